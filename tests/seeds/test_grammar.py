"""Texts out of patterns."""

from __future__ import annotations

from random import Random

import pytest
from deskgym.seeds.grammar import say, variants

PATTERN = "[Called|Met] {first}[ in {city}|, again|]."


def said(pattern: str, **facts: str) -> set[str]:
    return {say(Random(number), (pattern,), facts).text for number in range(60)}


def test_a_pattern_leaves_out_what_nobody_knows() -> None:
    assert said(PATTERN, first="Ann", city="") == {"Called Ann.", "Met Ann.", "Called Ann, again.", "Met Ann, again."}
    assert say(Random(1), (PATTERN,), {}).text == ""


def test_a_text_names_the_facts_that_it_states() -> None:
    assert set(say(Random(2), ("{first} moved to {city}.",), {"first": "Ann", "city": "Reno"}).states) == {
        "first",
        "city",
    }


def test_no_blank_or_comma_is_left_where_nothing_was_chosen() -> None:
    assert said("done, [now|] .") == {"Done, now.", "Done."}
    assert said("asks: {what}[, then|].", what="Where?") == {"Asks: Where? Then.", "Asks: Where?"}


def test_every_choice_counts_once() -> None:
    assert variants(PATTERN) == 6


def test_a_bracket_that_is_not_closed_is_an_error() -> None:
    with pytest.raises(ValueError, match="Unbalanced"):
        say(Random(1), ("[one|two",), {})
