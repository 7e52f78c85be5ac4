"""Who acted: what was changed in an episode by anybody but the one whose work it is.

The audit log says of each record who changed it. What the clock set going is nobody's doing, though it may be in
somebody's name: a coworker's reply, a scheduled post. What a guest of the shop changes is judged by what it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import func, select

from ...apps.accounts import Account
from ...apps.platform.database import Database, Db
from ...apps.platform.models import AuditEntry, Person
from .verdict import Collateral, Verdict

# How many records a verdict names of each stranger.
_NAMED = 5


class _Actor(NamedTuple):
    """One of the staff, a customer, or neither."""

    person_id: int | None
    customer_id: int | None


_NOBODY = _Actor(None, None)


def _named(entry: AuditEntry) -> str:
    """What an entry is about: "contact 12"; of rows that are no records, their kind: "inventory level"."""
    return f"{entry.table.split('_', 1)[1].replace('_', ' ')} {entry.pk}".rstrip()


class ActorLog:
    """Remembers where the audit log of `world` stands, and whose work it is from now on."""

    def __init__(self, world: Database, account: Account) -> None:
        self._persona = _Actor(account.person_id, None if account.customer_of is None else account.id)
        with world.session() as db:
            self._last = db.scalar(select(func.max(AuditEntry.id))) or 0

    def judge(self, world: Database, verdict: Verdict) -> Verdict:
        """The verdict, with what others changed in `world`, the one of this log or a copy, as collateral."""
        with world.session() as db:
            strangers = tuple(self._strangers(db))
        if not strangers:
            return verdict
        failed = Verdict.of(verdict.checks, (*verdict.collateral, *strangers))
        return replace(verdict, passed=failed.passed, score=failed.score, collateral=failed.collateral)

    def _strangers(self, db: Db) -> Iterable[Collateral]:
        """One per person or customer, with the records that they changed."""
        since = select(AuditEntry).where(AuditEntry.id > self._last, ~AuditEntry.automatic).order_by(AuditEntry.id)
        touched: dict[_Actor, dict[str, None]] = {}
        for entry in db.scalars(since):
            actor = _Actor(entry.person_id, entry.customer_id)
            if actor not in (self._persona, _NOBODY):
                touched.setdefault(actor, {})[_named(entry)] = None
        people = select(Person).where(Person.id.in_([actor.person_id for actor in touched]))
        names = {person.id: person.name for person in db.scalars(people)} if touched else {}
        for actor, records in touched.items():
            name = f"customer {actor.customer_id}" if actor.person_id is None else names[actor.person_id]
            more = ["…"] if len(records) > _NAMED else []
            yield Collateral(f"Acting as {name}", "acted", "", ", ".join([*[*records][:_NAMED], *more]))
