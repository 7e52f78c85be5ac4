"""Many gold episodes into a folder, by one process or several: the index is written after each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from ...tasks import Family
from ..errors import BadSelection
from ..outputs import check_folder
from ..trajectories.model import Trajectory
from ..trajectories.store import Store, index_entry
from .rollout import Played, RolloutConfig
from .rollout import play as play_here
from .workers import play_in_processes

Report = Callable[[Family, int, Trajectory], None]
#: Plays the configured episodes that a store lacks, and yields all of them.
Play = Callable[[RolloutConfig, Store], Iterable[Played]]


def prepare(store: Store, *, resume: bool, force: bool) -> None:
    """Make sure that `store` is empty, or may be replaced or added to. Raises BadSelection, CannotWrite."""
    found = store.files()
    if store.folder.exists() and not store.folder.is_dir():
        raise BadSelection(f"{store.folder} is a file; --out names a folder.")
    if (store.folder / "manifest.json").exists():
        raise BadSelection(f"{store.folder} holds a run of `deskgym run`: choose another --out.")
    check_folder(store.folder)
    if found and not (resume or force):
        raise BadSelection(
            f"{store.folder} holds {len(found)} trajectories already. "
            "Give --resume to add what is missing, or --force to replace them."
        )
    if force:
        store.clear()


def play_all(
    config: RolloutConfig, store: Store, report: Report, *, jobs: int = 1, play: Play | None = None
) -> list[Trajectory]:
    """Play every configured episode that `store` lacks, and return all of them; `report` hears of each.

    With several `jobs`, as many processes share the families, each with a browser of its own; or `play` plays them.
    """
    entries = {path: index_entry(path, trajectory) for path, trajectory in store.episodes()}
    trajectories: dict[Path, Trajectory] = {}
    jobs = min(jobs, len(config.families))
    play = play or (play_here if jobs <= 1 else partial(play_in_processes, jobs=jobs))
    for family, seed, trajectory in play(config, store):
        path = store.path(family.id, seed, trajectory.header.look)
        entries[path] = index_entry(path, trajectory)
        store.write_index(list(entries.values()))
        trajectories[path] = trajectory
        report(family, seed, trajectory)
    wanted = (store.path(family.id, *played) for family in config.families for played in config.of(family))
    return [trajectories[path] for path in wanted]
