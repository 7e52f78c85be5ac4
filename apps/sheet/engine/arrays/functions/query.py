"""QUERY: a table asked in a small language, as docs/formulas.md describes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import cmp_to_key

from .....platform.expressions import BadExpression, expression, like
from .. import values
from ..evaluation import Evaluation
from ..query_language import (
    AGGREGATES,
    MATCHERS,
    BadQuery,
    Col,
    Expression,
    Func,
    Literal,
    Query,
    expression_text,
    is_aggregated,
    place_of,
    read,
    renamed,
)
from ..registry import eager
from ..values import NA, VALUE, Array, Error, Ref, Rows, Scalar, Value

Row = Sequence[Scalar]
# How many values a query looks at for each of its table.
_EACH = 6
_EPOCH = date(1899, 12, 30).toordinal()


@eager("QUERY")
def query(ev: Evaluation, given: Value, text: Value, headers: Value = None) -> Value:
    """Raises VALUE where the query cannot be read or names what is not there, NA where nothing is found."""
    ref = ev.bounded(given) if isinstance(given, Ref) else None
    table = ev.array(ref if ref is not None else given)
    ev.spend(_EACH * table.height * table.width)
    try:
        asked = read(ev.text(text))
        found = _Table(table, ref.area.left if ref else None, ev.whole(headers, -1)).answer(asked)
    except (BadQuery, BadExpression):
        raise VALUE from None
    if not found:
        raise NA
    # What is empty in the table stays empty.
    return Array([["" if value is None else value for value in row] for row in found])


class _Table:
    """The rows below the headers, each column of one kind: what is of another counts as empty."""

    def __init__(self, table: Array, left: int | None, headers: int) -> None:
        self.left, self.width = left, table.width
        count = headers if headers >= 0 else int(_has_header(table.rows))
        self.headers = [
            " ".join(values.text(row[column]) for row in table.rows[:count] if row[column] is not None)
            for column in range(table.width)
        ]
        rows = table.rows[count:]
        kinds = [_kind([row[column] for row in rows]) for column in range(table.width)]
        self.rows: Rows = [
            [
                value if isinstance(value, Error) or type(value) is kind else None
                for value, kind in zip(row, kinds, strict=True)
            ]
            for row in rows
        ]

    def answer(self, asked: Query) -> Rows:
        asked = renamed(asked, lambda name: f"Col{self.place(name) + 1}")
        columns = asked.columns or tuple(Col(f"Col{n}") for n in range(1, self.width + 1))
        rows: Sequence[Row] = self.rows
        if asked.where is not None:
            rows = [row for row in rows if self.value(asked.where, [row]) is True]
        groups = [[row] for row in rows]
        if asked.groups or any(map(is_aggregated, columns)):
            groups = self.grouped(rows, asked.groups)
        for node, descending in reversed(asked.order):
            keys = [self.value(node, group) for group in groups]
            places = sorted(range(len(groups)), key=cmp_to_key(_comparing(keys)), reverse=descending)
            groups = [groups[at] for at in places]
        end = None if asked.limit is None else asked.offset + asked.limit
        found: Rows = [[self.value(node, group) for node in columns] for group in groups[asked.offset : end]]
        labels = dict(asked.labels)
        heads: list[Scalar] = [labels.get(node, self.label(node)) for node in columns]
        return [heads, *found] if any(heads) else found

    def place(self, name: str) -> int:
        return place_of(name, self.left, self.width)

    def label(self, node: Expression) -> str:
        if isinstance(node, Func) and node.name in AGGREGATES:
            return f"{node.name} {self.label(node.arguments[0])}".strip()
        return expression_text(node, lambda name: self.headers[self.place(name)])

    def grouped(self, rows: Sequence[Row], by: Sequence[Expression]) -> list[list[Row]]:
        """The rows that have the same values, in the order of these."""
        groups: dict[tuple[object, ...], tuple[list[Scalar], list[Row]]] = {}
        for row in rows:
            key = [self.value(node, [row]) for node in by]
            groups.setdefault(tuple((type(each), each) for each in key), (key, []))[1].append(row)
        found = list(groups.values())
        for at in reversed(range(len(by))):
            keys = [key[at] for key, _ in found]
            found = [found[place] for place in sorted(range(len(found)), key=cmp_to_key(_comparing(keys)))]
        return [group for _, group in found]

    def value(self, node: Expression, group: Sequence[Row]) -> Scalar:
        """What an expression comes to for a group of rows; outside of aggregates the first row speaks. Raises Error."""
        match node:
            case Literal(value):
                return value
            case Col(name):
                found = group[0][self.place(name)]
                if isinstance(found, Error):
                    raise found
                return found
            case Func(name, (inner,)) if name in AGGREGATES:
                return _aggregate(name, [self.value(inner, [row]) for row in group])
            case Func(name, arguments):
                return _apply(name, [self.value(each, group) for each in arguments])


def _has_header(rows: Rows) -> bool:
    """Whether the first row is texts over columns that hold something else."""
    first = rows[0] if rows else []
    return (
        all(isinstance(value, str) for value in first if value is not None)
        and any(value is not None for value in first)
        and any(_kind([row[column] for row in rows[1:]]) is not str for column in range(len(first)))
    )


def _kind(column: Sequence[Scalar]) -> type | None:
    """What most values of a column are."""
    counts = Counter(type(value) for value in column if value is not None and not isinstance(value, Error))
    order: Sequence[type] = (float, str, bool)
    return max(order, key=lambda kind: counts[kind]) if counts else str


def _comparing(keys: Sequence[Scalar]) -> Callable[[int, int], int]:
    """Empty ones first; texts by their letters, capitals before small ones."""

    def rank(value: Scalar) -> tuple[int, float, str]:
        if value is None:
            return -1, 0.0, ""
        return (values.rank(value)[0], 0.0, value) if isinstance(value, str) else values.rank(value)

    def compare(one: int, other: int) -> int:
        a, b = rank(keys[one]), rank(keys[other])
        return (a > b) - (a < b)

    return compare


def _aggregate(name: str, found: Sequence[Scalar]) -> Scalar:
    there = [value for value in found if value is not None]
    if name == "count":
        return float(len(there))
    if not there:
        return None
    if name in ("min", "max"):
        pick = min if name == "min" else max
        return pick(there, key=lambda value: (*values.rank(value)[:2], value if isinstance(value, str) else ""))
    if not all(isinstance(value, float) for value in there):
        raise BadQuery(f"{name}() adds numbers up: this column has texts.")
    total = sum(values.number(value) for value in there)
    return total if name == "sum" else total / len(there)


def _apply(name: str, given: Sequence[Scalar]) -> Scalar:
    first = given[0]
    second = given[1] if len(given) > 1 else None
    match name:
        case "and":
            return first is True and second is True
        case "or":
            return first is True or second is True
        case "not":
            return first is not True
        case "null":
            return first is None
        case "=" | "<>" | "<" | ">" | "<=" | ">=":
            return _compares(name, first, second)
        case _ if name in MATCHERS:
            return isinstance(first, str) and isinstance(second, str) and _TEXTS[name](first, second)
    if any(value is None for value in given):
        return None
    if name in ("lower", "upper"):
        text = values.text(first)
        return text.lower() if name == "lower" else text.upper()
    if any(not isinstance(value, float) for value in given):
        raise BadQuery(f"{name} works on numbers and days.")
    one, other = values.number(first), values.number(second) if second is not None else 0.0
    return _of_numbers(name, one, other)


def _of_numbers(name: str, one: float, other: float) -> Scalar:
    match name:
        case "+":
            return one + other
        case "-":
            return one - other
        case "*":
            return one * other
        case "/":
            return one / other if other else None
        case "abs":
            return abs(one)
        case "round":
            return float(int(one + 0.5)) if one >= 0 else -float(int(0.5 - one))
    day = date.fromordinal(_EPOCH + int(one))
    parts = {"year": day.year, "month": day.month - 1, "day": day.day, "quarter": (day.month + 2) // 3,
             "dayofweek": day.isoweekday() % 7 + 1}  # fmt: skip
    return float(parts[name])


def _compares(name: str, first: Scalar, second: Scalar) -> bool:
    """Only values of one kind compare; nothing compares with an empty one."""
    if type(first) is not type(second) or first is None:
        return name == "<>" and first is not None and second is not None
    return _COMPARE[name](first, second)


_COMPARE: Mapping[str, Callable[..., bool]] = {
    "=": lambda one, other: one == other,
    "<>": lambda one, other: one != other,
    "<": lambda one, other: one < other,
    ">": lambda one, other: one > other,
    "<=": lambda one, other: one <= other,
    ">=": lambda one, other: one >= other,
}
_TEXTS: Mapping[str, Callable[[str, str], bool]] = {
    "contains": lambda text, wanted: wanted in text,
    "starts with": str.startswith,
    "ends with": str.endswith,
    "matches": lambda text, wanted: expression(wanted, whole=True).fullmatch(text) is not None,
    "like": lambda text, wanted: like(wanted).fullmatch(text) is not None,
}
