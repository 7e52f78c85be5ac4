"""Set-of-marks: the screenshot with a numbered box around everything that can be acted on."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .pixels import Pixels
from .snapshot import Snapshot

# Strong and different from one another on white; text on them is white.
_COLOURS = ("#c2185b", "#1565c0", "#2e7d32", "#6a1b9a", "#bf360c", "#00695c", "#4e342e", "#283593")


def mark(image: Pixels, snapshot: Snapshot, exposed: set[str]) -> Pixels:
    """A copy of `image` with the boxes of the `exposed` refs; a box's number is its ref's: 12 is e12."""
    canvas = Image.fromarray(image)
    draw = ImageDraw.Draw(canvas)
    width, height = canvas.size
    for node in snapshot.nodes:
        if node.ref is None or node.ref not in exposed:
            continue
        left, top = max(0, round(node.box.x)), max(0, round(node.box.y))
        right = min(width - 1, round(node.box.x + node.box.width))
        bottom = min(height - 1, round(node.box.y + node.box.height))
        label = node.ref[1:]
        colour = _COLOURS[int(label) % len(_COLOURS)]
        draw.rectangle((left, top, max(right, left), max(bottom, top)), outline=colour, width=1)
        _label(draw, label, colour, left, top, width)
    return np.asarray(canvas, dtype=np.uint8)


def _label(draw: Any, text: str, colour: str, left: int, top: int, width: int) -> None:
    font = _font()
    size = round(draw.textlength(text, font=font)) + 4
    # Above the box's corner where there is room, so that the text inside stays readable.
    y = top - 12 if top >= 12 else top
    x = min(left, width - size)
    draw.rectangle((x, y, x + size, y + 12), fill=colour)
    draw.text((x + 2, y), text, fill="white", font=font)


@cache
def _font() -> Any:
    return ImageFont.load_default(size=10)
