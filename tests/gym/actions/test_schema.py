"""The JSON Schema of an action says what `parse` takes."""

from __future__ import annotations

import pytest
from deskgym.gym.actions import KINDS, Answer, Click, CloseTab, Fill, Infeasible, Select, json_schema


def test_the_schema_names_arguments_types_and_choices() -> None:
    schema = json_schema(Click)
    assert schema["properties"] == {
        "ref": {"type": "string"},
        "x": {"type": "number"},
        "y": {"type": "number"},
        "button": {"type": "string", "enum": ["left", "middle", "right"]},
        "count": {"type": "integer"},
        "modifiers": {"type": "array", "items": {"type": "string", "enum": ["Alt", "Control", "Meta", "Shift"]}},
    }
    assert schema["additionalProperties"] is False
    assert "not_permitted" in json_schema(Infeasible)["properties"]["reason"]["enum"]


def test_what_may_be_one_thing_or_another_is_a_choice_and_null_is_none() -> None:
    texts = {"type": "array", "items": {"type": "string"}}
    assert json_schema(Select)["properties"]["option"] == {"anyOf": [{"type": "string"}, texts]}
    kinds = json_schema(Answer)["properties"]["value"]["anyOf"]
    assert [kind["type"] for kind in kinds] == ["string", "integer", "number", "array"]
    assert json_schema(CloseTab)["properties"]["index"] == {"type": "integer"}


def test_what_has_no_default_is_required() -> None:
    assert json_schema(Fill)["required"] == ["ref", "text"]
    assert "required" not in json_schema(CloseTab)


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_has_a_description_and_its_arguments_in_order(name: str) -> None:
    schema = json_schema(KINDS[name])
    assert schema["description"] == KINDS[name].__doc__
    assert tuple(schema["properties"]) == KINDS[name].parameters()
