"""What a section hands back: measured values, and the bar they are held to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which `share` of `values` lie, interpolated between the two nearest."""
    ordered = sorted(values)
    place = (len(ordered) - 1) * share
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


@dataclass(frozen=True)
class Bar:
    """What a figure has to reach: by its median, or by its ratio to another figure."""

    limit: float
    at_least: bool = False
    is_ratio: bool = False

    def __str__(self) -> str:
        return f"{'≥' if self.at_least else '≤'} {self.limit:g}{'×' if self.is_ratio else ''}"

    def admits(self, value: float) -> bool:
        return value >= self.limit if self.at_least else value <= self.limit


def times_faster(limit: float) -> Bar:
    """The peer's figure has to be so many times ours."""
    return Bar(limit, at_least=True, is_ratio=True)


def times_at_most(limit: float) -> Bar:
    """Ours may be so many times the figure it is compared with."""
    return Bar(limit, is_ratio=True)


@dataclass(frozen=True)
class Figure:
    """One line of the report. `ratio` compares it with what `against` names."""

    what: str
    values: tuple[float, ...]
    unit: str = "ms"
    bar: Bar | None = None
    ratio: float | None = None
    against: str = ""

    @property
    def median(self) -> float:
        return quantile(self.values, 0.5)

    @property
    def p90(self) -> float | None:
        """None of a value that was measured once."""
        return quantile(self.values, 0.9) if len(self.values) > 1 else None

    @property
    def met(self) -> bool | None:
        """Whether the bar is met; None without a bar, or without what it compares with."""
        if self.bar is None:
            return None
        value = self.ratio if self.bar.is_ratio else self.median
        return None if value is None else self.bar.admits(value)

    @property
    def cells(self) -> tuple[str, ...]:
        """What, median, p90, unit, bar and ratio, as a table shows them."""
        ratio = "" if self.ratio is None else f"{self.ratio:.1f}× {self.against}"
        p90 = "" if self.p90 is None else number(self.p90)
        return (self.what, number(self.median), p90, self.unit, str(self.bar or ""), ratio)


def number(value: float) -> str:
    """Three digits that count."""
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def milliseconds(what: str, seconds: Sequence[float], bar: Bar | None = None) -> Figure:
    return Figure(what, tuple(1000 * value for value in seconds), bar=bar)


def faster(what: str, seconds: Sequence[float], peer: Sequence[float] | None, bar: Bar | None, against: str) -> Figure:
    """Our times, and how many times as long the peer takes, median to median."""
    ratio = quantile(peer, 0.5) / quantile(seconds, 0.5) if peer else None
    values = tuple(1000 * value for value in seconds)
    return Figure(what, values, bar=bar, ratio=ratio, against=f"as fast as {against}")


def grown(what: str, seconds: Sequence[float], base: Sequence[float], bar: Bar | None, against: str) -> Figure:
    """Times, and how many times as long they are as those of `base`, median to median."""
    ratio = quantile(seconds, 0.5) / quantile(base, 0.5)
    return Figure(what, tuple(1000 * value for value in seconds), bar=bar, ratio=ratio, against=against)
