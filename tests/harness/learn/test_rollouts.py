"""Episodes are played by whoever chooses, several at a time, and kept as rows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from deskgym import gym
from deskgym.harness.learn.examples import deed_of
from deskgym.harness.learn.rollouts import Choice, Job, Key, Played, jobs_of, play
from deskgym.harness.learn.rows import Rows, overall, rate_table, rates
from deskgym.harness.learn.situation import Deed, Situation
from deskgym.harness.trajectories.model import Step, Trajectory

from .conftest import FAMILY


@dataclass(frozen=True)
class _Choice:
    action: dict[str, Any]
    deed: Deed


class _AsGold:
    """Does what gold did, found on the page by role and name."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = iter(steps)

    def choose(self, situation: Situation) -> Choice:
        step = next(self.steps)
        return _Choice(step.action, deed_of(step))


class _Stubborn:
    """Presses one key for ever."""

    def choose(self, situation: Situation) -> Choice:
        return _Choice({"action": "press", "keys": "Tab"}, Deed("press", text="Tab"))


def test_gold_played_again_passes_and_other_keys_do_not(episodes: list[Trajectory]) -> None:
    jobs = [Job(FAMILY, (0, 1), "train"), Job("chat-post", (0,))]

    def chooser(job: Job, seed: int) -> _AsGold | _Stubborn:
        return _AsGold(episodes[seed].steps) if job.family == FAMILY else _Stubborn()

    played = {(each.family, each.seed): each for each in play(jobs, chooser, lanes=2)}
    assert [played[FAMILY, seed].passed for seed in (0, 1)] == [True, True]
    assert played[FAMILY, 0].goal == episodes[0].header.goal
    stuck = played["chat-post", 0]
    assert (stuck.passed, stuck.steps) == (False, 8)


def test_what_a_chooser_raises_ends_the_rollout() -> None:
    class Broken:
        def choose(self, situation: Situation) -> Choice:
            raise ZeroDivisionError("of the policy")

    with pytest.raises(ZeroDivisionError, match="of the policy"):
        list(play([Job(FAMILY, (0,))], lambda _job, _seed: Broken()))


def test_where_the_browser_stood_still_an_episode_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    make: Any = gym.make

    def make_one_that_breaks_at_first(*given: Any, **options: Any) -> Any:
        env: Any = make(*given, **options)
        made.append(env)
        reset = env.reset

        def reset_late(*, seed: int, options: dict[str, Any]) -> Any:
            if len(made) == 1 and seed == 1:
                raise TimeoutError("the page took too long")
            return reset(seed=seed, options=options)

        env.reset = reset_late
        return env

    monkeypatch.setattr(gym, "make", make_one_that_breaks_at_first)
    played = list(play([Job(FAMILY, (0, 1))], lambda _job, _seed: _Stubborn()))
    assert (len(made), [each.seed for each in played]) == (2, [0, 1])


def test_instances_take_looks_in_turn_and_those_done_are_left_out() -> None:
    done = {Key(FAMILY, 2, "validation", "0", 0)}
    jobs = jobs_of([FAMILY], range(4), "validation", ["0", "17"], 0, without=done)
    assert jobs == [Job(FAMILY, (0,), "validation", "0"), Job(FAMILY, (1, 3), "validation", "17")]


def _played(seed: int, passed: bool) -> Played:
    return Played(FAMILY, seed, "validation", "0", 0, passed, 7, 0)


def test_rows_are_read_again_without_a_line_that_was_cut(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    rows = Rows(file)
    rows.add("mine", _played(0, True))
    rows.add("mine", _played(1, False))
    file.write_text(file.read_text() + '{"policy": "mi')
    again = Rows(file)
    assert again.rows == rows.rows
    assert again.keys("mine") == {Key(FAMILY, seed, "validation", "0", 0) for seed in (0, 1)}
    again.add("other", _played(0, True))
    assert len(Rows(file).rows) == 3


def test_shares_have_intervals(tmp_path: Path) -> None:
    rows = Rows(tmp_path / "rows.jsonl")
    for seed in range(8):
        rows.add("mine", _played(seed, seed < 6))
    (rate, count) = rates(rows.of("mine"), "family")[FAMILY]
    assert (rate.value, count) == (0.75, 8)
    assert rate.low < 0.75 < rate.high
    assert overall(rows.of("mine")) == (rate, count)
    assert overall([]) is None
    assert rate_table(rows.of("mine"), "family").row_count == 2
