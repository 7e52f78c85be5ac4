"""Typed answers: every way to write the right one, and nothing else."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.tasks.answers import Answer, Date, Money, Name, Names, Number, Table
from deskgym.tasks.reading import shown

TABLE = Table(((Name("Ana Cruz"), Money(120_000)), (Name("Bo Lind"), Money(5_050))))
ORDERED = Table(((Number(1),), (Number(2),)), ordered=True)
PEOPLE = frozenset({"Victor Ferreira", "Ana Cruz", "Ana Cruz Lind", "Bo Lind", "Dana Ruiz"})
OWNER = Name("Victor Ferreira", PEOPLE)
CELLS = Names(frozenset({"D5", "D12"}), frozenset(f"{letter}{row}" for letter in "ABCDE" for row in range(1, 30)))


@pytest.mark.parametrize(
    ("answer", "given"),
    [
        (Number(1234), "1234"),
        (Number(1234), " 1,234. "),
        (Number(25), "25.0"),
        (Number(25), 25),
        (Number(0), "0"),
        (Money(1_250_000), "$12,500.00"),
        (Money(1_250_000), "12500"),
        (Money(1_250_000), "USD 12,500"),
        (Money(5_005), 50.05),
        (Date(date(2026, 4, 3)), "2026-04-03"),
        (Date(date(2026, 4, 3)), "April 3, 2026"),
        (Date(date(2026, 4, 3)), "04/03/2026"),
        (Name("Dana Ruiz"), "  dana   RUIZ."),
        (Names(frozenset({"Ana Cruz", "Bo Lind"})), "Bo Lind, Ana Cruz"),
        (Names(frozenset({"Ana Cruz", "Bo Lind"})), ["Bo Lind", "Ana Cruz"]),
        (Names(frozenset({"Lind, Sons & Co", "Cruz"})), "Cruz; Lind, Sons & Co"),
        (TABLE, "Bo Lind | $50.50\nAna Cruz | 1,200"),
        (TABLE, [["Ana Cruz", "1200"], ["Bo Lind", "50.50"]]),
        (ORDERED, [["1"], ["2"]]),
    ],
)
def test_the_right_answer_is_accepted_in_every_usual_form(answer: Answer, given: object) -> None:
    assert answer.accepts(given)
    assert answer.accepts(str(answer))


@pytest.mark.parametrize(
    ("answer", "given"),
    [
        (Number(1234), "1235"),
        (Number(1234), "1,23,4"),
        (Number(1234), "about 1234"),
        (Number(1234), "1234 1235"),
        (Number(1), True),
        (Number(1), ""),
        (Money(1_250_000), "$12,500.01"),
        (Money(1_250_000), "EUR 12,500"),
        (Money(1_250_000), "12,500 or 13,000"),
        (Date(date(2026, 4, 3)), "2026-03-04"),
        (Date(date(2026, 4, 3)), "April 3"),
        (Name("Dana Ruiz"), "Dana"),
        (Name("Dana Ruiz"), "Dana Ruiz or Ana Cruz"),
        (Name("Dana Ruiz"), ["Dana Ruiz"]),
        (Names(frozenset({"Ana Cruz", "Bo Lind"})), "Ana Cruz"),
        (Names(frozenset({"Ana Cruz", "Bo Lind"})), "Ana Cruz, Bo Lind, Cy Dorn"),
        (Names(frozenset({"Ana Cruz", "Bo Lind"})), "Ana Cruz, Ana Cruz"),
        (Names(frozenset({"Ana Cruz"})), 7),
        (TABLE, "Ana Cruz | $50.50\nBo Lind | 1,200"),
        (TABLE, "Ana Cruz | 1200"),
        (TABLE, [["Ana Cruz", "1200"], ["Ana Cruz", "1200"]]),
        (ORDERED, [["2"], ["1"]]),
    ],
)
def test_a_wrong_answer_is_refused(answer: Answer, given: object) -> None:
    assert not answer.accepts(given)


@pytest.mark.parametrize(
    ("answer", "given"),
    [
        (Number(24), "24 available at Main warehouse."),
        (Number(24), "There are 24 of KX-104-BLK, for order #2033."),
        (Number(-3), "The stock is -3."),
        (Money(5_824_700), "The total is $58,247.00"),
        (Money(5_824_700), "They come to 58,247 USD in all."),
        (Money(5_824_700), "US$58,247.00"),
        (Money(5_824_700), "58247 dollars"),
        (Money(-2_400), "The balance is -$24.00"),
        (Date(date(2026, 4, 3)), "It was agreed to launch on Friday, April 3rd, 2026."),
        (Date(date(2026, 5, 3)), "The launch is on 3 May 2026"),
        (OWNER, "Victor Ferreira, Facilities manager"),
        (OWNER, "The owner of #2033 is victor ferreira."),
        (Name("Ana Cruz Lind", PEOPLE), "It is Ana Cruz Lind."),
        (CELLS, "The cells D5 and D12."),
        (CELLS, "d12, d5"),
    ],
)
def test_a_sentence_that_holds_one_thing_and_the_right_one_is_accepted(answer: Answer, given: str) -> None:
    assert answer.accepts(given)


@pytest.mark.parametrize(
    ("answer", "given"),
    [
        (Number(24), "24 or 25 available"),
        (Number(24), "24-25"),
        (Number(24), "24 .5"),
        (Number(24), "24k"),
        (Number(24), "24 thousand"),
        (Number(24), "24 %"),
        (Number(24), "two dozen, or 24"),
        (Number(24), "more than 24 available"),
        (Number(24), "There are not 24."),
        (Number(24), "24?"),
        (Number(24), "(24)"),
        (Number(24), "$24"),
        (Number(24), [24]),
        (Money(2_400), "-$24.00"),
        (Money(2_400), "$-24.00"),
        (Money(2_400), "C$24.00"),
        (Money(2_400), "€24.00"),
        (Money(2_400), "24 cents"),
        (Money(2_400), "$24 or $25"),
        (Money(2_400), "2400 for 24 orders"),
        (Date(date(2026, 4, 3)), "April 3, 2026, after April 2, 2026"),
        (Date(date(2026, 4, 3)), "2 days after April 3, 2026"),
        (Date(date(2026, 4, 3)), "April 3, 2026 if it is May"),
        (Date(date(2026, 4, 3)), "2026-04-31"),
        (OWNER, "Not Victor Ferreira"),
        (OWNER, "Victor Ferreira, Dana Ruiz"),
        (OWNER, "Victor Ferreira, Lind"),
        (OWNER, "Victor Ferreira's manager"),
        (OWNER, "Victor Ferreira Victor Ferreira"),
        (OWNER, "Victor"),
        (Name("Ana Cruz", PEOPLE), "It is Ana Cruz Lind."),
        (CELLS, "The cells D5, D12 and D13."),
        (CELLS, "The cells D5, D12 and Z99."),
        (CELLS, "D5:D12"),
        (CELLS, "D5 D5 D12"),
    ],
)
def test_a_sentence_that_holds_something_else_is_refused(answer: Answer, given: object) -> None:
    assert not answer.accepts(given)


HUGE = {
    "number": 10**5000,
    "negative": -(10**5000),
    "millions": "9" * 2_000_000,
    "thousands": "9" * 20_000,
    "nan": float("nan"),
    "listed": [10**5000],
    "nested": [[["1"]]],
}


@pytest.mark.parametrize("given", HUGE.values(), ids=list(HUGE))
@pytest.mark.parametrize(
    "answer", [Number(24), Money(2_400), Date(date(2026, 4, 3)), OWNER, CELLS, TABLE], ids=lambda answer: answer.kind
)
def test_no_answer_is_too_large_to_be_refused(answer: Answer, given: object) -> None:
    assert not answer.accepts(given)
    assert len(shown(given)) < 300
