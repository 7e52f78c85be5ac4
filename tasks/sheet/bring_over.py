from __future__ import annotations

from ...apps.sheet.engine import address, column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import Files
from .queries import ANY_FORMULA, in_turn, page, shuffled, typing

HEADINGS = (
    "Hall B", "In Hall B", "Other hall", "Second hall", "From Hall B", "Hall B figure", "B side", "Next door",
    "Per Hall B", "Stock B", "Hall B count", "Compare",
)  # fmt: skip
FALLBACKS = ("missing", "not there", "none", "-", "absent", "only here", "not found", "check", "no entry", "unknown")


@family("sheet-bring-over", app="sheet", kind="bulk", steps=45, persona="warehouse")
def bring_over(draw: Draw, world: World) -> Task:
    """Look up every SKU of one sheet on another, with a word for those that are not there."""
    sheet, other = page(world, "Stock count", "Hall A"), page(world, "Stock count", "Hall B")
    heading, fallback, what = draw.choice(HEADINGS), draw.choice(FALLBACKS), draw.choice(("Booked", "Counted"))
    letter, first, last = column_name(sheet.beside), sheet.rows[0], sheet.rows[-1]
    index = other.column(what)
    formulas = {
        (row, sheet.beside): f"=IFERROR(VLOOKUP(A{row},'{other.name}'!$A$2:$F$200,{index},FALSE),\"{fallback}\")"
        for row in sheet.rows
    }
    skus = [other.text(row, "SKU") for row in other.rows]
    # From the last to the first, so that both ends of the list are looked up.
    there = {(row, 1): skus[-1 - n % len(skus)] for n, row in enumerate(sheet.rows)}
    gone = {(row, 1): f"GONE-{row}" for row in sheet.rows}

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.enter(address(1, sheet.beside), heading)
        book.enter(f"{letter}{first}", formulas[first, sheet.beside])
        book.fill_down(f"{letter}{first}:{letter}{last}")
        user.done()

    def by_index_and_match(user: User) -> None:
        there, skus = (f"'{other.name}'!{column}$2:{column}$200" for column in (column_name(index), "A"))
        found = f"INDEX({there}, MATCH($A{first}, {skus}, 0))"
        book = Files(user).open(sheet)
        book.enter(f"{letter}{first}", f'=IF(ISNA({found}), "{fallback}", {found})')
        book.copy(f"{letter}{first}", f"{letter}{first + 1}:{letter}{last}")
        book.enter(address(1, sheet.beside), heading)
        user.done()

    return Task(
        goal=draw.phrase(
            'In "{book}", use formulas to bring each SKU\'s {what} from the sheet {other} over to the sheet {sheet}: '
            'column {letter}, headed "{heading}", or "{fallback}" if {other} doesn\'t have it.',
            'Add a column "{heading}" in {letter} of the sheet {sheet} in "{book}": a formula that looks up the '
            'SKU\'s {what} on {other} and says "{fallback}" where there is none.',
            'On the sheet {sheet} of "{book}", column {letter} (headed "{heading}") should look up {what} on '
            '{other} by SKU with a formula, and say "{fallback}" if the SKU isn\'t there.',
            '"{book}": next to the table on {sheet}, in {letter}, add a column headed "{heading}" and look up '
            '{what} on {other} by SKU with formulas. If a SKU isn\'t on {other}, show "{fallback}".',
            book=sheet.title,
            what=what,
            other=other.name,
            sheet=sheet.name,
            letter=letter,
            heading=heading,
            fallback=fallback,
        ),
        outcome=typing(sheet.id, {(1, sheet.beside): heading} | formulas),
        matchers=ANY_FORMULA,
        probes=(
            *(in_turn(typing(sheet.id, there), counted) for counted in shuffled(other, what)),
            typing(sheet.id, gone),
        ),
        gold=gold,
        alternatives=(by_index_and_match,),
    )
