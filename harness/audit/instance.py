"""The database checks of one instance: each state is brought about, graded, and undone."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError, NoResultFound

from ...apps.platform.database import Uncommitted
from ...apps.platform.errors import DomainError
from ...tasks import Family, Instance, Verdict
from ..findings import AuditResult, Check, Finding
from ..selection import as_options
from .case import Attempt, AuditCase
from .detours import EXEMPT
from .registry import Skip, checks


def audit_instance(family: Family, seed: int, pattern: str = "*") -> AuditResult:
    """Try all that fits `pattern` on instance `seed` of a family."""
    return audit_case(AuditCase(family.instance(seed)), pattern)


def audit_case(case: AuditCase, pattern: str = "*") -> AuditResult:
    result = AuditResult()
    try:
        for check, generate in checks("state", pattern):
            for attempt in generate(case):
                _judge(case, check, attempt, result)
            if check.group == "detour" and not result.tried[check.id] and case.instance.family.id not in EXEMPT:
                result.findings.append(_untried(case, check))
    finally:
        case.close()
    return result


def _judge(case: AuditCase, check: Check, attempt: Attempt, result: AuditResult) -> None:
    state = case.state(attempt)
    with state.sandbox.trial() as connection:
        try:
            if attempt.write is not None:
                attempt.write(connection)
        except IntegrityError:
            result.skip(check, "the schema forbids it")
            return
        except (DomainError, LookupError, NoResultFound, StopIteration):
            result.skip(check, "it cannot be done")
            return
        except Skip as skip:
            result.skip(check, skip)
            return
        wanted = attempt.right or check.group == "must pass"
        try:
            verdict: Verdict | None = case.grade(state, attempt.final)
        except Uncommitted:
            # So far it is as wanted: whether it follows its inputs is still to be seen.
            verdict = None
        if attempt.right and verdict is None and case.is_accepted(state):
            # Its rows are right ones, and these do follow their inputs: the check "outcome" has seen to it.
            result.tried[check.id] += 1
            return
        is_suspect = not wanted and attempt.final is None and (verdict is None or verdict.passed)
        if is_suspect and attempt.by_rows and case.is_accepted(state):
            result.skip(check, "comes to the same")
            return
    if verdict is None:
        with state.committed(attempt.write) as again:
            verdict = case.grade(again, attempt.final)
    result.tried[check.id] += 1
    if verdict.passed != wanted:
        came = "passed" if verdict.passed else f"{verdict}: {_failure(verdict)}"
        detail = f"seed {case.instance.seed}, {attempt.detail}: {came}"
        result.findings.append(Finding(check.id, case.instance.family.id, detail, _reproduce(case.instance, check)))


def _untried(case: AuditCase, check: Check) -> Finding:
    detail = f"seed {case.instance.seed}: nothing could be tried, and no reason is declared"
    return Finding(check.id, case.instance.family.id, detail, _reproduce(case.instance, check))


def _failure(verdict: Verdict) -> str:
    """The first thing that a verdict found wrong."""
    for failed in verdict.checks:
        if not failed.passed:
            return f"{failed.label}: {failed.expected} wanted, {failed.actual} found"
    return "; ".join(f"{stray.label} {stray.change}" for stray in verdict.collateral[:1])


def _reproduce(instance: Instance, check: Check) -> str:
    seed = instance.seed
    dials = as_options(instance.family.dials.turned())
    return f"deskgym audit {instance.family.id} --seeds {seed}:{seed + 1}{dials} --checks '{check.id}'"
