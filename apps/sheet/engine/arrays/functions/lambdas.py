"""LET, LAMBDA and the functions that call one."""

from __future__ import annotations

from collections.abc import Sequence

from ..evaluation import Evaluation, Scope
from ..registry import eager, lazy
from ..syntax import Missing, Name, Node
from ..values import CALC, VALUE, Array, Error, Function, Ref, Rows, Scalar, Value


@lazy("LET")
def let(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    if len(nodes) < 3 or len(nodes) % 2 == 0:
        raise VALUE
    known = dict(scope)
    for name, node in zip(nodes[:-1:2], nodes[1::2], strict=False):
        if not isinstance(name, Name):
            raise VALUE
        try:
            known[name.name.casefold()] = ev.value(node, known)
        except Error as error:
            known[name.name.casefold()] = error
    return ev.value(nodes[-1], known)


@lazy("LAMBDA")
def lambda_(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    names = [node.name for node in nodes[:-1] if isinstance(node, Name)]
    if not nodes or len(names) != len(nodes) - 1:
        raise VALUE
    inner = dict(scope)

    def call(given: Sequence[Value]) -> Value:
        return ev.value(nodes[-1], {**inner, **{name.casefold(): v for name, v in zip(names, given, strict=True)}})

    return Function(names, call)


@lazy("ISOMITTED")
def is_omitted(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    if len(nodes) != 1:
        raise VALUE
    return isinstance(nodes[0], Missing) or ev.value(nodes[0], scope) is None


def _one(ev: Evaluation, function: Value, *given: Value) -> Scalar:
    """What a LAMBDA makes of values, where one value is wanted."""
    try:
        found = ev.array(ev.apply(function, given))
    except Error as error:
        return error
    return found.rows[0][0] if found.height == found.width == 1 else CALC


@eager("MAP")
def map_(ev: Evaluation, *given: Value) -> Value:
    if len(given) < 2:
        raise VALUE
    arrays, function = [ev.array(each) for each in given[:-1]], given[-1]
    height, width = max(each.height for each in arrays), max(each.width for each in arrays)
    return Array(
        [
            [_one(ev, function, *(each.at(row, column) for each in arrays)) for column in range(width)]
            for row in range(height)
        ]
    )


@eager("REDUCE")
def reduce(ev: Evaluation, start: Value, given: Value, function: Value) -> Value:
    total = start
    for value in ev.array(given).flat():
        total = ev.apply(function, [total, value])
    return total


@eager("SCAN")
def scan(ev: Evaluation, start: Value, given: Value, function: Value) -> Value:
    total: Value = start
    rows: Rows = []
    for line in ev.array(given).rows:
        rows.append([])
        for value in line:
            total = _one(ev, function, total, value)
            rows[-1].append(total)
    return Array(rows)


@eager("BYROW")
def by_row(ev: Evaluation, given: Value, function: Value) -> Value:
    return Array([[_one(ev, function, _line(given, ev, row, True))] for row in range(ev.array(given).height)])


@eager("BYCOL")
def by_column(ev: Evaluation, given: Value, function: Value) -> Value:
    return Array([[_one(ev, function, _line(given, ev, column, False)) for column in range(ev.array(given).width)]])


def _line(given: Value, ev: Evaluation, at: int, is_row: bool) -> Value:
    array = ev.array(given)
    if isinstance(given, Ref):
        area = given.area
        if is_row:
            return Ref(given.sheet, type(area)(area.top + at, area.left, area.top + at, area.right))
        return Ref(given.sheet, type(area)(area.top, area.left + at, area.bottom, area.left + at))
    return Array([array.rows[at]]) if is_row else Array([[row[at]] for row in array.rows])


@eager("MAKEARRAY")
def make_array(ev: Evaluation, rows: Value, columns: Value, function: Value) -> Value:
    height, width = ev.whole(rows), ev.whole(columns)
    if not (1 <= height <= 10_000 and 1 <= width <= 500 and height * width <= 100_000):
        raise VALUE
    return Array(
        [
            [_one(ev, function, float(row), float(column)) for column in range(1, width + 1)]
            for row in range(1, height + 1)
        ]
    )


@eager("ARRAYFORMULA")
def array_formula(ev: Evaluation, value: Value) -> Value:
    """Everything here goes over arrays as it is."""
    return ev.array(value)
