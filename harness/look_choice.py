"""In which looks episodes are played: all in one, each in several, or each in one drawn from a split."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..apps.platform.looks import LOOKS, BadLook, drawn_look, look_of
from ..tasks.registry import Split
from .errors import BadSelection
from .selection import parse_seeds

_PLAIN = "0"


@dataclass(frozen=True)
class LookChoice:
    """What --look and --looks say. Raises BadSelection."""

    look: str = _PLAIN  # of all
    looks: str | None = None  # a split, or numbers: "train", "0:8", "0,17"

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "look", look_of(self.look).name)
            if self.looks is not None and self.looks not in LOOKS:
                for number in parse_seeds(self.looks):
                    look_of(number)
        except BadLook as error:
            raise BadSelection(str(error)) from None
        if self.looks is not None and self.look != _PLAIN:
            raise BadSelection("--looks says in which looks it is played: leave out --look.")

    def of(self, family: str, split: Split, seed: int) -> tuple[str, ...]:
        """The looks in which an instance is played."""
        if self.looks is None:
            return (self.look,)
        if self.looks in LOOKS:
            return (drawn_look(self.looks, family, split, seed).name,)
        return tuple(look_of(number).name for number in parse_seeds(self.looks))

    @property
    def per_instance(self) -> int:
        """In how many looks each instance is played."""
        return 1 if self.looks is None or self.looks in LOOKS else len(parse_seeds(self.looks))

    @property
    def is_plain(self) -> bool:
        return self.looks is None and self.look == _PLAIN


def in_file_names(look: str) -> str:
    """What tells a look's files from those of the plain one: "-look17"; nothing of the plain one."""
    return "" if look == _PLAIN else "-look" + re.sub(r"\W", "_", look)
