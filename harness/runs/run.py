"""A run: what is missing in its folder is played, and noted as it lands."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from .config import RunConfig
from .entries import Entry
from .folder import RunFolder
from .keys import EpisodeKey
from .ledger import Ledger
from .pool import Pool


def play_missing(
    config: RunConfig,
    folder: RunFolder,
    wanted: Sequence[EpisodeKey],
    *,
    jobs: int = 1,
    concurrency: int = 1,
    ledger: Ledger | None = None,
) -> Generator[Entry, None, None]:
    """Play what has not landed in a folder that `begin` made ready, and yield each episode as it lands.

    However this ends, the folder is in order. Raises what `Pool.play` raises.
    """
    pool = Pool(config, folder, jobs=jobs, concurrency=concurrency, ledger=ledger or Ledger())
    try:
        for entry in pool.play(folder.missing(wanted)):
            folder.append(entry)
            yield entry
    finally:
        folder.mend()
    folder.finish(wanted)
