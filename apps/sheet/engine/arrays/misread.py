"""Single values that the engine gets wrong: numbers in a format, and criteria that compare texts."""

from __future__ import annotations

import re

from .registry import named
from .syntax import Binary, Call, Constant, Node, Place, Unary
from .values import Error, day_of, number_of_text

#: Functions with criteria, and at which of their arguments.
_CRITERIA = {
    **dict.fromkeys(("COUNTIF", "SUMIF", "AVERAGEIF"), slice(1, 2)),
    "COUNTIFS": slice(1, None, 2),
    **dict.fromkeys(("SUMIFS", "AVERAGEIFS", "MAXIFS", "MINIFS"), slice(2, None, 2)),
}
_OPERATOR = re.compile(r"(<>|<=|>=)(.*)", re.DOTALL)
#: Days alone: the engine rounds none of them.
_DAYS = re.compile(r"(?=.*[dmy])[dmy ,./-]+", re.IGNORECASE)
_NUMERIC = named(
    """
    DATE TODAY NOW EDATE EOMONTH WORKDAY YEAR MONTH DAY SUM AVERAGE COUNT COUNTA ROUND ABS INT LARGE SMALL MEDIAN
    """
)


#: Of single values: times in texts, parts of seconds, degrees.
WORDS = named("TEXT VALUE SECOND CONVERT")
_WARM = ("C", "F", "K", "cel", "fah", "kel", "Rank", "Reau")


def misreads(call: Call) -> bool:
    """Whether the engine would get this function's value wrong, as its text tells."""
    if call.function in ("VALUE", "SECOND"):
        return True
    if call.function == "CONVERT":
        return not all(isinstance(each, Constant) and each.value not in _WARM for each in call.arguments[1:])
    if call.function == "MATCH":
        return len(call.arguments) == 3 and isinstance(call.arguments[2], Unary)
    if call.function in ("SUMIF", "AVERAGEIF") and _differ_in_size(call.arguments):
        return True
    if call.function == "TEXT":
        return len(call.arguments) == 2 and (not _is_day(call.arguments[1]) or _is_text(call.arguments[0]))
    if (places := _CRITERIA.get(call.function)) is not None:
        criteria = call.arguments[places]
        return any(map(_compares_texts, criteria)) or (any(map(_begins_with_a_cell, criteria)) and _in_lines(call))
    return False


def _begins_with_a_cell(criterion: Node) -> bool:
    """Whether a cell may say how it compares."""
    first = criterion.spine()[0] if isinstance(criterion, Binary) else criterion
    return isinstance(first, Place) and first.area.size == 1


def _in_lines(call: Call) -> bool:
    """Whether all is looked for in single rows or columns, which have an index here."""
    areas = [each.area for each in call.arguments if isinstance(each, Place)]
    return all(1 in (area.height, area.width) for area in areas)


def _differ_in_size(arguments: tuple[Node, ...]) -> bool:
    """Whether what is added up is given by its first cell alone."""
    if len(arguments) < 3 or not isinstance(arguments[0], Place) or not isinstance(arguments[2], Place):
        return False
    one, other = arguments[0].area, arguments[2].area
    return (one.height, one.width) != (other.height, other.width)


def _is_day(format: Node) -> bool:
    return isinstance(format, Constant) and isinstance(format.value, str) and bool(_DAYS.fullmatch(format.value))


def _is_text(node: Node) -> bool:
    return isinstance(node, Constant) and isinstance(node.value, str)


def _compares_texts(criterion: Node) -> bool:
    """Whether it may be "<>x", which the engine takes for "another text", or ">=x", which it turns round."""
    first, rest = criterion, list[Node]()
    if isinstance(criterion, Binary):
        first, chain = criterion.spine()
        rest = [each.right for each in chain]
        if any(each.operator != "&" for each in chain):
            return False
    if not isinstance(first, Constant) or not isinstance(first.value, str):
        return False
    match = _OPERATOR.match(first.value)
    if match is None:
        return False
    if rest:
        return not (match[2] == "" and len(rest) == 1 and _is_number(rest[0]))
    operand = match[2]
    if match[1] == "<>" and (operand == "" or re.search(r"[*?~]", operand)):
        return False
    return not _says_number(operand)


def _says_number(text: str) -> bool:
    try:
        number_of_text(text)
    except Error:
        return day_of(text) is not None
    return True


def _is_number(node: Node) -> bool:
    """Whether a tree comes to a number whatever the cells hold."""
    match node:
        case Constant(value):
            return isinstance(value, float)
        case Unary():
            return True
        case Binary():
            _, chain = node.spine()
            return all(each.operator in "+-*/^" for each in chain)
        case Call(function):
            return function in _NUMERIC
    return False
