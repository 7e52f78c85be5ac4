"""Grades an episode: derives the wanted state, diffs it with the real one, and checks the answer."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Protocol

from ...apps.accounts import Account
from ...seeds.world import World
from ..errors import EmptyOutcome
from ..reading import excerpt
from ..reading.phrase import Surroundings
from ..task import InTurn, Outcome, Reason, Task
from .actors import ActorLog
from .changes import ChangeLog, Key
from .diff import Side, compare
from .labels import Labels
from .net import NOTHING, Net, net_effect
from .verdict import ANSWER, FEASIBILITY, FEASIBLE, Check, Verdict


class Gradable(Protocol):
    """What a grader has to know of an instance."""

    @property
    def name(self) -> str:
        """Its family and seed."""

    @property
    def world(self) -> World: ...
    @property
    def account(self) -> Account: ...
    @property
    def task(self) -> Task: ...
    @property
    def person_id(self) -> int | None: ...


class Grader:
    """Watches `world`, a fork of the instance's world, from now on and grades it against the instance.

    `verdict` may be called at any time and changes nothing. Making a grader raises what the task's outcome raises, and
    EmptyOutcome: these are faults of the family, not failures of the agent.
    """

    def __init__(self, world: World, instance: Gradable) -> None:
        self._world, self._instance = world, instance
        self._log = ChangeLog(world)
        self._log.start()
        self._actors = ActorLog(world, instance.account)
        self._wanted = [self._changes_wanted(outcome) for outcome in instance.task.outcomes]
        self._wanted_after: dict[tuple[Outcome, Outcome], Net] = {}  # by outcome and probe

    @property
    def wanted(self) -> tuple[Net, ...]:
        """What each of the task's outcomes changes; none where the database must stay as it is."""
        return tuple(self._wanted)

    def follow(self, world: World) -> Grader:
        """A grader of `world`, a copy of the watched one as it now is."""
        grader = copy(self)
        grader._world, grader._log = world, ChangeLog(world)
        grader._log.resume(self._log)
        return grader

    def verdict(self, *, answer: object | None = None, infeasible: str | None = None) -> Verdict:
        """Compare the present state, and what the agent said, with what the task wants."""
        task = self._instance.task
        answer_checks = self._check_answer(answer, infeasible)
        found = net_effect(self._log.read(self._instance.world))
        if not task.outcome:
            return self._actors.judge(self._world, self._compare(NOTHING, found, answer_checks))
        verdicts = [
            self._with_probes(outcome, self._compare(wanted, found, answer_checks))
            for outcome, wanted in zip(task.outcomes, self._wanted, strict=True)
        ]
        best = max(verdicts, key=lambda verdict: (verdict.passed, verdict.score))
        return self._actors.judge(self._world, best)

    def _check_answer(self, answer: object | None, infeasible: str | None) -> list[Check]:
        task = self._instance.task
        checks: list[Check] = []
        if task.answer is not None:
            given = "none given" if answer is None else excerpt(answer)
            right = answer is not None and task.answer.accepts(answer, Surroundings(task.goal))
            checks.append(Check(f"{ANSWER} ({task.answer.kind})", right, str(task.answer), given))
        if task.infeasible is not None or infeasible is not None:
            wanted = FEASIBLE if task.infeasible is None else f"infeasible: {task.infeasible}"
            given = "not reported" if infeasible is None else f"infeasible: {infeasible}"
            right = task.infeasible is not None and infeasible in {reason.value for reason in Reason}
            checks.append(Check(FEASIBILITY, right and infeasible == task.infeasible, wanted, given))
        return checks

    def _compare(self, wanted: Net, found: Net, answer_checks: list[Check]) -> Verdict:
        matchers = self._instance.task.matchers
        with self._world.session() as db:
            one, other = (Side(net, matchers, Labels(net, db.connection())) for net in (wanted, found))
            checks, collateral = compare(one, other, matchers)
        checks = [_of_part(check, wanted.weights) for check in checks]
        clean = not found.detours - wanted.detours
        return Verdict.of((*answer_checks, *checks), tuple(collateral), clean=clean)

    def _with_probes(self, outcome: Outcome, verdict: Verdict) -> Verdict:
        """The verdict, and if it passed, whether the final state still is as wanted when inputs change."""
        checks = list(verdict.checks)
        for number, probe in enumerate(self._instance.task.probes, start=1):
            if not verdict.passed:
                break
            again = self._compare(self._changes_of(outcome, probe), self._changes_after(probe), [])
            failed = [check for check in again.checks if not check.passed]
            checks.extend(replace(check, label=f"With other inputs: {check.label}") for check in failed)
            if not failed:
                checks.append(Check(f"Follows its inputs ({number})", again.passed, "as wanted", str(again)))
            verdict = Verdict.of(tuple(checks), verdict.collateral, clean=verdict.clean)
        return verdict

    def _changes_after(self, probe: Outcome) -> Net:
        fork = self._world.fork()
        try:
            log = ChangeLog(fork)
            log.resume(self._log)
            with fork.session() as db:
                probe(db)
            return net_effect(log.read(self._instance.world))
        finally:
            fork.close()

    def _changes_of(self, outcome: Outcome, probe: Outcome) -> Net:
        if (outcome, probe) not in self._wanted_after:
            wanted = self._wanted[self._instance.task.outcomes.index(outcome)]
            after = self._try(outcome, probe)
            self._wanted_after[outcome, probe] = replace(after, parts=wanted.parts, weights=wanted.weights)
        return self._wanted_after[outcome, probe]

    def _try(self, outcome: Outcome, probe: Outcome) -> Net:
        fork = self._instance.world.fork()
        try:
            log = ChangeLog(fork)
            with fork.session(self._instance.person_id) as db:
                outcome(db)
            with fork.session() as db:
                probe(db)
            return net_effect(log.read(self._instance.world))
        finally:
            fork.close()

    def _changes_wanted(self, outcome: Outcome) -> Net:
        """What an outcome changes: it is carried out in the watched world before the episode, and then undone."""
        parts = outcome.parts if isinstance(outcome, InTurn) else (outcome,)
        wanted = NOTHING
        whose: dict[tuple[Key, str], int] = {}
        with self._world.trial():
            for number, part in enumerate(parts, start=1):
                with self._world.session(self._instance.person_id) as db:
                    part(db)
                wanted = net_effect(self._log.read(self._instance.world))
                if len(parts) > 1:
                    whose |= {cell: whose.get(cell, number) for cell in wanted.cells()}
        if isinstance(outcome, InTurn):
            person_id = self._instance.person_id
            wanted = replace(wanted, parts=whose, due=outcome.due, person_id=person_id, weights=outcome.weights)
        if not wanted.changes:
            raise EmptyOutcome(f"The outcome of {self._instance.name} changes nothing.")
        return wanted


def _of_part(check: Check, weights: tuple[int, ...]) -> Check:
    """A check that says whose it is, and has its weight."""
    if check.part is None:
        return check
    weight = weights[check.part - 1] if weights else 1
    return replace(check, label=f"{check.part} · {check.label}", weight=weight)
