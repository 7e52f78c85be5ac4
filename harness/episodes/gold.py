"""Playing the gold solution of a task through the environment, as an agent would have to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

import gymnasium

from ...gym.errors import GoldFault, NoBrowser
from ...gym.tools.user import ToolGoldUser
from ...tasks.registry import Split
from ..trajectories.model import Observation, Trajectory
from ..trajectories.store import Writer
from .faults import fault_stage, unknown_header
from .recording import Recorder

if TYPE_CHECKING:
    from ...gym.base import EpisodeEnv
    from ...gym.user import Form

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
    look: str | None = None,
) -> Trajectory:
    """Play the gold solution of instance `seed` through `env.step`, and nothing else, to its end.

    Whatever breaks on the way is the trajectory's `fault`, with the stage it broke in; it never counts as a failed try.
    `writer` and `draw` are the recorder's; `solution` is an index of `Task.solutions`, which `way` "swift" chooses by
    itself. `look` is the environment's unless told. Where there are tools it is played by tools, where actions are on
    pixels in form "pixel". Raises NoBrowser.
    """
    config = cast("EpisodeEnv[Any]", env.unwrapped).config
    form = "pixel" if config.actions == "pixels" else form
    recorder = Recorder(env, form=form, writer=writer, draw=draw, way=way)
    office = recorder.office
    try:
        chosen = {"split": split, "look": look}
        recorder.reset(seed=seed, options={name: value for name, value in chosen.items() if value is not None})
    except NoBrowser:
        # No episode of any task could be played here.
        raise
    except Exception as error:  # noqa: BLE001 the runner records every fault of what it runs
        recorder.begin(unknown_header(office, seed, form, split, look))
        recorder.fail("setup", error)
        return recorder.trajectory
    try:
        if office.config.offer:
            ToolGoldUser(recorder, hear=recorder.reasons.append).play()
        else:
            _play_on_pages(recorder, form, way, solution)
    except Exception as error:  # noqa: BLE001 the runner records every fault of what it runs
        recorder.fail(fault_stage(error), error)
    return recorder.trajectory


def _play_on_pages(recorder: Recorder, form: Form, way: Way, solution: int) -> None:
    # With it comes all that drives a browser, which tools do without.
    from ...gym.user import NO_ENDING, GoldUser

    instance = recorder.office.instance
    user = GoldUser(recorder, form=form, hear=recorder.reasons.append)
    instance.task.solutions[instance.swift if way == "swift" else solution](user)
    if recorder.trajectory.end is None:
        raise GoldFault(NO_ENDING)
