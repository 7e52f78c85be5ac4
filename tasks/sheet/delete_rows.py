from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .gold_steps import menu, open_sheet, select
from .queries import page


@family("sheet-delete-rows", app="sheet", kind="delete", steps=65, persona="marketing")
def delete_rows(draw: Draw, world: World) -> Task:
    """Take the leads of two towns off a list, whole rows."""
    sheet = page(world, "Trade show leads", "Leads")
    towns = sorted({sheet.text(row, "City") for row in sheet.rows} - {""})
    groups = {town: [row for row in sheet.rows if sheet.text(row, "City") == town] for town in towns}
    one = draw.choice(town for town, rows in groups.items() if len(rows) <= 3)
    other = draw.choice(town for town, rows in groups.items() if len(rows) <= 2 and town != one)
    rows = sorted(groups[one] + groups[other], reverse=True)  # from below, so that those above stay where they are

    def outcome(db: Db) -> None:
        for row in rows:
            actions.delete_lines(db, sheet.id, "row", row)

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        for row in rows:
            select(user, sheet.place(row, "City"))
            menu(user, "Edit", "Delete rows")
        user.done()

    def from_above(user: User) -> None:
        open_sheet(user, sheet)
        for gone, row in enumerate(sorted(rows)):
            select(user, sheet.place(row - gone, "Name"))
            user.press("Shift+F10")
            user.click("menuitem", "Delete rows", within="Cell actions")
        user.done()

    def by_a_filter(user: User) -> None:
        open_sheet(user, sheet)
        user.click("button", "Filter", within="Formatting")
        gone: list[int] = []
        for town in (one, other):
            user.click("button", "Filter City")
            user.choose("Condition", "Equals", within="Filter City")
            user.fill("Compare with", town, within="Filter City")
            user.press("Enter")
            left = [row - sum(above < row for above in gone) for row in groups[town]]
            select(user, f"{left[0]}:{left[-1]}")
            menu(user, "Edit", "Delete rows")
            gone += groups[town]
        user.click("button", "Filter", within="Formatting")
        user.done()

    return Task(
        goal=draw.phrase(
            'Delete the rows of everybody from {one} or {other} on the sheet {sheet} of "{book}".',
            'In "{book}", take all leads whose city is {one} or {other} off the sheet {sheet}: delete the whole rows.',
            "We serve neither {one} nor {other}. Delete every row with one of these cities on the sheet {sheet} in "
            '"{book}".',
            'Remove the leads from {one} and {other} from "{book}", sheet {sheet}, so that no empty rows stay behind.',
            one=one,
            other=other,
            sheet=sheet.name,
            book=sheet.title,
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(from_above, by_a_filter),
    )
