"""Whether a cell passes what a filter asks of its column: a sheet's filter, or one of a pivot table."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import Literal, get_args

from ..engine import Reading
from ..engine.entry import read

Operator = Literal["contains", "equals", "not equals", "greater", "at least", "less", "at most", "empty", "not empty"]
OPERATORS: tuple[str, ...] = get_args(Operator)
_ORDER = {"greater": (1,), "at least": (0, 1), "less": (-1,), "at most": (-1, 0)}


def passes(
    reading: Reading | None, hidden_values: Collection[str], operator: str | None, operand: str | None, today: date
) -> bool:
    """Whether a cell shows none of the hidden values and meets the condition, if there is one."""
    shown = reading.formatted if reading is not None else ""
    if shown in hidden_values:
        return False
    operand = operand or ""
    match operator:
        case None:
            return True
        case "empty":
            return shown == ""
        case "not empty":
            return shown != ""
        case "contains":
            return operand.casefold() in shown.casefold()
        case "equals":
            return _compare(reading, operand, today) == 0 or shown.casefold() == operand.casefold()
        case "not equals":
            return _compare(reading, operand, today) != 0 and shown.casefold() != operand.casefold()
        case operator:
            return _compare(reading, operand, today) in _ORDER[operator]


def _compare(reading: Reading | None, operand: str, today: date) -> int | None:
    """-1, 0 or 1 as a number or date is below, at or above what was typed; None if they do not compare."""
    wanted = read(operand, today)
    if reading is None or reading.kind != "number" or wanted.kind != "number" or reading.number is None:
        return None
    return (reading.number > wanted.number) - (reading.number < wanted.number)
