"""The page in which trajectories are leafed through: plain files, opened without a server."""

from .page import Written, publish, write_page

__all__ = ["Written", "publish", "write_page"]
