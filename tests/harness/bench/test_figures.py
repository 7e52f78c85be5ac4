"""Measured values, what they are compared with, and what they are held to."""

from __future__ import annotations

import pytest
from deskgym.harness.bench.figures import Bar, Figure, faster, grown, quantile, times_at_most, times_faster


def test_a_quantile_lies_between_the_two_nearest_values() -> None:
    assert quantile([4.0, 1.0, 3.0, 2.0], 0.5) == 2.5
    assert quantile([1.0, 2.0, 3.0], 0.9) == pytest.approx(2.8)
    assert quantile([7.0], 0.9) == 7.0


def test_a_ratio_says_how_many_times_as_long_the_peer_takes() -> None:
    figure = faster("reset", [0.04, 0.05, 0.06], [0.5, 1.0, 1.5], times_faster(15), "the peer")
    assert figure.median == pytest.approx(50)
    assert figure.ratio == pytest.approx(20)
    assert figure.met is True
    assert faster("reset", [0.1], [1.0], times_faster(15), "the peer").met is False


def test_growth_is_held_to_at_most_its_bar() -> None:
    assert grown("large", [0.003], [0.002], times_at_most(2), "small").met is True
    assert grown("large", [0.005], [0.002], times_at_most(2), "small").met is False


def test_without_the_peer_a_bar_is_neither_met_nor_missed() -> None:
    assert faster("reset", [0.05], None, times_faster(15), "the peer").met is None


def test_a_bar_without_a_ratio_is_held_against_the_median() -> None:
    assert Figure("verdict", (1.0, 2.0, 90.0), bar=Bar(3)).met is True
    assert Figure("verdict", (4.0,), bar=Bar(3)).met is False
    assert Figure("verdict", (4.0,)).met is None
