"""How long actions take, for gold and for whoever plays."""

from __future__ import annotations

from contextlib import closing

import pytest
from deskgym.gym.actions import KINDS
from deskgym.tasks import get_family
from deskgym.tasks.gold_counter import GoldCounter
from deskgym.tasks.pace import AT_A_DESK, STEADY, Pace

#: How long pages show a message, in milliseconds.
TOAST = 8_000


def test_every_kind_of_action_has_its_time_at_a_desk_and_there_are_no_others() -> None:
    # Waiting takes what it says.
    assert set(AT_A_DESK.by_kind) == set(KINDS) - {"wait"}


def test_a_message_is_seen_by_whoever_looks_after_an_action() -> None:
    assert max(AT_A_DESK.by_kind.values()) < TOAST


def test_a_second_is_what_everything_takes_elsewhere() -> None:
    assert {STEADY.milliseconds(kind, keys=40) for kind in KINDS} == {1_000}


@pytest.mark.parametrize("keys", [0, 1, 50])
def test_a_text_takes_as_long_as_it_is(keys: int) -> None:
    assert AT_A_DESK.milliseconds("type", keys) - AT_A_DESK.milliseconds("type") == 200 * keys
    assert Pace(5, 2).milliseconds("dance", keys) == 5 + 2 * keys


def test_a_solution_takes_what_its_actions_do() -> None:
    counter = GoldCounter()
    counter.visit("crm", "/")
    counter.search("Ruiz")
    counter.choose("Stage", "Won")
    kinds = ("goto", "fill", "press", "fill", "click")
    assert counter.steps == len(kinds)
    assert counter.seconds(STEADY) == len(kinds)
    typed = len("Ruiz") + len("Won")
    assert counter.seconds(AT_A_DESK) == sum(map(AT_A_DESK.milliseconds, kinds)) / 1000 + typed / 5


@pytest.mark.parametrize("family", ["crm-update", "chain"])
def test_others_than_the_day_go_by_the_second(family: str) -> None:
    instance = get_family(family).instance(0)
    with closing(instance.world):
        assert instance.task.pace == STEADY
        assert instance.task.occasions == ()
