"""The environment without a browser: calls of tools, and what comes back."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from deskgym import gym
from deskgym.gym.errors import BadOption, NotReset
from deskgym.gym.tools.env import ToolEnv
from gymnasium.utils.env_checker import check_env

FIND = {"action": "call", "tool": "crm_search_contacts", "arguments": {"page_size": 3}}


def made(family: str = "crm-update", **options: Any) -> ToolEnv:
    env = gym.make(f"{family}-v0", interface="tools", **options).unwrapped
    assert isinstance(env, ToolEnv)
    return env


@pytest.fixture(scope="module")
def env() -> Iterator[ToolEnv]:
    with closing(made()) as env:
        yield env


def test_it_passes_gymnasiums_checker() -> None:
    with closing(made()) as env:
        check_env(env, skip_render_check=True)


def test_a_call_comes_to_a_result_and_takes_the_tools_time(env: ToolEnv) -> None:
    seen, info = env.reset(seed=1)
    assert seen["result"] == ""
    assert {tool["name"] for tool in info["tools"]} >= {"crm_search_contacts", "crm_update_contact"}
    before = env.world.now
    seen, reward, terminated, truncated, info = env.step(FIND)
    assert (seen["error"], reward, terminated, truncated) == ("", 0.0, False, False)
    assert len(json.loads(seen["result"])["items"]) == 3
    assert (env.world.now - before).total_seconds() == 5
    assert info["steps"] == 1


def test_a_call_string_means_the_same_as_a_dict(env: ToolEnv) -> None:
    env.reset(seed=1)
    by_dict = env.step(FIND)[0]
    by_text = env.step('call("crm_search_contacts", {"page_size": 3})')[0]
    assert by_dict["result"] == by_text["result"] != ""


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ('call("crm_search_contact", {})', "Did you mean crm_search_contacts"),
        ('call("crm_search_contacts", {"page_size": 0})', "page_size"),
        ('call("crm_search_contacts", {"words": "an"})', "words"),
        ('call("crm_get_contact", {"contact": "Nobody Atall"})', "Nobody Atall"),
        ('click("e1")', "click"),
        ("call(1)", "tool"),
        ("nothing like it", ""),
    ],
)
def test_what_makes_no_sense_costs_a_step_and_says_why(env: ToolEnv, action: str, told: str) -> None:
    env.reset(seed=1)
    before = env.world.snapshot()
    seen, _, terminated, _, info = env.step(action)
    assert told in seen["error"]
    assert seen["error"]
    assert seen["result"] == ""
    assert not terminated
    assert info["steps"] == 1
    # The clock alone may have moved.
    assert len(env.world.snapshot()) == len(before)
    assert env.verdict().collateral == ()


def test_an_episode_ends_with_a_verdict_and_then_takes_no_more(env: ToolEnv) -> None:
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step("done()")
    assert terminated
    assert reward == 0.0
    assert not info["verdict"].passed
    with pytest.raises(NotReset):
        env.step(FIND)


def test_steps_run_out() -> None:
    with closing(made(max_steps=2)) as env:
        env.reset(seed=1)
        assert env.step(FIND)[3] is False
        _, _, terminated, truncated, info = env.step(FIND)
        assert (terminated, truncated) == (False, True)
        assert not info["verdict"].passed


def test_the_same_calls_come_to_the_same_bytes() -> None:
    def played() -> tuple[list[Any], bytes]:
        with closing(made()) as env:
            first, info = env.reset(seed=4)
            rest = [env.step(FIND)[0] for _ in range(3)]
            return [first, info["task_key"], *rest], env.world.snapshot()

    assert played() == played()


def test_a_reset_leaves_nothing_of_the_last_episode(env: ToolEnv) -> None:
    env.reset(seed=1)
    untouched = env.world.snapshot()
    found = json.loads(env.step(FIND)[0]["result"])["items"]
    env.step({"action": "call", "tool": "crm_delete_contact", "arguments": {"contact": found[0]["id"]}})
    env.reset(seed=1)
    assert env.world.snapshot() == untouched


def test_an_instance_has_one_key_whatever_it_is_played_through(env: ToolEnv) -> None:
    key = env.reset(seed=3)[1]["task_key"]
    assert key == "crm-update/train/3/small"
    with closing(made(hops=1)) as other:
        assert other.reset(seed=3)[1]["task_key"] == f"{key}/hops=1"


@pytest.mark.parametrize("options", [{"render_mode": "rgb_array"}, {"tools": "some"}, {"tools": "needed+"}])
def test_an_option_that_cannot_be_is_refused_in_words(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        gym.make("crm-update-v0", interface="tools", **options)


def test_there_is_no_such_interface() -> None:
    with pytest.raises(BadOption, match="interface"):
        gym.make("crm-update-v0", interface="telepathy")


def test_tools_need_no_browser() -> None:
    code = (
        "import sys; from deskgym import gym; env = gym.make('crm-update-v0', interface='tools'); env.reset(seed=1); "
        f"env.step({FIND!r}); env.close(); print([name for name in sys.modules if 'playwright' in name])"
    )
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "[]\n"
