"""Environments side by side go on without any two playing the same instance."""

from __future__ import annotations

import pytest
from deskgym.gym.instances.succession import Succession
from deskgym.tasks.splits import RunOrder, world_of


def side_by_side(count: int, run_seed: int | None = None) -> list[Succession]:
    made = [Succession("train", run_seed) for _ in range(count)]
    for number, each in enumerate(made):
        each.start, each.stride = number, count
    return made


def taken(succession: Succession, named: int | None = None) -> int:
    number = next(succession.candidates(named))
    succession.take(number)
    return number


def test_alone_and_untold_it_goes_by_numbers() -> None:
    (one,) = side_by_side(1)
    assert [taken(one) for _ in range(3)] == [0, 1, 2]
    assert [taken(one, 9), taken(one), taken(one, 4), taken(one)] == [9, 10, 4, 5]


def test_a_run_of_its_own_goes_by_its_order_and_what_is_named_is_what_it_always_is() -> None:
    (one,), order = side_by_side(1, 3), RunOrder("train", 3)
    assert [taken(one) for _ in range(3)] == [order.number_at(place) for place in range(3)]
    assert taken(one, 9) == 9
    assert taken(one) == order.number_at(order.place_of(9) + 1)


@pytest.mark.parametrize("run_seed", [None, 3, 4])
@pytest.mark.parametrize("count", [2, 8, 40])
@pytest.mark.parametrize("first", [None, 0, 5, 1_000_003])
def test_no_two_play_the_same(run_seed: int | None, count: int, first: int | None) -> None:
    envs = side_by_side(count, run_seed)
    played = [taken(each, None if first is None else first + number) for number, each in enumerate(envs)]
    for _ in range(100):
        played += [taken(each) for each in envs]
    assert len(set(played)) == len(played)


def test_the_first_of_a_level_is_followed_by_those_after_it() -> None:
    one, two = side_by_side(2)
    assert [number for number, _ in zip(one.candidates(6), range(3), strict=False)] == [6, 8, 10]
    one.take(10)
    assert [one.next, taken(two)] == [12, 1]


def test_the_world_of_the_next_block_is_known_while_one_is_played() -> None:
    (one,) = side_by_side(1)
    for number in (0, 7, 14):
        taken(one, number)
        assert one.next_world() == 1
    # The next instance is the first of world 1; the world after that is the one to build.
    taken(one, 15)
    assert (world_of(one.next, "train"), one.next_world()) == (1, 2)
    two, _ = side_by_side(2, 3)
    taken(two)
    assert two.next_world() != world_of(two.next, "train")
