"""Files as they were uploaded: raw material that workbooks are made of."""

from __future__ import annotations

from sqlalchemy import ForeignKey, LargeBinary
from sqlalchemy.orm import Mapped, deferred, mapped_column, relationship

from ...platform.models import Base, Name, Person, Record


class Upload(Record, Base):
    """A file that nobody has opened as a workbook yet, or that was kept. Its owner's; others see it once shared."""

    __tablename__ = "sheet_upload"

    name: Mapped[Name] = mapped_column(index=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), index=True)
    # Whether everybody at the company finds it among the uploads.
    is_shared: Mapped[bool] = mapped_column(default=False)
    size: Mapped[int]  # bytes
    content: Mapped[bytes] = deferred(mapped_column(LargeBinary))

    owner: Mapped[Person] = relationship(foreign_keys=[owner_id])

    @property
    def ending(self) -> str:
        """ "csv", "xlsx"."""
        return self.name.rpartition(".")[2].lower()
