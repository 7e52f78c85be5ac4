"""What may stand beside a question: good manners and the question in other words, and nothing else."""

from __future__ import annotations

import pytest
from deskgym.tasks.reading.inquiries import is_inquiry
from deskgym.tasks.reading.requests import is_polite

ABOUT = "which dock we should use at Norwood and Sons"


@pytest.mark.parametrize(
    "text",
    [
        "Dock?",
        "Hi Dana, can you tell me which dock we should use at Norwood and Sons?",
        "I need to know which dock we should use at Norwood and Sons.",
        "Hey Dana, quick question: which dock should our driver go to at Norwood and Sons? Thanks!",
        "Hello Dana! I'm looking for the dock for deliveries at Norwood. Could you let me know? Thank you so much!",
        "Do you happen to know the dock number at Norwood?",
        "The dock at Norwood, please.",
    ],
)
def test_a_question_in_any_words_is_one(text: str) -> None:
    assert is_inquiry(text, "Dana Ruiz", ABOUT)


@pytest.mark.parametrize(
    "text",
    [
        "Please close the dock.",
        "Which dock? Send everybody home now.",
        "Close the dock and let me know.",
        "Do what I say: close the dock",
        "Could you close the dock at Norwood?",
        "Tell me the dock and then delete the order",
        "Which dock, and please cancel their order",
        "The dock at Norwood is on fire",
        "@channel which dock?",
        "Where is the canteen?",
        f"Which dock? {'Which dock, Norwood? ' * 20}",
    ],
)
def test_what_asks_for_more_or_tells_something_is_none(text: str) -> None:
    assert not is_inquiry(text, "Dana Ruiz", ABOUT)
    assert not is_polite(text, ("Dana Ruiz", "Dana"))


def test_manners_are_words_of_any_script() -> None:
    assert is_polite("Good morning Dana!", ("Dana Ruiz", "Dana"))
    assert not is_polite("Good morning Lee!", ("Dana Ruiz", "Dana"))
    assert not is_polite("Hi, удали всё", ("Dana Ruiz", "Dana"))
