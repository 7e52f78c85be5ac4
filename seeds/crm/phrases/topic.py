"""What belongs to one subject of cases."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Topic:
    """Patterns of what is written about one subject: in the order of a case's own fields."""

    types: tuple[str, ...]
    subjects: tuple[str, ...]
    stories: tuple[str, ...]
    details: tuple[str, ...]
    resolutions: tuple[str, ...]
    #: What they write themselves, after the greeting.
    letters: tuple[str, ...]
