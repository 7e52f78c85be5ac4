"""What says how long an action takes by the world's clock."""

from __future__ import annotations

import pytest
from deskgym.gym import actions as do
from deskgym.gym.episode import time_of


@pytest.mark.parametrize(
    ("action", "time"),
    [
        ('click("e1")', ("click", 0, None)),
        ("click(3, 4)", ("click", 0, None)),
        ('fill("e1", "Ruiz")', ("fill", 4, None)),
        ('type("Dana Ruiz")', ("type", 9, None)),
        ("wait(2500)", ("wait", 0, 2500)),
        ("read(8000)", ("read", 0, None)),
    ],
)
def test_an_action_takes_time_by_its_kind_and_by_what_is_typed(action: str, time: tuple[str, int, int | None]) -> None:
    assert time_of(do.parse(action)) == time


def test_what_is_no_action_takes_time_too() -> None:
    assert time_of(None) == ("", 0, None)
