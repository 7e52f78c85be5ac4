"""From a look's screen, scale and zoom to a picture, and to the page that is laid out in it.

A picture is `width` × `height` pixels, the same in all episodes of an environment. A page fills it: it is laid out in
`Display.width` × `Display.height` CSS pixels and drawn `Display.factor` times as large.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from .axes import FEATURES
from .look import Look

#: What pages are made for, in CSS pixels: no zoom makes a page smaller or larger than this.
LEAST, MOST = (1024, 640), (1920, 1200)
#: A picture that nobody asked for in pixels is at most so wide: larger ones take their time.
WIDEST = 2560
# A page that misses a pixel by less than this has it.
_NEARLY = 1e-6


class Display(NamedTuple):
    """How a page is shown in a picture: its size in CSS pixels, and pixels of the picture for each of them."""

    width: int
    height: int
    factor: float


def picture_of(look: Look) -> tuple[int, int]:
    """Width and height, in pixels, of the picture that shows a look's own screen.

    A scale that would make it wider than `WIDEST` is lowered to the next one that does not.
    """
    width, height = _size(look["screen"])
    scale = max(each for each in _scales() if each <= _scale(look) and (width * each <= WIDEST or each == 1))
    return round(width * scale), round(height * scale)


def display_of(look: Look, width: int, height: int) -> Display:
    """How pages are shown in a picture of `width` × `height` pixels.

    A look's screen is drawn as wide as the picture; on the plain one the picture's pixels are the screen's, but for the
    scale. A zoom (and on the plain screen a scale) at which the page would not be `LEAST` to `MOST` gives way to the
    nearest one towards 100 % at which it is.
    """
    base = 1.0
    if look["screen"] != FEATURES["screen"].plain:
        base = width / _size(look["screen"])[0]
    else:
        base = next((each for each in _towards_one(_scale(look), _scales()) if _is_fit(width, height, each)), base)
    zooms = _towards_one(_zoom(look["zoom"]), [_zoom(value) for value in FEATURES["zoom"].values])
    factor = next((base * zoom for zoom in zooms if _is_fit(width, height, base * zoom)), base)
    if look["screen"] != FEATURES["screen"].plain and height / factor < LEAST[1]:
        # The picture is flatter than the screen.
        factor = height / LEAST[1]
    return Display(math.ceil(width / factor - _NEARLY), math.ceil(height / factor - _NEARLY), factor)


def _is_fit(width: int, height: int, factor: float) -> bool:
    """Whether the page is neither smaller nor larger than pages are made for."""
    sides = zip((width, height), LEAST, MOST, strict=True)
    return all(least - _NEARLY <= side / factor <= most + _NEARLY for side, least, most in sides)


def _towards_one(wanted: float, known: list[float]) -> list[float]:
    """Those of the `known` from what is wanted to 1, in this order."""
    between = [each for each in known if min(wanted, 1) <= each <= max(wanted, 1)]
    return sorted(between, key=lambda each: abs(each - wanted))


def _size(screen: str) -> tuple[int, int]:
    width, _, height = screen.partition("x")
    return int(width), int(height)


def _scale(look: Look) -> float:
    return float(look["scale"].removesuffix("x"))


def _scales() -> list[float]:
    return [float(value.removesuffix("x")) for value in FEATURES["scale"].values]


def _zoom(value: str) -> float:
    return int(value.removesuffix("%")) / 100
