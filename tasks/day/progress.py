"""How far a quick hand has come with a day's work at some moment, and what the apps have noted of it by then."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import func, select

from ...apps.platform.models import AuditEntry, Base, Person
from ...seeds.world import World
from ..occasions import Done


@dataclass(frozen=True)
class _Milestone:
    """A request is dealt with by a quick hand, and what shows that."""

    at: datetime
    signs: tuple[Done, ...]


class Progress:
    """The requests that somebody has dealt with, from where `world` stands on."""

    def __init__(self, world: World, person: Person) -> None:
        self._person = person
        with world.session() as db:
            self._began = self._noted = db.scalar(select(func.max(AuditEntry.id))) or 0
            self._milestones = [_Milestone(db.now, ())]
        self._done: list[AuditEntry] = []

    @property
    def last(self) -> timedelta:
        """How long the latest request took."""
        return self._milestones[-1].at - self._milestones[-2].at if len(self._milestones) > 1 else timedelta()

    def before(self, moment: datetime) -> tuple[datetime, tuple[Done, ...]]:
        """Since when it stands as at a moment, and what shows it; nothing before the first request is dealt with."""
        reached = [each for each in self._milestones if each.at <= moment and each.signs]
        return (reached[-1].at, reached[-1].signs) if reached else (moment, ())

    def note(self, world: World, at: datetime) -> None:
        """Note that a request is dealt with: what the person has done in `world` since the last time."""
        with world.session() as db:
            entries = list(
                db.scalars(select(AuditEntry).where(AuditEntry.id > self._began).order_by(AuditEntry.id)).all()
            )
        made = {(entry.table, entry.pk) for entry in entries if entry.action == "create"}
        mine = [entry for entry in entries if entry.person_id == self._person.id and not entry.automatic]
        new = [entry for entry in mine if entry.id > self._noted]
        self._noted = max((entry.id for entry in entries), default=self._noted)
        signs = dict.fromkeys(sign for entry in new if (sign := _sign(entry, made)) is not None)
        # Of rows that are no records the log says but in which table they are.
        signs = signs or dict.fromkeys(Done("write", entry.table) for entry in new if entry.action == "write")
        counted = (sign.at_time(sum(map(sign.fits, mine))) for sign in signs)
        self._milestones.append(_Milestone(at, tuple(counted)))


def _sign(entry: AuditEntry, made: set[tuple[str, str]]) -> Done | None:
    """What an entry says that it would say in any episode: of a new record, to what older ones it belongs."""
    if entry.action in ("update", "delete"):
        return None if (entry.table, entry.pk) in made else Done(entry.action, entry.table, entry.pk)
    if entry.action != "create":
        return None
    columns = Base.metadata.tables[entry.table].columns
    values = tuple(
        (column.name, entry.after[column.name])
        for column in columns
        for key in list(column.foreign_keys)[:1]
        if key.column.table.name != "org_person"
        and entry.after.get(column.name) is not None
        and (key.column.table.name, str(entry.after[column.name])) not in made
    )
    return Done("create", entry.table, values=values) if values else None
