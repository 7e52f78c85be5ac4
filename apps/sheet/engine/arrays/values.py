"""What formulas compute with: scalars, arrays of them, errors, and places that have not been read yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ....platform.values import any_day
from ..entry import EPOCH, plain_number
from ..refs import Area


@dataclass(frozen=True)
class Error(Exception):
    """An error as cells show it. As an exception it ends what cannot go on without the value."""

    text: str


NA, VALUE, REF, DIV0, NUM, NAME, CALC = _ERRORS = tuple(
    Error(text) for text in ("#N/A", "#VALUE!", "#REF!", "#DIV/0!", "#NUM!", "#NAME?", "#CALC!")
)


def forget_raised() -> None:
    """Let go of where errors were raised: each is one object, which would keep every place, and all that it held."""
    for error in _ERRORS:
        error.with_traceback(None)


#: What a formula may come to; the engine has a few more.
ERROR_TEXTS = frozenset(error.text for error in _ERRORS)
#: A cell holds no longer text.
LONGEST_TEXT = 32_767
#: None is an empty cell.
Scalar = float | str | bool | Error | None
Rows = list[list[Scalar]]


@dataclass(frozen=True)
class Array:
    """A table of scalars, all rows of one length; a single value is a table of one."""

    rows: Rows

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def width(self) -> int:
        return len(self.rows[0]) if self.rows else 0

    def at(self, row: int, column: int) -> Scalar:
        """The value at a place counted from 0; one row or column stands for as many as are asked for."""
        row, column = (0 if self.height == 1 else row), (0 if self.width == 1 else column)
        return self.rows[row][column] if row < self.height and column < self.width else NA

    def flat(self) -> Iterator[Scalar]:
        for row in self.rows:
            yield from row

    @property
    def is_vector(self) -> bool:
        return self.height == 1 or self.width == 1


@dataclass(frozen=True)
class Ref:
    """Cells of a sheet, by its number in the engine."""

    sheet: int
    area: Area


@dataclass(frozen=True)
class Function:
    """A LAMBDA, with what its names stand for where it was written."""

    names: Sequence[str]
    call: Callable[[Sequence[Value]], Value]


Value = Scalar | Array | Ref | Function


def single(value: Scalar) -> Array:
    return Array([[value]])


def number(value: Scalar) -> float:
    """A scalar as a number, as operators take it. Raises Error."""
    if isinstance(value, bool):
        return float(value)
    if isinstance(value, float):
        return value
    if value is None:
        return 0.0
    if isinstance(value, Error):
        raise value
    return number_of_text(value)


def number_of_text(text: str) -> float:
    """A text that says a number: with thousands, a currency sign or per cent. Raises Error."""
    bare = text.strip().replace(",", "").removeprefix("$")
    percent = bare.endswith("%")
    try:
        found = float(bare.removesuffix("%"))
    except ValueError:
        raise VALUE from None
    if not bare or not (bare[-1].isdigit() or percent or bare[-1] == ".") or "_" in bare:
        raise VALUE
    return found / 100 if percent else found


def text(value: Scalar) -> str:
    """A scalar as a text, as & takes it. Raises Error."""
    if isinstance(value, Error):
        raise value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return number_text(value)
    return value


def checked_text(text: str) -> str:
    """A text that was put together, if a cell can hold it. Raises Error."""
    if len(text) > LONGEST_TEXT:
        raise VALUE
    return text


def number_text(value: float) -> str:
    """A number in up to fifteen digits, as cells without a format show it."""
    return plain_number(value).upper()


def truth(value: Scalar) -> bool:
    """A scalar as a condition. Raises Error."""
    if isinstance(value, str):
        if value.upper() in ("TRUE", "FALSE"):
            return value.upper() == "TRUE"
        raise VALUE
    return bool(number(value))


def rank(value: Scalar) -> tuple[int, float, str]:
    """Where a scalar stands among others: numbers, texts, truths, errors; case does not count."""
    if isinstance(value, bool):
        return 2, float(value), ""
    if isinstance(value, float):
        return 0, value, ""
    if isinstance(value, str):
        return 1, 0.0, value.casefold()
    return (3, 0.0, "") if isinstance(value, Error) else (4, 0.0, "")


def same(one: Scalar, other: Scalar) -> bool:
    """Whether = holds between them: an empty cell equals 0, "" and FALSE."""
    return compare(one, other) == 0


def compare(one: Scalar, other: Scalar) -> int:
    """Below, equal or above 0, as one is below, equal to or above the other. Raises Error."""
    for value in (one, other):
        if isinstance(value, Error):
            raise value
    if one is None:
        one = _empty_beside(other)
    if other is None:
        other = _empty_beside(one)
    first, second = rank(one), rank(other)
    return (first > second) - (first < second)


def _empty_beside(other: Scalar) -> Scalar:
    if isinstance(other, bool):
        return False
    return "" if isinstance(other, str) else 0.0


def day_of(text: str) -> float | None:
    """The day that a text names, as cells count days; None where it names none."""
    if not text[:1].isalnum() or not any(letter.isdigit() for letter in text):
        return None
    try:
        return float(any_day(text).toordinal() - EPOCH)
    except ValueError:
        return None
