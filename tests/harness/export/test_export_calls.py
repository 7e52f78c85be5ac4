"""Episodes through tools as rows: every format with functions carries tools, calls and results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from deskgym.harness.agents.dialects import DIALECTS, TextDialect
from deskgym.harness.errors import Unexportable
from deskgym.harness.export import FORMATS
from deskgym.harness.trajectories.model import Trajectory, read

from ..conftest import FAMILY

_TEXTS = [name for name, dialect in DIALECTS.items() if isinstance(dialect, TextDialect)]


@pytest.fixture(scope="module")
def played(calls: Path) -> Trajectory:
    return read(calls / FAMILY / "1.jsonl")


@pytest.mark.parametrize("name", [name for name in FORMATS if name not in _TEXTS])
def test_a_format_with_functions_carries_tools_calls_and_results(name: str, played: Trajectory) -> None:
    row = json.dumps(FORMATS[name](played, str), ensure_ascii=False)
    for tool in played.header.offered:
        assert f'"{tool}"' in row
    for step in played.steps[1:]:
        assert json.dumps(step.observation["result"], ensure_ascii=False)[1:-1] in row
    assert "browser" not in row
    assert "screenshot" not in row


def test_a_chat_row_has_one_call_and_one_result_by_turns(played: Trajectory) -> None:
    row = FORMATS["openai"](played, str)
    roles = [message["role"] for message in row["messages"]]
    assert roles == ["system", "user", *["assistant", "tool"] * len(played.steps)]
    functions = {tool["function"]["name"] for tool in row["tools"]}
    assert functions == {"answer", "infeasible", "done", *played.header.offered}
    called = [call["function"] for message in row["messages"] for call in message.get("tool_calls", ())]
    assert [call["name"] for call in called] == [step.action.get("tool", step.verb) for step in played.steps]


@pytest.mark.parametrize("name", _TEXTS)
def test_a_format_of_texts_says_that_it_has_no_functions(name: str, played: Trajectory) -> None:
    with pytest.raises(Unexportable, match="which are functions"):
        FORMATS[name](played, str)
