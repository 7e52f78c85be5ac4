"""Gold in the form of tool calls: what an outcome does, told as somebody would have asked for it."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.tools import Call
from deskgym.apps.tool_desk import ToolDesk
from deskgym.tasks import get_family
from deskgym.tasks.registry import Opening
from deskgym.tasks.tool_gold import NotTold, calls_of, recorded


def opened(family: str, seed: int = 5, **dials: int) -> Opening:
    return get_family(family).with_dials(**dials).open(seed)


@pytest.mark.parametrize("family", ["crm-update", "crm-approve-quote", "chat-post", "chat-create-channel"])
def test_the_calls_come_to_what_is_wanted(family: str) -> None:
    with closing(opened(family)) as opening:
        desk = ToolDesk(opening.world, opening.instance.account)
        for call in calls_of(opening.instance):
            outcome = desk.call(call.tool, call.arguments)
            assert not outcome.error, (call, outcome.error)
        assert opening.grader.verdict().passed


def test_what_a_call_names_is_looked_at_first_and_once() -> None:
    with closing(opened("crm-update")) as opening:
        calls = calls_of(opening.instance)
        tools = ToolDesk(opening.world, opening.instance.account).tools
    kinds = [tools[call.tool].reads_only for call in calls]
    assert kinds[0]
    assert not kinds[-1]
    reads = [call for call in calls if tools[call.tool].reads_only]
    assert all(call not in reads[:at] for at, call in enumerate(reads))


def test_the_way_of_a_description_is_gone_by_reading() -> None:
    with closing(opened("crm-update", hops=2)) as opening:
        task = opening.instance.task
        read = [call.tool for call in calls_of(opening.instance) if call.tool.startswith("crm_get_")]
        kinds = [kind for kind, _id in task.descriptions[0].passed if kind != "person"]
    assert read[: len(kinds)] == [f"crm_get_{kind}" for kind in kinds]


def test_deriving_leaves_no_trace_in_the_world() -> None:
    with closing(opened("crm-update")) as opening:
        before = opening.instance.world.snapshot(), opening.world.snapshot()
        calls_of(opening.instance)
        assert (opening.instance.world.snapshot(), opening.world.snapshot()) == before


def test_an_action_that_is_taken_by_another_is_not_told() -> None:
    with closing(opened("crm-update")) as opening:
        tools = ToolDesk(opening.world, opening.instance.account).tools.values()
        person = opening.instance.person_id
        with opening.world.session(person) as db, recorded(person, tools) as recorder:
            account = actions.create_account(db, name="Tolling Bell Supply")
            actions.delete_account(db, account.id)
    calls = recorder.calls
    assert [call.tool for call in calls] == ["crm_create_account", "crm_delete_records"]
    assert calls[0] == Call("crm_create_account", {"name": "Tolling Bell Supply"})


def test_an_action_that_no_tool_asks_for_is_said() -> None:
    with closing(opened("crm-update")) as opening:
        tools = [
            each
            for each in ToolDesk(opening.world, opening.instance.account).tools.values()
            if each.action is not actions.create_account
        ]

        def outcome(db: Db) -> Any:
            return actions.create_account(db, name="Tolling Bell Supply")

        with (
            opening.world.session(opening.instance.person_id) as db,
            recorded(opening.instance.person_id, tools),
            pytest.raises(NotTold, match="create_account"),
        ):
            outcome(db)
