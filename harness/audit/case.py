"""One instance under audit: the worlds on which states are tried, and what is tried on them."""

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
from .bench import Bench
from .rows import compared

Write = Callable[[Connection], object]


@dataclass(frozen=True)
class Said:
    """What the agent ends its episode with."""

    answer: object | None = None
    infeasible: str | None = None


@dataclass(frozen=True)
class Try:
    """One state to grade: what is written on top of the state at hand, and what is said at the end."""

    detail: str
    write: Write | None = None
    said: Said | None = None  # the right thing unless told
    done: bool = True  # on top of the done work, else of the untouched world
    # Whether it is no wrong state after all where its rows come to the same as right ones.
    by_rows: bool = True


class Stage:
    """A bench with its grader, and what has changed on it since the episode began."""

    def __init__(self, instance: Instance, outcome: Outcome | None) -> None:
        self._instance = instance
        self.bench = Bench.copy_of(instance.world)
        self.grader = Grader(self.bench, instance)
        self._log = ChangeLog(self.bench)
        if outcome is not None:
            with self.bench.session(instance.person_id) as db:
                outcome(db)

    @contextmanager
    def committed(self, write: Write | None) -> Iterator[Stage]:
        """A stage of its own on which `write` was carried out for good; slow, but it can be forked."""
        fork = object.__new__(Stage)
        fork._instance, fork.bench = self._instance, Bench.copy_of(self.bench)
        fork.grader, fork._log = self.grader.follow(fork.bench), ChangeLog(fork.bench)
        try:
            with fork.bench.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
                if write is not None:
                    write(connection)
                connection.commit()
            yield fork
        finally:
            fork.bench.close()

    def changes(self) -> Changes:
        return self._log.since(self._instance.world)


class Case:
    """One instance, untouched and with its work done."""

    def __init__(self, instance: Instance) -> None:
        self.instance, self.task = instance, instance.task

    @cached_property
    def untouched(self) -> Stage:
        return Stage(self.instance, None)

    @cached_property
    def done(self) -> Stage:
        """The work done the first of the right ways; the untouched world where nothing is to be changed."""
        return Stage(self.instance, self.task.outcomes[0]) if self.task.outcome else self.untouched

    @cached_property
    def changes(self) -> Changes:
        """What doing the work changes."""
        return self.done.changes()

    @cached_property
    def rights(self) -> list[dict[Key, object]]:
        """What counts of the changes of every right way."""
        others = [Stage(self.instance, outcome).changes() for outcome in self.task.outcomes[1:]]
        return [self.meaning(changes) for changes in (self.changes, *others)]

    @property
    def right(self) -> Said:
        """What the task wants to be told."""
        reason = self.task.infeasible
        return Said(None if self.task.answer is None else str(self.task.answer), reason and reason.value)

    @property
    def reasons(self) -> list[str]:
        return [reason.value for reason in Reason]

    def stage(self, attempt: Try) -> Stage:
        return self.done if attempt.done else self.untouched

    def act(self, connection: Connection, outcome: Outcome) -> None:
        """Let the persona do something through the apps' actions, inside a trial."""
        with Db(connection, actor_id=self.instance.person_id) as db:
            outcome(db)
            db.commit()

    def grade(self, stage: Stage, said: Said | None) -> Verdict:
        said = said or self.right
        return stage.grader.verdict(answer=said.answer, infeasible=said.infeasible)

    def meaning(self, changes: Changes) -> dict[Key, object]:
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

    def is_right(self, stage: Stage) -> bool:
        """Whether nothing that counts tells the state at hand apart from a right one."""
        return bool(self.task.outcome) and self.meaning(stage.changes()) in self.rights

    def close(self) -> None:
        for name in ("untouched", "done"):
            if name in self.__dict__:
                self.__dict__[name].bench.close()
        self.instance.world.close()
