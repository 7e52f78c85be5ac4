"""Texts with choices, and the voices that speak them."""

from __future__ import annotations

from random import Random

import pytest
from deskgym.seeds.chat.grammar import Grammar, expand, gaps, least_gaps
from deskgym.seeds.chat.voices import Voice, draw_voice


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
    assert least_gaps(parsed) == {"a", "b"}
    assert gaps("{a} and {b}") == ["a", "b"]


def test_a_voice_leaves_facts_alone() -> None:
    text = "@{b} please note the color of {article}: `{sku}`. Thanks for {account}."
    for seed in range(300):
        random = Random(seed)
        spoken = draw_voice(random).speak(text, random)
        for fact in ("@{b}", "{article}", "`{sku}`", "{account}"):
            assert fact in spoken


def test_who_writes_small_keeps_the_names_of_days() -> None:
    voice = Voice(words={}, pattern=None, is_lower=True)
    assert voice.speak("Thanks. Monday works. See you.", Random(1)) == "thanks. Monday works. see you."
