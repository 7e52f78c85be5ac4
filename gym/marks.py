"""Set-of-marks: the screenshot with a numbered box around everything that can be acted on."""

from __future__ import annotations

from functools import cache

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFont

from .pixels import Pixels
from .snapshot import Snapshot

# Strong and different from one another on white; text on them is white.
_COLORS = tuple(
    ImageColor.getrgb(color)
    for color in ("#c2185b", "#1565c0", "#2e7d32", "#6a1b9a", "#bf360c", "#00695c", "#4e342e", "#283593")
)


def mark(image: Pixels, snapshot: Snapshot, exposed: set[str]) -> Pixels:
    """A copy of `image` with the boxes of the `exposed` refs; a box's number is its ref's: 12 is e12."""
    canvas = image.copy()
    height, width = canvas.shape[:2]
    for node in snapshot.nodes:
        if node.ref is None or node.ref not in exposed:
            continue
        left, top = max(0, round(node.box.x)), max(0, round(node.box.y))
        right = max(left, min(width - 1, round(node.box.x + node.box.width)))
        bottom = max(top, min(height - 1, round(node.box.y + node.box.height)))
        number = int(node.ref[1:])
        color = _COLORS[number % len(_COLORS)]
        canvas[[top, bottom], left : right + 1] = color
        canvas[top : bottom + 1, [left, right]] = color
        label = _label(number)
        # Above the box's corner where there is room, so that the text inside stays readable.
        y, x = top - 12 if top >= 12 else top, min(left, width + 1 - label.shape[1])
        room = canvas[y : y + label.shape[0], x : x + label.shape[1]]
        room[:] = label[: room.shape[0], : room.shape[1]]
    return canvas


def _label(number: int) -> Pixels:
    """The number in white on its color. Put together of digits, since every page has numbers of its own."""
    left, *digits, right = _cells(_COLORS[number % len(_COLORS)])
    return np.hstack([left, *(digits[int(digit)] for digit in str(number)), right])


@cache
def _cells(color: tuple[int, ...]) -> list[Pixels]:
    """The left edge of a label, the ten digits, and the right edge; each 13 pixels high."""
    font = ImageFont.load_default(size=10)
    digit = round(ImageDraw.Draw(Image.new("RGB", (1, 1))).textlength("0", font=font))
    strip = Image.new("RGB", (2 + 10 * digit + 3, 13), color)
    ImageDraw.Draw(strip).text((2, 0), "0123456789", fill="white", font=font)
    return np.hsplit(np.asarray(strip, dtype=np.uint8), [2 + digit * number for number in range(11)])
