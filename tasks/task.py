"""One task: what is asked, which final states are right, and a way to get there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from ..apps.platform.database import Db
from .answers import Answer
from .gold import User

Outcome = Callable[[Db], object]
GoldWay = Callable[[User], object]
# Decides whether a free text is right: called with the text found and the one that the outcome has in its place, None
# where there is none.
Matcher = Callable[[str | None, str | None], bool]


class Reason(StrEnum):
    """Why a goal cannot or must not be reached: the codes that the action `infeasible` takes."""

    NO_SUCH_FIELD = "no_such_field"  # the app has no field or function for it
    NOT_FOUND = "not_found"  # the record named does not exist
    NOT_PERMITTED = "not_permitted"  # this person's role does not allow it
    BLOCKED_BY_RULE = "blocked_by_rule"  # a business rule of the app forbids it
    AMBIGUOUS = "ambiguous"  # several records fit and nothing tells them apart
    AGAINST_POLICY = "against_policy"  # the company's policy forbids it


@dataclass(frozen=True, kw_only=True)
class Task:
    """What an instance of a family asks.

    `outcome` derives the wanted final state on a fork of the world, through the app's own actions, as the persona;
    several outcomes are alternatives. Without one the database must stay as it is. `answer` is wanted of questions,
    `infeasible` of goals that cannot be reached; the episode opens at the path `start` of the host labelled `host`, the
    family's app unless told. `setup` puts into the
    world, before anybody looks, what the seed alone does not hold: it is part of the untouched state.
    `alternatives` reach the same end as `gold` by other steps, as other people would take them (in the list, by the
    keyboard): the audit plays them too, and each must pass.
    `probes` are changes of inputs, made after the episode to copies of the final and of the wanted state, after which
    the two must still agree: so a number typed where a formula belongs is found out, however the formula is written.
    """

    goal: str
    gold: GoldWay
    alternatives: tuple[GoldWay, ...] = ()
    outcome: Outcome | tuple[Outcome, ...] = ()
    answer: Answer | None = None
    infeasible: Reason | None = None
    # Loosens free-text columns: {"crm_note.body": SameText()}.
    matchers: Mapping[str, Matcher] = field(default_factory=dict)
    start: str = "/"
    host: str | None = None
    setup: Outcome | None = None
    probes: tuple[Outcome, ...] = ()

    def __post_init__(self) -> None:
        wanted = [bool(self.outcome), self.answer is not None, self.infeasible is not None]
        if sum(wanted) != 1:
            raise ValueError("a task has exactly one of outcome, answer and infeasible")

    @property
    def ways(self) -> tuple[GoldWay, ...]:
        """Every way that is known, the gold way first."""
        return (self.gold, *self.alternatives)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return self.outcome if isinstance(self.outcome, tuple) else (self.outcome,)
