"""Pages of a table on a page that shows more than that: so many rows at a time, with a search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from sqlalchemy import Select, func, select

from ....platform.database import Db
from ....platform.parameters import read_page


@dataclass(frozen=True)
class Page:
    """A page of rows, as the kit's pager shows it."""

    rows: list[Any]
    total: int
    number: int
    size: int
    url: str
    text: str

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // self.size))

    @property
    def first(self) -> int:
        return (self.number - 1) * self.size + 1

    @property
    def last(self) -> int:
        return self.first + len(self.rows) - 1

    @property
    def previous_url(self) -> str | None:
        return self.at(self.number - 1) if self.number > 1 else None

    @property
    def next_url(self) -> str | None:
        return self.at(self.number + 1) if self.number < self.pages else None

    def at(self, number: int) -> str:
        """The address of another page."""
        asked = [("q", self.text)] if self.text else []
        asked += [("page", str(number))] if number > 1 else []
        return f"{self.url}?{urlencode(asked)}" if asked else self.url


def page_of(db: Db, found: Select[Any], url: str, text: str, size: int = 20) -> Page:
    """The page that the request asks for; the last one where there are not so many."""
    count = select(func.count()).select_from(found.order_by(None).subquery())
    total = db.scalar(count) or 0
    number = min(read_page(), max(1, -(-total // size)))
    rows = list(db.scalars(found.limit(size).offset((number - 1) * size)).unique())
    return Page(rows, total, number, size, url, text)
