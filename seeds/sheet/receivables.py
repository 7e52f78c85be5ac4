"""What came in at the bank for the invoices of the last months: mostly right, in parts, too little, too much."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from ...apps.sheet.engine import Area
from ..calendar import last_workday
from .books import DAY, MONEY, Page, Shelf, Value
from .notes import make_notes

_MOST = 48
# Of so many invoices the bank says something else than the ledger; of the first of them by no more than is let go.
_COLORS = (("#FED7AA", "Light orange"), ("#FEF08A", "Light yellow"), ("#BBF7D0", "Light green"))
_MEANINGS = ("are disputed by the customer", "got a first reminder", "are promised for a certain day")
_LEAST_MARKED = 14
_ODD, _SMALL = (12, 14), (60, -80, 45, -95)


@dataclass(frozen=True)
class Bill:
    """An invoice as a whole; `amount` in cents, `paid` if it is."""

    number: str
    day: date
    customer: str
    terms: int
    amount: int
    paid: date | None


@dataclass(frozen=True)
class Payment:
    """Money that came in, or went out, in cents."""

    day: date
    payer: str
    reference: str
    amount: int


def make_receivables(shelf: Shelf, bills: Iterable[Bill]) -> None:
    draft, today = shelf.draft, shelf.today
    random = draft.random("sheet", "receivables")
    book = shelf.book("Receivables", "finance-3", folder=None, finance_1="editor", finance_2="editor")
    shelf.some_days_ago(book, 1, 2)
    kept = list(bills)[-_MOST:]
    slack = random.choice((2, 3, 5, 10))
    payments = _payments(random, kept, slack, today)
    ledger = book.page("Ledger")
    rows: list[tuple[Value, ...]] = [
        (bill.number, bill.day, bill.customer, bill.terms, f"=B{row}+D{row}", bill.amount / 100)
        for row, bill in enumerate(kept, start=2)
    ]
    headers = ("Invoice", "Date", "Customer", "Terms", "Due", "Amount")
    ledger.table(headers, rows, {2: DAY, 5: DAY, 6: MONEY}, {3: 210, 6: 110})
    ledger.freeze(1, 1)
    colors = _mark(draft.random("sheet", "marks"), ledger, kept)
    bank = book.page("Bank")
    lines = [(payment.day, payment.payer, payment.reference, payment.amount / 100) for payment in payments]
    bank.table(("Booked", "Payer", "Reference", "Amount"), lines, {1: DAY, 4: MONEY}, {2: 210, 3: 120, 4: 110})
    bank.freeze()
    make_notes(
        book,
        (
            ("Matching", "A payment goes with the invoice in its reference. Ignore payer and amount."),
            ("Part payments", "Customers may pay in parts. What counts is the sum of all lines for an invoice."),
            ("Bank fees", "Lines with the reference FEE are our cost and don't touch any invoice."),
            (
                "Small differences",
                f"Up to ${slack}.00 short or over is fine. Count the invoice as paid.",
            ),
            ("Colors", colors),
            ("Nothing received yet", "Not a mismatch. Reminders go out from the receivables ledger."),
        ),
    )


def _mark(random: Random, ledger: Page, kept: list[Bill]) -> str:
    """Color the rows of some invoices, as people do by hand; returns what the colors mean."""
    meanings = random.sample(_MEANINGS, len(_MEANINGS))
    open_ones = [row for row, bill in enumerate(kept, start=2) if bill.paid is None]
    rows = open_ones if len(open_ones) >= _LEAST_MARKED else list(range(2, len(kept) + 2))
    rows = sorted(random.sample(rows, min(len(rows) * 4 // 5, 26)))
    for row in rows:
        ledger.look(Area(row, 1, row, 6), {"g": _COLORS[random.choice((0, 0, 1, 1, 2))][0]})
    said = [f"{name} rows {meaning}" for (_, name), meaning in zip(_COLORS, meanings, strict=True)]
    return f"{said[0]}, {said[1].lower()}, and {said[2].lower()}. A row without a color has no story."


def _payments(random: Random, bills: list[Bill], slack: int, today: date) -> list[Payment]:
    """What the bank shows, by day."""
    settled = [n for n, bill in enumerate(bills) if bill.paid is not None]
    odd = random.sample(settled, min(len(settled) // 2, random.randint(*_ODD)))
    found: list[Payment] = []
    for n, bill in enumerate(bills):
        if bill.paid is None:
            continue
        received = bill.amount
        if n in odd:
            place = odd.index(n)
            received += slack * _SMALL[place] if place < len(_SMALL) else _difference(random, bill, slack)
        parts = [received]
        if random.randrange(5) == 0:
            first = received * random.choice((30, 40, 50, 60)) // 100
            parts = [first, received - first]
        for number, amount in enumerate(parts):
            day = last_workday(max(bill.day, bill.paid - timedelta(days=9 * (len(parts) - 1 - number))))
            found.append(Payment(day, bill.customer, bill.number, amount))
    for _ in range(3):
        day = last_workday(today - timedelta(days=random.randrange(8, 90)))
        found.append(Payment(day, "Bank", "FEE", -random.randrange(900, 4_800)))
    return sorted(found, key=lambda payment: (payment.day, payment.reference))


def _difference(random: Random, bill: Bill, slack: int) -> int:
    """Cents that are too many or too few, more than what is let go."""
    least = slack * 100
    if random.randrange(5) < 2:
        return least + random.randrange(700, 24_000)
    return -min(least + random.randrange(700, 40_000), bill.amount // 2)
