"""Texts out of patterns."""

from __future__ import annotations

from random import Random

import pytest
from deskgym.seeds.grammar import Grammar, expand, gaps, say, variants

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


def every(text: str, **macros: str) -> set[str]:
    parsed = Grammar(macros).parse(text)
    return {expand(parsed, Random(seed)) for seed in range(200)}


def test_choices_may_be_nested_and_empty() -> None:
    assert every("[a|b [c|d]|]e") == {"ae", "b ce", "b de", "e"}


def test_a_macro_stands_for_its_choices() -> None:
    assert every("so $word!", word="yes|no") == {"so yes!", "so no!"}
    with pytest.raises(KeyError):
        every("$nothing")


def test_marks_close_up_and_quotations_end() -> None:
    assert every("well [|] , done .") == {"well, done."}
    assert every("// > quoted // said") == {"> quoted\n\nsaid"}


def test_gaps_stay_open() -> None:
    parsed = Grammar({}).parse("{a} [{b} {c}|{b}]")
    assert parsed.needs == {"a", "b"}
    assert gaps("{a} and {b}") == ["a", "b"]


def test_a_text_keeps_to_what_is_known() -> None:
    parsed = Grammar({}).parse("{a} [{b}|{c}|]")
    assert {expand(parsed, Random(seed), {"a", "c"}) for seed in range(60)} == {"{a} {c}", "{a}"}
    assert not parsed.fits({"b"})
