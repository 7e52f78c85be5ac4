"""Which tools an agent has."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from deskgym import gym
from deskgym.apps import APPS
from deskgym.apps.tool_desk import ToolDesk
from deskgym.gym import BadOption
from deskgym.gym.tools.offers import check_offer
from deskgym.tasks import get_family
from deskgym.tasks.tool_gold import calls_of


def offered(tools: str, seed: int = 1, family: str = "crm-update") -> tuple[list[str], Any]:
    with closing(gym.make(f"{family}-v0", interface="tools", tools=tools).unwrapped) as env:
        _, info = env.reset(seed=seed)
        needed = {call.tool for call in calls_of(env.instance)}  # type: ignore[attr-defined]
        return [tool["name"] for tool in info["tools"]], needed


def test_those_of_the_apps_that_let_the_person_in_unless_told() -> None:
    names, _ = offered("app")
    with closing(get_family("crm-update").open(1)) as opening:
        theirs = ToolDesk(opening.world, opening.instance.account).apps
    assert 2 < len(theirs) < len(APPS)
    assert sorted(names) == sorted(tool.name for app in theirs for tool in app.tools)


def test_all_there_are() -> None:
    names, _ = offered("all")
    assert names == [tool.name for app in APPS for tool in app.tools]


def test_the_needed_ones_among_others_that_the_seed_chooses() -> None:
    names, needed = offered("needed+7")
    assert needed <= set(names)
    assert len(names) == len(needed) + 7
    assert names == offered("needed+7")[0]
    assert names != offered("needed+7", seed=2)[0]


def test_where_they_stand_does_not_tell_which_are_needed() -> None:
    names, _ = offered("needed+30")
    everything, _ = offered("app")
    assert names == [name for name in everything if name in names]


@pytest.mark.parametrize("given", ["", "some", "needed+", "needed+1000", 7, None, [], ["app"], {}])
def test_what_is_no_offer_is_refused_in_words(given: object) -> None:
    with pytest.raises(BadOption, match="'app', 'all' or such as 'needed\\+10'"):
        check_offer(given)
