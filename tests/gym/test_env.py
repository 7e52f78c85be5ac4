"""The environment keeps Gymnasium's promises and its own."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from deskgym import gym
from deskgym.gym.env import OfficeEnv
from deskgym.gym.errors import BadOption, NotReset
from deskgym.gym.spaces import ActionSpace, Unicode
from deskgym.tasks.errors import UnknownFamily
from gymnasium.spaces import Dict
from gymnasium.utils.env_checker import check_env

ALL = ["axtree", "dom", "screenshot", "marks"]


@pytest.fixture(scope="module")
def env() -> Iterator[gymnasium.Env[Any, Any]]:
    made = gym.make("crm-update-v0", observation=ALL)
    yield made
    made.close()


def test_it_passes_gymnasiums_checker() -> None:
    made = gym.make("crm-update-v0", observation=["axtree", "screenshot"], render_mode="rgb_array")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            # The render check makes one environment per mode, and "human" needs a display.
            check_env(made.unwrapped, skip_render_check=True)
        frame = made.render()
        assert isinstance(frame, np.ndarray)
        assert frame.shape == (720, 1280, 3)
    finally:
        made.close()


def test_gymnasium_alone_can_make_it() -> None:
    made = gymnasium.make("deskgym.gym:crm-update-v0")
    try:
        assert isinstance(made.unwrapped, OfficeEnv)
    finally:
        made.close()


def test_every_observation_kind_comes_with_the_constants(env: gymnasium.Env[Any, Any]) -> None:
    seen, info = env.reset(seed=3)
    assert set(seen) == {"goal", "apps", "url", "tabs", "focused", "steps_left", "error", *ALL}
    assert env.observation_space.contains(seen)
    assert seen["goal"] == info["goal"]
    assert seen["url"].startswith("http://crm.deskgym.test/")
    assert seen["error"] == ""
    assert info["seed"] == 3
    assert {"family", "world", "persona", "split", "level", "size"} <= set(info)


def test_the_same_seed_is_the_same_episode_and_no_seed_is_the_next(env: gymnasium.Env[Any, Any]) -> None:
    first, _ = env.reset(seed=5)
    _, following = env.reset()
    again, _ = env.reset(seed=5)
    assert following["seed"] == 6
    assert all(np.array_equal(first[key], again[key]) for key in first)


def test_the_next_episode_of_a_level_is_found_and_says_what_it_asks() -> None:
    made = gym.make("crm-cancel-tasks-v0")
    try:
        _, first = made.reset(seed=335)
        _, found = made.reset(seed=335, options={"level": "medium"})
        _, following = made.reset()
        assert (first["level"], found["level"]) == ("easy", "medium")
        assert found["seed"] > 335
        assert following["seed"] == found["seed"] + 1
        assert found["effort"]["conditions"] > first["effort"]["conditions"]
    finally:
        made.close()


def test_boxes_fit_the_image_after_many_observations(env: gymnasium.Env[Any, Any]) -> None:
    env.reset(seed=0)
    for action in ("goto('/contacts')", "scroll(dy=300)", "new_tab('/deals')", "switch_tab(0)", "press('Tab')"):
        seen = env.step(action)[0]
    assert seen["screenshot"].shape == seen["marks"].shape == (720, 1280, 3)
    office = env.unwrapped
    assert isinstance(office, OfficeEnv)
    link = next(node for node in office.page_snapshot().nodes if node.role == "link" and node.name == "Deals")
    x, y, width, height = (round(number) for number in link.box)
    inside = seen["screenshot"][y : y + height, x : x + width]
    assert inside.size > 0
    # Something is drawn where the box says there is a link.
    assert inside.reshape(-1, 3).std(axis=0).max() > 5
    assert not np.array_equal(seen["marks"], seen["screenshot"])


def test_a_bad_action_costs_a_step_and_says_why(env: gymnasium.Env[Any, Any]) -> None:
    before, _ = env.reset(seed=0)
    for count, action in enumerate(("click('e9999')", "nonsense", {"action": "fly"}, 7), start=1):
        seen, reward, terminated, truncated, info = env.step(action)
        assert seen["error"]
        assert (reward, terminated, truncated, info["steps"]) == (0.0, False, False, count)
        assert seen["steps_left"] == info["steps_left"] == before["steps_left"] - count
    assert env.step("wait(100)")[0]["error"] == ""


@pytest.mark.parametrize(("kinds", "knows_refs"), [("screenshot", False), ("marks", True), ("dom", True)])
def test_the_focus_is_a_ref_only_where_refs_are_shown(kinds: str, *, knows_refs: bool) -> None:
    made = gym.make("crm-update-v0", observation=kinds)
    try:
        made.reset(seed=0)
        seen = made.step("press('Tab')")[0]
        office = made.unwrapped
        assert isinstance(office, OfficeEnv)
        node = office.page_snapshot().find(office.page_snapshot().focused)
        assert node is not None
        assert seen["focused"] == (node.ref if knows_refs else f'{node.role} "{node.name}"')
        assert made.observation_space.contains(seen)
    finally:
        made.close()


def test_the_step_limit_truncates_with_a_verdict() -> None:
    made = gym.make("crm-update-v0", max_steps=2)
    try:
        seen, info = made.reset(seed=0)
        assert seen["steps_left"] == info["steps_left"] == 2
        assert made.step("wait(100)")[3] is False
        seen, reward, terminated, truncated, info = made.step("wait(100)")
        assert seen["steps_left"] == info["steps_left"] == 0
        assert (reward, terminated, truncated) == (0.0, False, True)
        assert not info["verdict"].passed
        with pytest.raises(NotReset, match="call reset"):
            made.step("wait(100)")
    finally:
        made.close()


@pytest.mark.parametrize("last", ["done()", "answer('42')", "infeasible('not_found')"])
def test_an_ending_action_terminates_with_a_verdict(env: gymnasium.Env[Any, Any], last: str) -> None:
    env.reset(seed=0)
    _, reward, terminated, truncated, info = env.step(last)
    assert (reward, terminated, truncated) == (0.0, True, False)
    assert not info["verdict"].passed


def test_a_step_moves_the_world_and_its_page_alike(env: gymnasium.Env[Any, Any]) -> None:
    env.reset(seed=0)
    office = env.unwrapped
    assert isinstance(office, OfficeEnv)
    with office.world.session() as db:
        before = db.now
    env.step("wait(2500)")
    env.step("press('Shift')")
    with office.world.session() as db:
        assert (db.now - before).total_seconds() == 3.5


def test_nothing_of_one_episode_reaches_the_next(env: gymnasium.Env[Any, Any]) -> None:
    env.reset(seed=0)
    office = env.unwrapped
    assert isinstance(office, OfficeEnv)
    env.step("new_tab('/contacts')")
    seen, _ = env.reset(seed=0)
    assert len(seen["tabs"]) == 1
    assert env.step("back()")[0]["error"] == "there is no page to go back to"


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"sede": 3}, "Unknown option 'sede'. Did you mean 'seed'?"),
        ({"seed": "3"}, "Option 'seed' must be a whole number, not '3'."),
        ({"seed": True}, "Option 'seed' must be a whole number"),
        ({"seed": -1}, "A seed is 0 or more"),
        ({"seed": 2**63}, "A seed is 0 or more, and less than 2**63"),
        ({"seed": 10**5000}, "A seed is 0 or more, and less than 2**63"),
        ({"split": "tset"}, "Unknown split 'tset'. Did you mean 'test'?"),
        ({"split": 4}, "Option 'split' must be a text"),
        ({"size": "huge"}, "Unknown size 'huge'"),
        ({"level": "herd"}, "Unknown level 'herd'. Did you mean 'hard'?"),
        ([("seed", 3)], "takes a dict with seed, split, size, level, look, hops, length, not list"),
    ],
)
def test_wrong_options_are_named(env: gymnasium.Env[Any, Any], options: Any, says: str) -> None:
    with pytest.raises(BadOption) as caught:
        env.reset(options=options)
    assert says in str(caught.value)


def test_wrong_arguments_of_make_are_named() -> None:
    with pytest.raises(UnknownFamily, match=r"'crm-updaet-v0' is not registered. Did you mean 'crm-update-v0'\?"):
        gym.make("crm-updaet-v0")
    with pytest.raises(BadOption, match=r"Unknown observation kind 'axtre'. Did you mean 'axtree'\?"):
        gym.make("crm-update-v0", observation="axtre")
    with pytest.raises(BadOption, match="at least one kind"):
        gym.make("crm-update-v0", observation=[])
    with pytest.raises(BadOption, match="Unknown split"):
        gym.make("crm-update-v0", split="dev")


@pytest.mark.parametrize("seed", [3.5, "7", True, [1]])
def test_a_seed_that_is_no_whole_number_is_named(env: gymnasium.Env[Any, Any], seed: Any) -> None:
    with pytest.raises(BadOption, match="A seed must be a whole number, not"):
        env.reset(seed=seed)


@pytest.mark.parametrize(
    ("option", "says"),
    [
        ({"max_steps": 0}, "'max_steps' is a whole number from 1 to 1,000,000,000, not 0"),
        ({"max_steps": 10**10}, "'max_steps' is a whole number"),
        ({"max_steps": 2.5}, "'max_steps' is a whole number"),
        ({"max_steps": True}, "'max_steps' is a whole number"),
        ({"width": -5}, "'width' is 200 to 4096 pixels, not -5"),
        ({"width": 100_000}, "'width' is 200 to 4096 pixels, not 100000"),
        ({"height": "720"}, "'height' is 200 to 4096 pixels, not '720'"),
        ({"height": 0}, "'height' is 200 to 4096 pixels, not 0"),
    ],
)
def test_limits_and_sizes_that_cannot_be_are_named(option: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        gym.make("crm-update-v0", **option)


def test_a_page_too_long_to_be_seen_whole_can_be_read_on(env: gymnasium.Env[Any, Any]) -> None:
    office = env.unwrapped
    assert isinstance(office, OfficeEnv)
    whole = env.reset(seed=0)[0]["axtree"]
    space = office.observation_space
    try:
        office.observation_space = Dict({**space.spaces, "axtree": Unicode(1000)})
        seen = env.step("wait(1)")[0]["axtree"]
        assert len(seen) <= 1000
        kept, _, mark = seen.rpartition("… (")
        assert mark.endswith(f"after {len(kept)})")
        on = env.step(f"read({len(kept)})")[0]
        assert on["error"] == ""
        assert on["axtree"].startswith(f"({len(kept)} characters before) …{whole[len(kept) : len(kept) + 50]}")
    finally:
        office.observation_space = space


def test_human_mode_needs_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    with pytest.raises(BadOption, match="needs a display"):
        gym.make("crm-update-v0", render_mode="human")


def test_text_spaces_take_any_unicode_and_sample_what_they_contain() -> None:
    space = Unicode(100)
    assert space.contains("Zoë – 東京 ✓\n")
    assert not space.contains("x" * 101)
    space.seed(0)
    assert space.contains(space.sample())
    actions = ActionSpace(1280, 720)
    actions.seed(0)
    samples = [actions.sample() for _ in range(50)]
    assert all(actions.contains(sample) for sample in samples)
    assert len(set(samples)) > 20
    assert not actions.contains("fly()")


@pytest.mark.parametrize("mode", ["sync", "async", "vector_entry_point"])
def test_vector_environments_step_together(mode: str) -> None:
    made = gym.make_vec("crm-update-v0", 4, vectorization_mode=mode, observation="axtree")
    try:
        seen, info = made.reset(seed=0)
        assert len(seen["axtree"]) == 4
        assert list(info["seed"]) == [0, 1, 2, 3]
        assert len(set(seen["goal"])) == 4
        seen, rewards, terminated, truncated, _ = made.step(("wait(100)", "done()", "goto('/contacts')", "fly()"))
        assert list(terminated) == [False, True, False, False]
        assert not truncated.any()
        assert not rewards.any()
        assert seen["url"][2].endswith("/contacts")
        assert "unknown action 'fly'" in seen["error"][3]
    finally:
        made.close()


_PLAY = """
import hashlib
from deskgym import gym
env = gym.make("crm-update-v0", observation=["axtree", "dom", "screenshot", "marks"])
digest = hashlib.sha256()
def keep(seen):
    for key in sorted(seen):
        value = seen[key]
        digest.update(value.tobytes() if hasattr(value, "tobytes") else repr(value).encode())
keep(env.reset(seed=2)[0])
for action in ("goto('/contacts')", "click('e40')", "press('Tab')", "goto('/deals')", "scroll(dy=200)", "back()"):
    keep(env.step(action)[0])
digest.update(env.unwrapped.world.snapshot())
print(digest.hexdigest())
env.close()
"""


def test_two_processes_see_the_same_bytes() -> None:
    digests = []
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", _PLAY],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert run.returncode == 0, run.stderr
        digests.append(run.stdout.strip())
    assert digests[0] == digests[1]
    assert len(digests[0]) == hashlib.sha256().digest_size * 2
