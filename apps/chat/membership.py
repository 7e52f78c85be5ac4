"""Whom the chat lets in."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.spec import Membership
from .models import Member

ROLES = {"admin": "Administrator", "member": "Member", "guest": "Guest"}


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's role in the chat, and why they are kept out if they are."""
    member = db.get(Member, person_id)
    if member is None or member.deleted_at is not None:
        return None
    if not member.is_active:
        return Membership(ROLES[member.role], f"{member.name}'s access to Parley is deactivated. Ask an administrator.")
    return Membership(ROLES[member.role])
