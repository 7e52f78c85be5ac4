"""What the store says of its goods, and what its customers say of them."""

# Sentences and tables read best unbroken.

from __future__ import annotations

import re
import unicodedata

TAGS = (
    "new season",
    "bestseller",
    "trade favourite",
    "spare parts kept",
    "made to last",
    "low waste",
    "staff pick",
    "gift idea",
)

SPAM = (
    (
        "AMAZING DEALS HERE",
        "Visit my page for the same thing at half the price!!! Search for bargain-{word} and thank me later.",
    ),
    ("make money from home", "I earned 4,000 last week with this one trick, ask me how. {word} {word} {word}"),
    ("best seo service", "We bring your {word} shop to the top of every search, first month free, write to us."),
)


def handle(text: str) -> str:
    """The web address of a name: "Café table, 120 cm" gives "cafe-table-120-cm"."""
    plain = unicodedata.normalize("NFKD", text.replace("µ", "u")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
