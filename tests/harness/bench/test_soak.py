"""What counts as growing in a long run."""

from __future__ import annotations

import pytest
from deskgym.harness.bench.soak import ALLOWANCE, Reading, growth
from deskgym.harness.bench.soak import grown as what_has_grown


def test_a_single_peak_is_no_growth_but_a_slope_is() -> None:
    assert growth([100, 100, 180, 100, 100]) == 0
    assert growth([100, 110, 120, 130, 140]) == pytest.approx(40)
    assert growth([100]) == 0


def test_what_grows_in_a_long_run_is_named() -> None:
    def reading(number: int) -> Reading:
        size = 100 + number * ALLOWANCE
        return Reading(steps=number, memory=100, browser=size, threads=9 + number, files=40, contexts=4, temporary=3)

    assert set(what_has_grown([reading(number) for number in range(4)])) == {"browser", "threads"}
