"""What is played on a Ray cluster: episodes of a run, and gold solutions."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

from ...tasks import get_family
from ..episodes.rollout import Played, RolloutConfig, load_verified, play
from ..errors import WorkerDied
from ..trajectories.images import image_file
from ..trajectories.model import Trajectory, read
from ..trajectories.store import Store
from .config import RunConfig
from .entries import RunEntry
from .folder import RunFolder
from .keys import EpisodeKey
from .ledger import Ledger
from .ray_pool import RayPool
from .worker import Worker


class RunPlayer:
    """Plays episodes of a run on a node."""

    def __init__(self, config: RunConfig, folder: Path) -> None:
        self._folder = RunFolder(folder)
        self._worker = Worker(config, folder, lambda tokens, cost: None)

    def play(self, key: EpisodeKey) -> RunEntry:
        return self._worker.play(key)

    def files(self, key: EpisodeKey) -> list[Path]:
        path = self._folder.trajectory(key)
        return [path, path.with_suffix(".timing.json"), *_images(path)]


class GoldPlayer:
    """Plays gold solutions on a node."""

    def __init__(self, config: RolloutConfig, folder: Path) -> None:
        self._config, self._store = config, Store(folder)
        self._resources = ExitStack()
        self._resources.enter_context(config.browser())

    def play(self, key: EpisodeKey) -> Trajectory:
        ((_, _, trajectory),) = play(
            replace(self._config, families=[get_family(key.family)], seeds=[key.seed]), self._store
        )
        return trajectory

    def files(self, key: EpisodeKey) -> list[Path]:
        path = self._store.path(key.family, key.seed)
        return [path, *_images(path)]


def _images(path: Path) -> list[Path]:
    """The screenshots that a trajectory shows."""
    shown = (value for seen in read(path).observations() for value in seen.values())
    names = {value["file"] for value in shown if isinstance(value, dict) and "file" in value}
    return sorted(image_file(path.parent, name) for name in names)


def play_run_on_ray(
    config: RunConfig,
    folder: RunFolder,
    keys: Sequence[EpisodeKey],
    *,
    address: str,
    jobs: int | None,
    concurrency: int,
    ledger: Ledger,
) -> Generator[RunEntry, None, None]:
    """Play episodes of a run on a cluster into its folder. Raises NoRay, LimitReached, and what an actor raises."""
    own = ":" in config.agent and (Path.cwd() / f"{config.agent.partition(':')[0].split('.')[0]}.py").is_file()
    pool = RayPool(
        partial(RunPlayer, config),
        folder.store,
        give_up=lambda key, error: folder.land_fault(config, key, "worker", error),
        address=address,
        jobs=jobs,
        concurrency=concurrency,
        # An agent of one's own goes along.
        working_dir=Path.cwd() if own else None,
    )
    for entry in pool.play(keys):
        yield entry
        if entry.tokens is not None:
            ledger.add(entry.tokens["input"] + entry.tokens["output"], entry.cost or 0.0)


def play_gold_on_ray(config: RolloutConfig, store: Store, *, address: str, jobs: int | None) -> Iterator[Played]:
    """Play the configured gold solutions that `store` lacks on a cluster, and yield all of them."""
    missing = []
    for family in config.families:
        for seed in config.seeds:
            trajectory = load_verified(store.path(family.id, seed), config)
            if trajectory is not None:
                yield family, seed, trajectory
            else:
                missing.append(EpisodeKey(family=family.id, seed=seed, split=family.split))
    pool = RayPool(partial(GoldPlayer, replace(config, families=())), store, give_up=_raise, address=address, jobs=jobs)
    for trajectory in pool.play(missing):
        yield get_family(trajectory.header.family), trajectory.header.seed, trajectory


def _raise(key: EpisodeKey, error: WorkerDied) -> Trajectory:
    raise WorkerDied(f"{key}: {error}.") from error
