"""What a policy sees before it acts: the goal, the page, the apps, and what it did last."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from ...tasks import get_family
from .page import Node, read_page
from .words import words

#: More nodes than this of one page are not looked at; the goal's words and what can be acted on come first.
MOST_NODES = 320
#: So many of the last deeds are remembered.
MEMORY = 5
APP, PAST = "app", "past"

#: What a policy may be kept from seeing, to find out which families can be passed without it.
Sight = Literal["all", "no goal", "no page", "page alone"]
SIGHTS: tuple[Sight, ...] = ("all", "no goal", "no page", "page alone")

_APP = re.compile(r"(.+) \((http[^)]*)\)$")
#: Words that say nothing about which record or control is meant.
_LITTLE = frozenset(
    words("a an and as at be by do for from has have i in is it me my of on or our please that the to we")
)


@dataclass(frozen=True)
class Deed:
    """Something done: a verb, on what, and the text that was written or chosen."""

    verb: str
    role: str = ""
    name: str = ""
    text: str = ""

    def as_node(self, ago: int) -> Node:
        return Node(f"{PAST}{ago}", self.text or self.name, f"{self.verb} {self.role} {self.name}".strip())


@dataclass(frozen=True)
class Situation:
    """Nodes are of the page, then the apps, then the last deeds, the latest first."""

    goal: str
    nodes: tuple[Node, ...]
    address: str
    deeds: int
    failed: bool


def wanted_words(text: str) -> frozenset[str]:
    """The words of a goal that say which record or control is meant."""
    return frozenset(word for word in words(text, 400) if word[0].isalnum() and word not in _LITTLE)


def situation(
    observation: Mapping[str, Any],
    deeds: Sequence[Deed],
    sight: Sight = "all",
    most: int | None = MOST_NODES,
    family: str = "",
) -> Situation:
    """What is seen of an observation with `axtree`, `goal`, `apps`, `url` and `error`, after these deeds.

    Of the page at most so many nodes; None is all. Whoever is kept from the goal sees the family's id in its place, as
    one would who learns that family alone; twins have one, or the id would say that nothing can be done.
    """
    goal = str(observation["goal"])
    if sight in ("no goal", "page alone"):
        goal = (family and get_family(family).twin) or family
    page = read_page(observation["axtree"])
    if most is not None:
        page = _foremost(page, wanted_words(goal), most)
    if sight == "no page":
        # Where something could be clicked is left, as to somebody who clicks with closed eyes.
        page = [Node(node.role, ref=node.ref) for node in page if node.ref]
    past = [] if sight == "page alone" else list(reversed(deeds))[:MEMORY]
    apps = [Node(APP, found[1], ref=found[2]) for app in observation["apps"] if (found := _APP.match(app))]
    nodes = [
        *page,
        *apps,
        *(deed.as_node(ago) for ago, deed in enumerate(past)),
    ]
    address = "" if sight == "no page" else re.sub(r"\d+", "0", str(observation["url"]).split("?")[0])
    steps = 0 if sight == "page alone" else len(deeds)
    return Situation(goal, tuple(nodes), address, steps, bool(observation["error"]))


def _foremost(nodes: list[Node], wanted: frozenset[str], most: int) -> list[Node]:
    """So many nodes that a policy can look at them, in the page's order."""
    if len(nodes) <= most:
        return nodes

    def rank(index: int) -> tuple[bool, bool, int]:
        node = nodes[index]
        meant = bool(wanted.intersection(words(f"{node.name} {node.value}")))
        return (not (node.ref and meant), not (node.ref or meant), index)

    kept = sorted(sorted(range(len(nodes)), key=rank)[:most])
    return [nodes[index] for index in kept]


def without_ref(node: Node) -> Node:
    """A node by all that it says, to tell which nodes look alike."""
    return replace(node, ref="")
