"""COUNTIF and its kind: criteria, which may be several at once."""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .....platform.expressions import wildcard
from .. import values
from ..evaluation import Evaluation, attempt, extent
from ..refs_of import resized
from ..registry import eager
from ..values import DIV0, VALUE, Array, Error, Ref, Scalar, Value

#: Lines of so many cells are looked through without an index.
_SHORT = 8
#: Places that are kept for other formulas with the same criteria.
_MOST_KEPT = 200_000
#: As many are compared in the time of one value of other formulas.
_AT_ONCE = 4
_CRITERION = re.compile(r"(<=|>=|<>|=|<|>)?(.*)", re.DOTALL)


class Criterion(NamedTuple):
    """Whether a value meets it; and the plain value that is looked for, or the bound of numbers, where it is one."""

    meets: Callable[[Scalar], bool]
    plain: Scalar | None = None
    bound: tuple[str, float] | None = None
    #: Whether all others than the plain value are looked for.
    is_other: bool = False


def criterion(wanted: Scalar) -> Criterion:
    """What a criterion means."""
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

        return Criterion(equal, plain if isinstance(plain, float | bool) else None)
    match = _CRITERION.fullmatch(wanted)
    assert match is not None
    operator, operand = match[1] or "=", match[2]
    number = _as_number(operand)
    if operator in ("=", "<>"):
        if operand == "":
            if match[1] is None:
                return Criterion(lambda value: value is None or value == "")
            filled = operator == "<>"
            return Criterion(lambda value: (value is not None) == filled)
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

        plain_text = None if pattern or fault or truth is not None or number is not None else operand
        if operator == "<>":
            return Criterion(lambda value: not found(value), plain_text, is_other=True)
        return Criterion(found, plain_text)
    ordered: Scalar = number if number is not None else operand

    def compared(value: Scalar) -> bool:
        if isinstance(value, bool | Error) or value is None or isinstance(value, float) != isinstance(ordered, float):
            return False
        sign = values.compare(value, ordered)
        return {"<": sign < 0, ">": sign > 0, "<=": sign <= 0, ">=": sign >= 0}[operator]

    return Criterion(compared, bound=(operator, number) if number is not None else None)


def _as_number(value: Scalar) -> float | None:
    if isinstance(value, float):
        return value
    if isinstance(value, str):
        try:
            return values.number_of_text(value)
        except Error:
            return values.day_of(value)
    return None


def _matching(
    ev: Evaluation, given: Sequence[Value], wanted: Sequence[Scalar]
) -> tuple[Sequence[tuple[int, int]], Array]:
    """The places, counted from 0, at which all criteria are met, and the first area."""
    areas = [ev.bounded(area) if isinstance(area, Ref) else area for area in given]
    first = ev.array(areas[0])
    criteria = [criterion(each) for each in wanted]
    found = [_indexed(ev, area, each) for area, each in zip(areas, criteria, strict=True)]
    # From the fewest on: those that an index finds, and all where there is none.
    counts = {at: len(each) for at, each in enumerate(found) if each is not None}
    start = min(counts, key=lambda at: counts[at], default=None)
    all_places = (
        [(row, column) for row in range(first.height) for column in range(first.width)] if start is None else []
    )
    places: Sequence[tuple[int, int]] = all_places if start is None else found[start] or ()
    for at, (area, each) in enumerate(zip(areas, criteria, strict=True)):
        array = ev.array(area)
        if isinstance(area, Array) and (array.height, array.width) != (first.height, first.width):
            raise VALUE
        ev.spend(len(places) // _AT_ONCE)
        if at == start:
            continue
        others = found[at]
        if others is not None and len(others) <= _AT_ONCE * len(places):
            among = frozenset(others)
            places = [place for place in places if place in among]
        else:
            places = [place for place in places if each.meets(_at(array, *place))]
    return places, first


def _at(array: Array, row: int, column: int) -> Scalar:
    return array.rows[row][column] if row < array.height and column < array.width else None


def _indexed(ev: Evaluation, area: Value, wanted: Criterion) -> Sequence[tuple[int, int]] | None:
    """The places of a line at which a criterion is met, by its index; None where it has none."""
    if not isinstance(area, Ref) or (wanted.plain is None and wanted.bound is None):
        return None
    array = ev.array(area)
    if not array.is_vector or array.height * array.width <= _SHORT:
        return None
    # Many formulas ask for the same.
    key = ("met", area, type(wanted.plain), wanted[1:])
    found: Sequence[tuple[int, int]] | None = ev.cells.lines.get(key)
    if found is None:
        line = _within(ev, area, *wanted.bound) if wanted.bound is not None else _equal(ev, area, array, wanted)
        found = [(at, 0) if array.width == 1 else (0, at) for at in line]
        kept = ev.cells.lines.get("places kept", 0) + len(found)
        if kept <= _MOST_KEPT:
            ev.cells.lines[key], ev.cells.lines["places kept"] = found, kept
    return found


def _equal(ev: Evaluation, area: Ref, array: Array, wanted: Criterion) -> Sequence[int]:
    """Where a line has a plain value, or all others."""
    index = ev.cells.index(area)
    found = index.get(values.rank(wanted.plain), ())
    if isinstance(wanted.plain, float):
        # Texts that say this number meet the criterion too.
        texts = index.get("texts that say numbers", ())
        line = list(array.flat()) if texts else []
        found = sorted({*found, *(at for at in texts if wanted.meets(line[at]))})
    if not wanted.is_other:
        return found
    left_out = set(found)
    return [at for at in range(array.height * array.width) if at not in left_out]


def _within(ev: Evaluation, area: Ref, operator: str, limit: float) -> Sequence[int]:
    """Where a line has numbers on one side of a limit."""
    key = ("in order", area)
    ordered: tuple[list[float], list[int]] | None = ev.cells.lines.get(key)
    if ordered is None:
        pairs = sorted((value, at) for at, value in enumerate(ev.array(area).flat()) if isinstance(value, float))
        ordered = ev.cells.lines[key] = [value for value, _ in pairs], [at for _, at in pairs]
    numbers, places = ordered
    if operator in ("<", "<="):
        found = places[: (bisect_left if operator == "<" else bisect_right)(numbers, limit)]
    else:
        found = places[(bisect_right if operator == ">" else bisect_left)(numbers, limit) :]
    return sorted(found)


def _over(
    ev: Evaluation, pairs: Sequence[Value], finish: Callable[[Sequence[tuple[int, int]], Array], Scalar]
) -> Value:
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
    def finish(places: Sequence[tuple[int, int]], first: Array) -> Scalar:
        return float(len(places))

    return _over(ev, pairs, finish)


def _single(reduce: Callable[[Sequence[float]], float]) -> Callable[..., Value]:
    def call(ev: Evaluation, area: Value, wanted: Value, summed: Value = None) -> Value:
        target = resized(ev, summed, area) if summed is not None else None

        def finish(places: Sequence[tuple[int, int]], first: Array) -> Scalar:
            return reduce(_numbers_at(ev.array(ev.bounded(target)) if target is not None else first, places))

        return _over(ev, [area, wanted], finish)

    return call


def _several(reduce: Callable[[Sequence[float]], float]) -> Callable[..., Value]:
    def call(ev: Evaluation, summed: Value, *pairs: Value) -> Value:
        size = _size(ev, summed)
        if any(_size(ev, each) != size for each in pairs[::2]):
            raise VALUE
        target = ev.bounded(summed) if isinstance(summed, Ref) else summed

        def finish(places: Sequence[tuple[int, int]], first: Array) -> Scalar:
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
