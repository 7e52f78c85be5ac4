"""What the families of all apps look up in a world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from threading import Lock
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from cachetools import LRUCache
from sqlalchemy import Select, select
from sqlalchemy.orm import joinedload

from ..apps.crm.models import Account
from ..apps.platform.models import Record
from ..seeds.crm.accounts import TESTS
from ..seeds.world import SharedWorld, World
from .draft import Draft

T = TypeVar("T")
R = TypeVar("R", bound=Record)

#: For so many bytes of a shared world one of the rows read from it is kept, which takes about 4,000.
_BYTES_PER_ROW = 6000


#: What shared worlds, which never change, have answered; what was asked least recently goes first.
_kept: WeakKeyDictionary[World, LRUCache[object, list[Any]]] = WeakKeyDictionary()
_guard = Lock()


def _size(found: list[Any]) -> int:
    return len(found) + 1


def fetch_all(world: World, query: Select[T]) -> list[T]:
    """What a query finds, in its order and each but once, detached from its session.

    A shared world is asked each question once. So what is found is for reading: others get the same rows. A draft asks
    the world that it began as, while nothing of the app has changed.
    """
    if isinstance(world, Draft) and world.is_untouched(query):
        return fetch_all(world.origin, query)
    key = query._generate_cache_key() if isinstance(world, SharedWorld) else None
    if key is None:
        return _read(world, query)
    assert isinstance(world, SharedWorld)
    question = (key.key, *(repr(each.effective_value) for each in key.bindparams))
    with _guard:
        kept = _kept.setdefault(world, LRUCache(world.length // _BYTES_PER_ROW, getsizeof=_size))
        found: list[T] | None = kept.get(question)
    if found is None:
        found = _read(world, query)
        with _guard, suppress(ValueError):  # raised for more rows than are kept of all
            kept[question] = found
    return list(found)


def fetch_undeleted(world: World, query: Select[R]) -> list[R]:
    """The records of a query that are not in the recycle bin, by id; see `fetch_all`."""
    entity = query.column_descriptions[0]["entity"]
    return fetch_all(world, query.where(entity.deleted_at.is_(None)).order_by(entity.id))


def _read(world: World, query: Select[T]) -> list[T]:
    with world.session() as db:
        return list(db.scalars(query).unique())


def played(world: World, persona: str) -> str:
    """Whose work that of a persona is in a world: in a draft, that of the one for whom it is made."""
    return world.persona if isinstance(world, Draft) else persona


def uniquely_named(candidates: Iterable[T], among: Iterable[Any], *, by: str = "name") -> list[T]:
    """Those of `candidates` whose name, whatever its case, no other record of `among` bears."""
    bearers = Counter(str(getattr(record, by)).casefold() for record in among)
    return [record for record in candidates if bearers[str(getattr(record, by)).casefold()] == 1]


def accounts(world: World, *where: Any) -> list[Account]:
    return fetch_undeleted(world, select(Account).where(*where).options(joinedload(Account.owner)))


def companies(world: World, *where: Any) -> list[Account]:
    """The accounts that people speak of: not those that somebody made to try things out."""
    return accounts(world, Account.name.not_in(TESTS), *where)
