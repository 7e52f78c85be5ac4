"""Files of a post: what may be uploaded, and how big."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import PurePosixPath

from PIL import Image, UnidentifiedImageError

from ...platform.database import Db
from ...platform.errors import Invalid
from ..models import File, Post

MAX_BYTES = 5 * 1024 * 1024
MAX_FILES = 5
MAX_PIXELS = 40_000_000
TEXTS = {
    ".txt": "text/plain",
    ".md": "text/markdown",
    ".csv": "text/csv",
    ".log": "text/plain",
    ".json": "application/json",
}
IMAGES = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".gif": "GIF", ".webp": "WEBP"}


@dataclass(frozen=True)
class Upload:
    """A file as it comes from a person's machine."""

    name: str
    content: bytes


def check_uploads(files: Sequence[Upload]) -> None:
    """Raise Invalid for too many files, and for one that is too large or not what its name says."""
    if len(files) > MAX_FILES:
        raise Invalid(files=f"A message can have {MAX_FILES} files at most; these are {len(files)}.")
    for file in files:
        if len(file.content) > MAX_BYTES:
            size = len(file.content) / 1024 / 1024
            most = MAX_BYTES // 1024 // 1024
            raise Invalid(files=f"{_name(file)} has {size:.1f} MB. Files can have {most} MB at most.")
        if not file.content:
            raise Invalid(files=f"{_name(file)} is empty.")
        _media_type(file)


def attach(db: Db, post: Post, files: Sequence[Upload]) -> None:
    for file in files:
        size = len(file.content)
        db.add(File(post_id=post.id, name=_name(file), media_type=_media_type(file), size=size, content=file.content))
    db.flush()


def _name(file: Upload) -> str:
    name = PurePosixPath(file.name.replace("\\", "/")).name.strip()
    return "".join(character for character in name if character.isprintable())[-160:] or "file"


def _media_type(file: Upload) -> str:
    name = _name(file)
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
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise Invalid(files=f"{name} is damaged or not an image of its kind.") from error
    if width * height > MAX_PIXELS:
        raise Invalid(files=f"{name} has {width} × {height} pixels, which is too large.")
    return f"image/{wanted.lower()}"
