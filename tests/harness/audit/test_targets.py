"""Whether a goal describes another record as well as the one that it means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace

import pytest
from deskgym.apps.crm.models import Account, Contact
from deskgym.apps.platform.models import Base
from deskgym.apps.store.models import Customer, Review
from deskgym.harness.audit.rows import copy, read
from deskgym.harness.audit.targets import Targets, Touched
from deskgym.seeds.world import World
from deskgym.tasks import Task, get_family
from sqlalchemy import Connection, select

# Of what is drawn, the first that is called by more than one word.
SEEDS = {"store-spam-review": 8}


@pytest.fixture
def world() -> Iterator[World]:
    world = World.build(0)
    yield world
    world.close()


def touched(world: World, id: str, task: Task) -> Touched:
    with closing(Targets(world, get_family(id))) as targets:
        return targets.of(task)


def drawn(world: World, id: str) -> Task:
    return get_family(id).draw(SEEDS.get(id, 0), world, "train")


def target(world: World, id: str, table: str) -> int:
    return next(int(row) for name, row in touched(world, id, drawn(world, id)).rows if name == table)


def write(world: World, change: Callable[[Connection], object]) -> None:
    with world.session() as db:
        change(db.connection())
        db.commit()


def without_a_review(world: World) -> int:
    with world.session() as db:
        found = select(Customer.id).where(Customer.id.not_in(select(Review.customer_id)))
        return db.scalars(found.order_by(Customer.id).limit(1)).one()


def again(world: World, table: str, row: int, **other: object) -> None:
    def change(connection: Connection) -> None:
        found = read(connection, Base.metadata.tables[table], row)
        assert found is not None
        copy(connection, Base.metadata.tables[table], found, other)

    write(world, change)


@pytest.mark.parametrize(
    ("id", "table", "other"),
    [
        pytest.param("store-spam-review", "store_review", {"customer_id": None}, id="by its parent"),
        pytest.param("chat-pin", "chat_post", {}, id="by words of its text"),
        pytest.param("crm-update", "crm_contact", {"email": None}, id="by its name"),
    ],
)
def test_a_second_record_that_fits_the_goal_is_a_twin(
    world: World, id: str, table: str, other: dict[str, object]
) -> None:
    task, row = drawn(world, id), target(world, id, table)
    assert touched(world, id, task).lookalike == ""
    if "customer_id" in other:
        # Each buyer reviews an article once.
        other = {"customer_id": without_a_review(world)}
    again(world, table, row, **other)
    assert touched(world, id, task).lookalike.startswith(f"rows {row} and ")


def test_what_is_changed_because_the_rest_is_needs_no_description(world: World) -> None:
    """The address that was the default one so far may have something of what the goal names, and others, too."""
    id, table = "store-default-address", "store_address"
    task = drawn(world, id)
    rows = {int(row) for name, row in touched(world, id, task).rows if name == table}
    with world.session() as db:
        found = [read(db.connection(), Base.metadata.tables[table], row) for row in rows]
    meant, former = sorted((row for row in found if row), key=lambda row: str(row["street"]) not in task.goal)
    again(world, table, former["_rowid"], company=meant["street"], is_default=False)
    write(
        world,
        lambda connection: connection.exec_driver_sql(
            f"UPDATE {table} SET company = ? WHERE id = ?", (meant["street"], former["_rowid"])
        ),
    )
    assert touched(world, id, task).lookalike == ""


def test_a_first_name_alone_describes_nobody(world: World) -> None:
    """Who is written to may bear the first name of the contact that is meant."""
    id, table = "crm-update", "crm_contact"
    task, row = drawn(world, id), target(world, id, table)
    with world.session() as db:
        contact = read(db.connection(), Base.metadata.tables[table], row)
    assert contact is not None
    again(world, table, row, last_name="Nobody")
    hidden = replace(task, goal=f"{contact['first_name']} Somebody wrote to you about a contact. Do what is asked.")
    assert touched(world, id, hidden).lookalike == ""


def test_the_tables_of_a_task_are_those_of_its_rows_and_of_all_that_these_belong_to(world: World) -> None:
    tables = touched(world, "crm-update", drawn(world, "crm-update")).tables
    assert {"crm_contact", "crm_account", "org_person"} <= tables
    assert "crm_lead" not in tables


def test_a_text_that_names_what_its_record_belongs_to_says_no_more_than_that(world: World) -> None:
    id, table = "crm-update", "crm_contact"
    task, row = drawn(world, id), target(world, id, table)
    with world.session() as db:
        contact = db.get_one(Contact, row)
        account = db.get_one(Account, contact.account_id)
        account.name = "Larkgate Developments"
        contact.description = f"Works for {account.name}"
        db.commit()
    again(world, table, row, last_name="Nobody")
    hidden = replace(task, goal="Larkgate Developments is moving. See to those who are listed in our rules.")
    assert touched(world, id, hidden).lookalike == ""
    again(world, table, row, last_name="Nobody", account_id=None)
    other = replace(task, goal="Works for Larkgate Developments is what it says. See to them.")
    assert touched(world, id, other).lookalike.startswith(f"rows {row} and ")
