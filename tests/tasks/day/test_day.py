"""A day's requests without a browser: how they arrive, and what the verdict says of each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Post
from deskgym.apps.clock import advance
from deskgym.apps.plans import plan
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.models import Person, PlannedDeed
from deskgym.tasks import Instance, get_family
from deskgym.tasks.day.asking import _SHRUG, Inquiry, Knowledge
from deskgym.tasks.day.deliveries import start_of, until
from deskgym.tasks.day.speech import speaks_of_oneself
from deskgym.tasks.gold_counter import GoldCounter
from sqlalchemy import select

from ..parts import outcome_of, verdict, wrong_parts

#: By which messages are known that call something off, or change it.
_CALLED_OFF = (
    "Forget",
    "no longer needed",
    "That is off",
    "I have talked to",
    "leave that",
    "I was wrong",
    "after all",
)


def drawn(number: int, **dials: int) -> Instance:
    """One of the instances of the first world, since a world takes longer than an instance."""
    return get_family("office-day").with_dials(**dials).instance(number)


@pytest.fixture(scope="module")
def day() -> Iterator[Instance]:
    instance = next(each for each in map(drawn, range(1, 12)) if outcome_of(each).due)
    yield instance
    instance.world.close()


def test_the_same_seed_draws_the_same_day(day: Instance) -> None:
    again = get_family("office-day").instance(day.seed)
    with closing(again.world):
        assert again.task.goal == day.task.goal
        assert verdict(day, *outcome_of(again).parts).passed


def test_requests_come_while_time_passes(day: Instance) -> None:
    with closing(day.world.fork()) as world, world.session() as db:
        plans = list(db.scalars(select(PlannedDeed).order_by(PlannedDeed.due_at, PlannedDeed.id)))
        moments = [each.due_at for each in plans]
        assert len(plans) >= len(outcome_of(day).parts)
        assert moments[0] - db.now < timedelta(seconds=10)
        assert moments[-1] - db.now > timedelta(seconds=60)
        body = next(each.arguments["body"] for each in reversed(plans) if each.action == "post_direct")
        assert db.scalar(select(Post).where(Post.body == body)) is None
        advance(db, moments[-1] - db.now)
        assert db.scalar(select(Post).where(Post.body == body)) is not None


def test_what_is_called_off_is_so_before_its_turn_and_others_come_between(day: Instance) -> None:
    """By quotations, a request and what is said of it later stand apart in some days, and in order in all."""
    apart = 0
    for instance in map(drawn, range(1, 4)):
        with closing(instance.world), closing(instance.world.fork()) as world, world.session() as db:
            plans = list(db.scalars(select(PlannedDeed).order_by(PlannedDeed.due_at, PlannedDeed.id)))
        bodies = [str(each.arguments.get("body")) for each in plans]
        for place, body in enumerate(bodies):
            if (quoted := re.search("“(.+?)(?: …)?”", body)) and any(words in body for words in _CALLED_OFF):
                (asked,) = [
                    number for number, other in enumerate(bodies[:place]) if quoted[1] in other and "“" not in other
                ]
                apart += place - asked > 1
    assert apart


def test_what_comes_at_the_very_moment_is_done(day: Instance) -> None:
    with closing(day.world.fork()) as world, world.session() as db:
        me, other = db.scalars(select(Person).order_by(Person.id).limit(2))
        plan(db, db.now, me.id, "chat", "post_direct", person_ids=[other.id], body="Here at once.")
        until(db.now)(db)
        assert db.scalars(select(Post.body).where(Post.body == "Here at once.")).all() == ["Here at once."]


def test_all_done_passes_with_checks_of_every_request(day: Instance) -> None:
    found = verdict(day, *outcome_of(day).parts)
    assert found.passed
    # Formulas follow their inputs in all that was asked for together.
    parts = {check.part for check in found.checks if not check.label.startswith("Follows its inputs")}
    assert parts == set(range(1, len(outcome_of(day).parts) + 1))


def test_a_request_left_out_fails_by_its_own_weight(day: Instance) -> None:
    parts, weights = outcome_of(day).parts, outcome_of(day).weights
    heavy = weights.index(max(weights))
    found = verdict(day, *(part for number, part in enumerate(parts) if number != heavy))
    assert heavy + 1 in wrong_parts(found)
    assert found.score == pytest.approx(1 - weights[heavy] / sum(weights))


def test_who_leaves_before_the_end_fails(day: Instance) -> None:
    found = verdict(day, *outcome_of(day).parts[:-1])
    assert wrong_parts(found) == {len(outcome_of(day).parts)}


def test_what_is_due_counts_only_in_time(day: Instance) -> None:
    (part, due), *_ = outcome_of(day).due.items()
    parts = outcome_of(day).parts

    def wait(db: Db) -> None:
        advance(db, due - db.now + timedelta(seconds=1))

    late = verdict(day, *parts[: part - 1], wait, *parts[part - 1 :])
    assert wrong_parts(late) == {part}
    assert [check.label.rsplit(": ", 1)[1] for check in late.checks if not check.passed] == ["in time"]


def test_what_nobody_asked_for_fails_the_day(day: Instance) -> None:
    found = verdict(day, *outcome_of(day).parts, lambda db: actions.post_direct(db, [1 + (db.actor_id == 1)], "Done."))
    assert not found.passed
    assert found.collateral


def test_as_many_requests_come_as_wanted_and_take_their_time() -> None:
    instance = drawn(3, length=12)
    with closing(instance.world):
        assert len(outcome_of(instance).parts) >= 12 - 4  # some are called off or put in others' place
        assert GoldCounter.of(instance.task.gold).steps >= 120


@pytest.mark.parametrize(
    "goal",
    ["Set my status to out.", "Start one group message with Ann and me.", "I will be away: schedule my message."],
)
def test_goals_whose_i_is_who_does_them_are_no_requests(goal: str) -> None:
    assert speaks_of_oneself(goal)


@pytest.mark.parametrize(
    "goal",
    ["Tell me the full name.", "I want to know who wrote first. Please write me the answer.", "Pin Ann's message."],
)
def test_goals_that_mean_the_same_in_a_colleagues_words_are(goal: str) -> None:
    assert not speaks_of_oneself(goal)


def test_a_request_is_known_by_its_first_words() -> None:
    assert start_of("Pin it.") == "Pin it."
    assert start_of("Please move the close date of the deal Elmden Inn, courier fleet, to May") == (
        "Please move the close date of the deal Elmden …"
    )


def test_a_coworker_may_be_asked_in_any_words_they_understand(day: Instance) -> None:
    with closing(day.world.fork()) as world, world.session() as db:
        coworker = db.scalars(select(Post)).first()
        assert coworker is not None
        known = Knowledge(coworker.author, "dock", "which dock we use", "Dock 12, around the back.", 12)
        inquiry = Inquiry(known)
        for wanted in (known.request, "12"):
            assert all(inquiry(text, wanted) for text in inquiry.examples(wanted))
            assert not any(inquiry(text, wanted) for text in inquiry.counterexamples(wanted))
        assert inquiry.tolerates("Thanks!", known.request)
        assert inquiry.tolerates("Could you tell me the dock, please?", known.request)
        for harm in (
            "Close the dock and let me know.",
            "The office is closed tomorrow.",
            "Hi @channel!",
            "Привет всем",
        ):
            assert not inquiry.tolerates(harm, known.request)
            assert not inquiry(harm, known.request)
        assert inquiry.tolerates(_SHRUG, known.said)
        assert not inquiry.tolerates("Dock 13.", known.said)
