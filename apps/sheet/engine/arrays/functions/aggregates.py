"""Functions that make one value of many: sums, means, ranks."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from .. import values
from ..evaluation import Evaluation
from ..registry import EAGER, eager
from ..values import DIV0, NA, NUM, VALUE, Array, Error, Ref, Scalar, Value


def numbers(ev: Evaluation, given: Sequence[Value]) -> list[float]:
    """The numbers among arguments: of areas and arrays those that are numbers, of single values what says one."""
    found: list[float] = []
    for argument in given:
        if isinstance(argument, Ref | Array):
            array = ev.array(argument)
            ev.spend(array.height * array.width)
            for value in array.flat():
                if isinstance(value, Error):
                    raise value
                if isinstance(value, float):
                    found.append(value)
        elif argument is not None:
            found.append(values.number(ev.scalar(argument)))
    return found


def all_values(ev: Evaluation, given: Sequence[Value]) -> Iterator[Scalar]:
    for argument in given:
        array = ev.array(argument)
        ev.spend(array.height * array.width)
        yield from array.flat()


def _mean(found: Sequence[float]) -> float:
    if not found:
        raise DIV0
    return math.fsum(found) / len(found)


def _variance(found: Sequence[float], less: int) -> float:
    if len(found) <= less:
        raise DIV0
    mean = _mean(found)
    return math.fsum((each - mean) ** 2 for each in found) / (len(found) - less)


def _median(found: Sequence[float]) -> float:
    return quantile(found, 0.5)


def quantile(found: Sequence[float], share: float) -> float:
    if not found or not 0 <= share <= 1:
        raise NUM
    ordered = sorted(found)
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def _mode(found: Sequence[float]) -> float:
    value, times = Counter(found).most_common(1)[0] if found else (0.0, 0)
    if times < 2:
        raise NA
    return value


def _geometric(found: Sequence[float]) -> float:
    if not found or min(found) <= 0:
        raise NUM
    return math.exp(math.fsum(map(math.log, found)) / len(found))


OF_NUMBERS: dict[str, Callable[[Sequence[float]], float]] = {
    "SUM": math.fsum,
    "SUMSQ": lambda found: math.fsum(each * each for each in found),
    "PRODUCT": lambda found: math.prod(found) if found else 0.0,
    "AVERAGE": _mean,
    "COUNT": lambda found: float(len(found)),
    "MAX": lambda found: max(found, default=0.0),
    "MIN": lambda found: min(found, default=0.0),
    "MEDIAN": _median,
    "MODE": _mode,
    "MODE.SNGL": _mode,
    "GEOMEAN": _geometric,
    "STDEV": lambda found: math.sqrt(_variance(found, 1)),
    "STDEV.S": lambda found: math.sqrt(_variance(found, 1)),
    "STDEV.P": lambda found: math.sqrt(_variance(found, 0)),
    "STDEVP": lambda found: math.sqrt(_variance(found, 0)),
    "VAR": lambda found: _variance(found, 1),
    "VAR.S": lambda found: _variance(found, 1),
    "VAR.P": lambda found: _variance(found, 0),
    "VARP": lambda found: _variance(found, 0),
}


def _over_numbers(function: Callable[[Sequence[float]], float]) -> Callable[..., Value]:
    def call(ev: Evaluation, *given: Value) -> Value:
        if not given:
            raise NA
        return function(numbers(ev, given))

    return call


EAGER.update({name: _over_numbers(function) for name, function in OF_NUMBERS.items()})


@eager("COUNT")
def count(ev: Evaluation, *given: Value) -> Value:
    """Errors are not numbers, and do not spread."""
    found = 0
    for argument in given:
        if isinstance(argument, Ref | Array):
            found += sum(isinstance(value, float) for value in ev.array(argument).flat())
        elif argument is not None:
            try:
                values.number(ev.scalar(argument))
            except Error:
                continue
            found += 1
    return float(found)


@eager("COUNTA")
def count_any(ev: Evaluation, *given: Value) -> Value:
    return float(sum(value is not None for value in all_values(ev, given)))


@eager("COUNTBLANK")
def count_blank(ev: Evaluation, area: Value) -> Value:
    found = ev.array(area)
    # Of a reference the array has no more than the sheet uses.
    beyond = (area.area.size if isinstance(area, Ref) else found.height * found.width) - found.height * found.width
    return float(beyond + sum(value is None or value == "" for value in found.flat()))


@eager("COUNTUNIQUE")
def count_unique(ev: Evaluation, *given: Value) -> Value:
    return float(len({values.rank(value) for value in all_values(ev, given) if value is not None}))


def _ranked(descending: bool) -> Callable[..., Value]:
    def call(ev: Evaluation, area: Value, places: Value) -> Value:
        ordered = sorted(numbers(ev, [area]), reverse=descending)

        def at(place: Scalar) -> Scalar:
            number = math.ceil(values.number(place))
            if not 1 <= number <= len(ordered):
                raise NUM
            return ordered[number - 1]

        return ev.lift(at, places)

    return call


EAGER["LARGE"], EAGER["SMALL"] = _ranked(True), _ranked(False)


@eager("PERCENTILE", "PERCENTILE.INC")
def percentile(ev: Evaluation, area: Value, share: Value) -> Value:
    found = numbers(ev, [area])
    return ev.lift(lambda each: quantile(found, values.number(each)), share)


@eager("QUARTILE", "QUARTILE.INC")
def quartile(ev: Evaluation, area: Value, quarter: Value) -> Value:
    found = numbers(ev, [area])
    return ev.lift(lambda each: quantile(found, int(values.number(each)) / 4), quarter)


@eager("RANK", "RANK.EQ", "RANK.AVG")
def rank(ev: Evaluation, value: Value, area: Value, ascending: Value = None) -> Value:
    found, upwards = numbers(ev, [area]), ev.truth(ascending)

    def place(each: Scalar) -> Scalar:
        number = values.number(each)
        if number not in found:
            raise NA
        return 1.0 + sum(other < number if upwards else other > number for other in found)

    return ev.lift(place, value)


def pairs(ev: Evaluation, one: Value, other: Value) -> list[tuple[float, float]]:
    first, second = list(ev.array(one).flat()), list(ev.array(other).flat())
    if len(first) != len(second):
        raise NA
    for value in (*first, *second):
        if isinstance(value, Error):
            raise value
    return [(a, b) for a, b in zip(first, second, strict=True) if isinstance(a, float) and isinstance(b, float)]


def _moments(found: Sequence[tuple[float, float]]) -> tuple[float, float, float, float, float]:
    """Means, and sums of squares and of products around them."""
    if not found:
        raise DIV0
    one, other = _mean([a for a, _ in found]), _mean([b for _, b in found])
    return (
        one,
        other,
        math.fsum((a - one) ** 2 for a, _ in found),
        math.fsum((b - other) ** 2 for _, b in found),
        math.fsum((a - one) * (b - other) for a, b in found),
    )


@eager("CORREL", "PEARSON")
def correlation(ev: Evaluation, one: Value, other: Value) -> Value:
    _, _, first, second, both = _moments(pairs(ev, one, other))
    if first * second == 0:
        raise DIV0
    return both / math.sqrt(first * second)


@eager("SLOPE")
def slope(ev: Evaluation, ys: Value, xs: Value) -> Value:
    _, _, _, spread, both = _moments(pairs(ev, ys, xs))
    if spread == 0:
        raise DIV0
    return both / spread


@eager("INTERCEPT")
def intercept(ev: Evaluation, ys: Value, xs: Value) -> Value:
    y, x, _, spread, both = _moments(pairs(ev, ys, xs))
    if spread == 0:
        raise DIV0
    return y - both / spread * x


@eager("FREQUENCY")
def frequency(ev: Evaluation, area: Value, bounds: Value) -> Value:
    """How many numbers lie up to each bound and above the one below it; in one more row those above all."""
    found, edges = numbers(ev, [area]), numbers(ev, [bounds])
    order = sorted(range(len(edges)), key=lambda at: edges[at])
    counts = [0.0] * (len(edges) + 1)
    ordered = [edges[at] for at in order]
    for number in found:
        place = bisect_left(ordered, number)
        counts[order[place] if place < len(order) else len(edges)] += 1
    return Array([[count] for count in counts])


@eager("SUMPRODUCT")
def sum_product(ev: Evaluation, *given: Value) -> Value:
    arrays = [ev.array(each) for each in given]
    if not arrays or any((each.height, each.width) != (arrays[0].height, arrays[0].width) for each in arrays):
        raise VALUE
    total: list[float] = []
    for row in range(arrays[0].height):
        for column in range(arrays[0].width):
            product = 1.0
            for array in arrays:
                value = array.rows[row][column]
                if isinstance(value, Error):
                    raise value
                # Of a product's factors all that is no number counts as 0; a lone array's truths do not count either.
                product *= value if isinstance(value, float) else 0.0
            total.append(product)
    return math.fsum(total)
