"""Which episodes a command means: families by pattern, seeds by range."""

from __future__ import annotations

import re

from ..tasks import Family, families, get_family
from .errors import BadSelection

_RANGE = re.compile(r"([0-9]{1,18}):([0-9]{1,18})")
_SEED = re.compile(r"[0-9]{1,18}")
_MOST = 1_000_000


def parse_seeds(text: str) -> list[int]:
    """The seeds of "7", "0:5" (0 to 4, as in Python) or a list of these: "0:5,9". Raises BadSelection."""
    seeds: list[int] = []
    for part in text.split(","):
        part = part.strip()
        if found := _RANGE.fullmatch(part):
            first, end = int(found[1]), int(found[2])
            if first >= end:
                raise BadSelection(
                    f"The seed range {part!r} is empty: the second number is the first seed left out, as in 0:5."
                )
            if end - first > _MOST:
                raise BadSelection(f"The seed range {part!r} has more than {_MOST:,} seeds.")
            seeds.extend(range(first, end))
        elif _SEED.fullmatch(part):
            seeds.append(int(part))
        else:
            raise BadSelection(f"{part!r} is no seed. Give a number (7), a range (0:5) or a list of these (0:5,9).")
    return list(dict.fromkeys(seeds))


def select_families(patterns: str) -> list[Family]:
    """The families of "crm-update", "crm-*", "all" or a list of these. Raises BadSelection and UnknownFamily."""
    chosen: dict[str, Family] = {}
    for pattern in (part.strip() for part in patterns.split(",")):
        if pattern == "all" or any(sign in pattern for sign in "*?["):
            found = families(pattern)
            if not found:
                raise BadSelection(f"No task family fits {pattern!r}. List them with `deskgym tasks`.")
        else:
            found = [get_family(pattern)]
        chosen.update((family.id, family) for family in found)
    return sorted(chosen.values(), key=lambda family: family.id)
