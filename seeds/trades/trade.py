"""What a line of business is made of: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ..inflection import is_plural
from .matters import Fault, Matter, Question
from .nature import Kind, Nature, Trait


@dataclass(frozen=True)
class Item:
    """A kind of article; `low` and `high` are the prices in dollars of its smallest and largest option."""

    noun: str
    low: int
    high: int
    #: What these two weigh in their boxes, in grams.
    light: int
    heavy: int
    #: The box of the smallest: "52 × 16 × 16", in centimetres.
    box: str
    nature: Nature

    @property
    def kind(self) -> Kind:
        return self.nature.kind

    @property
    def traits(self) -> tuple[Trait, ...]:
        return self.nature.traits

    @property
    def name(self) -> str:
        """Without how many come together: "nitrile gloves" of "nitrile gloves, carton"."""
        return self.noun.split(",")[0]

    @property
    def is_plural(self) -> bool:
        """Whether one speaks of it as of several: "work pants", "safety glasses"."""
        return is_plural(self.name)

    def has(self, trait: Trait) -> bool:
        return trait in self.nature.traits

    def weight(self, option: int, options: int) -> int:
        """The grams of an option, counted from 0."""
        return self.light + (self.heavy - self.light) * option // max(1, options - 1)


@dataclass(frozen=True)
class Family:
    name: str
    code: str
    options: tuple[str, ...]
    items: tuple[Item, ...]
    #: What the label says of its care: one of these, of which the first holds that is of the item.
    care: tuple[str, ...]
    #: Months that the maker may answer for it.
    warranty: tuple[int, ...]
    is_worn: bool = False

    def care_of(self, item: Item, care: str) -> str:
        """What one of `care` says of an item: "A @ names of items | B" is A of these and B of all others."""
        for each in care.split(" | "):
            text, _, names = each.partition(" @ ")
            if not names or item.name in names.split(", "):
                return text
        raise ValueError(f"{care!r} says nothing of {item.name}")


@dataclass(frozen=True, eq=False)
class Trade:
    """A line of business; there is one object of each, found by what it is and not by all that it holds."""

    name: str
    #: Second words of a company of this trade: "Tarnshaw Outfitters".
    company_kinds: tuple[str, ...]
    taglines: tuple[str, ...]
    #: The industries most of its customers belong to.
    industries: tuple[str, ...]
    families: tuple[Family, ...]
    #: What customers buy for; names the deals.
    projects: tuple[str, ...]
    #: What customers complain about, each said of some of the goods.
    faults: tuple[Fault, ...]
    #: What customers ask.
    questions: tuple[Question, ...]

    def item(self, article: str) -> Item:
        """What "Heron dome tent, 2-person" is, with or without option. Raises KeyError for what it does not sell."""
        return _sold(self, article)[1]

    def family_of(self, article: str) -> Family:
        """The family of an article. Raises KeyError for what the trade does not sell."""
        return _sold(self, article)[0]

    def faults_of(self, article: str) -> list[Fault]:
        """What may be wrong with that article."""
        family, item = _sold(self, article)
        return [fault for fault in self.faults if _fits(fault, family, item)]

    def questions_of(self, article: str) -> list[Question]:
        """What may be asked about that article."""
        family, item = _sold(self, article)
        return [question for question in self.questions if _fits(question, family, item)]

    def said_of(self, name: str, matters: Sequence[Matter]) -> list[str]:
        """The texts of those that make sense for an article, or for all articles of a family."""
        family = next((family for family in self.families if family.name == name), None)
        if family is None:
            family, item = _sold(self, name)
            return [matter.text for matter in matters if _fits(matter, family, item)]
        return [matter.text for matter in matters if all(_fits(matter, family, item) for item in family.items)]


def _fits(matter: Matter, family: Family, item: Item) -> bool:
    return family.code in matter.on or item.name in matter.on


@cache
def _sold(trade: Trade, article: str) -> tuple[Family, Item]:
    sold = _nouns(trade)
    noun = article.split(" ", 1)[1]
    while noun not in sold and ", " in noun:
        noun = noun.rsplit(", ", 1)[0]
    return sold[noun]


@cache
def _nouns(trade: Trade) -> dict[str, tuple[Family, Item]]:
    """By noun, and by what is left of one when what it is packed in is not said."""
    sold = [(family, item) for family in trade.families for item in family.items]
    return {name: (family, item) for family, item in sold for name in (item.name, item.noun)}


def family(
    name: str,
    code: str,
    options: str,
    *items: tuple[str, int, int, int, int, str, Nature],
    care: tuple[str, ...],
    warranty: tuple[int, ...],
    is_worn: bool = False,
) -> Family:
    sold = tuple(Item(*item) for item in items)
    return Family(name, code, tuple(options.split(" | ")), sold, care, warranty, is_worn)
