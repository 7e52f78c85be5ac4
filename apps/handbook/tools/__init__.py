"""The tools of the handbook: reading its sections, what changed in them, and searching."""

from __future__ import annotations

from functools import cache

from ...platform.tools import Toolbox
from .reading import READING, visit


@cache
def toolbox() -> Toolbox:
    """All of them, by namespace."""
    return Toolbox({"reading": READING}, visit=visit)
