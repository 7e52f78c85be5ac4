"""Works a formula's tree out, every operation over arrays as over single values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from ..refs import Area
from . import values
from .budget import OF_A_CALL, Budget, OverBudget
from .registry import EAGER, LAZY, LIFTED, OVER_AREAS
from .syntax import Apply, Binary, Call, Constant, Fault, Missing, Name, Node, Place, Range, Table, Unary
from .values import CALC, DIV0, NA, NAME, NUM, REF, VALUE, Array, Error, Function, Ref, Rows, Scalar, Value, single

#: No function makes more cells than this, and no formula compares more.
MOST_CELLS = 400_000
Scope = Mapping[str, Value]
_WORTH_KEEPING = 40
# To have a value worked out by the engine takes as long as to look at so many.
_NATIVE = 10
# As many characters of a new text count as one value.
_CHARACTERS = 16


class Cells(Protocol):
    """The workbook as a formula sees it."""

    #: As cells count days.
    today: float
    now: float
    #: Large areas that have been read, and lines in which something was looked up: many formulas ask for one.
    tables: dict[Ref, Array]
    lines: dict[object, Any]

    def sheet(self, name: str) -> int | None:
        """The number of the sheet with this name."""

    def extent(self, sheet: int) -> tuple[int, int]:
        """The last used row and column."""

    def column(self, sheet: int, column: int) -> Sequence[Scalar]:
        """The used part of a column from its first row on."""

    def spill(self, sheet: int, row: int, column: int) -> Area | None:
        """All cells that the formula at a place fills."""

    def defined(self, name: str) -> Node | None:
        """What a name of the workbook stands for."""

    def native(self, function: str, arguments: Sequence[Sequence[Scalar]]) -> list[Scalar]:
        """What the engine makes of a function of single values, for each list of arguments."""

    def native_over(self, function: str, arguments: Sequence[Array]) -> Array:
        """What the engine makes of a function over areas that hold these values."""

    def hidden_rows(self, sheet: int) -> frozenset[int]:
        """The rows that are not in sight, whoever hid them."""

    def filtered_rows(self, sheet: int) -> frozenset[int]:
        """Of these, the ones that the sheet's filter hides."""

    def subtotals(self, sheet: int) -> Mapping[int, frozenset[int]]:
        """By columns, the rows of cells that are subtotals themselves."""

    #: What may be worked out before the workbook is up to date again.
    budget: Budget

    def imported(self, workbook: str, cells: str) -> Rows:
        """The values of an area of another workbook, both as a formula names them. Raises REF where there is none."""

    def index(self, ref: Ref) -> Mapping[object, Sequence[int]]:
        """Where each value stands in a column or row, counted from 0."""


class Evaluation:
    """One formula, which stands in `sheet` at `row` and `column`."""

    def __init__(self, cells: Cells, sheet: int, row: int, column: int) -> None:
        self.cells, self.sheet, self.row, self.column = cells, sheet, row, column

    def result(self, node: Node) -> Array:
        """The value of a whole formula: an error in a table of one where it has none."""
        self.cells.budget.begin()
        try:
            return self._result(node)
        finally:
            values.forget_raised()

    def _result(self, node: Node) -> Array:
        try:
            found = self.value(node, {})
            if isinstance(found, Function):
                return single(CALC)
            array = self.array(found)
        except Error as error:
            return single(error)
        except RecursionError:
            return single(NUM)
        except OverBudget:
            return single(CALC)
        if not array.rows or not array.width:
            return single(CALC)
        # A formula that refers to an empty cell shows 0; what is only brought over stays empty to the eye.
        empty: Scalar = "" if isinstance(node, Call) and node.function == "IMPORTRANGE" else 0.0
        return Array([[empty if each is None else each for each in row] for row in array.rows])

    def spend(self, values: int) -> None:
        """Note that so many values are looked at. Raises OverBudget."""
        self.cells.budget.spend(values)

    # --- nodes ------------------------------------------------------------------------------------------------------

    def value(self, node: Node, scope: Scope) -> Value:
        """The value of a tree; names of LET and LAMBDA stand in `scope`. Raises Error, and OverBudget."""
        self.spend(1)
        match node:
            case Constant(value):
                return value
            case Fault(text):
                return Error(text)
            case Missing():
                return None
            case Table(rows):
                return Array([[Error(v.text) if isinstance(v, Fault) else v for v in row] for row in rows])
            case Place():
                return self._place(node)
            case Name(name):
                return self._name(name, scope)
            case Range(first, last):
                return self._range(self.value(first, scope), self.value(last, scope))
            case Unary(operator, operand):
                return self._unary(operator, self.value(operand, scope))
            case Binary():
                first, chain = node.spine()
                found = self.value(first, scope)
                for each in chain:
                    found = self.lift(_OPERATORS[each.operator], found, self.value(each.right, scope))
                return found
            case Call(function, arguments):
                return self._call(function, arguments, scope)
            case Apply(function, arguments):
                return self.apply(self.value(function, scope), [self.value(each, scope) for each in arguments])

    def _place(self, node: Place) -> Ref:
        sheet = self.sheet if node.sheet is None else self.cells.sheet(node.sheet)
        if sheet is None:
            raise REF
        area = node.area
        if node.spills:
            spilled = self.cells.spill(sheet, area.top, area.left)
            if spilled is None:
                raise REF
            area = spilled
        return Ref(sheet, area)

    def _range(self, first: Value, last: Value) -> Ref:
        """The smallest area with both references in it. Raises Error."""
        for each in (first, last):
            if isinstance(each, Error):
                raise each
        if not isinstance(first, Ref) or not isinstance(last, Ref) or first.sheet != last.sheet:
            raise VALUE
        one, other = first.area, last.area
        return Ref(
            first.sheet,
            Area(
                min(one.top, other.top),
                min(one.left, other.left),
                max(one.bottom, other.bottom),
                max(one.right, other.right),
            ),
        )

    def _name(self, name: str, scope: Scope) -> Value:
        if name.casefold() in scope:
            return scope[name.casefold()]
        node = self.cells.defined(name)
        if node is None:
            raise NAME
        return self.value(node, {})

    def _unary(self, operator: str, operand: Value) -> Value:
        if operator == "@":
            return self._crossing(operand)
        change: dict[str, Callable[[Scalar], Scalar]] = {
            "-": lambda value: -values.number(value),
            "+": lambda value: value,
            "%": lambda value: values.number(value) / 100,
        }
        return self.lift(change[operator], operand)

    def _crossing(self, operand: Value) -> Value:
        """The one value of an area in the formula's own row or column."""
        if isinstance(operand, Ref):
            area = operand.area
            if area.size > 1 and area.left == area.right and area.top <= self.row <= area.bottom:
                return self.read(Ref(operand.sheet, Area(self.row, area.left, self.row, area.left))).rows[0][0]
            if area.size > 1 and area.top == area.bottom and area.left <= self.column <= area.right:
                return self.read(Ref(operand.sheet, Area(area.top, self.column, area.top, self.column))).rows[0][0]
            if area.size > 1:
                raise VALUE
        return self.array(operand).rows[0][0]

    def _call(self, function: str, arguments: Sequence[Node], scope: Scope) -> Value:
        if function.casefold() in scope:
            return self.apply(scope[function.casefold()], [self.value(each, scope) for each in arguments])
        if (lazy := LAZY.get(function)) is not None:
            return lazy(self, arguments, scope)
        given = [self.value(each, scope) for each in arguments]
        try:
            if (eager := EAGER.get(function)) is not None:
                return eager(self, *given)
            if (lifted := LIFTED.get(function)) is not None:
                return self.lift(lifted, *given)
        except TypeError as error:
            if "argument" not in str(error):
                raise
            raise NA from None
        except (OverflowError, ValueError, ZeroDivisionError):
            raise NUM from None
        if function in OVER_AREAS:
            arrays = [self.array(each) for each in given]
            self.spend(_NATIVE * sum(each.height * each.width for each in arrays))
            return self.cells.native_over(function, arrays)
        if (named := self.cells.defined(function)) is not None:
            return self.apply(self.value(named, {}), given)
        return self.native(function, given)

    def native(self, function: str, given: Sequence[Value]) -> Value:
        """What the engine makes of a function of single values, value by value."""
        arrays = [self.array(each) for each in given]
        height, width = extent(arrays)
        self.spend(_NATIVE * height * width)
        places = [(row, column) for row in range(height) for column in range(width)]
        found = self.cells.native(function, [[each.at(*place) for each in arrays] for place in places])
        table = Array([list(found[at : at + width]) for at in range(0, len(found), width)])
        return table.rows[0][0] if height == width == 1 else table

    def apply(self, function: Value, arguments: Sequence[Value]) -> Value:
        """The value of a LAMBDA for these arguments. Raises Error."""
        # Before anything else: what is called for each of a million values costs as much where nothing can be called.
        self.spend(OF_A_CALL)
        if isinstance(function, Error):
            raise function
        if not isinstance(function, Function) or len(arguments) > len(function.names):
            raise VALUE
        return function.call([*arguments, *[None] * (len(function.names) - len(arguments))])

    # --- values -----------------------------------------------------------------------------------------------------

    def bounded(self, ref: Ref) -> Ref:
        """A reference without what lies beyond the used part of its sheet, but at least one cell."""
        bottom, right = self.cells.extent(ref.sheet)
        area = ref.area
        if area.bottom <= bottom and area.right <= right:
            return ref
        return Ref(
            ref.sheet,
            Area(area.top, area.left, min(area.bottom, max(bottom, area.top)), min(area.right, max(right, area.left))),
        )

    def read(self, ref: Ref) -> Array:
        """The values of a reference; whole columns end where the sheet's use ends. Raises Error."""
        area = ref.area
        if area.size > 60_000:
            area = self.bounded(ref).area
        if area.size > MOST_CELLS:
            raise NUM
        key = Ref(ref.sheet, area)
        if (known := self.cells.tables.get(key)) is not None:
            return known
        self.spend(area.size)
        columns = [self.cells.column(ref.sheet, column) for column in range(area.left, area.right + 1)]
        rows: Rows = [
            [column[row] if row < len(column) else None for column in columns]
            for row in range(area.top - 1, area.bottom)
        ]
        array = Array(rows)
        if area.size > _WORTH_KEEPING:
            self.cells.tables[key] = array
        return array

    def array(self, value: Value) -> Array:
        """Any value as a table. Raises Error."""
        if isinstance(value, Array):
            return value
        if isinstance(value, Ref):
            return self.read(value)
        if isinstance(value, Function):
            raise CALC
        return single(value)

    def scalar(self, value: Value) -> Scalar:
        """A value where one is wanted: the first of a table."""
        if isinstance(value, Array):
            return value.rows[0][0]
        if isinstance(value, Ref):
            return self._first(value)
        if isinstance(value, Function):
            raise CALC
        return value

    def _first(self, ref: Ref) -> Scalar:
        """The value of a reference's first cell."""
        self.spend(1)
        line = self.cells.column(ref.sheet, ref.area.left)
        return line[ref.area.top - 1] if ref.area.top <= len(line) else None

    def number(self, value: Value, usual: float | None = None) -> float:
        """A number where one is wanted; `usual` where it was left out. Raises Error."""
        found = self.scalar(value)
        return usual if found is None and usual is not None else values.number(found)

    def whole(self, value: Value, usual: int | None = None) -> int:
        return int(self.number(value, usual) // 1)

    def text(self, value: Value) -> str:
        return values.text(self.scalar(value))

    def truth(self, value: Value, usual: bool = False) -> bool:
        found = self.scalar(value)
        return usual if found is None else values.truth(found)

    def lift(self, function: Callable[..., Scalar], *given: Value) -> Value:
        """A function of single values over tables: value by value, one row or column standing for many."""
        given = tuple(self._first(each) if isinstance(each, Ref) and each.area.size == 1 else each for each in given)
        if all(not isinstance(each, Array | Ref | Function) for each in given):
            return self._row(function, [given])[0]
        arrays = [self.array(each) for each in given]
        height, width = extent(arrays)
        self.spend(height * width * len(arrays))
        if height == width == 1:
            return self._row(function, [[each.rows[0][0] for each in arrays]])[0]
        if len(arrays) == 1:
            return Array([self._row(function, [(value,) for value in row]) for row in arrays[0].rows])
        return Array(
            [
                self._row(function, [[each.at(row, column) for each in arrays] for column in range(width)])
                for row in range(height)
            ]
        )

    def _row(self, function: Callable[..., Scalar], given: Sequence[Sequence[Value]]) -> list[Scalar]:
        """The function's values, whose texts count by their length."""
        found = [attempt(function, each) for each in given]
        self.spend(sum(len(each) for each in found if isinstance(each, str)) // _CHARACTERS)
        return found


def extent(arrays: Sequence[Array]) -> tuple[int, int]:
    """How high and wide a table over these is. Raises Error."""
    height = max((each.height for each in arrays), default=1)
    width = max((each.width for each in arrays), default=1)
    if height * width > MOST_CELLS:
        raise NUM
    return height, width


def attempt(function: Callable[..., Scalar], given: Sequence[Value]) -> Scalar:
    """The function's value, or the error that it raised."""
    try:
        found = function(*given)
    except Error as error:
        return error.with_traceback(None)
    except (OverflowError, ZeroDivisionError, ValueError):
        return NUM
    if isinstance(found, float):
        if found != found or found in (float("inf"), float("-inf")):
            return NUM
        return found + 0.0
    return float(found) if isinstance(found, int) and not isinstance(found, bool) else found


def _divided(one: Scalar, other: Scalar) -> float:
    dividend, divisor = values.number(one), values.number(other)
    if divisor == 0:
        raise DIV0
    return dividend / divisor


def power(one: Scalar, other: Scalar) -> float:
    base, exponent = values.number(one), values.number(other)
    if base == 0 and exponent <= 0:
        raise NUM if exponent == 0 else DIV0
    found = base**exponent
    if isinstance(found, complex):
        raise NUM
    return float(found)


def _near_zero(found: float, one: float, other: float) -> float:
    """Differences of the last bits between decimals are taken for none, as spreadsheets do."""
    return 0.0 if abs(found) < 5e-16 * max(abs(one), abs(other)) else found


def _sum(one: Scalar, other: Scalar) -> float:
    first, second = values.number(one), values.number(other)
    return _near_zero(first + second, first, second)


def _difference(one: Scalar, other: Scalar) -> float:
    first, second = values.number(one), values.number(other)
    return _near_zero(first - second, first, second)


_OPERATORS: dict[str, Callable[[Scalar, Scalar], Scalar]] = {
    "+": _sum,
    "-": _difference,
    "*": lambda one, other: values.number(one) * values.number(other),
    "/": _divided,
    "^": power,
    "&": lambda one, other: values.checked_text(values.text(one) + values.text(other)),
    "=": lambda one, other: values.compare(one, other) == 0,
    "<>": lambda one, other: values.compare(one, other) != 0,
    "<": lambda one, other: values.compare(one, other) < 0,
    ">": lambda one, other: values.compare(one, other) > 0,
    "<=": lambda one, other: values.compare(one, other) <= 0,
    ">=": lambda one, other: values.compare(one, other) >= 0,
}
