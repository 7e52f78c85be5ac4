"""The calendar: who is asked, who has time, who sees what, and what its page shows."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

import pytest
from deskgym.apps.crm import actions, scheduling
from deskgym.apps.crm.calendar import days, period, step, title
from deskgym.apps.crm.models import Event, Permission
from deskgym.apps.crm.queries import find
from deskgym.apps.crm.scheduling import repeated
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Busy, Forbidden, Invalid, NotFound
from sqlalchemy import select, update

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast

NEXT_DAY = TODAY + timedelta(days=1)


def at(db: Db, hour: int, minute: int = 0, day: date = NEXT_DAY) -> datetime:
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=db.timezone)


def meeting(db: Db, start: datetime, minutes: int = 45, **values: Any) -> Event:
    values = {"kind": "Meeting", "subject": "Kick-off", **values}
    return actions.create_event(db, starts_at=start, ends_at=start + timedelta(minutes=minutes), **values)


def test_an_invited_colleague_finds_the_event_in_their_calendar_and_answers_it(seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    event = meeting(db, at(db, 14), attendees=[f"user-{cast.rita}", f"contact-{cast.dana}"])
    assert [(one.name, one.response) for one in event.attendees] == [
        ("Rita Lund", "No answer"), ("Dana Whitfield", "No answer"),
    ]  # fmt: skip
    id = event.id
    db = seat(cast.rita)
    (block,) = days(db, [cast.rita], NEXT_DAY, NEXT_DAY + timedelta(days=1))[0].timed
    assert (block.event.id, block.start, block.minutes, block.entry.response) == (id, 14 * 60, 45, "No answer")
    actions.respond(db, id, "Declined")
    assert not scheduling.conflicts(db, [cast.rita], at(db, 14), at(db, 15))
    with pytest.raises(Forbidden, match="Only those who are invited"):
        actions.respond(seat(cast.walt), id, "Accepted")
    with pytest.raises(Invalid, match="Answer with one of"):
        actions.respond(seat(cast.rita), id, "Perhaps")


def test_who_is_busy_is_told_by_name_and_saved_only_after_that(seat: As, cast: Cast) -> None:
    db = seat(cast.rita)
    meeting(db, at(db, 14), subject="Call with Westlake")
    db = seat(cast.sam)
    with pytest.raises(Busy) as refusal:
        meeting(db, at(db, 14, 30), attendees=[f"user-{cast.rita}"])
    assert [one.label for one in refusal.value.candidates] == ["Rita Lund is busy 2:00 PM–2:45 PM: Call with Westlake"]
    db.rollback()
    assert meeting(db, at(db, 14, 30), attendees=[f"user-{cast.rita}"], anyway=True).id
    assert meeting(db, at(db, 13), minutes=60, attendees=[f"user-{cast.rita}"]).id  # it ends when the other begins


def test_only_a_new_time_or_guest_is_held_against_other_plans(seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    meeting(db, at(db, 14))
    event = meeting(db, at(db, 14), subject="Twice", anyway=True)
    assert actions.update_event(db, event.id, location="Room 2").location == "Room 2"
    with pytest.raises(Busy):
        actions.update_event(db, event.id, ends_at=at(db, 15))
    actions.update_event(db, event.id, status="Not Held", anyway=True)
    assert len(scheduling.conflicts(db, [cast.sam], at(db, 14), at(db, 15))) == 1
    past = db.now - timedelta(days=3)
    assert [meeting(db, past, status="Held").status for _ in range(2)] == ["Held", "Held"]


@pytest.mark.parametrize("who", ["fred", "ina", "vera"])
def test_nobody_is_invited_who_cannot_work_in_the_crm(db: Db, cast: Cast, who: str) -> None:
    with pytest.raises(Invalid, match="cannot be invited"):
        meeting(db, at(db, 9), attendees=[f"user-{getattr(cast, who)}"])


@pytest.mark.parametrize("key", ["user-999", "contact-999", "deal-1", "user-", ""])
def test_an_attendee_is_somebody(db: Db, key: str) -> None:
    with pytest.raises(Invalid) as refusal:
        meeting(db, at(db, 9), attendees=[key])
    assert list(refusal.value.errors) == ["attendees"]


def test_who_stays_invited_keeps_their_answer_and_who_is_left_out_is_gone(seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    event = meeting(db, at(db, 9), attendees=[f"user-{cast.rita}", f"user-{cast.walt}"])
    id = event.id
    actions.respond(seat(cast.rita), id, "Accepted")
    event = actions.update_event(seat(cast.sam), id, attendees=[f"user-{cast.rita}", f"user-{cast.sam}"])
    assert [(one.name, one.response) for one in event.attendees] == [("Rita Lund", "Accepted")]


def test_an_event_that_lasts_all_day_goes_from_midnight_to_midnight(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="from midnight to midnight"):
        meeting(db, at(db, 9), all_day=True)
    leave = meeting(db, at(db, 0), minutes=2 * 1440, all_day=True, kind="Absence", subject="Leave")
    shown = days(db, [cast.sam], NEXT_DAY, NEXT_DAY + timedelta(days=3))
    assert [[block.event.id for block in day.all_day] for day in shown] == [[leave.id], [leave.id], []]
    assert scheduling.span(db, leave) == "all day, Mar 17 to Mar 18"


def test_events_at_the_same_time_share_the_width(db: Db, cast: Cast) -> None:
    for start, minutes in ((9, 120), (9, 60), (10, 60), (13, 30)):
        meeting(db, at(db, start), minutes=minutes, anyway=True)
    (day,) = days(db, [cast.sam], NEXT_DAY, NEXT_DAY + timedelta(days=1))
    assert [(block.start // 60, block.lane, block.lanes) for block in day.timed] == [
        (9, 0, 2), (9, 1, 2), (10, 1, 2), (13, 0, 1),
    ]  # fmt: skip


def test_what_one_may_not_see_of_a_colleague_is_only_busy_unless_one_is_invited(seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    db.execute(update(Permission).where(Permission.object == "event").values(read="own"))
    secret = meeting(db, at(db, 9), subject="Secret").id
    shared = meeting(db, at(db, 11), subject="Shared", attendees=[f"user-{cast.rita}"]).id
    db = seat(cast.rita)
    (day,) = days(db, [cast.sam], NEXT_DAY, NEXT_DAY + timedelta(days=1))
    assert [block.entry.title for block in day.timed] == ["Busy", "Shared"]
    assert find(db, Event, shared).subject == "Shared"
    with pytest.raises(NotFound):
        find(db, Event, secret)
    with pytest.raises(Forbidden):
        actions.update_event(db, shared, subject="Mine now")
    with pytest.raises(Busy) as refusal:
        meeting(db, at(db, 9), attendees=[f"user-{cast.sam}"])
    assert [one.label for one in refusal.value.candidates] == ["Sam Rivera is busy 9:00 AM–9:45 AM"]


def test_a_reminder_is_due_from_its_minutes_before_until_the_start(db: Db, cast: Cast) -> None:
    soon = meeting(db, db.now + timedelta(minutes=20), reminder=30)
    meeting(db, db.now + timedelta(hours=2), reminder=60, subject="Later")
    meeting(db, db.now + timedelta(hours=4), subject="Unasked")
    assert scheduling.due_reminders(db, cast.sam) == [soon]
    with pytest.raises(Invalid, match="Choose when to remind"):
        meeting(db, at(db, 9), reminder=7)


def test_periods_and_their_names() -> None:
    day = date(2026, 4, 1)
    assert period("week", day) == (date(2026, 3, 30), date(2026, 4, 6))
    assert period("month", day) == (date(2026, 3, 30), date(2026, 5, 4))
    assert (step("month", day, -1), step("month", day, 1)) == (date(2026, 3, 1), date(2026, 5, 1))
    assert title("workweek", day) == "Mar 30 – Apr 3, 2026"


@pytest.mark.parametrize("view", ["day", "workweek", "week", "month", "nonsense"])
def test_the_page_shows_events_tasks_and_colleagues(client: OfficeClient, seat: As, cast: Cast, view: str) -> None:
    db = seat(cast.rita)
    meeting(db, at(db, 14, day=TODAY), attendees=[f"user-{cast.walt}"])
    actions.create_task(db, subject="Send the offer", due_date=TODAY)
    db.commit()
    alone = client.get(f"/calendar?view={view}&date={TODAY}")
    assert "Kick-off" not in alone.text
    both = client.get(f"/calendar?view={view}&date={TODAY}&with={cast.rita},{cast.fred},999")
    assert "Kick-off, Mon Mar 16, 2:00 PM–2:45 PM, with Walt Brennan, calendar of Rita Lund" in both.text
    assert "Task due: Send the offer" in both.text


@pytest.mark.parametrize("query", ["date=nonsense", "date=0001-01-01", "mini=9999-12-31", "with=a,b", "toggle=999"])
def test_an_address_that_makes_no_sense_shows_this_week(client: OfficeClient, query: str) -> None:
    assert client.get(f"/calendar?{query}").status_code == 200


@pytest.mark.parametrize(
    ("repeats", "until", "days"),
    [
        ("Daily", date(2026, 1, 31), [30, 31]),
        ("Every weekday", date(2026, 2, 3), [30, 2, 3]),
        ("Weekly", date(2026, 2, 20), [30, 6, 13, 20]),
        ("Every two weeks", date(2026, 2, 20), [30, 13]),
        ("Monthly", date(2026, 3, 30), [30, 28, 30]),
    ],
)
def test_what_repeats_begins_on_the_days_that_it_should(repeats: str, until: date, days: list[int]) -> None:
    assert [day.day for day in repeated(date(2026, 1, 30), repeats, until)] == days


def weekly(db: Db, cast: Cast) -> list[Event]:
    """Sam's meeting with Rita on four Wednesdays at ten, over the change to summer time."""
    start = datetime(2026, 3, 4, 10, tzinfo=db.timezone)
    actions.create_event(
        db, kind="Meeting", subject="Review", starts_at=start, ends_at=start + timedelta(hours=1), anyway=True,
        attendees=[f"user-{cast.rita}"], repeats="Weekly", until=date(2026, 3, 31),
    )  # fmt: skip
    db.commit()
    return list(db.scalars(select(Event).where(Event.subject == "Review").order_by(Event.starts_at)))


def hours(db: Db, events: list[Event]) -> list[str]:
    return [f"{event.starts_at.astimezone(db.timezone):%m-%d %H:%M}" for event in events if event.deleted_at is None]


def test_an_event_that_repeats_is_one_each_time_at_the_hour_of_the_clock(db: Db, cast: Cast) -> None:
    events = weekly(db, cast)
    assert hours(db, events) == ["03-04 10:00", "03-11 10:00", "03-18 10:00", "03-25 10:00"]
    assert {event.series_id for event in events} == {events[0].series_id}
    assert all([one.user_id for one in event.attendees] == [cast.rita] for event in events)


def test_one_of_a_series_is_changed_alone_or_with_those_after_it(db: Db, cast: Cast) -> None:
    events = weekly(db, cast)
    start = events[1].starts_at + timedelta(days=1, hours=3)
    actions.update_later_events(
        db, events[1].id, subject="Big review", starts_at=start, ends_at=start + timedelta(minutes=30), attendees=[]
    )
    actions.update_event(db, events[3].id, location="Hall")
    assert hours(db, events) == ["03-04 10:00", "03-12 13:00", "03-19 13:00", "03-26 13:00"]
    assert [event.subject for event in events] == ["Review", *["Big review"] * 3]
    assert [len(event.attendees) for event in events] == [1, 0, 0, 0]
    assert [event.location for event in events] == [None, None, None, "Hall"]


def test_those_that_took_place_stay_when_later_ones_go(db: Db, cast: Cast) -> None:
    events = weekly(db, cast)
    actions.mark_held(db, events[1].id)
    actions.delete_later_events(db, events[0].id)
    assert hours(db, events) == ["03-11 10:00"]


@pytest.mark.parametrize(
    ("repeats", "until", "said"),
    [
        ("Weekly", None, "until: Enter the day until which"),
        ("Weekly", TODAY, "until: It repeats until a day after the first one"),
        (
            "Daily",
            TODAY + timedelta(days=90),
            "until: An event can repeat 60 times at most; until then it would repeat 91",
        ),
        ("Hourly", TODAY + timedelta(days=9), "repeats: Choose one of"),
        (None, TODAY + timedelta(days=9), "repeats: Choose how often it repeats"),
    ],
)
def test_what_cannot_repeat_is_refused_in_words(db: Db, repeats: str | None, until: date | None, said: str) -> None:
    start = datetime(TODAY.year, TODAY.month, TODAY.day, 15, tzinfo=db.timezone)
    with pytest.raises(Invalid) as refused:
        actions.create_event(
            db, kind="Call", subject="Call", starts_at=start, ends_at=start + timedelta(hours=1), repeats=repeats,
            until=until,
        )  # fmt: skip
    name, _, text = said.partition(": ")
    assert refused.value.errors[name].startswith(text)
    db.rollback()
    assert db.scalars(select(Event)).all() == []


def test_whoever_has_no_time_on_some_of_the_days_is_told_of_all(db: Db, cast: Cast) -> None:
    weekly(db, cast)
    start = datetime(2026, 3, 18, 10, 30, tzinfo=db.timezone)
    with pytest.raises(Busy) as busy:
        actions.create_event(
            db, kind="Call", subject="Call", starts_at=start, ends_at=start + timedelta(hours=1), repeats="Weekly",
            until=date(2026, 4, 30),
        )  # fmt: skip
    assert [reference.label for reference in busy.value.candidates] == [
        "Wed, Mar 18: Sam Rivera is busy 10:00 AM–11:00 AM: Review",
        "Wed, Mar 25: Sam Rivera is busy 10:00 AM–11:00 AM: Review",
    ]
