"""Each way to fail, come about in the real database or the real environment, is told by its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from deskgym import gym
from deskgym.apps.chat.models import Channel, Post
from deskgym.apps.crm import actions as crm
from deskgym.apps.crm.models import Account, Contact, Deal
from deskgym.apps.platform.database import Db
from deskgym.harness.episodes.recording import Recorder
from deskgym.harness.trajectories.failure import KINDS, Failure, explain
from deskgym.harness.trajectories.model import Fault, Trajectory, read
from deskgym.tasks import Instance, get_family
from deskgym.tasks.task import Outcome
from sqlalchemy import select

from ..conftest import FAMILY
from ..results.episodes import ending, header, step


def instance(family: str, seed: int = 1) -> Instance:
    return get_family(family).instance(seed)


def outcome(of: Instance) -> Outcome:
    return of.task.outcomes[0]


def why(trajectory: Trajectory) -> Failure:
    failure = explain(trajectory)
    assert failure is not None
    return failure


def contact_to_call(of: Instance) -> tuple[int, str]:
    """The contact that `crm-update` is about, and their new number."""
    world = of.world.fork()
    try:
        with world.session(of.person_id) as db:
            before = {contact.id: contact.phone for contact in db.scalars(select(Contact))}
            outcome(of)(db)
        with world.session() as db:
            ((id, phone),) = (
                (contact.id, contact.phone)
                for contact in db.scalars(select(Contact))
                if contact.phone != before[contact.id]
            )
    finally:
        world.close()
    assert phone is not None
    return id, phone


def twin(db: Db, id: int) -> Contact:
    """Another contact of the same owner."""
    owner = db.get_one(Contact, id).owner_id
    found = db.scalars(select(Contact).where(Contact.owner_id == owner, Contact.id != id).order_by(Contact.id)).first()
    assert found is not None
    return found


def test_an_episode_that_passed_or_had_a_fault_did_not_fail() -> None:
    update = instance("crm-update")
    assert explain(ending(update, outcome(update))) is None
    assert explain(Trajectory(header(update), fault=Fault(stage="setup", error="E", message=""))) is None


def test_done_without_a_change_is_untouched() -> None:
    failure = why(ending(instance("crm-update")))
    assert (failure.kind, failure.also) == ("untouched", ())
    assert failure.detail.endswith("phone: unchanged")


def test_the_change_on_a_twin_is_a_wrong_record() -> None:
    update = instance("crm-update")
    id, phone = contact_to_call(update)
    failure = why(ending(update, lambda db: crm.update_contact(db, twin(db, id).id, phone=phone)))
    assert (failure.kind, failure.also) == ("wrong_record", ("collateral", "incomplete"))
    with update.world.session() as db:
        wrong, right = twin(db, id).name, db.get_one(Contact, id).name
    assert failure.detail == f"Contact {wrong}: phone was updated, not Contact {right}: phone"


def test_deleting_a_twin_is_a_wrong_record() -> None:
    delete = instance("crm-delete-account")
    others = [instance("crm-delete-account", seed) for seed in (2, 3, 4)]  # of the same world
    other = next(other for other in others if other.task.goal.split()[-2:] != delete.task.goal.split()[-2:])
    assert why(ending(delete, outcome(other))).kind == "wrong_record"


def test_a_message_in_another_channel_is_a_wrong_record() -> None:
    post = instance("chat-post")

    def elsewhere(db: Db) -> None:
        outcome(post)(db)
        made = db.scalars(select(Post).order_by(Post.id.desc())).first()
        assert made is not None
        others = select(Channel).where(Channel.id != made.channel_id, Channel.kind == "public").order_by(Channel.id)
        made.channel_id = db.scalars(others).all()[0].id

    failure = why(ending(post, elsewhere))
    assert failure.kind == "wrong_record"
    assert ": channel: expected " in failure.detail


def test_another_value_on_the_right_record_is_a_wrong_value() -> None:
    update = instance("crm-update")
    id, phone = contact_to_call(update)
    failure = why(ending(update, lambda db: crm.update_contact(db, id, phone="+1 212 555 0100")))
    assert (failure.kind, failure.also) == ("wrong_value", ())
    assert f"expected {phone}, found +1 212 555 0100" in failure.detail


def test_a_message_with_another_text_is_a_wrong_value() -> None:
    post = instance("chat-post")

    def other_words(db: Db) -> None:
        outcome(post)(db)
        made = db.scalars(select(Post).order_by(Post.id.desc())).first()
        assert made is not None
        made.body = "Something else altogether"

    assert why(ending(post, other_words)).kind == "wrong_value"


def test_all_that_was_wanted_and_more_is_collateral() -> None:
    update = instance("crm-update")
    id, _ = contact_to_call(update)

    def too_much(db: Db) -> None:
        outcome(update)(db)
        crm.update_contact(db, twin(db, id).id, title="Head of Odd Jobs")

    failure = why(ending(update, too_much))
    assert (failure.kind, failure.also) == ("collateral", ())
    assert failure.detail.endswith("→ Head of Odd Jobs")


def test_a_part_of_the_work_is_incomplete() -> None:
    close_date = instance(FAMILY)

    def half(db: Db) -> None:
        before = {deal.id: deal.next_step for deal in db.scalars(select(Deal))}
        outcome(close_date)(db)
        for deal in db.scalars(select(Deal)):
            deal.next_step = before[deal.id]

    failure = why(ending(close_date, half))
    assert (failure.kind, failure.also) == ("incomplete", ())
    assert failure.detail.endswith(": next step: unchanged")


def test_an_answer_that_is_not_right_is_a_wrong_answer() -> None:
    failure = why(ending(instance("crm-decision-maker"), action={"action": "answer", "value": "nobody"}))
    assert (failure.kind, failure.also) == ("wrong_answer", ())
    assert failure.detail.endswith("found nobody")


def test_done_in_the_place_of_an_answer_is_ended_early() -> None:
    assert why(ending(instance("crm-decision-maker"))).kind == "ended_early"


def test_what_can_be_done_reported_as_infeasible() -> None:
    failure = why(ending(instance("crm-update"), action={"action": "infeasible", "reason": "not_found"}))
    assert (failure.kind, failure.also) == ("wrongly_infeasible", ("untouched",))
    failure = why(ending(instance("crm-decision-maker"), action={"action": "infeasible", "reason": "not_found"}))
    assert (failure.kind, failure.also) == ("wrongly_infeasible", ())


def test_what_cannot_be_done_and_was_not_reported() -> None:
    blocked = instance("crm-delete-account-blocked")
    assert why(ending(blocked)).kind == "infeasible_not_seen"

    def rename(db: Db) -> None:
        free = select(Account.id).where(~Account.is_locked).order_by(Account.id)
        crm.update_account(db, db.scalars(free).first() or 0, description="gone")

    failure = why(ending(blocked, rename))
    assert (failure.kind, failure.also) == ("infeasible_not_seen", ("collateral",))


def test_another_reason_than_the_right_one_is_a_wrong_answer() -> None:
    failure = why(
        ending(instance("crm-delete-account-blocked"), action={"action": "infeasible", "reason": "ambiguous"})
    )
    assert failure.kind == "wrong_answer"
    assert "infeasible: ambiguous" in failure.detail


def test_an_agent_that_gives_no_action_ended_early() -> None:
    stopped = ending(instance("crm-update"))
    stopped.steps.clear()
    failure = why(stopped)
    assert (failure.kind, failure.also) == ("ended_early", ("untouched",))


def test_the_same_after_another_page_is_not_stuck() -> None:
    """A loop that the agent has left is not what its episode failed by."""
    left = ending(instance("crm-update"))
    again = {"action": "click", "ref": "e1"}
    left.steps[:0] = [*(step(again, number) for number in range(5)), step({"action": "goto", "url": "/contacts"}, 5)]
    assert why(left).kind == "untouched"


def test_every_kind_has_its_words() -> None:
    assert all(text and not text.endswith(".") for text in KINDS.values())


# In the environment.


@pytest.fixture(scope="module")
def env() -> Iterator[gymnasium.Env[Any, Any]]:
    with closing(gym.make(f"{FAMILY}-v0", observation="axtree", max_steps=12, ahead=False)) as env:
        yield env


def play(env: gymnasium.Env[Any, Any], actions: list[dict[str, Any]]) -> Trajectory:
    """Play these actions, the last of them until the episode is over."""
    recorder = Recorder(env, form="element")
    recorder.reset(seed=1)
    for action in actions:
        recorder.step(action)
    while recorder.trajectory.end is None:
        recorder.step(actions[-1])
    return recorder.trajectory


def test_a_gold_way_without_its_save_is_untouched(env: gymnasium.Env[Any, Any], gold: Path) -> None:
    trajectory = read(gold / FAMILY / "1.jsonl")
    actions = [
        found.action for found in trajectory.steps if found.target is None or found.target["name"] not in ("Save",)
    ]
    assert len(actions) == len(trajectory.steps) - 1
    assert why(play(env, actions)).kind == "untouched"


def test_the_same_click_on_the_same_page_is_stuck(env: gymnasium.Env[Any, Any]) -> None:
    failure = why(play(env, [{"action": "press", "keys": "Shift"}]))
    assert (failure.kind, failure.also) == ("stuck", ("out_of_steps", "untouched"))
    assert failure.detail == "press on the same page 12 times"


def test_two_pages_in_turns_are_stuck_too(env: gymnasium.Env[Any, Any]) -> None:
    turns = [{"action": "goto", "url": "/contacts"}, {"action": "goto", "url": "/deals"}] * 6
    assert why(play(env, turns)).kind == "stuck"


def test_actions_that_cannot_be_carried_out(env: gymnasium.Env[Any, Any]) -> None:
    failure = why(
        play(env, [{"action": "click", "ref": f"e{90_000 + number}"} for number in range(3)] + [{"action": "done"}])
    )
    assert (failure.kind, failure.also) == ("action_errors", ("untouched",))
    assert failure.detail.startswith("3 of 4 actions; the last: ")


def test_looking_around_until_the_end_is_out_of_steps(env: gymnasium.Env[Any, Any]) -> None:
    pages = ["/contacts", "/deals", "/accounts", "/tasks"]
    failure = why(play(env, [{"action": "goto", "url": pages[number % 4]} for number in range(12)]))
    assert (failure.kind, failure.also) == ("out_of_steps", ("untouched",))
