"""Pages and tools in one episode: each sees at once what the other has changed."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

from deskgym import gym
from deskgym.gym.env import OfficeEnv


def step(env: OfficeEnv, action: Any) -> dict[str, Any]:
    seen = env.step(action)[0]
    assert seen["error"] == "", seen["error"]
    return seen


def test_a_page_shows_what_a_tool_has_written_and_a_tool_what_a_page_has() -> None:
    env = gym.make("crm-update-v0", interface="both", max_steps=40).unwrapped
    assert isinstance(env, OfficeEnv)
    with closing(env):
        _, info = env.reset(seed=1)
        assert {tool["name"] for tool in info["tools"]} >= {"crm_search_contacts", "crm_update_contact"}
        found = json.loads(step(env, 'call("crm_search_contacts", {"view": "mine"})')["result"])["items"][0]
        changed = {"contact": found["id"], "title": "Keeper of both doors"}
        step(env, {"action": "call", "tool": "crm_update_contact", "arguments": changed})
        page = step(env, {"action": "goto", "url": f"http://crm.deskgym.test/contacts/{found['id']}"})
        assert "Keeper of both doors" in page["axtree"]
        assert page["result"] == ""
        assert page["clock"]
