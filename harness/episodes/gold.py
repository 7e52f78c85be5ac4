"""Playing the gold solution of a task through the environment, as an agent would have to."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium

from ...gym.errors import GoldFault, NoBrowser
from ...gym.user import NO_ENDING, Form, GoldUser
from ...tasks.registry import Split
from ..trajectories.model import Observation, Trajectory
from ..trajectories.store import Writer
from .faults import fault_stage, unknown_header
from .recording import Recorder

#: Gold as somebody would do it who shows the work, or the quickest of the ways that are known.
Way = Literal["plain", "swift"]


def play_gold(
    env: gymnasium.Env[Observation, Any],
    seed: int,
    *,
    form: Form = "element",
    split: Split | None = None,
    writer: Writer | None = None,
    draw: bool = False,
    way: Way = "plain",
    solution: int = 0,
) -> Trajectory:
    """Play the gold solution of instance `seed` through `env.step`, and nothing else, to its end.

    Whatever breaks on the way is the trajectory's `fault`, with the stage it broke in; it never counts as a failed try.
    `writer` and `draw` are the recorder's; `solution` is an index of `Task.solutions`, which `way` "swift" chooses by
    itself. Raises NoBrowser.
    """
    recorder = Recorder(env, form=form, writer=writer, draw=draw, way=way)
    office = recorder.office
    try:
        recorder.reset(seed=seed, options=None if split is None else {"split": split})
    except NoBrowser:
        # No episode of any task could be played here.
        raise
    except Exception as error:  # noqa: BLE001 the runner records every fault of what it runs
        recorder.begin(unknown_header(office, seed, form, split))
        recorder.fail("setup", error)
        return recorder.trajectory
    try:
        instance = office.instance
        user = GoldUser(recorder, form=form, hear=recorder.reasons.append)
        instance.task.solutions[instance.swift if way == "swift" else solution](user)
        if recorder.trajectory.end is None:
            raise GoldFault(NO_ENDING)
    except Exception as error:  # noqa: BLE001 the runner records every fault of what it runs
        recorder.fail(fault_stage(error), error)
    return recorder.trajectory
