"""Episodes under audit: played through the environment, as an agent would, on one instance of a family."""

from __future__ import annotations

from ....tasks import Family
from ...findings import AuditResult, Finding
from ...selection import as_options
from ..registry import Skip, checks
from .case import EpisodeCase


def audit_episodes(family: Family, seed: int, pattern: str = "*") -> AuditResult:
    """Play instance `seed` in every way whose check fits `pattern`."""
    result, case = AuditResult(), EpisodeCase(family, seed)
    for check, run in checks("episode", pattern):
        try:
            wrong = list(run(case))
        except Skip as skip:
            result.skip(check, skip)
            continue
        result.tried[check.id] += 1
        if wrong:
            dials = as_options(family.dials.turned())
            command = f"deskgym audit {family.id} --seeds {seed}:{seed + 1} --draws 0{dials} --checks '{check.id}'"
            detail = f"seed {seed}: {'; '.join(wrong[:3])}"
            result.findings.append(Finding(check.id, family.id, detail, command))
    result.facts |= case.facts
    return result
