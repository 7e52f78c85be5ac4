"""Working days and office hours."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from deskgym.apps.handbook.holidays import is_workday
from deskgym.seeds.calendar import Calendar, last_workday, next_workday

CHICAGO = ZoneInfo("America/Chicago")
MONDAY = Calendar(datetime(2026, 3, 16, 14, tzinfo=UTC), CHICAGO)


def test_holidays_are_no_workdays() -> None:
    holidays = [date(2026, 1, 1), date(2026, 5, 25), date(2026, 9, 7), date(2026, 11, 26), date(2026, 12, 25)]
    assert not any(is_workday(day) for day in holidays)
    assert next_workday(date(2026, 5, 23)) == date(2026, 5, 26)
    assert last_workday(date(2026, 9, 7)) == date(2026, 9, 4)


def test_work_is_done_in_office_hours_up_to_now() -> None:
    random = Random(1)
    for _ in range(300):
        moment = MONDAY.recent(random)
        local = moment.astimezone(CHICAGO)
        assert MONDAY.first_moment <= moment <= MONDAY.now
        assert is_workday(local.date())
        assert 8 <= local.hour < 18


def test_a_moment_between_two_others_lies_between_them_even_at_night() -> None:
    night = datetime(2026, 3, 14, 4, tzinfo=UTC)
    for number in range(50):
        moment = MONDAY.between(Random(number), night, night + timedelta(hours=2))
        assert night <= moment <= night + timedelta(hours=2)
