"""Chains without a browser: how they are drawn, and what their verdict says of each task."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from statistics import median

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Channel
from deskgym.apps.platform.database import Db
from deskgym.seeds.world import World
from deskgym.tasks import Instance, get_family
from deskgym.tasks.chain.as_part import writing
from deskgym.tasks.chain.composer import Composer
from deskgym.tasks.chain.joints import JOINTS
from deskgym.tasks.chain.menu import staff
from deskgym.tasks.chat.queries import colleagues
from deskgym.tasks.gold_counter import GoldCounter
from deskgym.tasks.matchers import SameText, Says
from deskgym.tasks.task import Outcome, Task
from sqlalchemy import select

from ..parts import outcome_of, verdict, wrong_parts

LENGTH = 6
_BODY = "chat_post.body"


def drawn(number: int, length: int = LENGTH) -> Instance:
    """One of the instances of the first world, since a world takes longer than an instance."""
    return get_family("chain").with_dials(length=length).instance(number)


@pytest.fixture(scope="module")
def chain() -> Iterator[Instance]:
    instance = drawn(1)
    yield instance
    instance.world.close()


def parts(instance: Instance) -> tuple[Outcome, ...]:
    return outcome_of(instance).parts


def test_the_same_seed_draws_the_same_chain(chain: Instance) -> None:
    again = drawn(1)
    with closing(again.world):
        assert again.task.goal == chain.task.goal
        assert verdict(chain, *parts(again)).passed


def test_the_goal_lists_as_many_tasks_as_wanted(chain: Instance) -> None:
    numbers = [line.split(".")[0] for line in chain.task.goal.splitlines()[1:-1]]
    assert numbers == [str(number) for number in range(1, LENGTH + 1)]
    assert len(parts(chain)) == LENGTH


def test_all_tasks_done_pass_with_checks_of_every_task(chain: Instance) -> None:
    found = verdict(chain, *parts(chain))
    assert found.passed
    assert found.score == 1.0
    assert {check.part for check in found.checks} == set(range(1, LENGTH + 1))
    assert all(check.label.startswith(f"{check.part} · ") for check in found.checks)


def test_nothing_done_is_no_share(chain: Instance) -> None:
    assert verdict(chain).score == 0.0


@pytest.mark.parametrize("left_out", range(LENGTH))
def test_a_task_left_out_fails_its_own_checks_alone(chain: Instance, left_out: int) -> None:
    found = verdict(chain, *(part for number, part in enumerate(parts(chain)) if number != left_out))
    assert not found.passed
    assert wrong_parts(found) == {left_out + 1}
    assert found.score == pytest.approx((LENGTH - 1) / LENGTH)


def test_tasks_that_do_not_lead_to_one_another_may_be_done_in_any_order(chain: Instance) -> None:
    assert verdict(chain, *reversed(parts(chain))).passed


def test_a_change_that_no_task_asks_for_fails_the_chain(chain: Instance) -> None:
    def stray(db: Db) -> None:
        person = chain.person_id
        place = select(Channel).where(Channel.members.any(person_id=person), ~Channel.is_announcement)
        channel = db.scalars(place.where(Channel.name.is_not(None), Channel.archived_at.is_(None))).first()
        assert channel is not None
        actions.create_post(db, channel.id, "Nobody asked for this.")

    found = verdict(chain, *parts(chain), stray)
    assert not found.passed
    assert found.collateral
    assert found.score == pytest.approx(LENGTH / (LENGTH + len(found.collateral)))
    assert wrong_parts(found) == set()


def test_a_slip_that_is_mended_passes(chain: Instance) -> None:
    posted: list[int] = []

    def slip(db: Db) -> None:
        person = db.actor_id
        query = select(Channel).where(Channel.members.any(person_id=person), ~Channel.is_announcement)
        channel = db.scalars(query.where(Channel.name.is_not(None), Channel.archived_at.is_(None))).first()
        assert channel is not None
        posted.append(actions.create_post(db, channel.id, "This belongs elsewhere.").id)

    found = verdict(chain, slip, lambda db: actions.delete_post(db, posted[0]), *parts(chain))
    assert found.passed
    assert not found.clean


def questions(instance: Instance) -> list[str]:
    """The answers that are to be written to somebody."""
    matcher = instance.task.matchers.get("chat_post.body")
    wanted = getattr(matcher, "matchers", {})
    return [text for text, each in wanted.items() if isinstance(each, Says)]


def test_a_wrong_answer_in_the_message_fails_and_a_sentence_with_the_right_one_passes() -> None:
    instance = next(each for each in map(drawn, range(2, 12)) if questions(each))
    answer = questions(instance)[0]

    def saying(text: str) -> Outcome:
        def rewrite(db: Db) -> None:
            from deskgym.apps.chat.models import Post

            for post in db.scalars(select(Post).where(Post.body == answer, Post.author_id == db.actor_id)):
                post.body = text

        return rewrite

    assert verdict(instance, *parts(instance)).passed
    assert verdict(instance, *parts(instance), saying(f"{answer}.")).passed
    wrong = verdict(instance, *parts(instance), saying("Nobody knows."))
    assert not wrong.passed
    assert wrong_parts(wrong)


@pytest.mark.sweep
def test_tasks_lead_to_one_another_in_eight_ways_and_more() -> None:
    assert len(JOINTS) >= 8
    goals = "\n".join(drawn(number, 12).task.goal for number in range(8))
    assert goals.count("number ") >= 8


@pytest.mark.sweep
def test_every_persona_of_the_staff_has_chains_of_ten() -> None:
    lengths: dict[str, int] = {}
    for number in range(60):
        instance = drawn(number, 10)
        instance.world.close()
        lengths[instance.persona] = len(parts(instance))
        if set(lengths) == set(staff()):
            break
    assert lengths == dict.fromkeys(staff(), 10)


def test_a_chain_of_ten_takes_ninety_steps_in_the_median() -> None:
    steps = []
    for number in range(3):
        instance = drawn(number, 10)
        steps.append(GoldCounter.of(instance.task.gold).steps)
        assert instance.steps > steps[-1]
    assert median(steps) >= 90


def test_twenty_tasks_are_drawn_in_a_moment() -> None:
    World.shared(0)
    drawn(0, 20)
    spent = []
    for number in range(3):
        began = time.process_time()
        drawn(number, 20)
        spent.append(time.process_time() - began)
    assert median(spent) < 4, "the bar of 1.5 s is for a machine that does nothing else"


def test_no_two_tasks_want_the_same_message() -> None:
    """One message would serve both, and who sends one would be refused for the other."""
    with closing(World.build(3)) as world:
        composer = Composer(world, "sales_rep")
        person = next(each for each in colleagues(composer.now, composer.me))
        post, other = (
            Task(
                goal="…", gold=lambda user: None, outcome=writing(person, text), matchers={"chat_post.body": SameText()}
            )
            for text in ("Elmden Inn, Norwood", "Norwood")
        )
        assert composer.add(post)
        assert not composer.add(post)
        assert composer.add(other)
        assert len(composer.tasks) == 2
