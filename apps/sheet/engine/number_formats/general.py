"""Numbers without a format: as many digits as a cell has room for."""

from __future__ import annotations

from .rounding import rounded, written

_SMALLEST, _LARGEST = 1e-8, 1e11
_PLACES, _OF_EXPONENTS = 9, 5


def general(number: float) -> str:
    """0.666666667, 123456789.123, 1.5E+20."""
    size = abs(number)
    if size < _LARGEST and number == int(number):
        return str(int(number))
    if _SMALLEST <= size < _LARGEST:
        return _without_zeros(f"{rounded(written(number), _PLACES):f}")
    value = written(number)
    mantissa = rounded(value.scaleb(-value.adjusted()), _OF_EXPONENTS)
    exponent = value.adjusted()
    if abs(mantissa) >= 10:
        mantissa, exponent = mantissa / 10, exponent + 1
    return f"{_without_zeros(f'{mantissa:f}')}E{exponent:+03}"


def _without_zeros(text: str) -> str:
    return text.rstrip("0").rstrip(".") if "." in text else text
