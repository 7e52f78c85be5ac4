"""What was linked to a record and unlinked from it: contacts, accounts, deals, campaigns, articles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import select

from ..platform.database import Db
from ..platform.models import AuditEntry
from . import queries
from .models import AccountContact, CaseArticle, KbArticle
from .objects import OBJECTS, Parent, label_of, object_of, url_of


@dataclass(frozen=True)
class Linked:
    """Something linked, or unlinked again."""

    at: datetime
    person_id: int | None
    is_there: bool  # else it was unlinked
    says: str  # "linked the contact", "unlinked the article"
    label: str
    url: str


def _says(other: str) -> tuple[str, str]:
    """How streams say that something was linked and unlinked."""
    if other == "campaign":
        return "added this to the campaign", "took this out of the campaign"
    return f"linked the {other}", f"unlinked the {other}"


def links_of(db: Db, record: Parent) -> Iterator[Linked]:
    """What was linked since the record came to be; not what is in the recycle bin, or kept from the acting user."""
    key = object_of(record).key
    for other, model in object_of(record).links.items():
        made, gone = _rows(db, model, f"{key}_id", record, other), _deleted(db, model, f"{key}_id", record, other)
        ends = _ends(db, other, sorted({id for id, _at, _by, _is_there in (*made, *gone)}))
        for id, at, by, is_there in (*made, *gone):
            if id in ends:
                yield Linked(at, by, is_there, _says(other)[0 if is_there else 1], *ends[id])


#: The other end's id, when, who, and whether it was linked.
_Step = tuple[int, datetime, int | None, bool]


def _rows(db: Db, model: type[Any], column: str, record: Parent, other: str) -> list[_Step]:
    """From the links that are there, and those that are marked as taken back."""
    asked = select(model).where(getattr(model, column) == record.id, getattr(model, f"{other}_id").is_not(None))
    found: list[_Step] = []
    for row in db.scalars(asked.order_by(model.id)):
        id = getattr(row, f"{other}_id")
        if row.created_at > record.created_at:
            found.append((id, row.created_at, row.created_by_id, True))
        if row.deleted_at is not None and model in (AccountContact, CaseArticle):
            found.append((id, row.deleted_at, row.updated_by_id, False))
    return found


def _deleted(db: Db, model: type[Any], column: str, record: Parent, other: str) -> list[_Step]:
    """From the log, which tells of links that are no more."""
    asked = select(AuditEntry).where(
        AuditEntry.table == model.__tablename__, AuditEntry.action == "delete",
        AuditEntry.before[column].as_integer() == record.id,
    )  # fmt: skip
    rows = db.scalars(asked.order_by(AuditEntry.id))
    return [(row.before[f"{other}_id"], row.at, row.person_id, False) for row in rows if f"{other}_id" in row.before]


def _ends(db: Db, other: str, ids: list[int]) -> Mapping[int, tuple[str, str]]:
    """Name and page of the records at the other end, as far as the acting user sees them."""
    if not ids:
        return {}
    if other == "article":
        named = select(KbArticle.id, KbArticle.title).where(KbArticle.id.in_(ids), KbArticle.deleted_at.is_(None))
        return {id: (title, f"/knowledge/{id}") for id, title in db.execute(named)}
    model: Any = OBJECTS[other].model
    seen = db.scalars(queries.visible(db, model).where(model.id.in_(ids)))
    return {row.id: (label_of(row), url_of(row)) for row in seen}
