"""Typed answers: every way to write the right one, and nothing else."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.tasks.answers import Answer, Date, Money, Name, Names, Number, Table

TABLE = Table(((Name("Ana Cruz"), Money(120_000)), (Name("Bo Lind"), Money(5_050))))
ORDERED = Table(((Number(1),), (Number(2),)), ordered=True)


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
