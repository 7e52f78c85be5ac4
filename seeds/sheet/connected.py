"""Workbooks that import from others on the shelf: their values while they are made, and the rows that say so."""

from __future__ import annotations

from collections.abc import Mapping

from ...apps.sheet.engine import Reading, parse_area
from ...apps.sheet.engine.arrays.values import REF, Error, Rows, Scalar
from ...apps.sheet.models import Connection, Import
from ..rows import new
from .books import Book, Shelf

Cell = tuple[int, int, int]


def connect(shelf: Shelf, book: Book) -> None:
    """Let a workbook import from those that stand before it on the shelf, as its owner has allowed."""
    id = len(shelf.books)
    sources: set[int] = set()

    def elsewhere(named: str, cells: str) -> Rows:
        source = next((at for at, other in enumerate(shelf.books[: id - 1], 1) if other.title == named), None)
        if source is None:
            raise REF
        sources.add(source)
        return _read(shelf.books[source - 1], cells)

    def add_rows() -> None:
        for source in sorted(sources):
            connection = new(Connection, workbook_id=id, source_id=source, allowed_by_id=book.owner.id)
            shelf.draft.add(connection, at=book.touched, by=book.owner.id)
            shelf.draft.add(new(Import, workbook_id=id, source_id=source))

    book.engine.elsewhere = elsewhere
    book.then.append(add_rows)


def _read(book: Book, cells: str) -> Rows:
    name, _, place = cells.rpartition("!")
    page = next(page for page in book.pages if page.name == name)
    area = parse_area(place)
    known: Mapping[Cell, Reading] = book.engine.known
    return [
        [_value(known.get((page.key, row, column))) for column in range(area.left, area.right + 1)]
        for row in range(area.top, area.bottom + 1)
    ]


def _value(reading: Reading | None) -> Scalar:
    if reading is None or reading.kind == "empty":
        return None
    if reading.kind == "number":
        return reading.number
    return Error(reading.text or "") if reading.kind == "error" else reading.text
