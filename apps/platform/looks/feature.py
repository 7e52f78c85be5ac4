"""What a look decides: a feature has a few values, the first of which is that of look 0."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Feature:
    """One thing that looks differ in. Its values are told by name from all others of the axis."""

    key: str  # "density": its attribute is `data-look-density`
    values: Sequence[str]  # the first is how it is without a look
    doc: str  # what it changes, in a line for the page of docs
    held_out: Sequence[str] = field(default=())  # values that only looks of the test split have

    @property
    def plain(self) -> str:
        return self.values[0]

    def drawn(self, axis: str, number: int, *, is_test: bool) -> str:
        """The value in look `number`: drawn by a digest of its own, so that a new feature changes no other."""
        values = [value for value in self.values if is_test or value not in self.held_out]
        digest = hashlib.sha256(f"{axis}/{self.key}/{number}".encode()).digest()
        return values[int.from_bytes(digest[:8]) % len(values)]


@dataclass(frozen=True)
class Axis:
    """One direction in which looks differ, with a number of its own."""

    key: str
    doc: str
    features: Sequence[Feature]

    def drawn(self, number: int, *, is_test: bool) -> dict[str, str]:
        """Of each feature that is not as in look 0, its value in look `number`."""
        if number == 0:
            return {}
        drawn = {feature.key: feature.drawn(self.key, number, is_test=is_test) for feature in self.features}
        return {feature.key: drawn[feature.key] for feature in self.features if drawn[feature.key] != feature.plain}

    def feature_of(self, value: str) -> Feature | None:
        """The feature that has a value of this name."""
        return next((feature for feature in self.features if value in feature.values), None)
