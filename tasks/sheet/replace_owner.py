from __future__ import annotations

import re

from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import Files, FindDialog
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
        Files(user).open(sheet)
        dialog = FindDialog(user).open()
        dialog.find(owner)
        dialog.replace_with(heir)
        dialog.match_entire_cell()
        dialog.replace_all()
        user.done()

    def one_and_then_the_rest(user: User) -> None:
        Files(user).open(sheet)
        dialog = FindDialog(user).open_by_keys()
        dialog.find(f"^{re.escape(owner)}$")
        dialog.use_regular_expression()
        dialog.replace_with(heir)
        # The first time only selects the first match.
        dialog.replace()
        dialog.replace()
        dialog.replace_all()
        user.done()

    return Task(
        goal=draw.phrase(
            'On the sheet {sheet} of "{book}", change the owner to {heir} wherever it\'s {owner}. Leave the other '
            "sheets alone.",
            'In "{book}", {heir} is taking over all of {owner}\'s deals. Change the owner on the sheet {sheet}, '
            "nowhere else.",
            'Replace the owner {owner} with {heir} in all rows of the sheet {sheet} in "{book}", and only there.',
            'Every deal of {owner}\'s on the sheet {sheet} of "{book}" now belongs to {heir}. Please correct the '
            "column Owner, and don't touch any other sheet.",
            sheet=sheet.name,
            book=sheet.title,
            owner=owner,
            heir=heir,
        ),
        outcome=typing(sheet.id, {(row, sheet.column("Owner")): heir for row in groups[owner]}),
        gold=gold,
        alternatives=(one_and_then_the_rest,),
    )
