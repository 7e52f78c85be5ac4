"""What a delimited file would come in as: its first rows, where its columns go, what is odd about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flask import g
from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import DomainError, Invalid
from ...platform.parameters import read_id, read_text
from .. import actions
from ..actions.imports import Into, match_columns
from ..delimited import SEPARATORS, Formula, Settings, Table, Warning, detect, read_table
from ..engine import Engine, column_name, parse_area
from ..models import Cell, Sheet, Upload, Workbook
from ..permissions import visible_sheet

_ROWS, _COLUMNS, _WARNINGS = 10, 14, 8
_CHARACTERS = {name.lower(): character for character, name in SEPARATORS}
_WORDS = {character: name for name, character in _CHARACTERS.items()}


@dataclass(frozen=True)
class Destination:
    """The sheet from which somebody came to import something, if they did, and the cell that they were at."""

    sheet: Sheet | None
    cell: str = "A1"

    @classmethod
    def read(cls, db: Db) -> Destination:
        """Raises NotFound and Forbidden."""
        id = read_id("sheet")
        return cls(visible_sheet(db, id, "editor") if id is not None else None, read_text("at", "A1", most=12) or "A1")

    @property
    def workbook(self) -> Workbook | None:
        return self.sheet.workbook if self.sheet else None

    @property
    def query(self) -> dict[str, Any]:
        return {"sheet": self.sheet.id, "at": self.cell} if self.sheet else {}

    @property
    def ways(self) -> list[tuple[str, str]]:
        if self.sheet is None:
            return [("workbook", "New workbook")]
        name = self.sheet.name
        return [
            ("sheet", "New sheet of this workbook"),
            ("append", f"Append to the sheet {name}"),
            ("replace", f"Replace the sheet {name}"),
            ("cell", f"Write over the sheet {name} from a cell on"),
            ("workbook", "New workbook"),
        ]


@dataclass(frozen=True)
class Preview:
    """`refusal` says why there is none; otherwise rows are lists of (shown, kind), each with its line in the file."""

    refusal: str = ""
    places: tuple[str, ...] = ()  # the letters of the sheet's columns; "–" for one that is left out
    headings: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    rows: tuple[tuple[int, tuple[tuple[str, str], ...]], ...] = ()
    row_count: int = 0
    column_count: int = 0
    warnings: tuple[Warning, ...] = ()
    warning_count: int = 0
    note: str = ""


def prepare(db: Db, data: bytes, target: Destination) -> Settings:
    """How the file seems to be written; the form's choices of lines and ways follow."""
    settings = detect(data)
    try:
        tops = read_table(data, Settings(settings.encoding, settings.separator, settings.quotes, 0), db.today).tops
    except DomainError:
        tops = []
    g.import_headers = [("0", "None: all lines are data"), *((str(n), f"Line {n}: {text}") for n, text in tops)]
    g.import_ways = target.ways
    return settings


def first_values(settings: Settings, target: Destination, name: str) -> dict[str, Any]:
    return {
        "encoding": settings.encoding, "separator": _WORDS[settings.separator], "header": str(settings.header),
        "dates": settings.dates, "decimals": settings.decimals, "quotes": settings.quotes,
        "converts": settings.converts, "keeps_zeros": settings.keeps_zeros, "formulas": settings.formulas,
        "way": target.ways[0][0], "name": name, "cell": target.cell, "columns": "heading",
    }  # fmt: skip


def settings_of(values: dict[str, Any]) -> Settings:
    return Settings(
        encoding=values["encoding"], separator=_CHARACTERS[values["separator"]], quotes=values["quotes"],
        header=int(values["header"]), dates=values["dates"], decimals=values["decimals"],
        converts=values["converts"], keeps_zeros=values["keeps_zeros"], formulas=values["formulas"],
    )  # fmt: skip


def bring_in(db: Db, upload: Upload, values: dict[str, Any], target: Destination) -> tuple[int, int | None]:
    """Import as the form says; returns the workbook and the sheet to show."""
    settings = settings_of(values)
    if values["way"] == "workbook" or target.sheet is None:
        return actions.import_workbook(db, upload.id, title=values["name"] or "", settings=settings).id, None
    sheet, before = target.sheet, set(db.scalars(select(Sheet.id).where(Sheet.workbook_id == target.sheet.workbook_id)))
    row, column = _corner(values) if values["way"] == "cell" else (1, 1)
    into = Into(sheet.id, values["way"], values["name"] or "", row, column, values["columns"] == "heading")
    work = actions.import_upload(db, upload.id, into, settings=settings)
    shown = actions.new_sheet_id(work, before) if values["way"] == "sheet" else sheet.id
    return sheet.workbook_id, shown


def _corner(values: dict[str, Any]) -> tuple[int, int]:
    try:
        area = parse_area(values["cell"] or "")
    except ValueError:
        raise Invalid(cell="Type a cell such as B5.") from None
    return area.top, area.left


def preview(db: Db, data: bytes, values: dict[str, Any] | None, target: Destination) -> Preview:
    """The first rows; `values` are those of the form, None where they make no sense."""
    if values is None:
        return Preview(refusal="Choose how to read the file first.")
    try:
        table = read_table(data, settings_of(values), db.today)
        places, note = _places(db, table, values, target)
    except DomainError as error:
        return Preview(refusal=str(error))
    width = min(table.width, _COLUMNS)
    headings = (*table.headings, *[""] * (table.width - len(table.headings)))[:width]
    return Preview(
        places=tuple(places[:width]), headings=headings, kinds=tuple(table.kinds()[:width]),
        rows=_rows(table, width), row_count=len(table.lines), column_count=table.width,
        warnings=tuple(table.warnings[:_WARNINGS]), warning_count=len(table.warnings), note=note,
    )  # fmt: skip


def _places(db: Db, table: Table, values: dict[str, Any], target: Destination) -> tuple[list[str], str]:
    if target.sheet is None or values["way"] in ("workbook", "sheet", "replace"):
        return [column_name(column) for column in range(1, table.width + 1)], ""
    if values["way"] == "cell":
        row, left = _corner(values)
        return [column_name(column) for column in range(left, left + table.width)], f"The first line goes to row {row}."
    cells = select(Cell.row, Cell.column, Cell.formatted).where(Cell.sheet_id == target.sheet.id, Cell.kind != "empty")
    shown = {(row, column): text for row, column, text in db.execute(cells)}
    match = match_columns(shown, table, by_heading=values["columns"] == "heading")
    left_out = [
        table.headings[at] if at < len(table.headings) else f"column {at + 1}"
        for at, column in enumerate(match.columns)
        if column is None
    ]
    note = f"The rows go to row {match.bottom + 1} and below."
    if left_out:
        note += f" Left out, for the sheet has no such heading: {', '.join(left_out)}."
    return [column_name(column) if column else "–" for column in match.columns], note


def _rows(table: Table, width: int) -> tuple[tuple[int, tuple[tuple[str, str], ...]], ...]:
    """The first lines as a sheet would show them; formulas as they are written."""
    lines = table.lines[:_ROWS]
    engine = Engine.create()
    key = engine.sheets()[0].key
    for row, line in enumerate(lines, start=1):
        for column, value in enumerate(line.values[:width], start=1):
            if value is not None and not isinstance(value, Formula):
                engine.enter(key, row, column, value)
    engine.collect()
    found = []
    for row, line in enumerate(lines, start=1):
        cells = []
        for column in range(1, width + 1):
            value = line.values[column - 1] if column <= len(line.values) else None
            reading = engine.reading(key, row, column)
            shown = value.text if isinstance(value, Formula) else reading.formatted if reading is not None else ""
            cells.append((shown[:60], reading.kind if reading is not None else "text"))
        found.append((line.number, tuple(cells)))
    return tuple(found)
