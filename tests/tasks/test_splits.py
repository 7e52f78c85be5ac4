"""Worlds for blocks of instances, and orders in which each instance comes once."""

from __future__ import annotations

from itertools import islice

import pytest
from deskgym.tasks.splits import BLOCKS, NUMBERS, WORLDS, RunOrder, Split, numbers_in, split_of, world_of

SPLITS = tuple(WORLDS)
BLOCK, ROUND = BLOCKS["train"], BLOCKS["train"] * len(WORLDS["train"])


def test_there_are_256_worlds_to_train_in_and_no_world_is_of_two_splits() -> None:
    assert len(WORLDS["train"]) == 256
    assert [*WORLDS["validation"]] == [*range(64, 80)]
    assert [*WORLDS["test"]] == [*range(80, 96)]
    every = [world for worlds in WORLDS.values() for world in worlds]
    assert sorted(every) == [*range(288)]
    assert [split_of(world) for world in (0, 63, 64, 80, 95, 96, 287, 288)] == [
        *("train", "train", "validation", "test", "test", "train", "train", None)
    ]


def test_consecutive_instances_of_the_training_split_share_a_world_and_others_do_not() -> None:
    assert {world_of(number, "train") for number in range(BLOCK)} == {0}
    assert {world_of(number, "train") for number in range(64 * BLOCK, 65 * BLOCK)} == {96}
    assert [world_of(number, "test") for number in range(17)] == [*range(80, 96), 80]


@pytest.mark.parametrize("split", SPLITS)
def test_a_round_is_through_all_worlds_of_its_split(split: Split) -> None:
    numbers = range(BLOCKS[split] * len(WORLDS[split]))
    assert [*dict.fromkeys(world_of(number, split) for number in numbers)] == [*WORLDS[split]]


@pytest.mark.parametrize(("split", "world"), [("train", 100), ("validation", 70)])
def test_the_instances_of_a_world_are_those_that_are_drawn_from_it(split: Split, world: int) -> None:
    found = [*islice(numbers_in(world, split), 40)]
    assert found == [number for number in range(found[-1] + 1) if world_of(number, split) == world]


def test_without_a_seed_of_the_run_instances_come_by_their_numbers() -> None:
    assert [RunOrder("train").number_at(place) for place in (0, 1, NUMBERS - 1)] == [0, 1, NUMBERS - 1]
    assert RunOrder("train").place_of(77) == 77


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize("run_seed", [0, 1, 2**62])
def test_each_instance_comes_once_and_at_the_place_that_is_told(split: Split, run_seed: int) -> None:
    order, length = RunOrder(split, run_seed), BLOCKS[split] * len(WORLDS[split])
    found = [order.number_at(place) for place in range(2 * length)]
    assert len(set(found)) == len(found)
    assert all(0 <= number < NUMBERS for number in found)
    assert [order.place_of(number) for number in found] == [*range(2 * length)]
    some = [0, 1, 5, length, NUMBERS - 1, 12_345_678_901]
    assert [order.number_at(order.place_of(number)) for number in some] == some
    # A round is whole: nothing of another comes in it.
    assert {number // length for number in found[:length]} == {found[0] // length}


def test_a_world_is_used_in_blocks_and_neither_worlds_nor_instances_come_in_order() -> None:
    order = RunOrder("train", 7)
    found = [order.number_at(place) for place in range(ROUND)]
    blocks = [found[first : first + BLOCK] for first in range(0, ROUND, BLOCK)]
    assert all(len({world_of(number, "train") for number in block}) == 1 for block in blocks)
    assert all(sorted(block) != block for block in blocks[:8])
    worlds = [world_of(block[0], "train") for block in blocks]
    assert sorted(worlds) == sorted(WORLDS["train"])
    assert worlds != sorted(worlds)


def test_two_runs_differ_and_a_run_repeats() -> None:
    def run(run_seed: int) -> list[int]:
        return [RunOrder("train", run_seed).number_at(place) for place in range(ROUND)]

    assert run(1) == run(1)
    assert not set(run(1)) & set(run(2))
