"""Typed answers: every way to write the right one, and nothing else."""

from __future__ import annotations

import time
from datetime import date

import pytest
from deskgym.harness.audit.sayings.right import right_answers
from deskgym.harness.audit.sayings.wrong import wrong_answers
from deskgym.tasks.answers import Answer, Date, Money, Name, Names, Number, Table
from deskgym.tasks.reading import excerpt
from deskgym.tasks.reading.phrase import Surroundings
from hypothesis import given, settings
from hypothesis import strategies as st

PEOPLE = frozenset({"Victor Ferreira", "Ana Cruz", "Ana Cruz Lind", "Bo Lind", "Dana Ruiz"})
TABLE = Table(((Name("Ana Cruz"), Money(120_000)), (Name("Bo Lind"), Money(5_050))))
ORDERED = Table(((Number(1),), (Number(2),)), ordered=True)
OWNER = Name("Victor Ferreira", PEOPLE)
CELLS = Names(frozenset({"D5", "D12"}), frozenset(f"{letter}{row}" for letter in "ABCDE" for row in range(1, 30)))
DAY = Date(date(2026, 4, 3))
SAMPLES: tuple[Answer, ...] = (
    Number(7),
    Number(0),
    Number(1_234),
    Number(123_456),
    Money(1_234_550),
    Money(1_200_000),
    Money(5),
    DAY,
    Date(date(2026, 5, 21)),
    OWNER,
    Name("Lind & Sons, Inc."),
    Name("March"),
    CELLS,
    Names(frozenset({"Ana Cruz", "Bo Lind", "Dana Ruiz"}), PEOPLE),
    Names(frozenset({"Lind, Sons & Co", "Cruz Works Inc."})),
    TABLE,
    Table(((Name("Ana Cruz"), Name("Budget")), (Name("Dana Ruiz"), Name("Need"))), ordered=True),
)
#: A question to each of some answers, and what may be said in its words.
STOCK = "How many of KX-104-BLK do we have available at Main warehouse for order #2033?"
PIPELINE = "What is the total amount of Dana Ruiz's deals in Negotiation that are not above $50,000?"
LAUNCH = "Which launch date of the spring catalogue was agreed last in #marketing? Not the one before March 1, 2026."
OWNS = "Order #2033 was placed by Ana Cruz at Lind & Sons. Who owns that company's account? Or who is its manager?"
ODD = "Which cells in B2:F30 of “Budget” hold no formula, other than those above row 4?"


@pytest.mark.parametrize("answer", SAMPLES, ids=str)
def test_the_right_answer_is_accepted_in_every_usual_form(answer: Answer) -> None:
    assert not [said for said in right_answers(answer) if not answer.accepts(said)]


@pytest.mark.parametrize("answer", SAMPLES, ids=str)
def test_a_wrong_answer_is_refused(answer: Answer) -> None:
    assert not [excerpt(said) for _, said in wrong_answers(answer) if answer.accepts(said)]


@pytest.mark.parametrize("answer", SAMPLES, ids=str)
def test_the_words_of_questions_make_no_wrong_answer_right(answer: Answer) -> None:
    around = Surroundings(f"{STOCK} {PIPELINE} {LAUNCH} {OWNS} {ODD}")
    assert not [said for said in right_answers(answer) if not answer.accepts(said, around)]
    assert not [excerpt(said) for _, said in wrong_answers(answer) if answer.accepts(said, around)]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Number(25), "25.0"),
        (Number(-3), "-3"),
        (Number(-3), "The number is −3."),
        (Number(42), "forty-two"),
        (Number(20), "Twenty."),
        (Money(-2_400), "-$24.00"),
        (Money(-2_400), "($24.00)"),
        (Money(-2_400), "$-24"),
        (Money(5_824_700), "They come to 58,247 USD in all."),
        (Date(date(2026, 5, 3)), "3 May 2026"),
        (Date(date(2026, 3, 5)), "03/05/2026"),
        (Name("Ana Cruz Lind", PEOPLE), "It is Ana Cruz Lind."),
        (Name("Ana Cruz Lind", PEOPLE), "Lind, Ana Cruz"),
        (Name("Ana Cruz Lind", PEOPLE), "Cruz Lind, Ana"),
        (CELLS, "d12, d5"),
        (CELLS, "$D$12 and D$5"),
        (CELLS, "['D5', 'D12']"),
        (Names(frozenset({"Lind, Sons & Co", "Cruz"})), "Cruz, Lind, Sons & Co"),
        (ORDERED, [["1"], ["2"]]),
        (ORDERED, "[[1], [2]]"),
        (TABLE, "Bo Lind | $50.50\nAna Cruz | 1,200"),
        (TABLE, '[{"name": "Ana Cruz", "amount": 1200}, {"name": "Bo Lind", "amount": 50.5}]'),
    ],
)
def test_other_spellings_are_read(answer: Answer, said: object) -> None:
    assert answer.accepts(said)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Number(1234), "1,23,4"),
        (Number(1234), "1234 1235"),
        (Number(1), True),
        (Number(24), "24-25"),
        (Number(24), "two dozen, or 24"),
        (Number(24), "1 24"),
        (Number(7), "seven hundred"),
        (Number(7), "seventh"),
        (Number(7), "twenty seven"),
        (Money(2_400), "24 cents"),
        (Money(2_400), "2400 for 24 orders"),
        (Money(2_400), "-($24)"),
        (Money(2_400), "($24)"),
        (Money(2_400), "€24.00"),
        (Date(date(2026, 4, 3)), "2026-03-04"),
        (DAY, "April 3, 2026, after April 2, 2026"),
        (DAY, "April 3, 2026 if it is May"),
        (DAY, "2026-04-31"),
        (DAY, "Thursday, April 3, 2026"),
        (DAY, "20260403"),
        (Name("Dana Ruiz"), ["Dana Ruiz"]),
        (OWNER, "Victor Ferreira, Lind"),
        (OWNER, "Victor Ferreira, Facilities manager"),
        (Name("Ana Cruz", PEOPLE), "It is Ana Cruz Lind."),
        (CELLS, "The cells D5, D12 and D13."),
        (CELLS, "D5:D12"),
        (CELLS, "D5 D5 D12"),
        (Names(frozenset({"Ana Cruz"})), 7),
        (TABLE, "Ana Cruz | $50.50\nBo Lind | 1,200"),
        (TABLE, [["Ana Cruz", "1200"], ["Ana Cruz", "1200"]]),
        (TABLE, '[{"not": "Ana Cruz", "sum": 1200}, {"not": "Bo Lind", "sum": 50.5}]'),
        (ORDERED, [["2"], ["1"]]),
    ],
)
def test_other_values_are_refused(answer: Answer, said: object) -> None:
    assert not answer.accepts(said)


@pytest.mark.parametrize(
    ("answer", "goal", "said"),
    [
        (Number(24), STOCK, "24 available at Main warehouse."),
        (Number(24), STOCK, "There are 24 of KX-104-BLK, for order #2033."),
        (Number(24), STOCK, "We have 24 available."),
        (Number(7), "How many of Dana's cases are open?", "There are 7 open cases."),
        (Money(5_824_700), PIPELINE, "The total amount of Dana Ruiz's deals in Negotiation is $58,247.00."),
        (Money(5_824_700), PIPELINE, "Deals in Negotiation that are not above $50,000: $58,247"),
        (DAY, LAUNCH, "The launch date of the spring catalogue is Friday, April 3, 2026."),
        (DAY, LAUNCH, "It was agreed to launch on April 3rd, 2026."),
        (OWNER, OWNS, "The owner of the account is Victor Ferreira."),
        (OWNER, OWNS, "Victor Ferreira is the owner of the account."),
        (OWNER, OWNS, "Hi, the account owner of Lind & Sons is Victor Ferreira. Thanks!"),
        (CELLS, ODD, "The cells in B2:F30 that hold no formula are D5 and D12."),
    ],
)
def test_the_words_of_the_question_may_stand_around_the_answer(answer: Answer, goal: str, said: str) -> None:
    assert answer.accepts(said, Surroundings(goal))


@pytest.mark.parametrize(
    ("answer", "goal", "said"),
    [
        (Number(24), STOCK, "24 of 2033"),
        (Number(24), STOCK, "How many? 24"),
        (Number(24), STOCK, "24 people"),
        (Number(24), STOCK, "There are 24 deals"),
        (Money(5_824_700), PIPELINE, "not above $58,247"),
        (Money(5_824_700), PIPELINE, "The total is not $58,247"),
        (Money(5_824_700), PIPELINE, "It is above $58,247"),
        (DAY, LAUNCH, "before April 3, 2026"),
        (DAY, LAUNCH, "Not the one: April 3, 2026"),
        (DAY, LAUNCH, "The launch was last agreed before 2026-04-03"),
        (OWNER, OWNS, "Victor Ferreira or Ana Cruz"),
        (OWNER, OWNS, "The manager of Victor Ferreira"),
        (OWNER, OWNS, "Ana Cruz, Victor Ferreira"),
        (CELLS, ODD, "D5, D12, B2"),
        (CELLS, ODD, "other than D5 and D12"),
        (CELLS, ODD, "No D5, D12"),
    ],
)
def test_the_words_of_the_question_do_not_turn_the_answer_round(answer: Answer, goal: str, said: str) -> None:
    assert not answer.accepts(said, Surroundings(goal))


HUGE = {
    "number": 10**5000,
    "negative": -(10**5000),
    "millions": "9" * 2_000_000,
    "thousands": "9" * 20_000,
    "nan": float("nan"),
    "infinite": float("inf"),
    "listed": [10**5000],
    "nested": [[["1"]]],
    "brackets": "[" * 20_000,
    "object": '{"a": ' * 3_000,
}


@pytest.mark.parametrize("said", HUGE.values(), ids=list(HUGE))
@pytest.mark.parametrize(
    "answer", [Number(24), Money(2_400), Date(date(2026, 4, 3)), OWNER, CELLS, TABLE], ids=lambda answer: answer.kind
)
def test_no_answer_is_too_large_to_be_refused(answer: Answer, said: object) -> None:
    assert not answer.accepts(said)
    assert len(excerpt(said)) < 300


@pytest.mark.parametrize("answer", SAMPLES, ids=str)
def test_twenty_thousand_characters_are_read_at_once(answer: Answer) -> None:
    text = str(answer)
    pieces = (
        "1 ",
        "1,",
        " ",
        "\n",
        "\t",
        "-",
        "- ",
        "* ",
        "*a",
        "a",
        "a ",
        ", ",
        "and ",
        "( ",
        "'",
        "`",
        "|",
        "hello ",
    )
    for piece in (*pieces, f"{text} ", f"{text}, ", f"{text}\n", "2026-04-03 ", "[", '["', ". ", "1.", "is "):
        for said in (piece * (20_000 // len(piece)), text + piece * ((20_000 - len(text)) // len(piece))):
            began = time.process_time()
            answer.accepts(said, Surroundings(PIPELINE))
            assert time.process_time() - began < 1, piece


UNKNOWN = st.lists(st.sampled_from(["zork", "blip", "Quux", "frobs", "wibble"]), min_size=2, max_size=2).map(" ".join)


@settings(max_examples=60, deadline=None)
@given(
    answer=st.sampled_from(SAMPLES), words=UNKNOWN, joint=st.sampled_from([" ", ", ", ": ", ". ", "\n", " - ", "; "])
)
def test_words_that_are_not_understood_make_an_answer_wrong(answer: Answer, words: str, joint: str) -> None:
    for said in (f"{words}{joint}{answer}", f"{answer}{joint}{words}"):
        assert not answer.accepts(said, Surroundings(PIPELINE))


@settings(max_examples=300, deadline=None)
@given(
    answer=st.sampled_from(SAMPLES), said=st.text(max_size=60) | st.text("0123456789,.-/ \n|$()[]{}\"'`*", max_size=40)
)
def test_every_text_can_be_read(answer: Answer, said: str) -> None:
    for text in (said, f"{answer}{said}", f"{said}{answer}"):
        assert answer.accepts(text) in (True, False)


@pytest.mark.parametrize(
    ("said", "is_right"),
    [("46 days", True), ("It was 46 days in all.", True), ("46 times", False), ("46 weeks", False), ("1 day", False)],
)
def test_a_number_is_of_what_the_question_counts(said: str, is_right: bool) -> None:
    question = "By how many days in all was the date pushed out? Add up each time it went to a later week."
    assert Number(46).accepts(said, Surroundings(question)) == is_right
