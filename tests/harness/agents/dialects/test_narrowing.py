"""Dialects say no more than the actions that there are."""

from __future__ import annotations

import json

import pytest
from deskgym.gym.errors import ActionError
from deskgym.harness.agents.dialects import DIALECTS, Call, TextDialect, Viewport, narrowed, tools_beside
from deskgym.harness.errors import BadAgentOption

VIEWPORT = Viewport(1280, 720)


@pytest.mark.parametrize("name", DIALECTS)
def test_without_goto_nobody_is_told_of_addresses(name: str) -> None:
    dialect = narrowed(DIALECTS[name], goto=False)
    told = json.dumps([*dialect.tools(VIEWPORT), *tools_beside(dialect)])
    if isinstance(dialect, TextDialect):
        told += dialect.prompt(VIEWPORT)
    assert '"goto"' not in told
    assert "goto(" not in told
    assert '"url"' not in told


@pytest.mark.parametrize("name", DIALECTS)
def test_the_set_of_all_leaves_a_dialect_as_it_is(name: str) -> None:
    assert narrowed(DIALECTS[name]) is DIALECTS[name]


def test_gemini_is_told_to_leave_out_what_there_is_not() -> None:
    (entry,) = narrowed(DIALECTS["gemini"], goto=False).tools(VIEWPORT)
    assert entry["computer_use"]["excluded_predefined_functions"] == ["navigate"]
    with pytest.raises(ActionError, match="there is no such action"):
        narrowed(DIALECTS["gemini"], goto=False).decode(Call("navigate", {"url": "/deals"}), VIEWPORT)


def test_a_dialect_that_says_more_than_the_set_is_refused() -> None:
    assert narrowed(DIALECTS["canonical-pixel"], "pixels") is DIALECTS["canonical-pixel"]
    with pytest.raises(BadAgentOption, match="says elements and pixels, and there are actions on pixels alone"):
        narrowed(DIALECTS["browsergym"], "pixels")
    with pytest.raises(BadAgentOption, match="says pixels, and there are actions on elements alone"):
        narrowed(DIALECTS["gemini"], "elements")
