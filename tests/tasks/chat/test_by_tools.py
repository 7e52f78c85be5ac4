"""Solutions through tools: they read before they act or answer, and change nothing where nothing may be changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from deskgym.apps.platform.models import Person
from deskgym.apps.tool_desk import ToolDesk
from deskgym.tasks.registry import Family, Instance, families, get_family
from deskgym.tasks.tool_gold import calls_of

ASKING = [family.id for family in families() if family.app in ("chat", "office") and family.kind == "answer"]
REFUSED = [family.id for family in families() if family.app == "chat" and family.kind == "infeasible"]


@pytest.fixture
def opened() -> Iterator[Callable[[Family], Instance]]:
    with ExitStack() as stack:

        def open_one(family: Family) -> Instance:
            opening = family.open(5)
            for world in (opening.world, opening.instance.world):
                stack.callback(world.close)
            return opening.instance

        yield open_one


@pytest.mark.parametrize("id", [*ASKING, *REFUSED])
def test_what_is_answered_or_refused_has_been_looked_at(id: str, opened: Callable[[Family], Instance]) -> None:
    instance = opened(get_family(id))
    tools = ToolDesk(instance.world, instance.account).tools
    calls = calls_of(instance)
    assert calls
    assert all(tools[call.tool].reads_only for call in calls)


@pytest.mark.parametrize("id", ["chat-pin", "chat-react", "chat-mute-small", "office-stock-question"])
def test_who_changes_something_has_looked_for_it(id: str, opened: Callable[[Family], Instance]) -> None:
    instance = opened(get_family(id))
    tools = ToolDesk(instance.world, instance.account).tools
    first, *_, last = [tools[call.tool] for call in calls_of(instance)]
    assert first.reads_only
    assert not last.reads_only


def test_what_colleagues_do_in_a_day_is_not_taken_for_ones_own(opened: Callable[[Family], Instance]) -> None:
    instance = opened(get_family("office-day").with_dials(length=5))
    with instance.world.session() as db:
        me = db.get_one(Person, instance.person_id)
        called = {me.name, f"@{me.username}"}
    calls = calls_of(instance)
    assert not called & {person for call in calls for person in call.arguments.get("people", ())}
    assert sum(call.tool == "chat_read_channel" for call in calls) > 1
