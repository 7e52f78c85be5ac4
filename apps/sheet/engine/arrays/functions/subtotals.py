"""SUBTOTAL and AGGREGATE: what is in sight of areas, without other subtotals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...refs import Area
from .. import values
from ..evaluation import MOST_CELLS, Evaluation, Scope, attempt, extent
from ..registry import EAGER, OVER_AREAS, eager, lazy
from ..syntax import Call, Node
from ..values import NUM, REF, VALUE, Array, Error, Ref, Scalar, Value
from .aggregates import OF_NUMBERS

_SUBTOTALS = ("AVERAGE", "COUNT", "COUNTA", "MAX", "MIN", "PRODUCT", "STDEV", "STDEVP", "SUM", "VAR", "VARP")
_RANKED = ("LARGE", "SMALL", "PERCENTILE.INC", "QUARTILE.INC", "PERCENTILE.EXC", "QUARTILE.EXC")
_AGGREGATES = (*_SUBTOTALS, "MEDIAN", "MODE.SNGL", *_RANKED)
#: To look at so many cells of a column takes as long as one value of other formulas.
_CELLS = 20


@dataclass(frozen=True)
class Sight:
    """What is left out of an area."""

    filtered: bool = True
    hidden: bool = False
    nested: bool = True
    errors: bool = False


@lazy("SUBTOTAL")
def subtotal(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    """Rows that a filter hides never count; 101 to 111 leave those out, too, that somebody hid."""
    if len(nodes) < 2:
        raise VALUE
    number = ev.whole(ev.value(nodes[0], scope))
    if not 1 <= number % 100 <= len(_SUBTOTALS) or not 0 <= number // 100 <= 1:
        raise VALUE
    function, sight = _SUBTOTALS[number % 100 - 1], Sight(hidden=number > 100)
    if (several := _moving(ev, nodes[1:], scope)) is not None:
        return ev.lift(lambda *at: _reduced(function, _in_sight(ev, [_ref(ev, at)], sight)), *several)
    return _reduced(function, _in_sight(ev, [ev.value(each, scope) for each in nodes[1:]], sight))


def _moving(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> list[Value] | None:
    """The arguments of an OFFSET that stands for several areas, one for each value of an array; None for others."""
    if len(nodes) != 1 or not isinstance(nodes[0], Call) or nodes[0].function != "OFFSET":
        return None
    base, *rest = (ev.value(each, scope) for each in nodes[0].arguments)
    if not isinstance(base, Ref) or extent([ev.array(each) for each in rest]) == (1, 1):
        return None
    area = base.area
    corner = [float(each) for each in (base.sheet, area.top, area.left, area.height, area.width)]
    return [*corner, *rest]


def _ref(ev: Evaluation, given: Sequence[Scalar]) -> Ref:
    sheet, top, left, height, width = (int(values.number(each)) for each in given[:5])
    found = EAGER["OFFSET"](ev, Ref(sheet, Area(top, left, top + height - 1, left + width - 1)), *given[5:])
    if not isinstance(found, Ref):
        raise REF
    return found


@eager("AGGREGATE")
def aggregate(ev: Evaluation, kind: Value, options: Value, *given: Value) -> Value:
    number, option = ev.whole(kind), ev.whole(options, 0)
    if not 1 <= number <= len(_AGGREGATES) or not 0 <= option <= 7 or not given:
        raise VALUE
    function = _AGGREGATES[number - 1]
    hides = option in (1, 3, 5, 7)
    sight = Sight(filtered=hides, hidden=hides, nested=option < 4, errors=option in (2, 3, 6, 7))
    if function not in _RANKED:
        if not all(isinstance(each, Ref) for each in given):
            raise VALUE
        return _reduced(function, _in_sight(ev, given, sight))
    if len(given) != 2:
        raise VALUE
    seen = Array([[each] for each in _in_sight(ev, given[:1], sight)])
    if not seen.rows:
        raise NUM
    if function in OVER_AREAS:
        return ev.cells.native_over(function, [seen, ev.array(given[1])])
    return EAGER[function](ev, seen, given[1])


def _reduced(function: str, seen: Sequence[Scalar]) -> Scalar:
    if function == "COUNTA":
        return float(len(seen) - seen.count(None))
    numbers = [each for each in seen if isinstance(each, float)]
    if function != "COUNT" and len(numbers) < len(seen):
        for each in seen:
            if isinstance(each, Error):
                raise each
    return attempt(lambda: OF_NUMBERS[function](numbers), ())


def _in_sight(ev: Evaluation, given: Iterable[Value], sight: Sight) -> list[Scalar]:
    found: list[Scalar] = []
    for each in given:
        found += _of_area(ev, ev.bounded(each), sight) if isinstance(each, Ref) else ev.array(each).flat()
    return [each for each in found if not isinstance(each, Error)] if sight.errors else found


def _of_area(ev: Evaluation, ref: Ref, sight: Sight) -> list[Scalar]:
    area, cells = ref.area, ev.cells
    if area.size > MOST_CELLS:
        raise NUM
    ev.spend(area.size // _CELLS)
    hidden = cells.hidden_rows(ref.sheet) if sight.hidden else frozenset[int]()
    if sight.filtered:
        hidden |= cells.filtered_rows(ref.sheet)
    nested = cells.subtotals(ref.sheet) if sight.nested else {}
    found: list[Scalar] = []
    for column in range(area.left, area.right + 1):
        line = cells.column(ref.sheet, column)[area.top - 1 : area.bottom]
        left_out = hidden | nested.get(column, frozenset())
        found += [value for row, value in enumerate(line, area.top) if row not in left_out] if left_out else line
    return found
