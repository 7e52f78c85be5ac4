"""List the departments that were over budget in a month, as the workbook's notes define it, or say that none was."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.platform.values import MONTHS, SHORT_MONTHS
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import copy, enter, look_at, new_sheet, open_sheet
from .queries import ANY_FORMULA, Page, noted, page, with_sheet


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
    (margin,) = noted(notes, "Over budget", r"more than (\d+) %")
    spared = noted(notes, "Not followed up", r"^(.+) and (.+):")
    return Months(page(world, "Budget", "Budget"), page(world, "Budget", "Actual"), int(margin), tuple(spared))


@family("sheet-budget-alert", app="sheet", kind="conditional", steps=170, persona="finance_analyst")
def alert_departments(draw: Draw, world: World) -> Task:
    """Put the departments over budget in a month on a new sheet, or one word if there are none."""
    months = _months(world)
    sheet = months.budget
    closed = [month for month in SHORT_MONTHS if (2, months.actual.column(month)) in months.actual.cells]
    # Months with something to tell, in which a rule decides; in the first weeks of a year there may be none.
    telling = [
        month
        for month in closed
        if 2 <= len(months.over(month)) <= 7
        and months.over(month) not in (months.over(month, margin=0), months.over(month, all_departments=True))
    ] or [month for month in closed if len(months.over(month)) <= 7]
    month = draw.choice(telling)
    over = months.over(month)
    name = draw.choice(("Alerts", "Over budget", "To discuss", "Overruns", "Watch list"))
    first, second = draw.choice(
        (("Department", "Over by"), ("Team", "Too much"), ("Who", "Overrun"), ("Unit", "Above"))
    )
    none = draw.choice(("On track", "All fine", "None", "Within budget"))

    def listed(rows: dict[str, int]) -> Outcome:
        lines = {(1, 1): first, (1, 2): second}
        for line, (department, amount) in enumerate(rows.items(), start=2):
            lines |= {(line, 1): department, (line, 2): str(amount)}
        return with_sheet(sheet.workbook_id, name, lines if rows else lines | {(2, 1): none})

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        look_at(user, "Notes", "Actual")
        new_sheet(user, name)
        enter(user, "A1", first)
        enter(user, "B1", second)
        for line, (department, amount) in enumerate(over.items(), start=2):
            enter(user, f"A{line}", department)
            enter(user, f"B{line}", str(amount))
        if not over:
            enter(user, "A2", none)
        user.done()

    def by_formulas(user: User) -> None:
        open_sheet(user, sheet)
        new_sheet(user, name)
        for line, department in enumerate(over, start=2):
            enter(user, f"A{line}", department)
        column = sheet.letter(month)
        found = "INDEX({0}!" + f"{column}:{column}," + "MATCH(A2,{0}!A:A,0))"
        if over:
            enter(user, "B2", f"={found.format('Actual')}-{found.format('Budget')}")
        else:
            enter(user, "A2", none)
        if len(over) > 1:
            copy(user, "B2", f"B3:B{len(over) + 1}")
        enter(user, "A1", first)
        enter(user, "B1", second)
        user.done()

    return Task(
        goal=draw.phrase(
            'Who was over budget in {month}? Go by the Notes sheet of "{book}". Add a sheet "{name}" at the end: '
            '"{first}" and "{second}" as headings in A1 and B1, below them the departments in the order of the sheet '
            'Budget and by how many dollars each overspent. If there is none, write "{none}" into A2 instead.',
            "For the {month} meeting, put every department that Notes would call over budget on a new last sheet "
            '"{name}" in "{book}": department in A ("{first}"), dollars above budget in B ("{second}"), headings in '
            'row 1, same order as on Budget. Just "{none}" in A2 if nobody is.',
            'Please check {month} in "{book}", Actual against Budget, with the rules on Notes. Departments over '
            'budget go onto a sheet of their own, "{name}", behind all others – columns "{first}" and "{second}" '
            '(actual minus budget), from A1, ordered like Budget. Nobody over? Then A2 says "{none}".',
            'I need the overruns of {month}: new sheet "{name}" as the last one in "{book}", row 1 "{first}" | '
            '"{second}", then a line per department that is over by our Notes, with actual less budget in dollars, in '
            'the order we list them in. A2 "{none}" if it is empty.',
            '"{book}": make a sheet "{name}" after the last with the heads "{first}" (A) and "{second}" (B) and list '
            "who overspent in {month}, from the top of Budget down, and by what amount. What counts as over, and who "
            'is let off, is on Notes. "{none}" in A2 otherwise.',
            month=MONTHS[SHORT_MONTHS.index(month)],
            book=sheet.title,
            name=name,
            first=first,
            second=second,
            none=none,
        ),
        outcome=listed(over),
        matchers=ANY_FORMULA,
        without={
            condition: listed(other)
            for condition, other in (
                ("the margin", months.over(month, margin=0)),
                ("the departments let off", months.over(month, all_departments=True)),
            )
            if other != over
        },
        gold=gold,
        alternatives=(by_formulas,),
    )
