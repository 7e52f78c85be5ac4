"""Colleagues do what they planned once somebody has done something, or has read it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Post
from deskgym.apps.plans import plan
from deskgym.apps.platform.models import Person
from deskgym.seeds.world import World
from deskgym.tasks.occasions import Done, Occasion, Read, StepClock
from deskgym.tasks.pace import AT_A_DESK
from sqlalchemy import select

LATER = timedelta(hours=1)
REPLY = "I saw that it is done."


class Office:
    """Two people of a world, of whom the one plans to write to the other in an hour."""

    def __init__(self, world: World) -> None:
        self.world = world
        with world.session() as db:
            query = select(Person).where(Person.persona.in_(["sales_rep", "support_agent"])).order_by(Person.id)
            self.me, self.other = db.scalars(query)
            self.began = db.now
        with world.session(self.other.id) as db:
            self.channel_id = actions.post_direct(db, [self.me.id], "Are you there?").channel_id
        with world.session() as db:
            plan(db, db.now + LATER, self.other.id, "chat", "post_direct", person_ids=[self.me.id], body=REPLY)

    def clock(self, occasion: Occasion) -> StepClock:
        return StepClock(self.world, self.me.id, AT_A_DESK, (occasion,))

    def write(self, person: Person) -> None:
        with self.world.session(person.id) as db:
            actions.create_post(db, self.channel_id, f"Done, says {person.name}.")

    @property
    def is_told(self) -> bool:
        with self.world.session() as db:
            return db.scalar(select(Post.id).where(Post.body == REPLY)) is not None

    @property
    def passed(self) -> timedelta:
        with self.world.session() as db:
            return db.now - self.began


@pytest.fixture
def office() -> Iterator[Office]:
    with closing(World.shared(0).fork()) as world:
        yield Office(world)


def written(office: Office, times: int = 1, seconds: int = 0) -> Occasion:
    return Occasion(
        1, (Done("create", "chat_post", values=(("channel_id", office.channel_id),), times=times),), seconds
    )


def test_each_action_takes_its_time(office: Office) -> None:
    clock = office.clock(written(office))
    clock.pass_after("click")
    clock.pass_after("fill", keys=10)
    clock.pass_after("wait", wait=30_000)
    clock.pass_after("")
    assert office.passed == timedelta(seconds=6 + 7 + 2 + 30 + 5)


def test_what_somebody_does_is_an_occasion_and_what_others_do_is_none(office: Office) -> None:
    clock = office.clock(written(office))
    office.write(office.other)
    clock.pass_after("click")
    assert not office.is_told
    office.write(office.me)
    clock.pass_after("click")
    assert office.is_told


def test_what_was_done_before_the_episode_is_no_occasion(office: Office) -> None:
    office.write(office.me)
    clock = office.clock(written(office))
    clock.pass_after("click")
    assert not office.is_told


def test_only_the_time_that_is_waited_for_counts(office: Office) -> None:
    clock = office.clock(written(office, times=2))
    for is_told in (False, True):
        office.write(office.me)
        clock.pass_after("click")
        assert office.is_told is is_told


def test_colleagues_take_so_many_seconds_to_see_it(office: Office) -> None:
    clock = office.clock(written(office, seconds=10))
    office.write(office.me)
    clock.pass_after("click")
    assert not office.is_told
    clock.pass_after("click")
    assert office.is_told


def test_without_the_occasion_it_comes_when_it_was_planned_for(office: Office) -> None:
    clock = office.clock(written(office))
    for _ in range(59):
        clock.pass_after("wait", wait=60_000)
    assert not office.is_told
    clock.pass_after("wait", wait=60_000)
    assert office.is_told


def test_to_read_a_message_is_an_occasion(office: Office) -> None:
    clock = office.clock(Occasion(1, (Read(office.other.id, office.me.id, "Are you there?"),)))
    clock.pass_after("click")
    assert not office.is_told
    with office.world.session(office.me.id) as db:
        actions.view_channel(db, office.channel_id)
    clock.pass_after("click")
    assert office.is_told
