"""Rows and columns as actions speak of them: an axis, the first one, and how many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ...platform.errors import Invalid
from ..engine import column_name
from .operations import LAST_COLUMN, LAST_ROW

Axis = Literal["row", "column"]
#: In one operation.
MOST_INSERTED = 500


def lines_name(axis: Axis, at: int, count: int) -> str:
    """ "row 5", "columns B to D"."""
    first, last = (str(at), str(at + count - 1)) if axis == "row" else (column_name(at), column_name(at + count - 1))
    return f"{axis} {first}" if count == 1 else f"{axis}s {first} to {last}"


def joined(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Lines, each by its first and how many, in order and each once."""
    found: list[tuple[int, int]] = []
    for at, count in sorted(spans):
        if found and at <= sum(found[-1]):
            first = found[-1][0]
            found[-1] = first, max(sum(found[-1]), at + count) - first
        else:
            found.append((at, count))
    return found


def begin(text: str) -> str:
    """ "row 5" as a sentence begins with it."""
    return text[:1].upper() + text[1:]


def check_lines(axis: Axis, at: int, count: int) -> None:
    """Raise Invalid for rows or columns outside of what a sheet here can hold."""
    last = LAST_ROW if axis == "row" else LAST_COLUMN
    if axis not in ("row", "column") or at < 1 or count < 1 or at + count - 1 > last:
        raise Invalid({"": f"There are no such {axis}s: a sheet ends at {axis} {last:,}."})
