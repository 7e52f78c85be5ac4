"""The page in which trajectories are leafed through: plain files, opened without a server."""

from .page import write_page

__all__ = ["write_page"]
