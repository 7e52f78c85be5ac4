"""Pictures of a file, and into one."""

from __future__ import annotations

import base64
import posixpath
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from xml.etree import ElementTree

from sqlalchemy import select

from ....platform.errors import Invalid
from ....platform.uploads import Upload, media_type
from ...models import Picture, Sheet
from ...models.pictures import LONGEST_ALT, MOST_PICTURE_BYTES, MOST_PICTURES
from ..archive import Parts, relations
from ..book import Book
from ..found import Page
from ..read_charts import place

_KINDS = ("image/png", "image/jpeg", "image/gif")


def read_pictures(page: Page, sheet: Any, found: Parts, part: str) -> set[str]:
    """The parts of the pictures that came in; `part` is the sheet's name among those of the file."""
    read = set[str]()
    for anchor, name in _drawn(found, part):
        is_wanted = len(found[name]) <= MOST_PICTURE_BYTES and len(page.pictures) < MOST_PICTURES
        if not is_wanted or (kind := _kind(name, found[name])) not in _KINDS:
            continue
        said = anchor.pic.nvPicPr.cNvPr
        page.pictures.append({
            "name": posixpath.basename(name), "alt": " ".join(str(said.descr or "").split())[:LONGEST_ALT],
            "media_type": kind, "content": base64.b64encode(found[name]).decode(), **place(anchor, sheet, (10, 10)),
        })  # fmt: skip
        read.add(name)
    return read


def _kind(name: str, content: bytes) -> str | None:
    """What a part is by its content; None for one that is damaged."""
    try:
        return media_type(Upload(posixpath.basename(name), content))
    except Invalid:
        return None


def _drawn(found: Parts, part: str) -> Iterator[tuple[Any, str]]:
    from openpyxl.drawing.spreadsheet_drawing import SpreadsheetDrawing

    for drawing in dict.fromkeys(relations(found, part).values()):
        if drawing.startswith("xl/drawings/") and drawing.endswith(".xml") and drawing in found:
            tree = SpreadsheetDrawing.from_tree(ElementTree.fromstring(found[drawing]))
            media = relations(found, drawing)
            for anchor in (*tree.oneCellAnchor, *tree.twoCellAnchor):
                blip = anchor.pic.blipFill.blip if anchor.pic is not None and anchor.pic.blipFill else None
                if blip is not None and (name := media.get(blip.embed or "", "")) in found:
                    yield anchor, name


def write_pictures(book: Book, sheet: Sheet, page: Any) -> None:
    from xlsxwriter.image import Image

    for picture in book.db.scalars(select(Picture).where(Picture.sheet_id == sheet.id).order_by(Picture.id)):
        content = BytesIO(base64.b64decode(picture.content))
        own = Image(content)
        options = {
            "image_data": content, "description": picture.alt, "decorative": not picture.alt,
            "x_offset": picture.across, "y_offset": picture.down, "object_position": 2,
            "x_scale": picture.width / (own.width * 96 / own.x_dpi),
            "y_scale": picture.height / (own.height * 96 / own.y_dpi),
        }  # fmt: skip
        page.insert_image(picture.row - 1, picture.column - 1, picture.name, options)
