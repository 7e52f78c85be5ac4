"""Who works in the CRM, and with whom in a team."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from ..platform.database import Db
from ..platform.errors import NotFound
from ..platform.models import Person
from .models import User


def person_named(db: Db, user_id: int) -> User:
    """Somebody who has, or had, access to the CRM. Raises NotFound."""
    user = db.get(User, user_id)
    if user is None or user.deleted_at is not None:
        raise NotFound("Nobody like that works in the CRM. Look them up under People.")
    return user


def manager_of(db: Db, user: User) -> User | None:
    """Whom somebody reports to, if they work in the CRM as well."""
    manager_id = user.person.manager_id
    manager = db.get(User, manager_id) if manager_id is not None else None
    return manager if manager is not None and manager.deleted_at is None else None


def team_of(db: Db, user: User) -> Sequence[User]:
    """Those at work who are in somebody's team, themselves among them, by name; nobody without a team."""
    if user.team_id is None:
        return []
    found = (
        select(User)
        .join(User.person)
        .where(User.team_id == user.team_id, User.deleted_at.is_(None), User.is_active, ~User.is_frozen)
        .order_by(Person.last_name, Person.first_name, User.id)
    )
    return list(db.scalars(found).unique())
