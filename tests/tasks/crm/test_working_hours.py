"""What tasks plant was done at the office: within its hours, in the order in which it was meant."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from itertools import pairwise

import pytest
from deskgym.apps.handbook.holidays import is_workday
from deskgym.apps.platform.database import Db
from deskgym.seeds.world import World
from deskgym.tasks.crm.working_hours import working_time


@pytest.fixture
def db() -> Iterator[Db]:
    with World.shared(0).session() as db:
        yield db


def test_every_hour_of_the_last_weeks_becomes_one_of_the_office(db: Db) -> None:
    for hours in range(1, 24 * 21):
        at = working_time(db, db.now - timedelta(hours=hours)).astimezone(db.timezone)
        assert is_workday(at.date())
        assert 8 <= at.hour < 18
        assert at < db.now


def test_what_came_first_still_does(db: Db) -> None:
    found = [working_time(db, db.now - timedelta(hours=hours)) for hours in range(24 * 21, 0, -1)]
    assert all(former < latter for former, latter in pairwise(found))


def test_an_answer_comes_after_its_post(db: Db) -> None:
    for hours in range(4, 24 * 14):
        post = working_time(db, db.now - timedelta(hours=hours))
        answer = working_time(db, db.now - timedelta(hours=hours + 9), after=post)
        assert post < answer <= db.now
