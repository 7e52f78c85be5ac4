"""Photos of goods that came back, as somebody takes them on the bench where parcels are opened."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from ..materials import MATERIALS
from ..picture import KINDS, draw
from .damage import damaged
from .raster import goods, rgb
from .specs import Photo

WIDTH, HEIGHT = 720, 500
_SIDE = 470
#: What lies on the bench, lighter than it is dark.
_MATS = ("#c9b08a", "#b9bec2", "#c7c1b4", "#a9b3a6")


def photo(spec: Photo) -> Image.Image:
    """The goods, a little turned, upon a mat."""
    random = Random(spec.seed)
    material = spec.material if spec.material in MATERIALS else KINDS[spec.kind][1]
    # Seen from close by: what is small in the catalogue fills the picture as well.
    thing = _close(draw(spec.kind, material, spec.finish, spec.variety)).copy()
    thing = damaged(thing, spec.damage, random)
    if random.randrange(2):
        thing = thing.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    thing = thing.rotate(random.uniform(-7, 7), Image.Resampling.BICUBIC)
    image = _bench(random)
    at = ((WIDTH - _SIDE) // 2 + random.randrange(-50, 50), (HEIGHT - _SIDE) // 2 + random.randrange(-8, 8))
    shadow = Image.new("RGBA", thing.size, (30, 24, 16, 255))
    shade = thing.getchannel("A").point(lambda value: value * 2 // 5).filter(ImageFilter.GaussianBlur(7))
    shadow.putalpha(shade)
    for layer, (x, y) in ((shadow, (at[0] + 7, at[1] + 9)), (thing, at)):
        image.paste(layer, (x, y), layer)
    return image


@lru_cache(maxsize=32)
def _close(svg: str) -> Image.Image:
    """The goods of a picture alone, as large as the photo takes them; most units come with others of their kind."""
    thing = goods(svg, 600)
    box = thing.getchannel("A").point(lambda value: 255 if value > 60 else 0).getbbox()
    assert box is not None
    part = thing.crop(box)
    scale = 0.82 * _SIDE / max(part.size)
    wide, high = max(1, round(part.width * scale)), max(1, round(part.height * scale))
    part = part.resize((wide, high), Image.Resampling.LANCZOS)
    placed = Image.new("RGBA", (_SIDE, _SIDE))
    placed.paste(part, ((_SIDE - part.width) // 2, (_SIDE - part.height) // 2))
    return placed


def _bench(random: Random) -> Image.Image:
    red, green, blue = rgb(random.choice(_MATS))
    image = Image.new("RGB", (WIDTH, HEIGHT))
    pen = ImageDraw.Draw(image)
    for y in range(HEIGHT):
        light = 1.1 - 0.2 * y / HEIGHT
        pen.line((0, y, WIDTH, y), fill=tuple(min(255, round(part * light)) for part in (red, green, blue)))
    line = tuple(round(part * 0.9) for part in (red, green, blue))
    first = random.randrange(60)
    for x in range(first, WIDTH, 60):
        pen.line((x, 0, x, HEIGHT), fill=line)
    for y in range(first // 2, HEIGHT, 60):
        pen.line((0, y, WIDTH, y), fill=line)
    return image
