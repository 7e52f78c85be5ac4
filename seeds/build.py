"""How a world comes about: every maker in turn, then one canonical file."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateIndex, CreateTable

from ..apps import APPS
from ..apps.platform.models import Person, WorldState
from ..apps.tables import tables
from .calendar import Calendar
from .company import draw_headquarters, draw_trade, make_company
from .draft import Draft
from .people import make_people
from .places import Phones
from .random_source import stream
from .rows import new
from .sizes import Size


@dataclass(frozen=True)
class Step:
    """A part of a world has been made: the one of that number, among so many."""

    name: str
    number: int
    total: int


_watchers: ContextVar[tuple[Callable[[Step], object], ...]] = ContextVar("watchers", default=())


@contextmanager
def watched(watch: Callable[[Step], object]) -> Iterator[None]:
    """Tell `watch` of each step of the worlds that are built meanwhile."""
    token = _watchers.set((*_watchers.get(), watch))
    try:
        yield
    finally:
        _watchers.reset(token)


def build(seed: int, size: Size) -> bytes:
    """The database of one company as bytes; equal for equal arguments, in any process."""
    with _kept():
        content = write(draft(seed, size))
    _tell("file", len(_makers()) + 2)
    return content


@contextmanager
def _kept() -> Iterator[None]:
    """Without the garbage collector, which would look through all rows again and again, of which none is garbage."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def draft(seed: int, size: Size) -> Draft:
    """All rows of a world, not yet written."""
    world, holders = begin(seed, size)
    _tell("people", 1)
    for number, seeds in enumerate(_makers(), 2):
        seeds.make(world, holders)
        _tell(seeds.__name__.partition("seeds.")[2], number)
    return world


def begin(seed: int, size: Size) -> tuple[Draft, dict[str, Person]]:
    """A world in which there are only the company and its people, with these by their posts."""
    random = stream(seed, "outline")
    trade = draw_trade(random)
    headquarters, timezone = draw_headquarters(random)
    world = Draft(
        seed=seed,
        size=size,
        trade=trade,
        calendar=Calendar.draw(random, timezone),
        phones=Phones(stream(seed, "phones")),
    )
    secret = f"{random.getrandbits(256):064x}"
    world.add(new(WorldState, id=1, seed=seed, size=size, now=world.calendar.now, secret=secret, drawn=0))
    make_company(world, headquarters, timezone)
    return world, make_people(world, headquarters)


def _makers() -> list[ModuleType]:
    return list(in_order(app.schema for app in APPS))


def _tell(name: str, number: int) -> None:
    """Tell whoever watches of a step: people come before all makers, and after them the file is written."""
    for watch in _watchers.get():
        watch(Step(name, number, len(_makers()) + 2))


def in_order(schemas: Iterable[str]) -> Iterable[ModuleType]:
    """The seeds of these schemas, in that order, but each after those whose rows it reads.

    What a schema names in `THEN` is a second step of it, taken as soon as all that it reads is there.
    """
    placed: dict[str, ModuleType] = {}
    steps: list[str] = []

    def place(name: str) -> None:
        if name not in placed:
            seeds = import_module(f"{__package__}.{name}")
            for earlier in seeds.AFTER:
                place(earlier)
            placed[name] = seeds
            steps.extend(getattr(seeds, "THEN", ()))
            for step in steps:
                if set(import_module(f"{__package__}.{step}").AFTER) <= placed.keys():
                    place(step)

    for schema in schemas:
        place(schema)
    for step in steps:
        place(step)
    return placed.values()


def write(world: Draft) -> bytes:
    """The database with all rows of a world, as bytes."""
    connection = sqlite3.connect(":memory:")
    # Most tables have few rows: small pages leave less of a world empty.
    connection.execute("PRAGMA page_size = 2048")
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.begin() as transaction:
        for table in tables():
            transaction.execute(CreateTable(table))
        world.write(connection, engine.dialect)
        for table in tables():
            # By name, since SQLAlchemy keeps a table's indexes in a set.
            for index in sorted(table.indexes, key=lambda index: str(index.name)):
                transaction.execute(CreateIndex(index))
    connection.execute("VACUUM")
    snapshot = connection.serialize()
    engine.dispose()
    connection.close()
    return snapshot
