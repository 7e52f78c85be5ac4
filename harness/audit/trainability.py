"""Whether a family is fit for training: many instances are drawn, none is played."""

from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field

from ...seeds.world import World
from ...tasks import Family, Task
from ..findings import AuditResult, Finding
from ..selection import as_options
from .names import NameIndex
from .registry import Kind, Skip, checks
from .targets import Targets, Touched


@dataclass(frozen=True)
class Drawn:
    """One task as drawn, and what its world knows of it."""

    family: Family
    seed: int
    task: Task
    world: int  # the seed of its world
    touched: Touched | None  # None where nothing is to be changed
    names: NameIndex


@dataclass
class Draws:
    """What came of drawing a family `count` times, each with how often it came."""

    family: Family
    count: int
    goals: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    targets: Counter[object] = field(default_factory=Counter)  # rows of a world
    works: Counter[str] = field(default_factory=Counter)  # what is written where, in words, in whichever world
    numbers: Counter[str] = field(default_factory=Counter)  # of records that the goals name
    redrawn: int = 0  # instances whose first draw came to nothing
    questions: dict[int, list[tuple[str, str]]] = field(default_factory=lambda: defaultdict(list))

    def add(self, drawn: Drawn, attempt: int = 0) -> None:
        self.redrawn += attempt > 0
        goal, answer = drawn.task.goal, drawn.task.answer
        self.goals[goal] += 1
        self.numbers.update(drawn.names.numbers(goal))
        if answer is not None:
            self.answers[str(answer)] += 1
            self.questions[drawn.world].append((goal, str(answer)))
        if drawn.touched is not None:
            self.targets[drawn.world, drawn.touched.rows] += 1
            # Work that writes no text or number has none to repeat.
            if drawn.touched.work:
                self.works[drawn.touched.work] += 1

    @property
    def commonest_answer(self) -> tuple[str, int]:
        """The answer that is right most often, and how often."""
        return commonest(self.answers)

    @property
    def facts(self) -> dict[str, str]:
        """How much differs, for the report."""
        facts = {"goals": f"{len(self.goals):,} of {self.count:,}"}
        if self.targets:
            facts["targets"] = f"{len(self.targets):,} of {self.targets.total():,}"
        if self.answers:
            _, times = self.commonest_answer
            facts["answers"] = f"{len(self.answers):,} of {self.count:,}, {times / self.count:.1%} alike"
        if self.redrawn:
            facts["redrawn"] = f"{self.redrawn:,} of {self.count:,}"
        return facts


def commonest(counted: Counter[str]) -> tuple[str, int]:
    """What came most often, and how often."""
    return max(counted.items(), key=lambda item: (item[1], item[0]))


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
            with closing(family.open_in(world, seed)) as opening:
                task = opening.instance.task
                one = Drawn(family, seed, task, number, targets.of(task) if task.outcome else None, names)
                drawn.add(one, opening.instance.attempt)
                _try("draw", pattern, one, seed + 1, f"seed {seed}, ", result)
        targets.close()
    _try("family", pattern, drawn, draws, "", result)
    result.facts |= drawn.facts
    return result


def _try(kind: Kind, pattern: str, subject: Drawn | Draws, draws: int, where: str, result: AuditResult) -> None:
    """Try the checks of one task, or of all; so many `draws` show again what they find."""
    for check, run in checks(kind, pattern):
        dials = as_options(subject.family.dials.turned())
        command = f"deskgym audit {subject.family.id} --draws {draws}{dials} --checks '{check.id}'"
        try:
            wrong = list(run(subject))
        except Skip as skip:
            result.skip(check, skip)
            continue
        result.tried[check.id] += 1
        result.findings += [Finding(check.id, subject.family.id, where + text, command) for text in wrong]
