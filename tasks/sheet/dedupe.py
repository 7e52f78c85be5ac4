from __future__ import annotations

from collections.abc import Sequence

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import SortKey
from ...apps.sheet.engine import Area
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import menu, open_sheet, select, turn_to
from .subscribers import contacts

# How the list is to be sorted in the end: columns with their orders as the dialog words them.
_ORDERS = (
    ("newest sign-up first", (("Signed up", "Newest to oldest", True),)),
    ("oldest sign-up first", (("Signed up", "Oldest to newest", False),)),
    ("by company from A to Z, within a company the newest sign-up first",
     (("Company", "A to Z", False), ("Signed up", "Newest to oldest", True))),
)  # fmt: skip
Keys = Sequence[tuple[str, str, bool]]


@family("sheet-dedupe", app="sheet", kind="bulk", steps=125, persona="marketing")
def remove_double_contacts(draw: Draw, world: World) -> Task:
    """Take double entries off an exported list by the rules of its notes, and sort what is left."""
    people = contacts(world)
    sheet = people.sheet
    order, keys = draw.choice(_ORDERS)
    area = Area(1, 1, sheet.rows[-1], sheet.beside - 1)
    by_day: Keys = _ORDERS[0][1]

    def tidied(gone: Sequence[int]) -> Outcome:
        """The work of somebody who takes these rows for double."""

        def outcome(db: Db) -> None:
            for row in reversed(gone):
                actions.delete_lines(db, sheet.id, "row", row)
            left = Area(1, 1, area.bottom - len(gone), area.right)
            sort_keys = [SortKey(sheet.column(heading), descending) for heading, _, descending in keys]
            actions.sort_range(db, sheet.id, left, sort_keys, header=True)

        return outcome

    def sort(user: User, gone: int, keys: Keys) -> None:
        left = Area(1, 1, area.bottom - gone, area.right)
        select(user, str(left))
        menu(user, "Data", "Sort range…")
        fields = (("Sort by", "Order"), ("Then by", "Order of the second"))
        for (heading, way, _), (by, direction) in zip(keys, fields, strict=False):
            user.choose(by, f"{sheet.letter(heading)} · {heading}", within=f"Sort {left}")
            user.choose(direction, way, within=f"Sort {left}")
        user.click("button", "Sort", within=f"Sort {left}")

    def delete(user: User, rows: Sequence[int]) -> None:
        for row in sorted(rows, reverse=True):
            select(user, f"A{row}")
            menu(user, "Edit", "Delete rows")

    newest_first = sorted(sheet.rows, key=people.day, reverse=True)

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        user.click("tab", "Notes")
        turn_to(user, sheet)
        sort(user, 0, by_day)
        select(user, "A2")
        menu(user, "Data", "Remove duplicates…")
        user.click("button", "Clear all", within="Remove duplicates")
        user.check("A · Name", within="Remove duplicates")
        user.check("B · E-mail", within="Remove duplicates")
        user.click("button", "Remove duplicates", within="Remove duplicates")
        seen, left = set[tuple[str, str]](), []
        for row in newest_first:
            if people.person(row) not in seen:
                left.append(row)
            seen.add(people.person(row))
        # Who is called otherwise in an older entry.
        delete(user, [place for place, row in enumerate(left, start=2) if row in people.double()])
        if keys != by_day:
            sort(user, len(people.double()), keys)
        user.done()

    def by_hand(user: User) -> None:
        open_sheet(user, sheet)
        delete(user, people.double())
        sort(user, len(people.double()), keys)
        user.done()

    def by_hand_once_sorted(user: User) -> None:
        open_sheet(user, sheet)
        sort(user, 0, by_day)
        delete(user, [place for place, row in enumerate(newest_first, start=2) if row in people.double()])
        if keys != by_day:
            sort(user, len(people.double()), keys)
        user.done()

    return Task(
        goal=draw.phrase(
            'The sheet {sheet} in "{book}" has people twice. Please take the double entries out, whole rows, by the '
            "rules in Notes, and leave the list sorted {order}. Change nothing else in it.",
            'Can you tidy "{book}" before the mailing? On {sheet}, remove whatever our Notes call a double entry and '
            "sort the rest {order}. Leave the entries themselves as they were typed.",
            'We are about to pay for the same contacts twice: "{book}", {sheet}. Delete the doubles as Notes has it, '
            "no gaps please, then sort {order}. Don't retouch the rows that stay.",
            'Deduplicate {sheet} of "{book}". What counts as double, and which one stays, is on the sheet Notes. When '
            "done the list should run {order}; spelling and blanks of what stays are not your concern.",
            'Need {sheet} ("{book}") without double entries, sorted {order}. Mind the Notes: not everything that looks '
            "double is. Do not edit any entry.",
            sheet=sheet.name,
            book=sheet.title,
            order=order,
        ),
        outcome=tidied(people.double()),
        without={
            "the newest": tidied(people.double(newest=False)),
            "the shared mailboxes": tidied(people.double(shared=False)),
            "other spellings of a name": tidied(people.double(spellings=False)),
        },
        gold=gold,
        alternatives=(by_hand, by_hand_once_sorted),
    )
