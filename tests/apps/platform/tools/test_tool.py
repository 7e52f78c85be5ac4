"""What a tool is, and that all of them are declared as agents need them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from deskgym.apps import APPS
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.tools import Arguments, Result, Tool, Toolbox, call_tool, tool
from deskgym.seeds.world import World

TOOLS = [each for app in APPS for each in app.tools]


class Given(Arguments):
    words: str
    page: int = 1


class Found(Result):
    words: str
    nothing: str | None = None


@tool("crm_say_words", "Say words again.")
def say(_db: Db, given: Given) -> Found:
    return Found(words=given.words * given.page)


def test_a_function_with_its_types_becomes_a_tool() -> None:
    assert (say.arguments, say.result, say.kind, say.takes) == (Given, Found, "read", 5)
    assert say.schema["required"] == ["words"]
    assert say.annotations == {
        "readOnlyHint": True, "destructiveHint": False, "idempotentHint": True, "openWorldHint": False,
    }  # fmt: skip


def test_its_result_is_told_without_what_is_not_there() -> None:
    with World.shared(3).session() as db:
        outcome = call_tool(db, say, {"words": "ab", "page": 2})
    assert (outcome.text, outcome.error) == ('{"words": "abab"}', "")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [({}, "words"), ({"words": 3}, "words"), ({"words": "a", "by": 1}, "by"), ({"words": None}, "words")],
)
def test_arguments_that_are_not_as_declared_are_refused_by_name(arguments: dict[str, Any], told: str) -> None:
    with World.shared(3).session() as db:
        outcome = call_tool(db, say, arguments)
    assert told in outcome.fields
    assert outcome.error.startswith(f"{told}: ")
    assert outcome.result is None


@pytest.mark.parametrize("name", ["crm", "crm_contacts", "crm-find-it", "CRM_find_it"])
def test_a_name_is_an_app_a_verb_and_a_noun(name: str) -> None:
    with pytest.raises(ValueError, match="app_verb_noun"):
        tool(name, "Say words again.")(say.run)


def test_a_sentence_ends_in_a_stop() -> None:
    with pytest.raises(ValueError, match="one sentence"):
        tool("crm_say_words", "Say words again")(say.run)


def test_a_namespace_holds_few_and_a_name_stands_once() -> None:
    with pytest.raises(ValueError, match="part it"):
        Toolbox({"talk": (say,) * 11})
    with pytest.raises(ValueError, match="declared twice"):
        Toolbox({"talk": (say,), "more": (say,)})


@pytest.mark.parametrize("app", APPS, ids=lambda app: app.key)
def test_an_apps_tools_are_called_after_it_and_after_no_other(app: Any) -> None:
    (prefix,) = {each.name.partition("_")[0] for each in app.tools}
    assert prefix in (app.key, app.schema)
    assert prefix not in {each.name.partition("_")[0] for other in APPS if other is not app for each in other.tools}


@pytest.mark.parametrize("each", TOOLS, ids=lambda each: each.name)
def test_each_takes_and_gives_what_is_typed(each: Tool[Any]) -> None:
    schema = each.schema
    assert schema["type"] == "object"
    assert schema["additionalProperties"] is False
    assert _untyped(schema) == []
    assert _untyped(each.result.model_json_schema(mode="serialization")) == []
    assert len(each.about) <= 160
    assert each.reads_only == (each.action is None)


@pytest.mark.parametrize("each", [each for each in TOOLS if not each.reads_only], ids=lambda each: each.name)
def test_each_that_writes_calls_an_action_of_its_app(each: Tool[Any]) -> None:
    assert each.action is not None
    assert re.search(r"\.actions(\.|$)", each.action.__module__), each.action.__module__
    assert each.told is not None


def _untyped(schema: Any, at: str = "") -> list[str]:
    """Where a schema leaves open what may stand there."""
    if isinstance(schema, list):
        return [where for each in schema for where in _untyped(each, at)]
    if not isinstance(schema, dict):
        return []
    found = [
        where
        for name, each in schema.items()
        if isinstance(each, dict | list)
        for where in _untyped(each, f"{at}/{name}")
    ]
    is_property = at.rsplit("/", 2)[-2:-1] == ["properties"]
    said = {"type", "$ref", "anyOf", "oneOf", "allOf", "enum", "const"}
    return [*found, at] if is_property and not said & set(schema) else found
