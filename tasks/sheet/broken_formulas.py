"""Two families on broken formulas: mend those that end in an error, and find those that break the pattern."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...apps.sheet.engine import address
from ...seeds.world import World
from ..answers import Names
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import BookByTools, Files
from .queries import ANY_FORMULA, page, shuffled, typing


@dataclass(frozen=True)
class Table:
    """A sheet with columns of formulas; `inputs` are the sheets and columns that they work from."""

    title: str
    name: str
    columns: tuple[str, ...]
    inputs: tuple[tuple[str, str], ...]


_TABLES = (
    Table("Reorder plan", "Cost", ("To order", "Cost"), (("Plan", "Weekly sales"), ("Cost", "Unit cost"))),
    Table("Reorder plan", "Plan", ("Needed", "To order", "Action"), (("Plan", "Weekly sales"), ("Plan", "On hand"))),
    Table("Supplier scorecard", "Scores", ("Score", "Rank"), (("Scores", "Delivery"), ("Scores", "Price"))),
)
_NUMBER = re.compile(r"(?<![A-Z$\d])\$?([A-Z]+)(\d+)(?![\d(:])")


def _lost(draw: Draw, formula: str) -> str:
    """A formula one reference of which is lost, or that looks something up which is not there."""
    references = sorted({found[0] for found in _NUMBER.finditer(formula)})
    lost = draw.choice(references)
    return formula.replace(lost, "#REF!" if "LOOKUP" not in formula or draw.integer(0, 1) else f'{lost}&"x"')


def _odd(draw: Draw, formula: str) -> str:
    """A formula that takes one reference from the row above or below, or leaves the first row of its range out."""
    ends = list(re.finditer(r"(?<=\$)(\d+)(?=:[A-Z]+\$?\d)", formula))
    if ends and draw.integer(0, 2):
        found = ends[0]
        return f"{formula[: found.start()]}{int(found[1]) + 1}{formula[found.end() :]}"
    found = draw.choice(_NUMBER.finditer(formula))
    row = int(found[2]) + draw.choice((-1, 1))
    return f"{formula[: found.start(2)]}{row}{formula[found.end(2) :]}"


@family("sheet-odd-formulas", app="sheet", kind="answer", steps=65, persona="operations")
def find_odd_formulas(draw: Draw, world: World) -> Task:
    """Say which formulas of a column do not do what their neighbors do."""
    table = draw.choice(_TABLES)
    sheet = page(world, table.title, table.name)
    heading = draw.choice(table.columns)
    column = sheet.column(heading)
    # The first rows have no row above them to take a reference from, the last none below.
    first = draw.choice(sheet.rows[2 : max(3, len(sheet.rows) - 22)])
    last = draw.choice([row for row in sheet.rows[:-1] if row >= min(first + 11, sheet.rows[-2])])
    rows = sorted(draw.sample(range(first, last + 1), draw.integer(3, 5)))
    odd = {(row, column): _odd(draw, sheet.cells[row, column].formula or "") for row in rows}
    places = [address(row, column) for row in rows]
    area = f"{address(first, column)}:{address(last, column)}"

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        for row in sorted({*rows, *(row - 1 for row in rows)}):
            book.select(address(row, column))
        user.answer(str(Names(frozenset(places))))

    def backwards(user: User) -> None:
        book = Files(user).open(sheet)
        for place in reversed(places):
            book.look_into(place)
        user.answer(", ".join(reversed(places)))

    def by_tools(user: ToolUser) -> None:
        book = BookByTools(user, sheet)
        book.open()
        user.because("Each formula is to be held beside those above and below it.")
        book.read(area)

    return Task(
        goal=draw.phrase(
            'In "{book}", sheet {sheet}, not every formula in {area} does what its neighbors under {heading} do. '
            "Which cells break the pattern? List them like this: A1; A2.",
            'Somebody was careless copying formulas: some in {area} ({heading}) on {sheet} in "{book}" use the '
            "wrong row or range. I need their addresses, separated by semicolons.",
            'Please check {area} of {sheet} in "{book}" formula by formula and tell me which cells don\'t match the '
            "rest of {heading}. List them like this: A1; A2.",
            'Before we send out "{book}": which of the cells {area} under {heading} on {sheet} calculate something '
            "different from the rest of the column? Just the addresses, please, separated by semicolons.",
            'The figures under {heading} ("{book}", {sheet}) look off. Some formulas in {area} don\'t follow the '
            "pattern of the column. Give me the cells, in the form A1; A2.",
            book=sheet.title,
            sheet=sheet.name,
            heading=heading,
            area=area,
        ),
        setup=typing(sheet.id, odd),
        answer=Names(frozenset(places), frozenset(address(*place) for place in sheet.cells)),
        gold=gold,
        alternatives=(backwards,),
        by_tools=by_tools,
    )


@family("sheet-fix-errors", app="sheet", kind="bulk", steps=95, persona="operations")
def fix_errors(draw: Draw, world: World) -> Task:
    """Mend the formulas of an area that end in an error, by the pattern of their columns."""
    table = draw.choice(_TABLES)
    sheet = page(world, table.title, table.name)
    first = draw.choice(sheet.rows[: max(1, len(sheet.rows) - 14)])
    last = min(sheet.rows[-1], first + draw.integer(13, 24))
    columns = [sheet.column(heading) for heading in table.columns]
    cells = [(row, column) for row in range(first, last + 1) for column in columns]
    broken = sorted(draw.sample(cells, draw.integer(5, 8)))
    right = {place: sheet.cells[place].formula or "" for place in broken}
    wrong = {place: _lost(draw, formula) for place, formula in right.items()}
    area = f"{address(first, min(columns))}:{address(last, max(columns))}"

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        for place in broken:
            book.enter(address(*place), right[place])
        user.done()

    def by_copying(user: User) -> None:
        book = Files(user).open(sheet)
        for column in columns:
            rows = [row for row, at in broken if at == column]
            whole = next((row for row in range(first, last + 1) if row not in rows), None)
            if whole is not None and rows:
                book.copy(address(whole, column), *(address(row, column) for row in rows))
        user.done()

    return Task(
        goal=draw.phrase(
            'Something went wrong in {area} on the sheet {sheet} of "{book}": some cells show errors. Please fix '
            "their formulas to match the ones above and below. No typed values, and leave everything that works "
            "alone.",
            'There are errors like #REF! in "{book}", {sheet}, somewhere in {area}. Fix the formulas themselves, '
            "with nothing hardcoded and nothing hidden behind IFERROR, so that the columns compute the same way all "
            "the way down again.",
            'Can you get rid of the errors in {area} ("{book}", sheet {sheet})? The formulas there should do what '
            "their neighbors in the same column do. Typing in numbers won't help.",
            'In "{book}", sheet {sheet}, the range {area} has broken formulas. Put back the column\'s own formula '
            "wherever a cell is broken; it still has to follow its inputs afterward.",
            'Please look at {sheet} in "{book}": some cells in {area} no longer calculate. Restore their formulas '
            "to match the rest of each column, without fixed numbers, and don't touch any other cells.",
            area=area,
            sheet=sheet.name,
            book=sheet.title,
        ),
        setup=typing(sheet.id, wrong),
        outcome=typing(sheet.id, right),
        matchers=ANY_FORMULA,
        probes=tuple(
            probe for name, heading in table.inputs for probe in shuffled(page(world, table.title, name), heading)
        ),
        gold=gold,
        alternatives=(by_copying,),
    )
