"""A workbook as an xlsx file."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ..engine import DEFAULT_WIDTH, Area, Engine
from ..models import Cell, Column, Comment, DefinedName, EngineState, Merge, Row, Sheet, Workbook
from . import write_charts, write_rules
from .book import Book, page_class
from .formulas import cell_formula, for_file, is_area
from .outline.pictures import write_pictures
from .outline.writing import line_options, write_links

_BEYOND = 5
# As the editor draws rows without a height of their own.
_ROW = 22


def write(db: Db, workbook: Workbook) -> bytes:
    """The workbook as an xlsx file, its formulas as people typed them: the same bytes for the same workbook."""
    import xlsxwriter

    target = io.BytesIO()
    options = {"in_memory": True, "strings_to_urls": False, "nan_inf_to_errors": True}
    file = xlsxwriter.Workbook(target, options)
    # The file says when it was made: by the world's clock.
    made = db.now.replace(tzinfo=None)
    file.set_properties({"title": workbook.title, "author": workbook.owner.name, "created": made})
    sheets = list(db.scalars(select(Sheet).where(Sheet.workbook_id == workbook.id).order_by(Sheet.position)))
    names = list(
        db.scalars(select(DefinedName).where(DefinedName.workbook_id == workbook.id).order_by(DefinedName.name))
    )
    areas = {name.name.casefold() for name in names if is_area(name.refers_to)}
    book = Book(db, file, {sheet.id: sheet.name for sheet in sheets}, areas)
    pages = {sheet.id: file.add_worksheet(sheet.name, page_class()) for sheet in sheets}
    spills = _spills(db, workbook)
    for sheet in sheets:
        page = pages[sheet.id]
        _write_layout(book, sheet, page)
        write_links(book, sheet, page)
        _write_cells(book, sheet, page, spills.get(sheet.key, {}))
        write_rules.write(book, sheet, page)
        write_pictures(book, sheet, page)
        write_charts.write(book, sheet, page)
        _write_comments(db, sheet, page)
        if sheet.color:
            page.set_tab_color(sheet.color)
        if sheet.is_hidden:
            page.hide()
    first = pages[next(sheet.id for sheet in sheets if not sheet.is_hidden)]
    first.activate()
    first.set_first_sheet()
    for name in names:
        file.define_name(name.name, f"={for_file(name.refers_to)}")
    file.close()
    return target.getvalue()


def _spills(db: Db, workbook: Workbook) -> dict[int, dict[tuple[int, int], Area]]:
    """The areas that formulas fill, by the key of their sheet and their first cell."""
    has_spills = select(Cell.id).join(Sheet).where(Sheet.workbook_id == workbook.id, Cell.is_spilled).limit(1)
    if db.scalar(has_spills) is None:
        return {}
    engine = Engine.load_compressed(db.get_one(EngineState, workbook.id).data)
    found: dict[int, dict[tuple[int, int], Area]] = {}
    for (key, row, column), area in engine.spills().items():
        found.setdefault(key, {})[row, column] = area
    return found


def _write_layout(book: Book, sheet: Sheet, page: Any) -> None:
    db = book.db
    columns = db.scalars(select(Column).where(Column.sheet_id == sheet.id).order_by(Column.id))
    own = {column.number: column for column in columns}
    last = db.scalar(select(Cell.column).where(Cell.sheet_id == sheet.id).order_by(Cell.column.desc()).limit(1)) or 0
    grouped = line_options(db, sheet.id, "column")
    for number in range(1, max([last + _BEYOND, *own, *grouped]) + 1):
        column = own.get(number)
        width = (column.size if column else None) or DEFAULT_WIDTH
        format = book.format(column.style) if column else None
        hidden = {"hidden": True} if column and column.is_hidden else {}
        page.set_column_pixels(number - 1, number - 1, width, format, hidden | grouped.get(number, {}))
    page.set_default_row(_ROW * 0.75)
    grouped = line_options(db, sheet.id, "row")
    rows = {row.number: row for row in db.scalars(select(Row).where(Row.sheet_id == sheet.id))}
    for number in sorted({*rows, *grouped}):
        row = rows.get(number)
        hidden = {"hidden": True} if row and row.is_hidden else {}
        page.set_row_pixels(number - 1, (row and row.size) or _ROW, None, hidden | grouped.get(number, {}))
    for merge in db.scalars(select(Merge).where(Merge.sheet_id == sheet.id).order_by(Merge.id)):
        area = Area(merge.row, merge.column, merge.row + merge.height - 1, merge.column + merge.width - 1)
        page.merge_range(area.top - 1, area.left - 1, area.bottom - 1, area.right - 1, "")
    if sheet.frozen_rows or sheet.frozen_columns:
        page.freeze_panes(sheet.frozen_rows, sheet.frozen_columns)


def _write_cells(book: Book, sheet: Sheet, page: Any, spills: Mapping[tuple[int, int], Area]) -> None:
    # Rows of columns, not records: sheets have tens of thousands of them.
    columns = (Cell.row, Cell.column, Cell.formula, Cell.kind, Cell.number, Cell.text, Cell.style)
    for cell in book.db.execute(select(*columns).where(Cell.sheet_id == sheet.id).order_by(Cell.id)):
        at, format = (cell.row - 1, cell.column - 1), book.format(cell.style)
        value = _value(cell)
        if cell.formula is not None:
            area = spills.get((cell.row, cell.column), Area(cell.row, cell.column, cell.row, cell.column))
            formula, is_array = cell_formula(cell.formula, fills_more=area.size > 1, areas=book.areas)
            if is_array:
                page.write_dynamic_array_formula(*at, area.bottom - 1, area.right - 1, formula, format, value)
            else:
                page.write_formula(*at, formula, format, value)
        elif cell.kind == "number":
            page.write_number(*at, cell.number or 0.0, format)
        elif cell.kind == "bool":
            page.write_boolean(*at, cell.text == "TRUE", format)
        elif cell.kind == "error":
            page.write_formula(*at, f"={value}", format, value)
        elif cell.kind == "text":
            page.write_string(*at, cell.text or "", format)
        elif format is not None:
            page.write_blank(*at, None, format)


def _value(cell: Any) -> float | str | bool:
    if cell.kind == "number":
        return cell.number or 0.0
    return cell.text == "TRUE" if cell.kind == "bool" else cell.text or ""


def _write_comments(db: Db, sheet: Sheet, page: Any) -> None:
    """Threads that are not settled, as notes: one line for who speaks, then what they say."""
    threads = select(Comment).where(
        Comment.sheet_id == sheet.id, Comment.thread_id.is_(None), Comment.deleted_at.is_(None),
        Comment.resolved_at.is_(None),
    )  # fmt: skip
    notes: dict[tuple[int, int], list[Comment]] = {}
    for thread in db.scalars(threads.order_by(Comment.id)):
        notes.setdefault((thread.row, thread.column), []).extend((thread, *thread.replies))
    for (row, column), said in sorted(notes.items()):
        text = "\n\n".join(f"{one.author.name}:\n{one.body}" for one in said)
        page.write_comment(row - 1, column - 1, text, {"author": said[0].author.name, "x_scale": 2})
