"""How a world comes about: every maker in turn, then one canonical file."""

from __future__ import annotations

import sqlite3

from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateIndex, CreateTable

from ..apps.platform.models import WorldState
from .calendar import Calendar
from .chat import make_chat
from .company import draw_headquarters, draw_trade, make_company
from .crm import make_crm
from .draft import Draft
from .people import make_people
from .places import Phones
from .random_source import stream
from .rows import new
from .schema import tables
from .sheet import make_sheets
from .sizes import Size
from .store import make_store


def build(seed: int, size: Size) -> bytes:
    """The database of one company as bytes; equal for equal arguments, in any process."""
    return _write(draft(seed, size))


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
    make_crm(world, holders)
    make_store(world, holders)
    make_sheets(world, holders)
    make_chat(world, holders)
    return world


def _write(world: Draft) -> bytes:
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
