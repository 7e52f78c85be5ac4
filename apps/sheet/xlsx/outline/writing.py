"""Links and groups of a sheet, into a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from ....platform.database import Db
from ...engine.refs import quoted
from ...models import CellLink, LineGroup, Sheet
from ..book import Book


def write_links(book: Book, sheet: Sheet, page: Any) -> None:
    """Before the cells are written: of a link comes a text, in the place of which they put what they hold."""
    for link in book.db.scalars(select(CellLink).where(CellLink.sheet_id == sheet.id).order_by(CellLink.id)):
        url = link.url
        if link.target_id is not None and link.target is not None:
            url = f"internal:{quoted(book.names[link.target_id])}!{link.target}"
        if url is not None:
            page.write_url(link.row - 1, link.column - 1, url)


def line_options(db: Db, sheet_id: int, axis: str) -> dict[int, dict[str, Any]]:
    """What a file says of the rows or columns that groups are made of, by their numbers."""
    found: dict[int, dict[str, Any]] = {}
    groups = select(LineGroup).where(LineGroup.sheet_id == sheet_id, LineGroup.axis == axis).order_by(LineGroup.id)
    folded = list(db.scalars(groups))
    for number, level in sorted(_levels(folded).items()):
        found[number] = {"level": level}
    for group in folded:
        if group.is_collapsed:
            found.setdefault(group.last + 1, {})["collapsed"] = True
    return found


def _levels(groups: Iterable[LineGroup]) -> Counter[int]:
    return Counter(number for group in groups for number in range(group.first, group.last + 1))
