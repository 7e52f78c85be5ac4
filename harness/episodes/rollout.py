"""Playing many gold episodes: one environment per family, one file per episode, the index after each."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gymnasium

from ... import gym
from ...gym.browser import acquire, release
from ...tasks import Family
from ..errors import BadSelection, BadTrajectory
from ..trajectories.model import Observation, Trajectory, read
from ..trajectories.store import Store, Writer, index_entry
from .gold import Form, play_gold

Played = tuple[Family, int, Trajectory]
Report = Callable[[Family, int, Trajectory], None]


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Which gold episodes to play, and how."""

    families: Sequence[Family]
    seeds: Sequence[int]
    observation: tuple[str, ...] = ("axtree", "screenshot")
    form: Form = "element"
    #: Screenshots in as few bytes as a PNG takes; else as the browser made them, sooner and larger.
    compact: bool = True

    @property
    def draw(self) -> bool:
        """Whether the recorder takes the screenshots."""
        return not self.compact and "screenshot" in self.observation

    def __len__(self) -> int:
        return len(self.families) * len(self.seeds)


def prepare(store: Store, *, resume: bool, force: bool) -> None:
    """Make sure that `store` is empty, or may be replaced or added to. Raises BadSelection."""
    found = store.files()
    if store.folder.exists() and not store.folder.is_dir():
        raise BadSelection(f"{store.folder} is a file; --out names a folder.")
    if found and not (resume or force):
        raise BadSelection(
            f"{store.folder} holds {len(found)} trajectories already. "
            "Give --resume to add what is missing, or --force to replace them."
        )
    if force:
        for path in found:
            path.unlink()
            shutil.rmtree(path.with_suffix(""), ignore_errors=True)


def play_all(plan: Plan, store: Store, report: Report, *, jobs: int = 1) -> list[Trajectory]:
    """Play every episode of the plan that `store` lacks, and return all of them; `report` hears of each.

    With several `jobs`, as many processes share the families, each with a browser of its own.
    """
    entries = {path: index_entry(path, trajectory) for path, trajectory in store.episodes()}
    trajectories: dict[tuple[str, int], Trajectory] = {}
    from . import workers

    jobs = min(jobs, len(plan.families))
    for family, seed, trajectory in play(plan, store) if jobs <= 1 else workers.play(plan, store, jobs):
        path = store.path(family.id, seed)
        entries[path] = index_entry(path, trajectory)
        store.write_index(list(entries.values()))
        trajectories[family.id, seed] = trajectory
        report(family, seed, trajectory)
    return [trajectories[family.id, seed] for family in plan.families for seed in plan.seeds]


def play(plan: Plan, store: Store) -> Generator[Played, None, None]:
    """Play the plan's episodes one after the other."""
    with one_browser():
        for family in plan.families:
            with ExitStack() as stack:
                env = None
                for seed in plan.seeds:
                    path = store.path(family.id, seed)
                    trajectory = _kept(path, plan)
                    if trajectory is None:
                        # Made when first needed: what is kept takes no browser.
                        env = env or stack.enter_context(closing(_make(family, plan)))
                        with Writer(path) as writer:
                            trajectory = play_gold(env, seed, form=plan.form, writer=writer, draw=plan.draw)
                    yield family, seed, trajectory


@contextmanager
def one_browser() -> Iterator[None]:
    """Keep the process's browser, once it runs, from one environment to the next."""
    browser = acquire()
    try:
        yield
    finally:
        release(browser)


def _make(family: Family, plan: Plan) -> gymnasium.Env[Observation, Any]:
    kinds = [kind for kind in plan.observation if not (plan.draw and kind == "screenshot")]
    # What would be opened after the last seed is played by nobody, and the processes share the processors as it is.
    return gym.make(f"{family.id}-v0", observation=kinds, ahead=False)


def _kept(path: Path, plan: Plan) -> Trajectory | None:
    """The trajectory at `path`, if it is verified and was played as the plan says; what went wrong is played again."""
    if not path.is_file():
        return None
    try:
        trajectory = read(path)
    except BadTrajectory:
        return None
    header = trajectory.header
    if (header.form, sorted(header.observation)) != (plan.form, sorted(plan.observation)):
        raise BadSelection(
            f"{path} was played with --form {header.form} --observation {','.join(header.observation)}. "
            "Ask for the same, choose another --out, or give --force."
        )
    return trajectory if trajectory.verified else None
