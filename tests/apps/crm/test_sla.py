"""By when a case is to be answered: business hours from its creation, in the office's time."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from deskgym.apps.crm.models import PRIORITIES, Case
from deskgym.apps.crm.sla import sla_due
from deskgym.apps.handbook.policies import policy
from deskgym.seeds.world import World
from sqlalchemy import select

CHICAGO = ZoneInfo("America/Chicago")
RULES = {("sla", "Urgent"): 4, ("sla", "High"): 8, ("desk_hours", "opens"): 9, ("desk_hours", "closes"): 17}


def rules(key: str, subject: str) -> int:
    return RULES[key, subject]


@pytest.mark.parametrize(
    ("start", "priority", "due"),
    [
        (
            datetime(2026, 3, 13, 15, 30, tzinfo=CHICAGO),
            "Urgent",
            datetime(2026, 3, 16, 11, 30, tzinfo=CHICAGO),
        ),
        (
            datetime(2026, 3, 14, 12, tzinfo=CHICAGO),
            "High",
            datetime(2026, 3, 16, 17, tzinfo=CHICAGO),
        ),
        (datetime(2026, 3, 20, 16, tzinfo=CHICAGO), "Urgent", datetime(2026, 3, 23, 12, tzinfo=CHICAGO)),
        (
            datetime(2026, 3, 16, 20, tzinfo=CHICAGO),
            "Urgent",
            datetime(2026, 3, 17, 13, tzinfo=CHICAGO),
        ),
        # Labor Day, and Thanksgiving with the Friday after it.
        (datetime(2026, 9, 4, 16, tzinfo=CHICAGO), "Urgent", datetime(2026, 9, 8, 12, tzinfo=CHICAGO)),
        (datetime(2026, 11, 25, 12, tzinfo=CHICAGO), "High", datetime(2026, 11, 27, 12, tzinfo=CHICAGO)),
        (datetime(2026, 12, 25, 12, tzinfo=CHICAGO), "Urgent", datetime(2026, 12, 28, 13, tzinfo=CHICAGO)),
    ],
)
def test_nights_weekends_and_holidays_do_not_count(start: datetime, priority: str, due: datetime) -> None:
    assert sla_due(start, priority, CHICAGO, rules) == due


def test_times_are_those_of_the_office() -> None:
    friday = datetime(2026, 3, 20, 21, 0, tzinfo=UTC)  # 16:00 in Chicago
    assert sla_due(friday, "Urgent", CHICAGO, rules) == datetime(2026, 3, 23, 17, 0, tzinfo=UTC)


def test_seeded_cases_are_due_by_the_rules_of_the_day_on_which_they_came_in() -> None:
    with World.shared(0).session() as db:
        cases = db.scalars(select(Case)).all()
        assert {case.priority for case in cases} == set(PRIORITIES)
        for case in cases:
            day = case.created_at.astimezone(db.timezone).date()
            due = sla_due(
                case.created_at,
                case.priority,
                db.timezone,
                lambda key, subject, day=day: policy(db, key, subject, on=day).value,  # type: ignore[misc]
            )
            assert case.sla_due_at == due, case.number
