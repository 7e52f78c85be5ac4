"""A group of episodes in numbers."""

from __future__ import annotations

import pytest
from deskgym.harness.errors import BadSelection
from deskgym.harness.results.statistics import wilson
from deskgym.harness.results.summary import Summary, grouped, shown_ks

from .entries import entry, outcomes, run_of


def test_a_fault_is_in_no_rate_and_is_counted_apart() -> None:
    summary = Summary.of(run_of("a", outcomes("ppfxx")).episodes)
    assert (summary.episodes, summary.passed, summary.failed, summary.faults) == (5, 2, 1, 2)
    assert summary.rate is not None
    assert summary.rate.value == 2 / 3
    assert [summary.rate.low, summary.rate.high] == pytest.approx([wilson(2, 3).low, wilson(2, 3).high])
    assert summary.stages == {"model": 2}
    assert summary.failures == {"untouched": 1}


def test_attempts_at_an_instance_give_pass_at_k_and_pass_hat_k() -> None:
    entries = [*outcomes("pf"), *outcomes("pp", attempt=1), *outcomes("pf", attempt=2), *outcomes("px", attempt=3)]
    summary = Summary.of(run_of("a", entries).episodes)
    assert summary.instances == 2
    assert summary.pass_at == pytest.approx({1: (1 + 1 / 3) / 2, 2: (1 + 2 / 3) / 2, 3: 1.0, 4: 1.0})
    assert summary.pass_hat == pytest.approx({1: (1 + 1 / 3) / 2, 2: 1 / 2, 3: 1 / 2, 4: 1.0})


def test_medians_leave_faults_out_and_costs_do_not() -> None:
    tokens = {"input": 900, "cached": 0, "output": 100}
    entries = [
        entry("passed", 0, steps=4, tokens=tokens, cost=0.5),
        entry("failed", 1, steps=8, tokens=tokens, cost=0.25),
        entry("fault", 2, steps=90, cost=1.0),
    ]
    summary = Summary.of(run_of("a", entries).episodes)
    assert (summary.steps, summary.tokens, summary.cost, summary.seconds) == (6, 1000, 1.75, 30)


def test_of_nothing_but_faults_there_is_nothing_to_tell() -> None:
    summary = Summary.of(run_of("a", outcomes("xx")).episodes)
    assert (summary.rate, summary.score, summary.steps, summary.cost, summary.pass_at) == (None, None, None, None, {})


def test_levels_stand_by_difficulty_and_others_by_name() -> None:
    entries = [entry("passed", number, level=level) for number, level in enumerate(["hard", "easy", "medium", "easy"])]
    episodes = run_of("a", entries).episodes
    assert [(name, len(group)) for name, group in grouped(episodes, "level").items()] == [
        ("easy", 2),
        ("medium", 1),
        ("hard", 1),
    ]
    with pytest.raises(BadSelection, match="cannot be grouped by 'color'"):
        grouped(episodes, "color")


def test_of_many_ks_the_powers_of_two_and_the_last_are_shown() -> None:
    assert [shown_ks(most) for most in (0, 1, 4, 10)] == [[], [], [2, 4], [2, 4, 8, 10]]
