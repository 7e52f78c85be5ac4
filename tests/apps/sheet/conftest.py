"""An office whose people can be put at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps.platform.database import Database, Db

from . import cast as casting
from .cast import Cast


@pytest.fixture(scope="session")
def snapshot() -> tuple[bytes, Cast]:
    database = Database()
    cast = casting.build(database)
    snapshot = database.snapshot()
    database.close()
    return snapshot, cast


@pytest.fixture
def cast(snapshot: tuple[bytes, Cast]) -> Cast:
    return snapshot[1]


@pytest.fixture
def database(snapshot: tuple[bytes, Cast]) -> Iterator[Database]:
    database = Database.of(snapshot[0])
    yield database
    database.close()


As = Callable[[int | None], Db]


@pytest.fixture
def seat(database: Database) -> Iterator[As]:
    """`seat(cast.olga)` is a unit of work with Olga at the keyboard."""
    opened: list[Db] = []

    def sit(person_id: int | None) -> Db:
        for earlier in opened:
            earlier.commit()
        opened.append(Db(database.engine, actor_id=person_id))
        return opened[-1]

    yield sit
    for db in opened:
        db.close()


@pytest.fixture
def db(seat: As, cast: Cast) -> Db:
    """Olga, who owns the workbook, is at the keyboard."""
    return seat(cast.olga)
