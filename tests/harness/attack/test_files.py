"""The fuzzer of files finds nothing in a few, repeats one by its seed, and tells of what dies."""

from __future__ import annotations

from click.testing import CliRunner
from deskgym.harness.attack.files import KINDS, attack_files, files


def test_the_first_files_break_nothing() -> None:
    told: list[str] = []
    assert attack_files(iter(range(2)), seconds=25, tell=told.append) == []
    assert told[0] == "20 files tried, 0 broke something."


def test_one_file_is_repeated_by_its_seed() -> None:
    done = CliRunner().invoke(files, ["--seed", str(len(KINDS) - 1)])
    assert (done.exit_code, done.output) == (0, "Nothing broke.\n")
