"""Action sets: all actions, those aimed at elements, or those aimed at pixels; with or without going to an address.

What a set leaves out is refused like an action that there is not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..errors import ActionError
from .base import Action
from .models import KINDS, Call, Goto
from .parsing import Reading, read_action

#: What actions may be aimed at.
SETS: Final = ("all", "elements", "pixels")
#: Arguments that name an element, a pixel, and an address.
REFS: Final = ("ref", "from_ref", "to_ref")
POINTS: Final = ("x", "y", "from_x", "from_y", "to_x", "to_y")
_ADDRESS = ("url",)
_OUT: Final[Mapping[str, tuple[str, ...]]] = {"all": (), "elements": POINTS, "pixels": REFS}


@dataclass(frozen=True)
class ActionSet:
    """The actions that an environment takes on pages."""

    actions: str = "all"
    goto: bool = True  # also to an address in a new tab
    has_tools: bool = False

    @property
    def kinds(self) -> dict[str, type[Action]]:
        """Its actions, by name."""
        own = {name: kind for name, kind in KINDS.items() if not self._is_out(kind)}
        return {**own, Call.name: Call} if self.has_tools else own

    @property
    def withheld(self) -> tuple[str, ...]:
        """Arguments that no action takes here."""
        return _OUT[self.actions] + (() if self.goto else _ADDRESS)

    def _is_out(self, kind: type[Action]) -> bool:
        needed = {name for name in kind.parameters() if not hasattr(kind, name)}
        return bool(needed & {*_OUT[self.actions]}) or (kind is Goto and not self.goto)

    def read(self, given: object) -> Reading:
        """The action that a dict, a call string or an Action means. Raises ActionError."""
        kinds = self.kinds
        reading = read_action(given, kinds)
        action = reading.action
        if action.name not in kinds:
            raise ActionError(f"unknown action '{action.name}'. There is {', '.join(kinds)}.")
        for name in self.withheld:
            if getattr(action, name, None) is not None:
                takes = [each for each in action.parameters() if each not in self.withheld]
                allowed = f"it takes {', '.join(takes)}" if takes else "it takes none"
                raise ActionError(f"{action.name} has no argument '{name}': {allowed}")
        return reading
