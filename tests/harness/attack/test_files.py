"""The files of the attack break nothing of what reads them."""

from __future__ import annotations

from click.testing import CliRunner
from deskgym.harness.attack.files import command
from deskgym.harness.attack.fuzzing.files import KINDS, described, read_file
from deskgym.harness.attack.fuzzing.watched import broken


def test_the_first_files_break_nothing() -> None:
    assert [found for found in broken(range(40), read_file) if found is not None] == []


def test_one_file_is_repeated_by_its_seed() -> None:
    done = CliRunner().invoke(command, ["--seed", str(len(KINDS) - 1)])
    assert (done.exit_code, done.output) == (0, "1 tries, 0 broke something\n")
    assert described(len(KINDS) - 1).startswith(f"{KINDS[-1]} {len(KINDS) - 1} (")
