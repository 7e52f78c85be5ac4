"""Nothing that a task may need is out of a dialect's reach, and no word means two things."""

from __future__ import annotations

import pytest
from deskgym.gym import actions as do
from deskgym.harness.agents.dialects import DIALECTS, Call, TextDialect, Viewport, say, tools_beside
from deskgym.harness.agents.dialects.table import TableDialect

VIEWPORT = Viewport(1280, 720)
ANYWHERE = [
    do.Press("Enter"), do.Type("x"), do.Goto("/"), do.Back(), do.Forward(), do.Reload(), do.NewTab(), do.SwitchTab(1),
    do.Read(0), do.Answer("x"), do.Answer(3), do.Infeasible("not_found"), do.Done(),
]  # fmt: skip
AT_ELEMENTS = [
    do.Click("e1"), do.DoubleClick("e1"), do.Hover("e1"), do.Fill("e1", "x"), do.Select("e1", "x"),
    do.Upload("e1", "x"), do.Drag(from_ref="e1", to_ref="e2"),
]  # fmt: skip
AT_PIXELS = [
    do.Click(x=1, y=1), do.DoubleClick(x=1, y=1), do.Hover(x=1, y=1), do.Scroll(x=1, y=1, dy=600),
    do.Drag(from_x=1, from_y=1, to_x=2, to_y=2),
]  # fmt: skip


@pytest.mark.parametrize("name", DIALECTS)
def test_every_kind_of_action_can_be_said_or_is_offered_beside(name: str) -> None:
    dialect = DIALECTS[name]
    offered = {tool["function"]["name"] for tool in tools_beside(dialect)}
    aimed = {"element": AT_ELEMENTS, "pixel": AT_PIXELS, "both": AT_ELEMENTS + AT_PIXELS}[dialect.form]
    for action in [*ANYWHERE, *aimed]:
        calls = say(dialect, action, VIEWPORT)
        assert calls
        if calls == [Call(action.name, calls[0].arguments)] and type(action) in dialect.unsaid:
            assert action.name in offered


@pytest.mark.parametrize("name", DIALECTS)
def test_a_function_beside_a_dialect_has_a_name_of_its_own(name: str) -> None:
    dialect = DIALECTS[name]
    if isinstance(dialect, TableDialect) and dialect.envelope is None:
        own = {word.name for word in dialect.words} | dialect.looks | dialect.refused.keys() | dialect.readings.keys()
        assert not own & {kind.name for kind in dialect.unsaid}
    if isinstance(dialect, TableDialect) and dialect.envelope is not None:
        assert dialect.envelope[0] not in {kind.name for kind in dialect.unsaid}


@pytest.mark.parametrize("name", DIALECTS)
def test_a_prompt_names_every_call_of_a_text_dialect(name: str) -> None:
    dialect = DIALECTS[name]
    if isinstance(dialect, TextDialect):
        assert isinstance(dialect, TableDialect)
        prompt = dialect.prompt(VIEWPORT)
        for said in [*(word.name for word in dialect.words), *(kind.name for kind in dialect.unsaid)]:
            assert said in prompt
    else:
        assert dialect.tools(VIEWPORT)
