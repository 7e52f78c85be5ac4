"""Round numbers along an axis, and how they are written."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Context, Decimal
from math import ceil, floor

_STEPS = (1, 2, 2.5, 5, 10)
_EXACT = Context(prec=400, rounding=ROUND_HALF_UP)


@dataclass(frozen=True)
class Scale:
    """An axis from its first tick to its last."""

    ticks: tuple[float, ...]
    step: float

    @property
    def low(self) -> float:
        return self.ticks[0]

    @property
    def high(self) -> float:
        return self.ticks[-1]

    def share(self, value: float) -> float:
        """How far along the axis a value lies: 0 at its beginning, 1 at its end."""
        return (value - self.low) / (self.high - self.low)


def scale(values: list[float], *, from_zero: bool, most: int = 6) -> Scale:
    """An axis that holds all values, with at most about `most` ticks."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    # Lines whose values lie close together would else be flat.
    if from_zero or (0 <= low < 0.6 * high):
        low = min(low, 0.0)
    if from_zero or (0 >= high > 0.6 * low):
        high = max(high, 0.0)
    if high <= low:
        high = low + (abs(low) or 1.0)
    step = _nice((high - low) / max(most - 1, 1))
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    exact = Decimal(repr(step))
    return Scale(tuple(float(number * exact) for number in range(first, max(last, first + 1) + 1)), step)


def _nice(step: float) -> float:
    """The next round number from `step` up."""
    mantissa, exponent = f"{step:e}".split("e")
    factor = next(factor for factor in _STEPS if factor >= float(mantissa) - 1e-9)
    return float(Decimal(repr(factor)).scaleb(int(exponent)))


def tick_label(value: float, step: float, unit: str = "") -> str:
    """A tick's number, as short as its step allows: 1,200 or 2.5M or $40 or 15%."""
    sign, size = ("-" if value < 0 else ""), abs(value)
    if unit == "%":
        return f"{sign}{_plain(size * 100, step * 100)}%"
    for letter, power in (("B", 1e9), ("M", 1e6)):
        if step >= power / 10 and size:
            return f"{sign}{unit}{_plain(size / power, step / power)}{letter}"
    return f"{sign}{unit}{_plain(size, step)}"


def _plain(value: float, step: float) -> str:
    exponent = Decimal(repr(round(step, 12))).normalize().as_tuple().exponent
    # Half away from zero, of the number as it is written, as the cells show it.
    written = Decimal(f"{value:.15g}")
    return f"{written.quantize(Decimal(1).scaleb(min(0, int(exponent))), context=_EXACT):,f}"
