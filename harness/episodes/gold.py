"""Playing the gold way of a task through the environment, as an agent would have to."""

from __future__ import annotations

import traceback
from typing import Any, Literal

import gymnasium

from ... import __version__
from ...gym.env import OfficeEnv
from ...gym.errors import GoldFault, NoBrowser
from ...gym.user import GoldUser
from ...tasks.registry import Split
from ..trajectories.model import Header, Observation, Trajectory
from ..trajectories.store import Writer
from .recording import Recorder

Form = Literal["element", "pixel"]
_PACKAGE = __name__.partition(".")[0]


def play_gold(
    env: gymnasium.Env[Observation, Any],
    seed: int,
    *,
    form: Form = "element",
    split: Split | None = None,
    writer: Writer | None = None,
    draw: bool = False,
    solution: int = 0,
) -> Trajectory:
    """Play the gold way of instance `seed` through `env.step`, and nothing else, to its end.

    Whatever breaks on the way is the trajectory's `fault`, with the stage it broke in; it never counts as a failed try.
    `writer` and `draw` are the recorder's; `solution` is an index of `Task.solutions`. Raises NoBrowser.
    """
    recorder = Recorder(env, form=form, writer=writer, draw=draw)
    office = recorder.office
    try:
        recorder.reset(seed=seed, options=None if split is None else {"split": split})
    except NoBrowser:
        # No episode of any task could be played here.
        raise
    except Exception as error:  # noqa: BLE001 the runner records every fault of what it runs
        recorder.begin(_unknown(office, seed, form, split))
        recorder.fail("setup", error)
        return recorder.trajectory
    try:
        office.instance.task.solutions[solution](GoldUser(recorder, form=form))
        if recorder.trajectory.end is None:
            raise GoldFault(
                "the gold way stopped without ending the episode: let it end with done, answer or infeasible"
            )
    except Exception as error:  # noqa: BLE001 the runner records every fault of what it runs
        recorder.fail(fault_stage(error), error)
    return recorder.trajectory


def fault_stage(error: Exception) -> str:
    """Where an episode broke: in the verifier, in the environment, or in the gold way itself."""
    if isinstance(error, GoldFault):
        return "gold"
    modules = [frame.f_globals.get("__name__", "") for frame, _ in traceback.walk_tb(error.__traceback__)]
    if any(module.startswith(f"{_PACKAGE}.tasks.verifier") for module in modules):
        return "verifier"
    ours = [module for module in modules if module.startswith(f"{_PACKAGE}.")]
    return "gold" if ours and ours[-1].startswith(f"{_PACKAGE}.tasks") else "environment"


def _unknown(office: OfficeEnv, seed: int, form: Form, split: Split | None) -> Header:
    """The header of an episode that never began."""
    family = office.family
    return Header(
        family=family.id,
        seed=seed,
        split=split or family.split,
        size=office.config.size,
        world=-1,
        persona=family.persona,
        goal="",
        observation=list(office.kinds),
        form=form,
        package=__version__,
    )
