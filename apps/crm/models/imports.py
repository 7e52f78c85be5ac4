"""Files of records that people brought in. No task asks for a job of its own, only for what it made."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import INCIDENTAL, Base, Name, Person, Pk, Record, Short, UtcDateTime

#: What is done with a row that resembles a record, each with its words.
DUPLICATES = {
    "skip": "Skip the row",
    "fill": "Fill the empty fields of the record",
    "update": "Update the record with the row",
    "create": "Create it anyway",
}
OUTCOMES = ("created", "updated", "skipped", "failed")


class ImportJob(Record, Base):
    """A file on its way in; once `run_at` is set it has been imported, and with `undone_at` taken back."""

    __tablename__ = "crm_import_job"
    __table_args__ = {"info": INCIDENTAL}

    object: Mapped[Short]  # the key of the object
    file_name: Mapped[Name]
    headings: Mapped[list[str]] = mapped_column(JSON)
    # By the number of a column, as text, the name of the field it goes to.
    mapping: Mapped[dict[str, str]] = mapped_column(JSON)
    # Values of all rows that have none of their own, by the name of the field.
    defaults: Mapped[dict[str, Any]] = mapped_column(JSON)
    duplicates: Mapped[Short] = mapped_column(default="skip")
    campaign_id: Mapped[int | None] = mapped_column(ForeignKey("crm_campaign.id"))
    member_status: Mapped[Short | None]
    # Whether records that rows were taken for join the campaign as well.
    joins_duplicates: Mapped[bool] = mapped_column(default=False)
    run_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    undone_at: Mapped[datetime | None] = mapped_column(UtcDateTime)

    campaign: Mapped[Any] = relationship("Campaign", foreign_keys=[campaign_id])
    creator: Mapped[Person] = relationship(foreign_keys="ImportJob.created_by_id", viewonly=True)
    rows: Mapped[list[ImportRow]] = relationship(order_by="ImportRow.id", viewonly=True)


class ImportRow(Base):
    """A row of the file, as it stands there or was mended, and what became of it."""

    __tablename__ = "crm_import_row"
    __table_args__ = {"info": INCIDENTAL}

    id: Mapped[Pk]
    job_id: Mapped[int] = mapped_column(ForeignKey("crm_import_job.id"), index=True)
    line: Mapped[int]  # of the file
    cells: Mapped[list[str]] = mapped_column(JSON)
    outcome: Mapped[Short | None]  # of OUTCOMES; None before the import
    # What was wrong with it, by the name of the field; "" is for the row as a whole.
    problems: Mapped[dict[str, str]] = mapped_column(JSON)
    # The record that it became or was taken for, and of one that was created the version that it had then.
    record_key: Mapped[Short | None]
    record_id: Mapped[int | None]
    record_version: Mapped[int | None]
