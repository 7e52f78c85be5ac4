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
from .pages import Files, History
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
    spoilt: tuple[int, int]
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


WORDINGS = (
    '{person} messed something up on {sheet} in "{book}": some of the figures are wrong now. Please put {sheet} '
    "back to what it was before {person} changed anything on it. What's been done on {other} has to stay.",
    'In "{book}", {sheet} was fine until {person} worked on it. Restore that sheet to how it was right before that, '
    "and don't lose what colleagues have entered on {other} since.",
    'Can you undo what {person} did to {sheet} ("{book}")? All of it and nothing else: the earlier corrections on '
    "that sheet were right, and {other} is right as it is now.",
    '{person} asked us to undo the changes made to {sheet} by mistake, over more than one day. "{book}": that sheet '
    "should look the way it did before the first of them. Everything on {other} stays.",
    '"{book}": the numbers on {sheet} have been off since {person} edited them. I need the sheet as it was just '
    "before that, with everybody else's work kept, on {other} as well.",
)


@dataclass(frozen=True)
class Restoring:
    """The story of a workbook of which one sheet was spoilt by somebody, and the other was not."""

    story: Story
    spoilt: Page
    other: Page
    culprit: Person

    @property
    def right(self) -> int:
        """The last deed before the sheet was spoilt."""
        return self.story.spoilt[0] - 1

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS, person=self.culprit.name, sheet=self.spoilt.name, other=self.other.name, book=self.spoilt.title
        )

    def restored(self, place: int) -> Outcome:
        """The sheet as it was after a deed."""
        return lambda db: actions.restore_sheet(db, self.spoilt.workbook_id, self._key(db, place), self.spoilt.id)

    def without(self) -> dict[str, Outcome]:
        book = self.spoilt.workbook_id
        return {
            "only that sheet": lambda db: actions.restore_version(db, book, self._key(db, self.right)),
            "all of the changes": self.restored(self.story.spoilt[1] - 1),
            "the corrections before": self.restored(0),
        }

    def gold(self, user: User) -> None:
        history = self._look_back(user)
        history.turn_to(self.spoilt)
        history.restore_only(self.spoilt.name)
        user.done()

    def by_typing(self, user: User) -> None:
        history = self._look_back(user)
        book = history.leave()
        book.turn_to(self.spoilt)
        cells, deeds = self.spoilt.cells, self.story.deeds
        before = {place: repr(cell.number) for place, cell in cells.items() if cell.number is not None}
        for deed in deeds[: self.right + 1]:
            before |= deed.cells if deed.sheet is self.spoilt else {}
        for place in self.story.spoilt:
            book.enter_all((address(*at), before[at]) for at in deeds[place].cells)
        user.done()

    def all_and_back_again(self, user: User) -> None:
        history = self._look_back(user)
        history.restore()
        history.turn_to(self.other)
        for deed in self.story.deeds[self.right + 1 :]:
            if deed.sheet is self.other:
                history.enter_all((address(*at), text) for at, text in deed.cells.items())
        user.done()

    def _look_back(self, user: User) -> History:
        Files(user).open(self.spoilt)
        history = History(user).open()
        history.look_at_versions(
            self.story.title(place) for place in range(len(self.story.deeds) - 2, self.right - 1, -1)
        )
        return history

    def _key(self, db: Db, place: int) -> str:
        at = self.story.moments[place]
        return f"made-{db.query(Operation.id).filter_by(workbook_id=self.spoilt.workbook_id, at=at).one().id}"


@family("sheet-restore", app="sheet", kind="update", steps=70, persona="finance_analyst")
def restore_one_sheet(draw: Draw, world: World) -> Task:
    """Restore one sheet from the version before somebody went wrong on it; all other work stays."""
    books = [(who, [(page(world, title, name), column) for name, column in sheets]) for who, title, sheets in BOOKS]
    # In January nothing of the year has been spent yet.
    who, sheets = draw.choice((who, found) for who, found in books if all(len(_rows(*each)) > 9 for each in found))
    spoilt, other = draw.sample(sheets, 2)
    culprit, colleague = draw.sample(_editors(world, spoilt[0], persona(world, who).id), 2)
    restoring = Restoring(_story(draw, world, spoilt, other, culprit, colleague), spoilt[0], other[0], culprit)
    return Task(
        goal=restoring.goal(draw),
        persona=who,
        setup=restoring.story.happen,
        outcome=restoring.restored(restoring.right),
        without=restoring.without(),
        gold=restoring.gold,
        alternatives=(restoring.by_typing, restoring.all_and_back_again),
    )


def _editors(world: World, sheet: Page, me: int) -> list[Person]:
    """Who else may edit a workbook."""
    people = {person.id: person for person in members(world)}
    may = levels(world, sheet.workbook_id)
    can_edit = sorted(id for id, level in may.items() if level in ("editor", "owner") and id != me)
    return [people[id] for id in can_edit if id in people]


def _story(
    draw: Draw, world: World, spoilt: tuple[Page, str], other: tuple[Page, str], culprit: Person, colleague: Person
) -> Story:
    """Both get right work done before and after; only what the culprit did to the spoilt sheet, on two days, is wrong.

    How many deeds there are and in which order says nothing: the place of the last good version is another each time.
    """
    with world.session() as db:
        now = db.now.astimezone(db.timezone)
    rows = _rows(*spoilt)
    start = draw.integer(1, max(1, len(rows) - 12))
    wrong = (rows[start : start + 6], rows[start + 6 : start + 11])

    def right(who: Person, sheet: tuple[Page, str]) -> tuple[Person, Page, Cells]:
        return who, sheet[0], _typed(draw, *sheet, draw.integer(2, 3))

    def elsewhere(low: int, high: int) -> list[tuple[Person, Page, Cells]]:
        return [right(draw.choice((culprit, colleague)), other) for _ in range(draw.integer(low, high))]

    before = [right(colleague, spoilt), right(colleague, spoilt), *elsewhere(0, 3)]
    begun, gone_on = ([(culprit, spoilt[0], _shifted(*spoilt, some))] for some in wrong)
    parts = ((before, (4, 3)), ([*begun, *elsewhere(0, 2)], (2,)), ([*gone_on, *elsewhere(1, 2)], (1,)))
    deeds: list[Deed] = []
    for done, days in parts:
        # Hours apart, so that each is a version of its own.
        times = sorted(draw.sample(((-day, hour) for day in days for hour in (9, 12, 15)), len(done)))
        deeds += (
            Deed(who, sheet, -day, time(hour, draw.integer(0, 59)), cells)
            for (day, hour), (who, sheet, cells) in zip(times, draw.sample(done, len(done)), strict=True)
        )
    bad = [place for place, deed in enumerate(deeds) if deed.who is culprit and deed.sheet is spoilt[0]]
    return Story(tuple(deeds), (bad[0], bad[1]), now)
