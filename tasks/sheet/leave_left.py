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
from .gold_steps import copy, enter, look_at, open_sheet, turn_to
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


@family("sheet-leave-balance", app="sheet", kind="bulk", steps=145, persona="hr")
def fill_in_leave(draw: Draw, world: World) -> Task:
    """Fill in the vacation days that everybody of some departments has left."""
    leave = _leave(world)
    sheet, column = leave.sheet, leave.sheet.beside + draw.integer(0, 2)
    letter = column_name(column)
    heading = draw.choice(("Left", "Days left", "Still to take", "Balance", "Rest"))
    sizes = {name: len(leave.rows([name])) for name in sorted({sheet.text(row, "Department") for row in sheet.rows})}
    groups = [
        [first, second]
        for first in sizes
        for second in sizes
        if first < second and _FEWEST <= sizes[first] + sizes[second] <= _MOST
    ]

    def others(rows: list[int]) -> dict[str, dict[int, float]]:
        """What comes out without one of the rules."""
        return {
            "the share": {row: leave.entitled(row, shared=False) - leave.taken(row) for row in rows},
            "the cap": {row: leave.entitled(row, capped=False) - leave.taken(row) for row in rows},
            "the half days": {row: leave.entitled(row) - leave.taken(row, whole=True) for row in rows},
            "the status": {row: leave.entitled(row) - leave.taken(row, any_status=True) for row in rows},
            "the year": {row: leave.entitled(row) - leave.taken(row, any_year=True) for row in rows},
        }

    def bites(group: list[str]) -> bool:
        rows = leave.rows(group)
        left = {row: leave.left(row) for row in rows}
        return all(other != left for other in others(rows).values())

    if not groups:
        raise NoInstance("no two departments are of the right size")
    departments = draw.first(groups, bites)
    rows = leave.rows(departments)
    wanted = {row: leave.left(row) for row in rows}

    def filled(days: dict[int, float]) -> Outcome:
        return typing(sheet.id, {(1, column): heading} | {(row, column): f"{count:g}" for row, count in days.items()})

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        look_at(user, "Notes", "Requests")
        turn_to(user, sheet)
        enter(user, f"{letter}1", heading)
        for row, count in wanted.items():
            enter(user, f"{letter}{row}", f"{count:g}")
        user.done()

    def formula(row: int) -> str:
        asked = (
            f'Requests!$A:$A,$A{row},Requests!$F:$F,"Vacation",Requests!$G:$G,"Approved",'
            f'Requests!$B:$B,">={leave.first:.0f}",Requests!$B:$B,"<={leave.last:.0f}"'
        )
        halves = f'SUMIFS(Requests!$D:$D,{asked},Requests!$E:$E,"?m")/2'
        return f"=CEILING(E{row}*D{row},0.5)+MIN(F{row},{leave.cap:g})-SUMIFS(Requests!$D:$D,{asked})+{halves}"

    def by_formulas(user: User) -> None:
        open_sheet(user, sheet)
        first, *further = rows
        enter(user, f"{letter}{first}", formula(first))
        copy(user, f"{letter}{first}", *(f"{letter}{row}" for row in further))
        enter(user, f"{letter}1", heading)
        user.done()

    def from_below(user: User) -> None:
        open_sheet(user, sheet)
        for row, count in reversed(wanted.items()):
            enter(user, f"{letter}{row}", f"={leave.entitled(row):g}-{leave.entitled(row) - count:g}")
        enter(user, f"{letter}1", heading)
        user.done()

    return Task(
        goal=draw.phrase(
            'How many vacation days do {first} and {second} have left? In "{book}", fill column {letter} of {sheet} '
            '(heading "{heading}") for everybody of these two departments, by our Notes and the log of requests. '
            "Nothing beside anybody else.",
            "The heads of {first} and {second} ask for the leave balances of their people. Please write them into "
            '{letter} on {sheet} in "{book}", "{heading}" on top: what is left to each, following the sheet Notes. The '
            "other departments come later.",
            '"{book}": I need "{heading}" in column {letter} of {sheet}, days of vacation left, for all of {first} and '
            "all of {second} only. Go by Requests and by what we wrote down on Notes.",
            "Can you bring the leave of {first} and {second} up to date? Each of them gets the days still to be taken "
            'in {letter} of {sheet} ("{book}"), under the heading "{heading}". The rules for half days, part time and '
            "so on are on Notes; leave the rows of the others empty.",
            'Please work out the rest of the vacation for everyone in {first} and in {second}: "{book}", sheet '
            '{sheet}, column {letter} with "{heading}" in row 1. Notes says what counts. No figures for other people.',
            book=sheet.title,
            sheet=sheet.name,
            letter=letter,
            heading=heading,
            first=departments[0],
            second=departments[1],
        ),
        outcome=filled(wanted),
        matchers=ANY_FORMULA,
        without={condition: filled(other) for condition, other in others(rows).items()},
        gold=gold,
        alternatives=(by_formulas, from_below),
    )
