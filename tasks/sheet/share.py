from __future__ import annotations

from ...apps.sheet import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import Files, ShareDialog
from .queries import levels, members, page

BOOKS = (
    ("Commission Q", "Rates"), ("Budget", "Budget"), ("Van loan", "Inputs"),
    ("Invoice lines", "Lines"), ("Cash forecast", "Inputs"),
)  # fmt: skip
WORDS = {
    "viewer": "view it but not comment on it or edit it",
    "commenter": "comment on it but not edit it",
    "editor": "edit it",
}


@family("sheet-share", app="sheet", kind="create", steps=30, persona="finance_analyst")
def share_workbook(draw: Draw, world: World) -> Task:
    """Let a colleague into a workbook, with no more rights than told."""
    sheet = page(world, *draw.choice(BOOKS), filled=False)
    known = levels(world, sheet.workbook_id)
    colleague = draw.choice(person for person in members(world) if person.id not in known)
    level = draw.choice(WORDS)

    def gold(user: User) -> None:
        Files(user).open(sheet)
        ShareDialog(user, sheet.title).open().let_in(colleague.name, level)
        user.done()

    def from_the_list(user: User) -> None:
        dialog = Files(user).share(sheet.title)
        # Shared at another level first, which is then corrected.
        dialog.let_in(colleague.name, next(other for other in WORDS if other != level))
        dialog.open().let_in(colleague.name, level)
        user.done()

    return Task(
        goal=draw.phrase(
            'Share "{book}" with {person}, who should be able to {level}.',
            'Give {person} access to the workbook "{book}". They should be able to {level}.',
            'Let {person} open "{book}". They should be able to {level}.',
            '{person} needs "{book}". Share it so that they can {level}.',
            book=sheet.title,
            person=colleague.name,
            level=WORDS[level],
        ),
        outcome=lambda db: actions.share_workbook(db, sheet.workbook_id, colleague.id, level),
        gold=gold,
        alternatives=(from_the_list,),
    )
