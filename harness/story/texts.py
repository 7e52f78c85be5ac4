"""Everything that somebody has written in a world, with where, when and by whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from ...apps.chat.models import Post
from ...apps.crm.models import (
    Account,
    ApprovalRequest,
    Campaign,
    Case,
    CaseComment,
    Contact,
    Deal,
    Email,
    Event,
    Lead,
    Letter,
    Note,
    Task,
)  # fmt: skip
from ...apps.platform.models import Base
from ...apps.sheet.models import Comment
from ...apps.store.models import Customer, InventoryMovement, Order, Review
from ...seeds.draft import Draft
from ...seeds.rows import values_of

# What people write, by table; and where a row says who wrote it, if not in its book-keeping.
_WRITTEN: tuple[tuple[type[Base], tuple[str, ...], str], ...] = (
    (Post, ("body",), "author_id"),
    (Note, ("body",), "created_by_id"),
    (Case, ("subject", "description", "resolution"), "created_by_id"),
    (CaseComment, ("body",), "created_by_id"),
    (Email, ("body",), "created_by_id"),
    (Letter, ("body",), "created_by_id"),
    (Campaign, ("description",), "created_by_id"),
    (ApprovalRequest, ("reason",), "created_by_id"),
    (Task, ("subject", "description"), "created_by_id"),
    (Event, ("subject", "description"), "created_by_id"),
    (Deal, ("next_step", "description"), "created_by_id"),
    (Lead, ("description",), "created_by_id"),
    (Account, ("description",), "created_by_id"),
    (Contact, ("description",), "created_by_id"),
    (Comment, ("body",), "author_id"),
    (Review, ("title", "body"), ""),
    (Order, ("note",), ""),
    (Customer, ("note",), ""),
    (InventoryMovement, ("note",), "by_id"),
)


@dataclass(frozen=True)
class Text:
    """What stands in one column of one row; `author_id` is none of the staff's where a customer wrote it."""

    table: str
    row_id: int
    column: str
    body: str
    at: datetime | None
    author_id: int | None


def texts(draft: Draft) -> Iterator[Text]:
    """All texts of a world, by table and row."""
    for model, columns, author in _WRITTEN:
        for row in draft.all(model):
            values = values_of(row)
            at = values.get("created_at") or values.get("at")
            for column in columns:
                if body := values.get(column):
                    yield Text(model.__tablename__, values["id"], column, body, at, values.get(author))
