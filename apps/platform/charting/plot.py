"""What there is to draw."""

from __future__ import annotations

from dataclasses import dataclass

from .choices import PALETTE


@dataclass(frozen=True)
class Series:
    name: str
    color: str
    shape: str
    values: tuple[float | None, ...]


@dataclass(frozen=True)
class Plot:
    """A chart with its numbers. `xs` are the labels as numbers, where they are: a scatter chart stands on them."""

    kind: str
    title: str
    x_title: str
    y_title: str
    legend: str
    labels: tuple[str, ...]
    xs: tuple[float | None, ...]
    series: tuple[Series, ...]
    width: int
    height: int
    shows_values: bool = False
    unit: str = ""  # "$" or another sign before the numbers of the axis, "%" for shares of 1
    palette: tuple[str, ...] = PALETTE

    def color(self, at: int) -> str:
        """The color of a slice."""
        return self.palette[at % len(self.palette)]

    @property
    def is_stacked(self) -> bool:
        return self.kind.startswith("stacked")

    @property
    def is_sideways(self) -> bool:
        return self.kind in ("bar", "stacked bar")
