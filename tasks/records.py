"""What the families of all apps look up and say alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from sqlalchemy import Select

from ..apps.platform.models import Record
from ..seeds.world import World

T = TypeVar("T")
R = TypeVar("R", bound=Record)

_remembered: ContextVar[dict[object, list[Any]] | None] = ContextVar("remembered", default=None)


@contextmanager
def remembering() -> Iterator[None]:
    """Within it every query is asked once of a world: for who draws many instances and changes nothing."""
    token = _remembered.set({})
    try:
        yield
    finally:
        _remembered.reset(token)


def rows(world: World, query: Select[R]) -> list[R]:
    """The records of a query that are not in the recycle bin, by id, detached from their session."""
    remembered = _remembered.get()
    key = None if remembered is None else query._generate_cache_key()
    if remembered is None or key is None:
        return _read(world, query)
    known = (world, key.key, *(repr(each.effective_value) for each in key.bindparams))
    if known not in remembered:
        remembered[known] = _read(world, query)
    return list(remembered[known])


def _read(world: World, query: Select[R]) -> list[R]:
    with world.session() as db:
        found = db.scalars(query.order_by(query.column_descriptions[0]["entity"].id)).unique()
        return [record for record in found if record.deleted_at is None]


def uniquely_named(candidates: Iterable[T], among: Iterable[Any], *, by: str = "name") -> list[T]:
    """Those of `candidates` whose name, whatever its case, no other record of `among` bears."""
    bearers = Counter(str(getattr(record, by)).casefold() for record in among)
    return [record for record in candidates if bearers[str(getattr(record, by)).casefold()] == 1]


def spoken_date(day: Any) -> str:
    """A day as people write it in a message: April 3, 2026."""
    return f"{day:%B} {day.day}, {day.year}"


def typed_date(day: Any) -> str:
    """A day as people type it into a field: 04/03/2026."""
    return f"{day:%m/%d/%Y}"


def dollars(cents: int) -> str:
    """An amount as people write it: $12,500, or $12,500.50."""
    return f"${cents // 100:,}" if cents % 100 == 0 else f"${cents / 100:,.2f}"
