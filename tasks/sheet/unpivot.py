"""A table with a column for each month, turned into a list with a line for each department and month."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...apps.platform.values import MONTHS, SHORT_MONTHS
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, Workbook
from .queries import ANY_FORMULA, Page, page, with_table

HEADINGS = (
    ("Month", "Department", "Dollars"), ("Date", "Team", "Value"), ("From", "Department", "Amount"),
    ("Month from", "Unit", "Spend"), ("Period", "Department", "USD"),
)  # fmt: skip
NAMES = ("Long", "As a list", "For the import", "Flat", "By line", "Upload")


WORDINGS = (
    'Turn the table on the sheet {which} of "{book}" into a list on a new last sheet "{name}": headings "{a}", '
    '"{b}", "{c}" in row 1, then a row per department and month from {first} to {last}, with the first day of the '
    "month as a date, the department, and the figure. {order}. Leave out {spared} and any totals.",
    'The import needs {which} from "{book}" as a long list: one row for each department and each month from {first} '
    'to {last}. Make a last sheet "{name}" with columns "{a}" (first of the month, a real date), "{b}" (department) '
    'and "{c}" (amount), headings in row 1, starting in A1. {order}. Leave {spared} and all totals out.',
    'Can you unpivot {which} in "{book}"? Put it on a new sheet "{name}" at the end: the 1st of the month in A '
    '("{a}"), the department in B ("{b}"), and the number in C ("{c}"), with those headings in row 1. Only {first} '
    "through {last}, no totals, and without {spared}. {order}. Formulas or plain values, either is fine.",
    'For a charting tool I need the months of {which} ("{book}") stacked, {first} to {last}: sheet "{name}", added '
    'after the others, headings "{a}" | "{b}" | "{c}" from A1, with date (first day of the month), department and '
    "amount in each row. {order}. Skip {spared}, and skip the totals.",
    'Add a sheet "{name}" after the last one in "{book}" and list there what {which} says for {first} through '
    '{last}: columns A to C "{a}", "{b}", "{c}", with the first day of the month as a date, the department, and the '
    "dollars. {order}. Leave out the totals and {spared}.",
)


@dataclass(frozen=True)
class WantedMonths:
    """A table with months side by side, and which months and departments of it are wanted in which order."""

    sheet: Page
    with_figures: list[str]
    wanted: list[str]
    spared: int  # the row of the department that is left out
    by_department: bool  # department by department, or month by month

    @property
    def rows(self) -> list[int]:
        return [row for row in self.sheet.rows if row != self.spared]

    @property
    def year(self) -> int:
        return int(re.search(r"20\d\d", self.sheet.title)[0])  # type: ignore[index]

    @property
    def last_line(self) -> int:
        """Of the list, below its headings."""
        return len(self.rows) * len(self.wanted) + 1

    def lines(self, rows: list[int], months: list[str], by_department: bool) -> list[tuple[str, str, str]]:
        """Day, department and figure of these rows and months, in this order."""
        places = [(row, month) for row in rows for month in months]
        if not by_department:
            places.sort(key=lambda place: months.index(place[1]))
        return [
            (
                f"{SHORT_MONTHS.index(month) + 1}/1/{self.year}",
                self.sheet.text(row, "Department"),
                f"{self.sheet.number(row, month):.10g}",
            )
            for row, month in places
        ]

    def date(self, later: str = "") -> str:
        """The first day of the first month, or of one later by a formula."""
        number = SHORT_MONTHS.index(self.wanted[0]) + 1
        return f"DATE({self.year},{number}{later and f'+{later}'},1)"

    def places(self) -> tuple[str, str]:
        """Which department and which month stand in a line of the list, both counted from 0."""
        among = len(self.wanted) if self.by_department else len(self.rows)
        quotient, rest = f"INT((ROW()-2)/{among})", f"MOD(ROW()-2,{among})"
        return (quotient, rest) if self.by_department else (rest, quotient)


@dataclass(frozen=True)
class Unpivoting:
    """The months of a table, and the sheet on which they are to be listed."""

    months: WantedMonths
    heads: tuple[str, str, str]
    name: str

    @property
    def sheet(self) -> Page:
        return self.months.sheet

    def goal(self, draw: Draw) -> str:
        months, together = self.months, "Keep all months of a department together, in the order of the sheet"
        if not months.by_department:
            together = "Keep all departments of a month together, in the order of the sheet"
        first, last = (MONTHS[SHORT_MONTHS.index(month)] for month in (months.wanted[0], months.wanted[-1]))
        return draw.phrase(
            *WORDINGS, which=self.sheet.name, book=self.sheet.title, name=self.name,
            a=self.heads[0], b=self.heads[1], c=self.heads[2],
            first=first, last=last, spared=self.sheet.text(months.spared, "Department"), order=together,
        )  # fmt: skip

    def listed(self, rows: list[int], months: list[str], by_department: bool) -> Outcome:
        """The sheet of somebody who lists these rows and months in this order."""
        lines = self.months.lines(rows, months, by_department)
        return with_table(self.sheet.workbook_id, self.name, [self.heads, *lines])

    def outcome(self) -> Outcome:
        return self.listed(self.months.rows, self.months.wanted, self.months.by_department)

    def without(self) -> dict[str, Outcome]:
        months = self.months
        return {
            "the department left out": self.listed(self.sheet.rows, months.wanted, months.by_department),
            "the months": self.listed(months.rows, months.with_figures, months.by_department),
            "the order": self.listed(months.rows, months.wanted, not months.by_department),
        }

    def gold(self, user: User) -> None:
        self._write_by_index(user)
        user.done()

    def as_values(self, user: User) -> None:
        book = self._write_by_index(user)
        book.copy_selection(by_menu=True)
        book.paste_values()
        user.done()

    def by_offset(self, user: User) -> None:
        which, months, (department, month) = self.sheet.name, self.months, self.months.places()
        row = f"{department}+IF({department}<{months.spared - 2},1,2)"
        book = Files(user).open(self.sheet)
        book.new_sheet(self.name)
        book.enter("C2", f"=OFFSET({which}!${self.sheet.letter(months.wanted[0])}$1,{row},{month})")
        book.enter("B2", f"=OFFSET({which}!$A$1,{row},0)")
        book.enter("A2", f"=EDATE({months.date()},{month})")
        for letter in "ABC":
            book.fill_down(f"{letter}2:{letter}{months.last_line}")
        book.enter_all(zip(("A1", "B1", "C1"), self.heads, strict=True))
        user.done()

    def _write_by_index(self, user: User) -> Workbook:
        which, months, (department, month) = self.sheet.name, self.months, self.months.places()
        # The rows below the one that is left out come one earlier.
        row = f"{department}+2+({department}>={months.spared - 2})"
        first, last = self.sheet.letter(months.wanted[0]), self.sheet.letter(months.wanted[-1])
        book = Files(user).open(self.sheet)
        book.new_sheet(self.name)
        book.enter_all(zip(("A1", "B1", "C1"), self.heads, strict=True))
        book.enter("A2", f"={months.date(month)}")
        book.enter("B2", f"=INDEX({which}!A:A,{row})")
        book.enter("C2", f"=INDEX({which}!{first}:{last},{row},1+{month})")
        book.fill_down(f"A2:C{months.last_line}")
        return book


@family("sheet-unpivot", app="sheet", kind="bulk", steps=85, persona="finance_analyst")
def unpivot(draw: Draw, world: World) -> Task:
    """List the months of every department below each other on a new sheet, with true dates."""
    list_ = _unpivoting(draw, world)
    return Task(
        goal=list_.goal(draw),
        outcome=list_.outcome(),
        matchers=ANY_FORMULA,
        without=list_.without(),
        gold=list_.gold,
        alternatives=(list_.by_offset, list_.as_values),
    )


def _unpivoting(draw: Draw, world: World) -> Unpivoting:
    actual = page(world, "Budget", "Actual")
    closed = [month for month in SHORT_MONTHS if actual.cells[2, actual.column(month)].kind == "number"]
    which = draw.choice(("Budget", "Actual")) if len(closed) > 2 else "Budget"
    sheet = page(world, "Budget", which)
    months = closed if which == "Actual" else list(SHORT_MONTHS)
    first = draw.integer(0, max(0, len(months) - 5))
    last = min(len(months) - 1, first + draw.integer(2, 4))
    spared, heads, name = draw.choice(sheet.rows[2:-2]), draw.choice(HEADINGS), draw.choice(NAMES)
    by_department = draw.choice((True, False))
    return Unpivoting(WantedMonths(sheet, months, months[first : last + 1], spared, by_department), heads, name)
