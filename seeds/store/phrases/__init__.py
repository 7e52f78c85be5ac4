"""What the store says of its goods, and what its customers say of them."""

# Sentences and tables read best unbroken.

from __future__ import annotations

import re
import unicodedata

TAGS = (
    "new season",
    "bestseller",
    "trade favorite",
    "parts in stock",
    "made to last",
    "less packaging",
    "staff pick",
    "gift idea",
)

SPAM = (
    (
        "AMAZING DEALS HERE",
        "Visit my page for the same {word} at half the price!!! Search for bargain-{word} and thank me later.",
    ),
    (
        "make money from home",
        "I made $4,000 last week from my couch with this one trick, ask me how. {word} {word} {word}",
    ),
    ("best seo service", "We put your {word} shop on page one of every search, first month FREE, message us today."),
)


def handle(text: str) -> str:
    """The web address of a name: "Café table, 120 cm" gives "cafe-table-120-cm"."""
    plain = unicodedata.normalize("NFKD", text.replace("µ", "u")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
