"""What a group of episodes came to, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from ...gym.errors import did_you_mean
from ...tasks.effort import LEVELS
from ..errors import BadSelection
from ..runs.keys import EpisodeKey
from .run import Episode
from .statistics import Rate, Tries, pass_at_k, pass_hat_k, pass_rate

#: What episodes can be grouped by.
GROUPINGS: Mapping[str, Callable[[Episode], str]] = {
    "level": lambda episode: episode.entry.level,
    "app": lambda episode: episode.entry.app,
    "kind": lambda episode: episode.entry.kind,
    "split": lambda episode: episode.entry.split,
    "family": lambda episode: episode.entry.family,
    "interface": lambda episode: episode.through,
    "look": lambda episode: episode.entry.look,
    "persona": lambda episode: episode.entry.persona,
}
_LEVELS = tuple(LEVELS)


@dataclass(frozen=True, kw_only=True)
class Summary:
    """A group of episodes. Rates, score and medians are of what was graded; None where there is nothing to tell."""

    episodes: int
    instances: int  # that were graded at least once
    passed: int
    failed: int
    faults: int
    rate: Rate | None
    pass_at: dict[int, float]  # k to the chance that one of k tries passes
    pass_hat: dict[int, float]  # k to the chance that all of k tries pass
    score: float | None  # the mean
    steps: float | None  # medians of an episode
    characters: float | None
    seconds: float | None
    tokens: float | None
    cost: float | None  # dollars for all of them, faults too
    failures: dict[str, int]  # kind to episodes, the most frequent first
    stages: dict[str, int]  # of faults

    @classmethod
    def of(cls, episodes: Sequence[Episode]) -> Summary:
        graded = [episode for episode in episodes if episode.graded]
        tries = list(tries_of(graded).values())
        passed = sum(episode.passed for episode in graded)
        most = max((each.total for each in tries), default=0)
        costs = [episode.entry.cost for episode in episodes if episode.entry.cost is not None]
        return cls(
            episodes=len(episodes),
            instances=len(tries),
            passed=passed,
            failed=len(graded) - passed,
            faults=len(episodes) - len(graded),
            rate=pass_rate(tries),
            pass_at={k: found for k in range(1, most + 1) if (found := pass_at_k(tries, k)) is not None},
            pass_hat={k: found for k in range(1, most + 1) if (found := pass_hat_k(tries, k)) is not None},
            score=fmean(episode.entry.score for episode in graded) if graded else None,
            steps=_median(episode.entry.steps for episode in graded),
            characters=_median(episode.entry.characters for episode in graded),
            seconds=_median(episode.seconds for episode in graded),
            tokens=_median(episode.tokens for episode in graded),
            cost=sum(costs) if costs else None,
            failures=_counted(episode.entry.failure for episode in graded),
            stages=_counted(episode.entry.fault["stage"] if episode.entry.fault else None for episode in episodes),
        )


def tries_of(graded: Iterable[Episode]) -> dict[EpisodeKey, Tries]:
    """How often each instance was tried and passed."""
    found: dict[EpisodeKey, Tries] = {}
    for episode in graded:
        before = found.get(episode.instance, Tries(0, 0))
        found[episode.instance] = Tries(before.passed + episode.passed, before.total + 1)
    return found


def grouped(episodes: Iterable[Episode], by: str) -> dict[str, list[Episode]]:
    """The episodes by one of GROUPINGS; levels stand by difficulty, others by name. Raises BadSelection."""
    if by not in GROUPINGS:
        raise BadSelection(f"Episodes cannot be grouped by {by!r}. {did_you_mean(by, GROUPINGS)}")
    groups: dict[str, list[Episode]] = {}
    for episode in episodes:
        groups.setdefault(GROUPINGS[by](episode), []).append(episode)
    names = sorted(groups, key=lambda name: (_LEVELS.index(name) if name in _LEVELS else 0, name))
    return {name: groups[name] for name in names}


def shown_ks(most: int) -> list[int]:
    """Of all k up to `most` those that tables show: powers of two, and the last."""
    return sorted({k for k in (2, 4, 8, 16, 32, most) if 1 < k <= most})


def _median(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return float(median(known)) if known else None


def _counted(names: Iterable[str | None]) -> dict[str, int]:
    return dict(Counter(name for name in names if name is not None).most_common())
