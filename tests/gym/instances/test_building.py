"""The world that comes next is built by another process, which ends with the last environment."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from deskgym import gym
from deskgym.gym.env import OfficeEnv
from deskgym.gym.instances.building import WorldBuilder
from deskgym.seeds import world
from deskgym.seeds.world import World
from deskgym.tasks.splits import RunOrder

from ..processes import descendants


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine on which no world is built."""
    monkeypatch.setenv("DESKGYM_CACHE", str(tmp_path))
    world.forget()
    yield tmp_path
    world.forget()


@pytest.mark.usefixtures("empty_cache")
def test_it_builds_one_world_at_a_time_and_whoever_needs_that_one_waits_for_it() -> None:
    with closing(WorldBuilder()) as builder:
        builder.begin(3)
        builder.begin(4)
        builder.wait(4)
        assert builder.is_busy
        builder.wait(3)
        assert World.is_built(3)
        assert not World.is_built(4)
        builder.begin(3)
        assert not builder.is_busy


@pytest.mark.usefixtures("empty_cache")
def test_closing_ends_the_process() -> None:
    before = descendants(os.getpid())
    builder = WorldBuilder()
    builder.begin(3)
    assert len(descendants(os.getpid())) > len(before)
    builder.close()
    assert not builder.is_busy
    assert descendants(os.getpid()) == before


def begun(monkeypatch: pytest.MonkeyPatch, seeds: list[int | None], **options: Any) -> list[int]:
    """The worlds that are asked to be built while an environment plays these instances."""
    found: list[int] = []
    monkeypatch.setattr(WorldBuilder, "begin", lambda _, seed: found.append(seed))
    with closing(gym.make("crm-update-v0", **options)) as env:
        for seed in seeds:
            env.reset(seed=seed)
    return found


def test_the_next_world_is_built_once_resets_follow_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert begun(monkeypatch, [3, 9, 5]) == []
    assert begun(monkeypatch, [3, None, 5]) == [0, 1, 0, 1]


def test_nothing_is_built_ahead_when_told_not_to_open_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    assert begun(monkeypatch, [3, None], ahead=False) == []


def test_a_run_goes_on_in_an_order_of_its_own_and_a_seed_is_the_same_instance_in_all() -> None:
    seen = []
    for run_seed in (None, 1, 2):
        with closing(gym.make("crm-update-v0", run_seed=run_seed, ahead=False)) as env:
            assert isinstance(env.unwrapped, OfficeEnv)
            goal = env.reset(seed=5)[0]["goal"]
            order = RunOrder("train", run_seed)
            assert env.unwrapped._succession.next == order.number_at(order.place_of(5) + 1)
            seen.append((goal, env.unwrapped._succession.next))
    assert len({goal for goal, _ in seen}) == 1
    assert len({following for _, following in seen}) == 3
