"""In which order the schemas' seeds are drawn."""

from __future__ import annotations

from importlib import import_module

import pytest
from deskgym.apps import APPS
from deskgym.seeds.build import in_order

SCHEMAS = sorted({app.schema for app in APPS})


def ordered(schemas: str) -> str:
    return " ".join(seeds.__name__.rpartition(".")[2] for seeds in in_order(schemas.split()))


def test_seeds_come_in_the_order_of_the_registry_but_after_those_that_they_read() -> None:
    assert ordered("sheet crm") == "handbook crm store sheet"
    assert ordered("crm chat sheet store") == "handbook crm store chat sheet"


def test_apps_that_share_a_schema_have_their_rows_once() -> None:
    assert ordered("crm store store") == "handbook crm store"


@pytest.mark.parametrize("schema", SCHEMAS)
def test_seeds_read_only_what_some_app_has(schema: str) -> None:
    assert set(import_module(f"deskgym.seeds.{schema}").AFTER) <= set(SCHEMAS) - {schema}
