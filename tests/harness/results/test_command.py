"""`deskgym results` on the terminal, and for machines."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from deskgym.harness.runs.config import RunConfig
from deskgym.harness.runs.entries import RunEntry
from deskgym.harness.runs.folder import EPISODES

from ...support.runs import make_run
from ..conftest import FAMILY, deskgym


def outcomes(folder: Path) -> list[RunEntry]:
    return [RunEntry.load(line) for line in (folder / EPISODES).read_text().splitlines()]


@pytest.fixture(scope="module")
def better_run(gold: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same episodes as in `made_run`, played by an agent that always passes."""
    config = RunConfig(agent="openai:better", tasks=f"{FAMILY},crm-update", seeds="0:4", attempts=3)
    return make_run(tmp_path_factory.mktemp("runs") / "second", gold, config, better=1.0).path


def test_it_says_how_often_a_run_passed_and_why_not(made_run: Path) -> None:
    result = deskgym("results", made_run)
    assert result.exit_code == 0, result.output
    entries = outcomes(made_run)
    graded = [entry for entry in entries if entry.outcome != "fault"]
    passed = sum(entry.outcome == "passed" for entry in graded)
    assert "first: openai:a-model on crm-close-date,crm-update, 24 of 24 episodes" in result.output
    lines = [line.split() for line in result.output.splitlines()]
    (whole,) = (line for line in lines if line[:1] == ["All"])
    assert whole[1:4] == ["24", f"{100 * passed / len(graded):.1f}", "%"]
    assert whole[-1] == str(24 - len(graded))
    assert {"easy", "crm"} <= {line[0] for line in lines if line}
    for kind in {entry.failure for entry in graded if entry.failure}:
        assert any(line[: len(kind.split("_"))] == kind.split("_") for line in lines)
    assert ["fault:", "model", "1"] in [line[:3] for line in lines]
    assert (made_run / "results.html").is_file()
    assert (made_run / "index.html").is_file()


def test_it_groups_by_what_is_asked_for(made_run: Path) -> None:
    result = deskgym("results", made_run, "--by", "family,split")
    lines = [line.split()[0] for line in result.output.splitlines() if line.strip()]
    assert {FAMILY, "crm-update", "train"} <= set(lines)
    assert "easy" not in lines
    refused = deskgym("results", made_run, "--by", "color")
    assert (refused.exit_code, "cannot be grouped by 'color'" in refused.output) == (2, True)


def test_two_runs_are_compared(made_run: Path, better_run: Path) -> None:
    result = deskgym("results", made_run, better_run)
    assert result.exit_code == 0, result.output
    assert "second passes" in result.output
    fixed = [line for line in result.output.splitlines() if line.startswith("Fixed: ")]
    assert len(fixed) == 1
    assert "Broken" not in result.output


def test_machines_get_every_number(made_run: Path, better_run: Path, tmp_path: Path) -> None:
    result = deskgym("results", made_run, better_run, "--json", tmp_path / "results.json")
    assert result.exit_code == 0, result.output
    data = json.loads((tmp_path / "results.json").read_text())
    assert [run["name"] for run in data["runs"]] == ["first", "second"]
    first = data["runs"][0]
    assert first["manifest"]["agent"] == "openai:a-model"
    assert sum(group["episodes"] for group in first["by"]["family"].values()) == first["all"]["episodes"] == 24
    assert sum(first["all"]["failures"].values()) == first["all"]["failed"]
    assert data["comparison"]["paired"]["worse"] == 0
    assert len(data["comparison"]["changes"]) == data["comparison"]["paired"]["better"]


def test_a_run_that_is_not_over_says_so(made_run: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(made_run, tmp_path / "half"))
    lines = (folder / EPISODES).read_text().splitlines(keepends=True)
    (folder / EPISODES).write_text("".join(lines[:20]))
    assert "4 episodes have not ended yet: play on with --resume." in deskgym("results", folder).output


def test_a_folder_without_a_run_is_one_line(gold: Path, tmp_path: Path, made_run: Path) -> None:
    for folder in (tmp_path / "gone", gold):
        result = deskgym("results", folder)
        assert (result.exit_code, "is no folder of a run" in result.output) == (2, True)
    folder = tmp_path / "empty"
    folder.mkdir()
    shutil.copyfile(made_run / "manifest.json", folder / "manifest.json")
    result = deskgym("results", folder)
    assert (result.exit_code, "has ended yet" in result.output) == (2, True)
