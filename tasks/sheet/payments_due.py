"""Put open bills into groups by how long they are overdue, as the workbook's notes define them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from ...apps.sheet.engine import column_name
from ...apps.sheet.engine.entry import EPOCH
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import Files
from .queries import ANY_FORMULA, Page, noted, page, typing


@dataclass(frozen=True)
class Bills:
    """The bills, the day up to which days overdue are counted, and where the groups end."""

    sheet: Page
    day: date
    ends: tuple[int, int]

    def overdue(self, row: int) -> int:
        return self.day.toordinal() - EPOCH - round(self.sheet.number(row, "Due"))

    def is_open(self, row: int) -> bool:
        return (row, self.sheet.column("Paid on")) not in self.sheet.cells or not self.sheet.number(row, "Paid on")

    def is_disputed(self, row: int) -> bool:
        return self.sheet.text(row, "Disputed") == "yes"

    def group(self, row: int) -> str:
        days, (first, second) = self.overdue(row), self.ends
        return "Not due" if days <= 0 else "Late" if days <= first else "Very late" if days <= second else "Critical"

    def stretches(self) -> list[tuple[int, int]]:
        """First and last rows between which there are some bills of several groups, and a disputed one if any is."""
        rows, found = self.sheet.rows, []
        any_disputed = any(self.is_open(row) and self.is_disputed(row) for row in rows)
        for first in rows:
            for last in range(first + 11, rows[-1] + 1):
                unpaid = [row for row in range(first, last + 1) if self.is_open(row)]
                wanted = [row for row in unpaid if not self.is_disputed(row)]
                groups = {self.group(row) for row in wanted}
                if 6 <= len(wanted) <= 12 and len(groups) >= 2 and (len(wanted) < len(unpaid)) == any_disputed:
                    found.append((first, last))
        return found


def _bills(world: World) -> Bills:
    notes = page(world, "Payables", "Notes")
    (day,), (first,) = noted(notes, "As of", r"to (\w+ \d+ \d+)\."), noted(notes, "Late", r"1 to (\d+) days")
    (second,) = noted(notes, "Very late", r"to (\d+) days")
    as_of = datetime.strptime(f"{day} +0000", "%B %d %Y %z").date()
    return Bills(page(world, "Payables", "Bills"), as_of, (int(first), int(second)))


WORDINGS = (
    'Which bills are how late? In "{book}", take {first} to {last} on {sheet} and write the group of each in column '
    '{letter} (heading "{heading}") as the Notes sheet defines it. Leave it empty for bills that have no group.',
    'I have the payment run tomorrow. Please put the groups from Notes in {letter} of {sheet} in "{book}", with '
    '"{heading}" at the top, for the bills {first} through {last}. Leave the cell empty if a bill doesn\'t belong to '
    "any.",
    '"{book}": bills {first}–{last} on {sheet} need their group (see Notes for what\'s what) in column {letter}, '
    'heading "{heading}". The ones that Notes keeps out of the groups stay blank, and so do all other rows.',
    'Please sort out what we owe: for {first} to {last} in "{book}", sheet {sheet}, put in {letter} whether it\'s '
    'not due, late, very late or critical, worded and counted the way the sheet Notes says. "{heading}" goes in row '
    "1; no entry for bills without a group.",
    'Please age the bills from {first} to {last} ("{book}", {sheet}). Column {letter}, heading "{heading}": for '
    "every bill that has a group, put the group's name as Notes gives it. Don't write anything next to the others.",
)


@family("sheet-payments-due", app="sheet", kind="conditional", steps=150, persona="operations")
def group_bills(draw: Draw, world: World) -> Task:
    """Say of each open bill in a stretch of the list how overdue it is."""
    bills = _bills(world)
    sheet = bills.sheet
    heading = draw.choice(("Group", "Ageing", "How late", "Priority", "Overdue"))
    column = sheet.beside + draw.integer(0, 1)
    letter = column_name(column)
    first, last = draw.choice(bills.stretches())
    open_rows = [row for row in range(first, last + 1) if bills.is_open(row)]
    wanted = {row: bills.group(row) for row in open_rows if not bills.is_disputed(row)}

    others = {
        "the disputed bills": {row: bills.group(row) for row in open_rows},
        "the paid bills": {r: bills.group(r) for r in range(first, last + 1) if not bills.is_disputed(r)},
    }

    def grouped(groups: dict[int, str]) -> dict[tuple[int, int], str]:
        return {(1, column): heading} | {(row, column): group for row, group in groups.items()}

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.turn_to("Notes")
        book.turn_to(sheet)
        book.enter(f"{letter}1", heading)
        for row, group in wanted.items():
            book.enter(f"{letter}{row}", group)
        user.done()

    def by_copying(user: User) -> None:
        book = Files(user).open(sheet)
        for group in dict.fromkeys(wanted.values()):
            source, *others = (f"{letter}{row}" for row, found in wanted.items() if found == group)
            book.enter(source, group)
            book.copy(source, *others)
        book.enter(f"{letter}1", heading)
        user.done()

    return Task(
        goal=draw.phrase(
            *WORDINGS,
            book=sheet.title,
            sheet=sheet.name,
            first=sheet.text(first, "Bill"),
            last=sheet.text(last, "Bill"),
            letter=letter,
            heading=heading,
        ),
        outcome=typing(sheet.id, grouped(wanted)),
        matchers=ANY_FORMULA,
        without={condition: typing(sheet.id, grouped(other)) for condition, other in others.items() if other != wanted},
        gold=gold,
        alternatives=(by_copying,),
    )
