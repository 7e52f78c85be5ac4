"""Many gold episodes into a folder, by one process or several: the index is written after each."""

from __future__ import annotations

from collections.abc import Callable

from ...tasks import Family
from ..errors import BadSelection
from ..outputs import check_folder
from ..trajectories.model import Trajectory
from ..trajectories.store import Store, index_entry
from .rollout import RolloutConfig, play
from .workers import play_in_processes

Report = Callable[[Family, int, Trajectory], None]


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


def play_all(config: RolloutConfig, store: Store, report: Report, *, jobs: int = 1) -> list[Trajectory]:
    """Play every configured episode that `store` lacks, and return all of them; `report` hears of each.

    With several `jobs`, as many processes share the families, each with a browser of its own.
    """
    entries = {path: index_entry(path, trajectory) for path, trajectory in store.episodes()}
    trajectories: dict[tuple[str, int], Trajectory] = {}
    jobs = min(jobs, len(config.families))
    for family, seed, trajectory in play(config, store) if jobs <= 1 else play_in_processes(config, store, jobs):
        path = store.path(family.id, seed)
        entries[path] = index_entry(path, trajectory)
        store.write_index(list(entries.values()))
        trajectories[family.id, seed] = trajectory
        report(family, seed, trajectory)
    return [trajectories[family.id, seed] for family in config.families for seed in config.seeds]
