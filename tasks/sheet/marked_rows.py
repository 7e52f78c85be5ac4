"""Add up the rows that somebody has marked by a colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from ...apps.sheet.engine import styles
from ...apps.sheet.engine.entry import EPOCH
from ...seeds.world import World
from ..answers import Money
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .gold_steps import menu, open_sheet, select, turn_to
from .queries import Page, noted, page

_COLORS = {"Light orange": "#FED7AA", "Light yellow": "#FEF08A", "Light green": "#BBF7D0"}
_SAYS = {
    "are disputed by the customer": "that the customer disputes",
    "got a first reminder": "for which a first reminder went out",
    "are promised for a certain day": "for which the customer has promised a day to pay",
}


@dataclass(frozen=True)
class Marks:
    """The ledger's rows by the meaning of their colour."""

    sheet: Page
    notes: Page
    color: dict[str, str]  # by meaning, as the palette calls it
    rows: dict[str, list[int]]

    def total(self, meaning: str | None, holds: Callable[[int], bool]) -> int:
        """What the invoices so marked, or all, come to, in cents."""
        rows = self.sheet.rows if meaning is None else self.rows[meaning]
        return sum(self.sheet.cents(row, "Amount") for row in rows if holds(row))


def _marks(world: World) -> Marks:
    sheet, notes = page(world, "Receivables", "Ledger"), page(world, "Receivables", "Notes")
    said = noted(notes, "Colours", r"^(\w+ \w+) rows (.+?) (\w+ \w+) rows (.+?) and (\w+ \w+) rows (.+?)\. ")
    names = [name[0].upper() + name[1:] for name in said[::2]]
    color = dict(zip(said[1::2], names, strict=True))
    fills = {row: styles.load(sheet.cells[row, 1].style).get("g") for row in sheet.rows}
    rows = {meaning: [row for row in sheet.rows if fills[row] == _COLORS[name]] for meaning, name in color.items()}
    return Marks(sheet, notes, color, rows)


@family("sheet-marked-rows", app="sheet", kind="answer", steps=45, persona="finance_analyst")
def add_up_marked(draw: Draw, world: World) -> Task:
    """Say what the invoices of one colour, due before a day, come to; the notes say what the colour means."""
    marks = _marks(world)
    sheet = marks.sheet
    cases = []
    for meaning, rows in marks.rows.items():
        days = sorted({round(sheet.number(row, "Due")) for row in rows})
        for day in days[2:]:
            before = [row for row in rows if sheet.number(row, "Due") < day]
            if 2 <= len(before) < len(rows):
                cases.append((meaning, day))
    meaning, day = draw.choice(cases)
    until = date.fromordinal(EPOCH + day)

    def due(row: int) -> bool:
        return sheet.number(row, "Due") < day

    total = marks.total(meaning, due)
    amounts = f"{sheet.letter('Amount')}{sheet.rows[0]}:{sheet.letter('Amount')}{sheet.rows[-1]}"
    typed = f"{until.month}/{until.day}/{until.year}"

    def of_color(user: User, heading: str) -> None:
        user.click("button", f"Filter {heading}")
        user.check(f"{marks.color[meaning]} · {len(marks.rows[meaning])}", within=f"Filter {heading}")
        user.click("button", "Apply", within=f"Filter {heading}")

    def gold(user: User) -> None:
        open_sheet(user, sheet)
        turn_to(user, marks.notes)
        user.click("tab", sheet.name)
        menu(user, "Data", "Create temporary filter view")
        of_color(user, "Invoice")
        user.click("button", "Filter Due")
        user.choose("Condition", "Date is before", within="Filter Due")
        user.fill("Compare with", typed, within="Filter Due")
        user.click("button", "Apply", within="Filter Due")
        select(user, amounts)
        user.answer(str(Money(total)))

    def by_the_sheets_filter(user: User) -> None:
        open_sheet(user, sheet)
        menu(user, "Data", "Create or remove filter")
        of_color(user, "Customer")
        select(user, amounts)
        menu(user, "Data", "Create or remove filter")
        user.answer(f"{total / 100:.2f}")

    def by_eye(user: User) -> None:
        open_sheet(user, sheet)
        turn_to(user, marks.notes)
        user.click("tab", sheet.name)
        user.answer(str(Money(total)))

    other = next(each for each in marks.rows if each != meaning)
    return Task(
        goal=draw.phrase(
            'In "{book}", sheet {sheet}, somebody coloured rows by hand. What do the invoices {says} come to, counting '
            "only those due before {day}? Notes says which colour that is.",
            "How much money is in the invoices {says} and that fall due before {day}? They are marked by colour on "
            '{sheet} in "{book}"; the tab Notes explains the colours.',
            'Please add up, from "{book}", all invoices {says}, due earlier than {day}. On {sheet} the rows have a '
            "colour for it, see Notes.",
            'What is the sum of the invoices {says} (rows coloured on {sheet} of "{book}", legend in Notes), as far as '
            "they were to be paid before {day}?",
            'I need one figure from "{book}": the total of the invoices {says}, due before {day}. Go by the colours on '
            "{sheet} and what Notes says of them.",
            book=sheet.title,
            sheet=sheet.name,
            says=_SAYS[meaning],
            day=f"{until:%B} {until.day}, {until.year}",
        ),
        answer=Money(total),
        without={
            name: Money(amount)
            for name, amount in (
                ("the colour", marks.total(None, due)),
                ("which colour", marks.total(other, due)),
                ("the day", marks.total(meaning, lambda row: True)),
                ("before, not on it", marks.total(meaning, lambda row: sheet.number(row, "Due") <= day)),
            )
            if amount != total
        },
        gold=gold,
        alternatives=(by_the_sheets_filter, by_eye),
    )
