from __future__ import annotations

from ...apps.sheet import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .gold_steps import open_sheet
from .queries import levels, members, page

BOOKS = (
    ("Commission Q", "Rates"), ("Budget", "Budget"), ("Van loan", "Inputs"),
    ("Invoice lines", "Lines"), ("Cash forecast", "Inputs"),
)  # fmt: skip
WORDS = {"viewer": "view it only", "commenter": "comment on it but not edit it", "editor": "edit it"}


@family("sheet-share", app="sheet", kind="create", steps=30, persona="finance_analyst")
def share_workbook(draw: Draw, world: World) -> Task:
    """Let a colleague into a workbook, with no more rights than told."""
    sheet = page(world, *draw.choice(BOOKS), filled=False)
    known = levels(world, sheet.workbook_id)
    colleague = draw.choice(person for person in members(world) if person.id not in known)
    level = draw.choice(WORDS)

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        dialog = f"Share “{sheet.title}”"
        user.click("link", "Share")
        user.choose("Add a person", colleague.name, within=dialog)
        user.choose("As", level.capitalize(), within=dialog)
        user.click("button", "Share", within=dialog)
        user.done()

    def from_the_list(user: User) -> None:
        user.fill("Search this list", sheet.title)
        user.press("Enter")
        dialog = f"Share “{sheet.title}”"
        user.click("button", f"Actions for {sheet.title}")
        user.click("menuitem", "Share")
        # Shared at another level first, which is then corrected.
        user.choose("Add a person", colleague.name, within=dialog)
        user.choose("As", next(other for other in WORDS if other != level).capitalize(), within=dialog)
        user.click("button", "Share", within=dialog)
        user.click("link", "Share")
        user.choose("Add a person", colleague.name, within=dialog)
        user.choose("As", level.capitalize(), within=dialog)
        user.click("button", "Share", within=dialog)
        user.done()

    return Task(
        goal=draw.phrase(
            'Share "{book}" with {person}, who may {level}.',
            'Give {person} access to the workbook "{book}". They should be able to {level}.',
            'Let {person} open "{book}" and {level}.',
            '{person} needs "{book}". Share it so that they can {level}.',
            book=sheet.title,
            person=colleague.name,
            level=WORDS[level],
        ),
        outcome=lambda db: actions.share_workbook(db, sheet.workbook_id, colleague.id, level),
        gold=gold,
        alternatives=(from_the_list,),
    )
