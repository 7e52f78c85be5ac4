"""Gold through tools, step by step of the environment."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import gymnasium
import pytest
from deskgym import gym
from deskgym.gym.errors import GoldFault
from deskgym.gym.tools.user import ToolGoldUser


class Log(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Keeps the actions, and what was told of the last one."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.actions: list[Any] = []
        self.info: dict[str, Any] = {}

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        self.actions.append(action)
        seen, reward, terminated, truncated, self.info = self.env.step(action)
        return seen, reward, terminated, truncated, self.info


@pytest.mark.parametrize("family", ["crm-update", "chat-post", "chat-react", "crm-approve-quote"])
def test_a_task_is_done_to_its_end(family: str) -> None:
    with closing(gym.make(f"{family}-v0", interface="tools", max_steps=200).unwrapped) as env:
        env.reset(seed=5)
        log = Log(env)
        ToolGoldUser(log).play()
        assert log.info["verdict"].passed
        assert len(log.actions) > 1


def test_what_a_tool_refuses_is_a_fault_of_the_solution() -> None:
    with closing(gym.make("crm-update-v0", interface="tools").unwrapped) as env:
        env.reset(seed=5)
        user = ToolGoldUser(env)
        with pytest.raises(GoldFault, match="no contact called"):
            user.call("crm_get_contact", contact="Nobody Atall")


def test_nothing_is_called_after_the_end() -> None:
    with closing(gym.make("crm-update-v0", interface="tools", max_steps=1).unwrapped) as env:
        env.reset(seed=5)
        user = ToolGoldUser(env)
        user.call("crm_search_contacts")
        with pytest.raises(GoldFault, match="after the end"):
            user.call("crm_search_contacts")


def test_its_reasons_are_told() -> None:
    heard: list[str] = []
    with closing(gym.make("crm-update-v0", interface="tools").unwrapped) as env:
        env.reset(seed=5)
        ToolGoldUser(env, heard.append).because("it stands in the handbook")
    assert heard == ["it stands in the handbook"]
