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
from ..task import Matcher, Outcome, Task
from .pages import ColumnFilter, Files, FilterView
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


WORDINGS = (
    'Please set up a filter view called "{title}" on the sheet {sheet} of "{book}": only rows with {number} of '
    "{least} or more where {names} is one of {chosen}. The filter that everybody sees on the sheet stays as it is.",
    'On {sheet} in "{book}", make me a filter view "{title}" that shows {names} {chosen} with {number} of {least} '
    "or more, and nothing else. Don't touch the sheet's own filter, since others work with it.",
    'I want to be able to find this again: in "{book}", sheet {sheet}, save a filter view named "{title}" with '
    "{number} at least {least} and {names} being {chosen}. The shared filter has to stay exactly as it is.",
    'Save a filter view "{title}" ({sheet}, workbook "{book}"). Condition one: {number} is {least} or above. '
    "Condition two: {names} is {chosen}. Leave the sheet's shared filter alone.",
    'Set up the filter view "{title}" for {sheet} in "{book}": {names} should be {chosen}, and {number} at least '
    "{least}. Don't change the filter that everybody sees.",
)


@dataclass(frozen=True)
class FilterQuestion:
    """Two conditions about a table: a least number, and some names."""

    sheet: Page
    number: str
    names: str
    least: int
    chosen: list[str]

    @property
    def area(self) -> Area:
        return Area(1, 1, self.sheet.rows[-1], len(self.sheet.headings))

    @property
    def left(self) -> list[str]:
        """The names that are left out."""
        return [value for value in _values(self.sheet, self.names) if value not in self.chosen]

    @property
    def by_number(self) -> Criterion:
        return Criterion(self.sheet.column(self.number), operator="at least", operand=f"{self.least:,}")

    @property
    def by_name(self) -> Criterion:
        return Criterion(self.sheet.column(self.names), hidden=self.left)

    @property
    def matchers(self) -> dict[str, Matcher]:
        same = SameRows(self.sheet, self.area, (self.by_number.column, self.by_name.column))
        return {"sheet_filter_view.criteria": same, "sheet_filter_view.bottom": reaching_below(self.sheet)}

    def slips(self) -> dict[str, tuple[Criterion, ...]]:
        """What is asked by somebody who leaves something out, where other rows show."""
        by_number, by_name = self.by_number, self.by_name
        stricter = Criterion(by_number.column, operator="greater", operand=f"{self.least:,}")
        wider = Criterion(by_name.column, hidden=self.left[1:])
        rows = _hidden(self.sheet, self.area, (by_number, by_name))
        others = {"which names": (by_number, wider), "or more": (stricter, by_name)}
        return {"the number": (by_name,), "the names": (by_number,)} | {
            condition: criteria
            for condition, criteria in others.items()
            if _hidden(self.sheet, self.area, criteria) != rows
        }


@dataclass(frozen=True)
class KeptView:
    """A question that is to be kept by a title, and what the sheet's own filter asks."""

    question: FilterQuestion
    title: str
    filtered: Criterion

    @property
    def sheet(self) -> Page:
        return self.question.sheet

    def goal(self, draw: Draw) -> str:
        question = self.question
        return draw.phrase(
            *WORDINGS, title=self.title, sheet=self.sheet.name, book=self.sheet.title, number=question.number,
            names=question.names, least=f"${question.least:,}", chosen=_listed(question.chosen),
        )  # fmt: skip

    def setup(self, db: Db) -> None:
        actions.create_filter(db, self.sheet.id, self.question.area)
        actions.set_criterion(db, self.sheet.id, self.filtered.column, hidden_values=self.filtered.hidden)

    def view_with(self, *criteria: Criterion) -> Outcome:
        def outcome(db: Db) -> None:
            view = actions.create_view(db, self.sheet.id, self.question.area, name=self.title)
            for criterion in criteria:
                actions.set_view_criterion(db, self.sheet.id, view.id, criterion)

        return outcome

    def gold(self, user: User) -> None:
        Files(user).open(self.sheet)
        view = FilterView(user).create()
        view.rename(self.title)
        self._ask_number(user).is_at_least(str(self.question.least)).apply()
        self._ask_names(user).clear_all().tick(self.question.chosen, on=True).apply()
        view.close()
        user.done()

    def name_last(self, user: User) -> None:
        Files(user).open(self.sheet)
        view = FilterView(user).create()
        self._ask_names(user).clear_all().tick(self.question.chosen, on=True).apply()
        self._ask_number(user).is_at_least(f"${self.question.least:,}.00").apply()
        view.rename(self.title)
        user.done()

    def leaving_out(self, user: User) -> None:
        Files(user).open(self.sheet)
        view = FilterView(user).create_temporary()
        self._ask_number(user).is_above(f"{self.question.least - 0.005:.3f}").apply()
        names = self._ask_names(user)
        if len(self.question.left) <= 8:
            names.tick(self.question.left, on=False).apply()
        else:
            names.clear_all().tick(self.question.chosen, on=True).apply()
        view.duplicate()
        view.rename(self.title)
        user.done()

    def _ask_number(self, user: User) -> ColumnFilter:
        return ColumnFilter(user, self.question.number).open()

    def _ask_names(self, user: User) -> ColumnFilter:
        return ColumnFilter(user, self.question.names).open()


@family("sheet-filter-view", app="sheet", kind="create", steps=45, persona="sales_ops")
def keep_view(draw: Draw, world: World) -> Task:
    """Make a filter view of two conditions with a name, while the sheet has a filter for everybody."""
    book, name, number, names, theirs = draw.choice(_PLACES)
    sheet = page(world, book, name)
    least, chosen = _shown(draw, sheet, number, names, _values(sheet, names))
    title = draw.choice(_NAMES)
    filtered = Criterion(sheet.column(theirs), hidden=[draw.choice(_texts(sheet, theirs))])
    question = FilterQuestion(sheet, number, names, least, chosen)
    view = KeptView(question, title, filtered)
    return Task(
        goal=view.goal(draw),
        setup=view.setup,
        outcome=view.view_with(question.by_number, question.by_name),
        matchers=question.matchers,
        without={condition: view.view_with(*criteria) for condition, criteria in question.slips().items()},
        gold=view.gold,
        alternatives=(view.name_last, view.leaving_out),
    )


def _values(sheet: Page, heading: str) -> list[str]:
    return sorted({sheet.text(row, heading) for row in sheet.rows})


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
