"""What can go wrong with a world.

WorldError    no such seed or size, or a file that holds something else
"""

from __future__ import annotations


class WorldError(Exception):
    """A world cannot be had as asked for; the text says what to do."""
