"""What tests of tasks with several parts share."""

from __future__ import annotations

from contextlib import closing

from deskgym.tasks import Instance, Verdict
from deskgym.tasks.task import InTurn, Outcome
from deskgym.tasks.verifier import Grader


def outcome_of(instance: Instance) -> InTurn:
    (outcome,) = instance.task.outcomes
    assert isinstance(outcome, InTurn)
    return outcome


def verdict(instance: Instance, *steps: Outcome) -> Verdict:
    """The verdict after these steps, each saved by itself."""
    with closing(instance.world.fork()) as world:
        grader = Grader(world, instance)
        for step in steps:
            with world.session(instance.person_id) as db:
                step(db)
        return grader.verdict()


def wrong_parts(verdict: Verdict) -> set[int | None]:
    return {check.part for check in verdict.checks if not check.passed}
