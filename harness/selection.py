"""Which episodes a command means: families by pattern, seeds by range."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress

from ..gym.errors import did_you_mean
from ..seeds.sizes import LAST_SEED
from ..tasks import Family, families, get_family
from ..tasks.errors import BadDial
from .errors import BadSelection
from .findings import fits

_RANGE = re.compile(r"([0-9]{1,18}):([0-9]{1,18})")
_SEED = re.compile(r"[0-9]{1,19}")
_MOST = 1_000_000


def check_patterns(patterns: str, known: Iterable[str]) -> None:
    """Make sure that every pattern of "csrf,bystander-*" fits a check of those `known` by id. Raises BadSelection."""
    ids = list(known)
    for pattern in (part.strip() for part in patterns.split(",")):
        if not any(fits(id, pattern) for id in ids):
            raise BadSelection(f"There is no check {pattern!r}. {did_you_mean(pattern, ids)}")


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
        elif _SEED.fullmatch(part) and int(part) <= LAST_SEED:
            seeds.append(int(part))
        else:
            raise BadSelection(f"{part!r} is no seed. Give a number (7), a range (0:5) or a list of these (0:5,9).")
    return list(dict.fromkeys(seeds))


def with_dials(chosen: list[Family], dials: Mapping[str, int]) -> list[Family]:
    """Those that these dials can be turned on, turned. Raises BadSelection if there are none."""
    found: list[Family] = []
    for family in chosen:
        with suppress(BadDial):
            turned = family.with_dials(**dials)
            if not dials.get("hops") or family.has_length or family.names_records:
                found.append(turned)
    if not found:
        raise BadSelection(
            f"{as_options(dials).strip()} makes nothing of what was chosen harder: no goal names a record, and none is "
            "a chain."
        )
    return found


def as_options(dials: Mapping[str, int | str]) -> str:
    """Dials as a command line turns them, each after a space: " --hops 2"."""
    return "".join(f" --{name} {value}" for name, value in dials.items())


def select_families(patterns: str, *, has_pictures: bool = True) -> list[Family]:
    """The families of "crm-update", "crm-*", "all" or a list of these. Raises BadSelection and UnknownFamily.

    Where there are no pictures, patterns leave out families that need them; one that is named stays, to be refused.
    """
    chosen: dict[str, Family] = {}
    for pattern in (part.strip() for part in patterns.split(",")):
        if pattern == "all" or any(sign in pattern for sign in "*?["):
            found = [family for family in families(pattern) if has_pictures or not family.needs]
            if not found:
                raise BadSelection(f"No task family fits {pattern!r}. List them with `deskgym tasks`.")
        else:
            found = [get_family(pattern)]
        chosen.update((family.id, family) for family in found)
    return sorted(chosen.values(), key=lambda family: family.id)
