"""Kinds of work in the CRM: which one is somebody's follows from what their role may do, whatever it is called."""

from __future__ import annotations

from ..platform.database import Db
from .permissions import access

SALES = "sales"
SALES_MANAGEMENT = "sales management"
SUPPORT = "support"
SUPPORT_MANAGEMENT = "support management"
MARKETING = "marketing"
ADMINISTRATION = "administration"
READING = "reading"


def workplace(db: Db) -> str:
    """The acting person's kind of work."""
    who = access(db)
    if who is None or who.role.is_admin:
        return ADMINISTRATION
    if who.role.keeps_desk:
        return SUPPORT_MANAGEMENT
    if who.level("edit", "deal") != "no":
        return SALES_MANAGEMENT if who.role.can_mass_update else SALES
    if who.level("edit", "case") != "no":
        return SUPPORT
    return MARKETING if who.level("edit", "lead") != "no" else READING
