"""The spreadsheet's families through tools: what is read before something is written or said."""

from __future__ import annotations

from contextlib import closing

import pytest
from deskgym.apps.platform.tools import Call
from deskgym.apps.tool_desk import ToolDesk
from deskgym.tasks import get_family
from deskgym.tasks.tool_gold import calls_of


def played(family: str, seed: int = 4) -> list[Call]:
    """The calls of the solution, after which the instance is as it should be."""
    with closing(get_family(family).open(seed)) as opening:
        calls, task = calls_of(opening.instance), opening.instance.task
        desk = ToolDesk(opening.world, opening.instance.account)
        for call in calls:
            outcome = desk.call(call.tool, call.arguments)
            assert not outcome.error, (call, outcome.error)
        assert opening.grader.verdict(answer=str(task.answer) if task.answer is not None else None).passed
        return calls


def test_the_notes_and_all_sheets_that_matter_are_read_first() -> None:
    calls = played("sheet-commission")
    read = [call.arguments.get("sheet") for call in calls if call.tool == "sheet_read_range"]
    assert {"Notes", "Bonus tiers", "Credits", "Deals"} <= set(read)
    assert [call.tool for call in calls if call.tool not in ("sheet_read_range", "sheet_get_workbook")] == [
        "sheet_set_cells"
    ]


@pytest.mark.parametrize("family", ["sheet-restore", "sheet-filter-view"])
def test_what_a_call_names_was_looked_up(family: str) -> None:
    first, *_ = played(family)
    assert first.tool == "sheet_get_workbook"


@pytest.mark.parametrize("family", ["sheet-customer-total", "sheet-marked-rows", "sheet-typed-over"])
def test_no_answer_comes_out_of_nowhere(family: str) -> None:
    assert {call.tool for call in played(family)} & {"sheet_read_range", "sheet_find_cells"}
