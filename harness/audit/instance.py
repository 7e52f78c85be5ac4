"""The database checks of one instance: each state is brought about, graded, and undone."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError, NoResultFound

from ...apps.platform.database import Uncommitted
from ...apps.platform.errors import DomainError
from ...tasks import Family, Instance, Verdict
from .case import Case, Try
from .findings import Check, Finding, Tally
from .registry import tries


def audit_instance(family: Family, seed: int, pattern: str = "*") -> Tally:
    """Try all that fits `pattern` on instance `seed` of a family."""
    return audit_case(Case(family.instance(seed)), pattern)


def audit_case(case: Case, pattern: str = "*") -> Tally:
    tally = Tally()
    try:
        for check, generate in tries(pattern):
            for attempt in generate(case):
                _judge(case, check, attempt, tally)
    finally:
        case.close()
    return tally


def _judge(case: Case, check: Check, attempt: Try, tally: Tally) -> None:
    stage = case.stage(attempt)
    with stage.bench.trial() as connection:
        try:
            if attempt.write is not None:
                attempt.write(connection)
        except IntegrityError:
            tally.skipped[check.id, "the schema forbids it"] += 1
            return
        except (DomainError, LookupError, NoResultFound, StopIteration):
            tally.skipped[check.id, "it cannot be done"] += 1
            return
        wanted = check.group == "must pass"
        try:
            verdict: Verdict | None = case.grade(stage, attempt.said)
        except Uncommitted:
            # So far it is as wanted: whether it follows its inputs is still to be seen.
            verdict = None
        is_suspect = not wanted and attempt.said is None and (verdict is None or verdict.passed)
        if is_suspect and attempt.by_rows and case.is_right(stage):
            tally.skipped[check.id, "comes to the same"] += 1
            return
    if verdict is None:
        with stage.committed(attempt.write) as again:
            verdict = case.grade(again, attempt.said)
    tally.tried[check.id] += 1
    if verdict.passed != wanted:
        came = "passed" if verdict.passed else f"{verdict}: {_failure(verdict)}"
        detail = f"seed {case.instance.seed}, {attempt.detail}: {came}"
        tally.findings.append(Finding(check.id, case.instance.family.id, detail, _reproduce(case.instance, check)))


def _failure(verdict: Verdict) -> str:
    """The first thing that a verdict found wrong."""
    for failed in verdict.checks:
        if not failed.passed:
            return f"{failed.label}: {failed.expected} wanted, {failed.actual} found"
    return "; ".join(f"{stray.label} {stray.change}" for stray in verdict.collateral[:1])


def _reproduce(instance: Instance, check: Check) -> str:
    seed = instance.seed
    return f"deskgym audit {instance.family.id} --seeds {seed}:{seed + 1} --checks '{check.id}'"
