"""Functions that make tables of tables: filtered, sorted, put together, cut."""

from __future__ import annotations

from collections.abc import Callable
from functools import cmp_to_key

from .. import values
from ..evaluation import MOST_CELLS, Evaluation
from ..registry import eager
from ..values import CALC, NA, NUM, VALUE, Array, Error, Ref, Rows, Scalar, Value


def _turned(array: Array) -> Array:
    return Array([list(column) for column in zip(*array.rows, strict=True)])


def _table(ev: Evaluation, given: Value) -> Array:
    table = ev.array(ev.bounded(given) if isinstance(given, Ref) else given)
    # What is made of a table is sorted, compared or put together anew.
    ev.spend(4 * table.height * table.width)
    return table


@eager("TRANSPOSE")
def transpose(ev: Evaluation, given: Value) -> Value:
    return _turned(ev.array(given))


@eager("FILTER")
def filter_(ev: Evaluation, given: Value, *rest: Value) -> Value:
    """With one condition for Excel's way, or several for Sheets'; the third of three may be what there is instead."""
    if not rest:
        raise VALUE
    table = _table(ev, given)
    tests, instead = [rest[0]], None
    for other in rest[1:]:
        condition = ev.array(other)
        if condition.height * condition.width == max(table.height, table.width) and condition.is_vector:
            tests.append(other)
        elif other is rest[-1]:
            instead = other
        else:
            raise VALUE
    across = False
    kept: list[bool] | None = None
    for test in tests:
        condition = _table(ev, test)
        if condition.width == 1 and (condition.height == table.height or isinstance(test, Ref)):
            flags = [row[0] for row in condition.rows]
        elif condition.height == 1 and condition.width == table.width:
            flags, across = list(condition.rows[0]), True
        elif condition.height == condition.width == 1:
            flags = [condition.rows[0][0]] * table.height
        else:
            raise VALUE
        length = table.width if across else table.height
        flags += [None] * (length - len(flags))
        for flag in flags:
            if isinstance(flag, Error):
                raise flag
        truths = [values.truth(flag) for flag in flags[:length]]
        kept = truths if kept is None else [a and b for a, b in zip(kept, truths, strict=True)]
    assert kept is not None
    if across:
        rows = [[value for value, keep in zip(row, kept, strict=True) if keep] for row in table.rows]
        rows = rows if any(kept) else []
    else:
        rows = [row for row, keep in zip(table.rows, kept, strict=True) if keep]
    if rows:
        return Array(rows)
    return CALC if len(rest) == 1 and instead is None else instead if instead is not None else CALC


@eager("UNIQUE")
def unique(ev: Evaluation, given: Value, by_column: Value = None, once: Value = None) -> Value:
    table, across, only = _table(ev, given), ev.truth(by_column), ev.truth(once)
    if across:
        table = _turned(table)
    seen: dict[tuple[object, ...], list[list[Scalar]]] = {}
    for row in table.rows:
        key = tuple(value.text if isinstance(value, Error) else values.rank(value) for value in row)
        seen.setdefault(key, []).append(row)
    rows = [found[0] for found in seen.values() if not only or len(found) == 1]
    if not rows:
        return CALC
    return _turned(Array(rows)) if across else Array(rows)


def _ordered(rows: Rows, keys: list[list[Scalar]], directions: list[int]) -> Rows:
    def compare(one: int, other: int) -> int:
        for key, direction in zip(keys, directions, strict=True):
            first, second = key[one], key[other]
            if (first is None) != (second is None):
                # Empty cells come last either way.
                return 1 if first is None else -1
            a, b = values.rank(first), values.rank(second)
            if a != b:
                return direction * ((a > b) - (a < b))
        return 0

    return [rows[at] for at in sorted(range(len(rows)), key=cmp_to_key(compare))]


def _direction(value: Scalar) -> int:
    if isinstance(value, bool):
        return 1 if value else -1
    number = values.number(value)
    if number not in (1, -1, 0):
        raise VALUE
    return 1 if number == 1 else -1


@eager("SORT")
def sort(ev: Evaluation, given: Value, *rest: Value) -> Value:
    table = _table(ev, given)
    by_column = ev.truth(rest[2]) if len(rest) == 3 else False
    if by_column:
        table = _turned(table)
    numbers = [int(values.number(each)) for each in ev.array(rest[0]).flat()] if rest and rest[0] is not None else [1]
    orders = [_direction(each) for each in ev.array(rest[1]).flat()] if len(rest) > 1 and rest[1] is not None else [1]
    if len(rest) > 3:  # Sheets' way: column, ascending, column, ascending …
        numbers = [ev.whole(each) for each in rest[::2]]
        orders = [_direction(ev.scalar(each)) for each in rest[1::2]]
    orders += [orders[-1]] * (len(numbers) - len(orders))
    if any(not 1 <= number <= table.width for number in numbers):
        raise VALUE
    keys = [[row[number - 1] for row in table.rows] for number in numbers]
    found = Array(_ordered(table.rows, keys, orders[: len(numbers)]))
    return _turned(found) if by_column else found


@eager("SORTBY")
def sort_by(ev: Evaluation, given: Value, *rest: Value) -> Value:
    table = _table(ev, given)
    if not rest:
        raise VALUE
    lines = [list(_table(ev, each).flat()) for each in rest[::2]]
    orders = [_direction(ev.scalar(each)) for each in rest[1::2]]
    orders += [1] * (len(lines) - len(orders))
    across = table.height == 1
    if across:
        table = _turned(table)
    if any(len(line) != table.height for line in lines):
        raise VALUE
    found = Array(_ordered(table.rows, lines, orders))
    return _turned(found) if across else found


@eager("TAKE")
def take(ev: Evaluation, given: Value, rows: Value = None, columns: Value = None) -> Value:
    return _cut(ev, given, rows, columns, lambda line, number: line[:number] if number > 0 else line[number:])


@eager("DROP")
def drop(ev: Evaluation, given: Value, rows: Value = None, columns: Value = None) -> Value:
    return _cut(ev, given, rows, columns, lambda line, number: line[number:] if number >= 0 else line[:number])


def _cut(ev: Evaluation, given: Value, rows: Value, columns: Value, part: Callable[[range, int], range]) -> Value:
    table = _table(ev, given)
    down, across = range(table.height), range(table.width)
    if rows is not None:
        down = part(down, ev.whole(rows))
    if columns is not None:
        across = part(across, ev.whole(columns))
    if not down or not across:
        return CALC
    return Array([[table.rows[row][column] for column in across] for row in down])


def _chosen(ev: Evaluation, table: Array, numbers: tuple[Value, ...]) -> Rows:
    rows: Rows = []
    for argument in numbers:
        for value in ev.array(argument).flat():
            number = int(values.number(value))
            if number == 0 or abs(number) > table.height:
                raise VALUE
            rows.append(table.rows[number - 1 if number > 0 else number])
    if not rows:
        raise VALUE
    return rows


@eager("CHOOSEROWS")
def choose_rows(ev: Evaluation, given: Value, *numbers: Value) -> Value:
    return Array(_chosen(ev, _table(ev, given), numbers))


@eager("CHOOSECOLS")
def choose_columns(ev: Evaluation, given: Value, *numbers: Value) -> Value:
    return _turned(Array(_chosen(ev, _turned(_table(ev, given)), numbers)))


@eager("VSTACK")
def stack_down(ev: Evaluation, *given: Value) -> Value:
    tables = [_table(ev, each) for each in given]
    if not tables:
        raise VALUE
    width = max(table.width for table in tables)
    return Array([[*row, *[NA] * (width - len(row))] for table in tables for row in table.rows])


@eager("HSTACK")
def stack_across(ev: Evaluation, *given: Value) -> Value:
    turned = [_turned(_table(ev, each)) for each in given]
    found = stack_down(ev, *turned)
    assert isinstance(found, Array)
    return _turned(found)


def _listed(ev: Evaluation, given: Value, ignore: Value, by_column: Value) -> list[Scalar]:
    table, skip = _table(ev, given), ev.whole(ignore, 0)
    found = list((_turned(table) if ev.truth(by_column) else table).flat())
    found = [v for v in found if not (skip in (1, 3) and v is None) and not (skip in (2, 3) and isinstance(v, Error))]
    if not found:
        raise CALC
    return found


@eager("TOCOL", "FLATTEN")
def to_column(ev: Evaluation, given: Value, ignore: Value = None, by_column: Value = None) -> Value:
    return Array([[value] for value in _listed(ev, given, ignore, by_column)])


@eager("TOROW")
def to_row(ev: Evaluation, given: Value, ignore: Value = None, by_column: Value = None) -> Value:
    return Array([_listed(ev, given, ignore, by_column)])


@eager("WRAPROWS")
def wrap_rows(ev: Evaluation, given: Value, count: Value, pad: Value = NA) -> Value:
    found, size, fill = list(_table(ev, given).flat()), ev.whole(count), ev.scalar(pad)
    if size < 1 or max(size, len(found)) > MOST_CELLS:
        raise NUM
    return Array([[*found[at : at + size], *[fill] * (at + size - len(found))] for at in range(0, len(found), size)])


@eager("WRAPCOLS")
def wrap_columns(ev: Evaluation, given: Value, count: Value, pad: Value = NA) -> Value:
    found = wrap_rows(ev, given, count, pad)
    assert isinstance(found, Array)
    return _turned(found)


@eager("EXPAND")
def expand(ev: Evaluation, given: Value, rows: Value = None, columns: Value = None, pad: Value = NA) -> Value:
    table, fill = _table(ev, given), ev.scalar(pad)
    height, width = ev.whole(rows, table.height), ev.whole(columns, table.width)
    if height < table.height or width < table.width:
        raise VALUE
    if height * width > MOST_CELLS:
        raise NUM
    wide = [[*row, *[fill] * (width - table.width)] for row in table.rows]
    return Array([*wide, *[[fill] * width for _ in range(height - table.height)]])
