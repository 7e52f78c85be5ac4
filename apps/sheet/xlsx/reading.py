"""An xlsx file as a workbook: what the engine reads of it, and what hangs on the cells, as rows yet to be added."""

from __future__ import annotations

import io
import re
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from ...platform.errors import Invalid
from ..engine import DEFAULT_HEIGHT, DEFAULT_WIDTH, Engine, EngineFailure, parse_area
from ..engine.entry import ERRORS, TypedValue
from . import budgets, read_charts, read_rules
from .archive import (
    Parts,
    extended,
    for_engine,
    is_sheet,
    looks_used,
    packed,
    parts,
    sheet_parts,
    turned_cells,
    without_cells,
    without_excess,
)
from .formulas import settle, without_tables
from .found import LAST_COLUMN, LAST_ROW, Found, Page, plural, stored_cells
from .looks import rotation_of, unkept
from .outline.pictures import read_pictures
from .outline.reading import read_groups, read_links
from .usual import usual

#: What damaged files make a reader stumble over.
_STUMBLES = (ArithmeticError, AttributeError, LookupError, OSError, SyntaxError, TypeError, ValueError, zlib.error)
#: What is looked for by the name of its part.
_LEFT_BEHIND = (
    ("xl/media/", "picture"), ("xl/pivotTables/", "pivot table"), ("xl/tables/", "table format"),
    ("xl/externalLinks/externalLink", "link to another file"), ("xl/slicers/", "slicer"),
    ("xl/vbaProject", "macro project"),
    ("xl/chartsheets/", "chart sheet"), ("xl/threadedComments/", "thread's dates and answers"),
)  # fmt: skip
#: What is looked for in the parts of sheets.
_SIGNS = (
    ("sheet with settings for printing",
     re.compile(rb'<(?:rowBreaks|colBreaks)\b|\borientation="landscape"|<odd(?:Header|Footer)>[^<]')),
    ("sheet with looks of whole rows, on their cells alone",
     re.compile(rb'<row\b(?=[^>]*\bcustomFormat="(?:1|true)")[^>]*\bs="[1-9]')),
)  # fmt: skip


def read(data: bytes, timezone: str) -> Found:
    """Raises Invalid, at `file`, for what is no xlsx file, damaged, or larger than a workbook can be."""
    found = parts(data)
    budgets.check(found)
    read = Counter[str]()
    try:
        found = without_tables(usual(found, read), read)
    except _STUMBLES as error:
        raise Invalid(file=budgets.DAMAGED) from error
    found, left = without_excess(found)
    left.update(read)
    for_it, frozen = for_engine(found)
    left["formula over tables or other files, as its value"] = frozen
    engine, kept = _engine(for_it, found, timezone)
    left.update(extended(found))
    for prefix, noun in _LEFT_BEHIND:
        left[noun] += sum(1 for name in found if name.startswith(prefix) and "/_rels/" not in name)
    for noun, sign in _SIGNS:
        left[noun] += sum(bool(sign.search(part)) for name, part in found.items() if is_sheet(name))
    left["name of one sheet alone, while others have it, too"] += for_it["xl/workbook.xml"].count(b"localSheetId=")
    try:
        pages = _pages(engine, found, left)
        plain = unkept(ElementTree.fromstring(found["xl/styles.xml"]), looks_used(found))
    except _STUMBLES as error:
        raise Invalid(file=budgets.DAMAGED) from error
    # Nothing of it is in any table yet.
    engine.recall({}, trusted=False)
    lost = [f"{n} {plural(noun, n)}" for noun, n in sorted(left.items()) if n > 0]
    return Found(engine, pages, kept + lost + plain)


def _pages(engine: Engine, found: dict[str, bytes], left: Counter[str]) -> list[Page]:
    import openpyxl

    file = openpyxl.load_workbook(io.BytesIO(without_cells(found)), keep_links=False)
    sheets, by_name = sheet_parts(found), {sheet.title.casefold(): sheet for sheet in file.worksheets}
    pages, shown = [], set[str]()
    for info in engine.sheets():
        page, sheet, part = (
            Page(info.key, info.name),
            by_name.get(info.name.casefold()),
            sheets.get(info.name.casefold()),
        )
        if sheet is not None and part in found:
            _lay_out(engine, info.key, sheet)
            read_rules.read(page, sheet, engine, left)
            read_rules.read_protection(page, sheet, found[part], left)
            read_charts.read(page, sheet, engine, found, part, left)
            shown |= read_pictures(page, sheet, found, part)
            read_links(page, engine, found, part, left)
            read_groups(page, sheet)
            _read_notes(page, sheet)
            _read_rotation(engine, info.key, turned_cells(found, part))
        pages.append(page)
    left["picture"] -= len(shown)
    return pages


def _engine(parts: Parts, whole: Parts, timezone: str) -> tuple[Engine, list[str]]:
    """The engine with the file in it, and what is to be told of formulas."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "upload.xlsx"
        path.write_bytes(packed(parts))
        try:
            engine = Engine.from_xlsx(str(path), timezone)
            used = engine.dimensions()
            # Once through, so that every formula is known to work out.
            kept = settle(engine, whole)
        except (Invalid, EngineFailure) as error:
            raise Invalid(file=budgets.DAMAGED) from error
    for (rows, columns), info in zip(used, engine.sheets(), strict=True):
        if rows > LAST_ROW or columns > LAST_COLUMN:
            raise Invalid(
                file=f"The sheet {info.name} is used up to row {rows:,} and column {columns:,}; "
                f"a sheet takes {LAST_ROW:,} rows by {LAST_COLUMN} columns."
            )
    _settle_errors(engine)
    return engine, kept


def _settle_errors(engine: Engine) -> None:
    """Errors that were typed are written as formulas in files: they are constants again."""
    for (key, row, column), reading in sorted(engine.known.items()):
        if reading.formula is not None and reading.formula.removeprefix("=") in ERRORS:
            engine.enter(key, row, column, TypedValue("error", text=reading.formula.removeprefix("=")))


def _lay_out(engine: Engine, key: int, sheet: Any) -> None:
    """Widths and heights in the pixels that other programs make of them, where the engine has its own idea."""
    for dimension in sheet.column_dimensions.values():
        if dimension.width is None or not dimension.customWidth:
            continue
        width = round(dimension.width * 7)
        for column in range(dimension.min or 1, min(dimension.max or 1, LAST_COLUMN) + 1):
            if dimension.hidden and not engine.is_hidden(key, "column", column):
                continue
            engine.resize(key, "column", column, width or DEFAULT_WIDTH)
            if dimension.hidden:
                engine.hide(key, "column", column, True)
    usual = sheet.sheet_format.defaultRowHeight
    for number, row in sheet.row_dimensions.items():
        if row.height is not None and number <= LAST_ROW:
            height = DEFAULT_HEIGHT if row.height == usual else round(row.height * 4 / 3)
            engine.resize(key, "row", number, height)
            if row.hidden:
                engine.hide(key, "row", number, True)


def _read_rotation(engine: Engine, key: int, cells: Iterable[tuple[str, int]]) -> None:
    for address, angle in cells:
        if turned := rotation_of(angle):
            engine.restyle(key, parse_area(address), {"r": turned})


def _read_notes(page: Page, sheet: Any) -> None:
    for cell in stored_cells(sheet):
        if cell.comment is not None and cell.row <= LAST_ROW and cell.column <= LAST_COLUMN:
            author = str(cell.comment.author or "").strip()
            page.notes.append((cell.row, cell.column, str(cell.comment.text or "").strip(), author))
