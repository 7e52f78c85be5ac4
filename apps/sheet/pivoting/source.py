"""The source of a pivot table: its headings, and the rows below them that its filters let through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from ..engine import Area, Reading, column_name
from ..rules.filtering import failing
from .spec import Field

Cells = Callable[[int, int], Reading | None]
#: How much of a heading is shown.
HEADING = 60


class PivotProblem(Exception):
    """Why a pivot table cannot show what it should, as people are told."""


@dataclass(frozen=True)
class Source:
    """What a pivot table sums up: where, and how to read a cell of it by row and column."""

    sheet: str
    area: Area
    cells: Cells


def heading_of(source: Source, column: int) -> str:
    reading = source.cells(source.area.top, column)
    return " ".join((reading.formatted if reading is not None else "").split())[:HEADING]


def heading_problem(source: Source) -> str | None:
    """What is wrong with the headings, in words."""
    if source.area.height < 2:
        return f"{source.sheet}!{source.area} has no rows below its headings. Choose at least two rows."
    for column in range(source.area.left, source.area.right + 1):
        if not heading_of(source, column):
            cell = f"{column_name(column)}{source.area.top}"
            return f"{cell} of {source.sheet} is blank: every column of the source needs a heading in its first row."
    return None


def source_of(sheet: str, key: int, area: Area, known: Mapping[tuple[int, int, int], Reading]) -> Source:
    """A source read from what an engine knows; whole columns end where something stands last."""
    if area.height > 5000:
        bottom = max((row for sheet, row, column in known if sheet == key and (row, column) in area), default=area.top)
        area = Area(area.top, area.left, max(bottom, min(area.top + 1, area.bottom)), area.right)
    return Source(sheet, area, lambda row, column: known.get((key, row, column)))


def source_rows(source: Source, fields: Sequence[Field], today: date) -> list[int]:
    """The rows with anything in them that pass every filter."""
    area, cells = source.area, source.cells
    criteria = [field.criterion for field in fields if field.area == "filter"]
    hidden = set(failing(lambda cell: cells(*cell), {}, area, criteria, today)) if criteria else set[int]()
    columns = range(area.left, area.right + 1)
    return [
        row
        for row in range(area.top + 1, area.bottom + 1)
        if row not in hidden
        and any((reading := cells(row, column)) is not None and reading.formatted != "" for column in columns)
    ]
