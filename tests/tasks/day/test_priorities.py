"""A day as people play it who work fast or slowly, in this order or that, or wait."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.chat.models import Member
from deskgym.tasks.chat.queries import colleagues, colleagues_present
from deskgym.tasks.occasions import Read
from sqlalchemy import select

from .players import Morning, at_work, late, morning


@pytest.fixture(scope="module")
def day() -> Iterator[Morning]:
    with morning(130) as drawn:
        yield drawn


def test_a_quick_hand_always_finds_something_to_do_and_passes(day: Morning) -> None:
    with at_work(day) as player:
        player.do(day.parts)
        assert player.waits == 0
        assert player.grader.verdict().passed


@pytest.mark.parametrize("slowness", [0.5, 1.5])
def test_who_sees_what_is_urgent_passes_whether_fast_or_slow(day: Morning, slowness: float) -> None:
    with at_work(day, slowness) as player:
        player.do_by_priority()
        assert player.grader.verdict().passed


def test_who_takes_requests_as_they_come_is_late_with_what_is_urgent(day: Morning) -> None:
    order = day.as_they_come()
    assert day.urgent
    assert order != [*day.parts]
    with at_work(day) as player:
        player.do(order)
        assert late(player.grader.verdict()) == {*day.urgent}


def test_who_leaves_what_is_urgent_for_the_last_is_late(day: Morning) -> None:
    with at_work(day) as player:
        player.do(day.urgent_last())
        verdict = player.grader.verdict()
    assert not verdict.passed
    assert late(verdict) == {*day.urgent}


def test_waiting_brings_little_and_costs_the_time_of_what_is_urgent(day: Morning) -> None:
    with at_work(day) as player:
        player.wait(20)
        assert player.came() < len(player.plans()) // 2
        while not player.is_over(day.urgent[0]):
            player.wait()
        player.do_by_priority()
        assert late(player.grader.verdict()) == {day.urgent[0]}


def test_who_only_waits_sees_all_in_the_course_of_the_morning(day: Morning) -> None:
    with at_work(day) as player:
        came = [player.came_after(minutes=10) for _ in range(12)]
        total = len(player.plans())
        # Something in the first ten minutes, not all in half an hour, and everything in two hours.
        assert 0 < came[0] < total // 2
        assert came[2] < total
        assert came[-1] == total
        assert not player.grader.verdict().passed


def test_what_is_said_of_a_request_comes_once_it_is_read_and_never_before_it(day: Morning) -> None:
    comings = day.day.morning.timetable.in_order()
    places = {coming.deeds[-1].arguments.get("body"): place for place, coming in enumerate(comings)}
    signs = [
        (place, sign.author_id, sign.body)
        for place, coming in enumerate(comings)
        for sign in coming.signs
        if isinstance(sign, Read)
    ]
    assert signs
    for place, author_id, body in signs:
        assert places[body] < place
        assert comings[places[body]].deeds[-1].person_id == author_id


def test_only_people_who_are_at_work_ask_for_something(day: Morning) -> None:
    world, me = day.instance.world, day.day.morning.me
    present = {person.id for person in colleagues_present(world, me)}
    assert {person.id for person in day.day.morning.team} <= present
    with world.session() as db:
        sick = set(db.scalars(select(Member.id).where(Member.status_text == "Out sick", Member.status_until > db.now)))
    assert sick
    assert {person.id for person in colleagues(world, me)} & sick
    assert not present & sick
