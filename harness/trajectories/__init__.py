"""Trajectories: the recording of an episode as data, in files, as rows for training and as a page."""

from .model import Trajectory, read

__all__ = ["Trajectory", "read"]
