"""A sheet of which only some cells stay open to all editors."""

from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything
from ..registry import family
from ..task import Outcome, Task
from .pages import Files, ProtectionForm
from .queries import levels, members, page

# Workbooks of the persona's own, with the column that others fill in.
PROTECTED = (
    ("finance_analyst", "Commission Q", "Deals", ("Amount", "Rate", "Account")),
    ("finance_analyst", "Van loan", "Schedule", ("Payment", "Interest")),
    ("operations", "Reorder plan", "Plan", ("On hand", "Weekly sales")),
    ("warehouse", "Stock count", "Hall A", ("Counted", "Booked")),
    ("warehouse", "Stock count", "Hall B", ("Counted", "Booked")),
    ("sales_ops", "Pipeline review", "Deals", ("Probability", "Stage", "Close date")),
)


@family("sheet-protect", app="sheet", kind="create", steps=45, persona="finance_analyst")
def protect_all_but(draw: Draw, world: World) -> Task:
    """Protect a sheet but for one column of the records; one colleague may edit all of it."""
    who, title, name, headings = draw.choice(PROTECTED)
    sheet, heading = page(world, title, name), draw.choice(headings)
    hole = sheet.range(heading)
    known = levels(world, sheet.workbook_id)
    first, second = draw.sample([person for person in members(world) if person.id not in known], 2)

    def shared(db: Db) -> None:
        for person in (first, second):
            actions.share_workbook(db, sheet.workbook_id, person.id, "editor")

    def protected(exceptions: str, editors: list[int]) -> Outcome:
        return lambda db: actions.protect(db, sheet.id, exceptions=exceptions, editors=editors)

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(hole)
        ProtectionForm(user).open().protect_sheet(sheet.name).leave_open(hole).let_edit(first.name).save()
        user.done()

    def mended(user: User) -> None:
        Files(user).open(sheet)
        form = ProtectionForm(user)
        form.open().protect_sheet(sheet.name).describe("Ask me first").save()
        form.edit(1).leave_open(hole).let_edit(first.name).save()
        user.done()

    return Task(
        goal=draw.phrase(
            'Protect everything on {sheet} in "{book}" except the {heading} cells of the records. {person} can edit '
            "all of it.",
            '"{book}": protect the sheet {sheet}. The {heading} of the records stays open to all editors, the rest '
            "only to {person} and you.",
            "Nobody but {person} and me should be able to change {sheet} ({book}) anymore. Only the {heading} "
            "column, without its heading and any total, stays open for everybody who can edit. Protect the sheet "
            "that way.",
            'Please lock the {sheet} sheet of "{book}": only {person} can still edit it besides you, except that '
            "all editors can change the {heading} entries of the records.",
            'On {sheet} of "{book}", others should only be able to fill in {heading} for the records and not touch '
            "anything else. Protect the sheet that way, and let {person} edit everything.",
            sheet=sheet.name,
            book=sheet.title,
            heading=heading,
            person=first.name,
        ),
        persona=who,
        setup=shared,
        outcome=protected(hole, [first.id]),
        matchers={"sheet_protection.description": Anything()},
        without={
            "the open cells": protected("", [first.id]),
            "the person": protected(hole, [second.id]),
            "only that person": protected(hole, [first.id, second.id]),
        },
        gold=gold,
        alternatives=(mended,),
    )
