"""Counts the actions of a solution without a browser: a solution is a script, whatever it finds on the pages."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ..apps import APPS
from .gold import User
from .pace import Pace
from .task import Solution, Task

#: The actions by element that a call comes to, at the most, where they are not of its own name.
_KINDS: dict[str, tuple[str, ...]] = {
    "open": ("click",),
    "search": ("fill", "press"),
    "choose": ("fill", "click"),
    "check": ("click",),
    "visit": ("goto",),
}
#: How many times the steps of gold by element, and at least those of any solution, a limit allows: by pixel gold takes
#: up to twice as many.
_ROOM, _LEAST_ROOM = 2.2, 1.2
#: Calls that lead to another page, or may.
_GOING = {"open", "search", "visit"}


_TITLES = {app.key: app.title for app in APPS}


class GoldCounter(User):
    """Plays nothing, and counts: `calls` by their names, `links` those clicked, `apps` those gone to, by title.

    `keys` are the characters that are typed.
    """

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.links = self.keys = 0
        self.apps: set[str] = set()
        self._is_leaving = False

    @classmethod
    def of(cls, solution: Solution) -> GoldCounter:
        """What a solution comes to."""
        counter = cls()
        solution(counter)
        return counter

    @property
    def steps(self) -> int:
        """Actions by element; by pixel there are up to three times as many."""
        return sum(count * len(_KINDS.get(call, (call,))) for call, count in self.calls.items())

    def seconds(self, pace: Pace) -> float:
        """How long it takes at a pace, by element."""
        kinds = ((kind, count) for call, count in self.calls.items() for kind in _KINDS.get(call, (call,)))
        return (sum(count * pace.milliseconds(kind) for kind, count in kinds) + self.keys * pace.per_key) / 1000

    @property
    def pages(self) -> int:
        """Pages that are gone to, the first one not counted."""
        return self.links + sum(self.calls[call] for call in _GOING)

    def open(self, page: str) -> None:
        self.calls["open"] += 1

    def search(self, text: str) -> None:
        self.calls["search"] += 1
        self.keys += len(text)

    def click(self, role: str, name: str, *, within: str | None = None) -> None:
        self.calls["click"] += 1
        self.links += role == "link"
        if self._is_leaving:
            self.apps.add(name)
        self._is_leaving = (role, name) == ("menuitem", "Office apps")

    def click_if_shown(self, role: str, name: str) -> None:
        """What a solution finds otherwise than usual it left so itself: rarely."""

    def double_click(self, role: str, name: str, *, within: str | None = None) -> None:
        self.calls["double_click"] += 1

    def fill(self, label: str, text: str, *, within: str | None = None) -> None:
        self.calls["fill"] += 1
        self.keys += len(text)

    def choose(self, label: str, option: str, *, within: str | None = None) -> None:
        self.calls["choose"] += 1
        self.keys += len(option)

    def check(self, name: str, *, on: bool = True, within: str | None = None) -> None:
        self.calls["check"] += 1

    def press(self, keys: str) -> None:
        self.calls["press"] += 1

    def visit(self, app: str, path: str) -> None:
        self.calls["visit"] += 1
        self.apps.add(_TITLES[app])

    def because(self, reason: str) -> None:
        pass

    def answer(self, value: str) -> None:
        self.calls["answer"] += 1

    def infeasible(self, reason: str) -> None:
        self.calls["infeasible"] += 1

    def done(self) -> None:
        self.calls["done"] += 1


def with_room(task: Task, steps: int) -> Task:
    """A task whose limit, its own or else these `steps`, grows with the instance where its solutions need more."""
    limit = task.steps or steps
    longest = max(GoldCounter.of(solution).steps for solution in task.solutions)
    enough = max(int(_ROOM * GoldCounter.of(task.gold).steps), int(_LEAST_ROOM * longest)) + 1
    return replace(task, steps=enough) if enough > limit else task
