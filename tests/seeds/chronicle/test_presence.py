"""Hours against leave: nobody writes on a day on which they are said to be away."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache

import pytest
from deskgym.apps.chat.models import Post
from deskgym.apps.crm.models import CaseComment, Email, Note
from deskgym.apps.crm.models import Event as Meeting
from deskgym.seeds.build import draft as build_draft
from deskgym.seeds.chronicle.presence import WrittenDays
from deskgym.seeds.draft import Draft


@cache
def built(seed: int) -> Draft:
    return build_draft(seed, "small")


@pytest.fixture(params=(7, 77))
def draft(request: pytest.FixtureRequest) -> Draft:
    return built(request.param)


def written(draft: Draft) -> Iterator[tuple[int, date]]:
    """Who wrote on which day."""
    for post in draft.all(Post):
        yield post.author_id, draft.calendar.date_of(post.created_at)
    rows: list[Note | Email | CaseComment] = [*draft.all(Note), *draft.all(Email), *draft.all(CaseComment)]
    for row in rows:
        if row.created_by_id is not None:
            yield row.created_by_id, draft.calendar.date_of(row.created_at)


def away(draft: Draft) -> Iterator[tuple[int, date, date]]:
    """Who was away, from when, and the day of their return."""
    for event in draft.chronicle.events("away"):
        first, back = event.facts["first"], event.facts["back"]
        assert isinstance(first, date)
        assert isinstance(back, date)
        yield event.who[0], first, back
    for meeting in draft.all(Meeting):
        if meeting.kind == "Absence":
            yield meeting.owner_id, draft.calendar.date_of(meeting.starts_at), draft.calendar.date_of(meeting.ends_at)


def test_nobody_writes_while_they_are_on_leave(draft: Draft) -> None:
    days = set(written(draft))
    absences = list(away(draft))
    assert len(absences) > 10
    assert not [(id, first) for id, first, back in absences for who, day in days if who == id and first <= day < back]


def test_nobody_writes_before_they_came_or_after_they_left(draft: Draft) -> None:
    begun = {event.who[0]: draft.calendar.date_of(event.at) for event in draft.chronicle.events("hired")}
    ended = {event.who[0]: draft.calendar.date_of(event.at) for event in draft.chronicle.events("left")}
    assert begun
    assert ended
    for who, day in set(written(draft)):
        assert begun.get(who, day) <= day <= ended.get(who, day)


def test_a_free_day_is_looked_for_on_the_same_side_of_today(draft: Draft) -> None:
    days = WrittenDays(draft)
    busiest = max((post.author_id for post in draft.all(Post)[-500:]), key=lambda id: id)
    past = days.free_from(busiest, draft.calendar.today - timedelta(days=10), 1)
    assert past is None or past < draft.calendar.today
    ahead = days.free_from(busiest, draft.calendar.today + timedelta(days=3), 5)
    assert ahead is not None
    assert ahead >= draft.calendar.today
