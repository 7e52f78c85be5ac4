from __future__ import annotations

from dataclasses import dataclass

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import new_sheet_id
from ...apps.sheet.engine import Area
from ...apps.sheet.engine.refs import quoted
from ...apps.sheet.models import Sheet
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, LinkDialog, Workbook
from .queries import Page, page, pages_of

_BOOKS = (
    ("Pipeline review", "sales_ops"), ("Commission Q", "sales_ops"), ("Headcount", "hr"),
    ("Campaign plan", "marketing"),
)  # fmt: skip
_NAMES = ("Contents", "Index", "Overview", "Where is what")


def _table(sheet: Page) -> Area:
    """From A1 to the last cell that shows something, its own column and row apart."""
    filled = [place for place, cell in sheet.cells.items() if cell.formatted]
    if not filled:
        # Somebody who worked in it before may have left a sheet for later.
        raise NoInstance(f"nothing stands on {sheet.name}")
    return Area(1, 1, max(row for row, _ in filled), max(column for _, column in filled))


WORDINGS = (
    'Please add a last sheet "{name}" to "{book}" that lists the other sheets in tab order, leaving out Notes if '
    "there is one: their names down column A from A{start}, each a link (not a formula) to the range from A1 to the "
    "last filled row and column of that sheet.",
    '"{book}" needs a table of contents. Put a new sheet after the others, called "{name}"; from A{start} down list '
    "the name of every sheet but itself and Notes, in tab order, each linked to everything on it: A1 to the last "
    "row and last column in use. Links please, no HYPERLINK formulas.",
    'People get lost in "{book}". Put a sheet "{name}" at the end: one row per sheet (skip Notes), starting in '
    "A{start}, in tab order. The text is the sheet's name, inserted as a link that selects the whole used range "
    "there, from A1 on.",
    'In "{book}" I want a new last sheet "{name}" with links to all the other sheets, except one called Notes. '
    "Start in A{start} and go down, with the names as on the tabs and in that order. Each link goes to A1 through "
    "the last column and row with something in it.",
    'Could you build an index for "{book}"? Make "{name}" the last sheet and, in column A from row {start}, list '
    "the names of the other sheets (no Notes) in the order of the tabs, each with a link to its full range starting "
    "at A1. No formulas.",
)


@dataclass(frozen=True)
class Contents:
    """The sheets of a workbook, and where they are to be listed."""

    sheets: list[Page]
    name: str
    start: int

    @property
    def listed(self) -> list[Page]:
        return [sheet for sheet in self.sheets if sheet.name != "Notes"]

    @property
    def lines(self) -> list[tuple[int, Page]]:
        return list(enumerate(self.listed, start=self.start))

    def goal(self, draw: Draw) -> str:
        return draw.phrase(*WORDINGS, name=self.name, book=self.sheets[0].title, start=self.start)

    def linked(self, sheets: list[Page], *, whole: bool = True) -> Outcome:
        """The work of somebody who lists these sheets, with links to their tables or to their first cells."""
        book = self.sheets[0].workbook_id

        def outcome(db: Db) -> None:
            before = {sheet.id for sheet in db.query(Sheet).filter_by(workbook_id=book)}
            new = new_sheet_id(actions.add_sheet(db, book, self.name), before)
            for row, sheet in enumerate(sheets, start=self.start):
                area = _table(sheet) if whole else "A1"
                actions.set_link(db, new, row, 1, target=f"{quoted(sheet.name)}!{area}", text=sheet.name)

        return outcome

    def without(self) -> dict[str, Outcome]:
        found = {"the whole of what stands there": self.linked(self.listed, whole=False)}
        if len(self.listed) < len(self.sheets):
            found["leaving Notes out"] = self.linked(self.sheets)
        return found

    def gold(self, user: User) -> None:
        book = Files(user).open(self.listed[0])
        book.new_sheet(self.name)
        for row, sheet in self.lines:
            self._look(book, sheet)
            book.turn_to(self.name)
            LinkDialog(user, f"A{row}").open_by_keys().lead_to(sheet.name, str(_table(sheet)), text=sheet.name)
        user.done()

    def names_first(self, user: User) -> None:
        book = Files(user).open(self.listed[0])
        for sheet in self.listed:
            self._look(book, sheet)
        book.new_sheet(self.name)
        book.enter_all((f"A{row}", sheet.name) for row, sheet in self.lines)
        for row, sheet in self.lines:
            LinkDialog(user, f"A{row}").open().lead_to(sheet.name, str(_table(sheet)))
        user.done()

    def from_below(self, user: User) -> None:
        book = Files(user).open(self.listed[0])
        book.new_sheet(self.name)
        for row, sheet in reversed(self.lines):
            LinkDialog(user, f"A{row}").open_by_cell_menu().lead_to(sheet.name, str(_table(sheet)), text=sheet.name)
        user.done()

    def _look(self, book: Workbook, sheet: Page) -> None:
        book.turn_to(sheet)
        book.go_to_the_end()


@family("sheet-contents", app="sheet", kind="multi-step", steps=125, persona="sales_ops")
def link_contents(draw: Draw, world: World) -> Task:
    """Add a sheet that lists the others, each as a link to the whole of what stands on it."""
    title, persona = draw.choice(_BOOKS)
    sheets = [page(world, title, other.name) for other in pages_of(world, title)]
    start = draw.integer(1, 4)
    contents = Contents(sheets, draw.choice(_NAMES), start)
    return Task(
        goal=contents.goal(draw),
        persona=persona,
        outcome=contents.linked(contents.listed),
        without=contents.without(),
        gold=contents.gold,
        alternatives=(contents.names_first, contents.from_below),
    )
