"""Screenshots as PNG files whose bytes depend on the pixels alone."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path

import numpy as np
from PIL import Image, UnidentifiedImageError

from ...gym.pixels import Pixels
from ..errors import BadTrajectory


def png(pixels: Pixels) -> bytes:
    """`pixels` (height, width, 3) as a PNG without any metadata."""
    buffer = io.BytesIO()
    Image.fromarray(pixels).save(buffer, "PNG", compress_level=2)
    return buffer.getvalue()


def read_png(path: Path) -> Pixels:
    """The pixels (height, width, 3) of a PNG file. Raises BadTrajectory."""
    with _opened(path) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8)


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a picture in pixels, without reading all of it. Raises BadTrajectory."""
    with _opened(path) as image:
        return image.size


def _opened(path: Path) -> Image.Image:
    try:
        return Image.open(path)
    except UnidentifiedImageError as error:
        raise BadTrajectory(f"The screenshot {path} is no picture.") from error


def image_file(folder: Path, name: object) -> Path:
    """The file of an image that a trajectory in `folder` names; it must lie in there. Raises BadTrajectory."""
    if not isinstance(name, str) or not (path := (folder / name).resolve()).is_relative_to(folder.resolve()):
        raise BadTrajectory(f"The screenshot {name!r} lies outside of {folder}, so it is not opened.")
    if not path.is_file():
        raise BadTrajectory(f"The screenshot {path} is missing.")
    return path


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
