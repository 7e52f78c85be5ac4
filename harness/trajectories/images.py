"""Screenshots as PNG files whose bytes depend on the pixels alone."""

from __future__ import annotations

import hashlib
import io
import weakref
from pathlib import Path

import numpy as np
from PIL import Image, UnidentifiedImageError

from ...gym.pixels import Pixels
from ..errors import BadTrajectory

#: The folder of the pictures that a run's trajectories share, each named by its digest.
PICTURES = "pictures"


# The PNGs of arrays that are in use, by the arrays' ids.
_known: dict[int, bytes] = {}


class MissingImage(BadTrajectory):
    """A screenshot is not where its trajectory says."""


def png(pixels: Pixels) -> bytes:
    """`pixels` (height, width, 3) as a PNG without any metadata: the one that is known of this array, or a new one."""
    if (data := _known.get(id(pixels))) is not None:
        return data
    buffer = io.BytesIO()
    Image.fromarray(pixels).save(buffer, "PNG", compress_level=2)
    return buffer.getvalue()


def remember(pixels: Pixels, data: bytes) -> None:
    """Let `png` answer with `data` for this array, which cannot be changed from now on."""
    pixels.flags.writeable = False
    _known[id(pixels)] = data
    weakref.finalize(pixels, _known.pop, id(pixels), None).atexit = False


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
    except (OSError, UnidentifiedImageError, Image.DecompressionBombError) as error:
        raise BadTrajectory(f"The screenshot {path} is no picture.") from error


def image_file(folder: Path, name: object) -> Path:
    """The file of an image that a trajectory in `folder` names. Raises BadTrajectory.

    It must lie in there, or in the folder `pictures` beside it, which the trajectories of a run share.
    """
    allowed = (folder.resolve(), folder.resolve().parent / PICTURES)
    try:
        path = (folder / str(name)).resolve()
        inside = isinstance(name, str) and any(path.is_relative_to(each) for each in allowed)
        found = inside and path.is_file()
    except (OSError, ValueError) as error:
        # A name may be too long for any file, or hold what no name does.
        raise MissingImage(f"There is no screenshot {str(name)[:80]!r}.") from error
    if not inside:
        raise BadTrajectory(f"The screenshot {name!r} lies outside of {folder}, so it is not opened.")
    if not found:
        raise MissingImage(f"The screenshot {path} is missing.")
    return path


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
