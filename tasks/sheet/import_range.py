"""Bring live figures from another team's workbook, of three that have nearly the same name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from ...apps.platform.database import Db
from ...apps.platform.values import MONTHS
from ...apps.sheet import actions
from ...apps.sheet.engine.entry import EPOCH
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files
from .queries import ANY_FORMULA, Page, in_turn, page, shuffled, titles, typing

KINDS = ("Dock hours", "Dock overtime", "Temps at the dock")
_CONTRACTOR = "Hall C"


def _of_month(source: Page, year: int, month: int, *, last_day: bool = False) -> list[int]:
    """The rows of the weeks whose Monday lies in a month, or else their Sunday."""
    found = []
    for row in source.rows:
        day = date.fromordinal(int(source.number(row, "Week of")) + EPOCH) + timedelta(days=6 if last_day else 0)
        if (day.year, day.month) == (year, month):
            found.append(row)
    return found


def _months(source: Page, board: Page) -> dict[str, tuple[int, int]]:
    """The months that the board asks for, by the word for them, where it makes a difference how weeks are counted."""
    asked = {board.text(row, "Figure").removeprefix("Dock hours ") for row in board.rows}
    found = {}
    for row in source.rows:
        day = date.fromordinal(int(source.number(row, "Week of")) + EPOCH)
        year, month = day.year, day.month
        if MONTHS[month - 1] in asked and _of_month(source, year, month) != _of_month(
            source, year, month, last_day=True
        ):
            found[MONTHS[month - 1]] = (year, month)
    return found


def _formulas(book: str, rows: Sequence[int], *, all_halls: bool = False, temps: bool = True) -> tuple[str, str, str]:
    """Hours, overtime and temps of some lines of a file, live."""

    def of(column: str) -> str:
        return f'IMPORTRANGE("{book}","Weeks!{column}{rows[0]}:{column}{rows[-1]}")'

    counted = "1" if all_halls else f'({of("B")}<>"{_CONTRACTOR}")'
    hours = f"({of('D')}+{of('F')})" if temps else of("D")
    return f"=SUMPRODUCT({counted}*{hours})", f"=SUMPRODUCT({counted}*{of('E')})", f"=SUM({of('F')})"


def _by_nobody(outcome: Outcome) -> Outcome:
    """What the team itself changes in its file, which the persona may only read."""

    def change(db: Db) -> None:
        actor, db.actor_id = db.actor_id, None
        outcome(db)
        db.actor_id = actor

    return change


WORDINGS = (
    'On {sheet} of "{book}", the three figures from the dock for {month} are still empty: hours, overtime and '
    "temps. Please pull them live from the operations team's file. The notes say which one and how to count them. "
    "Don't change anything else.",
    'The board wants {month}\'s dock hours, dock overtime and temps at the dock in "{book}" ({sheet}, column '
    "{letter}). Link them to the dock's own workbook so that corrections there show up here, and go by our notes on "
    "how to count.",
    'Could you fill in the operations rows for {month} on {sheet} in "{book}"? Live figures, not typed ones, from '
    "whichever of the dock's files is current. Notes says how each one is calculated.",
    '"{book}", sheet {sheet}: I\'m missing Dock hours, Dock overtime and Temps at the dock for {month}. They should '
    "be imported from operations' workbook and update with it; see Notes for the rules. Leave the other months "
    "alone.",
    "Operations has entered its numbers for {month}. Put the dock's three figures for that month next to their "
    'names on {sheet} ("{book}"), as formulas that read the team\'s current file. Please check the Notes there and '
    "here.",
)


@dataclass(frozen=True)
class Linking:
    """A month of the board, and the file in force from which its figures are to come; two others look like it."""

    board: Page
    source: Page
    plan: Page
    old: Page
    month: str
    rows: list[int]  # of the file in force
    rows_by_last_day: list[int]

    @property
    def cells(self) -> list[tuple[int, int]]:
        lines = {self.board.text(row, "Figure"): row for row in self.board.rows}
        return [(lines[f"{kind} {self.month}"], self.board.column("Value")) for kind in KINDS]

    @property
    def right(self) -> tuple[str, str, str]:
        return _formulas(self.source.title, self.rows)

    def goal(self, draw: Draw) -> str:
        board = self.board
        return draw.phrase(
            *WORDINGS, sheet=board.name, book=board.title, month=self.month, letter=board.letter("Value")
        )

    def outcome(self, formulas: Sequence[str], file: Page | None = None) -> Outcome:
        def connect(db: Db) -> None:
            actions.connect(db, self.board.workbook_id, (file or self.source).workbook_id)

        return in_turn(typing(self.board.id, dict(zip(self.cells, formulas, strict=True))), connect)

    def probes(self) -> tuple[Outcome, ...]:
        return tuple(_by_nobody(probe) for probe in shuffled(self.source, "Hours", "Overtime", "Temps"))

    def without(self) -> dict[str, Outcome]:
        title = self.source.title
        return {
            "the file in force": self.outcome(_formulas(self.plan.title, self.rows), self.plan),
            "the halls": self.outcome(_formulas(title, self.rows, all_halls=True)),
            "the temps": self.outcome(_formulas(title, self.rows, temps=False)),
            "the weeks": self.outcome(_formulas(title, self.rows_by_last_day)),
        }

    def gold(self, user: User) -> None:
        files = Files(user)
        files.open(self.board).look_at("Notes")
        for file in (self.old, self.source, self.plan):
            files.come_back().open(file).look_at("Notes", "Weeks")
        book = files.come_back().open(self.board)
        book.enter_all(zip(self._places(), self.right, strict=True))
        book.allow_access(self.source.title)
        user.done()

    def filtered(self, user: User) -> None:
        book = Files(user).open(self.board)
        hours, overtime, temps = self._places()
        book.enter(hours, f"={self._kept('D')}+{self._kept('F')}")
        book.allow_access(self.source.title)
        book.enter(overtime, f"={self._kept('E')}")
        book.enter(temps, self.right[2])
        user.done()

    def by_number(self, user: User) -> None:
        book = Files(user).open(self.board)
        numbered = _formulas(str(self.source.workbook_id), self.rows)
        book.enter_all(reversed(list(zip(self._places(), numbered, strict=True))))
        book.allow_access(self.source.title)
        user.done()

    def _places(self) -> list[str]:
        return [f"C{row}" for row, _ in self.cells]

    def _kept(self, column: str) -> str:
        """The sum of a column but for what the contractor did."""
        first, last = self.rows[0], self.rows[-1]
        taken, halls = (f'IMPORTRANGE("{self.source.title}","Weeks!{c}{first}:{c}{last}")' for c in (column, "B"))
        return f'SUM(FILTER({taken},{halls}<>"{_CONTRACTOR}"))'


@family("sheet-import-range", app="sheet", kind="multi-step", steps=100, persona="finance_analyst")
def import_range(draw: Draw, world: World) -> Task:
    """Have three figures of a month come live from the file in force, connected, by the rules of the notes."""
    board = page(world, "Team figures", "Board")
    in_force = titles(world, "Dock hours")[0]
    source, plan, old = (
        page(world, f"{in_force}{rest}", "Weeks", exactly=True) for rest in ("", " plan", " (old clocks)")
    )
    month, (year, number) = draw.choice(sorted(_months(source, board).items()))
    rows, others = _of_month(source, year, number), _of_month(source, year, number, last_day=True)
    linking = Linking(board, source, plan, old, month, rows, others)
    return Task(
        goal=linking.goal(draw),
        outcome=linking.outcome(linking.right),
        matchers=ANY_FORMULA,
        probes=linking.probes(),
        without=linking.without(),
        gold=linking.gold,
        alternatives=(linking.filtered, linking.by_number),
    )
