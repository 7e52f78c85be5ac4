"""How a world comes about: every maker in turn, then one canonical file."""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateIndex, CreateTable

from ..apps import APPS
from ..apps.platform.models import WorldState
from ..apps.tables import tables
from .calendar import Calendar
from .company import draw_headquarters, draw_trade, make_company
from .draft import Draft
from .people import make_people
from .places import Phones
from .random_source import stream
from .rows import new
from .sizes import Size


def build(seed: int, size: Size) -> bytes:
    """The database of one company as bytes; equal for equal arguments, in any process."""
    with _kept():
        return write(draft(seed, size))


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
    holders = make_people(world, headquarters)
    for seeds in in_order(app.schema for app in APPS):
        seeds.make(world, holders)
    return world


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
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.begin() as transaction:
        for table in tables():
            transaction.execute(CreateTable(table))
        world.write(transaction)
        for table in tables():
            # By name, since SQLAlchemy keeps a table's indexes in a set.
            for index in sorted(table.indexes, key=lambda index: str(index.name)):
                transaction.execute(CreateIndex(index))
    connection.execute("VACUUM")
    snapshot = connection.serialize()
    engine.dispose()
    connection.close()
    return snapshot
