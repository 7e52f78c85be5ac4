from __future__ import annotations

from dataclasses import dataclass

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.engine import address, arrays
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything
from ..registry import family
from ..task import Task
from .pages import Files, NamedRanges
from .queries import page, typing

_NAMES = {
    "Years": ("Service", "YearsHere", "Tenure", "StaffYears", "Seniority"),
    "Started": ("StartDays", "FirstDays", "Joined", "StartDates"),
}
_FUNCTIONS = {
    "Years": {"average": "AVERAGE", "largest number": "MAX", "median": "MEDIAN", "total": "SUM"},
    "Started": {"earliest date": "MIN", "latest date": "MAX"},
}


@dataclass(frozen=True)
class Uses:
    """A formula that uses a name, however it is written."""

    name: str

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        if text is None or wanted is None:
            return text == wanted
        try:
            used = arrays.names(arrays.parse(text)) if text.startswith("=") else set()
        except ValueError:
            return False
        return self.name.casefold() in {name.casefold() for name in used}

    def examples(self, wanted: str) -> tuple[str, ...]:
        return wanted.lower(), f"={self.name}"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        counted = f'=LEN("{self.name}")'
        return (
            "",
            wanted.replace(self.name, "G2:G9"),
            f"=SUM({self.name}s)",
            counted,
            f"Never: {wanted}",
            f"{wanted} or so",
        )


@family("sheet-named-range", app="sheet", kind="create", steps=36, persona="hr")
def name_range(draw: Draw, world: World) -> Task:
    """Give a column's cells a name, and compute a figure by it."""
    sheet = page(world, "Headcount", "Staff")
    heading = draw.choice(_NAMES)
    name, word = draw.choice(_NAMES[heading]), draw.choice(_FUNCTIONS[heading])
    row, column = draw.integer(2, 15), sheet.beside + draw.integer(1, 3)
    cell, area, formula = address(row, column), sheet.range(heading), f"={_FUNCTIONS[heading][word]}({name})"

    # Days of the last century, in no order: what is computed from later ones would be out of the engine's reach.
    started = sheet.column("Started")
    others = [
        {(at, started): str(20_000 + (step * place) % 19_001) for place, at in enumerate(sheet.rows, start=1)}
        for step in (7_919, 4_507)
    ]

    def outcome(db: Db) -> None:
        actions.define_name(db, sheet.id, name, area)
        actions.set_cells(db, sheet.id, {(row, column): formula})

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(area)
        NamedRanges(user).add(name)
        book.enter(cell, formula)
        user.done()

    def typed_out(user: User) -> None:
        book = Files(user).open(sheet)
        NamedRanges(user).add(name, area)
        book.enter(cell, f"=0+{_FUNCTIONS[heading][word]}({name.lower()})")
        user.done()

    return Task(
        goal=draw.phrase(
            'In "{book}", sheet {sheet}, name the cells {area} "{name}" and use the name in {cell} in a formula for '
            "the {word} of {heading}.",
            'Please define the name {name} for {area} on {sheet} ("{book}"). Then use it in {cell} to calculate the '
            "{word} under {heading}.",
            'I want a named range in "{book}": {name}, for {area} of {sheet}. And in {cell} put the {word} of '
            "{heading}, with a formula that uses that name.",
            'Could you give {heading} ({area} on {sheet}, "{book}") the name {name}, and have {cell} show its '
            "{word} with a formula that uses the name?",
            '"{book}", {sheet}: {area} gets the name {name}, and {cell} gets the {word} of {heading}, as a formula '
            "that refers to {name} and not to cells.",
            book=sheet.title,
            sheet=sheet.name,
            area=area,
            name=name,
            cell=cell,
            word=word,
            heading=heading,
        ),
        outcome=outcome,
        matchers={"sheet_cell.formula": Uses(name), "sheet_cell.style": Anything()},
        probes=tuple(typing(sheet.id, days) for days in others),
        gold=gold,
        alternatives=(typed_out,),
    )
