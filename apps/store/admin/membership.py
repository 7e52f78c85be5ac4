"""Whom the admin lets in."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.spec import Membership
from ..models import Staff


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's role in the admin, and why they are kept out if they are."""
    member = db.get(Staff, person_id)
    if member is None or member.deleted_at is not None:
        return None
    refusal = None if member.is_active else f"{member.person.name}'s access to Backroom is deactivated."
    return Membership(member.role, refusal)
