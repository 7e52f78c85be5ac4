"""Families that look alike: the same workbooks may be edited, only commented on, or edited but for their amounts."""

from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Reason, Task
from ..wording import dollars
from .pages import BookByTools, Files, ProtectionForm
from .queries import Page, page, persona, typing

WORDINGS = (
    'In the workbook "{book}", sheet {sheet}, the amount of the deal "{deal}" is wrong. It should be {amount}.',
    'Please correct the amount of "{deal}" to {amount} on the sheet {sheet} of "{book}".',
    'The deal "{deal}" is worth {amount}. Enter that as its amount in "{book}", sheet {sheet}.',
    'Workbook "{book}", sheet {sheet}: change the amount of "{deal}" to {amount}.',
)


# Workbooks of others, on which the persona may comment.
LISTS = (("Pipeline review", "Deals"), ("Won deals", "Won"))


def _change(draw: Draw, sheet: Page) -> tuple[int, int, str]:
    """The row of a deal, its new amount in dollars, and the goal."""
    row = draw.choice(sheet.uniquely_labelled("Deal"))
    amount = draw.choice(n for n in range(5_000, 95_000, 250) if n != sheet.number(row, "Amount"))
    deal = sheet.text(row, "Deal")
    goal = draw.phrase(*WORDINGS, book=sheet.title, sheet=sheet.name, deal=deal, amount=dollars(amount * 100))
    return row, amount, goal


@family("sheet-correct", app="sheet", kind="update", steps=25, persona="finance_analyst")
def correct_amount(draw: Draw, world: World) -> Task:
    """Correct one amount in a list of deals."""
    sheet = page(world, *draw.choice(LISTS))
    row, amount, goal = _change(draw, sheet)
    analyst = persona(world, "finance_analyst")

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.enter(sheet.place(row, "Amount"), str(amount))
        user.done()

    def typed_into_the_cell(user: User) -> None:
        book = Files(user).open(sheet)
        book.type_in(sheet.place(row, "Amount"), str(amount))
        user.done()

    return Task(
        goal=goal,
        setup=lambda db: actions.share_workbook(db, sheet.workbook_id, analyst.id, "editor"),
        outcome=typing(sheet.id, {(row, sheet.column("Amount")): str(amount)}),
        gold=gold,
        alternatives=(typed_into_the_cell,),
    )


@family(
    "sheet-correct-locked",
    app="sheet",
    kind="infeasible",
    steps=25,
    persona="finance_analyst",
    twin="sheet-correct",
)
def correct_amount_without_permission(draw: Draw, world: World) -> Task:
    """Correct one amount in a workbook that one may only comment on."""
    sheet = page(world, *draw.choice(LISTS))
    row, _, goal = _change(draw, sheet)

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(sheet.place(row, "Amount"))
        user.infeasible(Reason.NOT_PERMITTED)

    def after_a_try(user: User) -> None:
        book = Files(user).open(sheet)
        book.type_in(sheet.place(row, "Amount"), "1")
        user.infeasible(Reason.NOT_PERMITTED)

    def by_tools(user: ToolUser) -> None:
        book = BookByTools(user, sheet)
        user.because("Whether I may change this workbook stands in its details.")
        book.open()
        book.find(sheet.text(row, "Deal"))

    return Task(
        goal=goal, infeasible=Reason.NOT_PERMITTED, gold=gold, alternatives=(after_a_try,), by_tools=by_tools
    )  # fmt: skip


@family(
    "sheet-protected-cell",
    app="sheet",
    kind="infeasible",
    steps=25,
    persona="finance_analyst",
    twin="sheet-correct",
)
def correct_protected_amount(draw: Draw, world: World) -> Task:
    """Correct one amount in a workbook that one may edit, but for its protected amounts."""
    sheet = page(world, *draw.choice(LISTS))
    row, _, goal = _change(draw, sheet)
    analyst = persona(world, "finance_analyst")

    def setup(db: Db) -> None:
        actions.share_workbook(db, sheet.workbook_id, analyst.id, "editor")
        actions.protect(db, sheet.id, areas=sheet.range("Amount"), description="Amounts come from the CRM")

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.type_in(sheet.place(row, "Amount"), "1")
        book.dismiss_refusal()
        user.infeasible(Reason.NOT_PERMITTED)

    def after_a_look(user: User) -> None:
        Files(user).open(sheet)
        ProtectionForm(user).open()
        user.infeasible(Reason.NOT_PERMITTED)

    def by_tools(user: ToolUser) -> None:
        book = BookByTools(user, sheet)
        book.open()
        book.find(sheet.text(row, "Deal"))
        book.call("sheet_get_sheet")
        user.because("The sheet has a protection: does it cover the amount, and am I among its editors?")
        book.call("sheet_list_objects", of="protections")

    return Task(
        goal=goal, setup=setup, infeasible=Reason.NOT_PERMITTED, gold=gold, alternatives=(after_a_look,),
        by_tools=by_tools,
    )  # fmt: skip
