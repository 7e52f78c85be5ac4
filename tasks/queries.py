"""What the families of all apps look up in a world."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable
from threading import Lock
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Select

from ..apps.platform.models import Record
from ..seeds.world import SharedWorld, World

T = TypeVar("T")
R = TypeVar("R", bound=Record)

#: For so many bytes of a shared world one of the rows read from it is kept, which takes about 4,000.
_BYTES_PER_ROW = 6000


class _Kept:
    """What a shared world, which never changes, has answered; what was asked least recently goes first."""

    def __init__(self, most: int) -> None:
        self._most, self._rows = most, 0
        self._found: OrderedDict[object, list[Any]] = OrderedDict()
        self._guard = Lock()

    def get(self, key: object) -> list[Any] | None:
        with self._guard:
            found = self._found.get(key)
            if found is not None:
                self._found.move_to_end(key)
            return found

    def put(self, key: object, found: list[Any]) -> None:
        with self._guard:
            if key in self._found or len(found) > self._most:
                return
            self._found[key] = found
            self._rows += len(found) + 1
            while self._rows > self._most and len(self._found) > 1:
                self._rows -= len(self._found.popitem(last=False)[1]) + 1


_kept: WeakKeyDictionary[World, _Kept] = WeakKeyDictionary()


def fetch_all(world: World, query: Select[T]) -> list[T]:
    """What a query finds, in its order and each but once, detached from its session.

    A shared world is asked each question once. So what is found is for reading: others get the same rows.
    """
    key = query._generate_cache_key() if isinstance(world, SharedWorld) else None
    if key is None:
        return _read(world, query)
    assert isinstance(world, SharedWorld)
    kept = _kept.setdefault(world, _Kept(world.length // _BYTES_PER_ROW))
    question = (key.key, *(repr(each.effective_value) for each in key.bindparams))
    found = kept.get(question)
    if found is None:
        found = _read(world, query)
        kept.put(question, found)
    return list(found)


def fetch_undeleted(world: World, query: Select[R]) -> list[R]:
    """The records of a query that are not in the recycle bin, by id; see `fetch_all`."""
    entity = query.column_descriptions[0]["entity"]
    return fetch_all(world, query.where(entity.deleted_at.is_(None)).order_by(entity.id))


def _read(world: World, query: Select[T]) -> list[T]:
    with world.session() as db:
        return list(db.scalars(query).unique())


def uniquely_named(candidates: Iterable[T], among: Iterable[Any], *, by: str = "name") -> list[T]:
    """Those of `candidates` whose name, whatever its case, no other record of `among` bears."""
    bearers = Counter(str(getattr(record, by)).casefold() for record in among)
    return [record for record in candidates if bearers[str(getattr(record, by)).casefold()] == 1]
