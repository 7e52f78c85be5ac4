"""A table with a column for each month, turned into a list with a line for each department and month."""

from __future__ import annotations

import re

from ...apps.platform.database import Db
from ...apps.platform.values import MONTHS, SHORT_MONTHS
from ...apps.sheet import actions
from ...apps.sheet.actions import new_sheet_id
from ...apps.sheet.engine import column_name
from ...apps.sheet.models import Sheet
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import enter, fill_down, menu, open_sheet
from .queries import ANY_FORMULA, page

HEADINGS = (
    ("Month", "Department", "Dollars"), ("Date", "Team", "Value"), ("From", "Department", "Amount"),
    ("Month from", "Unit", "Spend"), ("Period", "Department", "USD"),
)  # fmt: skip
NAMES = ("Long", "As a list", "For the import", "Flat", "By line", "Upload")


@family("sheet-unpivot", app="sheet", kind="bulk", steps=85, persona="finance_analyst")
def unpivot(draw: Draw, world: World) -> Task:
    """List the months of every department below each other on a new sheet, with true dates."""
    actual = page(world, "Budget", "Actual")
    closed = [month for month in SHORT_MONTHS if actual.cells[2, actual.column(month)].kind == "number"]
    which = draw.choice(("Budget", "Actual")) if len(closed) > 2 else "Budget"
    sheet = page(world, "Budget", which)
    months = closed if which == "Actual" else list(SHORT_MONTHS)
    first = draw.integer(0, max(0, len(months) - 5))
    last = min(len(months) - 1, first + draw.integer(2, 4))
    chosen = months[first : last + 1]
    spared = draw.choice(sheet.rows[2:-2])
    year = int(re.search(r"20\d\d", sheet.title)[0])  # type: ignore[index]
    heads, name = draw.choice(HEADINGS), draw.choice(NAMES)
    # Department by department, or month by month.
    by_department = draw.choice((True, False))

    def lines(rows: list[int], among: list[str], turned: bool) -> list[tuple[int, str]]:
        if turned:
            return [(row, month) for row in rows for month in among]
        return [(row, month) for month in among for row in rows]

    def listed(rows: list[int], among: list[str], turned: bool = by_department) -> Outcome:
        def outcome(db: Db) -> None:
            before = {other.id for other in db.query(Sheet).filter_by(workbook_id=sheet.workbook_id)}
            made = new_sheet_id(actions.add_sheet(db, sheet.workbook_id, name), before)
            typed = {(1, column): head for column, head in enumerate(heads, start=1)}
            for line, (row, month) in enumerate(lines(rows, among, turned), start=2):
                day = f"{SHORT_MONTHS.index(month) + 1}/1/{year}"
                number = sheet.cells[row, sheet.column(month)].number
                typed |= {(line, 1): day, (line, 2): sheet.text(row, "Department"), (line, 3): f"{number:.10g}"}
            actions.set_cells(db, made, typed)

        return outcome

    rows = [row for row in sheet.rows if row != spared]
    count, wide = len(rows) * len(chosen), len(chosen)
    left, right = sheet.letter(chosen[0]), sheet.letter(chosen[-1])
    number_of_first = SHORT_MONTHS.index(chosen[0]) + 1

    def new_sheet(user: User) -> None:
        menu(user, "Insert", "Sheet")
        user.double_click("tab", "Sheet1")
        user.fill("Name", name, within="Rename sheet")
        user.click("button", "Rename", within="Rename sheet")

    def headings(user: User) -> None:
        for letter, head in zip("ABC", heads, strict=True):
            enter(user, f"{letter}1", head)

    def places() -> tuple[str, str]:
        """Which department and which month stand in a line of the list, both counted from 0."""
        if by_department:
            return f"INT((ROW()-2)/{wide})", f"MOD(ROW()-2,{wide})"
        return f"MOD(ROW()-2,{len(rows)})", f"INT((ROW()-2)/{len(rows)})"

    def gold(user: User) -> None:
        which_row, which_month = places()
        # The rows below the one that is left out come one earlier.
        row = f"{which_row}+2+({which_row}>={spared - 2})"
        open_sheet(user, sheet)
        new_sheet(user)
        headings(user)
        enter(user, "A2", f"=DATE({year},{number_of_first}+{which_month},1)")
        enter(user, "B2", f"=INDEX({which}!A:A,{row})")
        enter(user, "C2", f"=INDEX({which}!{left}:{right},{row},1+{which_month})")
        fill_down(user, f"A2:C{count + 1}")
        user.done()

    def by_offset(user: User) -> None:
        which_row, which_month = places()
        row = f"{which_row}+IF({which_row}<{spared - 2},1,2)"
        open_sheet(user, sheet)
        new_sheet(user)
        enter(user, "C2", f"=OFFSET({which}!${column_name(sheet.column(chosen[0]))}$1,{row},{which_month})")
        enter(user, "B2", f"=OFFSET({which}!$A$1,{row},0)")
        enter(user, "A2", f"=EDATE(DATE({year},{number_of_first},1),{which_month})")
        for letter in "ABC":
            fill_down(user, f"{letter}2:{letter}{count + 1}")
        headings(user)
        user.done()

    def as_values(user: User) -> None:
        gold_without_end = [f"A2:C{count + 1}"]
        which_row, which_month = places()
        row = f"{which_row}+2+({which_row}>={spared - 2})"
        open_sheet(user, sheet)
        new_sheet(user)
        headings(user)
        enter(user, "A2", f"=DATE({year},{number_of_first}+{which_month},1)")
        enter(user, "B2", f"=INDEX({which}!A:A,{row})")
        enter(user, "C2", f"=INDEX({which}!{left}:{right},{row},1+{which_month})")
        fill_down(user, gold_without_end[0])
        menu(user, "Edit", "Copy")
        menu(user, "Edit", "Paste values only")
        user.done()

    return Task(
        goal=draw.phrase(
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
            which=which,
            book=sheet.title,
            name=name,
            a=heads[0],
            b=heads[1],
            c=heads[2],
            first=MONTHS[SHORT_MONTHS.index(chosen[0])],
            last=MONTHS[SHORT_MONTHS.index(chosen[-1])],
            spared=sheet.text(spared, "Department"),
            order="All months of a department together, departments in the order of the sheet"
            if by_department
            else "All departments of a month together, in the order of the sheet",
        ),
        outcome=listed(rows, chosen),
        matchers=ANY_FORMULA,
        without={
            "the department left out": listed(sheet.rows, chosen),
            "the months": listed(rows, months),
            "the order": listed(rows, chosen, not by_department),
        },
        gold=gold,
        alternatives=(by_offset, as_values),
    )
