"""A large change is tried in samples."""

from __future__ import annotations

from ...tasks.verifier.changes import Change, Changes, Key

# Of how many changed rows each is tried in turn, and of how many where grading takes long because there are hundreds.
MOST, FEW, HUNDREDS = 24, 6, 200


def sample(changes: Changes, most: int = MOST) -> list[tuple[Key, Change]]:
    """At most so many of the changes, spread evenly, the first and the last among them."""
    items = list(changes.items())
    most = min(most, FEW) if len(items) > HUNDREDS else most
    if len(items) <= most:
        return items
    return [items[round(number * (len(items) - 1) / (most - 1))] for number in range(most)]
