"""How long the actions of an episode take: a second each, unless its task goes by what a person would need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

#: Milliseconds that a person needs for an action of each kind: to see what is there, to aim, and to act. None takes so
#: long that a message which pages show for eight seconds is gone before anybody sees it.
_BY_KIND = {
    "click": 6_000,
    "double_click": 6_000,
    "fill": 7_000,
    "type": 2_000,
    "press": 2_000,
    "select": 7_000,
    "drag": 7_000,
    "scroll": 3_000,
    "hover": 3_000,
    "upload": 7_000,
    "goto": 7_000,
    "back": 4_000,
    "forward": 4_000,
    "reload": 4_000,
    "new_tab": 4_000,
    "switch_tab": 3_000,
    "close_tab": 3_000,
    "read": 7_000,
    "answer": 1_000,
    "infeasible": 1_000,
    "done": 1_000,
}


@dataclass(frozen=True)
class Pace:
    """Milliseconds by kind of action, `otherwise` for any other and for what is no action; more for each key typed."""

    otherwise: int
    per_key: int = 0
    by_kind: Mapping[str, int] = field(default_factory=dict)

    def milliseconds(self, kind: str, keys: int = 0) -> int:
        """What an action takes in which so many characters are typed."""
        return self.by_kind.get(kind, self.otherwise) + self.per_key * keys


#: A second for whatever is done: the pace of all tasks that name no other.
STEADY = Pace(1_000)
#: Somebody at their desk, who types five characters a second.
AT_A_DESK = Pace(5_000, 200, _BY_KIND)
