from __future__ import annotations

from ...apps.sheet import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..registry import family
from ..task import Task
from .pages import CommentForm, Files
from .queries import commented, levels, members, page, persona

TEXTS = (
    "Please check this amount",
    "Does this match the contract?",
    "Who approved this?",
    "Is this before or after the discount?",
    "Please confirm with the customer",
    "This looks too low",
)


@family("sheet-comment", app="sheet", kind="create", steps=30, persona="sales_ops")
def comment_on_deal(draw: Draw, world: World) -> Task:
    """Ask a colleague about a figure, in a comment given to them."""
    sheet = page(world, *draw.choice((("Pipeline review", "Deals"), ("Won deals", "Won"))))
    # A cell without a comment: in one that has a thread, a new comment would be a reply.
    spoken = commented(world, sheet.id)
    row = draw.choice(row for row in sheet.uniquely_labelled("Deal") if (row, sheet.column("Amount")) not in spoken)
    # A comment can be assigned to whoever the workbook is shared with by name.
    shared = levels(world, sheet.workbook_id)
    me = persona(world, "sales_ops")
    colleague = draw.choice(person for person in members(world) if person.id in shared and person.id != me.id)
    text, cell = draw.choice(TEXTS), sheet.place(row, "Amount")

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(cell)
        CommentForm(user, cell).open().write(text).assign_to(colleague.name).send()
        user.done()

    def by_keys(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(cell)
        CommentForm(user, cell).open_by_keys().assign_to(colleague.name).write(text).send_by_keys()
        user.done()

    return Task(
        goal=draw.phrase(
            'Comment on the amount of the deal "{deal}" on the sheet {sheet} of "{book}" and assign it to {person}: '
            '"{text}"',
            'In "{book}", sheet {sheet}, leave a comment on the amount of "{deal}", assigned to {person}: "{text}"',
            'Please leave a comment for {person} on the amount of "{deal}" ("{book}", sheet {sheet}) and assign it '
            'to them: "{text}"',
            'Put a comment on the cell with the amount of "{deal}" in "{book}", sheet {sheet}, and assign it to '
            '{person}. It says: "{text}"',
            deal=sheet.text(row, "Deal"),
            sheet=sheet.name,
            book=sheet.title,
            person=colleague.name,
            text=text,
        ),
        outcome=lambda db: actions.add_comment(
            db, sheet.id, row, sheet.column("Amount"), text, assignee_id=colleague.id
        ),
        matchers={"sheet_comment.body": SameText()},
        gold=gold,
        alternatives=(by_keys,),
    )
