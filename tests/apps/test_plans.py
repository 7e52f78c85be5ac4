"""What people do by the clock while somebody works."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from deskgym.apps.chat.models import Post
from deskgym.apps.clock import advance
from deskgym.apps.plans import bring_forward, plan
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Forbidden
from deskgym.apps.platform.models import AuditEntry, Person
from deskgym.seeds.world import World
from sqlalchemy import select

SOON, LATER = timedelta(seconds=10), timedelta(seconds=20)


@pytest.fixture
def db() -> Iterator[Db]:
    world = World.shared(0).fork()
    with world.session() as db:
        yield db
    world.close()


def two_people(db: Db) -> tuple[Person, Person]:
    found = db.scalars(select(Person).where(Person.persona.in_(["sales_rep", "support_agent"])).order_by(Person.id))
    first, second = found
    return first, second


def said(db: Db, *texts: str) -> list[str]:
    return list(db.scalars(select(Post.body).where(Post.body.in_(texts)).order_by(Post.id)))


def test_a_planned_deed_is_done_at_its_moment_and_once(db: Db) -> None:
    by, to = two_people(db)
    plan(db, db.now + SOON, by.id, "chat", "post_direct", person_ids=[to.id], body="Two crates are missing.")
    advance(db, SOON - timedelta(seconds=1))
    assert said(db, "Two crates are missing.") == []
    advance(db, timedelta(seconds=1))
    advance(db, LATER)
    assert said(db, "Two crates are missing.") == ["Two crates are missing."]
    post = db.scalars(select(Post).where(Post.body == "Two crates are missing.")).one()
    assert post.author_id == by.id
    entry = db.scalars(select(AuditEntry).where(AuditEntry.table == "chat_post", AuditEntry.pk == str(post.id))).one()
    assert entry.automatic
    assert db.actor_id is None


def test_deeds_are_done_in_the_order_of_their_moments(db: Db) -> None:
    by, to = two_people(db)
    plan(db, db.now + LATER, by.id, "chat", "post_direct", person_ids=[to.id], body="The second.")
    plan(db, db.now + SOON, by.id, "chat", "post_direct", person_ids=[to.id], body="The first.")
    advance(db, 2 * LATER)
    assert said(db, "The first.", "The second.") == ["The first.", "The second."]


def test_what_cannot_be_done_any_more_is_left_and_the_rest_is_done(db: Db) -> None:
    by, to = two_people(db)
    plan(db, db.now + SOON, by.id, "crm", "complete_task", task_id=10**9)
    plan(db, db.now + SOON, by.id, "chat", "post_direct", person_ids=[to.id], body="Still here.")
    advance(db, SOON)
    assert said(db, "Still here.") == ["Still here."]


def test_an_action_that_no_app_has_cannot_be_planned(db: Db) -> None:
    by, _ = two_people(db)
    with pytest.raises(LookupError, match="'chat' has no action 'shout'"):
        plan(db, db.now, by.id, "chat", "shout", body="Hey")


def test_nobody_of_the_office_plans_what_others_do(db: Db) -> None:
    by, to = two_people(db)
    db.actor_id = by.id
    with pytest.raises(Forbidden):
        plan(db, db.now, to.id, "chat", "post_direct", person_ids=[by.id], body="I owe you lunch.")


def test_what_is_brought_forward_comes_no_later_than_then_and_in_the_order_planned(db: Db) -> None:
    by, to = two_people(db)
    for number, delay in enumerate((SOON, 6 * LATER, 7 * LATER, 8 * LATER)):
        plan(db, db.now + delay, by.id, "chat", "post_direct", person_ids=[to.id], body=f"Plan {number}.")
    plans = [f"Plan {number}." for number in range(4)]
    bring_forward(db, [db.now + LATER] * 3)
    advance(db, SOON)
    assert said(db, *plans) == plans[:1]
    advance(db, LATER - SOON)
    assert said(db, *plans) == plans[:3]
    bring_forward(db, [db.now] * 9)
    advance(db, timedelta(milliseconds=1))
    assert said(db, *plans) == plans
