"""The cards of the practice bank: which there are, whether one is written right, whether the bank refuses it."""

from __future__ import annotations

import re
from typing import NamedTuple

from ...platform.database import Db
from .values import Values

BRAND = "Testcard"


class TestCard(NamedTuple):
    number: str
    what: str
    refusal: str | None


# Cards of the practice bank. None is a real number: no bank issues cards that begin with 9.
TEST_CARDS = (
    TestCard("9000 0000 0000 0019", "Pays", None),
    TestCard("9000 0000 0000 0027", "Declined", "Your card was declined. Please use another card."),
    TestCard("9000 0000 0000 0035", "No funds", "There is not enough money on this card. Please use another card."),
)


class CheckedCard(NamedTuple):
    """What is kept of a card: its last digits, and the bank's token."""

    last4: str

    @property
    def token(self) -> str:
        return f"tok_{self.last4}"

    @property
    def name(self) -> str:
        return f"{BRAND} {self.last4}"


def check_card(db: Db, values: Values, *, number: str, name: str, expiry: str, code: str) -> CheckedCard:
    """A card as it was entered; each field that is wrong is refused in `values`."""
    values.text("name", name, "Name on card")
    digits = re.sub(r"[ -]", "", number or "")
    known = {re.sub(" ", "", card.number): card for card in TEST_CARDS}
    if not re.fullmatch(r"\d{12,19}", digits) or not _luhn(digits):
        values.refuse("number", "Check the card number.")
    elif digits not in known:
        values.refuse("number", "Only test cards work here.")
    match = re.fullmatch(r"\s*(\d{1,2})\s*/\s*(\d{2}|20\d{2})\s*", expiry or "")
    if match is None or not 1 <= int(match[1]) <= 12:
        values.refuse("expiry", "Enter month and year, such as 04/29.")
    elif (2000 + int(match[2]) % 100, int(match[1])) < (db.today.year, db.today.month):
        values.refuse("expiry", "This card has expired.")
    if not re.fullmatch(r"\d{3,4}", (code or "").strip()):
        values.refuse("code", "Enter the three digits on the back.")
    return CheckedCard(digits[-4:])


def refusal_of(token: str) -> str | None:
    """Why the bank refuses a card, if it does."""
    return next(card.refusal for card in TEST_CARDS if token == CheckedCard(card.number[-4:]).token)


def _luhn(digits: str) -> bool:
    doubled = [int(d) * (1 + n % 2) for n, d in enumerate(reversed(digits))]
    return sum(d - 9 if d > 9 else d for d in doubled) % 10 == 0
