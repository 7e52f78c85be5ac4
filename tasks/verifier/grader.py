"""Grades an episode: derives the wanted state, diffs it with the real one, and checks the answer."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ...seeds.world import World
from ..errors import EmptyOutcome
from ..task import Outcome, Reason
from .changes import ChangeLog, Changes
from .diff import Side, compare
from .verdict import Check, Verdict
from .words import Words

if TYPE_CHECKING:
    from ..registry import Instance


class Grader:
    """Watches `world`, a fork of the instance's world, from its creation on and grades it against the instance.

    `verdict` may be called at any time and changes nothing. It raises what the task's outcome raises, and EmptyOutcome:
    these are faults of the family, not failures of the agent.
    """

    def __init__(self, world: World, instance: Instance) -> None:
        self._world, self._instance = world, instance
        self._log = ChangeLog(world)
        self._log.start()

    def verdict(self, *, answer: object | None = None, infeasible: str | None = None) -> Verdict:
        """Compare the present state, and what the agent said, with what the task wants."""
        task = self._instance.task
        said = self._said(answer, infeasible)
        found = self._log.since(self._instance.world)
        if not task.outcome:
            return self._compare({}, found, said)
        verdicts = [self._compare(wanted, found, said) for wanted in self._wanted]
        return max(verdicts, key=lambda verdict: (verdict.passed, verdict.score))

    def _said(self, answer: object | None, infeasible: str | None) -> list[Check]:
        task = self._instance.task
        checks: list[Check] = []
        if task.answer is not None:
            given = "none given" if answer is None else str(answer)
            right = answer is not None and task.answer.accepts(answer)
            checks.append(Check(f"Answer ({task.answer.kind})", right, str(task.answer), given))
        if task.infeasible is not None or infeasible is not None:
            wanted = "feasible" if task.infeasible is None else f"infeasible: {task.infeasible}"
            given = "not reported" if infeasible is None else f"infeasible: {infeasible}"
            right = task.infeasible is not None and infeasible in {reason.value for reason in Reason}
            checks.append(Check("Feasibility", right and infeasible == task.infeasible, wanted, given))
        return checks

    def _compare(self, wanted: Changes, found: Changes, said: list[Check]) -> Verdict:
        matchers = self._instance.task.matchers
        with self._world.session() as db:
            words = Words(found, db.connection())
            wanted_words = Words(wanted, db.connection())
            checks, collateral = compare(Side(wanted, matchers, wanted_words), Side(found, matchers, words), matchers)
        return Verdict.of((*said, *checks), tuple(collateral))

    @cached_property
    def _wanted(self) -> list[Changes]:
        return [self._changes_of(outcome) for outcome in self._instance.task.outcomes]

    def _changes_of(self, outcome: Outcome) -> Changes:
        fork = self._instance.world.fork()
        try:
            log = ChangeLog(fork)
            with fork.session(self._instance.person_id) as db:
                outcome(db)
            changes = log.since(self._instance.world)
        finally:
            fork.close()
        if not changes:
            raise EmptyOutcome(
                f"The outcome of {self._instance.family.id!r}, seed {self._instance.seed}, changes nothing."
            )
        return changes
