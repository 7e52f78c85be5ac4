"""A run: what is missing in its folder is played, and noted as it lands."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence

from .entries import RunEntry
from .folder import RunFolder
from .keys import EpisodeKey

#: Plays episodes into the folder, and yields each as it lands.
Play = Callable[[Sequence[EpisodeKey]], Iterable[RunEntry]]


def play_missing(folder: RunFolder, wanted: Sequence[EpisodeKey], play: Play) -> Generator[RunEntry, None, None]:
    """Play what has not landed in a folder that `begin` made ready, and yield each episode as it lands.

    However this ends, the folder is in order.
    """
    try:
        for entry in play(folder.missing(wanted)):
            folder.append(entry)
            yield entry
    finally:
        folder.mend()
    folder.finish(wanted)
