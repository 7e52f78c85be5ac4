"""An episode is the same as long as all that it can reach is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest
from deskgym.apps import APPS
from deskgym.apps.accounts import places_of
from deskgym.apps.platform.database import Db
from deskgym.harness.runs.reach import content, reach_of, rows_of, schemas_of
from deskgym.seeds.world import World
from deskgym.tasks import Family, families
from deskgym.tasks.registry import Instance
from sqlalchemy import Boolean, Column, Integer, MetaData, String, Table, text


def _instance_of(family: Family) -> Instance:
    return family.instance(0)


@pytest.fixture
def instance_with_set_up() -> Iterator[Instance]:
    made = (_instance_of(family) for family in families())
    found = next(instance for instance in made if instance.task.setup is not None)
    yield found
    found.world.close()


def _table(*more: Column[object]) -> Table:
    return Table("note", MetaData(), Column("id", Integer, primary_key=True), Column("body", String), *more)


def _rows(table: Table, *statements: str) -> list[str]:
    columns = ", ".join(column.name for column in table.columns)
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute(f"CREATE TABLE note ({columns})")
        for statement in statements:
            connection.execute(statement)
        return list(rows_of(connection, table))


def test_a_column_that_no_seed_fills_changes_nothing() -> None:
    plain, longer = _table(), _table(Column("is_pinned", Boolean, default=False), Column("color", String))
    was = _rows(plain, "INSERT INTO note VALUES (1, 'Called back')")
    assert was
    assert _rows(longer, "INSERT INTO note VALUES (1, 'Called back', 0, NULL)") == was
    assert _rows(longer, "INSERT INTO note VALUES (1, 'Called back', 1, NULL)") != was
    assert _rows(longer, "INSERT INTO note VALUES (1, 'Called back', 0, 'red')") != was


def test_a_table_without_rows_is_nothing() -> None:
    assert _rows(_table()) == []


def test_a_customer_of_the_shop_reaches_no_more_than_the_shop() -> None:
    family = next(family for family in families() if family.persona == "shopper")
    assert schemas_of(_instance_of(family)) == ["org", "platform", "store"]


def test_one_of_the_staff_reaches_the_apps_that_let_them_in() -> None:
    family = next(family for family in families() if family.persona == "sales_rep")
    instance = _instance_of(family)
    with instance.world.session() as db:
        places = {place.app.schema for place in places_of(db, instance.account)}
    assert places
    assert places < set(schemas_of(instance))


def test_a_row_shows_in_the_content_of_its_app_alone() -> None:
    with closing(World.build(0)) as world:
        before = {app.schema: content(world, app.schema) for app in APPS}
        with world.session() as db:
            db.execute(text("UPDATE chat_post SET body = body || '!' WHERE id = 1"))
        after = {schema: content(world, schema) for schema in before}
    assert {schema for schema in before if before[schema] != after[schema]} == {"chat"}


def test_what_is_set_up_shows(instance_with_set_up: Instance) -> None:
    task = instance_with_set_up.task

    def otherwise(db: Db) -> None:
        assert task.setup is not None
        task.setup(db)
        db.execute(text("UPDATE org_company SET name = 'Somebody else'"))

    changed = replace(instance_with_set_up, task=replace(task, setup=otherwise))
    assert list(reach_of(instance_with_set_up)) == list(reach_of(instance_with_set_up))
    assert list(reach_of(changed)) != list(reach_of(instance_with_set_up))
