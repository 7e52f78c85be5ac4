"""A look, and how one is spelt: 17, "theme:dark,words:3", "17,theme:dark"."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from .axes import AXES, FEATURES, axis_of

#: The numbers of each split's looks; 0, the plain one, belongs to none.
LOOKS: Final[Mapping[str, range]] = {"train": range(1, 800), "validation": range(800, 900), "test": range(900, 1000)}
_NUMBERS = range(1000)


class BadLook(ValueError):
    """There is no such look; the text says what there is."""


@dataclass(frozen=True)
class Look:
    """How the office is served. Two looks are equal if they serve alike, however they are spelt."""

    name: str = field(compare=False)  # as it is spelt in `look=`, in `info` and in trajectories
    values: tuple[tuple[str, str], ...] = ()  # of each feature that is not as in look 0, in the order of the axes

    def __getitem__(self, feature: str) -> str:
        """The value of a feature, by its key."""
        return dict(self.values).get(feature, FEATURES[feature].plain)

    @property
    def is_plain(self) -> bool:
        return not self.values

    def of_axis(self, key: str) -> dict[str, str]:
        """What is not as in look 0 on one axis."""
        axis = axis_of(key)
        assert axis is not None, f"there is no axis {key!r}"
        keys = {feature.key for feature in axis.features}
        return {feature: value for feature, value in self.values if feature in keys}


#: Look 0.
PLAIN: Final = Look("0")


def look_of(given: object) -> Look:
    """The look that a number or text means. Raises BadLook."""
    if isinstance(given, Look):
        return given
    if isinstance(given, bool) or not isinstance(given, int | str):
        raise BadLook(f"A look is a number such as 17, or a text such as 'theme:dark,words:3', not {given!r}.")
    numbers = dict.fromkeys((axis.key for axis in AXES), 0)
    single: dict[str, str] = {}
    parts = [part.strip() for part in str(given).split(",")]
    for place, part in enumerate(parts):
        if part.lstrip("-").isdecimal():
            if place:
                raise BadLook(f"In look {given!r} the number {part!r} stands after something else; it comes first.")
            numbers = dict.fromkeys(numbers, _number(part, given))
            continue
        key, colon, value = (piece.strip() for piece in part.partition(":"))
        axis = axis_of(key)
        if axis is None or not colon:
            raise BadLook(
                f"Look {given!r} has {part!r}, which is neither a number nor an axis with a value. "
                f"Axes are {', '.join(axis.key for axis in AXES)}, as in 'theme:dark,words:3'."
            )
        if value.lstrip("-").isdecimal():
            numbers[key] = _number(value, given)
            continue
        feature = axis.feature_of(value)
        if feature is None:
            known = [each for feature in axis.features for each in feature.values]
            near = get_close_matches(value, known, 3)
            hint = f"Did you mean {', '.join(map(repr, near))}?" if near else f"There is {', '.join(known)}."
            raise BadLook(f"Look {given!r}: axis {key!r} has no value {value!r}. {hint}")
        single[feature.key] = value
    values: dict[str, str] = {}
    for axis in AXES:
        number = numbers[axis.key]
        drawn = axis.drawn(number, is_test=number in LOOKS["test"])
        for feature in axis.features:
            chosen = single.get(feature.key, drawn.get(feature.key, feature.plain))
            if chosen != feature.plain:
                values[feature.key] = chosen
    return Look(_spelt(numbers, single), tuple(values.items()))


def drawn_look(split: str, *path: str | int) -> Look:
    """The look of an instance: one of the split's, drawn by what tells the instance from others. Raises BadLook."""
    if split not in LOOKS:
        raise BadLook(f"Looks are drawn from 'train', 'validation' or 'test', not {split!r}.")
    digest = hashlib.sha256("/".join(map(str, ("look", *path))).encode()).digest()
    numbers = LOOKS[split]
    return look_of(numbers[int.from_bytes(digest[:8]) % len(numbers)])


def _number(text: str, given: object) -> int:
    number = int(text)
    if number not in _NUMBERS:
        raise BadLook(f"The looks are 0 to {_NUMBERS[-1]}; {given!r} asks for {number}.")
    return number


def _spelt(numbers: Mapping[str, int], single: Mapping[str, str]) -> str:
    """The one spelling of a choice: a number where all axes have the same, else what differs from 0, axis by axis."""
    parts = []
    base = next(iter(numbers.values()))
    is_whole = len(set(numbers.values())) == 1
    if is_whole and (base or not single):
        parts.append(str(base))
    for axis in AXES:
        if not is_whole and numbers[axis.key]:
            parts.append(f"{axis.key}:{numbers[axis.key]}")
        parts += [f"{axis.key}:{single[feature.key]}" for feature in axis.features if feature.key in single]
    return ",".join(parts)
