"""Find payments that were made twice, by the rules of the workbook's notes, and list them with their sum."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from ...apps.sheet.engine.entry import EPOCH
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date
from .pages import Files
from .queries import ANY_FORMULA, Page, noted, page, with_sheet

_BOOK = "Outgoing payments"


@dataclass(frozen=True)
class Payments:
    """What was paid, what is paid by installments (payee, cents of each), and within how many days twice is twice."""

    sheet: Page
    installments: frozenset[tuple[str, int]]
    window: int

    def twice(
        self, *, installments: bool = False, returned: bool = False, any_day: bool = False, any_payee: bool = False
    ) -> list[int]:
        """The rows that are one too many; each argument leaves one of the rules out."""
        sheet, found = self.sheet, []
        back = {sheet.text(row, "Reference") for row in sheet.rows if sheet.cents(row, "Amount") < 0}
        paid = [
            row
            for row in sheet.rows
            if sheet.cents(row, "Amount") > 0
            and (returned or sheet.text(row, "Reference") not in back)
            and (installments or (sheet.text(row, "Payee"), sheet.cents(row, "Amount")) not in self.installments)
        ]
        for place, row in enumerate(paid):
            for before in paid[:place]:
                days = sheet.number(row, "Booked") - sheet.number(before, "Booked")
                if (
                    sheet.cents(row, "Amount") == sheet.cents(before, "Amount")
                    and (any_payee or sheet.text(row, "Payee") == sheet.text(before, "Payee"))
                    and sheet.text(row, "Reference") != sheet.text(before, "Reference")
                    and (any_day or days <= self.window)
                ):
                    found.append(row)
                    break
        return found

    def together(self, rows: list[int]) -> str:
        """What the rows come to."""
        return f"{sum(self.sheet.cents(row, 'Amount') for row in rows) / 100:.2f}"

    def since(self, rows: list[int], day: date) -> list[int]:
        """Those of the rows that were booked on a day or later."""
        return [row for row in rows if self.sheet.number(row, "Booked") >= day.toordinal() - EPOCH]


def _payments(world: World) -> Payments:
    agreed = page(world, _BOOK, "Instalments")
    (window,) = noted(page(world, _BOOK, "Notes"), "Paid twice", r"more than (\d+) days")
    parts = frozenset((agreed.text(row, "Payee"), agreed.cents(row, "Each")) for row in agreed.rows)
    return Payments(page(world, _BOOK, "Payments"), parts, int(window))


WORDINGS = (
    'Did we pay anything twice since {since}? Check "{book}" by its Notes. Add a sheet "{name}" at the end: the '
    "references of the duplicate payments from that day on in A, their amounts in B, from row 1 in the order of "
    '{sheet}. Below the last one put "{total}" in A and the sum in B. No headings.',
    'The auditors want our duplicate payments. Go through {sheet} in "{book}" with the rules on Notes and list '
    'every duplicate payment that was booked on {since} or later on a new last sheet "{name}": column A reference, '
    'column B amount, starting in A1, same order as {sheet}, and one more row with "{total}" and the sum.',
    '"{book}": please find what went out a second time since {since} (Notes says what counts) and put it on its own '
    'sheet, "{name}", after all the others. One row per payment to claim back, reference then amount, in the order '
    'of {sheet}, no header row; the row below them says "{total}" and what it adds up to.',
    'I want to claim back everything we paid a second time from {since} to today. New sheet "{name}" after the last '
    'one in "{book}": the reference of the later payment in A, the amount in B, in the order they have on {sheet}, '
    'starting at the top. End with "{total}" and the sum. Check Notes: not everything that looks like a duplicate '
    "is one.",
    'Could you list the second payments since {since}? "{book}", rules on Notes; everything before that day has '
    'already been checked. I need them on a new sheet "{name}" (last tab), references down column A from A1 with '
    'the amounts next to them, in the order of {sheet}, then "{total}" with the total amount right below.',
)


@dataclass(frozen=True)
class Claim:
    """The payments that were one too many since a day, and the sheet on which they are to be listed."""

    payments: Payments
    since: date
    name: str
    total: str

    @property
    def sheet(self) -> Page:
        return self.payments.sheet

    @property
    def rows(self) -> list[int]:
        return self.payments.since(self.payments.twice(), self.since)

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS, since=spoken_date(self.since), book=self.sheet.title, sheet=self.sheet.name, name=self.name,
            total=self.total,
        )  # fmt: skip

    def listed(self, found: list[int]) -> Outcome:
        sheet = self.sheet
        lines: dict[tuple[int, int], str] = {}
        for line, row in enumerate(found, start=1):
            lines |= {(line, 1): sheet.text(row, "Reference"), (line, 2): f"{sheet.number(row, 'Amount'):.2f}"}
        last = len(found) + 1
        return with_sheet(
            sheet.workbook_id, self.name, lines | {(last, 1): self.total, (last, 2): self.payments.together(found)}
        )

    def without(self) -> dict[str, Outcome]:
        payments, since = self.payments, self.since
        others = {
            "the installments": payments.since(payments.twice(installments=True), since),
            "what came back": payments.since(payments.twice(returned=True), since),
            "the days": payments.since(payments.twice(any_day=True), since),
            "the payee": payments.since(payments.twice(any_payee=True), since),
            "since when": payments.twice(),
        }
        return {condition: self.listed(other) for condition, other in others.items() if other != self.rows}

    def gold(self, user: User) -> None:
        book, last = Files(user).open(self.sheet), len(self.rows)
        book.look_at("Notes", "Instalments")
        book.new_sheet(self.name)
        for line, row in enumerate(self.rows, start=1):
            book.enter(f"A{line}", self.sheet.text(row, "Reference"))
            book.enter(f"B{line}", f"{self.sheet.number(row, 'Amount'):.2f}")
        book.enter(f"A{last + 1}", self.total)
        book.enter(f"B{last + 1}", f"=SUM(B1:B{last})")
        user.done()

    def by_references(self, user: User) -> None:
        book, there, rows = Files(user).open(self.sheet), self.sheet.name, self.rows
        book.turn_to(self.sheet)
        book.new_sheet(self.name)
        book.enter_all((f"A{line}", f"={there}!C{row}") for line, row in enumerate(rows, start=1))
        book.enter("B1", f"=SUMIFS({there}!D:D,{there}!C:C,A1)")
        if len(rows) > 1:
            book.copy("B1", f"B2:B{len(rows)}")
        book.enter(f"B{len(rows) + 1}", self.payments.together(rows))
        book.enter(f"A{len(rows) + 1}", self.total)
        user.done()

    def sum_first(self, user: User) -> None:
        book, there, rows = Files(user).open(self.sheet), self.sheet.name, self.rows
        book.new_sheet(self.name)
        book.enter(f"B{len(rows) + 1}", "=" + "+".join(f"{there}!D{row}" for row in rows))
        book.enter(f"A{len(rows) + 1}", self.total)
        for line, row in reversed(list(enumerate(rows, start=1))):
            book.enter(f"B{line}", f"={there}!D{row}")
            book.enter(f"A{line}", self.sheet.text(row, "Reference"))
        user.done()


@family("sheet-duplicate-payments", app="sheet", kind="multi-step", steps=160, persona="finance_analyst")
def list_paid_twice(draw: Draw, world: World) -> Task:
    """Put the payments that are one too many on a new sheet, with what they come to."""
    payments = _payments(world)
    every = payments.twice()
    # At least three, and some before, where there are enough.
    first = draw.choice(every[1:-2] or every[:1])
    since = date.fromordinal(round(payments.sheet.number(first, "Booked")) + EPOCH)
    name = draw.choice(("Paid twice", "To claim back", "Double payments", "Claims", "Too much paid"))
    claim = Claim(payments, since, name, draw.choice(("Total", "Sum", "Together", "All")))
    return Task(
        goal=claim.goal(draw),
        outcome=claim.listed(claim.rows),
        matchers=ANY_FORMULA,
        without=claim.without(),
        gold=claim.gold,
        alternatives=(claim.by_references, claim.sum_first),
    )
