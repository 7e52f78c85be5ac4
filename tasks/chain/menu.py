"""Which tasks a chain may have, and how each becomes a part of it."""

from __future__ import annotations

from functools import cache

from ...apps.platform.models import Person
from ..chat.queries import colleagues
from ..draw import Draw
from ..errors import NoInstance
from ..registry import Family, families
from ..task import Outcome, Task
from .as_part import answer_sent, as_part, explained
from .composer import Composer
from .joints import JOINTS, Finding, Joint, Scene

#: How many draws are tried for one task of a chain.
_TRIES = 60
#: Shoppers have no colleagues.
_CUSTOMERS = {"shopper"}
#: The app in which everybody may do what others do.
_COMMON = "chat"
#: Managers may do what their people do.
_LENT: dict[str, tuple[str, ...]] = {"sales_manager": ("sales_rep",)}


@cache
def staff() -> tuple[str, ...]:
    """The personas that have chains: all who have a family, but customers."""
    return tuple(sorted({family.persona for family in families()} - _CUSTOMERS))


@cache
def offered(persona: str) -> tuple[Family, ...]:
    """The families of a persona's tasks, twice, and others that they may do as well; none that is held out."""
    every = [each for each in families() if each.split == "train" and not each.has_length and not each.needs]
    own = [each for each in every if each.persona == persona]
    lent = [each for each in every if each.app == _COMMON or each.persona in _LENT.get(persona, ())]
    return (*own, *own, *(each for each in lent if each.persona != persona))


class Menu:
    """Offers a chain's persona one task after the other; `requester` wants them done, each its own if need be."""

    #: How often a task is one to which an earlier one leads, where that can be.
    joined = 0.4

    def __init__(self, draw: Draw, composer: Composer, requester: Person) -> None:
        self._draw, self._composer, self.requester = draw, composer, requester
        self._deck: list[Family] = []
        self._number = 0
        self._exhausted: set[Family] = set()
        self._joined: list[Joint] = []
        self._scene = Scene(draw, composer.now, composer.me, self.addressee, self.plain)
        self._waiting = [person for person in colleagues(composer.now, composer.me) if person.id != requester.id]
        draw.random.shuffle(self._waiting)

    def begin(self, count: int) -> list[Outcome]:
        """Add up to `count` tasks that need a set-up, since later there is no place for one; returns the set-ups."""
        drawn: list[tuple[Task, Family]] = []
        setups: list[Outcome] = []
        for _ in range(3 * count):
            if len(drawn) == count:
                break
            family = self._next()
            task = self._task(family)
            if task is None or task.setup is None:
                continue
            refused = [each.infeasible for each, _ in (*drawn, (task, family)) if each.infeasible]
            if len(refused) < 2 and self._composer.set_up(task.setup):
                setups.append(task.setup)
                drawn.append((task, family))
        if not all(self._add(task, family) for task, family in drawn):
            raise NoInstance("tasks that need a set-up are in each other's way")
        return setups

    def add_one(self) -> None:
        """Add a task to the chain. Raises NoInstance."""
        for _ in range(_TRIES):
            if self._scene.done and self._draw.random.random() < self.joined and self._add_joint():
                return
            family = self._next()
            task = self._task(family)
            if task is not None and task.setup is None and self._add(task, family):
                return
        raise NoInstance(f"there is no task number {len(self._composer.tasks) + 1} for {self._composer.persona}")

    def _next(self) -> Family:
        """The next family: all on offer in a random order, again and again. Raises NoInstance."""
        while self._deck:
            if (family := self._deck.pop()) not in self._exhausted:
                return family
        self._deck = [family for family in offered(self._composer.persona) if family not in self._exhausted]
        if not self._deck:
            raise NoInstance(f"no family has anything left to do for {self._composer.persona}")
        self._draw.random.shuffle(self._deck)
        return self._deck.pop()

    def _task(self, family: Family) -> Task | None:
        """A task of a family in the world as it is now; None where there is none, or which a chain cannot have."""
        self._number += 1
        if family.kind == "infeasible" and not all(self._scene.done.values()):
            return None
        source = f"{self._draw.source}/{self._number}"
        try:
            task = family.with_dials(hops=self._draw.dials.hops).task_from(
                source, self._composer.now, self._composer.persona
            )
        except NoInstance:
            task = None
        # Several right ways through each of many tasks would be too many; and what stands there is set up by now.
        if task is None or len(task.outcomes) > 1 or (self._composer.tasks and task.setup is not None):
            self._exhausted.add(family)
            return None
        return task

    def _add(self, task: Task, family: Family) -> bool:
        """Add a task of a family, if it goes with the others, and note what it finds out."""
        if task.infeasible is not None:
            part = explained(task, family, self.requester)
        elif task.answer is not None:
            part = self._asked(task, family)
        else:
            part = as_part(task, family)
        if not self._composer.add(part):
            return False
        number = len(self._composer.tasks)
        self._scene.done[number] = task.infeasible is None
        if task.answer is not None:
            self._scene.findings.append(Finding(number, task.answer))
        return True

    def _add_joint(self) -> bool:
        """Add a task to which an earlier one leads, of a kind that the chain has not had, if it can be."""
        self._scene.world = self._composer.now
        kinds = [kind for kind in JOINTS if kind not in self._joined] or list(JOINTS)
        kind = self._draw.choice(kinds)
        try:
            part = kind(self._scene)
        except NoInstance:
            return False
        if not self._composer.add(part):
            return False
        self._joined.append(kind)
        return True

    def plain(self) -> Task:
        """A task that changes something as it stands, to be done now or left out. Raises NoInstance."""
        for _ in range(_TRIES):
            family = self._next()
            task = self._task(family) if family.kind not in ("answer", "infeasible") else None
            if task is not None and self._composer.takes(task.outcomes[0]):
                return as_part(task, family)
        raise NoInstance("there is nothing else to do")

    def addressee(self) -> Person:
        """Somebody to whom nothing is told yet. Raises NoInstance."""
        if not self._waiting:
            raise NoInstance("everybody has been told something")
        return self._waiting.pop()

    def _asked(self, task: Task, family: Family) -> Task:
        """A question, whose answer goes to somebody."""
        person = self.addressee()
        goal = self._draw.phrase(
            "{question} Send the answer to {person} in a direct message.",
            "{question} It's for {person}, so please send them the answer in a direct message.",
            "{person} is asking this and wants the answer in a direct message: {question}",
            "{question} Whatever the answer is, send it to {person} in a direct message.",
            question=task.goal,
            person=person.name,
        )
        return answer_sent(task, family, person, goal)
