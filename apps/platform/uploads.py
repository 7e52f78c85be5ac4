"""Files that people bring in: which kinds are kept, how large they may be, whether one is what its name says."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from io import BytesIO
from pathlib import PurePosixPath

from PIL import Image, UnidentifiedImageError

from .errors import Invalid

MAX_BYTES = 5 * 1024 * 1024
MAX_PIXELS = 40_000_000
TEXTS = {
    ".txt": "text/plain",
    ".md": "text/markdown",
    ".csv": "text/csv",
    ".log": "text/plain",
    ".json": "application/json",
}
IMAGES = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".gif": "GIF", ".webp": "WEBP"}
#: What a control for files offers, as its `accept`.
ACCEPTED = ",".join((*TEXTS, *IMAGES))
_LONGEST_NAME = 160
#: What damaged pictures make their reader stumble over.
_STUMBLES = (ArithmeticError, EOFError, LookupError, OSError, SyntaxError, TypeError, ValueError, struct.error)


@dataclass(frozen=True)
class Upload:
    """A file as it comes from a person's machine."""

    name: str
    content: bytes


def check_upload(file: Upload) -> None:
    """Raise Invalid, at the field `files`, for a file that is too large, empty or not what its name says."""
    if len(file.content) > MAX_BYTES:
        size = len(file.content) / 1024 / 1024
        most = MAX_BYTES // 1024 // 1024
        raise Invalid(files=f"{clean_name(file.name)} has {size:.1f} MB. Files can have {most} MB at most.")
    if not file.content:
        raise Invalid(files=f"{clean_name(file.name)} is empty.")
    media_type(file)


def clean_name(name: str) -> str:
    """The name of a file alone, without folders and what cannot be printed."""
    last = PurePosixPath(name.replace("\\", "/")).name.strip()
    return "".join(character for character in last if character.isprintable())[-_LONGEST_NAME:] or "file"


def media_type(file: Upload) -> str:
    """What a file is, by its ending and its content. Raises Invalid where they do not agree."""
    name = clean_name(file.name)
    suffix = PurePosixPath(name).suffix.lower()
    if suffix in TEXTS:
        try:
            file.content.decode()
        except UnicodeDecodeError as error:
            raise Invalid(files=f"{name} is not a text file in UTF-8.") from error
        if b"\0" in file.content:
            raise Invalid(files=f"{name} is not a text file.")
        return TEXTS[suffix]
    if suffix in IMAGES:
        return _image_type(name, file.content, IMAGES[suffix])
    kinds = ", ".join(sorted({kind.removeprefix(".") for kind in (*TEXTS, *IMAGES)}))
    raise Invalid(files=f"{name} cannot be uploaded. Files of these kinds can: {kinds}.")


def _image_type(name: str, content: bytes, wanted: str) -> str:
    try:
        with Image.open(BytesIO(content), formats=[wanted]) as image:
            width, height = image.size
            if width * height <= MAX_PIXELS:
                image.verify()
    except (UnidentifiedImageError, Image.DecompressionBombError, *_STUMBLES) as error:
        raise Invalid(files=f"{name} is damaged or not an image of its kind.") from error
    if width * height > MAX_PIXELS:
        raise Invalid(files=f"{name} has {width} × {height} pixels, which is too large.")
    return f"image/{wanted.lower()}"
