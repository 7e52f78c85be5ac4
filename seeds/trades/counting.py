"""How people count goods: "6 cases of beakers", "24 pairs of work pants", "1 incubator"."""

from __future__ import annotations

import re

from ..inflection import counted, plural
from .trade import Item, Trade

# An option by which goods come in packs: "pack of 50", "6-pack".
_PACKED = re.compile(r"(?:, |^)(pack|box|case) of \d+|(?:, |^)\d+-(pack)\b")
_PAIRS = re.compile(r"(?:pants|gloves|glasses)$")
_MATTER = ("paper", "descaler")


def count_of(trade: Trade, product: str, number: int) -> dict[str, str]:
    """`thing` is what a product is called for short, `count` so many of it."""
    try:
        item = trade.item(product.partition(" (")[0])
    except KeyError:
        return {}
    return {"thing": item.name, "count": _count(item, product, number)}


def _count(item: Item, product: str, number: int) -> str:
    name, packed = item.name, item.noun.partition(", ")[2]
    many = name if item.is_plural or name.endswith(_MATTER) else plural(name)
    if packed == "dozen":
        return f"{number} dozen {many}"
    option = _PACKED.search(product)
    if packed or option:
        unit = packed.partition(" of ")[0] or (option[1] or option[2] if option else "")
        return f"{counted(number, unit)} of {many}"
    if item.kind == "footwear" or _PAIRS.search(name):
        return f"{counted(number, 'pair')} of {many}"
    if item.is_plural:
        return f"{counted(number, 'set')} of {many}"
    return counted(number, name)
