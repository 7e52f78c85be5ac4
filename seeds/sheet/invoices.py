"""The long one: a year of invoice lines, with what each customer and quarter brought and how customers pay."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from ...apps.crm.models import Account, Pricebook, PricebookEntry, Product
from ...apps.sheet.engine import Area
from ...apps.store.models import CARRIERS
from ..calendar import next_workday
from .books import DAY, MONEY, MONTH, PERCENT, Book, Page, Shelf, Value
from .stock import Stock

_LAST = 1500
_TERMS = (14, 30, 30, 45)
_HEADERS = (
    "Invoice", "Date", "Customer", "SKU", "Quantity", "Unit price", "Amount", "Product", "Family", "Unit cost",
    "Margin", "Account owner", "City", "State", "PO number", "Terms", "Due", "Paid on", "Status", "Carrier",
)  # fmt: skip
_FORMATS = {2: DAY, 6: MONEY, 7: MONEY, 10: MONEY, 11: MONEY, 17: DAY, 18: DAY}
_WIDTHS = {3: 210, 4: 110, 8: 260, 9: 130, 12: 130, 13: 110, 20: 130}


def make_invoices(shelf: Shelf) -> None:
    draft, random = shelf.draft, shelf.draft.random("sheet", "invoices")
    accounts = [account for account in draft.all(Account) if account.type == "Customer" and account.deleted_at is None]
    customers = random.sample(accounts, min(24, len(accounts)))
    book = shelf.book(
        f"Invoice lines {shelf.today.year}", "finance-3", folder=None, finance_1="editor", finance_2="editor"
    )
    shelf.some_days_ago(book, 1, 1)
    # In front, because a workbook opens on its first sheet, and this one is short.
    summary = book.page("By customer")
    page = book.page("Lines")
    area = page.table(_HEADERS, _lines(shelf, random, customers), _FORMATS, _WIDTHS)
    page.freeze()
    names = sorted({account.name for account in customers})
    _by_customer(summary, area, names)
    _by_quarter(book, area, shelf.today)
    _by_terms(book, area, sorted(set(_TERMS)))


def _lines(shelf: Shelf, random: Random, customers: list[Account]) -> list[list[Value]]:
    draft = shelf.draft
    owners = {person.id: person.name for person in draft.people}
    products = [product for product in draft.all(Product) if product.is_active]
    wholesale = next(book.id for book in draft.all(Pricebook) if book.name == "Wholesale")
    prices = {
        entry.product_id: entry.unit_price for entry in draft.all(PricebookEntry) if entry.pricebook_id == wholesale
    }
    stock = Stock(draft)
    terms = {account.id: random.choice(_TERMS) for account in customers}
    rows: list[list[Value]] = []
    day, number = shelf.today - timedelta(days=364), 10_400
    for row in range(2, _LAST + 1):
        if row == 2 or random.randrange(3) == 0:
            number += 1
            day = next_workday(min(day + timedelta(days=random.choice((0, 0, 1, 1, 2))), shelf.today))
            account = customers[0] if row == 2 else random.choice(customers)
            late = random.choice((-9, -5, -3, -2, -1, 0, 0, 1, 6, 17))
            paid = next_workday(day + timedelta(days=terms[account.id] + late))
            order, carrier = f"PO-{random.randrange(20_000, 90_000)}", random.choice(CARRIERS)
        product = random.choice(products)
        rows.append(
            [
                f"INV-{number}", day, account.name, product.sku, random.choice((1, 1, 2, 2, 3, 4, 6, 10, 12)),
                prices[product.id] / 100, f"=E{row}*F{row}", product.name, product.family, stock.cost(product),
                f"=G{row}-E{row}*J{row}", owners[account.owner_id], account.billing_city, account.billing_state, order,
                terms[account.id], f"=B{row}+P{row}", paid if paid < shelf.today else None,
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
