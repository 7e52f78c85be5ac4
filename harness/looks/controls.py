"""How two looks of one page differ: where its controls are, and what they are called."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from html import unescape

from ...apps.platform.looks import Look
from ...gym.playing.names import names_in
from ...gym.snapshot import Node, Snapshot

_ROLES = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "switch", "tab", "menuitem"}
_PLACES = {
    "banner",
    "navigation",
    "main",
    "dialog",
    "complementary",
    "contentinfo",
    "toolbar",
    "tablist",
    "menu",
    "form",
}

Key = tuple[str, str]


@dataclass(frozen=True)
class ShownPage:
    """A page in a look."""

    look: Look
    url: str
    snapshot: Snapshot
    html: str


@dataclass(frozen=True)
class Differences:
    """What differs in two looks of the same page."""

    moves: list[float]  # of each control that both show, in pixels
    renamed_or_placed: int
    compared: int


def controls(plain: ShownPage) -> list[Key]:
    """Role and name of each control of the plain page whose name is its own.

    Those in rows are data: which rows a page has is the look's to say.
    """
    found = [
        (node.role, _name(node))
        for node in plain.snapshot.nodes
        if node.role in _ROLES and node.name and not any(above.role == "row" for above in node.ancestors)
    ]
    return [key for key, count in Counter(found).items() if count == 1]


def found_in(page: ShownPage, keys: list[Key]) -> dict[Key, Node]:
    """Where these controls of the plain page are in another look of it."""
    by_name: dict[Key, list[Node]] = {}
    for node in page.snapshot.nodes:
        by_name.setdefault((node.role, _name(node)), []).append(node)
    found: dict[Key, Node] = {}
    for role, name in keys:
        for said in names_in(page.look, page.url, name):
            if len(nodes := by_name.get((role, said), [])) == 1:
                found[role, name] = nodes[0]
                break
    return found


def lost_in(page: ShownPage, keys: list[Key]) -> list[str]:
    """Names of the plain page that another look neither shows nor keeps in a menu, whatever the word for them."""
    shown = {_name(node) for node in page.snapshot.nodes}
    source = " ".join(unescape(page.html).split())
    return [
        name
        for _, name in keys
        if not any(said in shown or said in source for said in names_in(page.look, page.url, name))
    ]


def differences(one: ShownPage, other: ShownPage, keys: list[Key]) -> Differences:
    """How the controls `keys` of the plain page differ in two looks."""
    here, there = found_in(one, keys), found_in(other, keys)
    both = [key for key in keys if key in here and key in there]
    moves = [_distance(here[key], there[key]) for key in both]
    changed = sum(_name(here[key]) != _name(there[key]) or _place(here[key]) != _place(there[key]) for key in both)
    # What only one of them shows is elsewhere in the other.
    elsewhere = sum((key in here) != (key in there) for key in keys)
    return Differences(moves, changed + elsewhere, len(both) + elsewhere)


def _name(node: Node) -> str:
    return " ".join(node.name.split())


def _distance(one: Node, other: Node) -> float:
    (x, y), (u, v) = one.box.center, other.box.center
    return float(((x - u) ** 2 + (y - v) ** 2) ** 0.5)


def _place(node: Node) -> tuple[tuple[str, int], ...]:
    """The landmarks above it, and how many of its kind come before it there."""
    above = [each for each in node.ancestors if each.role in _PLACES]
    before = [each for each in above[0].walk() if each.role == node.role].index(node) if above else 0
    return (*((each.role, 0) for each in above), ("", before))
