"""The verdict as data. A fault of the grader is an exception, never a verdict."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

# How the checks of what the agent said are labeled: all others are of what it left behind.
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
    part: int | None = None  # of a task of several parts, whose it is
    weight: int = 1  # what the part counts for in the score


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
    # Share of the checks passed, or of the parts of which all are by their weights, every collateral change counting as
    # a failed check; 1.0 only if passed.
    score: float
    checks: tuple[Check, ...]
    collateral: tuple[Collateral, ...]
    clean: bool = True  # whether the way there had no detours: nothing done and taken back; the reward does not ask

    @classmethod
    def of(cls, checks: tuple[Check, ...], collateral: tuple[Collateral, ...], *, clean: bool = True) -> Verdict:
        parts: dict[int, bool] = {}
        weights: dict[int, int] = {}
        for number, check in enumerate(checks):
            # A check of no part stands for itself.
            part = -1 - number if check.part is None else check.part
            parts[part] = parts.get(part, True) and check.passed
            weights[part] = check.weight
        good = sum(weights[part] for part, passed in parts.items() if passed)
        total = sum(weights.values()) + len(collateral)
        return cls(good == total, good / total, checks, collateral, clean)

    @property
    def reward(self) -> float:
        return 1.0 if self.passed else 0.0

    def __str__(self) -> str:
        good = sum(check.passed for check in self.checks)
        text = f"{'passed' if self.passed else 'failed'}: {good}/{len(self.checks)} checks"
        return f"{text}, {len(self.collateral)} collateral" if self.collateral else text

    def as_dict(self) -> dict[str, Any]:
        """Plain data for JSON; the label of a check says whose it is."""
        data = asdict(self)
        for check in data["checks"]:
            del check["part"], check["weight"]
        return data
