from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import ColumnFilter, Files
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
        book = Files(user).open(sheet)
        for row in rows:
            book.delete_rows(sheet.place(row, "City"))
        user.done()

    def from_above(user: User) -> None:
        book = Files(user).open(sheet)
        for gone, row in enumerate(sorted(rows)):
            book.delete_row_of(sheet.place(row - gone, "Name"))
        user.done()

    def by_a_filter(user: User) -> None:
        book = Files(user).open(sheet)
        book.toggle_filter(by_menu=False)
        gone: list[int] = []
        for town in (one, other):
            ColumnFilter(user, "City").open().equals(town).apply_by_enter()
            left = [row - sum(above < row for above in gone) for row in groups[town]]
            book.delete_rows(f"{left[0]}:{left[-1]}")
            gone += groups[town]
        book.toggle_filter(by_menu=False)
        user.done()

    return Task(
        goal=draw.phrase(
            'Delete the rows of everybody from {one} or {other} on the sheet {sheet} of "{book}".',
            'In "{book}", remove all leads whose city is {one} or {other} from the sheet {sheet}. Delete the whole '
            "rows.",
            "We don't serve {one} or {other}. Delete every row with one of those cities on the sheet {sheet} in "
            '"{book}".',
            'Remove the leads from {one} and {other} from "{book}", sheet {sheet}, and don\'t leave any empty rows '
            "behind.",
            one=one,
            other=other,
            sheet=sheet.name,
            book=sheet.title,
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(from_above, by_a_filter),
    )
