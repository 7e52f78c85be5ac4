"""The contact sheet: a few pages in a few looks, side by side in one picture."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from ...tasks import Family
from .pages import first_pages

_WIDTH, _HEIGHT, _GAP, _HEAD = 480, 270, 12, 28


def write_sheet(path: Path, families: Sequence[Family], looks: Sequence[str]) -> None:
    """A row for each look, a column for each family's first page."""
    size = (len(families) * (_WIDTH + _GAP) + _GAP, len(looks) * (_HEIGHT + _HEAD) + _GAP)
    sheet = Image.new("RGB", size, "#e9e9e6")
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(size=15)
    for row, look in enumerate(looks):
        draw.text((_GAP, row * (_HEIGHT + _HEAD) + 6), f"Look {look}", fill="#222222", font=font)
    for column, family in enumerate(families):
        with first_pages(family, looks, observation="screenshot") as pages:
            for row, (_, env) in enumerate(pages):
                shot = Image.open(io.BytesIO(env.episode.picture)).convert("RGB")
                shot.thumbnail((_WIDTH, _HEIGHT))
                sheet.paste(shot, (_GAP + column * (_WIDTH + _GAP), row * (_HEIGHT + _HEAD) + _HEAD))
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)
