"""Pictures: put on a sheet, described, moved about, taken off."""

from __future__ import annotations

import base64
from io import BytesIO

from PIL import Image

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid, NotFound
from ....platform.uploads import Upload, check_upload, clean_name, media_type
from ...engine import Area
from ...models import Picture, Sheet
from ...models.pictures import LONGEST_ALT, MOST_PICTURE_BYTES, MOST_PICTURES
from ..operations import Work, check_area, on_sheet, operation

_SIDES = (10, 2000)
#: As large as a picture is put on a sheet at first.
_FIRST_SIDE = 480
#: What a file of a workbook can hold, too.
_KINDS = ("image/png", "image/jpeg", "image/gif")


def add_picture(
    db: Db, sheet_id: int, name: str, content: bytes, *, alt: str = "", row: int = 1, column: int = 1,
    revision: int | None = None,
) -> Work:  # fmt: skip
    """Put a picture over a sheet, its corner at a cell. Raises Invalid, at `picture`, for what is none."""
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(Area(row, column, row, column))
    kind = _checked(name, content)
    if db.query(Picture).filter_by(sheet_id=sheet_id).count() >= MOST_PICTURES:
        raise Blocked(f"A sheet holds at most {MOST_PICTURES} pictures. Delete one first.")
    width, height = _first_size(content)
    with operation(db, workbook, "picture", "Inserting a picture", revision) as work:
        work.engine.reached.append((sheet.key, None))
        picture = Picture(
            sheet_id=sheet_id, name=clean_name(name), alt=_alt(alt), media_type=kind,
            content=base64.b64encode(content).decode(), row=row, column=column, down=0, across=0, width=width,
            height=height,
        )  # fmt: skip
        db.add(picture)
        db.flush()
    return work


def edit_picture(db: Db, picture_id: int, alt: str, *, revision: int | None = None) -> Work:
    """Say what a picture shows, for those who do not see it."""
    picture, sheet = _on_sheet(db, picture_id)
    with operation(db, sheet.workbook, "picture", "Describing a picture", revision) as work:
        work.engine.reached.append((sheet.key, None))
        picture.alt = _alt(alt)
        db.flush()
    return work


def place_picture(
    db: Db, picture_id: int, *, row: int, column: int, down: int = 0, across: int = 0, width: int, height: int,
    revision: int | None = None,
) -> Work:  # fmt: skip
    """Move or resize a picture: its corner is so many pixels from that of a cell."""
    picture, sheet = _on_sheet(db, picture_id)
    check_area(Area(row, column, row, column))
    with operation(db, sheet.workbook, "picture", "Moving a picture", revision) as work:
        work.engine.reached.append((sheet.key, None))
        picture.row, picture.column, picture.down, picture.across = row, column, max(down, 0), max(across, 0)
        least, most = _SIDES
        picture.width, picture.height = min(max(width, least), most), min(max(height, least), most)
        db.flush()
    return work


def delete_picture(db: Db, picture_id: int, *, revision: int | None = None) -> Work:
    """Take a picture off its sheet."""
    picture, sheet = _on_sheet(db, picture_id)
    with operation(db, sheet.workbook, "picture", "Deleting a picture", revision) as work:
        work.engine.reached.append((sheet.key, None))
        db.delete(picture)
        db.flush()
    return work


def _on_sheet(db: Db, picture_id: int) -> tuple[Picture, Sheet]:
    picture = db.get(Picture, picture_id)
    if picture is None:
        raise NotFound("There is no such picture. It may have been deleted.")
    return picture, on_sheet(db, picture.sheet_id)[0]


def _checked(name: str, content: bytes) -> str:
    """What kind of picture a file is."""
    file = Upload(clean_name(name), content)
    try:
        check_upload(file)
        kind = media_type(file)
    except Invalid as wrong:
        raise Invalid(picture=str(wrong)) from wrong
    if kind not in _KINDS:
        raise Invalid(picture=f"{file.name} is not a picture. Choose a PNG, JPEG or GIF.")
    if len(content) > MOST_PICTURE_BYTES:
        raise Invalid(picture=f"{file.name} has {len(content) / 1e6:.1f} MB; a picture has at most 1 MB.")
    return kind


def _first_size(content: bytes) -> tuple[int, int]:
    """A picture's own size, or a smaller one of the same shape."""
    with Image.open(BytesIO(content)) as image:
        width, height = image.size
    least = _SIDES[0]
    longest = max(width, height)
    if longest > _FIRST_SIDE:
        width, height = width * _FIRST_SIDE // longest, height * _FIRST_SIDE // longest
    return max(width, least), max(height, least)


def _alt(text: str) -> str:
    words = " ".join(text.split())
    if len(words) > LONGEST_ALT:
        raise Invalid(alt=f"A description has at most {LONGEST_ALT} characters.")
    return words
