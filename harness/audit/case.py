"""One instance under audit: the states of its world, and what is attempted on top of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sqlalchemy import Connection

from ...apps.platform.database import Db
from ...tasks import Grader, Instance, Reason, Verdict
from ...tasks.matchers import Anything
from ...tasks.task import Outcome
from ...tasks.verifier.changes import Change, ChangeLog, Changes, Key
from .rows import compared
from .sandbox import Sandbox

Write = Callable[[Connection], object]


@dataclass(frozen=True)
class FinalAction:
    """What the agent ends its episode with."""

    answer: object | None = None
    infeasible: str | None = None


@dataclass(frozen=True)
class Attempt:
    """One state to grade: what is written on top of the state at hand, and what the agent ends with."""

    detail: str
    write: Write | None = None
    final: FinalAction | None = None  # the right thing unless told
    solved: bool = True  # on top of the work done, else of the untouched world
    # Whether it is no wrong state after all where its rows come to the same as right ones.
    by_rows: bool = True
    right: bool = False  # whether it is to pass; in the group "must pass" all are


class WorldState:
    """A sandbox with its grader, and what has changed in it since the episode began."""

    def __init__(self, instance: Instance, outcome: Outcome | None) -> None:
        self._instance = instance
        self.sandbox = Sandbox.copy_of(instance.world)
        self.grader = Grader(self.sandbox, instance)
        self._log = ChangeLog(self.sandbox)
        if outcome is not None:
            with self.sandbox.session(instance.person_id) as db:
                outcome(db)

    @contextmanager
    def committed(self, write: Write | None) -> Iterator[WorldState]:
        """A state of its own in which `write` was carried out for good; slow, but it can be forked."""
        fork = object.__new__(WorldState)
        fork._instance, fork.sandbox = self._instance, Sandbox.copy_of(self.sandbox)
        fork.grader, fork._log = self.grader.follow(fork.sandbox), ChangeLog(fork.sandbox)
        try:
            with fork.sandbox.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
                if write is not None:
                    write(connection)
                connection.commit()
            yield fork
        finally:
            fork.sandbox.close()

    def changes(self) -> Changes:
        return self._log.since(self._instance.world)


class AuditCase:
    """One instance, untouched and with its work done."""

    def __init__(self, instance: Instance) -> None:
        self.instance, self.task = instance, instance.task

    @cached_property
    def untouched(self) -> WorldState:
        return WorldState(self.instance, None)

    @cached_property
    def solved(self) -> WorldState:
        """The work done the first of the right ways; the untouched world where nothing is to be changed."""
        return WorldState(self.instance, self.task.outcomes[0]) if self.task.outcome else self.untouched

    @cached_property
    def changes(self) -> Changes:
        """What doing the work changes."""
        return self.solved.changes()

    @cached_property
    def accepted(self) -> list[dict[Key, object]]:
        """What counts of the changes of every right way."""
        others = [WorldState(self.instance, outcome).changes() for outcome in self.task.outcomes[1:]]
        return [self.significant(changes) for changes in (self.changes, *others)]

    @property
    def final_action(self) -> FinalAction:
        """What the task wants to be told."""
        reason = self.task.infeasible
        return FinalAction(None if self.task.answer is None else str(self.task.answer), reason and reason.value)

    @property
    def reasons(self) -> list[str]:
        return [reason.value for reason in Reason]

    def state(self, attempt: Attempt) -> WorldState:
        return self.solved if attempt.solved else self.untouched

    def act(self, connection: Connection, outcome: Outcome) -> None:
        """Let the persona do something through the apps' actions, inside a trial."""
        with Db(connection, actor_id=self.instance.person_id) as db:
            outcome(db)
            db.commit()

    def grade(self, state: WorldState, final: FinalAction | None) -> Verdict:
        final = final or self.final_action
        return state.grader.verdict(answer=final.answer, infeasible=final.infeasible)

    def significant(self, changes: Changes) -> dict[Key, object]:
        """All that counts of some changes by what models and task declare, for telling whether two are the same."""
        return {key: self._row(change) for key, change in changes.items()}

    def _row(self, change: Change) -> object:
        if change.after is None:
            return "deleted"
        cells: dict[str, Any] = {column.name: change.after[column.name] for column in compared(change.table)}
        for column in change.table.columns:
            if column.info.get("diff") == "stamped":
                cells[column.name] = change.after[column.name] is not None
            if isinstance(self.task.matchers.get(f"{change.table.name}.{column.name}"), Anything):
                cells.pop(column.name, None)
        return cells

    def is_accepted(self, state: WorldState) -> bool:
        """Whether nothing that counts tells the state at hand apart from a right one."""
        return bool(self.task.outcome) and self.significant(state.changes()) in self.accepted

    def close(self) -> None:
        for name in ("untouched", "solved"):
            if name in self.__dict__:
                self.__dict__[name].sandbox.close()
        self.instance.world.close()
