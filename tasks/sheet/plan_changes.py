"""Answer the comments that ask for other figures of the budget."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import select

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.models import Comment
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import fetch_all
from ..registry import family
from ..task import Outcome, Task
from .pages import Comments, Files
from .queries import Page, in_turn, page, persona, typing


@dataclass(frozen=True)
class Request:
    """An open thread that asks for a figure: first and last in dollars, None for one that was taken back."""

    id: int
    row: int
    column: int
    first: int
    last: int | None
    is_mine: bool

    @property
    def cell(self) -> tuple[int, int]:
        return self.row, self.column


def _requests(world: World, sheet: Page, budget: Page, me: int) -> list[Request]:
    comments = fetch_all(world, select(Comment).where(Comment.sheet_id == sheet.id).order_by(Comment.id))
    found = []
    for thread in comments:
        if thread.thread_id is not None or thread.resolved_at is not None or "$" not in thread.body:
            continue
        answers = [comment.body for comment in comments if comment.thread_id == thread.id]
        first = _figure(thread.body, budget.cells[thread.row, thread.column].number)
        last = first if not answers else _amounts(answers[-1])[0] if "$" in answers[-1] else None
        mine = thread.assignee_id == me
        found.append(Request(thread.id, thread.row, thread.column, first, last, mine))
    return found


def _amounts(text: str) -> list[int]:
    return [int(amount.replace(",", "")) for amount in re.findall(r"\$([\d,]*\d)", text)]


def _figure(text: str, planned: float | None) -> int:
    """The new one of the figures that a comment names: the other is the plan's."""
    return next(amount for amount in _amounts(text) if amount != planned)


WORDINGS = (
    'In comments on the Variance sheet of "{book}", people have asked for different plan figures. Please take care '
    "of the ones assigned to you: put the new figures in the sheet Budget, skip what was withdrawn, and resolve "
    "every one of these threads.",
    'In "{book}" there are comments on Variance asking to change plan figures. Handle the ones assigned to you: '
    "change the Budget sheet accordingly, going by the latest word in each thread (one may have been withdrawn), "
    "and resolve them all, that one too. A question that doesn't ask for a figure stays open.",
    'Go through your open comments on Variance ("{book}"). Where one asks for another plan figure, enter it in '
    "Budget for that department and month, unless the author has taken it back since. Then resolve all of those "
    "threads; don't close other people's comments or plain questions.",
    'Please clear the plan change requests assigned to you in the comments on Variance in "{book}": figures go in '
    "Budget, anything its author withdrew stays as it is, and in the end every one of your requests is resolved, "
    "withdrawn or not.",
    'Could you finish the plan changes? They\'re comments assigned to you on the tab Variance of "{book}"; the '
    "figures belong on the tab Budget. The last thing said in a thread counts. Resolve your requests afterward, "
    "including the one that was called off, and leave other threads alone.",
)


@dataclass(frozen=True)
class Changes:
    """The sheet with the comments, the one with the plan, and all that is asked for."""

    variance: Page
    budget: Page
    requests: list[Request]

    @property
    def mine(self) -> list[Request]:
        return [request for request in self.requests if request.is_mine]

    @property
    def wanted(self) -> dict[tuple[int, int], int]:
        return {request.cell: request.last for request in self.mine if request.last is not None}

    def goal(self, draw: Draw) -> str:
        return draw.phrase(*WORDINGS, book=self.budget.title)

    def outcome(self, figures: Mapping[tuple[int, int], int], resolved: Sequence[Request]) -> Outcome:
        typed = {cell: str(figure) for cell, figure in figures.items()}
        return in_turn(typing(self.budget.id, typed), *(_resolving(request) for request in resolved))

    def without(self) -> dict[str, Outcome]:
        mine, wanted = self.mine, self.wanted
        everybodys = {request.cell: request.last for request in self.requests if request.last is not None}
        as_first_asked = {request.cell: request.first for request in mine if request.last is not None}
        taken_back = {request.cell: request.first for request in mine if request.last is None}
        return {
            "whose they are": self.outcome(everybodys, self.requests),
            "the latest word": self.outcome(as_first_asked, mine),
            "what was taken back": self.outcome(wanted | taken_back, mine),
            "resolving the one taken back": self.outcome(wanted, [each for each in mine if each.last is not None]),
        }

    def gold(self, user: User) -> None:
        book, comments = Files(user).open(self.variance), Comments(user).open()
        book.turn_to(self.budget)
        book.enter_all((self._cell(request), str(request.last)) for request in self._to_enter())
        book.turn_to(self.variance)
        self._resolve(comments)
        user.done()

    def resolving_first(self, user: User) -> None:
        book, comments = Files(user).open(self.variance), Comments(user).open()
        self._resolve(comments)
        book.turn_to(self.budget)
        for request in self._to_enter():
            book.type_in(self._cell(request), str(request.last))
        user.done()

    def from_below(self, user: User) -> None:
        book, comments = Files(user).open(self.variance), Comments(user).open()
        book.turn_to(self.budget)
        book.enter_all((self._cell(request), f"{request.last:,}") for request in reversed(self._to_enter()))
        book.turn_to(self.variance)
        self._resolve(comments)
        user.done()

    def _to_enter(self) -> list[Request]:
        return [request for request in self.mine if request.last is not None]

    def _resolve(self, comments: Comments) -> None:
        for request in sorted(self.mine, key=lambda each: each.cell):
            comments.resolve(self._cell(request))

    def _cell(self, request: Request) -> str:
        return self.budget.place(request.row, self.budget.headings[request.column - 1])


@family("sheet-plan-changes", app="sheet", kind="multi-step", steps=90, persona="finance_analyst")
def answer_requests(draw: Draw, world: World) -> Task:
    """Change the plan as the comments given to one ask, leave what was taken back, and resolve them all."""
    variance, budget = page(world, "Budget", "Variance"), page(world, "Budget", "Budget")
    me = persona(world, "finance_analyst")
    changes = Changes(variance, budget, _requests(world, variance, budget, me.id))
    return Task(
        goal=changes.goal(draw),
        outcome=changes.outcome(changes.wanted, changes.mine),
        without=changes.without(),
        gold=changes.gold,
        alternatives=(changes.resolving_first, changes.from_below),
    )


def _resolving(request: Request) -> Callable[[Db], object]:
    return lambda db: actions.resolve(db, request.id)
