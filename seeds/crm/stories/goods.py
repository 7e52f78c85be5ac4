"""How people speak of an article in a sentence, and what can be said of it at all."""

from __future__ import annotations

import re

from ...buyers.kinds import DEALERS, kind_key
from ...inflection import a, plural
from ...trades import Trade

_PACK = re.compile(r"^(carton|case|dozen|pack|box|set|pair)\b")
_WORD = re.compile(r"[\w'-]+")


def tags_of(trade: Trade, article: str, quantity: int = 0) -> frozenset[str]:
    """What stories ask of goods: the words of their name, their kind and traits, their line of business, how many."""
    item = trade.item(article)
    tags = {trade.name.split()[0], *_WORD.findall(item.name.lower()), item.kind, *item.traits}
    tags.add("plural" if item.is_plural else "single")
    tags.add("heavy" if item.light >= _HEAVY else "light")
    tags.add("freight" if item.light * max(1, quantity) >= _FREIGHT else "parcel")
    if quantity:
        tags.add("one" if quantity == 1 else "few" if quantity < _MANY else "many")
    return frozenset(tags)


_MANY = 4
# So many grams nobody carries alone, and so many go on a pallet.
_HEAVY, _FREIGHT = 22_000, 60_000
_MONEY = re.compile(
    r"controller|bookkeep|accounts payable|finance|billing|treasurer|grants|human resources|people op", re.I
)
# Kinds of customers of which something is said that is not said of all.
_OFFICES = frozenset({"Financial services", "Professional services", "Technology"})


def handles_money(title: str | None) -> bool:
    """Whether somebody with this title sees invoices rather than goods."""
    return bool(title and _MONEY.search(title))


def buyer_tags(company: str, industry: str | None, title: str | None) -> frozenset[str]:
    """What stories ask of a customer: the kind of company, whether it sells on, is an office, and who writes."""
    key = kind_key(company)
    tags = {key} if key else set()
    tags.add("dealer" if key in DEALERS and key != "roaster" else "user")
    tags.add("office" if industry in _OFFICES else "place")
    tags.add("public" if industry in ("Government", "Education") or key == "hospital" else "private")
    tags.add("money" if handles_money(title) else "hands")
    tags.add("owner" if title and re.search("owner|partner|principal|president", title, re.I) else "staff")
    return frozenset(tags)


def words_for(trade: Trade, article: str, quantity: int = 0) -> dict[str, str]:
    """The goods in all the forms a sentence asks for: `noun`, `a_noun`, `nouns`, `it`, `is`, and `goods` if counted."""
    item = trade.item(article)
    noun, is_plural = item.name, item.is_plural
    forms = ("they", "them", "their", "are", "have", "were", "do", "these", "those", "need") if is_plural else (
        "it", "it", "its", "is", "has", "was", "does", "this", "that", "needs",
    )  # fmt: skip
    keys = ("it", "them", "its", "is", "has", "was", "does", "this", "that", "needs")
    known = dict(zip(keys, forms, strict=True))
    known |= {"noun": noun, "nouns": noun if is_plural else plural(noun), "a_noun": noun if is_plural else a(noun)}
    if quantity:
        known |= _counted(item.noun, noun, quantity, is_plural=is_plural)
    return known


def _counted(whole: str, noun: str, quantity: int, *, is_plural: bool) -> dict[str, str]:
    """Said after "the"."""
    pack = whole.partition(", ")[2]
    number = "" if quantity == 1 else f"{quantity} "
    if _PACK.match(pack):
        head = pack.partition(" of ")[0]
        packs = head if quantity == 1 else plural(head)
        return {"goods": f"{number}{packs} of {noun if is_plural else plural(noun)}"}
    return {"goods": f"{number}{noun if is_plural or quantity == 1 else plural(noun)}"}
