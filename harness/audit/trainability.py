"""Whether a family is fit for training: many instances are drawn, none is played."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ...seeds.world import World
from ...tasks import Family, Task
from ..findings import AuditResult, Finding
from .names import NameIndex
from .registry import Kind, Skip, checks
from .targets import Targets, Touched


@dataclass(frozen=True)
class Drawn:
    """One task as drawn, and what its world knows of it."""

    family: Family
    seed: int
    task: Task
    touched: Touched | None  # None where nothing is to be changed
    names: NameIndex


@dataclass
class Draws:
    """What came of drawing a family `count` times: goals, answers and targets, each with how often it came."""

    family: Family
    count: int
    goals: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    targets: Counter[object] = field(default_factory=Counter)

    def add(self, drawn: Drawn, world: int) -> None:
        """Count a task drawn in the world of this seed."""
        self.goals[drawn.task.goal] += 1
        if drawn.task.answer is not None:
            self.answers[str(drawn.task.answer)] += 1
        if drawn.touched is not None:
            self.targets[world, drawn.touched.rows] += 1

    @property
    def commonest_answer(self) -> tuple[str, int]:
        """The answer that is right most often, and how often."""
        return max(self.answers.items(), key=lambda item: (item[1], item[0]))

    @property
    def facts(self) -> dict[str, str]:
        """How much differs, for the report."""
        facts = {"goals": f"{len(self.goals):,} of {self.count:,}"}
        if self.targets:
            facts["targets"] = f"{len(self.targets):,} of {self.targets.total():,}"
        if self.answers:
            _, times = self.commonest_answer
            facts["answers"] = f"{len(self.answers):,} of {self.count:,}, {times / self.count:.1%} alike"
        return facts


def audit_trainability(family: Family, draws: int, pattern: str = "*") -> AuditResult:
    """Draw instances 0 to `draws` of a family, world by world, and try the checks that fit `pattern` on them."""
    result = AuditResult()
    if not (checks("draw", pattern) or checks("family", pattern)):
        return result
    drawn = Draws(family, draws)
    by_world: dict[int, list[int]] = {}
    for seed in range(draws):
        by_world.setdefault(family.world_of(seed), []).append(seed)
    for number, seeds in by_world.items():
        world = World.shared(number)
        names, targets = NameIndex(world), Targets(world, family)
        for seed in seeds:
            task = family.draw(seed, world, family.split)
            one = Drawn(family, seed, task, targets.of(task) if task.outcome else None, names)
            drawn.add(one, number)
            _try("draw", pattern, one, seed + 1, f"seed {seed}, ", result)
        targets.close()
    _try("family", pattern, drawn, draws, "", result)
    result.facts |= drawn.facts
    return result


def _try(kind: Kind, pattern: str, subject: Drawn | Draws, draws: int, where: str, result: AuditResult) -> None:
    """Try the checks of one task, or of all; so many `draws` show again what they find."""
    for check, run in checks(kind, pattern):
        command = f"deskgym audit {subject.family.id} --draws {draws} --checks '{check.id}'"
        try:
            wrong = list(run(subject))
        except Skip as skip:
            result.skip(check, skip)
            continue
        result.tried[check.id] += 1
        result.findings += [Finding(check.id, subject.family.id, where + text, command) for text in wrong]
