"""Pivot tables of seeded workbooks, worked out as the app does it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...apps.sheet.engine import Area
from ...apps.sheet.models import Pivot, PivotField, sheet_id
from ...apps.sheet.pivoting import Field, rewrite, to_row
from ..rows import new
from .books import Book, Page, Shelf


def add_pivot(shelf: Shelf, book: Book, source: Page, name: str, fields: Sequence[Field]) -> Page:
    """A pivot table of a table, on a sheet of its own from A1 on."""
    engine, number = book.engine, shelf.books.index(book) + 1
    page = book.page(name)
    covered = Area(1, 1, source.rows[-1], len(source.headers))
    pivot = new(
        Pivot,
        sheet_id=sheet_id(number, page.key), source_id=sheet_id(number, source.key), source=str(covered), row=1,
        column=1, height=1, width=1, problem=None,
    )  # fmt: skip
    engine.collect()
    rewrite(engine, pivot, fields, {info.key: info.name for info in engine.sheets()}, (), shelf.today)
    engine.collect()

    def add_rows() -> None:
        shelf.draft.add(pivot)
        counts = Counter[str]()
        for field in fields:
            counts[field.area] += 1
            row = to_row(field, pivot.id, pivot.sheet_id, counts[field.area])
            names = (column.key for column in PivotField.__table__.columns)
            shelf.draft.add(new(PivotField, **{name: getattr(row, name) for name in names}))

    book.then.append(add_rows)
    return page
