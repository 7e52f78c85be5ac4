"""Numbers as they are written, in fifteen digits, and rounded from there."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Context, Decimal
from functools import lru_cache

#: Room for the largest number with all its decimals.
_EXACT = Context(prec=400, rounding=ROUND_HALF_UP)
_ONE = Decimal(1)


def written(number: float) -> Decimal:
    """A number in fifteen digits: 19.985, and not the binary fraction beside it."""
    return Decimal(f"{number:.15g}")


def rounded(value: Decimal, places: int) -> Decimal:
    """Half away from zero."""
    return value.quantize(_step(places), context=_EXACT)


def scaled(value: Decimal, tens: int) -> Decimal:
    return value.scaleb(tens, _EXACT) if tens else value


@lru_cache(64)
def _step(places: int) -> Decimal:
    return _ONE.scaleb(-places)
