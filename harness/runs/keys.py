"""What an episode of a run is known by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...tasks.registry import Split


@dataclass(frozen=True, kw_only=True)
class EpisodeKey:
    """One episode of a run: an instance, and which attempt at it."""

    family: str
    seed: int
    split: Split
    attempt: int = 0
    dials: Mapping[str, int | str] = field(default_factory=dict, hash=False)

    @property
    def name(self) -> str:
        """The stem of its file: "7-test-0", or "7-test-0-hops2" with a dial."""
        return "-".join(
            [f"{self.seed}-{self.split}-{self.attempt}", *(f"{k}{v}" for k, v in sorted(self.dials.items()))]
        )

    @property
    def order(self) -> tuple[object, ...]:
        """Episodes are listed by this."""
        dials = tuple((name, str(value)) for name, value in sorted(self.dials.items()))
        return self.family, self.split, self.seed, dials, self.attempt

    def __str__(self) -> str:
        attempt = f", attempt {self.attempt}" if self.attempt else ""
        return f"{self.family} seed {self.seed}{attempt}"
