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
from .gold_steps import enter, open_sheet, turn_to, type_in
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


@family("sheet-plan-changes", app="sheet", kind="multi-step", steps=90, persona="finance_analyst")
def answer_requests(draw: Draw, world: World) -> Task:
    """Change the plan as the comments given to one ask, leave what was taken back, and resolve them all."""
    variance, budget = page(world, "Budget", "Variance"), page(world, "Budget", "Budget")
    me = persona(world, "finance_analyst")
    requests = _requests(world, variance, budget, me.id)
    mine = [request for request in requests if request.is_mine]
    wanted = {request.cell: request.last for request in mine if request.last is not None}

    def done(figures: Mapping[tuple[int, int], int], resolved: Sequence[Request]) -> Outcome:
        typed = {cell: str(figure) for cell, figure in figures.items()}
        return in_turn(typing(budget.id, typed), *(_resolving(request) for request in resolved))

    def cell(request: Request) -> str:
        return budget.place(request.row, budget.headings[request.column - 1])

    def resolve(user: User) -> None:
        for request in sorted(mine, key=lambda each: each.cell):
            user.click("button", f"Resolve the thread on {cell(request)}")

    def change(user: User, put: Callable[[User, str, str], None]) -> None:
        for request in mine:
            if request.last is not None:
                put(user, cell(request), str(request.last))

    def gold(user: User) -> None:
        open_sheet(user, variance)
        user.click("button", "Comments")
        turn_to(user, budget)
        change(user, enter)
        turn_to(user, variance)
        resolve(user)
        user.done()

    def resolving_first(user: User) -> None:
        open_sheet(user, variance)
        user.click("button", "Comments")
        resolve(user)
        user.click("tab", budget.name)
        change(user, type_in)
        user.done()

    def from_below(user: User) -> None:
        open_sheet(user, variance)
        user.click("button", "Comments")
        turn_to(user, budget)
        for request in reversed(mine):
            if request.last is not None:
                enter(user, cell(request), f"{request.last:,}")
        turn_to(user, variance)
        resolve(user)
        user.done()

    everybodys = {request.cell: request.last for request in requests if request.last is not None}
    as_first_asked = {request.cell: request.first for request in mine if request.last is not None}
    taken_back = wanted | {request.cell: request.first for request in mine if request.last is None}
    return Task(
        goal=draw.phrase(
            'People have asked in comments on the sheet Variance of "{book}" for other figures in the plan. Please '
            "work off those assigned to you: put the new figures into the sheet Budget, leave what was taken back, "
            "and resolve every one of these threads.",
            'In "{book}" there are comments on Variance that want figures of the plan changed. Do the ones given to '
            "you: change the sheet Budget accordingly, going by the latest word in each thread – one may have been "
            "withdrawn –, and resolve them all, that one too. A question that asks for no figure stays open.",
            'Go through your open comments on Variance ("{book}"). Where one asks for another plan figure, enter it in '
            "Budget for that department and month, unless they took it back since. Then resolve all of those threads; "
            "others' comments and mere questions are not for you to close.",
            'Please clear the change requests for the plan given to you as comments on Variance in "{book}": '
            "figures go into Budget, what its author took back stays as it is, and in the end every one of yours is "
            "resolved, taken back or not.",
            'Could you finish the plan changes? They are comments for you on the tab Variance of "{book}"; the figures '
            "belong on the tab Budget. The last thing said in a thread counts. Resolve your requests afterwards, also "
            "the one that was called off; leave other threads alone.",
            book=budget.title,
        ),
        outcome=done(wanted, mine),
        without={
            "whose they are": done(everybodys, requests),
            "the latest word": done(as_first_asked, mine),
            "what was taken back": done(taken_back, mine),
            "resolving the one taken back": done(wanted, [each for each in mine if each.last is not None]),
        },
        gold=gold,
        alternatives=(resolving_first, from_below),
    )


def _resolving(request: Request) -> Callable[[Db], object]:
    return lambda db: actions.resolve(db, request.id)
