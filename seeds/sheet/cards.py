"""What is paid by the company's cards: the ledger of bookings, its rules, and the bank's exports among the uploads."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta
from random import Random

from ...apps.sheet.models import Upload
from ..rows import new
from .books import DAY, MONEY, Shelf
from .notes import make_notes

_CARDS, _BOOKINGS, _NEW, _OVERLAP = 5, 58, 18, 7
_KINDS = ("Diner", "Hardware", "Parking", "Fuel", "Office supply", "Hotel", "Train", "Print shop", "Nursery", "Garage")
HEADINGS = ("Card", "Receipt", "Date", "Merchant", "Amount")
_FILE_HEADINGS = ("Date", "Merchant", "Card", "Amount", "Currency", "Receipt", "Status")
_PENDING = {
    "out": "Pending bookings wait for the next export. Don't enter them.",
    "in": "Pending bookings are entered like any other.",
}


@dataclass(frozen=True)
class Booking:
    """`amount` is in cents."""

    day: date
    merchant: str
    card: str
    receipt: int
    amount: int
    status: str = "booked"


def make_cards(shelf: Shelf) -> None:
    draft, random = shelf.draft, shelf.draft.random("sheet", "cards")
    last = draft.calendar.workday_before(random.randrange(3, 8))
    pending = random.choice(tuple(_PENDING))
    bookings = _bookings(random, last)
    known, fresh = bookings[:_BOOKINGS], bookings[_BOOKINGS:]
    book = shelf.book("Card spend", "finance-2", finance_1="editor", finance_3="editor", finance="viewer")
    shelf.some_days_ago(book, 9, 20)
    page = book.page("Ledger")
    rows = [(one.card, one.receipt, one.day, one.merchant, one.amount / 100) for one in known]
    page.table(HEADINGS, rows, {3: DAY, 5: MONEY}, {4: 210, 5: 110})
    page.freeze()
    make_notes(
        book,
        (
            ("New bookings", "Come from the bank's export. Add them below the last row, in the order of the export."),
            ("Overlap", "Each export starts a few days before the previous one ended."),
            ("Doubles", "Same card and same receipt means it's the same booking, however the shop is spelled. "
             "Enter it once."),
            ("Receipts", "Receipt numbers run by card: the same number on another card is a different booking."),
            ("Declined", "Don't enter declined bookings."),
            ("Pending", _PENDING[pending]),
            ("Refunds", "Have a negative amount and a receipt of their own. Enter them."),
        ),
    )  # fmt: skip
    overlap = [replace(one, merchant=one.merchant.upper()) for one in known[-_OVERLAP:]]
    earlier = draft.calendar.workday_before(random.randrange(22, 27))
    old = [one for one in known if one.day <= earlier][-24:]
    _upload(shelf, random, f"cards-{earlier:%Y-%m-%d}.csv", old, earlier)
    _upload(shelf, random, f"cards-{last:%Y-%m-%d}.csv", overlap + fresh, last)


def _bookings(random: Random, last: date) -> list[Booking]:
    """In order of their days, with those of the last export at the end."""
    # Drawn again where each card has the receipt of the twin.
    while (found := _with_traps(random, *_some(random, last))) is None:
        pass
    return found


def _some(random: Random, last: date) -> tuple[list[Booking], list[str]]:
    """Ordinary bookings, and the cards that they are on."""
    places = ("Mill", "Harbor", "Corner", "Station", "Bridge", "Market", "Garden", "Depot")
    shops = [f"{random.choice(places)} {kind}" for kind in _KINDS]
    cards = sorted(f"x{number}" for number in random.sample(range(1000, 9999), _CARDS))
    receipts = {card: random.randrange(100, 160) for card in cards}
    days = sorted(last - timedelta(days=random.randrange(1, 75)) for _ in range(_BOOKINGS + _NEW))
    found: list[Booking] = []
    for place, day in enumerate(days):
        card = random.choice(cards)
        receipts[card] += 1
        amount = random.randrange(450, 38_000) * (-1 if place % 23 == 20 else 1)
        found.append(Booking(day, random.choice(shops), card, receipts[card], amount))
    return found, cards


def _with_traps(random: Random, found: list[Booking], cards: list[str]) -> list[Booking] | None:
    """In the new ones: declined and pending bookings, and one that only looks like one of the overlap, its twin.

    None if no other card is without a receipt of that number.
    """
    fresh = list(range(_BOOKINGS, len(found)))
    picked = random.sample(fresh[2:], 6)
    for place in picked[:3]:
        found[place] = replace(found[place], status="declined")
    for place in picked[3:5]:
        found[place] = replace(found[place], status="pending")
    twin = found[_BOOKINGS - 2]
    keys = {(one.card, one.receipt) for one in found}
    other = next((card for card in cards if (card, twin.receipt) not in keys), None)
    if other is None:
        return None
    found[picked[5]] = replace(found[picked[5]], merchant=twin.merchant, card=other, receipt=twin.receipt)
    return found


def _upload(shelf: Shelf, random: Random, name: str, bookings: list[Booking], day: date) -> None:
    calendar, owner = shelf.draft.calendar, shelf.holders["finance-3"]
    lines = [",".join(_FILE_HEADINGS)]
    for one in bookings:
        amount = f"{one.amount / 100:,.2f}"
        lines.append(
            f'{one.day.month}/{one.day.day}/{one.day.year},{one.merchant},{one.card},"{amount}",USD,{one.receipt},{one.status}'
        )
    content = ("\n".join(lines) + "\n").encode()
    upload = new(Upload, name=name, owner_id=owner.id, is_shared=True, size=len(content), content=content)
    shelf.draft.add(upload, at=calendar.at_work(random, day), by=owner.id)
