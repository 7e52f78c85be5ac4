"""One task: what is asked, what is right, and the steps of a person who does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from functools import partial
from typing import Any, Protocol

from ..apps.platform.database import Db
from .answers import Answer
from .gold import ToolUser, User
from .occasions import Occasion
from .pace import STEADY, Pace

Outcome = Callable[[Db], object]
Solution = Callable[[User], object]  # the steps of somebody who does the task
ToolSolution = Callable[[ToolUser], object]  # the same through tools
# Decides whether a free text is right, given the text found and the text of the outcome; None stands for an empty cell.
Matcher = Callable[[str | None, str | None], bool]


class Reason(StrEnum):
    """Why a goal cannot or must not be reached: the codes that the action `infeasible` takes."""

    NO_SUCH_FIELD = "no_such_field"  # the app has no field or function for it
    NOT_FOUND = "not_found"  # the record named does not exist
    NOT_PERMITTED = "not_permitted"  # this person's role does not allow it
    BLOCKED_BY_RULE = "blocked_by_rule"  # a business rule of the app forbids it
    AMBIGUOUS = "ambiguous"  # several records fit and nothing tells them apart
    AGAINST_POLICY = "against_policy"  # the company's policy forbids it


@dataclass(frozen=True, eq=False)
class InTurn:
    """An outcome of several parts, one after the other; the verdict says of each whether it is right.

    `weights` are what each part counts for in the score, 1 unless told; `due` the moments by which what some parts make
    must be there, by their numbers from 1. `by_tools` play parts through tools where that cannot be told from the part:
    see `Task.by_tools`.
    """

    parts: tuple[Outcome, ...]
    weights: tuple[int, ...] = ()
    due: Mapping[int, datetime] = field(default_factory=dict)
    by_tools: tuple[ToolSolution | None, ...] = ()

    def __call__(self, db: Db) -> None:
        for part in self.parts:
            part(db)
            self.settle(db)

    def settle(self, db: Db) -> None:
        """After each part, so that the next finds the world as a request would, not as an earlier one has read it."""
        db.flush()
        db.expire_all()


class Described(Protocol):
    """A record said without its name: what `descriptions` puts into a goal."""

    @property
    def text(self) -> str:
        """As it stands in the goal."""

    @property
    def name(self) -> str:
        """What the record is called."""

    @property
    def key(self) -> tuple[str, int]:
        """The table and the id of its row."""

    @property
    def passed(self) -> tuple[tuple[str, int], ...]:
        """Kinds and ids of the records that one looks at on the way there, the one that is meant the last."""

    @property
    def length(self) -> int:
        """Over how many relations it leads there."""

    @property
    def distractors(self) -> int:
        """How many other records stand where it leads past, or ends."""

    def holds(self, sight: Any) -> bool:
        """Whether it leads to this record, and to no other, in a `Sight`."""


@dataclass(frozen=True, kw_only=True)
class Task:
    """What an instance of a family asks, what is right, and how a person would do it.

    Exactly one of these says what is right:
    `outcome` derives the wanted final state: run on a fork of the world as the persona, it calls the app's own actions.
    Several outcomes lead to different final states, each of which is right.
    `answer` is what a question wants to be told, `infeasible` the reason why the goal cannot or must not be reached;
    with either, the database must stay as it is.

    `gold` plays the task as a person would; `alternatives` reach the same end by other steps, as other people would
    take them (in the list, by the keyboard): the audit plays them too, and each must pass.
    `setup` puts into the world what the seed alone does not hold, before the episode opens: it is part of the untouched
    state. The episode opens at the path `start` of the host labeled `host`, the family's app unless told.
    `probes` change inputs, after the episode, on copies of the final and of the wanted state, which must still agree
    afterwards: a number typed where a formula belongs is found out, however the formula is written.
    `without` has, for conditions of the goal by name, what somebody does or answers who leaves one out: each must come
    to something else than what is wanted, or the condition asks for nothing.
    `by_tools` plays the task through tools, where that cannot be told from the outcome: an answer, for one, says
    nothing of what was read to find it. How it ends is told from what is right.
    `descriptions` are what stands in the goal in the place of records' names.
    `pace` is how long each action takes by the world's clock, and `occasions` are when colleagues do sooner what the
    set-up has planned for later.
    `persona` and `steps` are whose work it is and the step limit, where it is not the family that says so.
    Raises ValueError unless exactly one of `outcome`, `answer` and `infeasible` is given.
    """

    goal: str
    gold: Solution
    alternatives: tuple[Solution, ...] = ()
    outcome: Outcome | tuple[Outcome, ...] = ()
    answer: Answer | None = None
    infeasible: Reason | None = None
    # Loosens free-text columns: {"crm_note.body": SameText()}.
    matchers: Mapping[str, Matcher] = field(default_factory=dict)
    start: str = "/"
    host: str | None = None
    descriptions: tuple[Described, ...] = ()
    persona: str | None = None
    steps: int | None = None
    pace: Pace = STEADY
    occasions: tuple[Occasion, ...] = ()
    setup: Outcome | None = None
    probes: tuple[Outcome, ...] = ()
    without: Mapping[str, Outcome | Answer] = field(default_factory=dict)
    by_tools: ToolSolution | None = None

    def __post_init__(self) -> None:
        wanted = [bool(self.outcome), self.answer is not None, self.infeasible is not None]
        if sum(wanted) != 1:
            raise ValueError("a task has exactly one of outcome, answer and infeasible")

    @property
    def solutions(self) -> tuple[Solution, ...]:
        """Every known solution, the gold one first."""
        return (self.gold, *self.alternatives)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """Every outcome; none where the database must stay as it is."""
        return self.outcome if isinstance(self.outcome, tuple) else (self.outcome,)


def leaving_out(outcome: Callable[..., object], *conditions: str) -> dict[str, Outcome]:
    """What `outcome`, which is told so as `without`, comes to for somebody who leaves out each of these conditions."""
    return {condition: partial(outcome, without=condition) for condition in conditions}
