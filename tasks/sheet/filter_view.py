"""Keep a question about a table as a filter view, and leave the sheet's own filter as it is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.engine import Area, Reading
from ...apps.sheet.rules.filtering import Criterion, failing
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import menu, open_sheet
from .queries import Page, page
from .ranges import reaching_below

# Workbook, sheet, the column of numbers, the one of names, and the one that the sheet's own filter asks.
_PLACES = (
    ("Pipeline review", "Deals", "Amount", "Stage", "Owner"),
    ("Pipeline review", "Deals", "Weighted", "Owner", "Stage"),
    ("Won deals", "Won", "Amount", "Owner", "Month"),
)
# No condition here is about the day.
_NO_DAY = date(2026, 1, 1)
_NAMES = ("For Monday", "Large ones", "Board list", "Worth a call", "Top of the list", "To talk through", "Short list")


@dataclass(frozen=True)
class SameRows:
    """Asks the same columns, in whichever way, and shows the same rows."""

    sheet: Page
    area: Area
    columns: tuple[int, ...]

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        found, asked = _criteria(text), _criteria(wanted)
        if found is None or asked is None or {each.column for each in found} != set(self.columns):
            return False
        return self.hidden(found) == self.hidden(asked)

    def hidden(self, criteria: Sequence[Criterion]) -> list[int]:
        return _hidden(self.sheet, self.area, criteria)


def _criteria(text: str | None) -> list[Criterion] | None:
    try:
        data = json.loads(text) if isinstance(text, str) else text
        return [Criterion.load(each) for each in data or ()]
    except (ValueError, TypeError):
        return None


def _hidden(sheet: Page, area: Area, criteria: Sequence[Criterion]) -> list[int]:
    def reading(place: tuple[int, int]) -> Reading | None:
        cell = sheet.cells.get(place)
        if cell is None:
            return None
        return Reading(cell.formula, cell.kind, cell.number, cell.text, cell.formatted, cell.style, cell.is_spilled)

    return failing(reading, {}, area, criteria, _NO_DAY)


@family("sheet-filter-view", app="sheet", kind="create", steps=45, persona="sales_ops")
def keep_view(draw: Draw, world: World) -> Task:
    """Make a filter view of two conditions with a name, while the sheet has a filter for everybody."""
    book, name, number, names, theirs = draw.choice(_PLACES)
    sheet = page(world, book, name)
    area = Area(1, 1, sheet.rows[-1], len(sheet.headings))
    values = sorted({sheet.text(row, names) for row in sheet.rows})
    least, chosen = _shown(draw, sheet, number, names, values)
    title = draw.choice(_NAMES)
    left = [value for value in values if value not in chosen]
    by_number = Criterion(sheet.column(number), operator="at least", operand=f"{least:,}")
    by_name = Criterion(sheet.column(names), hidden=left)
    filtered = Criterion(sheet.column(theirs), hidden=[draw.choice(_texts(sheet, theirs))])

    def setup(db: Db) -> None:
        actions.create_filter(db, sheet.id, area)
        actions.set_criterion(db, sheet.id, filtered.column, hidden_values=filtered.hidden)

    def kept(*criteria: Criterion, title: str = title) -> Outcome:
        def outcome(db: Db) -> None:
            view = actions.create_view(db, sheet.id, area, name=title)
            for criterion in criteria:
                actions.set_view_criterion(db, sheet.id, view.id, criterion)

        return outcome

    def ask_number(user: User, operator: str, operand: str) -> None:
        user.click("button", f"Filter {number}")
        user.choose("Condition", operator, within=f"Filter {number}")
        user.fill("Compare with", operand, within=f"Filter {number}")
        user.click("button", "Apply", within=f"Filter {number}")

    def ask_names(user: User, *, leaving_out: bool) -> None:
        user.click("button", f"Filter {names}")
        if not leaving_out:
            user.click("button", "Clear all", within=f"Filter {names}")
        for value in left if leaving_out else chosen:
            user.check(value, on=not leaving_out, within=f"Filter {names}")
        user.click("button", "Apply", within=f"Filter {names}")

    def call(user: User) -> None:
        user.fill("Name", title, within="Filter view")
        user.press("Enter")

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Data", "Create filter view")
        call(user)
        ask_number(user, "At least", str(least))
        ask_names(user, leaving_out=False)
        user.click("button", "Close filter view")
        user.done()

    def name_last(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Data", "Create filter view")
        ask_names(user, leaving_out=False)
        ask_number(user, "At least", f"${least:,}.00")
        call(user)
        user.done()

    def leaving_out(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Data", "Create temporary filter view")
        ask_number(user, "Greater than", f"{least - 0.005:.3f}")
        ask_names(user, leaving_out=len(left) <= 8)
        user.click("button", "Duplicate", within="Filter view")
        call(user)
        user.done()

    others = next(value for value in values if value not in chosen)
    wider = Criterion(by_name.column, hidden=[value for value in left if value != others])
    stricter = Criterion(by_number.column, operator="greater", operand=f"{least:,}")
    same = SameRows(sheet, area, (by_number.column, by_name.column))
    rows = _hidden(sheet, area, (by_number, by_name))
    return Task(
        goal=draw.phrase(
            'Please keep a filter view called "{title}" on the sheet {sheet} of "{book}": only rows with {number} of '
            "{least} or more and as {names} one of {chosen}. The filter that is on the sheet for everybody stays as it "
            "is.",
            'On {sheet} in "{book}", make me a filter view "{title}" that shows {names} {chosen} with {number} from '
            "{least} up, and nothing else. Do not touch the sheet's own filter, others work with it.",
            'I want to find this again: in "{book}", sheet {sheet}, save a filter view named "{title}" with {number} '
            "at least {least} and {names} being {chosen}. The shared filter has to stay exactly as it is.",
            'Save a filter view "{title}" ({sheet}, workbook "{book}"). Condition one: {number} is {least} or above. '
            "Condition two: {names} is {chosen}. Leave the common filter of the sheet alone.",
            'Set up the filter view "{title}" for {sheet} in "{book}": {chosen} under {names}, and {number} no less '
            "than {least}. The filter that everybody sees is not to change.",
            title=title,
            sheet=sheet.name,
            book=sheet.title,
            number=number,
            names=names,
            least=f"${least:,}",
            chosen=_listed(chosen),
        ),
        setup=setup,
        outcome=kept(by_number, by_name),
        matchers={"sheet_filter_view.criteria": same, "sheet_filter_view.bottom": reaching_below(sheet)},
        without={
            condition: kept(*criteria)
            for condition, criteria in (
                ("the number", (by_name,)),
                ("the names", (by_number,)),
                ("which names", (by_number, wider)),
                ("or more", (stricter, by_name)),
            )
            if len(criteria) < 2 or _hidden(sheet, area, criteria) != rows
        },
        gold=gold,
        alternatives=(name_last, leaving_out),
    )


def _texts(sheet: Page, heading: str) -> list[str]:
    """What the cells of a column show."""
    column = sheet.column(heading)
    return sorted({sheet.cells[row, column].formatted for row in sheet.rows})


def _shown(draw: Draw, sheet: Page, number: str, names: str, values: Sequence[str]) -> tuple[int, list[str]]:
    """A least number in whole dollars and some names, which leave a few rows and all of which decide."""
    cases = []
    for size in (2, 3):
        for _ in range(30):
            chosen = sorted(draw.sample(values, size))
            rows = [row for row in sheet.rows if sheet.text(row, names) in chosen]
            for least in range(5_000, 60_000, 2_500):
                kept = [row for row in rows if sheet.cents(row, number) >= least * 100]
                per_name = {sheet.text(row, names) for row in kept}
                if len(kept) < len(rows) and 3 <= len(kept) <= 30 and len(per_name) == size:
                    cases.append((least, chosen))
    return draw.choice(cases)


def _listed(names: Sequence[str]) -> str:
    return " or ".join([", ".join(names[:-1]), names[-1]])
