"""Which episode is played next."""

from __future__ import annotations

from deskgym.harness.runs.keys import EpisodeKey
from deskgym.harness.runs.schedule import Schedule


def keys(family: str, count: int) -> list[EpisodeKey]:
    return [EpisodeKey(family=family, seed=seed, split="train") for seed in range(count)]


def test_workers_spread_over_families_and_then_stay_with_theirs() -> None:
    schedule = Schedule([*keys("a", 2), *keys("b", 3)])
    assert schedule.take([]) == keys("b", 1)[0]
    first = schedule.take([])
    assert first == keys("a", 1)[0]
    schedule.ended(first)
    assert schedule.take([], kept=["a"]) == keys("a", 2)[1]
    assert len(schedule) == 2


def test_what_a_worker_may_have_died_of_is_played_alone() -> None:
    schedule = Schedule(keys("a", 4))
    one, two = schedule.take([]), schedule.take([])
    assert one is not None
    assert two is not None
    assert schedule.died(one)
    assert schedule.died(two)
    assert schedule.take([]) == one
    assert schedule.take([one]) is None
    third = schedule.take([two, keys("a", 4)[3]][1:])
    assert third == keys("a", 3)[2]


def test_an_episode_of_which_three_workers_have_died_is_given_up() -> None:
    schedule = Schedule(keys("a", 1))
    for again in (True, True, False):
        key = schedule.take([])
        assert key is not None
        assert schedule.died(key) is again
    assert schedule.take([]) is None
    assert len(schedule) == 0
