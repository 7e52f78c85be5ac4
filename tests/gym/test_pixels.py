"""Pictures become arrays of exactly the pixels that Pillow, who reads them slowly, finds in them."""

from __future__ import annotations

import io
import struct
import zlib
from typing import Any

import numpy as np
import pytest
from deskgym.gym.pixels import Pixels, pixels
from PIL import Image, UnidentifiedImageError

from .site import SiteScreen

COLORS = "<div style='height:300px;background:linear-gradient(45deg,red,lime,blue)'></div><h1>Pictures</h1>"


def _read_by_pillow(png: bytes) -> Pixels:
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


def _written(picture: Image.Image, **how: Any) -> bytes:
    file = io.BytesIO()
    picture.save(file, "PNG", **how)
    return file.getvalue()


def _written_upward(image: Pixels) -> bytes:
    """A PNG whose lines are told as differences from the ones above."""
    height, width, _ = image.shape
    lines = image.reshape(height, -1)
    above = np.vstack([np.zeros_like(lines[:1]), lines[:-1]])
    content = b"".join(b"\x02" + line.tobytes() for line in lines - above)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head, packed = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0), zlib.compress(content)
    parts = [packed[:100], packed[100:]]
    body = chunk(b"IHDR", head) + b"".join(chunk(b"IDAT", part) for part in parts) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def _noise(height: int, width: int) -> Pixels:
    return np.random.default_rng(7).integers(0, 256, (height, width, 3), dtype=np.uint8)


def test_the_browsers_own_picture_is_read_as_pillow_reads_it(shown: SiteScreen) -> None:
    shown.show(COLORS)
    screen = shown.screen
    png = shown.browser.run(screen.renderer.frame(drawn=True), timeout=20)
    found = pixels(png)
    assert found.shape == (720, 1280, 3)
    assert found.dtype == np.uint8
    assert len(np.unique(found[:300].reshape(-1, 3), axis=0)) > 100
    assert np.array_equal(found, _read_by_pillow(png))


@pytest.mark.parametrize(("height", "width"), [(1, 1), (2, 1), (1, 5), (37, 53)])
def test_lines_told_as_differences_are_summed_modulo_256(height: int, width: int) -> None:
    image = _noise(height, width)
    png = _written_upward(image)
    assert np.array_equal(pixels(png), image)
    assert np.array_equal(pixels(png), _read_by_pillow(png))


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "L", "P", "1"])
def test_a_picture_of_any_other_kind_is_read_too(mode: str) -> None:
    png = _written(Image.fromarray(_noise(20, 30)).convert(mode))
    assert np.array_equal(pixels(png), _read_by_pillow(png))


@pytest.mark.parametrize("wrong", [b"", b"GIF89a", b"\x89PNG\r\n\x1a\n"])
def test_what_is_no_picture_is_told(wrong: bytes) -> None:
    with pytest.raises(UnidentifiedImageError):
        pixels(wrong)
