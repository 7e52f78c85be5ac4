"""People's names, streets and legal forms: mostly Faker, driven by the world's randomness.

This is the only module that may import Faker. It does so when the first word is drawn, since nobody who only loads a
world needs it.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from .names import slug, without_accents
from .random_source import pick

if TYPE_CHECKING:
    from faker import Faker

# Where the families of the people came from, in per cent: a company in the United States.
_LOCALES = {
    "en_US": 62, "es_MX": 10, "en_IN": 6, "zh_CN": 5, "vi_VN": 4, "de_DE": 3, "en_IE": 3, "pl_PL": 2, "fr_FR": 2,
    "pt_BR": 1, "it_IT": 1, "ja_JP": 1,
}  # fmt: skip
_ROMANIZED = ("zh_CN", "ja_JP")
# Nobody in the country writes the accents of these languages.
_WITHOUT_ACCENTS = ("vi_VN", "pl_PL")
_PROVIDERS = ("person", "address")
# Lists sort names by their first letter, so it has no accent and is a capital.
_NAME = re.compile(r"[A-Z][A-Za-zÀ-ÿ'\-]+(?: [A-Z][A-Za-zÀ-ÿ'\-]+)*")
# Families after whom a company may not be called, because a well-known one is.
_BRANDS = (
    "Abbott", "Bloom", "Boeing", "Bosch", "Bose", "Campbell", "Chase", "Cisco", "Colgate", "Deere", "Dell", "Dyson",
    "Ford", "Gamble", "Gap", "Garmin", "Goldman", "Goodyear", "Grainger", "Harley", "Heinz", "Hershey", "Hewlett",
    "Hilton", "Johnson", "Kellogg", "Kohler", "Kraft", "Lilly", "Lincoln", "Lowe", "Marriott", "Mars", "Mattel",
    "May", "McDonald", "Mcdonald", "Merck", "Morgan", "Nestle", "Nordstrom", "Packard", "Pfizer", "Proctor", "Ross",
    "Sachs", "Schwab", "Sears", "Sherwin", "Singer", "Smith", "Stanley", "Target", "Tyson", "Walton", "Wells",
    "Wendy", "Whirlpool", "Williams", "Wrigley", "Xerox",
)  # fmt: skip


class Vocabulary:
    """The words that one maker draws, all from its own random stream."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._fakers: dict[str, Faker] = {}

    def first_name(self) -> str:
        return self._names(pick(self._random, _LOCALES))[0]

    def last_name(self) -> str:
        return self._names(pick(self._random, _LOCALES))[1]

    def full_name(self) -> tuple[str, str]:
        """A first and a last name that go together."""
        return self._names(pick(self._random, _LOCALES))

    def family_in_business(self) -> str:
        """A last name that a company can carry without being taken for a real one."""
        while True:
            name = str(self._faker("en_US").last_name())
            if name not in _BRANDS:
                return name

    def legal_form(self) -> str:
        """ "LLC", "Inc" """
        return self._random.choice(("Inc", "LLC", "Inc", "LLC", "Corp"))

    def street(self, unit: str = "Suite") -> str:
        """ "4821 Kimberly Fork", or "4821 Kimberly Fork, Suite 310" """
        line = f"{self._random.randrange(12, 9800)} {self._faker('en_US').street_name()}"
        return f"{line}, {unit} {self._random.randrange(101, 999)}" if self._random.randrange(5) == 0 else line

    def _names(self, locale: str) -> tuple[str, str]:
        faker = self._faker(locale)
        while True:
            if locale in _ROMANIZED:
                name = faker.first_romanized_name(), faker.last_romanized_name()
            else:
                # Not `first_name`, which some locales leave to English.
                first = faker.first_name_female if self._random.randrange(2) else faker.first_name_male
                name = first(), faker.last_name()
            if locale in _WITHOUT_ACCENTS:
                name = without_accents(name[0]), without_accents(name[1])
            if all(_NAME.fullmatch(part) for part in name):
                return name

    def _faker(self, locale: str) -> Faker:
        if locale not in self._fakers:
            from faker import Faker

            made = Faker(locale, providers=[f"faker.providers.{name}" for name in _PROVIDERS])
            made.seed_instance(self._random.getrandbits(64))
            self._fakers[locale] = made
        return self._fakers[locale]


class FullNames:
    """Hands out names of which no two are alike, accents aside."""

    def __init__(self) -> None:
        self._taken: set[tuple[str, str]] = set()

    def draw(self, vocabulary: Vocabulary) -> tuple[str, str]:
        """A first and a last name that were not drawn before."""
        while True:
            name = vocabulary.full_name()
            if self.take(*name):
                return name

    def take(self, first: str, last: str) -> bool:
        """Keep a name for somebody; False if there is such a person already."""
        key = slug(first), slug(last)
        is_new = key not in self._taken
        self._taken.add(key)
        return is_new
