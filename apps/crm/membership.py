"""Whom the CRM lets in."""

from __future__ import annotations

from ..platform.database import Db
from ..platform.spec import Membership
from .permissions import find_user


def membership(db: Db, person_id: int) -> Membership | None:
    """A person's role in the CRM, and why they are kept out if they are."""
    user = find_user(db, person_id)
    if user is None or user.deleted_at is not None:
        return None
    if not user.is_active:
        return Membership(user.role.name, f"{user.name}'s access to Alder is deactivated. Ask an administrator.")
    if user.is_frozen:
        return Membership(user.role.name, f"{user.name}'s access to Alder is frozen. Ask an administrator.")
    return Membership(user.role.name, sets_up=user.role.is_admin)
