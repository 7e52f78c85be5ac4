"""Names of places that do not exist, and how any name is written in an address."""

from __future__ import annotations

import re
import unicodedata
from random import Random

_ROOT_STARTS = (
    "Alder", "Ash", "Birch", "Bram", "Brook", "Cedar", "Clover", "Copper", "Crow", "Dove", "Dun", "Elder", "Elm",
    "Ember", "Fair", "Fern", "Fox", "Frost", "Glen", "Hart", "Hawk", "Hazel", "Heather", "Holly", "Ivy", "Kestrel",
    "Lark", "Linden", "Maple", "Marl", "Meadow", "Moss", "Oak", "Otter", "Quarry", "Raven", "Rook", "Rowan", "Sage",
    "Salt", "Storm", "Summer", "Swan", "Tarn", "Thorn", "Timber", "Willow", "Winter", "Wren", "Yarrow",
)  # fmt: skip
_ROOT_ENDS = (
    "bank", "beck", "bridge", "burn", "cliff", "combe", "cove", "crest", "croft", "dale", "den", "field", "ford",
    "gate", "glade", "hall", "haven", "hollow", "holm", "hurst", "leigh", "mere", "moor", "point", "port", "ridge",
    "shaw", "shore", "side", "stead", "vale", "view", "well", "wick", "worth",
)  # fmt: skip

# Letters that are no other letter with an accent.
_LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D"})


def place_name(random: Random) -> str:
    """The name of a place that sounds real: "Fernhollow", "Tarnshaw"."""
    return random.choice(_ROOT_STARTS) + random.choice(_ROOT_ENDS)


def without_accents(text: str) -> str:
    """ "Muñoz" → "Munoz", "Weiß" → "Weiss"; what is no letter of an alphabet like ours is left out."""
    return unicodedata.normalize("NFKD", text.translate(_LETTERS)).encode("ascii", "ignore").decode()


def slug(text: str) -> str:
    """The letters and digits of `text` as they stand in an address: "O'Brien" gives "obrien"."""
    return re.sub(r"[^a-z0-9]", "", without_accents(text).lower())


#: How a company forms the part of an e-mail address before the @.
MAILBOX_STYLES = ("first.last", "flast", "first", "firstl", "first_last", "last.first")


def mailbox(style: str, first: str, last: str) -> str:
    f, n = slug(first), slug(last)
    return {
        "first.last": f"{f}.{n}",
        "flast": f"{f[:1]}{n}",
        "first": f,
        "firstl": f"{f}{n[:1]}",
        "first_last": f"{f}_{n}",
        "last.first": f"{n}.{f}",
    }[style]
