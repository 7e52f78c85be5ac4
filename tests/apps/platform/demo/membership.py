"""Whom the demo lets in: everybody but Olaf, and Frieda is frozen."""

from __future__ import annotations

from deskgym.apps.platform.database import Db
from deskgym.apps.platform.spec import Membership


def membership(_db: Db, person_id: int) -> Membership | None:
    if person_id == 4:
        return None
    return Membership("Sales rep", "Your access is frozen. Ask an administrator." if person_id == 3 else None)
