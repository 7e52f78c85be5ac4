"""In which order the schemas' seeds are drawn."""

from __future__ import annotations

from importlib import import_module

import pytest
from deskgym.apps import APPS
from deskgym.seeds.build import Step, build, in_order, watched

SCHEMAS = sorted({app.schema for app in APPS})


def ordered(schemas: str) -> str:
    return " ".join(seeds.__name__.partition("seeds.")[2] for seeds in in_order(schemas.split()))


def test_seeds_come_in_the_order_of_the_registry_but_after_those_that_they_read() -> None:
    assert ordered("sheet crm") == "handbook crm store crm.written sheet"
    assert ordered("crm chat sheet store") == "handbook crm store crm.written chat sheet"


def test_what_tells_of_several_schemas_comes_as_soon_as_they_are_there() -> None:
    assert ordered("crm") == "handbook crm store crm.written"


def test_apps_that_share_a_schema_have_their_rows_once() -> None:
    assert ordered("crm store store") == "handbook crm store crm.written"


@pytest.mark.parametrize("schema", SCHEMAS)
def test_seeds_read_only_what_some_app_has(schema: str) -> None:
    assert set(import_module(f"deskgym.seeds.{schema}").AFTER) <= set(SCHEMAS) - {schema}


def test_who_watches_is_told_of_each_step_and_nobody_else() -> None:
    steps: list[Step] = []
    with watched(steps.append):
        build(3, "small")
    assert [step.number for step in steps] == list(range(1, steps[0].total + 1))
    names = [step.name for step in steps]
    assert (names[0], names[-1]) == ("people", "file")
    assert set(SCHEMAS) <= set(names)
