"""Who may do what in the admin: areas granted to each member of staff, and what only managers do."""

from __future__ import annotations

from sqlalchemy.orm import selectinload

from ..platform.database import Db
from ..platform.errors import Forbidden
from .models import Staff

_WORK = {
    "orders": "work on orders",
    "refunds": "refund or cancel orders",
    "products": "change products",
    "inventory": "change stock",
    "customers": "change customers",
    "discounts": "change discount codes",
    "reviews": "moderate reviews",
}


def staff(db: Db) -> Staff | None:
    """The acting member of staff; None for the system, which may do everything.

    Raises Forbidden when the person has no working membership in the store's admin.
    """
    if db.actor_id is None:
        return None
    member = db.get(Staff, db.actor_id, options=[selectinload(Staff.permissions)])
    if member is None or not member.is_active or member.deleted_at is not None:
        raise Forbidden("You have no access to the store's admin. Ask the store manager.")
    return member


def may(db: Db, area: str) -> bool:
    """Whether the acting person may change things in an area."""
    member = staff(db)
    return member is None or area in {permission.area for permission in member.permissions}


def require_one(db: Db, *areas: str) -> None:
    """Raise Forbidden unless the acting person may change things in one of these areas, the first of them named."""
    if not any(may(db, area) for area in areas):
        require(db, areas[0])


def require(db: Db, area: str) -> None:
    """Raise Forbidden unless the acting person may change things in an area."""
    if not may(db, area):
        raise Forbidden(f"You are not allowed to {_WORK[area]}. Ask the store manager.")
