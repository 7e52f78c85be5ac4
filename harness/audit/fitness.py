"""Whether a family is fit for training: many instances are drawn, none is played."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from ...seeds.world import World
from ...tasks import Family, Task
from .answers import is_within
from .findings import Check, Finding, Tally, fits
from .names import Names
from .targets import Targets, Touched

CHECKS = {
    check.id: check
    for check in (
        Check("goals-differ", "fit for training", "Half of the goals, at least, are different"),
        Check("answers-vary", "fit for training", "No answer is right for more than 5 % of the seeds"),
        Check("names-unambiguous", "fit for training", "What a goal names is the only one of that name"),
        Check("target-unambiguous", "fit for training", "No other record fits what a goal says of the one it means"),
        Check("goal-silent", "fit for training", "A goal holds neither ids nor its own answer"),
    )
}
# The largest share of seeds for which one answer may be right.
MOST_ALIKE = 0.05
# Below this many draws shares mean nothing.
_ENOUGH = 100
# An id as such (but not a town's state and postal code), a column's name (but not an :emoji_name:), an address, a ref.
_ID = re.compile(r"\b(?!(?<=, )ID \d{5}\b)[Ii][Dd]\s*[:#=]?\s*\d+|(?<!:)\b[a-z]+_[a-z_]+\b(?!:)|https?://|\be\d+\b")


@dataclass
class _Drawn:
    """What came of drawing."""

    goals: Counter[str] = field(default_factory=Counter)
    targets: Counter[object] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    tally: Tally = field(default_factory=Tally)


def audit_fitness(family: Family, draws: int, pattern: str = "*") -> Tally:
    """Draw so many instances of a family, world by world, and look at goals and answers."""
    chosen = {id for id in CHECKS if fits(id, pattern)}
    if not chosen:
        return Tally()
    drawn = _Drawn()
    by_world: dict[int, list[int]] = {}
    for seed in range(draws):
        by_world.setdefault(family.world_of(seed), []).append(seed)
    for number, seeds in by_world.items():
        world = World.shared(number)
        names, targets = Names(world), Targets(world, family)
        for seed in seeds:
            task = family.draw(seed, world, family.split)
            drawn.goals[task.goal] += 1
            if task.answer is not None:
                drawn.answers[str(task.answer)] += 1
            touched = targets.of(task) if task.outcome else None
            if touched is not None:
                drawn.targets[number, touched.rows] += 1
            _look(family, seed, task, touched, names, drawn.tally)
        targets.close()
    _count(family, draws, drawn)
    return _only(drawn.tally, chosen)


def like_an_id(goal: str) -> str:
    """What in a goal reads like an id; empty where nothing does."""
    found = _ID.search(goal)
    return found[0] if found else ""


def _look(family: Family, seed: int, task: Task, touched: Touched | None, names: Names, tally: Tally) -> None:
    tally.tried["goal-silent"] += 1
    if found := like_an_id(task.goal):
        _find(family, seed, "goal-silent", f"{found!r} reads like an id: {task.goal}", tally)
    if task.answer is not None and is_within(task.answer, task.goal):
        _find(family, seed, "goal-silent", f"the answer {str(task.answer)!r} is in the goal: {task.goal}", tally)
    tally.tried["names-unambiguous"] += 1
    if rivals := names.rivals(task.goal, family.app, touched.tables if touched else ()):
        _find(family, seed, "names-unambiguous", f"{rivals} in: {task.goal}", tally)
    if touched is not None:
        tally.tried["target-unambiguous"] += 1
        if touched.twin:
            _find(family, seed, "target-unambiguous", f"{touched.twin} in: {task.goal}", tally)


def _count(family: Family, draws: int, drawn: _Drawn) -> None:
    tally = drawn.tally
    tally.facts["goals"] = f"{len(drawn.goals):,} of {draws:,}"
    tally.tried["goals-differ"] += 1
    if len(drawn.goals) * 2 < draws:
        _find(
            family, None, "goals-differ", f"only {len(drawn.goals):,} different goals in {draws:,} seeds", tally, draws
        )
    if drawn.targets:
        tally.facts["targets"] = f"{len(drawn.targets):,} of {drawn.targets.total():,}"
    if not drawn.answers:
        return
    answer, times = max(drawn.answers.items(), key=lambda item: (item[1], item[0]))
    tally.facts["answers"] = f"{len(drawn.answers):,} of {draws:,}, {times / draws:.1%} alike"
    if draws < _ENOUGH:
        tally.skipped["answers-vary", "too few draws"] += 1
        return
    tally.tried["answers-vary"] += 1
    if times > MOST_ALIKE * draws:
        _find(family, None, "answers-vary", f"{answer!r} is right for {times:,} of {draws:,} seeds", tally, draws)


def _find(family: Family, seed: int | None, check: str, detail: str, tally: Tally, draws: int = 0) -> None:
    where, draws = ("", draws) if seed is None else (f"seed {seed}, ", seed + 1)
    command = f"deskgym audit {family.id} --draws {draws} --checks '{check}'"
    tally.findings.append(Finding(check, family.id, where + detail, command))


def _only(tally: Tally, chosen: set[str]) -> Tally:
    return Tally(
        Counter({id: count for id, count in tally.tried.items() if id in chosen}),
        Counter({key: count for key, count in tally.skipped.items() if key[0] in chosen}),
        [finding for finding in tally.findings if finding.check in chosen],
        tally.facts,
    )
