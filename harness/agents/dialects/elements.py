"""What the tree of a page tells of an element, for calls that do different things to different elements."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ....gym import actions as do
from ....gym.errors import ActionError

_TOGGLES = ("checkbox", "menuitemcheckbox", "radio", "menuitemradio", "switch")
_MEANINGS = {True: True, False: False, "true": True, "false": False}
# What comes before the ref in an element's line: its depth, its role, its name in quotes, its states.
_HEAD = r'^( *)- (\w+)(?: "(?:[^"\\]|\\.)*")?((?: \[[\w=-]+\])*) '


@dataclass(frozen=True)
class Element:
    """One element of the tree."""

    ref: str
    role: str
    states: tuple[str, ...]  # checked, disabled …
    is_list: bool  # a native list, whose options are chosen and not clicked

    @property
    def is_toggle(self) -> bool:
        return self.role in _TOGGLES


def element(tree: str, ref: Any) -> Element | None:
    """The element of this ref; None where the tree does not show it."""
    found = re.search(rf"{_HEAD}{re.escape(f'[ref={ref}]')}", tree, re.MULTILINE)
    if found is None:
        return None
    depth, role, states = found.groups()
    below = re.match(rf"[^\n]*((?:\n{depth} +[^\n]*)*)", tree[found.end() :])
    options = re.findall(r"^ *- option\b.*", below[1] if below else "", re.MULTILINE)
    return Element(
        ref, role, tuple(re.findall(r"\[([\w=-]+)\]", states)), bool(options) and not any("[ref=" in o for o in options)
    )


def toggled(tree: str, ref: Any, value: Any) -> list[do.Action]:
    """What ticks or unticks a checkbox, radio button or switch: nothing where it is so already. Raises ActionError."""
    found = element(tree, ref)
    if found is None:
        raise ActionError(
            f"{ref} is not in the tree that you were shown last, so that nobody knows whether it is ticked: click it"
        )
    if not found.is_toggle:
        raise ActionError(f"{ref} is a {found.role}, and takes a text")
    if not isinstance(value, str | bool) or (wanted := _MEANINGS.get(value)) is None:
        raise ActionError(f"{ref} is a {found.role}: its value must be true or false")
    if ("checked" in found.states) == wanted:
        return []
    if not wanted and "radio" in found.role:
        raise ActionError(f"{ref} is a {found.role}: it ends when another one of its group is clicked")
    return [do.Click(ref)]
