"""Whom the spreadsheet lets in."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.spec import Membership
from .models import SheetUser


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's place in the spreadsheet."""
    user = db.get(SheetUser, person_id)
    if user is None or user.deleted_at is not None:
        return None
    if not user.is_active:
        return Membership(user.role, f"{user.person.name}'s access to Gridwork is deactivated. Ask an administrator.")
    return Membership(user.role)
