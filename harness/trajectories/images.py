"""Screenshots as PNG files whose bytes depend on the pixels alone."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path

import numpy as np
from PIL import Image

from ...gym.pixels import Pixels


def png(pixels: Pixels) -> bytes:
    """`pixels` (height, width, 3) as a PNG without any metadata."""
    buffer = io.BytesIO()
    Image.fromarray(pixels).save(buffer, "PNG", compress_level=2)
    return buffer.getvalue()


def read_png(path: Path) -> Pixels:
    """The pixels (height, width, 3) of a PNG file."""
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
