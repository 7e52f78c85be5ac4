"""Two families on formulas that somebody typed over: find them, and bring them back."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.sheet.engine import address
from ...seeds.world import World
from ..answers import Names
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import BookByTools, Files
from .queries import ANY_FORMULA, Page, page, shuffled, typing

# Columns of formulas, with the columns that they work from.
COLUMNS = (
    ("Reorder plan", "Plan", "Needed", ("Weekly sales",)),
    ("Reorder plan", "Plan", "To order", ("Weekly sales", "On hand")),
    ("Supplier scorecard", "Scores", "Score", ("Delivery", "Quality", "Price")),
)


@dataclass(frozen=True)
class TypedStretch:
    """A stretch of a column of formulas in which `rows` hold typed numbers."""

    sheet: Page
    heading: str
    inputs: tuple[str, ...]
    first: int
    last: int
    rows: list[int]

    @property
    def column(self) -> int:
        return self.sheet.column(self.heading)

    @property
    def places(self) -> list[str]:
        return [self.sheet.place(row, self.heading) for row in self.rows]

    @property
    def formulas(self) -> dict[tuple[int, int], str]:
        return {(row, self.column): self.sheet.cells[row, self.column].formula or "" for row in self.rows}

    @property
    def numbers(self) -> dict[tuple[int, int], str]:
        """What was typed: the value of that moment, rounded up."""
        return {(row, self.column): str(int(self.sheet.number(row, self.heading)) + 1) for row in self.rows}

    @property
    def around(self) -> str:
        return f"{self.sheet.place(self.first, self.heading)}:{self.sheet.place(self.last, self.heading)}"


def _slip(draw: Draw, world: World) -> TypedStretch:
    title, name, heading, sources = draw.choice(COLUMNS)
    sheet = page(world, title, name)
    first = draw.choice(sheet.rows[:-12])
    last = draw.choice(row for row in sheet.rows if row >= first + 10)
    # The first and the last cell keep their formulas, because the goal names them.
    rows = sorted(draw.sample(range(first + 1, last), draw.integer(2, 4)))
    return TypedStretch(sheet, heading, sources, first, last, rows)


@family("sheet-typed-over", app="sheet", kind="answer", steps=40, persona="operations", split="test")
def find_typed_over(draw: Draw, world: World) -> Task:
    """Say which cells of a column of formulas hold a typed number instead."""
    slip = _slip(draw, world)

    def gold(user: User) -> None:
        book = Files(user).open(slip.sheet)
        for place in slip.places:
            book.select(place)
        user.answer(str(Names(frozenset(slip.places))))

    def in_the_cells(user: User) -> None:
        book = Files(user).open(slip.sheet)
        for place in slip.places:
            book.look_into(place)
        user.answer(", ".join(reversed(slip.places)))

    def by_tools(user: ToolUser) -> None:
        book = BookByTools(user, slip.sheet)
        book.open()
        user.because("What has a value and no formula was typed.")
        book.read(slip.around)

    return Task(
        goal=draw.phrase(
            'Some of the cells {area} on the sheet {sheet} of "{book}" no longer have a formula. List them like '
            "this: A1; A2.",
            'In "{book}", sheet {sheet}, somebody typed numbers over formulas in {area}. Which cells? Answer like '
            "this: A1; A2.",
            'Check {area} on the sheet {sheet} in "{book}": which of these cells hold a typed number instead of the '
            "column's formula? Give their addresses, separated by semicolons.",
            'Which of the cells {area} in "{book}", sheet {sheet}, break the pattern because they aren\'t formulas? '
            "Answer with the addresses, separated by semicolons.",
            area=slip.around,
            sheet=slip.sheet.name,
            book=slip.sheet.title,
        ),
        setup=typing(slip.sheet.id, slip.numbers),
        answer=Names(frozenset(slip.places), frozenset(address(*place) for place in slip.sheet.cells)),
        gold=gold,
        alternatives=(in_the_cells,),
        by_tools=by_tools,
    )


@family("sheet-restore-formulas", app="sheet", kind="bulk", steps=65, persona="operations")
def restore_formulas(draw: Draw, world: World) -> Task:
    """Put the formulas back where somebody typed numbers over them."""
    slip = _slip(draw, world)
    sheet = slip.sheet
    rows = range(slip.first, slip.last + 1)

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(slip.around)
        for (row, _), formula in slip.formulas.items():
            book.enter(sheet.place(row, slip.heading), formula)
        user.done()

    def by_pasting_a_neighbor(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(sheet.place(next(row for row in rows if row not in slip.rows), slip.heading))
        book.copy_selection(by_menu=True)
        book.select(slip.around)
        book.paste_formulas()
        user.done()

    return Task(
        goal=draw.phrase(
            'Somebody typed numbers over some of the formulas in {area} on the sheet {sheet} of "{book}". Put the '
            "formulas back.",
            'In "{book}", sheet {sheet}, a few cells in {area} had their formula typed over with a number. Restore '
            "the column's formula there.",
            'A few cells of {area} in "{book}", sheet {sheet}, hold a plain number. Make every one of them follow '
            "the column's formula again.",
            'The cells {area} on the sheet {sheet} in "{book}" should all be formulas like their neighbors, but '
            "some are fixed numbers. Please fix those.",
            area=slip.around,
            sheet=sheet.name,
            book=sheet.title,
        ),
        setup=typing(sheet.id, slip.numbers),
        outcome=typing(sheet.id, slip.formulas),
        matchers=ANY_FORMULA,
        probes=shuffled(sheet, *slip.inputs),
        gold=gold,
        alternatives=(by_pasting_a_neighbor,),
    )
