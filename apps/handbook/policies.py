"""The company's rules as numbers: every app reads its limits here, so that it does what the handbook says."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from sqlalchemy import or_, select

from ..platform.database import Db
from .models import Policy


class NoPolicy(LookupError):
    """The handbook says nothing about this."""


def policy(db: Db, key: str, subject: str | None = None, on: date | None = None) -> Policy:
    """The rule in force today, or on another day: that of the subject, else that of all who have none of their own.

    Raises NoPolicy where there is neither.
    """
    about = select(Policy).where(Policy.key == key, or_(Policy.subject == subject, Policy.subject.is_(None)))
    return in_force(db.scalars(about), key, subject, on or db.today)


def in_force(policies: Iterable[Policy], key: str, subject: str | None, day: date) -> Policy:
    """The same among rules at hand, all of them of this key."""
    found = {rule.subject: rule for rule in policies if rule.deleted_at is None and rule.holds_on(day)}
    rule = found.get(subject) or found.get(None)
    if rule is None:
        raise NoPolicy(f"the handbook has no rule {key!r} for {subject or 'everybody'} on {day}")
    return rule


def reference(rule: Policy) -> str:
    """Where to read about a rule, as the last sentence of a message."""
    return f"See “{rule.section.title}” in the handbook."
