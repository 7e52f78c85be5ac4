"""Whom the handbook lets in."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.spec import Membership
from .models import HandbookReader


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's place in the handbook: everybody who works here reads it."""
    reader = db.get(HandbookReader, person_id)
    if reader is None or reader.deleted_at is not None:
        return None
    refusal = f"{reader.person.name}'s access to Lintel is deactivated. Ask an administrator."
    return Membership("Reader", None if reader.is_active else refusal)
