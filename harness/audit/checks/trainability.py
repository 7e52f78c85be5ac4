"""Whether a family can be trained on: its goals, answers and targets, drawn in numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..answers import is_within
from ..registry import Skip, check
from ..trainability import Drawn, Draws

# The largest share of seeds for which one answer may be right.
MOST_ALIKE = 0.05
# Below this many draws shares mean nothing.
_ENOUGH = 100
# An id as such (but not a town's state and postal code), a column's name (but not an :emoji_name:), an address, a ref.
_ID = re.compile(r"\b(?!(?<=, )ID \d{5}\b)[Ii][Dd]\s*[:#=]?\s*\d+|(?<!:)\b[a-z]+_[a-z_]+\b(?!:)|https?://|\be\d+\b")


@check("goals-differ", "fit for training", "Half of the goals, at least, are different", kind="family")
def goals_differ(draws: Draws) -> Iterator[str]:
    if len(draws.goals) * 2 < draws.count:
        yield f"only {len(draws.goals):,} different goals in {draws.count:,} seeds"


@check("answers-vary", "fit for training", "No answer is right for more than 5 % of the seeds", kind="family")
def answers_vary(draws: Draws) -> Iterator[str]:
    if not draws.answers:
        raise Skip
    if draws.count < _ENOUGH:
        raise Skip("too few draws")
    answer, times = draws.commonest_answer
    if times > MOST_ALIKE * draws.count:
        yield f"{answer!r} is right for {times:,} of {draws.count:,} seeds"


@check("names-unambiguous", "fit for training", "What a goal names is the only one of that name", kind="draw")
def names_unambiguous(drawn: Drawn) -> Iterator[str]:
    near = drawn.touched.tables if drawn.touched else ()
    if rivals := drawn.names.rivals(drawn.task.goal, drawn.family.app, near):
        yield f"{rivals} in: {drawn.task.goal}"


@check(
    "target-unambiguous", "fit for training", "No other record fits what a goal says of the one it means", kind="draw"
)
def target_unambiguous(drawn: Drawn) -> Iterator[str]:
    if drawn.touched is None:
        raise Skip
    if drawn.touched.lookalike:
        yield f"{drawn.touched.lookalike} in: {drawn.task.goal}"


@check("goal-silent", "fit for training", "A goal holds neither ids nor its own answer", kind="draw")
def goal_silent(drawn: Drawn) -> Iterator[str]:
    goal, answer = drawn.task.goal, drawn.task.answer
    if found := like_an_id(goal):
        yield f"{found!r} reads like an id: {goal}"
    if answer is not None and is_within(answer, goal):
        yield f"the answer {str(answer)!r} is in the goal: {goal}"


def like_an_id(goal: str) -> str:
    """What in a goal reads like an id; empty where nothing does."""
    found = _ID.search(goal)
    return found[0] if found else ""
