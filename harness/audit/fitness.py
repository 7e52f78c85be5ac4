"""Whether a family is fit for training: many instances are drawn, none is played."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from ...seeds.world import World
from ...tasks import Family, Task
from ...tasks.verifier.changes import Change, ChangeLog
from .answers import is_within
from .bench import Bench
from .findings import Check, Finding, Tally, fits
from .names import Names

CHECKS = {
    check.id: check
    for check in (
        Check("goals-differ", "fit for training", "Half of the goals, at least, are different"),
        Check("answers-vary", "fit for training", "No answer is right for more than 5 % of the seeds"),
        Check("names-unambiguous", "fit for training", "What a goal names is the only one of that name"),
        Check("goal-silent", "fit for training", "A goal holds neither ids nor its own answer"),
    )
}
# The largest share of seeds for which one answer may be right.
MOST_ALIKE = 0.05
# Below this many draws shares mean nothing.
_ENOUGH = 100
# An id as such, a column's name (but not an :emoji_name:), an address, a ref.
_ID = re.compile(r"\b[Ii][Dd]\s*[:#=]?\s*\d+|(?<!:)\b[a-z]+_[a-z_]+\b(?!:)|https?://|\be\d+\b")


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
        names, targets = Names(world), _Targets(world, family)
        for seed in seeds:
            task = family.draw(seed, world, family.split)
            drawn.goals[task.goal] += 1
            if task.answer is not None:
                drawn.answers[str(task.answer)] += 1
            if task.outcome:
                drawn.targets[number, targets.of(task)] += 1
            _look(family, seed, task, names, drawn.tally)
        targets.close()
    _count(family, draws, drawn)
    return _only(drawn.tally, chosen)


class _Targets:
    """What the outcomes of tasks touch in one world, each undone before the next."""

    def __init__(self, world: World, family: Family) -> None:
        self._world, self._bench = world, Bench.of(world.snapshot())
        self._person_id = family.person_in(world)
        self._log = ChangeLog(self._bench)

    def of(self, task: Task) -> object:
        """The rows that the first right way changes or deletes; of those it creates, the rows they refer to."""
        with self._bench.trial():
            if task.setup is not None:
                with self._bench.session() as db:
                    task.setup(db)
            self._log.start()
            with self._bench.session(self._person_id) as db:
                task.outcomes[0](db)
            return tuple(sorted({_target(change, row) for (_, row), change in self._log.since(self._world).items()}))

    def close(self) -> None:
        self._bench.close()


def _target(change: Change, row: int) -> tuple[str, str]:
    if change.before is not None or change.after is None:
        return change.table.name, str(row)
    references = [change.after[column.name] for column in change.table.columns if column.foreign_keys]
    return change.table.name, str(references)


def _look(family: Family, seed: int, task: Task, names: Names, tally: Tally) -> None:
    tally.tried["goal-silent"] += 1
    if found := _ID.search(task.goal):
        _find(family, seed, "goal-silent", f"{found[0]!r} reads like an id: {task.goal}", tally)
    if task.answer is not None and is_within(task.answer, task.goal):
        _find(family, seed, "goal-silent", f"the answer {str(task.answer)!r} is in the goal: {task.goal}", tally)
    tally.tried["names-unambiguous"] += 1
    if rivals := names.rivals(task.goal, family.app):
        _find(family, seed, "names-unambiguous", f"{rivals} in: {task.goal}", tally)


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
