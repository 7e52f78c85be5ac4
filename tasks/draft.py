"""Worlds in which tasks are drawn one after the other, each where the ones before are done."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select

from ..seeds.world import World
from .task import Outcome
from .verifier.changes import ChangeLog
from .verifier.net import Net, net_effect

# What belongs to no app: once it has changed, nothing is as it was.
_COMMON = {"org", "platform"}


class Draft(World):
    """A copy of a world that has its persona do the work of any other, and remembers which apps were written to.

    Make it by `Draft.begin`.
    """

    origin: World
    persona: str
    _log: ChangeLog
    _touched: set[str]

    @classmethod
    def begin(cls, world: World, persona: str) -> Draft:
        draft = cls.copy_of(world)
        draft.origin, draft.persona, draft._touched = world, persona, set()
        if isinstance(world, Draft):
            draft.origin, draft._touched = world.origin, set(world._touched)
        draft._log = ChangeLog(draft)
        return draft

    def do(self, deed: Outcome, person_id: int | None = None) -> None:
        """Do something, as a person or as nobody."""
        with self.session(person_id) as db:
            deed(db)
        with self.session() as db:
            names = db.connection().exec_driver_sql("SELECT DISTINCT name FROM changed").scalars()
            self._touched |= {_app(name) for name in names}

    def net_since(self, base: World) -> Net:
        """What counts of all that was done, against the world that this one is a copy of."""
        return net_effect(self._log.read(base))

    def is_untouched(self, query: Select[Any]) -> bool:
        """Whether a query finds what it did in the world that this one began as; an app's rows link to no other's."""
        table = query.column_descriptions[0]["entity"].__table__.name
        return self._touched.isdisjoint({_app(table), *_COMMON})


def _app(table: str) -> str:
    return table.split("_", 1)[0]
