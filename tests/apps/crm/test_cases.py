from __future__ import annotations

from datetime import UTC, datetime

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid

from .cast import Cast


def test_cases_are_numbered_in_order(db: Db) -> None:
    first = actions.create_case(db, subject="Flicker")
    second = actions.create_case(db, subject="Hum")
    assert int(second.number) == int(first.number) + 1
    first.number = "CS-0999"
    assert actions.create_case(db, subject="Buzz").number == "CS-1000"


def test_closing_needs_a_resolution_and_stamps_the_time(db: Db) -> None:
    case = actions.create_case(db, subject="Flicker")
    db.commit()
    with pytest.raises(Invalid, match="how the case was resolved"):
        actions.update_case(db, case.id, status="Closed")
    db.rollback()
    actions.close_case(db, case.id, "New bulb")
    assert (case.status, case.resolution, case.closed_at) == ("Closed", "New bulb", db.now)
    actions.update_case(db, case.id, status="Pending")
    assert case.closed_at is None


def test_a_case_takes_the_account_of_its_contact(db: Db, cast: Cast) -> None:
    assert actions.create_case(db, subject="Flicker", contact_id=cast.dana).account_id == cast.norwood
    with pytest.raises(Invalid, match="does not work at this account"):
        actions.create_case(db, subject="Flicker", contact_id=cast.dana, account_id=cast.westlake)


@pytest.mark.parametrize(
    ("priority", "due"),
    [
        ("Urgent", datetime(2026, 3, 16, 18, 0, tzinfo=UTC)),  # Monday 13:00 in Chicago
        ("High", datetime(2026, 3, 16, 22, 0, tzinfo=UTC)),  # Monday 17:00
        ("Normal", datetime(2026, 3, 18, 22, 0, tzinfo=UTC)),  # Wednesday 17:00
        ("Low", datetime(2026, 3, 20, 22, 0, tzinfo=UTC)),  # Friday 17:00
    ],
)
def test_an_answer_is_due_in_business_hours(db: Db, priority: str, due: datetime) -> None:
    assert actions.create_case(db, subject="Flicker", priority=priority).sla_due_at == due


def test_a_new_priority_moves_the_due_time(db: Db) -> None:
    case = actions.create_case(db, subject="Flicker")
    actions.update_case(db, case.id, priority="Urgent")
    assert case.sla_due_at == datetime(2026, 3, 16, 18, 0, tzinfo=UTC)
