"""The bench: its arithmetic, its report, and a short run."""

from __future__ import annotations

import os
from itertools import islice
from mmap import mmap
from pathlib import Path

import pytest
from click.testing import CliRunner
from deskgym import gym
from deskgym.harness.bench import walkthrough
from deskgym.harness.bench.figures import Bar, Figure, faster, grown, quantile, times_at_most, times_faster
from deskgym.harness.bench.machine import anonymous_memory, memory
from deskgym.harness.bench.report import write_report
from deskgym.harness.bench.soak import ALLOWANCE, Reading, growth
from deskgym.harness.bench.soak import grown as what_has_grown
from deskgym.harness.bench.timing import PHASES, TimedEnv, play
from deskgym.harness.cli import main

FAMILY = "crm-update"


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


def test_a_single_peak_is_no_growth_but_a_slope_is() -> None:
    assert growth([100, 100, 180, 100, 100]) == 0
    assert growth([100, 110, 120, 130, 140]) == pytest.approx(40)
    assert growth([100]) == 0


def test_what_grows_in_a_long_run_is_named() -> None:
    def reading(number: int) -> Reading:
        size = 100 + number * ALLOWANCE
        return Reading(steps=number, memory=100, browser=size, threads=9 + number, files=40, contexts=4, temporary=3)

    assert set(what_has_grown([reading(number) for number in range(4)])) == {"browser", "threads"}


def test_what_is_allocated_shows_what_is_kept_and_leaves_out_programs() -> None:
    me = [os.getpid()]
    before = anonymous_memory(me)
    # Of the system, since the C library may have as much left over.
    with mmap(-1, 32 << 20) as kept:
        kept.write(b"x" * len(kept))
        assert anonymous_memory(me) - before > 24
    # The interpreter and its libraries.
    assert memory(me) - anonymous_memory(me) > 5


def test_the_phases_of_a_step_make_up_its_time() -> None:
    env = TimedEnv(gym.make(f"{FAMILY}-v0"))
    play(env, 0)
    env.close()
    assert {timing.action for timing in env.timings} >= {"click", "fill", "done"}
    click = next(timing for timing in env.timings if timing.action == "click")
    assert tuple(click.phases) == PHASES
    assert min(click.phases.values()) > 0
    assert sum(click.phases.values()) == pytest.approx(click.seconds)


def test_the_walkthrough_goes_round_without_a_mistake() -> None:
    env = gym.make(f"{FAMILY}-v0")
    env.reset(seed=0)
    kinds = []
    for move in islice(walkthrough.moves(), 6):
        walkthrough.perform(env, move)
        kinds.append(move.kind)
    env.close()
    assert kinds == 2 * ["go to a page", "fill a field", "open a menu"]


def test_a_quick_run_prints_a_table_and_writes_a_report(tmp_path: Path) -> None:
    report = tmp_path / "bench.html"
    options = ["--quick", "--only", "reset", "--tasks", FAMILY, "--no-peer", "--strict", "--report", str(report)]
    result = CliRunner().invoke(main, ["bench", *options])
    assert result.exit_code == 0, result.output
    row = next(line for line in result.output.splitlines() if line.startswith(f"{FAMILY}, axtree"))
    median, p90, unit = row.split()[2:5]
    assert unit == "ms"
    assert 0 < float(median.replace(",", "")) <= float(p90.replace(",", ""))
    assert "No bar missed" in result.output
    assert f"<td>{FAMILY}, axtree<td>{median}<td>{p90}<td>ms" in report.read_text(encoding="utf-8")


def test_a_missed_bar_is_marked_in_the_report(tmp_path: Path) -> None:
    figures = [Figure("slow <one>", (9.0,), bar=Bar(3)), Figure("fast", (1.0,), bar=Bar(3))]
    write_report(tmp_path / "bench.html", {"verdict": figures}, ["4 × processor"])
    page = (tmp_path / "bench.html").read_text(encoding="utf-8")
    assert "verdict: slow &lt;one&gt;" in page
    # In the summary and in its section.
    assert page.count('class="no"') == page.count('class="yes"') == 2


def test_an_unknown_section_is_a_mistake_with_a_hint() -> None:
    result = CliRunner().invoke(main, ["bench", "--only", "rest"])
    assert result.exit_code == 2
    assert "no section 'rest'. Did you mean 'reset'?" in result.output
