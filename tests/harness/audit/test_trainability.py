"""What a goal gives away."""

from __future__ import annotations

import pytest
from deskgym.harness.audit.checks.trainability import like_an_id


@pytest.mark.parametrize("goal", ["Open the contact with id 12.", "See ID: 83734", "Set account_id.", "Click e12."])
def test_an_id_is_found(goal: str) -> None:
    assert like_an_id(goal)


@pytest.mark.parametrize("goal", ["Send it to 2413 Park Ave, Boise, ID 83734.", "React with :raised_hands:."])
def test_a_state_and_an_emoji_are_none(goal: str) -> None:
    assert like_an_id(goal) == ""
