"""The voices that speak texts."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from deskgym.seeds.chat.voices import Voice, draw_voice


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


def test_a_voice_swaps_no_word_that_means_something_else() -> None:
    text = "I'd like a second pair of eyes on a second quote. We missed it by a minute."
    for seed in range(300):
        random = Random(seed)
        spoken = replace(draw_voice(random), slips=0).speak(text, random)
        assert "a second pair of eyes on a second quote" in spoken
        assert "by a minute" in spoken
