"""Work out what vacation people have left, by the balances, the log of requests and the workbook's notes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import date

from ...apps.sheet.engine import column_name
from ...apps.sheet.engine.entry import EPOCH
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files
from .queries import ANY_FORMULA, Page, noted, page, typing

_FEWEST, _MOST = 8, 13


@dataclass(frozen=True)
class Leave:
    """The balances, the requests, how many days may be brought along, and the year that the requests begin in."""

    sheet: Page
    log: Page
    cap: float
    first: float
    last: float

    def rows(self, departments: list[str]) -> list[int]:
        return [row for row in self.sheet.rows if self.sheet.text(row, "Department") in departments]

    def entitled(self, row: int, *, shared: bool = True, capped: bool = True) -> float:
        """The year's days, and those brought along."""
        share = self.sheet.number(row, "Share") if shared else 1.0
        days = math.ceil(round(self.sheet.number(row, "Days a year") * share * 2, 6)) / 2
        brought = self.sheet.number(row, "Brought along")
        return days + (min(brought, self.cap) if capped else brought)

    def taken(self, row: int, *, whole: bool = False, any_status: bool = False, any_year: bool = False) -> float:
        """The vacation that was taken or is agreed."""
        log, name = self.log, self.sheet.text(row, "Name")
        return sum(
            0.5 if log.text(line, "Half") and not whole else log.number(line, "Days")
            for line in log.rows
            if log.text(line, "Name") == name
            and log.text(line, "Kind") == "Vacation"
            and (any_status or log.text(line, "Status") == "Approved")
            and (any_year or self.first <= log.number(line, "From") <= self.last)
        )

    def left(self, row: int) -> float:
        return self.entitled(row) - self.taken(row)

    def without(self, departments: list[str]) -> dict[str, dict[int, float]]:
        """What comes out for everybody without one of the rules."""
        rows = self.rows(departments)
        return {
            "the share": {row: self.entitled(row, shared=False) - self.taken(row) for row in rows},
            "the cap": {row: self.entitled(row, capped=False) - self.taken(row) for row in rows},
            "the half days": {row: self.entitled(row) - self.taken(row, whole=True) for row in rows},
            "the status": {row: self.entitled(row) - self.taken(row, any_status=True) for row in rows},
            "the year": {row: self.entitled(row) - self.taken(row, any_year=True) for row in rows},
        }

    def is_telling(self, departments: list[str]) -> bool:
        """Whether every rule decides."""
        left = {row: self.left(row) for row in self.rows(departments)}
        return all(other != left for other in self.without(departments).values())


def _leave(world: World) -> Leave:
    notes = page(world, "Leave", "Notes")
    (cap,), (year,) = noted(notes, "Brought along", r"At most (\d+) days"), noted(notes, "Year", r"begin in (\d+)\.")
    first = _day(int(year))
    return Leave(
        page(world, "Leave", "Balances"), page(world, "Leave", "Requests"), int(cap), first, _day(int(year) + 1) - 1
    )


def _day(year: int) -> float:
    """The first of January as the sheet has it."""
    return float(date(year, 1, 1).toordinal() - EPOCH)


WORDINGS = (
    'How many vacation days do {first} and {second} have left? In "{book}", fill column {letter} of {sheet} '
    '(heading "{heading}") for everybody in those two departments, using our Notes and the request log. Leave '
    "everybody else empty.",
    "The heads of {first} and {second} want their people's leave balances. Please put them in {letter} on {sheet} "
    'in "{book}", with "{heading}" at the top: what each person has left, following the Notes sheet. The other '
    "departments come later.",
    '"{book}": I need "{heading}" in column {letter} of {sheet}, vacation days left, for everybody in {first} and '
    "{second} and nobody else. Go by Requests and by what's on Notes.",
    "Can you bring the leave balances for {first} and {second} up to date? Each person gets the days they have left "
    'in {letter} of {sheet} ("{book}"), under the heading "{heading}". The rules for half days, part time and so on '
    "are on Notes; leave everybody else's rows empty.",
    'Please work out the remaining vacation for everyone in {first} and {second}: "{book}", sheet {sheet}, column '
    '{letter} with "{heading}" in row 1. Notes says what counts. No figures for other people.',
)


@dataclass(frozen=True)
class Balances:
    """The two departments whose leave is asked for, and the column that it goes into."""

    leave: Leave
    departments: list[str]
    column: int
    heading: str

    @property
    def sheet(self) -> Page:
        return self.leave.sheet

    @property
    def letter(self) -> str:
        return column_name(self.column)

    @property
    def wanted(self) -> dict[int, float]:
        return {row: self.leave.left(row) for row in self.leave.rows(self.departments)}

    def goal(self, draw: Draw) -> str:
        first, second = self.departments
        return draw.phrase(
            *WORDINGS, book=self.sheet.title, sheet=self.sheet.name, letter=self.letter, heading=self.heading,
            first=first, second=second,
        )  # fmt: skip

    def filled(self, days: dict[int, float]) -> Outcome:
        typed = {(row, self.column): f"{count:g}" for row, count in days.items()}
        return typing(self.sheet.id, {(1, self.column): self.heading} | typed)

    def gold(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.look_at("Notes", "Requests", self.sheet.name)
        book.enter(f"{self.letter}1", self.heading)
        for row, count in self.wanted.items():
            book.enter(f"{self.letter}{row}", f"{count:g}")
        user.done()

    def by_formulas(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        first, *further = self.wanted
        book.enter(f"{self.letter}{first}", self._formula(first))
        book.copy(f"{self.letter}{first}", *(f"{self.letter}{row}" for row in further))
        book.enter(f"{self.letter}1", self.heading)
        user.done()

    def from_below(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        for row, count in reversed(self.wanted.items()):
            entitled = self.leave.entitled(row)
            book.enter(f"{self.letter}{row}", f"={entitled:g}-{entitled - count:g}")
        book.enter(f"{self.letter}1", self.heading)
        user.done()

    def _formula(self, row: int) -> str:
        leave = self.leave
        asked = (
            f'Requests!$A:$A,$A{row},Requests!$F:$F,"Vacation",Requests!$G:$G,"Approved",'
            f'Requests!$B:$B,">={leave.first:.0f}",Requests!$B:$B,"<={leave.last:.0f}"'
        )
        halves = f'SUMIFS(Requests!$D:$D,{asked},Requests!$E:$E,"?m")/2'
        return f"=CEILING(E{row}*D{row},0.5)+MIN(F{row},{leave.cap:g})-SUMIFS(Requests!$D:$D,{asked})+{halves}"


@family("sheet-leave-balance", app="sheet", kind="bulk", steps=145, persona="hr")
def fill_in_leave(draw: Draw, world: World) -> Task:
    """Fill in the vacation days that everybody of some departments has left."""
    leave = _leave(world)
    column = leave.sheet.beside + draw.integer(0, 2)
    heading = draw.choice(("Left", "Days left", "Still to take", "Balance", "Rest"))
    groups = _departments(leave)
    if not groups:
        raise NoInstance("no two departments are of the right size")
    balances = Balances(leave, draw.first(groups, leave.is_telling), column, heading)
    return Task(
        goal=balances.goal(draw),
        outcome=balances.filled(balances.wanted),
        matchers=ANY_FORMULA,
        without={condition: balances.filled(days) for condition, days in leave.without(balances.departments).items()},
        gold=balances.gold,
        alternatives=(balances.by_formulas, balances.from_below),
    )


def _departments(leave: Leave) -> list[list[str]]:
    """Pairs of departments with as many people as are to be asked for."""
    names = sorted({leave.sheet.text(row, "Department") for row in leave.sheet.rows})
    sizes = {name: len(leave.rows([name])) for name in names}
    return [
        [first, second]
        for first in sizes
        for second in sizes
        if first < second and _FEWEST <= sizes[first] + sizes[second] <= _MOST
    ]
