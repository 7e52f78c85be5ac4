"""What an episode of a run is known by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...tasks.registry import Split
from ..look_choice import in_file_names


@dataclass(frozen=True, kw_only=True)
class EpisodeKey:
    """One episode of a run: an instance, and which attempt at it."""

    family: str
    seed: int
    split: Split
    attempt: int = 0
    dials: Mapping[str, int | str] = field(default_factory=dict, hash=False)
    look: str = "0"  # in which the office is served

    @property
    def name(self) -> str:
        """The stem of its file: "7-test-0", or "7-test-0-hops2" with a dial, "7-test-0-look17" in a look."""
        dials = [f"{k}{v}" for k, v in sorted(self.dials.items())]
        return "-".join([f"{self.seed}-{self.split}-{self.attempt}", *dials]) + in_file_names(self.look)

    @property
    def order(self) -> tuple[object, ...]:
        """Episodes are listed by this."""
        dials = tuple((name, str(value)) for name, value in sorted(self.dials.items()))
        return self.family, self.split, self.seed, dials, self.look, self.attempt

    def __str__(self) -> str:
        attempt = f", attempt {self.attempt}" if self.attempt else ""
        look = "" if self.look == "0" else f", look {self.look}"
        return f"{self.family} seed {self.seed}{look}{attempt}"
