"""Gold trajectories: played through the real environment, in both forms, with their faults."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import numpy as np
from deskgym import gym
from deskgym.gym.actions import parse
from deskgym.gym.errors import GoldFault
from deskgym.harness import play_gold
from deskgym.harness.episodes.faults import fault_stage
from deskgym.harness.export import FORMATS
from deskgym.harness.trajectories.images import read_png, sha256
from deskgym.harness.trajectories.model import read
from deskgym.harness.trajectories.store import Writer
from deskgym.tasks import get_family
from deskgym.tasks.errors import NoInstance

from ..conftest import FAMILY, deskgym
from ..export.test_export import assert_calls_fit_the_tools


def test_a_gold_trajectory_holds_all_that_was_seen_and_done(gold: Path) -> None:
    file = gold / FAMILY / "1.jsonl"
    trajectory = read(file)
    assert trajectory.verified
    assert trajectory.header.goal == trajectory.steps[0].observation["goal"]
    assert [step.index for step in trajectory.steps] == list(range(len(trajectory.steps)))
    assert [step.reward for step in trajectory.steps] == [0.0] * (len(trajectory.steps) - 1) + [1.0]
    assert all(not step.error for step in trajectory.steps)
    assert all(parse(step.action).as_dict() == step.action for step in trajectory.steps)
    for observation in trajectory.observations():
        image = file.parent / observation["screenshot"]["file"]
        assert observation["screenshot"]["sha256"] == sha256(image.read_bytes())
        assert read_png(image).shape == (720, 1280, 3)


def test_every_ref_acted_on_was_in_the_observation_and_its_box_in_the_view(gold: Path) -> None:
    acted = [step for step in read(gold / FAMILY / "1.jsonl").steps if "ref" in step.action]
    assert acted
    for step in acted:
        assert f"[ref={step.action['ref']}]" in step.observation["axtree"]
        assert step.target is not None
        assert step.target["name"] in step.observation["axtree"]
        assert step.target["width"] > 0


def test_pixel_form_needs_no_refs(tmp_path: Path) -> None:
    with closing(gym.make(f"{FAMILY}-v0", observation="screenshot")) as env, Writer(tmp_path / "1.jsonl") as writer:
        trajectory = play_gold(env, 1, form="pixel", writer=writer)
    assert trajectory.verified, trajectory.fault
    assert all("ref" not in step.action for step in trajectory.steps)
    assert any(step.target for step in trajectory.steps)
    assert deskgym("replay", tmp_path / "1.jsonl").exit_code == 0
    row = FORMATS["openai"](trajectory_on_disk := read(tmp_path / "1.jsonl"), str)
    assert_calls_fit_the_tools(row)
    assert len(row["images"]) == len(trajectory_on_disk.steps)


def test_the_quickest_way_is_recorded_as_such(tmp_path: Path) -> None:
    ways = {}
    for way in ("plain", "swift"):
        out = tmp_path / way
        asked = ("--tasks", "crm-cancel-tasks", "--seeds", "3", "--observation", "axtree", "--way", way, "--out", out)
        assert deskgym("gold", *asked).exit_code == 0
        ways[way] = read(out / "crm-cancel-tasks" / "3.jsonl")
    assert {way: trajectory.header.way for way, trajectory in ways.items()} == {"plain": "plain", "swift": "swift"}
    assert len(ways["swift"].steps) < len(ways["plain"].steps)
    mixed = deskgym("gold", *asked[:6], "--way", "plain", "--out", tmp_path / "swift", "--resume")
    assert mixed.exit_code == 2
    assert "--way swift" in mixed.output


def test_a_step_says_why_it_is_taken_where_the_solution_does(tmp_path: Path) -> None:
    with closing(gym.make("crm-update-v0", observation="axtree")) as env, Writer(tmp_path / "1.jsonl") as writer:
        play_gold(env, 1, writer=writer)
    steps = read(tmp_path / "1.jsonl").steps
    reasons = [step.reason for step in steps]
    assert reasons[0] is not None
    assert reasons[0].startswith("I look for the contact “")
    # It is said of the one step that begins the search.
    assert (steps[0].verb, steps[1].verb, reasons[1]) == ("fill", "press", None)


def test_an_episode_that_cannot_begin_is_a_fault_of_set_up() -> None:
    with closing(gym.make(f"{FAMILY}-v0")) as env:
        trajectory = play_gold(env, -1)
    assert trajectory.fault is not None
    assert trajectory.fault.stage == "setup"
    assert not trajectory.verified


def test_faults_are_told_apart_by_where_they_broke() -> None:
    def broke(code: str, module: str, error: Exception) -> Exception:
        try:
            exec(code, {"__name__": module, "error": error})
        except type(error) as raised:
            return raised
        raise AssertionError

    assert fault_stage(GoldFault("no such button")) == "gold"
    assert fault_stage(broke("raise error", "deskgym.tasks.verifier.diff", KeyError())) == "verifier"
    assert fault_stage(broke("raise error", "deskgym.tasks.crm.update", NoInstance())) == "gold"
    assert fault_stage(broke("raise error", "deskgym.gym.screen.tabs", ValueError())) == "environment"


def test_play_gold_leaves_the_verdict_and_the_pixels_in_memory() -> None:
    with closing(gym.make(f"{get_family(FAMILY).id}-v0", observation=["axtree", "screenshot"])) as env:
        trajectory = play_gold(env, seed=1)
    assert trajectory.verified
    assert len(trajectory.seconds) == len(trajectory.steps)
    assert all(isinstance(seen["screenshot"], np.ndarray) for seen in trajectory.observations())
