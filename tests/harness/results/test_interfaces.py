"""Runs of the same instances through several interfaces."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

from deskgym.harness.results.summary import grouped
from deskgym.harness.results.tables import interfaces
from rich.console import Console

from ..conftest import FAMILY, deskgym
from .entries import entry, run_of


def shown(*runs: object) -> list[list[str]]:
    table = interfaces(runs)  # type: ignore[arg-type]
    assert table is not None
    text = StringIO()
    Console(width=160, file=text).print(table)
    return [line.split() for line in text.getvalue().splitlines() if line.strip()]


def test_interfaces_are_compared_on_the_instances_that_all_have_played() -> None:
    pages = run_of("pages", [entry("failed", 0, characters=9_000), entry("passed", 1), entry("passed", 2)])
    tools = run_of("tools", [entry("passed", seed, interface="tools", tools="app", characters=400) for seed in (0, 1)])
    rows = {row[0]: row for row in shown(pages, tools)}
    assert rows["browser"][1:4] == ["2", "50.0", "%"]
    assert rows["tools"][1:4] == ["2", "100.0", "%"]


def test_one_interface_is_not_compared() -> None:
    assert interfaces([run_of("pages", [entry("passed", 0)])]) is None


def test_tools_that_the_solution_chose_are_told_as_a_hint() -> None:
    given: dict[str, Any] = {"interface": "tools", "tools": "needed+10"}
    hinted = run_of("hinted", [entry("passed", 0, **given)])
    hinted.manifest.update(given)
    assert list(grouped(hinted.episodes, "interface")) == ["tools (needed+10, a hint)"]
    assert "through tools (needed+10)" in hinted.in_words()
    assert any("hint" in warning for warning in hinted.warnings())


def test_agents_play_several_episodes_through_tools_at_a_time(tmp_path: Path) -> None:
    out = tmp_path / "run"
    asked = ("--tasks", f"{FAMILY},chat-pin", "--seeds", "0:3", "--interface", "tools", "--tools", "needed+2")
    result = deskgym("run", "--agent", "gold", *asked, "--jobs", 1, "--concurrency", 3, "--out", out)
    assert (result.exit_code, "6 passed, 0 failed, 0 faults" in result.output) == (0, True), result.output
    said = deskgym("results", out, "--by", "interface").output
    assert "tools (needed+2, a hint)" in said
