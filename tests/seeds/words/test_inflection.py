"""Plurals and articles are those of a library that knows English."""

from __future__ import annotations

import re

import inflect
import pytest
from deskgym.seeds.inflection import a, counted, is_plural, plural
from deskgym.seeds.trades import TRADES

NOUNS = sorted({item.noun for trade in TRADES for family in trade.families for item in family.items})
ENGLISH = inflect.engine()
# Where a name of goods goes on after the word that it counts by.
AFTER = re.compile(r" of |, | with | for ")


@pytest.mark.parametrize("noun", NOUNS)
def test_goods_are_counted_as_a_library_counts_them(noun: str) -> None:
    head = AFTER.split(noun)[0]
    is_plural = ENGLISH.singular_noun(head.split(" ")[-1]) and head.endswith("s")
    expected = head if is_plural else ENGLISH.plural_noun(head)
    assert plural(noun) == expected + noun[len(head) :]
    if not is_plural and not noun.startswith("LED"):
        assert a(noun) == ENGLISH.a(noun)


@pytest.mark.parametrize(
    "word", ["box", "battery", "tray", "knife", "person", "brush", "lens", "drip tray", "stool, set of 4"]
)
def test_other_nouns_are_counted_by_their_rules(word: str) -> None:
    head, *rest = word.split(", ")
    assert plural(word) == ", ".join([ENGLISH.plural_noun(head), *rest])


@pytest.mark.parametrize(
    "word", ["hour", "unit", "SKU", "RMA number", "old one", "user", "honest mistake", "one-off", "eight"]
)
def test_articles_go_by_the_sound(word: str) -> None:
    assert a(word) == ENGLISH.a(word)


def test_one_stays_singular() -> None:
    assert (counted(1, "drip tray"), counted(1200, "drip tray")) == ("1 drip tray", "1,200 drip trays")


def test_an_led_is_read_letter_by_letter() -> None:
    assert a("LED panel") == "an LED panel"


@pytest.mark.parametrize("noun", NOUNS)
def test_goods_that_are_spoken_of_as_several_are_those_whose_plural_is_their_own(noun: str) -> None:
    assert is_plural(noun) == (plural(noun) == noun)
