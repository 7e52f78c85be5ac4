"""What checks of families and of apps hand back: how often each was tried on a subject, and what survived it."""

from __future__ import annotations

import fnmatch
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

Group = Literal["must fail", "must pass", "detour", "must repeat", "must not leak", "fit for training"]


@dataclass(frozen=True)
class Finding:
    """One survivor: a wrong state that passed, a right one that failed, or something that leaks."""

    check: str  # the check's id: "value-altered"
    subject: str  # what was checked: a family's id, an app's key
    detail: str  # what was done, and what came of it
    reproduce: str  # one command line that shows it again

    def __str__(self) -> str:
        return f"{self.subject}: {self.check}: {self.detail}"


@dataclass(frozen=True)
class Check:
    """What an audit tries, as reports name it."""

    id: str  # "value-altered"
    group: Group
    title: str  # "An expected value altered"


def fits(id: str, patterns: str) -> bool:
    """Whether a check's id fits one of the shell-style patterns divided by commas."""
    return any(fnmatch.fnmatchcase(id, pattern.strip()) for pattern in patterns.split(","))


@dataclass
class AuditResult:
    """What came of the checks of one subject."""

    tried: Counter[str] = field(default_factory=Counter)  # by check
    skipped: Counter[tuple[str, str]] = field(default_factory=Counter)  # by check and reason
    findings: list[Finding] = field(default_factory=list)
    facts: dict[str, str] = field(default_factory=dict)  # measured, by name: "goals": "997 of 1,000"

    def skip(self, check: Check, reason: object) -> None:
        """Count a check as left out, if there is a reason to tell."""
        if str(reason):
            self.skipped[check.id, str(reason)] += 1

    def add(self, other: AuditResult) -> None:
        """Take over what `other` counted."""
        self.tried += other.tried
        self.skipped += other.skipped
        self.findings += other.findings
        self.facts |= other.facts
