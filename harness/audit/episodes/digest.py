"""Episodes as digests, played in a process of its own: this module, run with their names, crm-update/7."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from typing import Any

import numpy as np

from .... import gym
from ....tasks.errors import TaskError
from ...episodes.gold import play_gold
from ...trajectories.images import sha256
from ...trajectories.model import Trajectory

#: Kinds of observation that together show all there is.
EVERYTHING = ["axtree", "dom", "screenshot"]


def digests(family: str, seed: int) -> list[dict[str, str]]:
    """What two processes see: under another hash seed, and the second one after another episode."""
    one, other = f"{family}/{seed}", f"{family}/{seed + 1}"
    return [played([one], PYTHONHASHSEED="1")[-1], played([other, one], PYTHONHASHSEED="2")[-1]]


def played(episodes: Sequence[str], **settings: str) -> list[dict[str, str]]:
    """What a process sees of episodes, one after the other, each family in an environment of its own.

    `settings` are variables of the process. Raises TaskError if it does not end well.
    """
    run = subprocess.run(
        [sys.executable, "-m", __name__, *episodes],
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise TaskError(f"The process that played {episodes[-1]!r} ended with {run.returncode}: {run.stderr[-400:]}")
    found: list[dict[str, str]] = json.loads(run.stdout.splitlines()[-1])
    return found


def main(episodes: Sequence[str]) -> list[dict[str, str]]:
    envs: dict[str, Any] = {}
    found = []
    with ExitStack() as stack:
        for family, _, seed in (name.partition("/") for name in episodes):
            if family not in envs:
                envs[family] = stack.enter_context(closing(gym.make(f"{family}-v0", observation=EVERYTHING)))
            found.append(digest(play_gold(envs[family], int(seed))))
    return found


def digest(trajectory: Trajectory) -> dict[str, str]:
    """What an episode consists of, part by part."""
    end = trajectory.end
    return {
        "fault": str(trajectory.fault),
        "actions": _sum([step.action for step in trajectory.steps]),
        "observations": _sum(list(trajectory.observations())),
        "database": "" if end is None else end.database,
        "verdict": "" if end is None else _sum(end.verdict),
    }


def differing(one: dict[str, str], other: dict[str, str]) -> str:
    """The parts in which two digests differ, in words; empty where there are none."""
    return ", ".join(part for part in one if one[part] != other.get(part))


def _sum(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, default=_plain).encode()).hexdigest()


def _plain(value: object) -> str:
    # An array's text leaves out all but its corners.
    return sha256(value.tobytes()) if isinstance(value, np.ndarray) else str(value)


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1:])))  # noqa: T201
