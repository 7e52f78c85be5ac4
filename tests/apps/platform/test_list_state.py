"""How filters go together: all, any, or as words say."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.list_state import combined, logic_with, logic_without
from sqlalchemy import column, create_engine, literal, select

CLAUSES = [column("a") == 1, column("b") == 1, column("c") == 1]


def holds(logic: str, a: int, b: int, c: int) -> bool:
    """Whether the logic holds where the three filters hold or not."""
    truth = [literal(bool(each)) for each in (a, b, c)]
    with create_engine("sqlite://").connect() as connection:
        return bool(connection.scalar(select(combined(logic, truth))))


@pytest.mark.parametrize(
    ("logic", "held"),
    [
        ("", {(1, 1, 1)}),
        ("1 and 2 and 3", {(1, 1, 1)}),
        ("1 AND (2 OR 3)", {(1, 1, 1), (1, 1, 0), (1, 0, 1)}),
        ("1 AND 2 OR 3", {(1, 1, 1), (1, 1, 0), (0, 0, 1), (0, 1, 1), (1, 0, 1)}),
        ("NOT 1 AND NOT (2 OR 3)", {(0, 0, 0)}),
        ("any", {(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1) if a or b or c}),
    ],
)
def test_words_mean_what_they_say(logic: str, held: set[tuple[int, int, int]]) -> None:
    every = [(a, b, c) for a in (0, 1) for b in (0, 1) for c in (0, 1)]
    assert {each for each in every if holds(logic, *each)} == held


@pytest.mark.parametrize(
    ("logic", "message"),
    [
        ("1 AND 2", "Filter 3 is not in it"),
        ("1 AND 2 AND 4", "There is no filter 4"),
        ("1 AND (2 OR 3", "A parenthesis is not closed"),
        ("1 2 3", "something missing before “2”"),
        ("1 AND 2 OR", "ends too early"),
        ("1 AND two", "“two” is neither"),
        ("1 OR AND 2", "There is no filter AND"),
    ],
)
def test_words_without_sense_are_refused(logic: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        combined(logic, CLAUSES)


@pytest.mark.parametrize(
    ("logic", "number", "left"),
    [
        ("(1 OR 2) AND 3 AND 4", 2, "(1 OR 2) AND 3"),
        ("(1 OR 2) AND 3 AND 4", 0, ""),
        ("1 AND (2 OR NOT (3 AND 4))", 1, "1 AND NOT (2 AND 3)"),
        ("1 OR 2 AND 3 OR 4", 2, "any"),
        ("NOT (1 OR 2) AND 3 OR 4", 3, "NOT (1 OR 2) AND 3"),
        ("1 OR 2 OR 3 AND 4", 0, "1 OR 2 AND 3"),
        ("any", 3, "any"),
        ("", 1, ""),
    ],
)
def test_what_is_said_of_the_others_stays_when_a_filter_goes(logic: str, number: int, left: str) -> None:
    assert logic_without(logic, number, 4) == left


def test_of_two_filters_the_one_left_just_holds() -> None:
    assert logic_without("any", 0, 2) == logic_without("1 OR 2", 1, 2) == logic_without("NOT 1 AND 2", 1, 2) == ""


@pytest.mark.parametrize(
    ("logic", "more"), [("", ""), ("any", "any"), ("1 OR 2", "(1 OR 2) AND 3"), ("NOT 1 AND 2", "NOT 1 AND 2 AND 3")]
)
def test_a_filter_that_is_added_holds_besides(logic: str, more: str) -> None:
    assert logic_with(logic, 3) == more
