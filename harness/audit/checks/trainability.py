"""Whether a family can be trained on: its goals, answers and targets, drawn in numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from ....seeds.crm.accounts import TESTS
from ....seeds.world import World
from ....tasks.descriptions.search import KINDS
from ....tasks.descriptions.sight import Sight
from ..answers import is_within
from ..registry import Skip, check
from ..trainability import Drawn, Draws, commonest
from ..wording import answered

# The largest share of seeds for which one answer may be right.
MOST_ALIKE = 0.05
# Below this many draws shares mean nothing.
_ENOUGH = 100
# An id as such (but not a town's state and postal code), a column's name (but not an :emoji_name:), an address, a ref.
#: The share of instances that may be drawn again: of twenty draws with such a chance one comes to something, always.
MOST_REDRAWN = 0.2
_ID = re.compile(r"\b(?!(?<=, )ID \d{5}\b)[Ii][Dd]\s*[:#=]?\s*\d+|(?<!:)\b[a-z]+_[a-z_]+\b(?!:)|https?://|\be\d+\b")


@check("goals-differ", "fit for training", "Half of the goals, at least, are different", kind="family")
def goals_differ(draws: Draws) -> Iterator[str]:
    if len(draws.goals) * 2 < draws.count:
        yield f"only {len(draws.goals):,} different goals in {draws.count:,} seeds"


@check("seldom-redrawn", "fit for training", "At most a fifth of the first draws come to nothing", kind="family")
def seldom_redrawn(draws: Draws) -> Iterator[str]:
    if draws.redrawn > MOST_REDRAWN * draws.count:
        yield f"{draws.redrawn:,} of {draws.count:,} seeds are drawn more than once: the family asks for what is rare"


@check("answers-vary", "fit for training", "No answer is right for more than 5 % of the seeds", kind="family")
def answers_vary(draws: Draws) -> Iterator[str]:
    yield from _too_common(draws, draws.answers, "is right")


@check("answers-untold", "fit for training", "Answers cannot be guessed from goals of other worlds", kind="family")
def answers_untold(draws: Draws) -> Iterator[str]:
    if not draws.answers:
        raise Skip
    if draws.count < _ENOUGH or len(draws.questions) < 2:
        raise Skip("too few draws")
    if (share := answered(draws.questions)) > MOST_ALIKE:
        yield f"{share:.0%} of the answers are those of the likest goal of another world"


@check("works-vary", "fit for training", "The same deed is not right for more than 5 % of the seeds", kind="family")
def works_vary(draws: Draws) -> Iterator[str]:
    yield from _too_common(draws, draws.works, "is the work")


@check("numbers-vary", "fit for training", "No record's number is in more than 5 % of the goals", kind="family")
def numbers_vary(draws: Draws) -> Iterator[str]:
    yield from _too_common(draws, draws.numbers, "is in the goals")


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
    if drawn.family.has_length:
        raise Skip("each of its tasks is its own family's, and says which record it means")
    if drawn.touched.lookalike:
        yield f"{drawn.touched.lookalike} in: {drawn.task.goal}"


@check("within-policy", "fit for training", "The work is within the company's own rules", kind="draw")
def within_policy(drawn: Drawn) -> Iterator[str]:
    if drawn.touched is None:
        raise Skip
    for breach in drawn.touched.breaches:
        yield f"{breach}, in: {drawn.task.goal}"


@check("descriptions-hold", "fit for training", "A description leads to the record that is meant", kind="draw")
def descriptions_hold(drawn: Drawn) -> Iterator[str]:
    # In a chain, a task may be described where earlier ones are done, and another one may name its record.
    if drawn.family.has_length or not drawn.task.descriptions:
        raise Skip
    world = World.shared(drawn.world).fork()
    try:
        if drawn.task.setup is not None:
            with world.session() as db:
                drawn.task.setup(db)
        sight = Sight(world, drawn.family.account_in(world, drawn.task.persona), KINDS)
        for description in drawn.task.descriptions:
            if not description.holds(sight):
                yield f"{description.text!r} leads elsewhere, in: {drawn.task.goal}"
            if description.name.casefold() in drawn.task.goal.casefold():
                yield f"{description.name!r} is named beside its description, in: {drawn.task.goal}"
    finally:
        world.close()


@check("names-real", "fit for training", "A goal names no record that was made to try things out", kind="draw")
def names_real(drawn: Drawn) -> Iterator[str]:
    for name in TESTS:
        if name.casefold() in drawn.task.goal.casefold():
            yield f"{name!r} is no customer, in: {drawn.task.goal}"


@check("goal-silent", "fit for training", "A goal holds neither ids nor its own answer", kind="draw")
def goal_silent(drawn: Drawn) -> Iterator[str]:
    goal, answer = drawn.task.goal, drawn.task.answer
    if found := like_an_id(goal):
        yield f"{found!r} reads like an id: {goal}"
    if answer is not None and is_within(answer, goal):
        yield f"the answer {str(answer)!r} is in the goal: {goal}"


def _too_common(draws: Draws, counted: Counter[str], what: str) -> Iterator[str]:
    if not counted:
        raise Skip
    if draws.count < _ENOUGH:
        raise Skip("too few draws")
    text, times = commonest(counted)
    if times > MOST_ALIKE * draws.count:
        yield f"{text!r} {what} for {times:,} of {draws.count:,} seeds"


def like_an_id(goal: str) -> str:
    """What in a goal reads like an id; empty where nothing does."""
    found = _ID.search(goal)
    return found[0] if found else ""
