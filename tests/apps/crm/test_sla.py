"""By when a case is to be answered: business hours from its creation, in the office's time."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from deskgym.apps.crm.models import Case
from deskgym.apps.crm.sla import SLA_HOURS, sla_due
from deskgym.seeds.world import World
from sqlalchemy import select

CHICAGO = ZoneInfo("America/Chicago")


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
    ],
)
def test_nights_and_weekends_do_not_count(start: datetime, priority: str, due: datetime) -> None:
    assert sla_due(start, priority, CHICAGO) == due


def test_times_are_those_of_the_office() -> None:
    friday = datetime(2026, 3, 20, 21, 0, tzinfo=UTC)  # 16:00 in Chicago
    assert sla_due(friday, "Urgent", CHICAGO) == datetime(2026, 3, 23, 17, 0, tzinfo=UTC)


def test_seeded_cases_are_due_by_the_same_rule() -> None:
    with World.shared(0).session() as db:
        cases = db.scalars(select(Case)).all()
        assert {case.priority for case in cases} == set(SLA_HOURS)
        for case in cases:
            assert case.sla_due_at == sla_due(case.created_at, case.priority, db.timezone), case.number
