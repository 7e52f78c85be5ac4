"""Where a point is: the grids on which dialects count across the picture."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ....gym.errors import ActionError
from .base import Viewport

Sides = Callable[[Viewport], tuple[int, int]]


@dataclass(frozen=True)
class Grid:
    """A grid over the picture; a point on it is `round(value / units * side)` in pixels, kept inside.

    Coordinates come back to half a cell and half a pixel; at the right and bottom edge, if `last` cuts them, to one.
    """

    units: Sides  # how many cells each side has
    last: int | None = None  # the largest coordinate; the number of cells unless told

    def read(self, x: Any, y: Any, viewport: Viewport) -> tuple[float, float]:
        """The pixel of a point on the grid. Raises ActionError."""
        (wide, high), (width, height) = self.units(viewport), (viewport.width, viewport.height)
        return self._pixel("x", x, wide, width), self._pixel("y", y, high, height)

    def write(self, x: float, y: float, viewport: Viewport) -> tuple[float, float]:
        """The point on the grid of a pixel."""
        (wide, high), (width, height) = self.units(viewport), (viewport.width, viewport.height)
        return _within(round(x * wide / width), self._most(wide)), _within(round(y * high / height), self._most(high))

    def _most(self, units: int) -> int:
        return units if self.last is None else self.last

    def _pixel(self, axis: str, value: Any, units: int, side: int) -> int:
        given = number(value, axis)
        if not 0 <= given <= units:
            raise ActionError(f"{axis} must be from 0 to {self._most(units)}, not {given:g}")
        return _within(round(given / units * side), side - 1)


@dataclass(frozen=True)
class Pixels(Grid):
    """The pixels of the picture themselves: `whole` ones, or any number. Whether one lies inside, the page says."""

    units: Sides = lambda viewport: (viewport.width, viewport.height)
    whole: bool = True

    def read(self, x: Any, y: Any, viewport: Viewport) -> tuple[float, float]:
        return number(x, "x"), number(y, "y")

    def write(self, x: float, y: float, viewport: Viewport) -> tuple[float, float]:
        if not self.whole:
            return x, y
        return _within(round(x), viewport.width - 1), _within(round(y), viewport.height - 1)


def smart_resize(viewport: Viewport, least: int = 4 * 28 * 28, most: int = 16384 * 28 * 28) -> tuple[int, int]:
    """Width and height to which Qwen2.5-VL's processor resizes a picture: multiples of 28, within limits of area."""
    width, height = (max(28, round(side / 28) * 28) for side in (viewport.width, viewport.height))
    if width * height > most:
        scale = math.sqrt(viewport.width * viewport.height / most)
        width, height = (max(28, math.floor(side / scale / 28) * 28) for side in (viewport.width, viewport.height))
    elif width * height < least:
        scale = math.sqrt(least / (viewport.width * viewport.height))
        width, height = (math.ceil(side * scale / 28) * 28 for side in (viewport.width, viewport.height))
    return width, height


def number(value: Any, argument: str) -> float:
    """A number, as it is. Raises ActionError."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1e9:
        raise ActionError(f"{argument} must be a number")
    return value


def _within(value: int, most: int) -> int:
    return min(max(value, 0), most)


PIXELS = Pixels()
EXACT = Pixels(whole=False)
#: Thousandths of each side, from 0 to 1000.
THOUSANDTHS = Grid(lambda _: (1000, 1000))
#: The same, but the last one is 999.
BELOW_THOUSAND = Grid(lambda _: (1000, 1000), last=999)
#: Pixels of the picture as Qwen2.5-VL's processor resizes it.
RESIZED = Grid(smart_resize)
