from __future__ import annotations

from ...apps.sheet.engine import address, column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import Files
from .queries import ANY_FORMULA, page, shuffled, typing

HEADINGS = ("Net", "To us", "Remainder", "After commission", "Left over")


@family("sheet-add-column", app="sheet", kind="create", steps=45, persona="finance_analyst")
def add_computed_column(draw: Draw, world: World) -> Task:
    """Compute a new column down a table, with formulas."""
    sheet = page(world, "Commission Q", "Deals")
    heading, fee = draw.choice(HEADINGS), draw.integer(10, 195, step=5)
    letter, rows = column_name(sheet.beside), sheet.rows
    amount, commission = sheet.letter("Amount"), sheet.letter("Commission")
    formulas = {(row, sheet.beside): f"={amount}{row}-{commission}{row}-{fee}" for row in rows}

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.enter(address(1, sheet.beside), heading)
        book.enter(f"{letter}{rows[0]}", formulas[rows[0], sheet.beside])
        book.fill_down(f"{letter}{rows[0]}:{letter}{rows[-1]}")
        user.done()

    def by_copying_another_formula(user: User) -> None:
        book = Files(user).open(sheet)
        book.enter(f"{letter}{rows[0]}", f"=-{fee}+({amount}{rows[0]}-{commission}{rows[0]})")
        book.copy(f"{letter}{rows[0]}", f"{letter}{rows[1]}:{letter}{rows[-1]}")
        book.enter(address(1, sheet.beside), heading)
        user.done()

    return Task(
        goal=draw.phrase(
            'On the sheet {sheet} of "{book}", add a column {heading} in {letter}: amount minus commission minus a '
            "fee of ${fee} for every deal. Use formulas.",
            'In "{book}", sheet {sheet}, label column {letter} "{heading}" and use formulas to show each deal\'s '
            "amount less its commission and less a ${fee} handling fee.",
            '"{book}", sheet {sheet}: column {letter} gets the heading "{heading}" and, for each deal, a formula '
            "that subtracts the commission and ${fee} from the amount.",
            'I want a column "{heading}" in {letter} of the sheet {sheet} in "{book}". For each deal: amount − '
            "commission − ${fee}, as formulas that update.",
            sheet=sheet.name,
            book=sheet.title,
            heading=heading,
            letter=letter,
            fee=fee,
        ),
        outcome=typing(sheet.id, {(1, sheet.beside): heading} | formulas),
        matchers=ANY_FORMULA,
        probes=shuffled(sheet, "Amount"),
        gold=gold,
        alternatives=(by_copying_another_formula,),
    )
