"""When what colleagues do comes: at some moment for a quick hand, for others on the occasion or at the latest then."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from ...apps.plans import bring_forward, plan
from ...apps.platform.database import Db
from ..occasions import Occasion, Sign
from ..task import Outcome
from .deliveries import Deed, until

#: How many times as long as a quick hand takes nobody waits any longer for what is not done.
_PATIENCE = 4


@dataclass(frozen=True, eq=False)
class Coming:
    """What colleagues do at a moment of a quick hand's day, or so many `seconds` after any of the signs."""

    moment: datetime
    deeds: tuple[Deed, ...]
    signs: tuple[Sign, ...] = ()
    seconds: int = 0
    is_sharp: bool = False


class Timetable:
    """All that comes from a day's start on."""

    def __init__(self, start: datetime) -> None:
        self._start = start
        self._comings: list[Coming] = []

    def add(self, coming: Coming) -> None:
        self._comings.append(coming)

    @property
    def last(self) -> datetime:
        """The moment of what comes last."""
        return max((each.moment for each in self._comings), default=self._start)

    @property
    def last_added(self) -> Coming:
        return self._comings[-1]

    def plan(self, db: Db) -> None:
        """The set-up: all is planned in the order in which it comes, each for when it comes at the latest."""
        for coming in self.in_order():
            for deed in coming.deeds:
                plan(db, self._latest(coming), deed.person_id, deed.schema, deed.action, **deed.arguments)

    def occasions(self) -> tuple[Occasion, ...]:
        """What brings it forward: all that comes before it comes by then, too."""
        found, count = [], 0
        for coming in self.in_order():
            count += len(coming.deeds)
            if coming.signs:
                found.append(Occasion(count, coming.signs, coming.seconds))
        return tuple(found)

    def come(self, coming: Coming) -> Outcome:
        """What a quick hand finds who has dealt with all that was added before: it has come, as has this."""
        added = (*self._comings, coming)

        def do(db: Db) -> None:
            moments = [
                each.moment if each in added and each.moment <= coming.moment else datetime.max.replace(tzinfo=UTC)
                for each in self.in_order()
                for _ in each.deeds
            ]
            bring_forward(db, moments)
            until(coming.moment)(db)

        return do

    def in_order(self) -> list[Coming]:
        """All that comes, as it comes to a quick hand."""
        return sorted(self._comings, key=lambda each: each.moment)

    def _latest(self, coming: Coming) -> datetime:
        if coming.is_sharp or not coming.signs:
            return coming.moment
        return self._start + _PATIENCE * (coming.moment - self._start)
