"""Pictures: where they float, and what they say to those who do not see them."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Text
from sqlalchemy.orm import Mapped, deferred, mapped_column

from ...platform.models import Base, LongText, Name, Pk, Short

#: On a sheet; of each; of what it says.
MOST_PICTURES, MOST_PICTURE_BYTES, LONGEST_ALT = 20, 1_000_000, 500


class Picture(Base):
    """A picture that floats over a sheet."""

    __tablename__ = "sheet_picture"

    id: Mapped[Pk]
    sheet_id: Mapped[int] = mapped_column(ForeignKey("sheet_sheet.id"), index=True)
    name: Mapped[Name]  # of the file that it was
    alt: Mapped[LongText]
    # "image/png", and the file in base 64: what is undone is kept as text.
    media_type: Mapped[Short]
    content: Mapped[str] = deferred(mapped_column(Text))
    # Where it floats: pixels from the corner of a cell.
    row: Mapped[int]
    column: Mapped[int]
    down: Mapped[int]
    across: Mapped[int]
    width: Mapped[int]
    height: Mapped[int]
