"""What a filter asks of a column, and which rows it hides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Any, Literal, get_args

from sqlalchemy import select

from ...platform.database import Db
from ..engine import Area, Reading, styles
from ..models import CellLook, FilterCriterion, place_id
from .conditions import DATES, DAYS, TWO_OPERANDS, compares, matches, on_day, operand
from .readings import Readings, readings_of

Operator = Literal[
    "contains", "not contains", "starts with", "ends with", "equals", "not equals", "greater", "at least", "less",
    "at most", "between", "not between", "date is", "date before", "date after", "empty", "not empty",
]  # fmt: skip
OPERATORS: tuple[str, ...] = get_args(Operator)
NO_OPERAND = ("empty", "not empty")
#: No color of its own.
PLAIN = "none"
_ORDERED = ("greater", "at least", "less", "at most", *TWO_OPERANDS)
Looks = Mapping[tuple[int, int], str | None]
#: Whether a cell may show: what it holds, and what a conditional format gives it.
Passes = Callable[[Reading | None, str | None], bool]


@dataclass(frozen=True)
class Criterion:
    """What is asked of one column; all that is set must hold. Colors as "#RRGGBB" or PLAIN."""

    column: int
    hidden: Sequence[str] = ()  # values as shown in the cells, sorted
    operator: str | None = None
    operand: str | None = None
    second: str | None = None
    fill: str | None = None
    color: str | None = None

    @classmethod
    def of(cls, row: FilterCriterion) -> Criterion:
        return cls(row.column, row.hidden_values, row.operator, row.operand, row.second, row.fill, row.color)

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> Criterion:
        return cls(**data)

    def dump(self) -> dict[str, Any]:
        return asdict(self) | {"hidden": list(self.hidden)}

    def row(self, sheet_id: int) -> FilterCriterion:
        """As a row of the sheet's filter, with the id that goes with its place."""
        return FilterCriterion(
            id=place_id(sheet_id, 1, self.column), sheet_id=sheet_id, column=self.column,
            hidden_values=list(self.hidden), operator=self.operator, operand=self.operand, second=self.second,
            fill=self.fill, color=self.color,
        )  # fmt: skip

    @property
    def is_free(self) -> bool:
        """Whether it asks nothing."""
        return not (self.hidden or self.operator or self.fill or self.color)

    def shifted(self, area: Area, change: Callable[[Area], Area | None]) -> Criterion | None:
        """As it is once rows or columns of its filter's area have been put in or taken out."""
        place = change(Area(area.top, self.column, area.bottom, self.column))
        return replace(self, column=place.left) if place is not None else None

    def passes(self, today: date) -> Passes:
        """The test of a cell on a day."""
        hidden = frozenset(self.hidden)
        holds = _condition(self, today)

        def test(reading: Reading | None, look: str | None) -> bool:
            if (reading.formatted if reading is not None else "") in hidden or not holds(reading):
                return False
            if self.fill is None and self.color is None:
                return True
            fill, color = colors(reading.style if reading is not None else None, look)
            return self.fill in (None, fill) and self.color in (None, color)

        return test


def colors(style: str | None, look: str | None) -> tuple[str, str]:
    """The fill and the color of the text that a cell shows, rules of looks before its own."""
    shown = styles.load(style) | styles.load(look)
    return shown.get("g") or PLAIN, shown.get("c") or PLAIN


def looks_of(db: Db, sheet_id: int) -> Looks:
    """What conditional formats give to the cells of a sheet."""
    query = select(CellLook.row, CellLook.column, CellLook.style).where(CellLook.sheet_id == sheet_id)
    return {(row, column): style for row, column, style in db.execute(query) if style is not None}


def hidden_rows(db: Db, sheet_id: int, area: Area, criteria: Sequence[Criterion]) -> list[int]:
    """The rows of an area, its header aside, that do not pass; as the tables have the cells."""
    if not criteria:
        return []
    readings: Readings = readings_of(db, sheet_id, [criterion.column for criterion in criteria])
    return failing(readings.get, looks_of(db, sheet_id) if colored(criteria) else {}, area, criteria, db.today)


def colored(criteria: Sequence[Criterion]) -> bool:
    """Whether any of them asks for a color."""
    return any(criterion.fill or criterion.color for criterion in criteria)


def failing(
    reading: Callable[[tuple[int, int]], Reading | None], looks: Looks, area: Area, criteria: Sequence[Criterion],
    today: date,
) -> list[int]:  # fmt: skip
    """The rows of an area, its header aside, that do not pass."""
    tests = [(criterion.column, criterion.passes(today)) for criterion in criteria]
    return [
        row
        for row in range(area.top + 1, area.bottom + 1)
        if not all(test(reading((row, column)), looks.get((row, column))) for column, test in tests)
    ]


def compares_with(operator: str | None, typed: str, today: date) -> bool:
    """Whether a condition can be asked with what was typed: numbers and days compare only with their like."""
    if operator in DATES and typed.casefold() in DAYS:
        return True
    return operator not in (*_ORDERED, *DATES) or isinstance(operand(typed, today), float)


def _condition(criterion: Criterion, today: date) -> Callable[[Reading | None], bool]:
    name, typed = criterion.operator, criterion.operand or ""
    first, second = operand(typed, today), operand(criterion.second, today)

    def formatted(reading: Reading | None) -> str:
        return reading.formatted if reading is not None else ""

    def number(reading: Reading | None) -> float | None:
        return reading.number if reading is not None and reading.kind == "number" else None

    def equals(reading: Reading | None) -> bool:
        value = number(reading)
        return (value is not None and value == first) or formatted(reading).casefold() == typed.casefold()

    match name:
        case None:
            return lambda reading: True
        case "empty":
            return lambda reading: formatted(reading) == ""
        case "not empty":
            return lambda reading: formatted(reading) != ""
        case "equals":
            return equals
        case "not equals":
            return lambda reading: not equals(reading)
        case _ if name in _ORDERED:
            return lambda reading: compares(name, number(reading), first, second)
        case _ if name in DATES:
            return lambda reading: reading is not None and on_day(name, reading, typed, today)
    return lambda reading: matches(name, formatted(reading), typed)
