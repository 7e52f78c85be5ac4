"""Add up the rows that somebody has marked by a color."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from ...apps.sheet.engine import styles
from ...apps.sheet.engine.entry import EPOCH
from ...seeds.world import World
from ..answers import Answer, Money
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Outcome, Task
from .pages import BookByTools, ColumnFilter, Files, FilterView
from .queries import Page, noted, page

_COLORS = {"Light orange": "#FED7AA", "Light yellow": "#FEF08A", "Light green": "#BBF7D0"}
_SAYS = {
    "are disputed by the customer": "that the customer disputes",
    "got a first reminder": "for which a first reminder went out",
    "are promised for a certain day": "for which the customer has promised a day to pay",
}


@dataclass(frozen=True)
class Marks:
    """The ledger's rows by the meaning of their color."""

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
    said = noted(notes, "Colors", r"^(\w+ \w+) rows (.+?) (\w+ \w+) rows (.+?) and (\w+ \w+) rows (.+?)\. ")
    names = [name[0].upper() + name[1:] for name in said[::2]]
    color = dict(zip(said[1::2], names, strict=True))
    fills = {row: styles.load(sheet.cells[row, 1].style).get("g") for row in sheet.rows}
    rows = {meaning: [row for row in sheet.rows if fills[row] == _COLORS[name]] for meaning, name in color.items()}
    return Marks(sheet, notes, color, rows)


WORDINGS = (
    'In "{book}", sheet {sheet}, somebody colored rows by hand. What do the invoices {says} add up to, counting '
    "only those due before {day}? Notes says which color that is.",
    "What's the total of the invoices {says} that are due before {day}? They're marked by color on {sheet} in "
    '"{book}"; the Notes tab explains the colors.',
    'Please add up all invoices in "{book}" {says}, due before {day}. The rows on {sheet} have a color for it, see '
    "Notes.",
    'What is the sum of the invoices {says} (colored rows on {sheet} of "{book}", legend in Notes), counting only '
    "those due before {day}?",
    'I need one figure from "{book}": the total of the invoices {says}, due before {day}. Go by the colors on '
    "{sheet} and what Notes says about them.",
)


@dataclass(frozen=True)
class MarkedSum:
    """The invoices of one color that are due before a day."""

    marks: Marks
    meaning: str
    day: int

    @property
    def sheet(self) -> Page:
        return self.marks.sheet

    @property
    def until(self) -> date:
        return date.fromordinal(EPOCH + self.day)

    @property
    def total(self) -> int:
        return self.marks.total(self.meaning, self._is_due)

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS, book=self.sheet.title, sheet=self.sheet.name, says=_SAYS[self.meaning],
            day=f"{self.until:%B} {self.until.day}, {self.until.year}",
        )  # fmt: skip

    def without(self) -> dict[str, Outcome | Answer]:
        marks = self.marks
        other = next(each for each in marks.rows if each != self.meaning)
        totals = {
            "the color": marks.total(None, self._is_due),
            "which color": marks.total(other, self._is_due),
            "the day": marks.total(self.meaning, lambda row: True),
            "before, not on it": marks.total(self.meaning, lambda row: self.sheet.number(row, "Due") <= self.day),
        }
        return {condition: Money(total) for condition, total in totals.items() if total != self.total}

    def gold(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.turn_to(self.marks.notes)
        book.turn_to(self.sheet)
        FilterView(user).create_temporary()
        self._show_color(user, "Invoice")
        until = f"{self.until.month}/{self.until.day}/{self.until.year}"
        ColumnFilter(user, "Due").open().is_before(until).apply()
        book.select(self.sheet.range("Amount"))
        user.answer(str(Money(self.total)))

    def by_the_sheets_filter(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.toggle_filter()
        self._show_color(user, "Customer")
        book.select(self.sheet.range("Amount"))
        book.toggle_filter()
        user.answer(f"{self.total / 100:.2f}")

    def by_eye(self, user: User) -> None:
        book = Files(user).open(self.sheet)
        book.turn_to(self.marks.notes)
        book.turn_to(self.sheet)
        user.answer(str(Money(self.total)))

    def by_tools(self, user: ToolUser) -> None:
        book = BookByTools(user, self.sheet)
        book.open()
        user.because("Which color means what stands in the notes.")
        book.read(sheet=self.marks.notes.name)
        book.read()
        user.because(f"The rows of that color, {self.marks.color[self.meaning].lower()}, show in the first column.")
        book.read(f"A{self.sheet.rows[0]}:A{self.sheet.rows[-1]}", detailed=True)

    def _is_due(self, row: int) -> bool:
        return self.sheet.number(row, "Due") < self.day

    def _show_color(self, user: User, heading: str) -> None:
        color, count = self.marks.color[self.meaning], len(self.marks.rows[self.meaning])
        ColumnFilter(user, heading).open().of_color(color, count).apply()


@family("sheet-marked-rows", app="sheet", kind="answer", steps=45, persona="finance_analyst")
def add_up_marked(draw: Draw, world: World) -> Task:
    """Say what the invoices of one color, due before a day, come to; the notes say what the color means."""
    marks = _marks(world)
    cases = []
    for meaning, rows in marks.rows.items():
        days = sorted({round(marks.sheet.number(row, "Due")) for row in rows})
        for day in days[2:]:
            before = [row for row in rows if marks.sheet.number(row, "Due") < day]
            if 2 <= len(before) < len(rows):
                cases.append((meaning, day))
    sum_ = MarkedSum(marks, *draw.choice(cases))
    return Task(
        goal=sum_.goal(draw),
        answer=Money(sum_.total),
        without=sum_.without(),
        gold=sum_.gold,
        alternatives=(sum_.by_the_sheets_filter, sum_.by_eye),
        by_tools=sum_.by_tools,
    )
