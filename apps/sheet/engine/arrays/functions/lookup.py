"""Looking values up, and references to where they stand."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from .....platform.expressions import wildcard
from ...refs import Area
from .. import values
from ..evaluation import Evaluation, Scope, extent
from ..registry import eager, lazy
from ..syntax import Name, Node, NotReadable, Place, parse
from ..values import NA, REF, VALUE, Array, Error, Ref, Scalar, Value


class LookupLine:
    """A row or column in which values are looked up."""

    def __init__(self, ev: Evaluation, given: Value, *, first_column: bool = False, first_row: bool = False) -> None:
        if isinstance(given, Ref):
            given = ev.bounded(given)
            area = given.area
            if first_column:
                given = Ref(given.sheet, Area(area.top, area.left, area.bottom, area.left))
            elif first_row:
                given = Ref(given.sheet, Area(area.top, area.left, area.top, area.right))
        array = ev.array(given)
        if first_column:
            array = Array([[row[0]] for row in array.rows])
        elif first_row:
            array = Array([array.rows[0]])
        if not array.is_vector:
            raise NA
        ev.spend(array.height * array.width)
        self._spend = ev.spend
        self._cells, self._ref = ev.cells, given if isinstance(given, Ref) else None
        self.is_row = array.height == 1 and array.width > 1
        self.values = list(array.flat())
        # For each kind of value their ranks in order of place, and the places.
        self._sorted: dict[int, tuple[list[tuple[int, float, str]], list[int]]] = {}

    def exact(self, wanted: Scalar, *, wild: bool = True, last: bool = False) -> int:
        """Where the first, or the last, value is that equals this one. Raises Error."""
        wanted = _searched(wanted)
        pattern = wildcard(wanted) if wild and isinstance(wanted, str) else None
        if pattern is None and not last and self._ref is not None and len(self.values) > 40:
            found = self._cells.index(self._ref).get(values.rank(wanted), ())
            if not found:
                raise NA
            return found[0]
        self._spend(len(self.values))
        key = values.rank(wanted)
        places = range(len(self.values) - 1, -1, -1) if last else range(len(self.values))
        for place in places:
            value = self.values[place]
            if pattern is not None:
                if isinstance(value, str) and pattern.fullmatch(value):
                    return place
            elif value is not None and values.rank(value) == key and not isinstance(value, Error):
                return place
        raise NA

    def sorted_at(self, wanted: Scalar, *, descending: bool = False) -> int:
        """The last place, in a line that is sorted, whose value does not lie beyond the one wanted. Raises Error."""
        wanted = _searched(wanted)
        key = values.rank(wanted)
        if key[0] not in self._sorted:
            ranked = [(values.rank(value), at) for at, value in enumerate(self.values) if value is not None]
            kept = [(rank, at) for rank, at in ranked if rank[0] == key[0]]
            self._sorted[key[0]] = [rank for rank, _ in kept], [at for _, at in kept]
        ranks, places = self._sorted[key[0]]
        if descending:
            # Nothing is looked at beyond the first that is below, whatever stands there.
            falling = next((at for at, rank in enumerate(ranks) if rank <= key), len(ranks))
            if falling == len(ranks) or ranks[falling] < key:
                falling -= 1
            if falling < 0:
                raise NA
            return places[falling]
        found = bisect_right(ranks, key)
        if found == 0:
            raise NA
        return places[found - 1]

    def nearest(self, wanted: Scalar, *, above: bool, last: bool = False) -> int:
        """Where the nearest value is that is not above, or not below, the one wanted, in any order. Raises Error."""
        wanted = _searched(wanted)
        key = values.rank(wanted)
        best: tuple[tuple[int, float, str], int] | None = None
        for at, value in enumerate(self.values):
            rank = values.rank(value)
            if value is None or rank[0] != key[0] or (rank < key if above else rank > key):
                continue
            better = best is None or (rank < best[0] if above else rank > best[0]) or (last and rank == best[0])
            if better:
                best = rank, at
        if best is None:
            raise NA
        return best[1]


def _line(ev: Evaluation, given: Value, *, first_column: bool = False, first_row: bool = False) -> LookupLine:
    """The line of some cells, made once for all formulas that look something up in them."""
    if not isinstance(given, Ref):
        return LookupLine(ev, given, first_column=first_column, first_row=first_row)
    key = given, first_column, first_row
    found: LookupLine | None = ev.cells.lines.get(key)
    if found is None:
        found = ev.cells.lines[key] = LookupLine(ev, given, first_column=first_column, first_row=first_row)
    return found


def _searched(wanted: Scalar) -> Scalar:
    if isinstance(wanted, Error):
        raise wanted
    return 0.0 if wanted is None else wanted


def _place_of(line: LookupLine, wanted: Scalar, mode: int, search: int = 1) -> int:
    """As XMATCH finds it."""
    last = search == -1
    if mode == 2:
        return line.exact(wanted, last=last)
    try:
        return line.exact(wanted, wild=False, last=last)
    except Error:
        if mode not in (-1, 1) or isinstance(wanted, Error):
            raise
    return line.nearest(wanted, above=mode == 1, last=last)


@eager("MATCH")
def match(ev: Evaluation, wanted: Value, area: Value, kind: Value = 1.0) -> Value:
    mode, line = ev.number(kind, 0.0), _line(ev, area)

    def find(value: Scalar) -> Scalar:
        if mode == 0:
            return float(line.exact(value) + 1)
        return float(line.sorted_at(value, descending=mode < 0) + 1)

    return ev.lift(find, wanted)


@eager("XMATCH")
def xmatch(ev: Evaluation, wanted: Value, area: Value, kind: Value = None, search: Value = None) -> Value:
    mode, direction, line = ev.whole(kind, 0), ev.whole(search, 1), _line(ev, area)
    return ev.lift(lambda value: float(_place_of(line, value, mode, direction) + 1), wanted)


@eager("XLOOKUP")
def xlookup(
    ev: Evaluation, wanted: Value, area: Value, returned: Value, missing: Value = None, kind: Value = None,
    search: Value = None,
) -> Value:  # fmt: skip
    mode, direction, line = ev.whole(kind, 0), ev.whole(search, 1), _line(ev, area)
    sought = ev.array(wanted)
    if isinstance(returned, Ref):
        if sought.height == sought.width == 1 and missing is None:
            return _line_of(returned, _place_of(line, sought.rows[0][0], mode, direction), is_row=line.is_row)
        returned = ev.bounded(returned)
    table = ev.array(returned)
    if line.is_row:
        table = Array([list(column) for column in zip(*table.rows, strict=True)])
    if table.height < len(line.values) and not isinstance(returned, Ref):
        raise VALUE
    blank: list[Scalar] = [None] * table.width

    def row_for(value: Scalar) -> list[Scalar]:
        try:
            at = _place_of(line, value, mode, direction)
        except Error as error:
            if error == NA and missing is not None:
                return [ev.scalar(missing)] * table.width
            return [error] * table.width
        return table.rows[at] if at < table.height else blank

    if sought.height == sought.width == 1:
        found = row_for(sought.rows[0][0])
        if len(found) == 1:
            return found[0]
        return Array([[each] for each in found]) if line.is_row else Array([list(found)])
    if sought.width == 1 and not line.is_row:
        return Array([list(row_for(row[0])) for row in sought.rows])
    return Array([[row_for(value)[0] for value in row] for row in sought.rows])


def _line_of(ref: Ref, at: int, *, is_row: bool) -> Value:
    """A row of a reference, or a column where it was looked for along a row; nothing beyond its end."""
    area = ref.area
    if at >= (area.width if is_row else area.height):
        return None
    if is_row:
        return Ref(ref.sheet, Area(area.top, area.left + at, area.bottom, area.left + at))
    return Ref(ref.sheet, Area(area.top + at, area.left, area.top + at, area.right))


def _table_lookup(is_vertical: bool) -> Callable[..., Value]:
    def call(ev: Evaluation, wanted: Value, area: Value, number: Value, near: Value = True) -> Value:
        is_near = ev.truth(near)
        if isinstance(area, Ref):
            area = ev.bounded(area)
        line = _line(ev, area, first_column=is_vertical, first_row=not is_vertical)
        extent = area.area if isinstance(area, Ref) else None

        def find(value: Scalar, index: Scalar) -> Scalar:
            at = line.sorted_at(value) if is_near else line.exact(value)
            across = int(values.number(index)) - 1
            if across < 0:
                raise VALUE
            row, column = (at, across) if is_vertical else (across, at)
            if extent is not None and isinstance(area, Ref):
                if row >= extent.height or column >= extent.width:
                    raise REF
                cells = ev.cells.column(area.sheet, extent.left + column)
                place = extent.top - 1 + row
                return cells[place] if place < len(cells) else None
            table = ev.array(area)
            if row >= table.height or column >= table.width:
                raise REF
            return table.rows[row][column]

        return ev.lift(find, wanted, number)

    return call


eager("VLOOKUP")(_table_lookup(True))
eager("HLOOKUP")(_table_lookup(False))


@eager("LOOKUP")
def lookup(ev: Evaluation, wanted: Value, area: Value, returned: Value = None) -> Value:
    table = ev.array(ev.bounded(area) if isinstance(area, Ref) else area)
    if table.is_vector:
        line, results = _line(ev, area), list(ev.array(returned if returned is not None else area).flat())
    elif table.width > table.height:
        line, results = LookupLine(ev, Array([table.rows[0]])), list(table.rows[-1])
    else:
        line, results = LookupLine(ev, Array([[row[0]] for row in table.rows])), [row[-1] for row in table.rows]

    def find(value: Scalar) -> Scalar:
        # Errors in the line are passed over: LOOKUP(2, 1/(…), …) finds the last that fits.
        at = line.sorted_at(value)
        return results[at] if at < len(results) else NA

    return ev.lift(find, wanted)


@eager("INDEX")
def index(ev: Evaluation, area: Value, row: Value = None, column: Value = None) -> Value:
    if isinstance(area, Ref):
        height, width = area.area.height, area.area.width
    else:
        array = ev.array(area)
        height, width = array.height, array.width
    rows, columns = ev.array(row), ev.array(column)
    if column is None and height == 1 and width > 1:
        rows, columns = columns, rows
    if rows.height * rows.width * columns.height * columns.width > 1:
        table = ev.array(area)

        def at(down: Scalar, across: Scalar) -> Scalar:
            r, c = int(values.number(down)), int(values.number(across))
            if not (0 <= r <= height and 0 <= c <= width):
                raise REF
            return table.rows[max(r, 1) - 1][max(c, 1) - 1]

        return ev.lift(at, rows, columns)
    down, across = int(values.number(rows.rows[0][0])), int(values.number(columns.rows[0][0]))
    if not (0 <= down <= height and 0 <= across <= width):
        raise REF
    if isinstance(area, Ref):
        top, left = area.area.top, area.area.left
        return Ref(
            area.sheet,
            Area(
                top + max(down, 1) - 1,
                left + max(across, 1) - 1,
                top + (down or height) - 1,
                left + (across or width) - 1,
            ),
        )
    chosen = array.rows if down == 0 else [array.rows[down - 1]]
    return Array([list(line) if across == 0 else [line[across - 1]] for line in chosen])


@eager("OFFSET")
def offset(ev: Evaluation, ref: Value, rows: Value, columns: Value, height: Value = None, width: Value = None) -> Value:
    if not isinstance(ref, Ref):
        raise VALUE
    if any(extent([ev.array(each)]) != (1, 1) for each in (rows, columns, height, width)):
        # Several areas at once are no value that other functions take.
        raise VALUE
    top, left = ref.area.top + ev.whole(rows), ref.area.left + ev.whole(columns)
    tall, wide = ev.whole(height, ref.area.height), ev.whole(width, ref.area.width)
    if top < 1 or left < 1 or tall < 1 or wide < 1:
        raise REF
    return Ref(ref.sheet, Area(top, left, top + tall - 1, left + wide - 1))


@eager("INDIRECT")
def indirect(ev: Evaluation, text: Value) -> Value:
    try:
        node = parse(ev.text(text))
    except NotReadable:
        raise REF from None
    if not isinstance(node, Place | Name):
        raise REF
    return ev.value(node, {})


def _line_numbers(axis: str) -> Callable[[Evaluation, Sequence[Node], Scope], Value]:
    def call(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
        if not nodes:
            return float(ev.row if axis == "row" else ev.column)
        ref = ev.value(nodes[0], scope)
        if not isinstance(ref, Ref):
            raise VALUE
        area = ev.bounded(ref).area if ref.area.size > 60_000 else ref.area
        first, last = (area.top, area.bottom) if axis == "row" else (area.left, area.right)
        if first == last:
            return float(first)
        line: list[Scalar] = [float(number) for number in range(first, last + 1)]
        return Array([[each] for each in line]) if axis == "row" else Array([line])

    return call


lazy("ROW")(_line_numbers("row"))
lazy("COLUMN")(_line_numbers("column"))


@eager("ROWS")
def rows_of(ev: Evaluation, area: Value) -> Value:
    return float(area.area.height if isinstance(area, Ref) else ev.array(area).height)


@eager("COLUMNS")
def columns_of(ev: Evaluation, area: Value) -> Value:
    return float(area.area.width if isinstance(area, Ref) else ev.array(area).width)


@lazy("ISREF")
def is_ref(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    if len(nodes) != 1:
        raise NA
    try:
        return isinstance(ev.value(nodes[0], scope), Ref)
    except Error:
        return False


@lazy("ISFORMULA", "CELL", "FORMULATEXT", "GETPIVOTDATA", "SHEET", "SHEETS")
def of_the_engine(ev: Evaluation, nodes: Sequence[Node], scope: Scope) -> Value:
    """What these say of a place, the engine alone knows."""
    raise Error("#N/IMPL!")
