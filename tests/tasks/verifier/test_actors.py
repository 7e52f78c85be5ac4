"""Whose work it is counts, whatever was changed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from datetime import timedelta

import pytest
from deskgym.apps.chat import actions as chat
from deskgym.apps.chat.models import ChannelMember
from deskgym.apps.clock import advance
from deskgym.apps.crm import actions
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.models import AuditEntry, Person
from deskgym.apps.store import actions as store
from deskgym.apps.store.models import Customer, InventoryLevel
from deskgym.tasks import Grader, Instance, Verdict, get_family
from sqlalchemy import func, select

Step = Callable[[Db], object]


def graded(instance: Instance, *steps: tuple[int | None, int | None, Step]) -> Verdict:
    """The verdict after steps, each by one of the staff, by a customer, or by neither."""
    with closing(instance.world.fork()) as world:
        grader = Grader(world, instance)
        for person_id, customer_id, step in steps:
            with world.session(person_id) as db:
                db.customer_id = customer_id
                step(db)
        return grader.verdict()


@pytest.fixture(scope="module")
def update() -> Instance:
    """The persona is to change a contact's phone number."""
    return get_family("crm-update").instance(3)


@pytest.fixture(scope="module")
def manager(update: Instance) -> Person:
    with update.world.session() as db:
        return db.scalars(select(Person).where(Person.persona == "crm_admin")).one()


def right(instance: Instance) -> Step:
    return instance.task.outcomes[0]


def test_the_right_work_of_the_persona_passes(update: Instance) -> None:
    assert graded(update, (update.person_id, None, right(update))).passed


def test_the_right_work_by_somebody_else_fails_and_says_who(update: Instance, manager: Person) -> None:
    verdict = graded(update, (manager.id, None, right(update)))
    assert all(check.passed for check in verdict.checks)
    assert not verdict.passed
    assert verdict.score < 1
    (stray,) = verdict.collateral
    assert (stray.label, stray.change) == (f"Acting as {manager.name}", "acted")
    assert stray.after.startswith("contact ")


def test_what_somebody_else_has_put_back_fails_too(update: Instance, manager: Person) -> None:
    def create_and_delete(db: Db) -> None:
        task = actions.create_task(db, subject="Mine for a moment")
        db.delete(task)

    work = (update.person_id, None, right(update))
    assert [stray.change for stray in graded(update, work, (manager.id, None, create_and_delete)).collateral] == [
        "acted"
    ]


def test_work_that_leaves_no_record_is_seen_too(manager: Person) -> None:
    """Units taken from a shelf and put back."""
    instance = get_family("store-receive-stock").instance(0)
    with instance.world.session() as db:
        level = db.scalars(
            select(InventoryLevel).where(InventoryLevel.available > 5).order_by(InventoryLevel.id)
        ).first()
        assert level is not None
        keeper = db.scalars(select(Person).where(Person.persona == "store_manager")).one()

    def take(count: int) -> Step:
        return lambda db: store.adjust_stock(db, level.variant_id, level.location_id, count, "Count correction")

    assert keeper.id != instance.person_id
    strays = graded(instance, *((keeper.id, None, take(count)) for count in (-1, 1))).collateral
    assert [stray.after for stray in strays if stray.label == f"Acting as {keeper.name}"] == [
        "inventory level, inventory movement"
    ]


def test_each_stranger_is_named_once_with_a_few_of_the_records(update: Instance, manager: Person) -> None:
    def seven(db: Db) -> None:
        for number in range(7):
            actions.create_task(db, subject=f"Number {number}")

    strays = [
        stray for stray in graded(update, (manager.id, None, seven)).collateral if stray.label.startswith("Acting")
    ]
    assert len(strays) == 1
    assert strays[0].after.count("task ") == 5
    assert strays[0].after.endswith("…")


def test_what_the_clock_sets_going_in_somebodys_name_is_nobodys_doing(update: Instance) -> None:
    """A post that a colleague had scheduled before goes out, by itself and in their name."""
    with closing(update.world.fork()) as world:
        with world.session() as db:
            elsewhere = ChannelMember.person_id != update.person_id
            place = db.scalars(select(ChannelMember).where(elsewhere).order_by(ChannelMember.id)).first()
            assert place is not None
            author_id, channel_id, soon = place.person_id, place.channel_id, db.now + timedelta(minutes=30)
        with world.session(author_id) as db:
            chat.schedule_post(db, channel_id, "Good morning!", soon)
            before = db.scalars(select(func.max(AuditEntry.id))).one()
        grader = Grader(world, update)
        with world.session(update.person_id) as db:
            advance(db, timedelta(hours=1))
        with world.session() as db:
            written = db.scalars(select(AuditEntry).where(AuditEntry.id > before)).all()
            assert any(entry.person_id not in (None, update.person_id) for entry in written)
            assert all(entry.automatic for entry in written)
        assert not any(stray.label.startswith("Acting") for stray in grader.verdict().collateral)


def test_a_customers_work_is_theirs_alone() -> None:
    instance = get_family("store-buy-cheapest").instance(0)
    with instance.world.session() as db:
        stranger = db.scalars(select(Customer.id).where(Customer.id != instance.account.id)).first()

    def register(db: Db) -> None:
        store.register_customer(db, first_name="Nora", last_name="Quill", email="nora.quill@example.test")

    own = graded(instance, (None, instance.account.id, right(instance)))
    assert own.passed
    borrowed = graded(instance, (None, stranger, right(instance)))
    assert [stray.label for stray in borrowed.collateral] == [f"Acting as customer {stranger}"]
    assert not graded(instance, (None, instance.account.id, right(instance)), (None, None, register)).passed
