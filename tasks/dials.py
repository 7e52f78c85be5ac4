"""The dials of difficulty: how much harder an instance is made than its family asks (docs/difficulty.md)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from .errors import BadDial

#: How many relations lead from what a goal still names to the record that it means.
HOPS = range(5)
#: How many tasks a chain has.
LENGTHS = range(2, 41)


@dataclass(frozen=True, kw_only=True)
class Dials:
    """How the dials of a family stand. Raises BadDial."""

    hops: int = 0  # a name in the goal is replaced by a description over so many relations of the world
    length: int | None = None  # tasks in a chain; None: as many as the family has unless told, or it is no chain

    def __post_init__(self) -> None:
        if not _is_whole(self.hops) or self.hops not in HOPS:
            raise BadDial(f"Dial 'hops' is a whole number from {HOPS[0]} to {HOPS[-1]}, not {self.hops!r}.")
        if self.length is not None and (not _is_whole(self.length) or self.length not in LENGTHS):
            raise BadDial(f"Dial 'length' is a whole number from {LENGTHS[0]} to {LENGTHS[-1]}, not {self.length!r}.")

    def turned(self) -> dict[str, int]:
        """Those that do not stand where they stand unless told, by name."""
        return {field.name: value for field in fields(self) if (value := getattr(self, field.name)) != field.default}


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


#: As they stand unless told.
NOT_TURNED = Dials()
