"""Chooses the episodes of the named sets and notes what they are: `python -m deskgym.harness.runs.sets.freezing`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace

import click

from ....tasks.registry import Family, families
from ...mistakes import Command
from ...sampling import representatives
from ..instances import digest_of
from ..keys import EpisodeKey
from . import FOLDER, EpisodeSet, load_set, set_names


@dataclass(frozen=True)
class Rule:
    """Which families a set draws from, and how many episodes it has: the first of each family, then a second …

    Every agent can play every set: families that need pictures are in none.
    """

    about: str
    count: int
    admits: Callable[[Family], bool] = lambda family: True

    def chosen(self) -> list[EpisodeKey]:
        """The episodes, all of the test split, each with a seed of its own: so they spread over its worlds."""
        admitted = [family for family in families() if self.admits(family) and not family.needs]
        order = representatives(admitted, len(admitted))
        return [
            EpisodeKey(family=order[number % len(order)].id, seed=number, split="test") for number in range(self.count)
        ]


def _of(*apps: str) -> Callable[[Family], bool]:
    return lambda family: family.id.split("-")[0] in apps


RULES = {
    "office-20": Rule("A quick look: twenty families that stand for all.", 20),
    "office-200": Rule("Every family at least once.", 200),
    "crm-40": Rule("The CRM alone.", 40, _of("crm")),
    "chat-40": Rule("The team chat alone.", 40, _of("chat")),
    "sheet-40": Rule("The spreadsheet alone.", 40, _of("sheet")),
    "store-40": Rule("The store alone, from both of its sides.", 40, _of("store")),
    "held-out-40": Rule("The families that are in no training split.", 40, lambda family: family.split == "test"),
}


def freeze(name: str, rule: Rule) -> EpisodeSet:
    """The set as the rule and the worlds of today make it; its version goes up if that is not what it was."""
    made = EpisodeSet(name, 1, rule.about, {key: digest_of(key) for key in rule.chosen()})
    if name not in set_names():
        return made
    last = load_set(name)
    return replace(made, version=last.version + (made.digest != last.digest))


@click.command(cls=Command)
def main() -> None:
    """Make every named set anew from the worlds and tasks of today."""
    for name, rule in RULES.items():
        made = freeze(name, rule)
        (FOLDER / f"{name}.json").write_text(made.dump(), encoding="utf-8", newline="\n")
        sys.stdout.write(f"{made}, {len(made.instances)} episodes\n")


if __name__ == "__main__":
    main()
