"""Puts the tasks of a chain together, each drawn in the world as those before it leave it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import partial
from itertools import zip_longest

from ...apps.platform.database import Db
from ...apps.platform.errors import DomainError
from ...apps.platform.models import Base
from ...seeds.world import World
from ..chat.queries import persona as person_of
from ..draft import Draft
from ..policies import breaches
from ..task import InTurn, Matcher, Outcome, Task
from ..verifier.changes import Key, changed_columns, compared
from ..verifier.net import Net
from .matchers import Clash, Columns
from .playing import in_turn

#: What stands where a task changes something: see `Net.cells`.
Cells = dict[tuple[Key, str], object]
#: Something that stands where a deed leaves it: in a cell, or anywhere as a new row.
Wish = tuple[object, ...]


class Composer:
    """The chain so far: `start` is the untouched world with the set-ups of its tasks, `now` has their outcomes too."""

    def __init__(self, world: World, persona: str) -> None:
        self.persona = persona
        self.start, self.now = Draft.begin(world, persona), Draft.begin(world, persona)
        self.me = person_of(self.now, persona)
        self.tasks: list[Task] = []
        self._cells: Cells = {}
        self._columns = Columns()

    def set_up(self, setup: Outcome) -> bool:
        """Put into the world what a task needs, if that can be; before anything is done in it."""
        assert not self.tasks, "what is done already was drawn in the world without it"
        try:
            self.start.do(setup)
        except DomainError:
            return False
        # The one before stays open: solutions of tasks that were drawn in it may still look something up there.
        self.now = Draft.begin(self.start, self.persona)
        return True

    def add(self, task: Task, before: Outcome | None = None) -> bool:
        """Have a task done next, unless it cannot or must not be, undoes another, or could be taken for another.

        `before` is what happens by itself until then.
        """
        try:
            with self.now.trial() as connection:
                known, columns = self._cells, self._columns
                if before is not None:
                    known, columns = self._after(before, None, known, columns, {})
                cells, columns = self._after(task.outcomes[0], self.me.id, known, columns, task.matchers)
                connection.commit()
        except (DomainError, Clash):
            return False
        self.tasks.append(task)
        self._cells, self._columns = cells, columns
        return True

    def happen(self, deed: Outcome) -> bool:
        """Have something happen by itself, unless it cannot."""
        try:
            with self.now.trial() as connection:
                self._cells, self._columns = self._after(deed, None, self._cells, self._columns, {})
                connection.commit()
        except (DomainError, Clash):
            return False
        return True

    def _after(
        self, deed: Outcome, person_id: int | None, known: Cells, columns: Columns, matchers: Mapping[str, Matcher]
    ) -> tuple[Cells, Columns]:
        """What stands where things were changed, and what is wanted there, once a deed is done. Raises Clash."""
        self.now.do(deed, person_id)
        net = self.now.net_since(self.start)
        cells = net.cells()
        if cells == known or any(cell not in cells or cells[cell] != value for cell, value in self._cells.items()):
            raise Clash("it changes nothing, or something that was changed before")
        if person_id is not None and self._is_forbidden(net):
            raise Clash("the handbook forbids it")
        if not _contents(cells, known).isdisjoint(_contents(known)):
            raise Clash("it makes what is there already: doing it once would serve both")
        return cells, columns.with_values(self._values(cells, known), matchers)

    def takes(self, outcome: Outcome) -> bool:
        """Whether something can be done now, and is within the handbook."""
        try:
            with self.now.trial():
                self.now.do(outcome, self.me.id)
                return not self._is_forbidden(self.now.net_since(self.start))
        except DomainError:
            return False

    def wishes(self, outcome: Outcome) -> frozenset[Wish]:
        """What something would leave if it were done now; nothing, where it cannot be done."""
        try:
            with self.now.trial():
                before = _wishes(self.now.net_since(self.start))
                self.now.do(outcome, self.me.id)
                return _wishes(self.now.net_since(self.start)) - before
        except DomainError:
            return frozenset()

    def _is_forbidden(self, net: Net) -> bool:
        with self.now.session(self.me.id) as db:
            return bool(breaches(db, net.changes))

    def _values(self, cells: Cells, known: Cells) -> dict[str, set[Hashable]]:
        """The values that are new in some cells, by column."""
        found: dict[str, set[Hashable]] = {}
        for (key, column), value in cells.items():
            if (key, column) not in known:
                row = value if isinstance(value, dict) else {column: value}
                for name, each in row.items():
                    found.setdefault(f"{key[0]}.{name}", set()).add(each)
        return found

    def compose(self, goal: str, setups: Sequence[Outcome]) -> Task:
        """The tasks as one."""
        tasks = tuple(self.tasks)
        outcomes = tuple(task.outcomes[0] for task in tasks)
        without: dict[str, Outcome] = {}
        for number, task in enumerate(tasks):
            for condition, other in task.without.items():
                assert callable(other), "a question's answer is told"
                without[f"{number + 1}: {condition}"] = InTurn((*outcomes[:number], other, *outcomes[number + 1 :]))
        return Task(
            goal=goal,
            persona=self.persona,
            steps=sum(task.steps or 0 for task in tasks),
            host=tasks[0].host,
            start=tasks[0].start,
            setup=partial(_do_all, setups) if setups else None,
            outcome=InTurn(outcomes, by_tools=tuple(task.by_tools for task in tasks)),
            matchers=self._columns.matchers(),
            probes=tuple(
                partial(_do_all, [probe for probe in probes if probe])
                for probes in zip_longest(*(task.probes for task in tasks))
            ),
            without=without,
            descriptions=tuple(description for task in tasks for description in task.descriptions),
            gold=in_turn(task.gold for task in tasks),
            alternatives=(in_turn(task.solutions[-1] for task in tasks),),
        )


def _wishes(net: Net) -> frozenset[Wish]:
    """What counts of what was done, without ids and stamps, which differ each time."""
    found: set[Wish] = set()
    for (name, row), change in net.changes.items():
        if change.after is None:
            found.add((name, row))
        elif change.before is None:
            found.add(_content(name, change.after))
        else:
            changed = {column.name for column in compared(change.table)}.intersection(changed_columns(change))
            found |= {(name, row, column, repr(change.after[column])) for column in changed}
    return frozenset(found)


def _contents(cells: Cells, besides: Cells | None = None) -> set[Wish]:
    """What the rows say that were made."""
    return {
        _content(key[0], row)
        for (key, name), row in cells.items()
        if isinstance(row, dict) and not name and (besides is None or (key, name) not in besides)
    }


def _content(name: str, row: Mapping[str, object]) -> Wish:
    """What a new row of a table says, its id and moments left out."""
    return (name, *(repr(row[column.name]) for column in compared(Base.metadata.tables[name]) if column.name in row))


def _do_all(deeds: Iterable[Outcome], db: Db) -> None:
    for deed in deeds:
        deed(db)
