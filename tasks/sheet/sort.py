from __future__ import annotations

from ...apps.sheet import actions
from ...apps.sheet.actions import SortKey
from ...apps.sheet.engine import Area
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .gold_steps import menu, open_sheet, select
from .queries import page

# The columns to sort by: first those with many equal values.
SHEETS = (
    ("Pipeline review", "Deals", ("Stage", "Owner", "Account", "Probability"), ("Amount", "Close date", "Deal")),
    ("Won deals", "Won", ("Owner", "Account"), ("Amount", "Closed", "Deal")),
    ("Accounts East", "Accounts", ("City", "State", "Type", "Industry"), ("Account", "Annual revenue", "Phone")),
    ("Accounts West", "Accounts", ("City", "State", "Type", "Industry"), ("Account", "Annual revenue", "Phone")),
    ("Accounts Central", "Accounts", ("City", "State", "Type", "Industry"), ("Account", "Annual revenue", "Phone")),
)


def _words(key: str) -> tuple[str, str]:
    """How the dialog calls both directions, by what stands in the column."""
    if key in ("Close date", "Closed"):
        return "Oldest to newest", "Newest to oldest"
    if key in ("Amount", "Probability", "Annual revenue"):
        return "Smallest to largest", "Largest to smallest"
    return "A to Z", "Z to A"


@family("sheet-sort", app="sheet", kind="update", steps=35, persona="sales_ops")
def sort_sheet(draw: Draw, world: World) -> Task:
    """Sort a table by two columns."""
    title, name, coarse, fine = draw.choice(SHEETS)
    sheet = page(world, title, name)
    keys = [draw.choice(coarse), draw.choice(fine)]
    directions = [draw.choice((False, True)), draw.choice((False, True))]
    area = Area(1, 1, sheet.rows[-1], sheet.beside - 1)
    sort_keys = [SortKey(sheet.column(key), descending) for key, descending in zip(keys, directions, strict=True)]
    dialog = f"Sort {area}"
    labels = [f"{sheet.letter(key)} · {key}" for key in keys]
    orders = [_words(key)[descending] for key, descending in zip(keys, directions, strict=True)]

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        select(user, str(area))
        menu(user, "Data", "Sort range…")
        for field, option in zip(
            ("Sort by", "Order", "Then by", "Order of the second"),
            (labels[0], orders[0], labels[1], orders[1]),
            strict=True,
        ):
            user.choose(field, option, within=dialog)
        user.click("button", "Sort", within=dialog)
        user.done()

    def one_after_the_other(user: User) -> None:
        open_sheet(user, sheet)
        for label, order in zip(reversed(labels), reversed(orders), strict=True):
            select(user, str(area))
            menu(user, "Data", "Sort range…")
            user.choose("Sort by", label, within=dialog)
            user.choose("Order", order, within=dialog)
            user.click("button", "Sort", within=dialog)
        user.done()

    return Task(
        goal=draw.phrase(
            'Sort the table on the sheet {sheet} of "{book}" by {first}, {way}, and where that is equal by {second}, '
            "{second_way}. The headings stay on top.",
            'In "{book}", order the rows of the sheet {sheet} by {first} ({way}) and then by {second} ({second_way}).',
            'Sort "{book}", sheet {sheet}: first by {first} {way}, then by {second} {second_way}; keep the headings.',
            'Put the rows of the sheet {sheet} in "{book}" into order, by {first} {way} and within that by {second} '
            "{second_way}.",
            sheet=sheet.name,
            book=sheet.title,
            first=keys[0],
            second=keys[1],
            way="descending" if directions[0] else "ascending",
            second_way="descending" if directions[1] else "ascending",
        ),
        outcome=lambda db: actions.sort_range(db, sheet.id, area, sort_keys, header=True),
        gold=gold,
        alternatives=(one_after_the_other,),
    )
