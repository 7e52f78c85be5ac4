from __future__ import annotations

import re

from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .gold_steps import menu, open_sheet
from .queries import page, typing


@family("sheet-replace-owner", app="sheet", kind="bulk", steps=35, persona="sales_ops")
def replace_owner(draw: Draw, world: World) -> Task:
    """Write another owner into every row of one person, on one sheet only."""
    sheet = page(world, *draw.choice((("Pipeline review", "Deals"), ("Won deals", "Won"))))
    owners = sorted({sheet.text(row, "Owner") for row in sheet.rows})
    groups = {owner: [row for row in sheet.rows if sheet.text(row, "Owner") == owner] for owner in owners}
    owner = draw.choice(name for name, rows in groups.items() if len(rows) > 1)
    heir = draw.choice(name for name in owners if name != owner)

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Edit", "Find and replace…")
        user.fill("Find", owner, within="Find and replace")
        user.fill("Replace with", heir, within="Find and replace")
        user.check("Match entire cell", within="Find and replace")
        user.click("button", "Replace all", within="Find and replace")
        user.done()

    def one_and_then_the_rest(user: User) -> None:
        open_sheet(user, sheet)
        user.press("Control+h")
        user.fill("Find", f"^{re.escape(owner)}$", within="Find and replace")
        user.check("Regular expression", within="Find and replace")
        user.fill("Replace with", heir, within="Find and replace")
        # The first click only selects the first match.
        user.click("button", "Replace", within="Find and replace")
        user.click("button", "Replace", within="Find and replace")
        user.click("button", "Replace all", within="Find and replace")
        user.done()

    return Task(
        goal=draw.phrase(
            'On the sheet {sheet} of "{book}", put {heir} as the owner wherever it is {owner}. Leave the other sheets.',
            'In "{book}", {heir} takes over all deals of {owner}. Change the owner on the sheet {sheet}, nowhere else.',
            'Replace the owner {owner} by {heir} in all rows of the sheet {sheet} in "{book}", and only there.',
            'Every deal of {owner} on the sheet {sheet} of "{book}" now belongs to {heir}: correct the column Owner. '
            "Touch no other sheet.",
            sheet=sheet.name,
            book=sheet.title,
            owner=owner,
            heir=heir,
        ),
        outcome=typing(sheet.id, {(row, sheet.column("Owner")): heir for row in groups[owner]}),
        gold=gold,
        alternatives=(one_and_then_the_rest,),
    )
