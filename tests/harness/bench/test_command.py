"""deskgym bench: a short run."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner
from deskgym.harness.cli import main

FAMILY = "crm-update"


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


def test_an_unknown_section_is_a_mistake_with_a_hint() -> None:
    result = CliRunner().invoke(main, ["bench", "--only", "rest"])
    assert result.exit_code == 2
    assert "no section 'rest'. Did you mean 'reset'?" in result.output


def test_a_run_adds_little_to_a_step() -> None:
    result = CliRunner().invoke(main, ["bench", "--quick", "--only", "run", "--tasks", FAMILY, "--no-peer"])
    assert result.exit_code == 0, result.output
    rows = [line for line in result.output.splitlines() if line.startswith("between two steps")]
    assert len(rows) == 4
    assert all("≤ 5" in row for row in rows)


def test_tools_are_measured_beside_the_same_episodes_in_a_browser() -> None:
    result = CliRunner().invoke(main, ["bench", "--quick", "--only", "tools", "--tasks", "chat-pin", "--no-peer"])
    assert result.exit_code == 0, result.output
    rows = [line for line in result.output.splitlines() if " a second " in line or " ms " in line]
    assert [row.split(",")[0] for row in rows] == ["reads", "writes", *["chat-pin"] * 3]
    assert "as fast as a browser with axtree" in rows[3]
