"""What the tests of every app share: a small office, built once, and people who can be put at the keyboard.

An app's own conftest says with the fixture `build` what fills its office and returns the cast, by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from deskgym.apps.platform.database import Database, Db

As = Callable[[int | None], Db]
Build = Callable[[Database], Any]


@cache
def _built(build: Build) -> tuple[bytes, Any]:
    database = Database()
    cast = build(database)
    content = database.snapshot()
    database.close()
    return content, cast


@pytest.fixture
def snapshot(build: Build) -> tuple[bytes, Any]:
    return _built(build)


@pytest.fixture
def cast(snapshot: tuple[bytes, Any]) -> Any:
    return snapshot[1]


@pytest.fixture
def database(snapshot: tuple[bytes, Any]) -> Iterator[Database]:
    database = Database.of(snapshot[0])
    yield database
    database.close()


@pytest.fixture
def seat(database: Database) -> Iterator[As]:
    """`seat(cast.ben)` is a unit of work with Ben at the keyboard; what was done before is kept."""
    opened: list[Db] = []

    def sit(person_id: int | None) -> Db:
        for earlier in opened:
            earlier.commit()
        opened.append(Db(database.engine, actor_id=person_id))
        return opened[-1]

    yield sit
    for db in opened:
        db.close()
