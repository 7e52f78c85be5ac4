"""Deeds done wrong on an instance, at a random place on the way to gold, and mended or not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import NoResultFound

from ....apps import APPS
from ....apps.clock import advance
from ....apps.platform.database import Db
from ....apps.platform.errors import DomainError
from ....tasks.draw import Draw
from ....tasks.errors import NoInstance
from ....tasks.task import Outcome
from ..case import Attempt, AuditCase
from ..registry import Skip
from ..rows import referred
from .deed import AppDeeds, Deed, Mend, Place, deeds_of, several
from .scene import Scene
from .targets import slips

T = TypeVar("T")
#: Families with which no detour is tried, each with the reason; docs/audit.md lists them.
EXEMPT: dict[str, str] = {}
# So many deeds of a family's app are tried on one instance, and of all others: the rest have their turn on the next.
MOST, ELSEWHERE = 16, 4
# So many are done one after the other before any of them is mended.
TOGETHER = 5
# Between two steps the world's clock moves on by so much.
_STEP = timedelta(seconds=30)


@dataclass(frozen=True)
class Detour:
    """One deed at its place on the way to gold."""

    case: AuditCase
    place: Place
    deed: Deed

    def attempt(self, *, mended: bool) -> Attempt:
        how = "mended" if mended else "not mended"
        detail = f"{self.deed.name}, {how} ({self.place})"
        return Attempt(detail, lambda connection: self._play(connection, mended), solved=False, right=mended)

    def _play(self, connection: Connection, mended: bool) -> None:
        scene = _scene(self.case, self.deed.name)
        work = work_of(self.case)
        if self.place == "after":
            self._step(connection, work)
        mend = _possible(lambda: self._step(connection, lambda db: self.deed.do(db, scene)), "it cannot be done here")
        if mended and self.place == "before":
            self._mend(connection, mend)
        if self.place != "after":
            self._step(connection, work)
        if mended and self.place != "before":
            self._mend(connection, mend)

    def _mend(self, connection: Connection, mend: Mend) -> None:
        _possible(lambda: self._step(connection, mend), "it cannot be mended here")

    def _step(self, connection: Connection, step: Callable[[Db], T]) -> T:
        """Let the persona do something and save it; then some time passes."""
        account = self.case.instance.account
        with Db(connection, actor_id=account.person_id) as db:
            db.customer_id = None if account.customer_of is None else account.id
            done = step(db)
            db.commit()
        with Db(connection) as db:
            advance(db, _STEP)
            db.commit()
        return done


def detours(case: AuditCase) -> Iterator[Detour]:
    """Deeds of the apps that the family is about, each at a place of its own, and slips on the work's own records."""
    if case.instance.family.id in EXEMPT:
        return
    own, others = _apps(case)
    draw, chosen = _scene(case, "deeds").draw, list[Deed]()
    for apps, most in ((own, MOST), (others, ELSEWHERE)):
        deeds = [deed for app in apps for deed in app.deeds()]
        chosen += draw.sample(deeds, min(most, len(deeds)))
    for deed in (*chosen, several([deed for deed in chosen if not deed.at_once][:TOGETHER])):
        yield Detour(case, _place(case, deed), deed)
    for place, deed in slips(case, [*own, *others], work_of(case)):
        yield Detour(case, place, deed)


def work_of(case: AuditCase) -> Outcome:
    """What is to be done; nothing, where the world must stay as it is."""
    return case.task.outcomes[0] if case.task.outcome else lambda _: None


def _apps(case: AuditCase) -> tuple[list[AppDeeds], list[AppDeeds]]:
    """The apps that a family is about, all where it spans them; and all others that are for the persona."""
    family, customer_of = case.instance.family, case.instance.account.customer_of
    open_ = [app for app in APPS if (app is customer_of if customer_of else not app.has_customers)]
    own = [app for app in open_ if app.schema == family.app] or open_
    return [deeds_of(app.key) for app in own], [deeds_of(app.key) for app in open_ if app not in own]


def _place(case: AuditCase, deed: Deed) -> Place:
    places: list[Place] = ["before", "after"] if deed.at_once else ["before", "around", "after"]
    return _scene(case, f"{deed.name}, place").draw.choice(places)


def _scene(case: AuditCase, what: str) -> Scene:
    instance = case.instance
    draw = Draw(f"detour/{instance.family.id}/{instance.split}/{instance.seed}/{what}")
    rows = [(change.table, row) for change in case.changes.values() if (row := change.after or change.before)]
    near = {(name, id) for table, row in rows for _, name, id in referred(row, table)}
    return Scene(instance.account, frozenset(case.changes), frozenset(near), draw)


def _possible(step: Callable[[], T], why_not: str) -> T:
    """Take a step. Raises Skip where the app, or the world, does not allow it."""
    try:
        return step()
    except (DomainError, LookupError, NoInstance, NoResultFound) as error:
        raise Skip(why_not) from error
