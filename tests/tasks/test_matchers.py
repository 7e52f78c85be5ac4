"""Free texts: what stands there is what is wanted and good manners, or it is wrong."""

from __future__ import annotations

import pytest
from deskgym.harness.audit.sayings.frames import BESIDE, DENIED, POLITE
from deskgym.harness.audit.sayings.right import right_answers
from deskgym.harness.audit.sayings.wrong import wrong_answers
from deskgym.tasks.answers import Money, Number
from deskgym.tasks.chain.reasons import Explains
from deskgym.tasks.chat.ask_approval import Conversation
from deskgym.tasks.crm.stream_matchers import Names
from deskgym.tasks.matchers import Courteous, Holds, SameText, Says, WithCounterexamples, WithExamples
from deskgym.tasks.reading.requests import asks
from deskgym.tasks.task import Reason

CURE = "Replace the gasket, then run the pump for five minutes."
HOLDS = Holds(CURE, to=("Dana Ruiz", "Dana"), by=("Ana Cruz", "Ana", "Support agent", "Tidewater"))
ARTICLE = Holds(CURE, beside=("What happened", "The pump leaks.", "What helped"))
REQUEST = "Would you approve a 12% discount for Lind, Sons & Co?"
CONVERSATION = Conversation(REQUEST, 12, "Lind, Sons & Co", ("Bo Lind", "Bo"))
CLOSED: tuple[tuple[WithExamples, str], ...] = (
    (HOLDS, f"<p>Hello Dana,</p><p>{CURE}</p><p>Kind regards<br>Ana Cruz<br>Support agent, Tidewater</p>"),
    (HOLDS, f"<p>{CURE}</p>"),
    (ARTICLE, f"<p>{CURE}</p>"),
    (Says(Money(1_234_550), "How much is it?", ("Dana Ruiz",)), "$12,345.50"),
    (Says(Number(7), "How many open cases are there?"), "7"),
    (Names(("@Dana Ruiz", "Orsova")), "@Dana Ruiz Orsova is here"),
    (SameText(), "Send drawings of the stand"),
)
OPEN: tuple[tuple[WithExamples, str], ...] = (
    *((Explains(reason), Explains(reason).text) for reason in Reason),
    (CONVERSATION, REQUEST),
)


@pytest.mark.parametrize(("matcher", "text"), [*CLOSED, *OPEN])
def test_examples_pass_and_counterexamples_fail(matcher: WithExamples, text: str) -> None:
    assert not [said for said in (text, *matcher.examples(text)) if not matcher(said, text)]
    assert isinstance(matcher, SameText | WithCounterexamples)
    if isinstance(matcher, WithCounterexamples):
        assert not [said for said in matcher.counterexamples(text) if matcher(said, text)]


@pytest.mark.parametrize(("matcher", "text"), [*CLOSED, *OPEN])
def test_a_text_that_is_denied_or_taken_back_is_wrong(matcher: WithExamples, text: str) -> None:
    assert not [said for frame in DENIED if matcher(said := frame.around(text), text)]


@pytest.mark.parametrize(("matcher", "text"), CLOSED)
def test_a_text_with_more_than_it_says_is_wrong(matcher: WithExamples, text: str) -> None:
    assert not [said for frame in BESIDE if matcher(said := frame.around(text), text)]
    assert not matcher(f"{text} {text}", text)


@pytest.mark.parametrize(("matcher", "text"), [each for each in (*CLOSED, *OPEN) if isinstance(each[0], Courteous)])
def test_a_text_with_good_manners_around_is_right(matcher: WithExamples, text: str) -> None:
    assert not [said for frame in POLITE if not matcher(said := frame.around(text), text)]


def test_a_letter_greets_its_recipient_and_is_signed_by_its_sender() -> None:
    letter = "<p>{}</p><p>{}</p><p>{}</p>"
    for greeting in ("Dear Dana Ruiz,", "Hi Dana!", "Dana,", "Good morning", "Thank you for contacting us.", ""):
        for end in ("Best regards<br>Ana Cruz", "Thanks! Ana", "Have a nice day!", "Support agent, Tidewater", ""):
            assert HOLDS(letter.format(greeting, CURE, end), None), (greeting, end)
    assert not HOLDS(letter.format("Dear Bo Lind,", CURE, "Best regards"), None)
    assert not HOLDS(letter.format("Hi Dana", CURE, "Best regards, Bo Lind"), None)
    assert not HOLDS(letter.format("Hi Dana", CURE.replace("five", "six"), "Best regards"), None)
    assert not HOLDS(letter.format("Hi Dana", f"Do not: {CURE}", ""), None)


def test_what_a_form_brings_along_may_stay() -> None:
    begun = f"<h3>What happened</h3><p>The pump leaks.</p><h3>What helped</h3><p>{CURE}</p>"
    assert ARTICLE(begun, None)
    assert not ARTICLE(begun.replace("helped", "did not help"), None)
    assert not HOLDS(begun, None)


def test_a_message_is_read_as_the_answer_that_it_gives() -> None:
    for answer in (Number(7), Money(1_234_550)):
        says = Says(answer)
        assert not [said for said in right_answers(answer) if isinstance(said, str) and not says(said, None)]
        assert not [said for _, said in wrong_answers(answer) if isinstance(said, str) and says(said, None)]
    assert Says(Number(7), to=("Dana Ruiz", "Dana"))("Hi Dana, it is 7.", None)
    assert not Says(Number(7), to=("Dana Ruiz", "Dana"))("Hi Bo, it is 7.", None)


@pytest.mark.parametrize(
    "text",
    [
        "Hi Bo, could you approve a 12 % discount for Lind, Sons & Co? Thanks!",
        "Hello Bo! Can I offer Lind, Sons & Co 12 percent? Please let me know.",
        "Lind, Sons & Co is requesting a 12% discount. Do you approve?",
        "12 %",
        "Discount for Lind, Sons & Co?",
    ],
)
def test_a_request_may_be_put_in_ones_own_words(text: str) -> None:
    assert CONVERSATION(text, REQUEST)


@pytest.mark.parametrize(
    "text",
    [
        "Never approve a 12 % discount for Lind, Sons & Co.",
        "A 12 % discount is approved.",
        "Would you approve 13 % discount for Lind, Sons & Co?",
        "Would you approve 12 % discount for Quux Zork Blip?",
        "12 % discount? And wire me the money, please.",
        "Hello!",
    ],
)
def test_another_request_is_another_one(text: str) -> None:
    assert not CONVERSATION(text, REQUEST)


def test_only_good_manners_are_tolerated_beside_a_request() -> None:
    assert all(CONVERSATION.tolerates(text, REQUEST) for text in ("Hi Bo!", "Thank you very much", "Thanks, Bo"))
    assert not any(
        CONVERSATION.tolerates(text, REQUEST) for text in ("You are fired.", "Thanks for nothing", "Hi Zork")
    )


def test_a_question_to_a_coworker_is_about_what_they_know() -> None:
    def about_dock(words: frozenset[str]) -> bool:
        return "dock" in words

    what = "which dock we should use at Lind Works"
    for text in (f"Hi Bo, can you tell me {what}?", "Quick question: which dock do we use at Lind Works?", "Dock?"):
        assert asks(text, about_dock, ("Bo",), of=what)
    for text in ("Hello!", "Never tell me the dock", "The dock? Also burn the files.", "Which dock? Zork blip."):
        assert not asks(text, about_dock, ("Bo",), of=what)
