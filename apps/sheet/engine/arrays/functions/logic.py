"""IF and its kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .. import values
from ..evaluation import Evaluation, Scope, attempt, extent
from ..registry import eager, lazy, lifted
from ..syntax import Missing, Node
from ..values import NA, VALUE, Array, Error, Ref, Scalar, Value
from .aggregates import all_values


def _is_single(ev: Evaluation, value: Value) -> bool:
    if isinstance(value, Ref):
        return value.area.size == 1
    return not isinstance(value, Array) or value.height == value.width == 1


def _tables(ev: Evaluation, *given: Value) -> tuple[list[Array], range, range]:
    arrays = [ev.array(each) for each in given]
    height, width = extent(arrays)
    return arrays, range(height), range(width)


def _settled(ev: Evaluation, node: Node, scope: Scope) -> Value:
    """A branch's value, or the error that it comes to, which may not be chosen anywhere."""
    try:
        return ev.value(node, scope)
    except Error as error:
        return error


@lazy("IF")
def if_(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    if not 2 <= len(nodes) <= 3:
        raise NA
    condition = ev.value(nodes[0], scope)
    if _is_single(ev, condition):
        if values.truth(ev.scalar(condition)):
            return ev.value(nodes[1], scope) if not isinstance(nodes[1], Missing) else 0.0
        if len(nodes) < 3:
            return False
        return ev.value(nodes[2], scope) if not isinstance(nodes[2], Missing) else 0.0
    then = _settled(ev, nodes[1], scope)
    other = _settled(ev, nodes[2], scope) if len(nodes) == 3 else False
    arrays, rows, columns = _tables(ev, condition, then, other)

    def choose(test: Scalar, yes: Scalar, no: Scalar) -> Scalar:
        return yes if values.truth(test) else no

    return Array([[attempt(choose, [each.at(row, column) for each in arrays]) for column in columns] for row in rows])


@lazy("IFS")
def ifs(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    if not nodes or len(nodes) % 2:
        raise NA
    if all(_is_single(ev, ev.value(test, scope)) for test in nodes[::2]):
        for test, node in zip(nodes[::2], nodes[1::2], strict=True):
            if values.truth(ev.scalar(ev.value(test, scope))):
                return ev.value(node, scope)
        raise NA
    given = [_settled(ev, node, scope) for node in nodes]

    def choose(*each: Scalar) -> Scalar:
        for test, value in zip(each[::2], each[1::2], strict=True):
            if values.truth(test):
                return value
        raise NA

    return ev.lift(choose, *given)


@lazy("SWITCH")
def switch(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    if len(nodes) < 3:
        raise NA
    given = [_settled(ev, node, scope) for node in nodes]

    def choose(wanted: Scalar, *cases: Scalar) -> Scalar:
        if isinstance(wanted, Error):
            raise wanted
        for case, value in zip(cases[::2], cases[1::2], strict=False):
            if not isinstance(case, Error) and values.same(wanted, case) and type(wanted) is type(case):
                return value
        if len(cases) % 2:
            return cases[-1]
        raise NA

    return ev.lift(choose, *given)


def _unless(bad: Callable[[Scalar], bool]) -> Callable[[Evaluation, Sequence[Node], Scope], Value]:
    def call(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
        if len(nodes) != 2:
            raise NA
        value = _settled(ev, nodes[0], scope)
        if isinstance(value, Ref):
            value = ev.array(value)
        found = list(value.flat()) if isinstance(value, Array) else [ev.scalar(value)]
        if not any(bad(each) for each in found):
            return value
        return ev.lift(lambda each, other: other if bad(each) else each, value, _settled(ev, nodes[1], scope))

    return call


lazy("IFERROR")(_unless(lambda value: isinstance(value, Error)))
lazy("IFNA")(_unless(lambda value: value == NA))


@lazy("CHOOSE")
def choose(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    if len(nodes) < 2:
        raise NA
    number = ev.value(nodes[0], scope)
    if _is_single(ev, number):
        at = ev.whole(number)
        if not 1 <= at < len(nodes):
            raise VALUE
        return ev.value(nodes[at], scope)
    given = [_settled(ev, node, scope) for node in nodes[1:]]
    places = ev.array(number)
    columns: list[list[Scalar]] = []
    # One row of numbers puts columns beside each other.
    if places.height == 1:
        arrays = [ev.array(given[ev.whole(each) - 1]) for each in places.flat()]
        height = max(each.height for each in arrays)
        columns = [[each.at(row, 0) for row in range(height)] for each in arrays]
        return Array([list(row) for row in zip(*columns, strict=True)])

    def pick(place: Scalar, *each: Scalar) -> Scalar:
        at = int(values.number(place))
        if not 1 <= at <= len(each):
            raise VALUE
        return each[at - 1]

    return ev.lift(pick, number, *given)


def _conditions(ev: Evaluation, given: Sequence[Value]) -> list[bool]:
    found: list[bool] = []
    for argument in given:
        within = isinstance(argument, Ref | Array)
        for value in all_values(ev, [argument]):
            if isinstance(value, Error):
                raise value
            if value is None or (within and isinstance(value, str)):
                continue
            found.append(values.truth(value))
    if not found:
        raise VALUE
    return found


@eager("AND")
def and_(ev: Evaluation, *given: Value) -> Value:
    return all(_conditions(ev, given))


@eager("OR")
def or_(ev: Evaluation, *given: Value) -> Value:
    return any(_conditions(ev, given))


@eager("XOR")
def xor(ev: Evaluation, *given: Value) -> Value:
    return sum(_conditions(ev, given)) % 2 == 1


@eager("NA")
def na(ev: Evaluation) -> Value:
    return NA


@eager("TRUE")
def true(ev: Evaluation) -> Value:
    return True


@eager("FALSE")
def false(ev: Evaluation) -> Value:
    return False


@lifted("NOT")
def not_(value: Scalar) -> Scalar:
    return not values.truth(value)


@lifted("ISNUMBER")
def is_number(value: Scalar) -> Scalar:
    return isinstance(value, float)


@lifted("ISTEXT")
def is_text(value: Scalar) -> Scalar:
    return isinstance(value, str)


@lifted("ISNONTEXT")
def is_no_text(value: Scalar) -> Scalar:
    return not isinstance(value, str)


@lifted("ISLOGICAL")
def is_truth(value: Scalar) -> Scalar:
    return isinstance(value, bool)


@lifted("ISBLANK")
def is_blank(value: Scalar) -> Scalar:
    return value is None


@lifted("ISERROR")
def is_error(value: Scalar) -> Scalar:
    return isinstance(value, Error)


@lifted("ISERR")
def is_other_error(value: Scalar) -> Scalar:
    return isinstance(value, Error) and value != NA


@lifted("ISNA")
def is_na(value: Scalar) -> Scalar:
    return value == NA


@lifted("ISEVEN")
def is_even(value: Scalar) -> Scalar:
    return int(values.number(value)) % 2 == 0


@lifted("ISODD")
def is_odd(value: Scalar) -> Scalar:
    return int(values.number(value)) % 2 == 1


@lifted("N")
def as_number(value: Scalar) -> Scalar:
    if isinstance(value, Error):
        raise value
    return float(value) if isinstance(value, float | bool) else 0.0


@lifted("T")
def as_text(value: Scalar) -> Scalar:
    if isinstance(value, Error):
        raise value
    return value if isinstance(value, str) else ""


@eager("TYPE")
def type_of(ev: Evaluation, value: Value) -> Value:
    """1 number, 2 text, 4 truth, 16 error, 64 a table."""
    array = ev.array(value)
    if array.height * array.width > 1:
        return 64.0
    match ev.scalar(value):
        case bool():
            return 4.0
        case str():
            return 2.0
        case Error():
            return 16.0
    return 1.0
