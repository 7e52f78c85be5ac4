"""The number format that a formula's cell takes over from what it refers to, where the engine's own guess is wrong."""

from __future__ import annotations

from collections.abc import Callable

from .arrays import parse
from .arrays.syntax import Binary, Call, Node, NotReadable, Place, Range, Unary
from .entry import is_date_format, is_money_format

#: Functions whose result is of the kind of one of their arguments, and which.
_LIKE_ARGUMENT = {
    **dict.fromkeys(("SUM", "AVERAGE", "MIN", "MAX", "MEDIAN", "LARGE", "SMALL", "SUMIFS", "AVERAGEIFS", "MAXIFS"), 0),
    **dict.fromkeys(("MINIFS", "ABS", "ROUND", "ROUNDUP", "ROUNDDOWN", "IFERROR", "IFNA", "INDEX"), 0),
    **dict.fromkeys(("FILTER", "SORT", "UNIQUE", "TAKE"), 0),
    **dict.fromkeys(("IF", "SUBTOTAL"), 1),
    **dict.fromkeys(("SUMIF", "AVERAGEIF", "XLOOKUP", "AGGREGATE"), 2),
}
_DAYS = frozenset({"TODAY", "NOW", "DATE", "EDATE", "EOMONTH", "WORKDAY", "WORKDAY.INTL"})
_PLAIN = frozenset({"NPER", "DAYS", "DATEDIF", "NETWORKDAYS", "COUNT", "COUNTA", "YEAR", "MONTH", "DAY", "ROWS"})
#: A format for how many days there are.
_DATE = "m/d/yyyy"


def mended(formula: str, guess: str, format_at: Callable[[Place], str | None]) -> str:
    """The format for a formula's cell, which is the engine's guess unless that is known to be wrong."""
    try:
        node = parse(formula)
    except NotReadable:
        return guess
    wanted = _format(node, format_at)
    if is_date_format(guess) and wanted is None and isinstance(node, Binary) and node.operator == "-":
        # From one day to another there are so many days.
        return "general"
    if isinstance(node, Call) and node.function in _PLAIN:
        return "general"
    is_known = wanted is not None and (is_money_format(wanted) or is_date_format(wanted))
    return wanted if wanted is not None and is_known and guess == "general" else guess


def _format(node: Node, format_at: Callable[[Place], str | None]) -> str | None:
    match node:
        case Place():
            return format_at(node)
        case Range(first):
            return _format(first, format_at)
        case Unary("-" | "+", operand):
            return _format(operand, format_at)
        case Binary():
            first, chain = node.spine()
            found = _format(first, format_at)
            for each in chain:
                found = _of_two(each.operator, found, _format(each.right, format_at))
            return found
        case Call(function, arguments):
            if function in _DAYS:
                return _DATE
            if function == "IF" and len(arguments) == 3:
                return _format(arguments[1], format_at) or _format(arguments[2], format_at)
            at = _LIKE_ARGUMENT.get(function)
            if at is not None and arguments:
                return _format(arguments[at if at < len(arguments) else 0], format_at)
    return None


def _of_two(operator: str, one: str | None, other: str | None) -> str | None:
    if operator in "+-":
        days = [each for each in (one, other) if each is not None and is_date_format(each)]
        return None if len(days) == 2 else one or other
    if operator == "*":
        return one if one is not None and is_money_format(one) else other
    # Money by money is a share.
    return one if operator == "/" and other is None else None
