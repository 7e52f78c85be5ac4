"""The long one: a year of invoice lines, with what each customer and quarter brought and how customers pay."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from ...apps.crm.models import Deal
from ...apps.sheet.engine import Area
from ...apps.store.models import CARRIERS
from ..calendar import next_workday
from ..writing import dollars
from .billed import DAYS, BilledLine, billed
from .books import DAY, MONEY, MONTH, PERCENT, Book, Page, Shelf, Value
from .receivables import Bill
from .stock import Stock

_LAST = 1500
# Working days.
_BEHIND = 5
# So old is a wrong figure when somebody asks about it.
_UNSEEN = timedelta(days=60)
_TERMS = (14, 30, 30, 45)
_HEADERS = (
    "Invoice", "Date", "Customer", "SKU", "Quantity", "Unit price", "Amount", "Product", "Family", "Unit cost",
    "Margin", "Account owner", "City", "State", "PO number", "Terms", "Due", "Paid on", "Status", "Carrier",
)  # fmt: skip
# The invoices' address, of no use to those who look after the money.
_ASIDE = (13, 14)
_FORMATS = {2: DAY, 6: MONEY, 7: MONEY, 10: MONEY, 11: MONEY, 17: DAY, 18: DAY}
_WIDTHS = {3: 210, 4: 110, 8: 260, 9: 130, 12: 130, 13: 110, 20: 130}


def make_invoices(shelf: Shelf) -> list[Bill]:
    """Write the workbook, and say which deals were invoiced in it."""
    until = shelf.draft.calendar.workday_before(_BEHIND)
    since = until - timedelta(days=DAYS)
    title = f"Invoice lines {since:%b %Y} to {until:%b %Y}"
    book = shelf.book(title, "finance-3", folder=None, finance_1="editor", finance_2="editor")
    # They are entered once a week, so that the last days are not there yet.
    shelf.some_days_ago(book, _BEHIND, _BEHIND)
    # In front, because a workbook opens on its first sheet, and this one is short.
    summary = book.page("By customer")
    page = book.page("Lines")
    lines = billed(shelf.draft, _LAST - 1, until, shelf.holders["store"].id)
    slip = _slip(shelf.draft.random("sheet", "slip"), lines, until - _UNSEEN)
    rows = _rows(shelf, lines, slip)
    area = page.table(_HEADERS, rows, _FORMATS, _WIDTHS)
    page.freeze()
    page.hide("column", *_ASIDE)
    if slip is not None:
        _ask_about(shelf, book, page, slip, lines)
    _by_customer(summary, area, sorted({line.customer for line in lines}))
    _by_quarter(book, area, shelf.today)
    _by_terms(book, area, sorted(set(_TERMS)))
    return _bills(lines, rows)


def _bills(lines: list[BilledLine], rows: list[list[Value]]) -> list[Bill]:
    """The invoices of deals, by number."""
    found: dict[str, Bill] = {}
    for line, row in zip(lines, rows, strict=True):
        number, terms, paid = row[0], row[15], row[17]
        assert isinstance(number, str)
        assert isinstance(terms, int)
        if line.deal is not None:
            so_far = found[number].amount if number in found else 0
            when = paid if isinstance(paid, date) else None
            found[number] = Bill(number, line.day, line.customer, terms, so_far + line.amount, when)
    return list(found.values())


@dataclass(frozen=True)
class PriceSlip:
    """A line with a mistyped price: its place among all, and the wrong amount in cents."""

    at: int
    amount: int


def _slip(random: Random, lines: list[BilledLine], until: date) -> PriceSlip | None:
    """Mistype the price of a deal that has but one line, and was billed by that day."""
    counts = Counter(line.deal.id for line in lines if line.deal)
    found = [n for n, line in enumerate(lines) if line.deal and counts[line.deal.id] == 1 and line.day <= until]
    if not found:
        return None
    at = random.choice(found)
    return PriceSlip(at, lines[at].amount * random.choice((10, 12, 19)) // 10 + 900)


def _ask_about(shelf: Shelf, book: Book, page: Page, slip: PriceSlip, lines: list[BilledLine]) -> None:
    """Somebody asks about the slip, and whoever made it says what is right; it is put right at month end."""
    deal = lines[slip.at].deal
    assert deal is not None
    event = next(
        event for event in shelf.draft.chronicle.events("deal-won") if event.subject == (Deal.__tablename__, deal.id)
    )
    said = (
        (shelf.holders["finance-2"].id, f"Is {dollars(slip.amount)} right? The quote says something else."),
        (
            shelf.holders["finance-3"].id,
            f"My mistake, it should be {dollars(deal.amount)}. I'll correct it at month end.",
        ),
    )
    row, column = page.rows[slip.at], _HEADERS.index("Amount") + 1
    book.comment(page, row, column, said, to=None, is_settled=False, tells=event)


def _rows(shelf: Shelf, lines: list[BilledLine], slip: PriceSlip | None) -> list[list[Value]]:
    draft, random = shelf.draft, shelf.draft.random("sheet", "invoices")
    owners = {person.id: person.name for person in draft.people}
    stock, terms = Stock(draft), defaultdict[str, int](lambda: random.choice(_TERMS))
    rows: list[list[Value]] = []
    number, last, paid, purchase = 10_400, "", shelf.today, ""
    for row, line in enumerate(lines, start=2):
        if line.source != last:
            number, last = number + 1, line.source
            late = random.choice((-9, -5, -3, -2, -1, 0, 0, 1, 6, 17))
            # Who buys in the store pays at once.
            paid = next_workday(line.day + timedelta(days=terms[line.customer] + late)) if line.deal else line.day
            purchase = f"PO-{random.randrange(20_000, 90_000)}" if line.deal else line.source
            carrier = random.choice(CARRIERS)
        amount = slip.amount if slip is not None and slip.at == row - 2 else line.amount
        rows.append(
            [
                f"INV-{number}", line.day, line.customer, line.product.sku, line.quantity,
                amount / line.quantity / 100, f"=E{row}*F{row}", line.product.name, line.product.family,
                stock.cost(line.product), f"=G{row}-E{row}*J{row}", owners[line.owner_id], line.city, line.state,
                purchase, terms[line.customer], f"=B{row}+P{row}", paid if paid < shelf.today else None,
                f'=IF(R{row}="","open",IF(R{row}>Q{row},"paid late","paid"))', carrier,
            ]
        )  # fmt: skip
    return rows


def _column(area: Area, letter: str) -> str:
    return f"Lines!${letter}${area.top}:${letter}${area.bottom}"


def _by_customer(page: Page, area: Area, names: list[str]) -> None:
    lines = [
        (name, f"=SUMIF({_column(area, 'C')},A{row},{_column(area, 'G')})", f"=B{row}/SUM(B$2:B${len(names) + 1})")
        for row, name in enumerate(names, start=2)
    ]
    page.total(page.table(("Customer", "Amount", "Share"), lines, {2: MONEY, 3: PERCENT}, {1: 210, 2: 120}), (2,))


def _by_quarter(book: Book, area: Area, today: date) -> None:
    page = book.page("By quarter")
    begin = today - timedelta(days=364)
    first = date(begin.year, (begin.month - 1) // 3 * 3 + 1, 1)
    dates = _column(area, "B")
    lines: list[tuple[Value, ...]] = []
    for row in range(2, 7):
        within = f'{dates},">="&A{row},{dates},"<"&EDATE(A{row},3)'
        lines.append(
            (
                first if row == 2 else f"=EDATE(A{row - 1},3)",
                f"=SUMIFS({_column(area, 'G')},{within})",
                f"=SUMIFS({_column(area, 'K')},{within})",
                f"=IF(B{row}=0,0,C{row}/B{row})",
                f"=SUM(B$2:B{row})",
            )
        )
    headers = ("Quarter from", "Amount", "Margin", "Margin rate", "Running total")
    formats = {1: MONTH, 2: MONEY, 3: MONEY, 4: PERCENT, 5: MONEY}
    page.total(page.table(headers, lines, formats, {2: 110, 3: 110, 5: 110}), (2, 3))


def _by_terms(book: Book, area: Area, terms: list[int]) -> None:
    """How well customers pay, by how long they may take."""
    page = book.page("By terms")
    status, amount, days = (_column(area, letter) for letter in "SGP")
    lines: list[tuple[Value, ...]] = []
    for row, count in enumerate(terms, start=2):
        sums = (f'=SUMIFS({amount},{days},$A{row},{status},"{word}")' for word in ("open", "paid", "paid late"))
        lines.append((count, *sums, f"=IF(C{row}+D{row}=0,0,D{row}/(C{row}+D{row}))"))
    headers = ("Terms in days", "Open", "Paid in time", "Paid late", "Share late")
    formats = {2: MONEY, 3: MONEY, 4: MONEY, 5: PERCENT}
    page.total(page.table(headers, lines, formats, dict.fromkeys(range(1, 5), 110)), (2, 3, 4))
