"""What a host holds, and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much a host holds, and how long it waits."""

    sessions: int = 16  # episodes that are open at the same time
    idle: float = 600.0  # seconds after which an episode that nobody uses is closed
    step: float = 60.0  # seconds that a step may take
    open: float = 180.0  # seconds that opening may take: a world may have to be built
    answer: float = 30.0  # seconds in which a process says that it is there, or closes an episode
