"""Bring one sheet back to what it was before somebody spoilt it; what others did since on other sheets stays."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time
from functools import cached_property

from ...apps.plans import perform
from ...apps.platform import formats
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...apps.sheet import actions
from ...apps.sheet.engine import address
from ...apps.sheet.models import Operation
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..working_days import workday_before
from .gold_steps import enter, open_sheet, turn_to
from .queries import Page, levels, members, page, persona

# Who is asked, the workbook, and its sheets with a column of typed numbers on each.
BOOKS = (
    ("warehouse", "Season order", (("Articles", "Weekly sales"), ("On order", "Pieces"))),
    ("finance_analyst", "Receivables", (("Ledger", "Amount"), ("Bank", "Amount"))),
    ("finance_analyst", "Budget", (("Budget", "Mar"), ("Actual", "Jan"))),
    ("operations", "Season order", (("Articles", "Pack"), ("On order", "Pieces"))),
)
Cells = dict[tuple[int, int], str]


@dataclass(frozen=True)
class Deed:
    """What somebody typed into a sheet at a time of a day, so many working days ago."""

    who: Person
    sheet: Page
    days: int
    at: time
    cells: Cells


@dataclass(frozen=True)
class Story:
    """How the workbook came to be what it is; `spoilt` are the deeds to be undone, by their places."""

    deeds: tuple[Deed, ...]
    spoilt: tuple[int, ...]
    now: datetime

    @cached_property
    def moments(self) -> list[datetime]:
        return [datetime.combine(self._day(deed.days), deed.at, self.now.tzinfo) for deed in self.deeds]

    def _day(self, count: int) -> date:
        return workday_before(self.now.date(), count)

    def title(self, place: int) -> str:
        """The version after a deed, as the history calls it."""
        at = self.moments[place]
        return f"{at:%m/%d/%Y} {formats.time_of_day(at)}"

    def happen(self, db: Db) -> None:
        """Do it all, each in its person's name and at its time."""
        now = db.now
        for deed, at in zip(self.deeds, self.moments, strict=True):
            db.set_clock(at.astimezone(now.tzinfo))
            perform(db, deed.who.id, "sheet", "set_cells", sheet_id=deed.sheet.id, typed=deed.cells)
        db.set_clock(now)


def _typed(draw: Draw, sheet: Page, heading: str, count: int) -> Cells:
    """Other numbers in a few rows."""
    rows = sorted(draw.sample(_rows(sheet, heading), count))
    return {(row, sheet.column(heading)): str(round(sheet.number(row, heading)) + draw.integer(1, 9)) for row in rows}


def _rows(sheet: Page, heading: str) -> list[int]:
    return [row for row in sheet.rows if (row, sheet.column(heading)) in sheet.cells]


def _shifted(sheet: Page, heading: str, rows: list[int]) -> Cells:
    """A stretch of a column that slipped down by one row."""
    known = _rows(sheet, heading)
    return {(row, sheet.column(heading)): f"{sheet.number(known[known.index(row) - 1], heading):.2f}" for row in rows}


@family("sheet-restore", app="sheet", kind="update", steps=70, persona="finance_analyst")
def restore_one_sheet(draw: Draw, world: World) -> Task:
    """Restore one sheet from the version before somebody went wrong on it; all other work stays."""
    books = [(who, [(page(world, title, name), column) for name, column in sheets]) for who, title, sheets in BOOKS]
    # In January nothing of the year has been spent yet.
    who, sheets = draw.choice((who, found) for who, found in books if all(len(_rows(*each)) > 9 for each in found))
    (spoilt, heading), (other, beside) = draw.sample(sheets, 2)
    people = {person.id: person for person in members(world)}
    may = levels(world, spoilt.workbook_id)
    with world.session() as db:
        now = db.now.astimezone(db.timezone)
    own = persona(world, who).id
    can_edit = sorted(id for id, level in may.items() if level in ("editor", "owner") and id != own)
    editors = [people[id] for id in can_edit if id in people]
    culprit, colleague = draw.sample(editors, 2)
    rows = _rows(spoilt, heading)
    start = draw.integer(1, max(1, len(rows) - 12))
    first, second = rows[start : start + 6], rows[start + 6 : start + 11]

    def at(hour: int) -> time:
        return time(hour, draw.integer(0, 59))

    # The colleague's work on the sheet, and the culprit's on the other one, are right and stay.
    story = Story(
        (
            Deed(colleague, spoilt, 4, at(10), _typed(draw, spoilt, heading, 3)),
            Deed(culprit, other, 4, at(15), _typed(draw, other, beside, 2)),
            Deed(colleague, spoilt, 3, at(9), _typed(draw, spoilt, heading, 3)),
            Deed(culprit, spoilt, 2, at(11), _shifted(spoilt, heading, first)),
            Deed(colleague, other, 2, at(16), _typed(draw, other, beside, 3)),
            Deed(culprit, spoilt, 1, at(9), _shifted(spoilt, heading, second)),
            Deed(colleague, other, 1, at(14), _typed(draw, other, beside, 2)),
        ),
        (3, 5),
        now,
    )
    right = story.spoilt[0] - 1

    def key(db: Db, place: int) -> str:
        deed = db.query(Operation.id).filter_by(workbook_id=spoilt.workbook_id, at=story.moments[place]).one()
        return f"made-{deed.id}"

    def restored(place: int) -> Outcome:
        return lambda db: actions.restore_sheet(db, spoilt.workbook_id, key(db, place), spoilt.id)

    def history(user: User) -> None:
        open_sheet(user, spoilt)
        user.click("button", "File", within="Menus")
        user.click("menuitem", "Version history Ctrl+Alt+Shift+H", within="File")
        for place in range(len(story.deeds) - 2, right - 1, -1):
            user.click("link", story.title(place))

    def gold(user: User) -> None:
        history(user)
        user.click("tab", spoilt.name)
        user.click("link", "Restore this version")
        # Not `choose`: the button of the dialog has the same name.
        user.click("combobox", "Restore", within="Restore this version?")
        user.click("option", f"Only the sheet {spoilt.name}")
        user.click("button", "Restore", within="Restore this version?")
        user.done()

    def by_typing(user: User) -> None:
        history(user)
        user.click("link", "Back to the workbook")
        turn_to(user, spoilt)
        before = {place: repr(cell.number) for place, cell in spoilt.cells.items() if cell.number is not None}
        for deed in story.deeds[: right + 1]:
            before |= deed.cells if deed.sheet is spoilt else {}
        for place in story.spoilt:
            for row, column in story.deeds[place].cells:
                enter(user, address(row, column), before[row, column])
        user.done()

    def all_and_back_again(user: User) -> None:
        history(user)
        user.click("link", "Restore this version")
        user.click("button", "Restore", within="Restore this version?")
        turn_to(user, other)
        for deed in story.deeds[right:]:
            for (row, column), text in deed.cells.items() if deed.sheet is other else ():
                enter(user, address(row, column), text)
        user.done()

    return Task(
        goal=draw.phrase(
            '{person} got something wrong on {sheet} in "{book}": figures have slipped. Please put {sheet} back to '
            "what "
            "it was before {person} changed anything on it. What has been done on {other} has to stay.",
            'In "{book}", {sheet} was fine until {person} worked on it. Bring that sheet back as it was right before, '
            "and do not lose what colleagues have entered on {other} since.",
            'Can you undo what {person} did to {sheet} ("{book}")? All of it and nothing else: the earlier corrections '
            "on that sheet were right, and {other} is right as it is now.",
            "{person} asks us to take back the changes made to {sheet} by mistake, over more than one day. "
            '"{book}": that sheet should look as it did before the first of them. Everything on {other} stays.',
            '"{book}": the numbers on {sheet} are out of line since {person} edited them. I need the sheet as it stood '
            "just before that, with the work of everybody else kept, on {other} as well.",
            person=culprit.name,
            sheet=spoilt.name,
            other=other.name,
            book=spoilt.title,
        ),
        persona=who,
        setup=story.happen,
        outcome=restored(right),
        without={
            "only that sheet": lambda db: actions.restore_version(db, spoilt.workbook_id, key(db, right)),
            "all of the changes": restored(story.spoilt[1] - 1),
            "the corrections before": restored(0),
        },
        gold=gold,
        alternatives=(by_typing, all_and_back_again),
    )
