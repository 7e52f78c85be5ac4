"""Whether a goal's words can mean two records."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.harness.audit.names import NameIndex
from deskgym.seeds.world import World

GOAL = "Change the phone number of Aisha Stein."


def named(world: World, table: str, *ids: int) -> None:
    with world.session() as db:
        for id in ids:
            db.connection().exec_driver_sql(
                f"UPDATE {table} SET first_name = 'Aisha', last_name = 'Stein' WHERE id = {id}"
            )
        db.commit()


@pytest.fixture
def world() -> Iterator[World]:
    world = World.build(0)
    yield world
    world.close()


def test_two_contacts_of_one_name_are_rivals(world: World) -> None:
    named(world, "crm_contact", 1, 2)
    assert NameIndex(world).rivals(GOAL, "crm") == "2 rows of crm_contact are called 'aisha stein'"


def test_namesakes_in_another_app_are_none_where_the_own_one_has_the_name_once(world: World) -> None:
    named(world, "crm_contact", 1)
    named(world, "store_customer", 1, 2)
    names = NameIndex(world)
    assert names.rivals(GOAL, "crm") == ""
    assert names.rivals(GOAL, "store") == "2 rows of store_customer are called 'aisha stein'"


def test_a_name_that_only_another_app_knows_may_not_be_borne_twice_there(world: World) -> None:
    named(world, "store_customer", 1, 2)
    assert NameIndex(world).rivals(GOAL, "chat") == "2 rows of store_customer are called 'aisha stein'"


def test_namesakes_that_the_work_does_not_come_near_are_none(world: World) -> None:
    named(world, "crm_contact", 1)
    named(world, "crm_lead", 1, 2)
    names = NameIndex(world)
    assert names.rivals(GOAL, "crm", {"crm_contact", "crm_account"}) == ""
    assert names.rivals(GOAL, "crm", {"crm_lead"}) == "2 rows of crm_lead are called 'aisha stein'"
    assert names.rivals(GOAL, "crm") == "2 rows of crm_lead are called 'aisha stein'"


def test_a_product_goes_by_its_title_and_by_its_sku(world: World) -> None:
    with world.session() as db:
        db.connection().exec_driver_sql("UPDATE store_product SET title = 'Brass kettle' WHERE id IN (1, 2)")
        sku = db.connection().exec_driver_sql("SELECT sku FROM store_product WHERE id = 1").scalar_one()
        db.commit()
    names = NameIndex(world)
    assert names.rivals("Archive Brass kettle.", "store") == "2 rows of store_product are called 'brass kettle'"
    assert names.rivals(f'Archive "Brass kettle", SKU {sku}.', "store") == ""


def test_a_customer_is_known_by_an_order_that_the_goal_names(world: World) -> None:
    named(world, "store_customer", 1, 2)
    with world.session() as db:
        query = "SELECT number FROM store_order WHERE customer_id IN (1, 2) ORDER BY id LIMIT 1"
        number = db.connection().exec_driver_sql(query).scalar_one()
    assert NameIndex(world).rivals(f"Cancel order #{number} of Aisha Stein.", "store") == ""
    assert NameIndex(world).rivals("Cancel the order of Aisha Stein.", "store") != ""


def test_a_tag_is_no_name_of_the_record_that_has_it(world: World) -> None:
    with world.session() as db:
        words = db.connection().exec_driver_sql("SELECT name FROM crm_tag GROUP BY name HAVING count(*) > 1").scalars()
        goal = f"Call the {next(iter(words))}, Shaw Lane."
    assert NameIndex(world).rivals(goal, "crm", {"crm_tag"}) == ""
