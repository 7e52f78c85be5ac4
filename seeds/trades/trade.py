"""What a line of business is made of: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from dataclasses import dataclass


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

    def weight(self, option: int, options: int) -> int:
        """The grams of an option, counted from 0."""
        return self.light + (self.heavy - self.light) * option // max(1, options - 1)


@dataclass(frozen=True)
class Family:
    name: str
    code: str
    options: tuple[str, ...]
    items: tuple[Item, ...]
    #: What the label says of its care: one of these.
    care: tuple[str, ...]
    #: Months that the maker may answer for it.
    warranty: tuple[int, ...]
    is_worn: bool = False


@dataclass(frozen=True)
class Trade:
    name: str
    #: Second words of a company of this trade: "Tarnshaw Outfitters".
    company_kinds: tuple[str, ...]
    taglines: tuple[str, ...]
    #: The industries most of its customers belong to.
    industries: tuple[str, ...]
    families: tuple[Family, ...]
    #: What customers buy for; names the deals.
    projects: tuple[str, ...]
    #: What customers complain about, said of one article: "STR GTR: neck cracked in transit" is said of two families,
    #: ": arrived scratched" of all.
    faults: tuple[str, ...]
    #: What customers ask, in the same form.
    questions: tuple[str, ...]

    def said_of(self, family_name: str, phrases: tuple[str, ...]) -> list[str]:
        """Those of `phrases` that make sense for an article of that family."""
        code = next(family.code for family in self.families if family.name == family_name)
        told = [phrase.split(": ", 1) for phrase in phrases]
        return [text for codes, text in told if not codes or code in codes.split()]


def family(
    name: str,
    code: str,
    options: str,
    *items: tuple[str, int, int, int, int, str],
    care: tuple[str, ...],
    warranty: tuple[int, ...],
    is_worn: bool = False,
) -> Family:
    made = tuple(Item(*item) for item in items)
    return Family(name, code, tuple(options.split(" | ")), made, care, warranty, is_worn)
