"""What a measuring run is about: which families, how long, and beside whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ...tasks import Family

#: One everyday family of each app.
FAMILIES = "crm-update,chat-react,sheet-correct,store-tracking"
#: The family whose pages the peer shows as well.
SHARED = "crm-update"
#: Warm resets go through these instances, whose worlds stay in memory.
WARM_SEEDS = 4
FULL = ("axtree", "dom", "screenshot")


@dataclass(frozen=True)
class BenchConfig:
    """`peer` is the Python that has BrowserGym, or None to measure ourselves alone."""

    families: Sequence[Family]
    quick: bool = False
    peer: Path | None = None
    say: Callable[[str], object] = str

    def times(self, full: int, quick: int) -> int:
        """How often to repeat."""
        return quick if self.quick else full

    @property
    def shared(self) -> str:
        """The family for what is measured on one alone: the shared one, unless only others were asked for."""
        ids = [family.id for family in self.families]
        return SHARED if SHARED in ids else ids[0]
