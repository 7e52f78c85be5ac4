"""What an article cost from when on, and what customers asked us to quote."""

from __future__ import annotations

from datetime import date, timedelta

from ...apps.crm.models import Account, Product
from ..calendar import last_workday
from .books import DAY, MONEY, Book, Shelf, Value
from .notes import make_notes

_ASKED = 14


def make_history(
    shelf: Shelf, book: Book, products: list[Product], now: dict[int, int], before: dict[int, int], changed: date
) -> None:
    """Each article's prices by the day from which they hold; `now` and `before` are cents by product."""
    random = shelf.draft.random("sheet", "prices")
    history = book.page("History")
    former = last_workday(changed.replace(year=changed.year - 1))
    rows: list[tuple[Value, ...]] = []
    for product in products:
        if product.id not in before:
            continue
        rows.append((product.sku, former, before[product.id] / 100))
        earlier = last_workday(former - timedelta(days=random.randrange(150, 400)))
        rows.append((product.sku, earlier, before[product.id] * random.randrange(90, 98) // 1000 * 10 / 100))
        if now[product.id] != before[product.id]:
            rows.append((product.sku, changed, now[product.id] / 100))
    rows.sort(key=lambda row: str(row[1]))
    history.table(("SKU", "Valid from", "List price"), rows, {2: DAY, 3: MONEY}, {1: 110})
    history.freeze()
    grace = random.choice((5, 7, 10, 14))
    moved = [product for product in products if now[product.id] != before.get(product.id, now[product.id])]
    asked = random.sample(moved, min(_ASKED, len(moved)))
    accounts = [a.name for a in shelf.draft.all(Account) if a.deleted_at is None and a.type == "Customer"]
    who = random.sample(accounts, len(asked))
    # Some while the old price still holds, some in the days of grace, the rest after them.
    days = [
        changed + timedelta(days=random.choice((-random.randrange(3, 50), random.randrange(grace), grace,
                                                random.randrange(grace + 1, grace + 40))))
        for _ in asked
    ]  # fmt: skip
    quotes = book.page("Quotes")
    lines = [
        (f"Q-{401 + n}", day, name, product.sku, random.choice((2, 4, 5, 10, 12, 20, 25)))
        for n, (day, name, product) in enumerate(zip(sorted(days), who, asked, strict=True))
    ]
    quotes.table(("Quote", "Asked on", "Customer", "SKU", "Quantity"), lines, {2: DAY}, {3: 210, 4: 110})
    quotes.freeze()
    make_notes(
        book,
        (
            ("Which price", "The list price in effect on the day the customer asked, from the History sheet."),
            ("From when", "A new price applies from its date on, including that day."),
            ("Grace", f"Anyone who asks in the first {grace} days of a new price, counting its first day, "
                      "still gets the price before it."),
            ("Currency", "All prices are in US dollars, before tax."),
        ),
    )  # fmt: skip
