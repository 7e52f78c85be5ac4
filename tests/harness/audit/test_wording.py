"""What words alone tell."""

from __future__ import annotations

from deskgym.harness.audit.wording import guessed


def test_goals_of_other_words_are_told_apart() -> None:
    assert guessed([f"Raise the limit of firm {n}." for n in range(40)], [f"Rate firm {n}." for n in range(40)]) == 1.0


def test_goals_of_the_same_words_are_not() -> None:
    goals = [f"Rate firm {n % 7}." for n in range(40)]
    assert guessed(goals, goals) == 0.5
