"""The data card: README.md beside an export says what is in it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ...tasks.registry import families
from ..errors import CannotWrite
from ..trajectories.images import sha256
from ..trajectories.model import Header, Trajectory

NAME = "README.md"
_HEAD = "# Data of Deskgym\n"
# How gold is called, by its way.
_GOLD = {"plain": "gold", "swift": "gold (swift)"}
# What makes an instance; with the version, as that draws it.
_INSTANCE = ("package", "family", "split", "seed", "size", "dials", "world", "goal", "instance")


@dataclass
class Card:
    """What the episodes of an export have in common, and how many there are of each."""

    format: str  # its name, and the options that choose its form
    headers: list[Header] = field(default_factory=list)
    steps: Counter[str] = field(default_factory=Counter)  # by family

    def add(self, trajectory: Trajectory) -> None:
        self.headers.append(trajectory.header)
        self.steps[trajectory.header.family] += len(trajectory.steps)

    @property
    def digest(self) -> str:
        """The same only if the episodes are of the same instances of the same families (16 hex digits)."""
        facts = {json.dumps([getattr(header, name) for name in _INSTANCE], sort_keys=True) for header in self.headers}
        return sha256("\n".join(sorted(facts)).encode())[:16]

    def section(self, name: str) -> str:
        """The part of the card about the export of this name."""
        headers = self.headers
        rows = {
            "episodes": f"{len(headers)}, each verified; {self.steps.total()} steps",
            "format": self.format,
            "acts on": _counted(header.acts_on for header in headers),
            "sees": _counted(", ".join(header.observation) or "results of calls" for header in headers),
            "splits": _counted(split_of(header) for header in headers),
            "looks": _counted(header.look for header in headers),
            "levels": _counted(header.level or "unknown" for header in headers),
            "played by": _counted(header.agent or _GOLD[header.way or "plain"] for header in headers),
            "deskgym": _counted(header.package for header in headers),
            **({"tools": _counted(given)} if (given := [each.tools for each in headers if each.tools]) else {}),
            "digest of instances": f"`{self.digest}`",
        }
        warning = "\nThe test split measures: **not for training.**\n" if "test" in map(split_of, headers) else ""
        counts = Counter(header.family for header in headers)
        table = "".join(f"| `{key}` | {count} | {self.steps[key]} |\n" for key, count in sorted(counts.items()))
        facts = "".join(f"| {key} | {value} |\n" for key, value in rows.items())
        return f"## {name}\n{warning}\n| | |\n|---|---|\n{facts}\n| family | episodes | steps |\n|---|---|---|\n{table}"


def split_of(header: Header) -> str:
    """The split that an episode counts to: a held-out family belongs to the test split, whatever its world."""
    return "test" if header.family in _held_out() else header.split


@cache
def _held_out() -> frozenset[str]:
    return frozenset(family.id for family in families() if family.split == "test")


def check_card(folder: Path) -> None:
    """Make sure that the card would replace nothing but a card. Raises CannotWrite."""
    path = folder / NAME
    if path.exists() and not path.read_text("utf-8", "replace").startswith(_HEAD):
        raise CannotWrite(f"{path} is no data card, and one is written beside the rows: choose a folder of their own.")


def write_card(out: Path, card: Card) -> None:
    """Say in README.md beside `out` what is in there; what it says of other files stays."""
    path = out.parent / NAME
    known = path.read_text("utf-8").split("\n## ")[1:] if path.exists() else []
    sections = {section.partition("\n")[0]: f"## {section.rstrip()}\n" for section in known}
    sections[out.name] = card.section(out.name)
    path.write_text("\n".join([_HEAD, *(sections[name] for name in sorted(sections))]), "utf-8", newline="\n")


def _counted(values: Iterable[str]) -> str:
    return "; ".join(f"{value} ({count})" for value, count in sorted(Counter(values).items()))
