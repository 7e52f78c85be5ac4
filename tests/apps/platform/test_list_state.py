"""How filters go together: all, any, or as words say."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.list_state import combined
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
        ("1 AND (2 OR 3", "A bracket is not closed"),
        ("1 2 3", "something missing before “2”"),
        ("1 AND 2 OR", "ends too early"),
        ("1 AND two", "“two” is neither"),
        ("1 OR AND 2", "There is no filter AND"),
    ],
)
def test_words_without_sense_are_refused(logic: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        combined(logic, CLAUSES)
