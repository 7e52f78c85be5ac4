"""Files of a post: how many there may be; the platform says of what kinds, and how big."""

from __future__ import annotations

from collections.abc import Sequence

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.uploads import Upload, check_upload, clean_name, media_type
from ..models import File, Post

MAX_FILES = 5


def check_uploads(files: Sequence[Upload]) -> None:
    """Raise Invalid for too many files, and for one that is too large or not what its name says."""
    if len(files) > MAX_FILES:
        raise Invalid(files=f"A message can have {MAX_FILES} files at most; these are {len(files)}.")
    for file in files:
        check_upload(file)


def attach(db: Db, post: Post, files: Sequence[Upload]) -> None:
    for file in files:
        kind, size = media_type(file), len(file.content)
        db.add(File(post_id=post.id, name=clean_name(file.name), media_type=kind, size=size, content=file.content))
    db.flush()
