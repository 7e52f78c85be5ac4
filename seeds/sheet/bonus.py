"""The bonus of a quarter: tiers by what somebody sold, what was credited back to customers, and the rules."""

from __future__ import annotations

from datetime import timedelta

from ...apps.crm.models import Deal
from ..calendar import last_workday
from .books import DAY, MONEY, PERCENT, Book, Shelf, Value
from .notes import make_notes

_REASONS = ("Wrong size", "Damaged on the way", "Ordered twice", "Late delivery", "Price as agreed")
_CREDITED = (25, 30, 40, 60, 100, 100)


def make_bonus(shelf: Shelf, book: Book, sold: list[tuple[str, Deal]]) -> None:
    """`sold` are the quarter's deals, each with the name of its owner."""
    random = shelf.draft.random("sheet", "bonus")
    sales: dict[str, int] = {}
    for owner, deal in sold:
        sales[owner] = sales.get(owner, 0) + deal.amount
    # In thousands of dollars, so that the tiers divide those who sold.
    usual = max(4, sorted(sales.values())[len(sales) // 2] // 100_000)
    tiers = book.page("Bonus tiers")
    rates = (0.0, *sorted(random.sample((0.005, 0.008, 0.01, 0.012, 0.015, 0.02, 0.025), 3)))
    froms = (0, usual // 2 * 1000, usual * 1000, usual * 3 // 2 * 1000)
    tiers.table(("From sales", "Bonus rate"), list(zip(froms, rates, strict=True)), {1: MONEY, 2: PERCENT}, {1: 110})
    credits = book.page("Credits")
    rows: list[tuple[Value, ...]] = []
    for number, (owner, deal) in enumerate(random.sample(sold, min(len(sold), max(4, len(sold) // 4))), start=1):
        amount = deal.amount * random.choice(_CREDITED) // 100
        day = last_workday(min(deal.close_date + timedelta(days=random.randrange(6, 40)), shelf.today))
        rows.append((f"CN-{300 + number}", day, deal.name, owner, amount / 100, random.choice(_REASONS)))
    headers = ("Credit note", "Date", "Deal", "Owner", "Credited", "Reason")
    credits.table(headers, rows, {2: DAY, 5: MONEY}, {3: 210, 4: 130, 6: 150})
    least = random.choice((1_000, 1_500, 2_000, 2_500))
    top = max(sales.values()) / 100 * rates[-1]
    cap = max(100, round(top * random.choice((40, 50, 60)) / 100, -1))
    make_notes(
        book,
        (
            ("Bonus", "Paid once a quarter on top of commission, to each owner on the statement."),
            ("What counts", "The total of the owner's deals, minus what the Credits sheet shows for those deals."),
            ("Small deals", f"Deals of less than ${least:,} don't count, and neither do credits against them."),
            (
                "Rate",
                "The rate of the tier that the total reaches. It is paid on the whole total, from the first dollar.",
            ),
            ("Cap", f"No one gets more than ${cap:,.0f}."),
            ("Rounding", "Round to the cent, once, at the very end."),
        ),
    )
