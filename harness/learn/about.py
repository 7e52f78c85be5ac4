"""What a policy's file says of it, which can be read without torch."""

from __future__ import annotations

import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..errors import BadSelection
from .examples import Vocabulary
from .situation import Sight

#: Changes when features or network do, so that no old file is read wrongly.
FORMAT = 1
ABOUT = "about.json"
#: Of the file beside a policy that says, for held back gold episodes of each family, how many steps it does not know.
KNOWN = ".known.json"


@dataclass(frozen=True, kw_only=True)
class About:
    """What a policy was taught, by whom, and what it sees."""

    vocabulary: Vocabulary
    sight: Sight = "all"
    families: tuple[str, ...] = ()
    episodes: int = 0  # gold episodes per family
    looks: tuple[str, ...] = ("0",)
    seed: int = 0
    updates: int = 0  # of reinforcement learning
    begun: str = ""  # the policy that those began with
    bettered: tuple[str, ...] = ()  # the families that they were on
    lessons: int = 0  # steps of gold that it was taught by
    seconds: int = 0  # that it took, gold left out
    epochs: list[dict[str, Any]] = field(default_factory=list)  # how well it knew them after each


def read_about(path: Path) -> About:
    """What is said of the policy of a file. Raises BadSelection where there is none that can be read."""
    try:
        with zipfile.ZipFile(path) as file:
            said = json.loads(file.read(ABOUT))
    except (OSError, zipfile.BadZipFile, KeyError, ValueError) as error:
        raise BadSelection(f"{path} is no policy of `deskgym learn clone`: {error}.") from None
    if said.pop("format") != FORMAT:
        raise BadSelection(f"{path} was written by another version of deskgym: teach it anew.")
    vocabulary = Vocabulary(*(tuple(said["vocabulary"][name]) for name in ("phrases", "keys")))
    lists = {name: tuple(said[name]) for name in ("families", "looks", "bettered") if name in said}
    return About(**{**said, **lists, "vocabulary": vocabulary})
