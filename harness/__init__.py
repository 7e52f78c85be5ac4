"""Floor 5: gold trajectories, their replay, export and viewer, and the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .episodes.gold import play_gold
    from .trajectories.model import Trajectory

__all__ = ["Trajectory", "play_gold"]


def __getattr__(name: str) -> Any:
    """Import what is asked for, so that the command line starts without the environment."""
    if name == "play_gold":
        from .episodes.gold import play_gold

        return play_gold
    if name == "Trajectory":
        from .trajectories.model import Trajectory

        return Trajectory
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
