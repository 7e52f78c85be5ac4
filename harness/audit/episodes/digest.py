"""An episode as digests, played in a process of its own: this module, run with a family, a seed and how many others."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from contextlib import closing
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
    found = []
    for number, hash_seed in enumerate(("1", "2")):
        run = subprocess.run(
            [sys.executable, "-m", __name__, family, str(seed), str(number)],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise TaskError(f"The process that played {family!r} ended with {run.returncode}: {run.stderr[-400:]}")
        found.append(json.loads(run.stdout.splitlines()[-1]))
    return found


def main(family: str, seed: int, others: int) -> dict[str, str]:
    with closing(gym.make(f"{family}-v0", observation=EVERYTHING)) as env:
        for other in range(others):
            play_gold(env, seed + 1 + other)
        return digest(play_gold(env, seed))


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
    print(json.dumps(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))  # noqa: T201
