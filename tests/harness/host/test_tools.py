"""Episodes through tools at a host, and as they are served over MCP."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from deskgym.apps import APPS
from deskgym.harness.adapters.mcp import EpisodeServer, _may_be_none, _of_app
from deskgym.harness.host import BadOrder, EpisodeFault, Host, Limits, LocalSeats, Order, Session

from .seats import FailingSeats

ORDER = Order("crm-update", 3, {"interface": "tools", "tools": "needed+2"})


@pytest.fixture
def session() -> Iterator[Session]:
    with Host([LocalSeats(1, pages=False)], Limits(sessions=1)) as host:
        yield host.open(ORDER)


def ask(session: Session, method: str, **params: Any) -> Any:
    answer = EpisodeServer(session).answer({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    assert answer is not None
    return answer.get("result", answer.get("error"))


def call(session: Session, name: str, **arguments: Any) -> Any:
    return ask(session, "tools/call", name=name, arguments=arguments)


def test_the_first_page_alone_tells_what_the_tools_are(session: Session) -> None:
    assert {tool["name"] for tool in session.page.info["tools"]} == {*session.page.tools}
    page = session.step({"action": "call", "tool": "crm_search_contacts", "arguments": {}})
    assert "tools" not in page.info
    assert page.tools == session.page.tools


def test_which_tools_there_are_has_to_make_sense() -> None:
    with pytest.raises(BadOrder, match="needed"):
        Order("crm-update", 3, {"interface": "tools", "tools": "some"})


def test_tools_are_served_with_all_that_the_protocol_says_of_one(session: Session) -> None:
    tools = {tool["name"]: tool for tool in ask(session, "tools/list")["tools"]}
    assert {*tools} == {"goal", "answer", "infeasible", "done", *session.page.tools}
    for tool in tools.values():
        hints = {"readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"}
        assert {*tool["annotations"]} == hints
        assert tool["title"]
        assert tool["annotations"]["openWorldHint"] is False
    assert all("outputSchema" in tools[name] for name in session.page.tools)
    assert "page" not in ask(session, "initialize")["instructions"]


def test_a_result_is_data_that_its_schema_allows(session: Session) -> None:
    found = call(session, "crm_search_contacts", query="Hansen")
    assert found["isError"] is False
    schema, page = _of_app("crm_search_contacts")["outputSchema"], found["structuredContent"]
    (item,) = schema["$defs"].values()
    for each, value in ((schema, page), *((item, row) for row in page["items"])):
        assert {*each["required"]} <= {*value} <= {*each["properties"]}
    assert "next_page" not in page
    assert found["content"][0]["text"].startswith('{"total": ')


def test_what_a_tool_refuses_the_model_reads(session: Session) -> None:
    refused = call(session, "crm_get_contact", contact=999_999_999)
    assert refused["isError"] is True
    assert "does not exist" in refused["content"][0]["text"]
    assert "structuredContent" not in refused


def test_the_goal_costs_no_step_and_the_end_ends(session: Session) -> None:
    assert "Goal: " in call(session, "goal")["content"][0]["text"]
    assert session.steps == 0
    assert "has ended" in call(session, "done")["content"][0]["text"]
    assert session.reward == 0.0
    assert call(session, "goal")["isError"] is False


def test_a_fault_is_repeated_by_every_call_and_by_the_verdict() -> None:
    with Host([FailingSeats(1, "The world is gone.", pages=False)], Limits(sessions=1)) as host:
        session = host.open(ORDER)
        for name in ("crm_search_contacts", "done", "goal"):
            assert "The world is gone." in call(session, name)["message"]
        with pytest.raises(EpisodeFault, match="The world is gone"):
            session.verdict()
        assert session.reward is None


def test_every_tool_has_a_schema_of_its_results() -> None:
    for app in APPS:
        for tool in app.tools:
            schema = _of_app(tool.name)["outputSchema"]
            assert schema["type"] == "object"
            # What has nothing to tell is left out of a result, and so may not be required.
            parts = (schema, *schema.get("$defs", {}).values())
            assert not any(
                _may_be_none(part["properties"][name]) for part in parts for name in part.get("required", ())
            )
