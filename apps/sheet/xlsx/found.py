"""What was read of a file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..engine import Area, Engine, area_lists

LAST_ROW, LAST_COLUMN = 50_000, 500


@dataclass
class Page:
    """What hangs on one sheet, by the engine's key of it."""

    key: int
    name: str
    filter: Area | None = None
    criteria: list[dict[str, Any]] = field(default_factory=list)
    validations: list[dict[str, Any]] = field(default_factory=list)
    formats: list[dict[str, Any]] = field(default_factory=list)
    protections: list[dict[str, Any]] = field(default_factory=list)
    charts: list[dict[str, Any]] = field(default_factory=list)
    pictures: list[dict[str, Any]] = field(default_factory=list)
    groups: list[dict[str, Any]] = field(default_factory=list)
    #: By row and column: a web address, or the key of a sheet and an area of it.
    links: dict[tuple[int, int], tuple[str | None, int | None, str | None]] = field(default_factory=dict)
    #: Row, column, text, author.
    notes: list[tuple[int, int, str, str]] = field(default_factory=list)


@dataclass
class Found:
    """`lost` says in a line each what of the file does not come in."""

    engine: Engine
    pages: list[Page]
    lost: list[str]


def corners(areas: Sequence[Area]) -> list[list[int]]:
    """Areas as rows keep them, within a sheet."""
    inside = area_lists.within(areas, Area(1, 1, LAST_ROW, LAST_COLUMN))
    return area_lists.dump(inside)


def stored_cells(sheet: Any) -> Iterator[Any]:
    """The cells that openpyxl read, by rows. Its `iter_rows` makes all between them: one far cell costs gigabytes."""
    for _, cell in sorted(sheet._cells.items()):
        yield cell


def plural(noun: str, n: int) -> str:
    """The noun for so many: "2 links to another file"."""
    word = re.split(r",| (?:of|over|that|to|too|with|in|counted) ", noun, maxsplit=1)[0]
    return f"{word}{'' if n == 1 or word.endswith('s') else 's'}{noun[len(word) :]}"
