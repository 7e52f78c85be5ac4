from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import new_sheet_id
from ...apps.sheet.engine import Area
from ...apps.sheet.engine.refs import quoted
from ...apps.sheet.models import Sheet
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import enter, menu, open_sheet, select, turn_to
from .queries import Page, page, pages_of

_BOOKS = (
    ("Pipeline review", "sales_ops"), ("Commission Q", "sales_ops"), ("Headcount", "hr"),
    ("Campaign plan", "marketing"),
)  # fmt: skip
_NAMES = ("Contents", "Index", "Overview", "Where is what")


def _table(sheet: Page) -> Area:
    """From A1 to the last cell that shows something, its own column and row apart."""
    filled = [place for place, cell in sheet.cells.items() if cell.formatted]
    return Area(1, 1, max(row for row, _ in filled), max(column for _, column in filled))


@family("sheet-contents", app="sheet", kind="multi-step", steps=125, persona="sales_ops")
def link_contents(draw: Draw, world: World) -> Task:
    """Add a sheet that lists the others, each as a link to the whole of what stands on it."""
    title, persona = draw.choice(_BOOKS)
    all_sheets = [page(world, title, other.name) for other in pages_of(world, title)]
    listed = [sheet for sheet in all_sheets if sheet.name != "Notes"]
    start = draw.integer(1, 4)
    name = draw.choice(_NAMES)
    book = listed[0]

    def linked(sheets: list[Page], *, whole: bool = True) -> Outcome:
        """The work of somebody who lists these sheets, with links to their tables or to their first cells."""

        def outcome(db: Db) -> None:
            before = {sheet.id for sheet in db.query(Sheet).filter_by(workbook_id=book.workbook_id)}
            new = new_sheet_id(actions.add_sheet(db, book.workbook_id, name), before)
            for row, sheet in enumerate(sheets, start=start):
                area = _table(sheet) if whole else "A1"
                actions.set_link(db, new, row, 1, target=f"{quoted(sheet.name)}!{area}", text=sheet.name)

        return outcome

    def new_sheet(user: User) -> None:
        menu(user, "Insert", "Sheet")
        user.double_click("tab", "Sheet1")
        user.fill("Name", name, within="Rename sheet")
        user.click("button", "Rename", within="Rename sheet")

    def look(user: User, sheet: Page) -> None:
        turn_to(user, sheet)
        user.press("Control+End")

    def apply(user: User, row: int, sheet: Page, *, text: bool) -> None:
        dialog = f"Insert link on A{row}"
        if text:
            user.fill("Text", sheet.name, within=dialog)
        user.choose("Link to", "Place in this workbook", within=dialog)
        user.choose("Sheet", sheet.name, within=dialog)
        user.fill("Range", str(_table(sheet)), within=dialog)
        user.click("button", "Apply", within=dialog)

    def gold(user: User) -> None:
        open_sheet(user, book)
        new_sheet(user)
        for row, sheet in enumerate(listed, start=start):
            look(user, sheet)
            user.click("tab", name)
            select(user, f"A{row}")
            user.press("Control+k")
            apply(user, row, sheet, text=True)
        user.done()

    def names_first(user: User) -> None:
        open_sheet(user, book)
        for sheet in listed:
            look(user, sheet)
        new_sheet(user)
        for row, sheet in enumerate(listed, start=start):
            enter(user, f"A{row}", sheet.name)
        for row, sheet in enumerate(listed, start=start):
            select(user, f"A{row}")
            menu(user, "Insert", "Link…")
            apply(user, row, sheet, text=False)
        user.done()

    def from_below(user: User) -> None:
        open_sheet(user, book)
        new_sheet(user)
        for row, sheet in reversed([*enumerate(listed, start=start)]):
            select(user, f"A{row}")
            user.press("Shift+F10")
            user.click("menuitem", "Link…", within="Cell actions")
            apply(user, row, sheet, text=True)
        user.done()

    without = {"the whole of what stands there": linked(listed, whole=False)}
    if len(listed) < len(all_sheets):
        without["leaving Notes out"] = linked(all_sheets)
    return Task(
        goal=draw.phrase(
            'Please add a last sheet "{name}" to "{book}" that lists the other sheets in the order of their tabs, '
            "Notes aside if there is one: their names down column A from A{start}, each a link (not a formula) to the "
            "range from A1 to the last filled row and column of that sheet.",
            '"{book}" needs a table of contents. New sheet behind the others, called "{name}"; from A{start} down the '
            "name of every sheet but itself and Notes, in tab order, linked to everything on it: A1 to its last row "
            "and last column in use. Links please, no HYPERLINK formulas.",
            'People get lost in "{book}". Put a sheet "{name}" at the end: one row per sheet (skip Notes), starting in '
            "A{start}, tab order, text = the sheet's name, inserted as a link that selects the whole used range there, "
            "from A1 on.",
            'In "{book}" I want "{name}" as a new last sheet with links to all sheets there are, except one called '
            "Notes. A{start} and below, names as on the tabs and in that order; each link leads to A1 through the last "
            "column and row with something in it.",
            'Could you build an index for "{book}"? Sheet "{name}", last; column A from row {start}: the names of the '
            "other sheets (no Notes), left to right as the tabs go, each with a link to its full range starting at A1. "
            "No formulas.",
            name=name,
            book=book.title,
            start=start,
        ),
        persona=persona,
        outcome=linked(listed),
        without=without,
        gold=gold,
        alternatives=(names_first, from_below),
    )
