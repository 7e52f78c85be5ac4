"""Gold that acts on what was shown nowhere is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from deskgym.harness.audit.checks.learnable import hidden
from deskgym.harness.trajectories.model import Trajectory, read

from ..conftest import FAMILY


@pytest.fixture(scope="module")
def episode(gold: Path) -> Trajectory:
    return read(gold / FAMILY / "1.jsonl")


def _typing(episode: Trajectory, text: str) -> Trajectory:
    (typed, *_) = [step for step in episode.steps if step.verb == "fill"]
    changed = replace(typed, action={**typed.action, "text": text})
    return replace(episode, steps=[changed if step is typed else step for step in episode.steps])


def test_gold_as_it_is_does_what_is_shown(episode: Trajectory) -> None:
    assert not list(hidden(episode))


@pytest.mark.parametrize("text", ["BRK35-05-GUN", "Q-01107", "ada@lovelace.example"])
def test_a_number_that_was_shown_nowhere_is_found(episode: Trajectory, text: str) -> None:
    (found,) = hidden(_typing(episode, text))
    assert f"{text!r} has been shown nowhere" in found


@pytest.mark.parametrize("text", ["E75", "120.50", "Some words of one's own"])
def test_cells_sums_and_words_of_ones_own_are_no_secrets(episode: Trajectory, text: str) -> None:
    assert not list(hidden(_typing(episode, text)))


def test_a_target_that_is_not_in_the_tree_or_has_a_twin_is_found(episode: Trajectory) -> None:
    first = episode.steps[0]
    ref = first.action["ref"]
    for tree, said in (
        ('- link "Other" [ref=e9999]', "it is not in the tree"),
        (f'- link "Here" [ref={ref}]\n- link "Here" [ref=e9999]', "1 more look just the same"),
    ):
        step = replace(first, observation={**first.observation, "axtree": tree})
        (found,) = hidden(replace(episode, steps=[step]))
        assert said in found
