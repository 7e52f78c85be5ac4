"""What goals tell by their words alone, learnt from one half, tried on the other: naive Bayes, or the likest goal."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence


def guessed(goals: Sequence[str], others: Sequence[str]) -> float:
    """The share of goals of two kinds that is told by words; each half is tried once with the other to learn from."""
    right = 0
    for half in (0, 1):
        learnt = [_Words(kind[1 - half :: 2]) for kind in (goals, others)]
        for number, kind in enumerate((goals, others)):
            right += sum(_likelier(learnt, goal) == number for goal in kind[half::2])
    return right / (len(goals) + len(others))


def precision(goals: Sequence[str], others: Sequence[Sequence[str]]) -> float:
    """Of what words alone would call one of `goals`, the share that is, if each of the other kinds came as often."""
    right = wrong = 0.0
    for half in (0, 1):
        learnt = [_Words(goals[1 - half :: 2]), _Words([goal for kind in others for goal in kind[1 - half :: 2]])]
        right += sum(_likelier(learnt, goal) == 0 for goal in goals[half::2]) / len(goals)
        wrong += sum(_likelier(learnt, goal) == 0 for kind in others for goal in kind[half::2]) / len(others[0])
    return right / (right + wrong) if right else 0.5


def answered(asked: Mapping[int, Sequence[tuple[str, str]]]) -> float:
    """The share of questions answered right by whoever knows, of each, the likest one of other worlds and its answer.

    `asked` has goals and their answers by world: those of one half of the worlds are learnt, and the others tried.
    """
    worlds = sorted(asked)
    right = 0
    for half in (0, 1):
        learnt = [(set(_bag(goal)), answer) for world in worlds[1 - half :: 2] for goal, answer in asked[world]]
        spread = Counter(word for words, _ in learnt for word in words)
        for goal, answer in (each for world in worlds[half::2] for each in asked[world]):
            words = _bag(goal)
            weight = {word: math.log(len(learnt) / spread[word]) for word in words if word in spread}
            _, guess = max(learnt, key=lambda known: sum(weight.get(word, 0.0) for word in words if word in known[0]))
            right += guess == answer
    return right / sum(map(len, asked.values()))


class _Words:
    """How often each word stands in goals of one kind."""

    def __init__(self, goals: Sequence[str]) -> None:
        self._counts = Counter(word for goal in goals for word in _bag(goal))
        self._goals = len(goals)

    def likelihood(self, word: str) -> float:
        return math.log((self._counts[word] + 1) / (self._goals + 2))


def _likelier(kinds: Sequence[_Words], goal: str) -> int:
    scores = [sum(map(kind.likelihood, _bag(goal))) for kind in kinds]
    return scores.index(max(scores))


def _bag(goal: str) -> list[str]:
    return sorted(set(re.findall(r"\w+", goal.casefold())))
