"""Ten thousand steps in one process: what it holds must not grow."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, fields
from itertools import combinations, cycle
from pathlib import Path
from statistics import median

from ...gym import make
from ...gym.browser import Browser, acquire, release
from ...tasks import Family
from .config import FULL, WARM_SEEDS
from .machine import anonymous_memory, open_files, process_tree, threads, trim_memory
from .timing import Env, TimedEnv, play

#: Megabytes by which memory may have grown at the end: a browser collects its garbage when it likes.
ALLOWANCE = 40.0
READINGS = 10


@dataclass(frozen=True)
class Reading:
    """What the process and its browser hold after so many steps; of memory, what does not come from files."""

    steps: int
    memory: float  # MiB of this process
    browser: float  # MiB of all processes below it
    threads: int
    files: int
    contexts: int
    temporary: int

    @classmethod
    def now(cls, steps: int, browser: Browser, folder: Path) -> Reading:
        trim_memory()
        me, *others = [os.getpid(), *(pid for pid in process_tree(os.getpid()) if pid != os.getpid())]
        return cls(
            steps=steps,
            memory=anonymous_memory([me]),
            browser=anonymous_memory(others),
            threads=threads([me]),
            files=open_files([me]),
            contexts=len(browser.chromium.contexts),
            temporary=sum(1 for _ in folder.rglob("*")),
        )


COUNTS = tuple(field.name for field in fields(Reading) if field.name != "steps")
_SIZES = ("memory", "browser")


def growth(values: Sequence[float]) -> float:
    """How much a series has risen from end to end: its median slope (Theil-Sen), which single peaks do not move."""
    slopes = [(values[late] - values[early]) / (late - early) for early, late in combinations(range(len(values)), 2)]
    return median(slopes) * (len(values) - 1) if slopes else 0.0


def grown(readings: Sequence[Reading]) -> dict[str, float]:
    """What has grown, and by how much."""
    rises = {name: growth([float(getattr(reading, name)) for reading in readings]) for name in COUNTS}
    return {name: rise for name, rise in rises.items() if rise > (ALLOWANCE if name in _SIZES else 0.5)}


def soak(families: Sequence[Family], steps: int, report: Callable[[Reading], object]) -> list[Reading]:
    """Play gold ways until `steps` steps are done, with readings from after the first round to the end."""
    readings: list[Reading] = []
    with _own_folder() as folder, ExitStack() as stack:
        browser = acquire()
        stack.callback(release, browser)
        envs = [
            stack.enter_context(closing(TimedEnv(make(f"{family.id}-v0", observation=FULL)))) for family in families
        ]
        # Every instance once: caches fill before the first reading.
        done, episodes = 0, _episodes(envs)
        for _ in range(len(envs) * WARM_SEEDS):
            next(episodes)
        while done <= steps:
            if done >= len(readings) * steps / READINGS:
                # Read in one state, with the same pages open.
                for env in envs:
                    env.reset(seed=0)
                readings.append(Reading.now(done, browser, folder))
                report(readings[-1])
            done += next(episodes)
        return readings


def _episodes(envs: Sequence[Env]) -> Iterator[int]:
    """Play gold ways in turn, and yield how many steps each took."""
    for seed in cycle(range(WARM_SEEDS)):
        for env in envs:
            assert isinstance(env, TimedEnv)
            play(env, seed)
            yield len(env.timings)
            env.timings.clear()


@contextmanager
def _own_folder() -> Iterator[Path]:
    """A folder of our own for temporary files, so that each can be counted."""
    before, chosen = os.environ.get("TMPDIR"), tempfile.tempdir
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["TMPDIR"] = tempfile.tempdir = folder
        try:
            yield Path(folder)
        finally:
            tempfile.tempdir = chosen
            if before is None:
                del os.environ["TMPDIR"]
            else:
                os.environ["TMPDIR"] = before
