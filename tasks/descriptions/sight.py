"""What a persona can look up in a world: records by kind, with what their pages tell of them."""

from __future__ import annotations

import threading
import weakref
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import date
from typing import Any

from cachetools import LRUCache
from sqlalchemy import Executable

from ...apps.accounts import Account, places_of
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import SharedWorld, World

#: Of a shared world, what so many personas see of it is kept.
_KEPT = 4


@dataclass(frozen=True)
class Thing:
    """A record that goals may speak of, by kind and id; `facts` is what its pages tell."""

    kind: str
    id: int
    name: str
    facts: Mapping[str, Any]


#: What a kind's records are called by, which app shows them, and what reads those that somebody may see.
Reader = Callable[[Db], Iterable[Thing]]
#: From the ids of records of one kind to those of another.
Links = Callable[["Sight"], Iterable[tuple[int, int]]]


@dataclass(frozen=True)
class Kind:
    """A kind of records: its noun, the app that shows them (none: several do), and how they are read."""

    key: str
    noun: str
    app: str | None
    read: Reader
    table: str
    #: How one is spoken of by its name.
    called: str = "{name}"


class Sight:
    """What `account` can look up in `world`; each kind and each relation is read once, when it is first asked for."""

    def __init__(self, world: World, account: Account, kinds: Mapping[str, Kind]) -> None:
        self.account, self._kinds = account, kinds
        # It is kept with the world, which must be free to go.
        self._world = weakref.ref(world)
        self._things: dict[str, dict[int, Thing]] = {}
        self._names: dict[str, dict[str, list[Thing]]] = {}
        self._links: dict[Links, dict[int, tuple[int, ...]]] = {}
        self._back: dict[Links, dict[int, tuple[int, ...]]] = {}
        with world.session() as db:
            self.today: date = db.today
            self.apps = frozenset(place.app.key for place in places_of(db, account))
            self.me = None if account.person_id is None else db.get(Person, account.person_id)

    @classmethod
    def of(cls, world: World, account: Account, kinds: Mapping[str, Kind]) -> Sight:
        """What they can look up; of a shared world, which never changes, it is read but once."""
        if not isinstance(world, SharedWorld):
            return cls(world, account, kinds)
        with _guard:
            kept = _kept.setdefault(world, LRUCache(_KEPT))
            # A customer and one of the staff may have the same id.
            whose = account.person_id, account.id
            if whose not in kept:
                kept[whose] = cls(world, account, kinds)
            return kept[whose]

    def sees(self, kind: str) -> bool:
        """Whether they are let into the app that shows records of this kind."""
        app = self._kinds[kind].app
        return app is None or app in self.apps

    def things(self, kind: str) -> Mapping[int, Thing]:
        """The records of a kind, by id."""
        if kind not in self._things:
            if not self.sees(kind):
                return {}
            with self._session() as db:
                self._things[kind] = {thing.id: thing for thing in self._kinds[kind].read(db)}
        return self._things[kind]

    def rows(self, query: Executable | Callable[[Db], Executable]) -> list[Any]:
        """What a query finds, which may depend on who asks."""
        with self._session() as db:
            return list(db.execute(query(db) if callable(query) else query))

    def _session(self) -> AbstractContextManager[Db]:
        world = self._world()
        assert world is not None, "a world is looked at after it has gone"
        return world.session(self.account.person_id)

    def linked(self, links: Links) -> Mapping[int, tuple[int, ...]]:
        """Where a relation leads, by the id that it begins at."""
        if links not in self._links:
            found: dict[int, dict[int, None]] = defaultdict(dict)
            for source, target in links(self):
                found[source][target] = None
            self._links[links] = {source: tuple(targets) for source, targets in found.items()}
        return self._links[links]

    def linked_back(self, links: Links) -> Mapping[int, tuple[int, ...]]:
        """Where a relation comes from, by the id that it ends at."""
        if links not in self._back:
            found: dict[int, list[int]] = defaultdict(list)
            for source, targets in self.linked(links).items():
                for target in targets:
                    found[target].append(source)
            self._back[links] = {target: tuple(sources) for target, sources in found.items()}
        return self._back[links]

    def named(self, name: str) -> list[Thing]:
        """The records, of whatever kind, that bear this name, whatever its case."""
        found = [thing for kind in self._kinds for thing in self._by_name(kind).get(name.casefold(), ())]
        known = {thing.id for thing in found if thing.kind == "contact"}
        # Whoever orders in the shop and is a contact in the CRM is one and the same.
        return [thing for thing in found if thing.kind != "customer" or thing.facts["contact"] not in known]

    def is_unique(self, thing: Thing) -> bool:
        """Whether no other record of its kind bears its name."""
        return len(self._by_name(thing.kind)[thing.name.casefold()]) == 1

    def _by_name(self, kind: str) -> Mapping[str, list[Thing]]:
        if kind not in self._names:
            found: dict[str, list[Thing]] = defaultdict(list)
            for thing in self.things(kind).values():
                found[thing.name.casefold()].append(thing)
            self._names[kind] = found
        return self._names[kind]


_kept: weakref.WeakKeyDictionary[World, LRUCache[tuple[int | None, int], Sight]] = weakref.WeakKeyDictionary()
_guard = threading.Lock()
