"""Damage on a picture of goods: drawn on the goods alone, where they are broad, so that it is seen on any color."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .raster import Point

_DARK, _PALE = (20, 15, 12), (244, 238, 226)
#: Goods of which no place is broad enough for damage to be told from a shadow.
NARROW = frozenset({
    "LED tube", "chain", "flute", "honing steel", "touring rim", "boning knife", "bread knife", "cable spine",
    "cargo wheel", "chef's knife", "disc rotor", "front wheel", "rear wheel", "city tire", "clarinet",
    "climbing harness", "gravel tire", "inner tube", "repair stand", "sample tubes", "truing stand", "trumpet",
    "winter tire", "fixed desk", "folding table", "linear pendant", "locking carabiner", "single-channel pipette",
    "alto saxophone", "flatware place setting", "power strip", "sit-stand desk",
})  # fmt: skip
#: So many pixels are one where only the outline counts.
_COARSE = 5
Draw = Callable[[Image.Image, Random], Image.Image]


def damaged(goods: Image.Image, damage: str, random: Random) -> Image.Image:
    """The goods with such damage."""
    return _DRAWN[damage](goods, random) if damage else goods


def _box(goods: Image.Image) -> tuple[int, int, int, int]:
    box = goods.getchannel("A").point(lambda value: 255 if value > 128 else 0).getbbox()
    assert box is not None
    return box


def _size(goods: Image.Image) -> float:
    """How large the goods are, by their middle side."""
    left, top, right, bottom = _box(goods)
    return math.sqrt((right - left) * (bottom - top))


def _broad(goods: Image.Image, random: Random) -> Point:
    """A place where there are goods all around."""
    alpha = goods.getchannel("A").reduce(_COARSE)
    for reach in (13, 11, 9, 7, 5, 3, 1):
        inner = np.argwhere(np.asarray(alpha.filter(ImageFilter.MinFilter(reach))) > 150)
        if len(inner):
            y, x = inner[random.randrange(len(inner))]
            return (x + 0.5) * _COARSE, (y + 0.5) * _COARSE
    raise ValueError("there are no goods in this picture")


def _on(goods: Image.Image, layer: Image.Image) -> Image.Image:
    """The layer upon the goods, and not beside them."""
    layer.putalpha(ImageChops.multiply(layer.getchannel("A"), goods.getchannel("A")))
    return Image.alpha_composite(goods, layer)


def _blank(goods: Image.Image) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    layer = Image.new("RGBA", goods.size)
    return layer, ImageDraw.Draw(layer)


def _jagged(random: Random, at: Point, angle: float, long: float, rough: float) -> list[Point]:
    """A line that zigzags from a place into a direction."""
    (x, y), steps = at, max(4, round(long / 16))
    found = [at]
    for step in range(1, steps + 1):
        gone, aside = long * step / steps, random.uniform(-rough, rough)
        found.append(
            (x + gone * math.cos(angle) - aside * math.sin(angle), y + gone * math.sin(angle) + aside * math.cos(angle))
        )
    return found


def _crack(goods: Image.Image, random: Random) -> Image.Image:
    layer, pen = _blank(goods)
    at, size = _broad(goods, random), _size(goods)
    angle = random.uniform(0, math.pi)
    lines = [_jagged(random, at, angle + turn, size * 0.5, 13) for turn in (0, math.pi)]
    for line in list(lines):
        ahead = math.atan2(line[-1][1] - line[0][1], line[-1][0] - line[0][0])
        fork = line[len(line) // 2]
        lines += [_jagged(random, fork, ahead + turn, size * random.uniform(0.14, 0.26), 8) for turn in (0.7, -0.8)]
    for shift, color, width in ((3, (*_PALE, 235), 4), (0, (*_DARK, 255), 5)):
        for line in lines:
            pen.line([(x + shift, y + shift) for x, y in line], fill=color, width=width, joint="curve")
    return _on(goods, layer)


def _dent(goods: Image.Image, random: Random) -> Image.Image:
    (x, y), wide = _broad(goods, random), _size(goods) * random.uniform(0.2, 0.25)
    high = wide * 0.78
    for shift, color in ((-1, (*_DARK, 225)), (1, (*_PALE, 225))):
        layer, pen = _blank(goods)
        pen.ellipse((x - wide, y - high, x + wide, y + high), fill=color)
        off = shift * wide * 0.3
        hole = Image.new("L", goods.size, 255)
        inner = (x - wide - off, y - high - off, x + wide - off, y + high - off)
        ImageDraw.Draw(hole).ellipse(inner, fill=0)
        layer.putalpha(ImageChops.multiply(layer.getchannel("A"), hole).filter(ImageFilter.GaussianBlur(wide * 0.07)))
        goods = _on(goods, layer)
    return goods


def _tear(goods: Image.Image, random: Random) -> Image.Image:
    layer, pen = _blank(goods)
    at, long = _broad(goods, random), _size(goods) * 0.3
    angle, half = random.uniform(-0.9, 0.9) + math.pi / 2, _size(goods) * 0.075
    edges: list[list[Point]] = [[], []]
    for step in range(13):
        share = step / 12
        along, open_by = long * (2 * share - 1), half * math.sin(math.pi * share)
        for edge, side in zip(edges, (1, -1), strict=True):
            aside = side * (open_by + random.uniform(-3, 4) * math.sin(math.pi * share))
            edge.append((at[0] + along * math.cos(angle) - aside * math.sin(angle),
                         at[1] + along * math.sin(angle) + aside * math.cos(angle)))  # fmt: skip
    shape = [*edges[0], *reversed(edges[1])]
    pen.polygon(shape, fill=(*_DARK, 255))
    for edge, side in zip(edges, (1, -1), strict=True):
        pen.line(edge, fill=(*_PALE, 255), width=4, joint="curve")
        for x, y in edge[2:-2]:
            out = angle + math.pi / 2 * -side + random.uniform(-0.5, 0.5)
            reach = random.uniform(8, 16)
            pen.line((x, y, x + reach * math.cos(out), y + reach * math.sin(out)), fill=(*_PALE, 255), width=2)
    return _on(goods, layer)


def _stain(goods: Image.Image, random: Random) -> Image.Image:
    (x, y), size = _broad(goods, random), _size(goods) * 0.17
    under = goods.getpixel((int(x), int(y)))
    assert isinstance(under, tuple)
    red, green, blue = (int(part) for part in under[:3])
    is_light = red + green + blue > 330 and not red > blue + 60 > 120
    color, rim = ((98, 54, 16), (62, 30, 6)) if is_light else ((226, 214, 164), (250, 244, 214))
    shape = Image.new("L", goods.size)
    pen = ImageDraw.Draw(shape)
    for _ in range(14):
        angle, off = random.uniform(0, 2 * math.pi), size * random.uniform(0.2, 0.75)
        r, u, v = size * random.uniform(0.3, 0.55), x + off * math.cos(angle), y + off * math.sin(angle)
        pen.ellipse((u - r, v - r, u + r, v + r), fill=255)
    for _ in range(6):
        angle, off = random.uniform(0, 2 * math.pi), size * random.uniform(1.4, 2)
        r, u, v = size * random.uniform(0.06, 0.14), x + off * math.cos(angle), y + off * math.sin(angle)
        pen.ellipse((u - r, v - r, u + r, v + r), fill=255)
    edge = ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter(7)))
    for mask, fill, share in ((shape, color, 0.78), (edge, rim, 0.85)):
        layer = Image.new("RGBA", goods.size, (*fill, 255))
        layer.putalpha(mask.point(lambda value, share=share: round(value * share)))
        goods = _on(goods, layer)
    return goods


def _missing(goods: Image.Image, random: Random) -> Image.Image:
    """A piece is gone; the bench shows where it was, by a dotted line around it."""
    left, top, right, bottom = _box(goods)
    side, share = random.randrange(3), random.uniform(0.36, 0.42)
    gone = Image.new("L", goods.size)
    if side < 2:
        x = left + (right - left) * (share if side else 1 - share)
        line = _jagged(random, (x, top - 20), math.pi / 2, bottom - top + 40, 12)
        corner = 0 if side else goods.width
        shape = [*line, (corner, bottom + 20), (corner, top - 20)]
    else:
        y = top + (bottom - top) * share
        line = _jagged(random, (left - 20, y), 0, right - left + 40, 12)
        shape = [*line, (right + 20, 0), (left - 20, 0)]
    ImageDraw.Draw(gone).polygon(shape, fill=255)
    alpha = goods.getchannel("A")
    was, stays = ImageChops.multiply(alpha, gone), ImageChops.multiply(alpha, ImageChops.invert(gone))
    rest = goods.copy()
    rest.putalpha(stays)
    edge, pen = _blank(goods)
    pen.line(line, fill=(*_DARK, 255), width=7, joint="curve")
    edge.putalpha(ImageChops.multiply(edge.getchannel("A"), stays))
    rest = Image.alpha_composite(rest, edge)
    outline = ImageChops.subtract(was, was.filter(ImageFilter.MinFilter(7)))
    dots = Image.new("L", goods.size)
    for n in range(0, 2 * goods.width, 18):
        ImageDraw.Draw(dots).line((n, 0, n - goods.width, goods.width), fill=255, width=8)
    ghost = Image.new("RGBA", goods.size, (52, 46, 40, 255))
    ghost.putalpha(ImageChops.multiply(outline, dots))
    return Image.alpha_composite(rest, ghost)


def _scuff(goods: Image.Image, random: Random) -> Image.Image:
    """Many short scratches at one of the outer corners."""
    layer, pen = _blank(goods)
    points = np.argwhere(np.asarray(goods.getchannel("A")) > 200)
    across, down = random.choice(((1, 1), (-1, 1), (1, -1), (-1, -1)))
    y, x = points[np.argmax(points[:, 1] * across + points[:, 0] * down)]
    reach = _size(goods) * 0.2
    for n in range(46):
        u, v = x - across * random.uniform(-0.2, 1) * reach, y - down * random.uniform(-0.2, 1) * reach
        long, angle = random.uniform(10, 26), -across * down * math.pi / 4 + random.uniform(-0.25, 0.25)
        color = (*_PALE, 230) if n % 3 else (*_DARK, 210)
        pen.line((u, v, u + long * math.cos(angle), v + long * math.sin(angle)), fill=color, width=2)
    return _on(goods, layer)


_DRAWN: dict[str, Draw] = {
    "crack": _crack,
    "dent": _dent,
    "tear": _tear,
    "stain": _stain,
    "missing part": _missing,
    "scuff": _scuff,
}
