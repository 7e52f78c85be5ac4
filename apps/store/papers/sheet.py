"""A sheet of paper under the scanner: print, handwriting, stamps, and a page that lies a little askew."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from random import Random

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1040, 540
INK, PEN, FAINT = (34, 36, 42), (24, 58, 158), (150, 152, 158)
_FONTS = Path(__file__).parents[2] / "platform" / "static" / "vendor"
_FACES = {"print": "ibm-plex-sans", "letter": "lora", "hand": "nunito-sans"}


@lru_cache(maxsize=64)
def face(name: str, size: int, weight: int = 400) -> ImageFont.FreeTypeFont:
    found = ImageFont.truetype(_FONTS / f"{_FACES[name]}-latin.woff2", size)
    found.set_variation_by_axes([weight])
    return found


class Sheet:
    """Draws onto the paper; `scanned` gives the picture."""

    def __init__(self, random: Random) -> None:
        self.random = random
        tint = random.choice(((253, 252, 247), (250, 250, 250), (252, 249, 240)))
        self.image = Image.new("RGB", (WIDTH, HEIGHT), tint)
        self.pen = ImageDraw.Draw(self.image)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int = 17,
        *,
        weight: int = 400,
        letter: bool = False,
        right: bool = False,
        most: float | None = None,
        color: tuple[int, int, int] = INK,
    ) -> float:
        """Print a text with its upper left corner at a place, or its upper right one; gives how wide it is."""
        font = face("letter" if letter else "print", size, weight)
        while most is not None and font.getlength(text) > most:
            text = text[:-2].rstrip() + "…"
        wide = font.getlength(text)
        self.pen.text((x - wide if right else x, y), text, font=font, fill=color)
        return wide

    def rule(self, y: float, left: float = 50, right: float = WIDTH - 50, *, width: int = 1) -> None:
        self.pen.line((left, y, right, y), fill=FAINT if width == 1 else INK, width=width)

    def write(self, x: float, y: float, text: str, size: int = 26) -> float:
        """Write by hand: each letter leans, and none stands quite on the line. Gives where it ends."""
        random, font = self.random, face("hand", size, 600)
        for letter in text:
            wide = font.getlength(letter)
            tile = Image.new("L", (size * 2, size * 2))
            ImageDraw.Draw(tile).text((size // 2, size // 4), letter, font=font, fill=255)
            lean = random.uniform(0.12, 0.24)
            tile = tile.transform(tile.size, Image.Transform.AFFINE, (1, lean, -lean * size, 0, 1, 0),
                                  Image.Resampling.BICUBIC)  # fmt: skip
            tile = tile.rotate(random.uniform(-4, 4), Image.Resampling.BICUBIC)
            place = (round(x - size // 2), round(y - size // 4 + random.uniform(-1.5, 1.5)))
            self.image.paste(PEN, place, tile)
            x += wide + random.uniform(-0.5, 0.8)
        return x

    def strike(self, left: float, right: float, y: float) -> None:
        """Cross something out by hand."""
        slant = self.random.uniform(3, 6)
        self.pen.line((left - 6, y + slant, right + 6, y - slant), fill=PEN, width=3)

    def sign(self, x: float, y: float, name: str) -> None:
        """A signature: the name by hand, and a stroke below it."""
        end = self.write(x, y, name, 30)
        self.pen.line((x - 4, y + 40, (x + end) / 2, y + 34, end + 18, y + 42), fill=PEN, width=2, joint="curve")

    def stamp(self, x: int, y: int, lines: tuple[str, ...], color: tuple[int, int, int]) -> None:
        """A rubber stamp, never quite straight."""
        fonts = [face("print", 24 if n == 0 else 17, 700) for n in range(len(lines))]
        wide = round(max(font.getlength(line) for font, line in zip(fonts, lines, strict=True))) + 36
        high = 22 + 28 * len(lines)
        mask = Image.new("L", (wide, high))
        pen = ImageDraw.Draw(mask)
        pen.rounded_rectangle((2, 2, wide - 3, high - 3), 8, outline=200, width=4)
        for n, (font, line) in enumerate(zip(fonts, lines, strict=True)):
            pen.text(((wide - font.getlength(line)) / 2, 10 + 28 * n), line, font=font, fill=200)
        mask = mask.rotate(self.random.uniform(-7, 7), Image.Resampling.BICUBIC, expand=True)
        self.image.paste(color, (x, y), mask)

    def scanned(self) -> Image.Image:
        """The sheet as it lay: up to a good degree askew, on the scanner's grey."""
        pen = ImageDraw.Draw(self.image)
        pen.rectangle((0, 0, WIDTH - 1, HEIGHT - 1), outline=(196, 196, 196))
        turn = self.random.choice((-1, 1)) * self.random.uniform(0.4, 1.1)
        return self.image.rotate(turn, Image.Resampling.BICUBIC, fillcolor=(214, 215, 217))
