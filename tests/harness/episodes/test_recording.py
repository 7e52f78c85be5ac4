"""What a recorded step says of its target."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing

import pytest
from deskgym import gym
from deskgym.gym.env import OfficeEnv
from deskgym.harness.episodes.recording import Recorder

from ..conftest import FAMILY


@pytest.fixture(scope="module")
def recorder() -> Iterator[Recorder]:
    with closing(gym.make(f"{FAMILY}-v0", observation="axtree", ahead=False)) as env:
        recorder = Recorder(env, form="element")
        recorder.reset(seed=1)
        yield recorder


def test_a_drag_says_what_it_begins_and_ends_at(recorder: Recorder) -> None:
    assert isinstance(recorder.office, OfficeEnv)
    tree = recorder.office.page_snapshot().axtree()
    accounts, deals = (re.findall(rf'link "{name}" \[ref=(e\d+)\]', tree)[0] for name in ("Accounts", "Deals"))
    recorder.step({"action": "drag", "from_ref": accounts, "to_ref": deals})
    by_ref = recorder.trajectory.steps[-1].target
    assert by_ref is not None
    assert (by_ref["name"], by_ref["to"]["name"]) == ("Accounts", "Deals")
    centres = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (by_ref, by_ref["to"])]
    (from_x, from_y), (to_x, to_y) = centres
    recorder.step({"action": "drag", "from_x": from_x, "from_y": from_y, "to_x": to_x, "to_y": to_y})
    assert recorder.trajectory.steps[-1].target is not None


@pytest.mark.parametrize(
    "action", [{"action": "click", "x": "left", "y": 3}, {"action": "drag", "to_x": None}, "shrug()"]
)
def test_an_action_that_cannot_be_read_has_no_target(recorder: Recorder, action: object) -> None:
    recorder.step(action)
    step = recorder.trajectory.steps[-1]
    assert step.error
    assert step.target is None
