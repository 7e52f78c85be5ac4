"""Addresses and areas, and rewriting the references of a formula when cells are copied or moved."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

LAST_ROW, LAST_COLUMN = 1_048_576, 16_384
_LAST = {"row": LAST_ROW, "column": LAST_COLUMN}
_END = r"\$?[A-Za-z]{1,3}\$?[0-9]{1,7}"
_REFERENCE = re.compile(
    rf"""(?P<text>"(?:[^"]|"")*")
    | (?<![\w.$!])
      (?P<sheet>(?:'(?:[^']|'')+'|[^\W\d][\w.]*)!)?
      (?P<ref>{_END}(?::(?:{_END}|\$?[A-Za-z]{{1,3}}|\$?[0-9]{{1,7}}))?|\$?[A-Za-z]{{1,3}}:\$?[A-Za-z]{{1,3}}|\$?[0-9]{{1,7}}:\$?[0-9]{{1,7}})
      (?![\w(.!])""",
    re.VERBOSE,
)
_PART = re.compile(r"(\$?)([A-Za-z]{0,3})(\$?)([0-9]{0,7})")


def column_name(column: int) -> str:
    """28 → "AB"."""
    name = ""
    while column > 0:
        column, letter = divmod(column - 1, 26)
        name = chr(65 + letter) + name
    return name


def column_number(name: str) -> int:
    """ "AB" → 28."""
    number = 0
    for letter in name.upper():
        number = number * 26 + ord(letter) - 64
    return number


def address(row: int, column: int) -> str:
    return f"{column_name(column)}{row}"


@dataclass(frozen=True, order=True)
class Area:
    """A rectangle of cells, 1-based, ends included."""

    top: int
    left: int
    bottom: int
    right: int

    @property
    def height(self) -> int:
        return self.bottom - self.top + 1

    @property
    def width(self) -> int:
        return self.right - self.left + 1

    @property
    def size(self) -> int:
        return self.height * self.width

    def cells(self) -> Iterator[tuple[int, int]]:
        for row in range(self.top, self.bottom + 1):
            for column in range(self.left, self.right + 1):
                yield row, column

    def __contains__(self, cell: tuple[int, int]) -> bool:
        return self.top <= cell[0] <= self.bottom and self.left <= cell[1] <= self.right

    def covers(self, other: Area) -> bool:
        return (other.top, other.left) in self and (other.bottom, other.right) in self

    def meets(self, other: Area) -> bool:
        return not (
            other.bottom < self.top or other.top > self.bottom or other.right < self.left or other.left > self.right
        )

    def moved(self, rows: int, columns: int) -> Area:
        return Area(self.top + rows, self.left + columns, self.bottom + rows, self.right + columns)

    def inserted(self, axis: str, at: int, count: int) -> Area:
        """This area after `count` rows or columns were put in before `at`; an open one ends where its sheet does."""
        first, last = self._lines(axis)
        first, last = first + count * (first >= at), last + count * (last >= at and last != _LAST[axis])
        return self._with(axis, first, last)

    def deleted(self, axis: str, at: int, count: int) -> Area | None:
        """This area after `count` rows or columns from `at` on went; None if nothing of it is left."""
        first, last = self._lines(axis)
        if at <= first and last < at + count:
            return None
        first = first if first < at else max(at, first - count)
        last = last if last < at or last == _LAST[axis] else max(at - 1, last - count)
        return self._with(axis, first, last)

    def relocated(self, axis: str, at: int, count: int, to: int) -> Area:
        """This area after `count` rows or columns from `at` on were put before what was `to`.

        Its lines stay together: a line moved among them is in, one moved away from the others is out.
        """
        first, last = self._lines(axis)
        end = at + count - 1
        if at <= first and last <= end:
            first, last = line_after(first, at, count, to), line_after(last, at, count, to)
            return self._with(axis, first, last)
        # The lines that stay, from the first to the last of them.
        least = first if not at <= first <= end else end + 1
        most = last if not at <= last <= end else at - 1
        new_first, new_last = line_after(least, at, count, to), line_after(most, at, count, to)
        moved = [n for n in (max(first, at), min(last, end)) if first <= n <= last and at <= n <= end]
        if moved:
            low, high = line_after(moved[0], at, count, to), line_after(moved[-1], at, count, to)
            if high == new_first - 1:
                new_first = low
            elif low == new_last + 1:
                new_last = high
        return self._with(axis, new_first, new_last)

    def _lines(self, axis: str) -> tuple[int, int]:
        return (self.top, self.bottom) if axis == "row" else (self.left, self.right)

    def _with(self, axis: str, first: int, last: int) -> Area:
        if axis == "row":
            return Area(first, self.left, last, self.right)
        return Area(self.top, first, self.bottom, last)

    def __str__(self) -> str:
        first, last = address(self.top, self.left), address(self.bottom, self.right)
        return first if first == last else f"{first}:{last}"


def line_after(line: int, at: int, count: int, to: int) -> int:
    """Where a row or column is once `count` from `at` on were put before what was `to`."""
    if at <= line < at + count:
        return line - at + (to if to <= at else to - count)
    return line + count * (line >= to) - count * (line >= at + count)


def parse_area(text: str) -> Area:
    """Read "B2", "B2:D9", "B:D", "2:9", or "B2:D" and "B2:9", which end where the sheet does. Raises ValueError."""
    first, _, last = text.strip().replace("$", "").partition(":")
    one, two = _PART.fullmatch(first), _PART.fullmatch(last or first)
    if one is None or two is None or not first:
        raise ValueError(f"not an address: {text!r}")
    is_open = one[2] and one[4]
    if not is_open and (bool(one[2]) != bool(two[2]) or bool(one[4]) != bool(two[4])):
        raise ValueError(f"not an address: {text!r}")
    if not (one[2] and one[4]) and not last:
        raise ValueError(f"not an address: {text!r}")
    rows = sorted((int(one[4] or 1), int(two[4] or LAST_ROW)))
    columns = sorted((column_number(one[2] or "A"), column_number(two[2] or column_name(LAST_COLUMN))))
    if rows[0] < 1 or rows[1] > LAST_ROW or columns[1] > LAST_COLUMN:
        raise ValueError(f"outside the sheet: {text!r}")
    return Area(rows[0], columns[0], rows[1], columns[1])


def shifted(formula: str, rows: int, columns: int) -> str:
    """`formula` copied that far away: relative references move along, absolute ones stay."""

    def move(sheet: str, reference: str) -> str:
        parts = [_shift_part(part, rows, columns) for part in reference.split(":")]
        return "#REF!" if None in parts else sheet + ":".join(part for part in parts if part is not None)

    return rewritten(formula, move)


def _shift_part(part: str, rows: int, columns: int) -> str | None:
    match = _PART.fullmatch(part)
    assert match is not None
    column, row = match[2], match[4]
    if column and not match[1]:
        number = column_number(column) + columns
        if not 1 <= number <= LAST_COLUMN:
            return None
        column = column_name(number)
    # In "$5" of "$5:$9" the first group holds the dollar.
    fixed_row = match[3] or (match[1] if not match[2] else "")
    if row and not fixed_row:
        number = int(row) + rows
        if not 1 <= number <= LAST_ROW:
            return None
        row = str(number)
    return f"{match[1]}{column}{match[3]}{row}"


def transposed(formula: str, source: tuple[int, int], target: tuple[int, int]) -> str:
    """`formula` of the cell `source`, by row and column, as it reads in `target` once rows have become columns.

    What was so many rows away is as many columns away; what is absolute in both directions stays.
    """

    def turn(sheet: str, reference: str) -> str:
        parts = [_turned(part, source, target) for part in reference.split(":")]
        return "#REF!" if None in parts else sheet + ":".join(part for part in parts if part is not None)

    return rewritten(formula, turn)


def _turned(part: str, source: tuple[int, int], target: tuple[int, int]) -> str | None:
    match = _PART.fullmatch(part)
    assert match is not None
    column, row = match[2], match[4]
    fixed_column, fixed_row = bool(column and match[1]), bool(match[3] or (match[1] if not column else ""))
    if (fixed_column or not column) and (fixed_row or not row):
        return part
    new_row = new_column = ""
    if column:
        number = column_number(column) + (0 if fixed_column else target[0] - source[1])
        if not 1 <= number <= LAST_ROW:
            return None
        new_row = f"{'$' * fixed_column}{number}"
    if row:
        number = int(row) + (0 if fixed_row else target[1] - source[0])
        if not 1 <= number <= LAST_COLUMN:
            return None
        new_column = f"{'$' * fixed_row}{column_name(number)}"
    return new_column + new_row


@dataclass(frozen=True)
class Move:
    """Cells cut from an area of one sheet and pasted elsewhere."""

    sheet: str
    area: Area
    rows: int
    columns: int
    to_sheet: str


def followed(formula: str, home: str, move: Move, *, moves_itself: bool = False) -> str:
    """`formula` on sheet `home` after `move`: references to the moved cells go along with them."""
    new_home = move.to_sheet if moves_itself else home

    def follow(prefix: str, reference: str) -> str:
        sheet = unquoted(prefix) if prefix else home
        try:
            area = parse_area(reference)
        except ValueError:
            return prefix + reference
        if sheet.casefold() == move.sheet.casefold() and move.area.covers(area):
            sheet = move.to_sheet
            reference = _translated(reference, move.rows, move.columns)
        elif not prefix and new_home == home:
            return reference
        if prefix or sheet.casefold() != new_home.casefold():
            return f"{quoted(sheet)}!{reference}"
        return reference

    return rewritten(formula, follow)


def _translated(reference: str, rows: int, columns: int) -> str:
    parts = []
    for part in reference.split(":"):
        match = _PART.fullmatch(part)
        assert match is not None
        column = column_name(column_number(match[2]) + columns) if match[2] else ""
        row = str(int(match[4]) + rows) if match[4] else ""
        parts.append(f"{match[1]}{column}{match[3]}{row}")
    return ":".join(parts)


def quoted(sheet: str) -> str:
    """A sheet's name as it stands before the exclamation mark."""
    if re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", sheet) and not _PART.fullmatch(sheet):
        return sheet
    return "'" + sheet.replace("'", "''") + "'"


def unquoted(prefix: str) -> str:
    name = prefix.removesuffix("!")
    return name[1:-1].replace("''", "'") if name.startswith("'") else name


def restructured(formula: str, sheet: str, change: Callable[[Area], Area | None], home: str = "") -> str:
    """A formula that the engine leaves alone, of a name or a rule, after rows or columns of `sheet` came or went.

    References without a sheet are to `home`.
    """

    def follow(prefix: str, reference: str) -> str:
        if (unquoted(prefix) if prefix else home).casefold() != sheet.casefold():
            return prefix + reference
        old = parse_area(reference)
        new = change(old)
        return "#REF!" if new is None else prefix + _replaced(reference, new)

    return rewritten(formula, follow)


def _replaced(reference: str, area: Area) -> str:
    ends = [(area.top, area.left), (area.bottom, area.right)]
    parts = []
    for part, (row, column) in zip(reference.split(":"), ends, strict=False):
        match = _PART.fullmatch(part)
        assert match is not None
        parts.append(f"{match[1]}{column_name(column) if match[2] else ''}{match[3]}{row if match[4] else ''}")
    return ":".join(parts)


def rewritten(formula: str, rewrite: Callable[[str, str], str]) -> str:
    """A formula with each reference replaced by `rewrite(prefix with "!" or "", reference)`; texts are left alone."""

    def replace(match: re.Match[str]) -> str:
        return match[0] if match["text"] else rewrite(match["sheet"] or "", match["ref"])

    return _REFERENCE.sub(replace, formula)
