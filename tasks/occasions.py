"""What colleagues wait for before they do what they mean to: that somebody has done something, or has read it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Protocol

from sqlalchemy import func, select

from ..apps.chat.models import ChannelMember, Post
from ..apps.clock import advance
from ..apps.plans import bring_forward
from ..apps.platform.database import Db
from ..apps.platform.models import AuditEntry
from ..seeds.world import World
from .pace import STEADY, Pace


class Sign(Protocol):
    """What shows that an occasion is there."""

    def is_seen(self, db: Db, done: list[AuditEntry]) -> bool:
        """Whether it shows in the world, or in what the person has `done` in the episode."""


@dataclass(frozen=True)
class Done:
    """Somebody wrote to a record for the `times`th time, or made one with these values; `action` is the log's word."""

    action: str
    table: str
    pk: str | None = None
    values: tuple[tuple[str, object], ...] = ()
    times: int = 1

    def fits(self, entry: AuditEntry) -> bool:
        return (
            (entry.action, entry.table) == (self.action, self.table)
            and self.pk in (None, entry.pk)
            and all(entry.after.get(name) == value for name, value in self.values)
        )

    def at_time(self, times: int) -> Done:
        return replace(self, times=times)

    def is_seen(self, db: Db, done: list[AuditEntry]) -> bool:
        return sum(self.fits(entry) for entry in done) >= self.times


@dataclass(frozen=True)
class Read:
    """Somebody has opened the conversation in which a colleague wrote this."""

    author_id: int
    reader_id: int
    body: str

    def is_seen(self, db: Db, done: list[AuditEntry]) -> bool:
        read = (
            select(Post.id)
            .join(ChannelMember, ChannelMember.channel_id == Post.channel_id)
            .where(Post.author_id == self.author_id, Post.body == self.body)
            .where(ChannelMember.person_id == self.reader_id, ChannelMember.last_read_id >= Post.id)
        )
        return db.scalar(read.limit(1)) is not None


@dataclass(frozen=True)
class Occasion:
    """Once any of the signs is there, the next `plans` of the office wait no longer than so many seconds more."""

    plans: int
    signs: tuple[Sign, ...]
    seconds: int = 0


class StepClock:
    """The time that an episode takes: what each action needs, and what colleagues do on the occasion."""

    def __init__(
        self, world: World, person_id: int | None, pace: Pace = STEADY, occasions: tuple[Occasion, ...] = ()
    ) -> None:
        self._world, self._person_id, self._pace = world, person_id, pace
        self._waiting = list(occasions)
        self._began = 0
        if occasions:
            with world.session() as db:
                self._began = db.scalar(select(func.max(AuditEntry.id))) or 0

    def pass_after(self, kind: str, keys: int = 0, wait: int | None = None) -> None:
        """Let the time of an action pass that has been done: `wait` milliseconds, if it was only waiting."""
        with self._world.session() as db:
            if self._waiting:
                self._notice(db)
            advance(db, timedelta(milliseconds=self._pace.milliseconds(kind, keys) if wait is None else wait))

    def _notice(self, db: Db) -> None:
        entries = select(AuditEntry).where(
            AuditEntry.id > self._began, AuditEntry.person_id == self._person_id, ~AuditEntry.automatic
        )
        done = list(db.scalars(entries.order_by(AuditEntry.id)))
        for occasion in [each for each in self._waiting if any(sign.is_seen(db, done) for sign in each.signs)]:
            self._waiting.remove(occasion)
            bring_forward(db, [db.now + timedelta(seconds=occasion.seconds)] * occasion.plans)
