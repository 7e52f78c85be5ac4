"""Drawing a task with a description in the place of a name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from ...apps import APPS
from ...apps.accounts import Account
from ...seeds.world import World
from ..dials import Dials
from ..draw import Draw
from ..errors import NamesNothing, NoInstance
from ..gold import User
from ..gold_counter import GoldCounter
from ..task import Solution, Task
from .goal import described
from .relation import Walker
from .search import KINDS, Description, describe
from .sight import Sight, Thing

#: How many draws of the family are tried until one names a record that can be described.
_DRAWS = 24
#: After so many in which nothing was named, the family is taken to name no record.
_UNNAMED = 2
#: Values of a goal of no more letters than this may be in a description by chance.
_SHORTEST = 3
#: For each step of the way there, how many more an episode may take: by the mouse it is several, and one may go astray.
_PER_STEP = 4


def draw_described(
    make: Callable[[Draw, World], Task], source: str, dials: Dials, world: World, account: Account, app: str, steps: int
) -> Task:
    """The task that `make` draws, with a description in the place of a name. Raises NoInstance.

    `app` and `steps` are the family's, where the task does not say otherwise.
    """
    sight = Sight.of(world, account, KINDS)
    named = 0
    for number in range(_DRAWS):
        teller = _Teller(sight, dials.hops, f"{source}/{number}")
        task = make(Draw(f"{source}/{number}" if number else source, dials, teller.fill), world)
        named += teller.names
        if number >= _UNNAMED and not named:
            raise NamesNothing("the goal names no record, so that none can be described")
        if teller.description is not None and _is_good(teller.description, task, world, account):
            return _with_the_way(task, teller.description, sight, task.host or app, task.steps or steps)
    raise NoInstance(f"no name in the goal can be replaced by a description of {dials.hops} hops")


class _Teller:
    """Fills a goal's wording, with a description in the place of one of its names if it can."""

    def __init__(self, sight: Sight, hops: int, source: str) -> None:
        self._sight, self._hops = sight, hops
        self._random = Random(f"description/{source}")
        self.description: Description | None = None
        #: How many records the goal names.
        self.names = 0

    def fill(self, wordings: Sequence[str], wording: str, values: Mapping[str, object]) -> str:
        slots = sorted(values)
        self._random.shuffle(slots)
        for slot in slots:
            told = self._told(slot, wordings, wording, values)
            if told is not None:
                return told
        return wording.format(**values)

    def _told(self, slot: str, wordings: Sequence[str], wording: str, values: Mapping[str, object]) -> str | None:
        name = str(values[slot])
        found = self._sight.named(name) or self._sight.named(f"#{name}")
        if len(found) != 1 or not self._sight.is_unique(found[0]):
            return None
        self.names += 1
        (thing,) = found
        description = describe(self._sight, thing, self._hops, self._random)
        if description is None:
            return None
        # What else the goal names must not lead there by a shorter way: another wording may do without it.
        near = {key for key, value in values.items() if key != slot and self._leads(str(value), description)}
        fitting = [each for each in (wording, *wordings) if f"{{{slot}}}" in each and not near & _slots(each)]
        for each in fitting:
            told = described(each, values, slot, description, self._random)
            if thing.name.lstrip("#").casefold() not in told.casefold():
                self.description = description
                return told
        return None

    def _leads(self, name: str, description: Description) -> bool:
        """Whether it is said in the description, or names what that passes or what belongs together with its record."""
        passed = [description.anchor, *(hop.thing for hop in description.hops)]
        meant = description.thing
        if len(name) > _SHORTEST and name.casefold() in description.text.casefold():
            return True
        return any(
            thing in passed or _belongs(thing, meant) or _belongs(meant, thing)
            for thing in (*self._sight.named(name), *self._sight.named(f"#{name}"))
        )


def _belongs(thing: Thing, other: Thing) -> bool:
    """Whether the page of one shows the other as that to which it belongs."""
    return thing.facts.get(other.kind) == other.id or thing.facts.get("company") == other.name


def _slots(wording: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", wording))


def _is_good(description: Description, task: Task, world: World, account: Account) -> bool:
    """Whether it tells nothing of the answer, and holds in the world as the task's set-up leaves it."""
    if task.answer is not None and str(task.answer).casefold() in description.text.casefold():
        return False
    if task.setup is None:
        return True
    fork = world.fork()
    try:
        with fork.session() as db:
            task.setup(db)
        return description.holds(Sight(fork, account, KINDS))
    finally:
        fork.close()


def _with_the_way(task: Task, description: Description, sight: Sight, host: str, steps: int) -> Task:
    titles = {app.key: app.title for app in APPS}

    def go(user: User) -> None:
        walker = Walker(user, sight, host, titles)
        description.walk(walker)
        if walker.app != host or task.start != "/":
            user.visit(host, task.start)

    def by_the_way(solution: Solution) -> Solution:
        def play(user: User) -> None:
            go(user)
            solution(user)

        return play

    gold, *alternatives = map(by_the_way, task.solutions)
    more = _PER_STEP * GoldCounter.of(go).steps
    return replace(task, gold=gold, alternatives=tuple(alternatives), descriptions=(description,), steps=steps + more)
