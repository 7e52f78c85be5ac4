"""Seeds that nobody has used: the code's own fingerprint chooses them, so that each change meets new ones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random

from .. import apps, gym, seeds, tasks

#: Beyond what people, sets and tests count up to.
RANGE = range(1_000_000, 1_000_000_000)
_FLOORS = (apps, seeds, tasks, gym)
_SUFFIXES = {".py", ".html", ".js", ".css"}
# Front-end files that set-up brings or makes.
_MADE = {"vendor", "bundles"}


@cache
def fingerprint() -> str:
    """A digest (16 hex digits) of the sources of everything that an episode is made of."""
    return digest(Path(floor.__path__[0]) for floor in _FLOORS)


def digest(folders: Iterable[Path]) -> str:
    """A digest (16 hex digits) of the sources in these folders, by their names and contents."""
    found = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder)
            if path.suffix in _SUFFIXES and _MADE.isdisjoint(name.parts):
                found.update(f"\0{folder.name}/{name.as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()[:16]


def random_of(purpose: str, code: str | None = None) -> Random:
    """The randomness that the code, the present one unless told, comes to for a purpose."""
    source = hashlib.sha256(f"{purpose}/{code or fingerprint()}".encode()).digest()
    return Random(int.from_bytes(source[:8], "big"))


def fresh_seeds(purpose: str, count: int, code: str | None = None) -> list[int]:
    """So many different seeds for a purpose, in order."""
    return sorted(random_of(purpose, code).sample(RANGE, count))
