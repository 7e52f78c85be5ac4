"""Two families that sum a column up: in one cell, and on a sheet of its own for somebody else."""

from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.actions import new_sheet_id
from ...apps.sheet.engine import address
from ...apps.sheet.models import Sheet
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import UNNAMED, Files, ShareDialog, Workbook
from .queries import ANY_FORMULA, levels, members, page, shuffled, typing

FUNCTIONS = {"total": "SUM", "average": "AVERAGE", "largest": "MAX", "smallest": "MIN"}
# The same functions, as the toolbar calls them.
TOOLS = {"total": "Sum", "average": "Average", "largest": "Maximum", "smallest": "Minimum"}


@family("sheet-summary-cell", app="sheet", kind="create", steps=30, persona="finance_analyst")
def sum_up_in_a_cell(draw: Draw, world: World) -> Task:
    """Compute one figure of a column in a given cell, by a formula."""
    sheet = page(world, "Commission Q", "Deals")
    word, heading = draw.choice(FUNCTIONS), draw.choice(("Amount", "Commission"))
    row, column = draw.integer(2, 12), sheet.beside + draw.integer(1, 3)
    cell, formula = address(row, column), f"={FUNCTIONS[word]}({sheet.range(heading)})"

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.enter(cell, formula)
        user.done()

    def by_the_functions_menu(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(cell)
        book.insert_function(TOOLS[word])
        book.type_keys(f"{sheet.range(heading)})")
        user.done()

    return Task(
        goal=draw.phrase(
            'On the sheet {sheet} of "{book}", put a formula for the {word} {heading} of all deals in {cell}.',
            'In "{book}", sheet {sheet}, use a formula in cell {cell} to calculate the {word} {heading} of all deals.',
            '{cell} on the sheet {sheet} in "{book}" should show the {word} {heading} of the deals, as a formula.',
            '"{book}", sheet {sheet}: I want the {word} {heading} of the whole list in {cell}, with a formula.',
            sheet=sheet.name,
            book=sheet.title,
            word=word,
            heading=heading.lower(),
            cell=cell,
        ),
        outcome=typing(sheet.id, {(row, column): formula}),
        matchers=ANY_FORMULA,
        probes=shuffled(sheet, "Amount"),
        gold=gold,
        alternatives=(by_the_functions_menu,),
    )


@family("sheet-hand-over", app="sheet", kind="multi-step", steps=70, persona="finance_analyst", split="test")
def hand_over(draw: Draw, world: World) -> Task:
    """Make a sheet with a figure that follows another sheet, and let a colleague comment on the workbook."""
    sheet = page(world, "Commission Q", "Deals")
    known = levels(world, sheet.workbook_id)
    colleague = draw.choice(person for person in members(world) if person.id not in known)
    name, label = draw.choice(("Overview", "For review", "Totals", "Key figures")), draw.choice(("Total", "Sum", "All"))
    heading = draw.choice(("Amount", "Commission"))
    formula = f"=SUM({sheet.name}!{sheet.range(heading)})"

    def outcome(db: Db) -> None:
        before = {other.id for other in db.query(Sheet).filter_by(workbook_id=sheet.workbook_id)}
        work = actions.add_sheet(db, sheet.workbook_id, name)
        actions.set_cells(db, new_sheet_id(work, before), {(1, 1): label, (1, 2): formula})
        actions.share_workbook(db, sheet.workbook_id, colleague.id, "commenter")

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.new_sheet(name)
        book.enter("A1", label)
        book.enter("B1", formula)
        ShareDialog(user, sheet.title).open().let_in(colleague.name, "commenter")
        user.done()

    def shared_first(user: User) -> None:
        Files(user).share(sheet.title).let_in(colleague.name, "commenter")
        book = Workbook(user)
        book.add_sheet()
        book.enter("B1", f"=SUM({sheet.name}!{sheet.range(heading)})+0")
        book.enter("A1", label)
        book.rename_sheet(UNNAMED, name, by_enter=True)
        user.done()

    return Task(
        goal=draw.phrase(
            'Add a last sheet "{name}" to "{book}" with "{label}" in A1 and, in B1, a formula for the total '
            "{heading} on the sheet {sheet}. Then share the workbook with {person}, comment only.",
            'In "{book}", make a new sheet "{name}" after all the others: A1 says "{label}", and B1 has a formula '
            "that adds up the {heading} of all deals on {sheet}. Let {person} comment on the workbook.",
            '{person} should be able to comment on "{book}" without editing. Share it, and add a sheet called '
            '"{name}" at the end: "{label}" in A1, the sum of the {heading} column of {sheet} as a formula in B1.',
            'Get "{book}" ready for {person}: a new sheet "{name}" at the end, with "{label}" in A1 and a formula '
            "in B1 that totals the {heading} on {sheet}. And {person} gets access as a commenter.",
            name=name,
            book=sheet.title,
            label=label,
            heading=heading.lower(),
            sheet=sheet.name,
            person=colleague.name,
        ),
        outcome=outcome,
        matchers=ANY_FORMULA,
        probes=shuffled(sheet, "Amount"),
        gold=gold,
        alternatives=(shared_first,),
    )
