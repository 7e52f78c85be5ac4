"""Gold of every family, once: which are played how, and what is said of those that fail."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from deskgym.harness import gold_check
from deskgym.harness.gold_check import PIXELS_EVERY, forms, main, repeating, report
from deskgym.harness.trajectories.model import End, Fault, Header, Trajectory
from deskgym.tasks import families

from .conftest import deskgym


def played(family: str, *, end: End | None = None, fault: Fault | None = None, size: str = "small") -> Trajectory:
    header = Header(
        family=family,
        seed=7,
        split="train",
        size=size,
        world=7,
        persona="sales_rep",
        goal="…",
        observation=["axtree"],
        form="element",
        package="0",
    )
    return Trajectory(header, end=end, fault=fault)


def end(*wrong: str, stray: tuple[str, ...] = ()) -> End:
    checks = [{"label": label, "passed": False, "expected": "a", "actual": "b"} for label in wrong]
    verdict = {"passed": not wrong, "checks": checks, "collateral": [{"label": label} for label in stray]}
    return End(observation={}, verdict=verdict, database="")


def test_every_family_is_played_once_and_some_of_them_on_pixels() -> None:
    shares = forms(families())
    ids = [family.id for share in shares.values() for family in share]
    assert sorted(ids) == [family.id for family in families()]
    assert len(shares["pixel"]) == len(families()) // PIXELS_EVERY > 0


def test_all_are_played_in_the_form_that_is_asked_for() -> None:
    assert forms(families(), "pixel") == {"pixel": families()}


def test_what_failed_is_said_with_the_reason_and_the_command_that_repeats_it_and_the_last_line_counts() -> None:
    fault = Fault(stage="setup", error="NoInstance", message="nothing to choose from")
    lines = list(
        report(
            [
                played("crm-update", end=end()),
                played("crm-merge", end=end("Contact Ruiz · phone", stray=("Note 4 added",)), size="large"),
                played("crm-close-date", fault=fault),
            ]
        )
    )
    assert lines == [
        "crm-merge seed 7 (element): Contact Ruiz · phone: expected a, found b; besides: Note 4 added",
        "  deskgym gold --tasks crm-merge --seeds 7 --size large --force --out out/gold-again",
        "crm-close-date seed 7 (element): fault in setup: NoInstance: nothing to choose from",
        "  deskgym gold --tasks crm-close-date --seeds 7 --force --out out/gold-again",
        "1 passed, 2 failed",
    ]


def test_the_command_plays_and_exits_with_0_when_all_pass(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["--tasks", "crm-close-date", "--seeds", "1", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-1] == "1 passed, 0 failed"


def test_a_family_whose_instance_faults_counts_as_failed_and_the_exit_code_is_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = played("crm-close-date", fault=Fault(stage="setup", error="Invalid", message="a rule forbids it"))
    monkeypatch.setattr(gold_check, "play_all", lambda *_, **__: [broken])
    result = CliRunner().invoke(main, ["--tasks", "crm-close-date", "--out", str(tmp_path)])
    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == "0 passed, 1 failed"
    assert "crm-close-date seed 7 (element): fault in setup: Invalid: a rule forbids it" in result.output


def test_the_command_that_repeats_can_be_parsed(tmp_path: Path) -> None:
    command = repeating(played("crm-close-date").header).split()
    command[-1] = str(tmp_path)
    result = deskgym(*command[1:])
    assert result.exit_code == 0, result.output
