"""List the departments that were over budget in a month, as the workbook's notes define it, or say that none was."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.platform.values import MONTHS, SHORT_MONTHS
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files
from .queries import ANY_FORMULA, Page, noted, page, with_table


@dataclass(frozen=True)
class Months:
    """Budget and actual by department and month, in dollars; a margin in per cent; who is not followed up."""

    budget: Page
    actual: Page
    margin: int
    spared: tuple[str, ...]

    def over(self, month: str, *, margin: int | None = None, all_departments: bool = False) -> dict[str, int]:
        """By how many dollars the departments are over the month's budget, in the order of the sheet."""
        found = {}
        for row in self.budget.rows:
            name = self.budget.text(row, "Department")
            planned, spent = round(self.budget.number(row, month)), round(self.actual.number(row, month))
            most = 100 + (self.margin if margin is None else margin)
            if spent * 100 > planned * most and (all_departments or name not in self.spared):
                found[name] = spent - planned
        return found


def _months(world: World) -> Months:
    notes = page(world, "Budget", "Notes")
    (margin,) = noted(notes, "Over budget", r"more than (\d+)%")
    spared = noted(notes, "Not followed up", r"^(.+) and (.+):")
    return Months(page(world, "Budget", "Budget"), page(world, "Budget", "Actual"), int(margin), tuple(spared))


WORDINGS = (
    'Who was over budget in {month}? Go by the Notes sheet of "{book}". Add a sheet "{name}" at the end: "{first}" '
    'and "{second}" as headings in A1 and B1, below them the departments in the order of the sheet Budget and how '
    'many dollars each overspent. If there are none, write "{none}" in A2 instead.',
    "For the {month} meeting, put every department that is over budget according to Notes on a new last sheet "
    '"{name}" in "{book}": department in A ("{first}"), dollars above budget in B ("{second}"), headings in row 1, '
    'same order as on Budget. Just "{none}" in A2 if nobody is.',
    'Please check {month} in "{book}", Actual against Budget, with the rules on Notes. Departments over budget go '
    'on a sheet of their own, "{name}", after all the others, with the columns "{first}" and "{second}" (actual '
    'minus budget), starting in A1 and in the same order as Budget. Nobody over? Then A2 says "{none}".',
    'I need the overruns for {month}: new sheet "{name}" as the last one in "{book}", row 1 "{first}" | "{second}", '
    "then a row for each department that is over according to Notes, with actual minus budget in dollars, in the "
    'order of the sheet Budget. If there aren\'t any, put "{none}" in A2.',
    '"{book}": add a sheet "{name}" after the last one with the headings "{first}" (A) and "{second}" (B) and list '
    "who overspent in {month}, from the top of Budget down, and by what amount. What counts as over, and what the "
    'exceptions are, is on Notes. "{none}" in A2 if nobody did.',
)


@dataclass(frozen=True)
class BudgetAlert:
    """The month of which the departments over budget are to be listed, and how."""

    months: Months
    month: str
    name: str
    heads: tuple[str, str]
    none: str  # what is written where there are none

    @property
    def sheet(self) -> Page:
        return self.months.budget

    @property
    def over(self) -> dict[str, int]:
        return self.months.over(self.month)

    def goal(self, draw: Draw) -> str:
        first, second = self.heads
        return draw.phrase(
            *WORDINGS, month=MONTHS[SHORT_MONTHS.index(self.month)], book=self.sheet.title, name=self.name,
            first=first, second=second, none=self.none,
        )  # fmt: skip

    def listed(self, rows: dict[str, int]) -> Outcome:
        lines = [self.heads, *((name, str(amount)) for name, amount in rows.items())]
        return with_table(self.sheet.workbook_id, self.name, lines if rows else [self.heads, (self.none,)])

    def without(self) -> dict[str, Outcome]:
        others = {
            "the margin": self.months.over(self.month, margin=0),
            "the departments let off": self.months.over(self.month, all_departments=True),
        }
        return {condition: self.listed(other) for condition, other in others.items() if other != self.over}

    def gold(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.look_at("Notes", "Actual")
        book.new_sheet(self.name)
        book.enter_all(zip(("A1", "B1"), self.heads, strict=True))
        for line, (department, amount) in enumerate(self.over.items(), start=2):
            book.enter(f"A{line}", department)
            book.enter(f"B{line}", str(amount))
        if not self.over:
            book.enter("A2", self.none)
        user.done()

    def by_formulas(self, user: User) -> None:
        book, over = Files(user).open(self.sheet), self.over
        book.new_sheet(self.name)
        book.enter_all((f"A{line}", department) for line, department in enumerate(over, start=2))
        column = self.sheet.letter(self.month)
        found = "INDEX({0}!" + f"{column}:{column}," + "MATCH(A2,{0}!A:A,0))"
        if over:
            book.enter("B2", f"={found.format('Actual')}-{found.format('Budget')}")
        else:
            book.enter("A2", self.none)
        if len(over) > 1:
            book.copy("B2", f"B3:B{len(over) + 1}")
        book.enter_all(zip(("A1", "B1"), self.heads, strict=True))
        user.done()


@family("sheet-budget-alert", app="sheet", kind="conditional", steps=170, persona="finance_analyst")
def alert_departments(draw: Draw, world: World) -> Task:
    """Put the departments over budget in a month on a new sheet, or one word if there are none."""
    months = _months(world)
    month = draw.choice(_telling(months))
    name = draw.choice(("Alerts", "Over budget", "To discuss", "Overruns", "Watch list"))
    heads = draw.choice((("Department", "Over by"), ("Team", "Too much"), ("Who", "Overrun"), ("Unit", "Above")))
    alert = BudgetAlert(months, month, name, heads, draw.choice(("On track", "All fine", "None", "Within budget")))
    return Task(
        goal=alert.goal(draw),
        outcome=alert.listed(alert.over),
        matchers=ANY_FORMULA,
        without=alert.without(),
        gold=alert.gold,
        alternatives=(alert.by_formulas,),
    )


def _telling(months: Months) -> list[str]:
    """Months with something to tell, in which a rule decides; in the first weeks of a year there may be none."""
    closed = [month for month in SHORT_MONTHS if (2, months.actual.column(month)) in months.actual.cells]
    return [
        month
        for month in closed
        if 2 <= len(months.over(month)) <= 7
        and months.over(month) not in (months.over(month, margin=0), months.over(month, all_departments=True))
    ] or [month for month in closed if len(months.over(month)) <= 7]
