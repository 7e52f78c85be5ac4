"""Uploaded files brought in: as a new workbook, as a new sheet, below what a sheet holds, or in its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ...platform.database import Db
from ...platform.errors import Invalid
from .. import xlsx
from ..delimited import Settings, Table, Value, detect, read_table
from ..engine import Area, Engine, EngineFailure, address
from ..engine.entry import TypedValue
from ..models import Filter, FilterCriterion, Sheet, Workbook
from .attaching import attach
from .operations import LAST_COLUMN, LAST_ROW, MOST_CELLS, Work, on_sheet, operation, renew
from .sheets import MOST_SHEETS, check_name
from .uploads import visible_upload
from .workbooks import create_workbook

Way = Literal["sheet", "append", "replace", "cell"]


@dataclass(frozen=True)
class Into:
    """Where in a workbook a table goes; `sheet_id` is the sheet that one is at."""

    sheet_id: int
    way: Way = "sheet"
    name: str = ""  # of a new sheet
    row: int = 1
    column: int = 1
    #: Whether appended columns go below the headings that they have in the file, not one beside the other.
    by_heading: bool = True


def import_workbook(db: Db, upload_id: int, *, title: str = "", settings: Settings | None = None) -> Workbook:
    """A new workbook from a file; `settings` for delimited ones. Raises Invalid for one that cannot be read."""
    upload = visible_upload(db, upload_id)
    title = title.strip() or title_of(upload.name)
    if upload.ending == "xlsx":
        found = xlsx.read(upload.content, db.company.timezone)
        workbook = create_workbook(db, title=title, engine=found.engine)
        attach(db, workbook, found)
        if any(page.criteria for page in found.pages):
            # Subtotals leave out what these filters hide.
            renew(db, workbook.id)
        return workbook
    table = _table(db, upload.content, settings)
    engine = Engine.create(db.company.timezone)
    key = engine.sheets()[0].key
    engine.rename_sheet(key, _sheet_name(engine, title, besides=key))
    _write(engine, key, 1, 1, _all_lines(table))
    return create_workbook(db, title=title, engine=engine)


def import_upload(
    db: Db, upload_id: int, into: Into, *, settings: Settings | None = None, revision: int | None = None
) -> Work:
    """A delimited file into a workbook. Raises Invalid, naming the field or the line of the file."""
    upload = visible_upload(db, upload_id)
    sheet, workbook = on_sheet(db, into.sheet_id)
    if upload.ending == "xlsx":
        raise Invalid(way="An .xlsx file has sheets of its own: it comes in as a new workbook.")
    table = _table(db, upload.content, settings)
    with operation(db, workbook, "import", f"Importing {upload.name}", revision) as work:
        engine = work.engine
        match into.way:
            case "sheet":
                if len(engine.sheets()) >= MOST_SHEETS:
                    raise Invalid(way=f"A workbook has at most {MOST_SHEETS} sheets.")
                name = (
                    check_name(engine, into.name) if into.name.strip() else _sheet_name(engine, title_of(upload.name))
                )
                _write(engine, engine.add_sheet(name), 1, 1, _all_lines(table))
            case "replace":
                _empty(db, engine, sheet)
                _write(engine, sheet.key, 1, 1, _all_lines(table))
            case "append":
                _append(engine, sheet, table, by_heading=into.by_heading)
            case "cell":
                _write(engine, sheet.key, into.row, into.column, _all_lines(table))
    return work


def title_of(filename: str) -> str:
    """ "sales_march.csv" → "sales march"."""
    stem = filename.rpartition(".")[0] or filename
    return " ".join(stem.replace("_", " ").split())[:160] or "Imported"


@dataclass(frozen=True)
class Match:
    """Where the columns of a file go on a sheet: its column for each, None for one that has no heading there."""

    columns: list[int | None]
    top: int  # the sheet's row with the headings
    bottom: int  # its last row in use


def match_columns(shown: Mapping[tuple[int, int], str], table: Table, *, by_heading: bool) -> Match:
    """Where the columns go on a sheet with these cells. Raises Invalid where it has none of the file's headings."""
    if not shown:
        return Match(list(range(1, table.width + 1)), 0, 0)
    top, bottom = min(shown)[0], max(shown)[0]
    first = min(column for _, column in shown)
    if not (by_heading and table.headings):
        return Match(list(range(first, first + table.width)), top, bottom)
    there: dict[str, int] = {}
    for (row, column), text in sorted(shown.items()):
        if row == top:
            there.setdefault(text.strip().casefold(), column)
    columns = [there.get(heading.casefold()) for heading in table.headings]
    columns += [None] * (table.width - len(columns))
    if not any(columns):
        raise Invalid(
            by_heading=f"None of the file's headings is in row {top} of the sheet. Append in their order instead."
        )
    return Match(columns, top, bottom)


def _append(engine: Engine, sheet: Sheet, table: Table, *, by_heading: bool) -> None:
    """Below all that the sheet holds; a cell without a format of its own takes that of the last row in its column."""
    shown = {
        (row, column): reading.formatted
        for (key, row, column), reading in engine.known.items()
        if key == sheet.key and reading.kind != "empty"
    }
    match = match_columns(shown, table, by_heading=by_heading)
    if match.bottom == 0:
        _write(engine, sheet.key, 1, 1, _all_lines(table))
        return
    lines: list[tuple[int, dict[int, Value]]] = []
    for line in table.lines:
        values = zip(match.columns, line.values, strict=False)
        lines.append(
            (line.number, {column: value for column, value in values if column is not None and value is not None})
        )
    _check_size(match.bottom + len(lines), max((column or 0 for column in match.columns), default=0), len(lines))
    formats = {column: engine.style(sheet.key, match.bottom, column).get("f") for column in match.columns if column}
    for row, (number, found) in enumerate(lines, start=match.bottom + 1):
        for column, value in found.items():
            _put(engine, sheet.key, row, column, value, number)
            if (format := formats[column]) and isinstance(value, TypedValue) and value.kind == "number":
                engine.restyle(sheet.key, Area(row, column, row, column), {"f": format})


def _empty(db: Db, engine: Engine, sheet: Sheet) -> None:
    """Take from a sheet what stands on it with its looks, its merges and its filter; what hangs on cells stays."""
    for merge in engine.merges(sheet.key):
        engine.unmerge(sheet.key, merge)
    engine.clear(sheet.key, Area(1, 1, LAST_ROW, LAST_COLUMN), formats=True)
    filter = db.get(Filter, sheet.id)
    if filter is None:
        return
    for row in range(filter.top + 1, filter.bottom + 1):
        if engine.is_hidden(sheet.key, "row", row):
            engine.hide(sheet.key, "row", row, False)
    db.query(FilterCriterion).filter_by(sheet_id=sheet.id).delete()
    db.delete(filter)
    db.flush()


def _table(db: Db, data: bytes, settings: Settings | None) -> Table:

    table = read_table(data, settings or detect(data), db.today)
    cells = sum(len(line.values) for line in table.lines) + len(table.headings)
    _check_size(len(table.lines) + bool(table.headings), table.width, cells)
    return table


def _check_size(rows: int, columns: int, cells: int) -> None:
    if rows > LAST_ROW or columns > LAST_COLUMN or cells > MOST_CELLS:
        raise Invalid(
            file=f"This comes to {rows:,} rows and {columns:,} columns; a sheet takes {LAST_ROW:,} by {LAST_COLUMN} "
            f"and {MOST_CELLS:,} cells in all."
        )


def _all_lines(table: Table) -> list[tuple[int, Sequence[Value | None]]]:
    """The headings and the lines, each with its number in the file."""
    headings: list[Value | None] = [TypedValue("text", text=heading) if heading else None for heading in table.headings]
    # To the full width, so that what they are written over goes.
    lines: list[tuple[int, Sequence[Value | None]]] = [
        (line.number, [*line.values, *[None] * (table.width - len(line.values))]) for line in table.lines
    ]
    return [(1, headings), *lines] if headings else lines


def _write(engine: Engine, key: int, top: int, left: int, lines: Sequence[tuple[int, Sequence[Value | None]]]) -> None:
    width = max(len(values) for _, values in lines)
    _check_size(top + len(lines) - 1, left + width - 1, sum(len(values) for _, values in lines))
    for row, (number, values) in enumerate(lines, start=top):
        for column, value in enumerate(values, start=left):
            if value is not None:
                _put(engine, key, row, column, value, number)
            elif (key, row, column) in engine.known:
                engine.clear(key, Area(row, column, row, column))


def _put(engine: Engine, key: int, row: int, column: int, value: Value, line: int) -> None:
    if isinstance(value, TypedValue):
        engine.enter(key, row, column, value)
        return
    try:
        engine.enter_formula(key, row, column, value.text)
    except (Invalid, EngineFailure) as error:
        raise Invalid(
            file=f"Line {line}: the formula {value.text[:60]} cannot be worked out in {address(row, column)}. "
            "Fix it, or import formulas as text."
        ) from error


def _sheet_name(engine: Engine, title: str, besides: int | None = None) -> str:
    name = "".join(" " if letter in "[]*?/\\:'" else letter for letter in title)[:31].strip() or "Import"
    try:
        return check_name(engine, name, besides=besides)
    except Invalid:
        taken = {info.name.casefold() for info in engine.sheets()}
        return next(f"{name[:27]} {n}" for n in range(2, 100) if f"{name[:27]} {n}".casefold() not in taken)
