"""Numbers as texts in a format."""

from __future__ import annotations

from ... import number_formats
from .. import values
from ..registry import lifted
from ..values import VALUE, Error, Scalar

_HASHES = "########"


@lifted("TEXT")
def text(value: Scalar, format: Scalar) -> Scalar:
    """As a cell with this format shows it; a text that says a number counts as one."""
    wanted = values.text(format)
    if isinstance(value, bool):
        return values.text(value)
    if isinstance(value, str):
        number = _number_in(value)
        if number is None:
            return values.checked_text(number_formats.shown_text(value, wanted))
    else:
        number = values.number(value)
    if not wanted:
        return ""
    shown = number_formats.shown(number, wanted)
    if shown == _HASHES:
        raise VALUE
    return values.checked_text(shown)


def _number_in(value: str) -> float | None:
    try:
        return values.number_of_text(value)
    except Error:
        return values.day_of(value)
