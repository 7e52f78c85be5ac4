"""What words alone tell."""

from __future__ import annotations

from deskgym.harness.audit.wording import answered, guessed, precision


def test_goals_of_other_words_are_told_apart() -> None:
    assert guessed([f"Raise the limit of firm {n}." for n in range(40)], [f"Rate firm {n}." for n in range(40)]) == 1.0


def test_goals_of_the_same_words_are_not() -> None:
    goals = [f"Rate firm {n % 7}." for n in range(40)]
    assert guessed(goals, goals) == 0.5


def test_a_goal_with_a_twin_of_the_same_words_is_taken_for_it_as_often_as_not() -> None:
    rate, others = [f"Rate firm {n % 7}." for n in range(40)], [[f"Call {n}." for n in range(40)]] * 5
    assert precision(rate, [rate, *others]) == 0.5
    assert precision(rate, others) == 1.0


def test_an_answer_that_the_goal_gives_away_is_guessed_from_other_worlds() -> None:
    told = {world: [(f"Who leads team {n}?", f"Leader {n}") for n in range(5)] for world in range(4)}
    untold = {world: [(f"Who leads team {n}?", f"Leader {world} {n}") for n in range(5)] for world in range(4)}
    assert answered(told) == 1.0
    assert answered(untold) == 0.0
