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
from .queries import ANY_FORMULA, Page, page, with_sheet

HEADINGS = (
    ("Month", "Department", "Dollars"), ("Date", "Team", "Value"), ("From", "Department", "Amount"),
    ("Month from", "Unit", "Spend"), ("Period", "Department", "USD"),
)  # fmt: skip
NAMES = ("Long", "As a list", "For the import", "Flat", "By line", "Upload")


_GOALS = (
    'Turn the table on the sheet {which} of "{book}" into a list on a new last sheet "{name}": headings '
    '"{a}", "{b}", "{c}" in row 1, then a line per department and month from {first} to {last} – the first day '
    "of the month as a date, the department, the figure. {order}. {spared} is not wanted, nor are totals.",
    'The import needs "{book}" / {which} the long way: one line for each department and each month of {first} '
    'to {last}. Make a last sheet "{name}" with columns "{a}" (first of the month, a real date), "{b}" '
    '(department) and "{c}" (amount), headings in row 1, starting in A1. {order}. Leave {spared} and all '
    "totals out.",
    'Can you unpivot {which} in "{book}"? New sheet "{name}" at the end; A "{a}": the 1st of the month, B '
    '"{b}": the department, C "{c}": the number; row 1 has these headings. Only {first} through {last}, no '
    "totals, and without {spared}. {order}. Formulas or plain values, I do not mind.",
    'For a chart tool I need the months of {which} ("{book}") below each other, {first} to {last}: sheet '
    '"{name}", added behind the others, headed "{a}" | "{b}" | "{c}" from A1, with date (first day of the '
    "month), department and amount in each line. {order}. Skip {spared}; skip the totals.",
    'Add a sheet "{name}" after the last one in "{book}" and list there what {which} says for {first} until '
    '{last}: columns A to C "{a}", "{b}", "{c}" – month as the date of its first day, department, dollars. '
    "{order}. Neither the totals nor {spared} belong into it.",
)


@dataclass(frozen=True)
class Unpivoting:
    """A table with months side by side, the months and departments that are wanted, and the list to make of them."""

    sheet: Page
    with_figures: list[str]
    months: list[str]
    spared: int  # the row of the department that is left out
    heads: tuple[str, str, str]
    name: str
    by_department: bool  # department by department, or month by month

    @property
    def rows(self) -> list[int]:
        return [row for row in self.sheet.rows if row != self.spared]

    @property
    def year(self) -> int:
        return int(re.search(r"20\d\d", self.sheet.title)[0])  # type: ignore[index]

    def goal(self, draw: Draw) -> str:
        together = "All months of a department together, departments in the order of the sheet"
        if not self.by_department:
            together = "All departments of a month together, in the order of the sheet"
        first, last = (MONTHS[SHORT_MONTHS.index(month)] for month in (self.months[0], self.months[-1]))
        return draw.phrase(
            *_GOALS, which=self.sheet.name, book=self.sheet.title, name=self.name,
            a=self.heads[0], b=self.heads[1], c=self.heads[2],
            first=first, last=last, spared=self.sheet.text(self.spared, "Department"), order=together,
        )  # fmt: skip

    def listed(self, rows: list[int], months: list[str], by_department: bool) -> Outcome:
        """The sheet of somebody who lists these rows and months in this order."""
        lines = [(row, month) for row in rows for month in months]
        if not by_department:
            lines.sort(key=lambda line: months.index(line[1]))
        typed = {(1, column): head for column, head in enumerate(self.heads, start=1)}
        for line, (row, month) in enumerate(lines, start=2):
            number = self.sheet.cells[row, self.sheet.column(month)].number
            typed |= {
                (line, 1): f"{SHORT_MONTHS.index(month) + 1}/1/{self.year}",
                (line, 2): self.sheet.text(row, "Department"), (line, 3): f"{number:.10g}",
            }  # fmt: skip
        return with_sheet(self.sheet.workbook_id, self.name, typed)

    def without(self) -> dict[str, Outcome]:
        return {
            "the department left out": self.listed(self.sheet.rows, self.months, self.by_department),
            "the months": self.listed(self.rows, self.with_figures, self.by_department),
            "the order": self.listed(self.rows, self.months, not self.by_department),
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
        which, (department, month) = self.sheet.name, self._places()
        row = f"{department}+IF({department}<{self.spared - 2},1,2)"
        book = Files(user).open(self.sheet)
        book.new_sheet(self.name)
        book.enter("C2", f"=OFFSET({which}!${self.sheet.letter(self.months[0])}$1,{row},{month})")
        book.enter("B2", f"=OFFSET({which}!$A$1,{row},0)")
        book.enter("A2", f"=EDATE({self._date()},{month})")
        for letter in "ABC":
            book.fill_down(f"{letter}2:{letter}{self._last_line()}")
        self._head(book)
        user.done()

    def _write_by_index(self, user: User) -> Workbook:
        which, (department, month) = self.sheet.name, self._places()
        # The rows below the one that is left out come one earlier.
        row = f"{department}+2+({department}>={self.spared - 2})"
        first, last = self.sheet.letter(self.months[0]), self.sheet.letter(self.months[-1])
        book = Files(user).open(self.sheet)
        book.new_sheet(self.name)
        self._head(book)
        book.enter("A2", f"={self._date(month)}")
        book.enter("B2", f"=INDEX({which}!A:A,{row})")
        book.enter("C2", f"=INDEX({which}!{first}:{last},{row},1+{month})")
        book.fill_down(f"A2:C{self._last_line()}")
        return book

    def _head(self, book: Workbook) -> None:
        book.enter_all(zip(("A1", "B1", "C1"), self.heads, strict=True))

    def _date(self, later: str = "") -> str:
        """The first day of the first month, or of one later by a formula."""
        number = SHORT_MONTHS.index(self.months[0]) + 1
        return f"DATE({self.year},{number}{later and f'+{later}'},1)"

    def _places(self) -> tuple[str, str]:
        """Which department and which month stand in a line of the list, both counted from 0."""
        among = len(self.months) if self.by_department else len(self.rows)
        quotient, rest = f"INT((ROW()-2)/{among})", f"MOD(ROW()-2,{among})"
        return (quotient, rest) if self.by_department else (rest, quotient)

    def _last_line(self) -> int:
        return len(self.rows) * len(self.months) + 1


@family("sheet-unpivot", app="sheet", kind="bulk", steps=85, persona="finance_analyst")
def unpivot(draw: Draw, world: World) -> Task:
    """List the months of every department below each other on a new sheet, with true dates."""
    list_ = _unpivoting(draw, world)
    return Task(
        goal=list_.goal(draw),
        outcome=list_.listed(list_.rows, list_.months, list_.by_department),
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
    return Unpivoting(
        sheet, months, months[first : last + 1], draw.choice(sheet.rows[2:-2]),
        draw.choice(HEADINGS), draw.choice(NAMES), draw.choice((True, False)),
    )  # fmt: skip
