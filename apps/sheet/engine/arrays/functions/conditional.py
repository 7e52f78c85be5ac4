"""COUNTIF and its kind: criteria, which may be several at once."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence

from .....platform.expressions import wildcard
from .. import values
from ..evaluation import Evaluation, attempt, extent
from ..refs_of import resized
from ..registry import eager
from ..values import DIV0, VALUE, Array, Error, Ref, Scalar, Value

_CRITERION = re.compile(r"(<=|>=|<>|=|<|>)?(.*)", re.DOTALL)


def criterion(wanted: Scalar) -> tuple[Callable[[Scalar], bool], Scalar | None]:
    """Whether a value meets a criterion, and the plain value that is looked for, where it is one."""
    if not isinstance(wanted, str):
        if wanted is None:
            wanted = 0.0
        plain = wanted

        def equal(value: Scalar) -> bool:
            if isinstance(plain, Error):
                return value == plain
            if isinstance(plain, bool) or isinstance(value, bool):
                return isinstance(plain, bool) and isinstance(value, bool) and plain == value
            return _as_number(value) == plain and value is not None

        return equal, plain if isinstance(plain, float | bool) else None
    match = _CRITERION.fullmatch(wanted)
    assert match is not None
    operator, operand = match[1] or "=", match[2]
    number = _as_number(operand)
    if operator in ("=", "<>"):
        if operand == "":
            if match[1] is None:
                return (lambda value: value is None or value == ""), None
            filled = operator == "<>"
            return (lambda value: (value is not None) == filled), None
        pattern = wildcard(operand)
        fault = operand.upper() if operand.startswith("#") else None
        truth = {"TRUE": True, "FALSE": False}.get(operand.upper())

        def found(value: Scalar) -> bool:
            if isinstance(value, Error):
                return value.text == fault
            if isinstance(value, bool):
                return value is truth
            if number is not None and isinstance(value, float | str):
                return _as_number(value) == number
            if not isinstance(value, str):
                return False
            return bool(pattern.fullmatch(value)) if pattern else value.casefold() == operand.casefold()

        if operator == "<>":
            return (lambda value: not found(value)), None
        plain_text = None if pattern or fault or truth is not None or number is not None else operand
        return found, plain_text
    ordered: Scalar = number if number is not None else operand

    def compared(value: Scalar) -> bool:
        if isinstance(value, bool | Error) or value is None or isinstance(value, float) != isinstance(ordered, float):
            return False
        sign = values.compare(value, ordered)
        return {"<": sign < 0, ">": sign > 0, "<=": sign <= 0, ">=": sign >= 0}[operator]

    return compared, None


def _as_number(value: Scalar) -> float | None:
    if isinstance(value, float):
        return value
    if isinstance(value, str):
        try:
            return values.number_of_text(value)
        except Error:
            return values.day_of(value)
    return None


def _matching(ev: Evaluation, given: Sequence[Value], wanted: Sequence[Scalar]) -> tuple[list[tuple[int, int]], Array]:
    """The places, counted from 0, at which all criteria are met, and the first area."""
    areas = [ev.bounded(area) if isinstance(area, Ref) else area for area in given]
    first = ev.array(areas[0])
    places: list[tuple[int, int]] | None = None
    for area, each in zip(areas, wanted, strict=True):
        meets, plain = criterion(each)
        if places is None:
            if isinstance(area, Ref) and plain is not None and first.is_vector and first.height > 40:
                key = values.rank(plain)
                at = ev.cells.index(area).get(key, ())
                places = [(number, 0) if first.width == 1 else (0, number) for number in at]
                if isinstance(plain, float):
                    # Texts that say this number meet the criterion too.
                    texts = ev.cells.index(area).get("texts that say numbers", ())
                    places = sorted({*places, *((n, 0) for n in texts if first.width == 1 and meets(first.rows[n][0]))})
                continue
            ev.spend(first.height * first.width)
            places = [
                (row, column)
                for row, line in enumerate(first.rows)
                for column, value in enumerate(line)
                if meets(value)
            ]
            continue
        array = ev.array(area)
        if isinstance(area, Array) and (array.height, array.width) != (first.height, first.width):
            raise VALUE
        ev.spend(len(places))
        places = [
            (row, column)
            for row, column in places
            if meets(array.rows[row][column] if row < array.height and column < array.width else None)
        ]
    return places or [], first


def _over(ev: Evaluation, pairs: Sequence[Value], finish: Callable[[list[tuple[int, int]], Array], Scalar]) -> Value:
    """One result for each combination of criteria, which may be arrays."""
    if not pairs or len(pairs) % 2:
        raise VALUE
    areas, criteria = list(pairs[::2]), [ev.array(each) for each in pairs[1::2]]
    sizes = {
        (area.area.height, area.area.width) if isinstance(area, Ref) else (ev.array(area).height, ev.array(area).width)
        for area in areas
    }
    if len(sizes) > 1:
        raise VALUE
    height, width = extent(criteria)

    def one(row: int, column: int) -> Scalar:
        places, first = _matching(ev, areas, [each.at(row, column) for each in criteria])
        return finish(places, first)

    rows = [[attempt(one, (row, column)) for column in range(width)] for row in range(height)]
    return rows[0][0] if height == width == 1 else Array(rows)


def _numbers_at(array: Array, places: Sequence[tuple[int, int]]) -> list[float]:
    found: list[float] = []
    for row, column in places:
        value = array.rows[row][column] if row < array.height and column < array.width else None
        if isinstance(value, Error):
            raise value
        if isinstance(value, float):
            found.append(value)
    return found


def _mean(found: Sequence[float]) -> float:
    if not found:
        raise DIV0
    return math.fsum(found) / len(found)


@eager("COUNTIF", "COUNTIFS")
def count_if(ev: Evaluation, *pairs: Value) -> Value:
    def finish(places: list[tuple[int, int]], first: Array) -> Scalar:
        return float(len(places))

    return _over(ev, pairs, finish)


def _single(reduce: Callable[[Sequence[float]], float]) -> Callable[..., Value]:
    def call(ev: Evaluation, area: Value, wanted: Value, summed: Value = None) -> Value:
        target = resized(ev, summed, area) if summed is not None else None

        def finish(places: list[tuple[int, int]], first: Array) -> Scalar:
            return reduce(_numbers_at(ev.array(ev.bounded(target)) if target is not None else first, places))

        return _over(ev, [area, wanted], finish)

    return call


def _several(reduce: Callable[[Sequence[float]], float]) -> Callable[..., Value]:
    def call(ev: Evaluation, summed: Value, *pairs: Value) -> Value:
        size = _size(ev, summed)
        if any(_size(ev, each) != size for each in pairs[::2]):
            raise VALUE
        target = ev.bounded(summed) if isinstance(summed, Ref) else summed

        def finish(places: list[tuple[int, int]], first: Array) -> Scalar:
            return reduce(_numbers_at(ev.array(target), places))

        return _over(ev, pairs, finish)

    return call


def _size(ev: Evaluation, area: Value) -> tuple[int, int]:
    if isinstance(area, Ref):
        return area.area.height, area.area.width
    array = ev.array(area)
    return array.height, array.width


eager("SUMIF")(_single(math.fsum))
eager("AVERAGEIF")(_single(_mean))
eager("SUMIFS")(_several(math.fsum))
eager("AVERAGEIFS")(_several(_mean))
eager("MAXIFS")(_several(lambda found: max(found, default=0.0)))
eager("MINIFS")(_several(lambda found: min(found, default=0.0)))
