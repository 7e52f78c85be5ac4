from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .records import page
from .ways import menu, open_sheet, select


@family("sheet-delete-rows", app="sheet", kind="delete", level="medium", steps=65, persona="marketing")
def delete_rows(draw: Draw, world: World) -> Task:
    """Take the leads of one town off a list, whole rows."""
    sheet = page(world, "Trade show leads", "Leads")
    towns = sorted({sheet.text(row, "City") for row in sheet.rows} - {""})
    groups = {town: [row for row in sheet.rows if sheet.text(row, "City") == town] for town in towns}
    town = draw.choice(town for town, rows in groups.items() if 1 <= len(rows) <= 5)
    rows = groups[town][::-1]  # from below, so that those above stay where they are

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
        user.click("button", "Filter City")
        user.choose("Condition", "Equals", within="Filter City")
        user.fill("Compare with", town, within="Filter City")
        user.press("Enter")
        select(user, f"{rows[-1]}:{rows[0]}")
        menu(user, "Edit", "Delete rows")
        user.click("button", "Filter", within="Formatting")
        user.done()

    return Task(
        goal=draw.phrase(
            'Delete the rows of everybody from {town} on the sheet {sheet} of "{book}".',
            'In "{book}", take all leads whose city is {town} off the sheet {sheet}: delete the whole rows.',
            'We do not serve {town}. Delete every row with that city on the sheet {sheet} in "{book}".',
            'Remove the leads from {town} from "{book}", sheet {sheet}, so that no empty rows stay behind.',
            town=town,
            sheet=sheet.name,
            book=sheet.title,
        ),
        outcome=outcome,
        gold=gold,
        also=(from_above, by_a_filter),
    )
