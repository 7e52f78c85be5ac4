"""The verdict as data. A fault of the grader is an exception, never a verdict."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

# How the checks of what the agent said are labelled: all others are of what it left behind.
ANSWER, FEASIBILITY = "Answer", "Feasibility"
FEASIBLE = "feasible"
# What a check of a change finds where nothing was tried.
UNCHANGED, MISSING, STILL_THERE, DELETED = "unchanged", "missing", "still there", "deleted"


@dataclass(frozen=True)
class Check:
    """One thing that had to become true."""

    label: str  # "Contact Dana Ruiz: phone"
    passed: bool
    expected: str
    actual: str


@dataclass(frozen=True)
class Collateral:
    """One thing that changed and should not have."""

    label: str  # "Contact Dana Ruiz: title"
    change: str  # created, updated, deleted; acted: by somebody whose work it is not
    before: str
    after: str


@dataclass(frozen=True)
class Verdict:
    """Whether an episode reached its goal and nothing else."""

    passed: bool
    score: float  # share of checks passed, every collateral change counting as a failed one; 1.0 only if passed
    checks: tuple[Check, ...]
    collateral: tuple[Collateral, ...]
    clean: bool = True  # whether the way there had no detours: nothing done and taken back; the reward does not ask

    @classmethod
    def of(cls, checks: tuple[Check, ...], collateral: tuple[Collateral, ...], *, clean: bool = True) -> Verdict:
        good = sum(check.passed for check in checks)
        total = len(checks) + len(collateral)
        return cls(good == total, good / total, checks, collateral, clean)

    @property
    def reward(self) -> float:
        return 1.0 if self.passed else 0.0

    def __str__(self) -> str:
        good = sum(check.passed for check in self.checks)
        text = f"{'passed' if self.passed else 'failed'}: {good}/{len(self.checks)} checks"
        return f"{text}, {len(self.collateral)} collateral" if self.collateral else text

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)
