"""Compare a ledger with what the bank shows, by the rules of the workbook's notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from ...apps.sheet.engine import column_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import typed_date
from ..working_days import workday_before
from .pages import Files
from .queries import ANY_FORMULA, Page, in_turn, noted, page, typing, with_sheet

_WORDS = (("short", "over"), ("too little", "too much"), ("underpaid", "overpaid"), ("less", "more"))
#: Of payments that are booked before the task: differences that are let go, in hundredths of the most that is, and
#: which way others go.
_SMALL, _SIGNS = (60, -80, 45, -95), (1, -1) * 5


@dataclass(frozen=True)
class Ledger:
    """The invoices in some rows of the ledger, what came in for each, and how much difference is let go, in cents."""

    sheet: Page
    first: int
    last: int
    received: dict[int, list[int]]
    slack: int
    booked: Outcome | None = None  # what comes in at the bank before the task

    @property
    def rows(self) -> range:
        return range(self.first, self.last + 1)

    def difference(self, row: int, *, all_parts: bool = True) -> int:
        """What came in less what was billed; nothing where nothing came in."""
        parts = self.received[row]
        return (sum(parts) if all_parts else parts[0]) - self.sheet.cents(row, "Amount") if parts else 0

    def mismatches(self, *, slack: int | None = None, all_parts: bool = True) -> dict[int, int]:
        """The rows that the rules call mismatches, with their differences."""
        least = self.slack if slack is None else slack
        found = {row: self.difference(row, all_parts=all_parts) for row in self.rows}
        return {row: difference for row, difference in found.items() if abs(difference) > least}


def _ledger(draw: Draw, world: World) -> Ledger:
    """A stretch of the ledger in which both traps are; and both kinds of mismatch, a handful, where there is one."""
    sheet, bank = page(world, "Receivables", "Ledger"), page(world, "Receivables", "Bank")
    (slack,) = noted(page(world, "Receivables", "Notes"), "Small differences", r"\$(\d+)")
    received: dict[int, list[int]] = {}
    for row in sheet.rows:
        number = sheet.text(row, "Invoice")
        received[row] = [bank.cents(line, "Amount") for line in bank.rows if bank.text(line, "Reference") == number]
    cents = int(slack) * 100
    if ledgers := _stretches(Ledger(sheet, 0, 0, received, cents)):
        return draw.choice(ledgers)
    # The ledger of a large company is so young that hardly anything has come in.
    with world.session() as db:
        days = [workday_before(db.today, ago) for ago in (3, 2, 1)]
    booked = _booked(draw, sheet, bank, cents, days)
    for line in booked:
        received[line.row].append(line.cents)
    return draw.choice(_stretches(Ledger(sheet, 0, 0, received, cents, _typed(booked, sheet, bank))))


def _stretches(whole: Ledger) -> list[Ledger]:
    """The stretches of a ledger that are fit for the task, the best kind there is."""
    sheet = whole.sheet
    found: list[list[Ledger]] = [[], [], []]
    for first in sheet.rows:
        for last in range(first + 12, sheet.rows[-1] + 1):
            ledger = replace(whole, first=first, last=last)
            wrong = ledger.mismatches()
            has_traps = len(ledger.mismatches(slack=0)) > len(wrong) and ledger.mismatches(all_parts=False) != wrong
            if not has_traps or not 2 <= len(wrong) <= 10:
                continue
            has_both = len({difference > 0 for difference in wrong.values()}) == 2
            found[(not has_both) + (not 3 <= len(wrong) <= 6)].append(ledger)
    return next((ledgers for ledgers in found if ledgers), [])


@dataclass(frozen=True)
class _Line:
    """What came in on a day for the invoice in a row of the ledger."""

    day: date
    row: int
    cents: int


def _booked(draw: Draw, sheet: Page, bank: Page, slack: int, days: Sequence[date]) -> list[_Line]:
    """Payments of most invoices on some days: mostly right, some in parts, some too low or high, by little or more."""
    paid = {bank.text(line, "Reference") for line in bank.rows}
    unpaid = [row for row in sheet.rows if sheet.text(row, "Invoice") not in paid]
    rows = draw.sample(unpaid, len(unpaid) * 4 // 5)
    small = [slack * share // 100 for share in _SMALL]
    odd = [sign * (slack + draw.integer(7_00, 240_00)) for sign in _SIGNS]
    differences = dict(zip(rows, (*small, *odd), strict=False))
    found: list[_Line] = []
    for row in rows:
        cents = sheet.cents(row, "Amount") + differences.get(row, 0)
        part = cents * draw.choice((30, 40, 50, 60)) // 100 if draw.integer(0, 4) == 0 else 0
        early, late = sorted(draw.sample(range(len(days)), 2))
        found += [_Line(days[early], row, part)] if part else []
        found.append(_Line(days[late], row, cents - part))
    return sorted(found, key=lambda line: (line.day, line.row))


def _typed(lines: Sequence[_Line], sheet: Page, bank: Page) -> Outcome:
    """The lines below those that the bank shows."""
    typed: dict[tuple[int, int], str] = {}
    for at, line in enumerate(lines, start=bank.rows[-1] + 1):
        told = {
            "Booked": typed_date(line.day), "Payer": sheet.text(line.row, "Customer"),
            "Reference": sheet.text(line.row, "Invoice"), "Amount": f"${line.cents / 100:,.2f}",
        }  # fmt: skip
        typed |= {(at, bank.column(heading)): text for heading, text in told.items()}
    return typing(bank.id, typed)


WORDINGS = (
    'Please reconcile the invoices {first} to {last} on {sheet} in "{book}" with the bank\'s lines. Label column '
    '{letter} "{heading}" and put "{short}" there where we got less than we billed, "{over}" where we got more; '
    'leave the others empty. Then list the marked invoices in the same order on a new last sheet "{name}": number '
    "in A, received minus billed in B, from row 1, no headings. Follow the notes.",
    'Month end for "{book}": go through {first}–{last} on the sheet {sheet} against the sheet Bank. Column '
    '{letter}, with the heading "{heading}", says "{short}" for each invoice that was underpaid and "{over}" for '
    'each that was overpaid, by the rules on the Notes sheet, and nothing for the rest. Add a sheet "{name}" at the '
    "end with those invoice numbers in column A and what came in minus the amount in column B, no header row, same "
    "order.",
    'In "{book}", which of {first} to {last} doesn\'t match the bank? Following our Notes, mark them in {letter} on '
    '{sheet} (heading "{heading}"): "{short}" if too little came in, "{over}" if too much, all others blank. I also '
    'need a new sheet "{name}" at the very end: starting in A1, one row for each marked invoice in the order of the '
    "ledger, with its number and next to it received minus billed.",
    'Check {sheet} against Bank in "{book}", only rows {first} to {last}. The rules are in Notes. New column '
    '{letter} "{heading}": "{short}" / "{over}" if we received less / more than the amount, empty if it\'s fine. And '
    'put the ones that are off on their own sheet after the others, "{name}": A invoice, B difference (received − '
    "billed), in ledger order from the first row on.",
    'I need {first}–{last} reconciled today. "{book}", sheet {sheet}: write "{short}" or "{over}" in {letter} where '
    'the bank shows less or more than we billed ("{heading}" at the top), and skip what Notes says to skip. List '
    'exactly those invoices on a new sheet "{name}" after the last one: numbers down column A from A1, bank minus '
    "ledger in B.",
)


@dataclass(frozen=True)
class Reconciling:
    """A stretch of the ledger, and how its mismatches are to be marked and listed."""

    ledger: Ledger
    short: str
    over: str
    heading: str
    name: str

    @property
    def sheet(self) -> Page:
        return self.ledger.sheet

    @property
    def letter(self) -> str:
        return column_name(self.sheet.beside)

    def goal(self, draw: Draw) -> str:
        first, last = (self.sheet.text(row, "Invoice") for row in (self.ledger.first, self.ledger.last))
        return draw.phrase(
            *WORDINGS, first=first, last=last, sheet=self.sheet.name, book=self.sheet.title, letter=self.letter,
            heading=self.heading, short=self.short, over=self.over, name=self.name,
        )  # fmt: skip

    def marked(self, rows: dict[int, int]) -> Outcome:
        """The work of somebody who takes these rows for the mismatches."""
        sheet = self.sheet
        marks = {(row, sheet.beside): self._word(difference) for row, difference in rows.items()}
        lines: dict[tuple[int, int], str] = {}
        for line, (row, difference) in enumerate(rows.items(), start=1):
            lines |= {(line, 1): sheet.text(row, "Invoice"), (line, 2): f"{difference / 100:.2f}"}
        return in_turn(
            typing(sheet.id, {(1, sheet.beside): self.heading} | marks), with_sheet(sheet.workbook_id, self.name, lines)
        )

    def gold(self, user: User) -> None:
        book, wrong = Files(user).open(self.sheet), self.ledger.mismatches()
        book.look_at("Notes", "Bank", self.sheet.name)
        book.enter(f"{self.letter}1", self.heading)
        for row, difference in wrong.items():
            book.enter(f"{self.letter}{row}", self._word(difference))
        book.new_sheet(self.name)
        for line, (row, difference) in enumerate(wrong.items(), start=1):
            book.enter(f"A{line}", self.sheet.text(row, "Invoice"))
            book.enter(f"B{line}", f"{difference / 100:.2f}")
        user.done()

    def by_formulas(self, user: User) -> None:
        book, wrong = Files(user).open(self.sheet), self.ledger.mismatches()
        book.new_sheet(self.name)
        there = self.sheet.name
        book.enter_all((f"A{line}", f"={there}!A{row}") for line, row in enumerate(wrong, start=1))
        book.enter("B1", f"=ROUND(SUMIF(Bank!C:C,A1,Bank!D:D)-SUMIF({there}!A:A,A1,{there}!F:F),2)")
        book.copy("B1", f"B2:B{len(wrong)}")
        book.turn_to(self.sheet)
        for row, difference in wrong.items():
            book.enter(f"{self.letter}{row}", self._word(difference))
        book.select(f"{self.letter}1")
        book.enter(f"{self.letter}1", self.heading)
        user.done()

    def _word(self, difference: int) -> str:
        return self.over if difference > 0 else self.short


@family("sheet-reconcile", app="sheet", kind="multi-step", steps=225, persona="finance_analyst")
def reconcile(draw: Draw, world: World) -> Task:
    """Mark the invoices of which the bank shows another sum, and list them with the difference."""
    ledger = _ledger(draw, world)
    words = draw.choice(_WORDS)
    heading = draw.choice(("Status", "Check", "Result", "Bank"))
    name = draw.choice(("Exceptions", "Mismatches", "To clear", "Differences"))
    reconciling = Reconciling(ledger, *words, heading, name)
    return Task(
        goal=reconciling.goal(draw),
        setup=ledger.booked,
        outcome=reconciling.marked(ledger.mismatches()),
        matchers=ANY_FORMULA,
        without={
            "the small differences": reconciling.marked(ledger.mismatches(slack=0)),
            "the part payments": reconciling.marked(ledger.mismatches(all_parts=False)),
        },
        gold=reconciling.gold,
        alternatives=(reconciling.by_formulas,),
    )
