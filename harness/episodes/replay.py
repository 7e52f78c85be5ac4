"""Playing a recorded trajectory again, and saying where it comes out differently."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

import numpy as np

from ... import gym
from ...gym.actions.parsing import FIRST_ALONE
from ...gym.pixels import Pixels
from ..errors import BadTrajectory
from ..trajectories.images import image_file, read_png, sha256
from ..trajectories.model import Observation, Trajectory

# What recordings of earlier versions lack.
_LATER = {"steps_left"}


@dataclass(frozen=True)
class Difference:
    """The first thing that was not as recorded."""

    where: str  # "observation before step 3: axtree, line 14"
    recorded: str
    now: str


def replay(trajectory: Trajectory, folder: Path) -> Difference | None:
    """Play the recorded actions in a new environment; `folder` is where the file lies. None if all comes out equal.

    Raises BadTrajectory if the recording is not whole, as one that ended in a fault.
    """
    if trajectory.end is None:
        reason = f"ended in a fault of {trajectory.fault.stage}" if trajectory.fault else "was cut off"
        raise BadTrajectory(f"This episode {reason}, so there is nothing to compare with. Play it again with --resume.")
    header = trajectory.header
    sides = {"width": header.width, "height": header.height}
    options: dict[str, Any] = {"interface": header.interface, "tools": header.tools or "app", **sides}
    options |= {"actions": header.actions, "goto": header.goto}
    if header.observation:
        options["observation"] = header.observation
    env = gym.make(f"{header.family}-v0", max_steps=header.max_steps, **options)
    with closing(env):
        options = {"split": header.split, "size": header.size, **header.dials, "look": header.look}
        return next(_differences(trajectory, env, options, folder), None)


def _differences(trajectory: Trajectory, env: Any, options: dict[str, Any], folder: Path) -> Iterator[Difference]:
    end = trajectory.end
    assert end is not None
    observation, info = env.reset(seed=trajectory.header.seed, options=options)
    yield from _compare("world", trajectory.header.world, info["world"])
    for step in trajectory.steps:
        where = f"step {step.index + 1}"
        yield from _compare_observation(f"observation before {where}", step.observation, observation, folder)
        observation, reward, terminated, truncated, info = env.step(step.action)
        yield from _compare(f"{where}: reward", step.reward, float(reward))
        yield from _compare(f"{where}: terminated", step.terminated, terminated)
        yield from _compare(f"{where}: truncated", step.truncated, truncated)
    yield from _compare_observation("last observation", end.observation, observation, folder)
    verdict = env.unwrapped.verdict() if end.stopped is not None else info["verdict"]
    yield from _compare_plain("verdict", end.verdict, verdict.as_dict())
    yield from _compare("final database (sha256)", end.database, sha256(env.unwrapped.world.snapshot()))


def _compare_observation(where: str, recorded: Observation, now: Observation, folder: Path) -> Iterator[Difference]:
    recorded = {**recorded, "error": recorded["error"].removeprefix(FIRST_ALONE).removeprefix("; ")}
    now = {kind: value for kind, value in now.items() if kind in recorded or kind not in _LATER}
    yield from _compare(f"{where}: kinds", sorted(recorded), sorted(now))
    for kind in sorted(recorded):
        if isinstance(now[kind], np.ndarray):
            yield from _compare_images(f"{where}: {kind}", recorded[kind], now[kind], folder)
        else:
            yield from _compare_plain(f"{where}: {kind}", recorded[kind], now[kind])


def _compare_images(where: str, recorded: Any, now: Pixels, folder: Path) -> Iterator[Difference]:
    path = image_file(folder, recorded.get("file") if isinstance(recorded, dict) else recorded)
    before = read_png(path)
    yield from _compare(f"{where}, size", before.shape, now.shape)
    rows, columns = np.nonzero((before != now).any(axis=2))
    if len(rows):
        box = f"x {columns.min()}–{columns.max()}, y {rows.min()}–{rows.max()}"
        yield Difference(where, str(path), f"{len(rows)} pixels differ, within {box}")


def _compare_plain(where: str, recorded: Any, now: Any) -> Iterator[Difference]:
    """Compare what JSON can hold, down to the line or the entry that differs."""
    if isinstance(recorded, str) and isinstance(now, str):
        for number, (before, after) in enumerate(zip_longest(recorded.splitlines(), now.splitlines()), 1):
            if before != after:
                yield Difference(f"{where}, line {number}", _shown(before), _shown(after))
    elif isinstance(recorded, dict) and isinstance(now, dict):
        for key in sorted(recorded.keys() | now.keys()):
            yield from _compare_plain(f"{where}, {key}", recorded.get(key), now.get(key))
    elif isinstance(recorded, list | tuple) and isinstance(now, list | tuple):
        for number, (before, after) in enumerate(zip_longest(recorded, now), 1):
            yield from _compare_plain(f"{where}, no. {number}", before, after)
    else:
        yield from _compare(where, recorded, now)


def _compare(where: str, recorded: Any, now: Any) -> Iterator[Difference]:
    if recorded != now:
        yield Difference(where, _shown(recorded), _shown(now))


def _shown(value: Any) -> str:
    return "nothing" if value is None else str(value)
