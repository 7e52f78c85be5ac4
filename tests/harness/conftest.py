"""Gold episodes that several tests look at, played once, and the command line that they are made with."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from deskgym.harness.cli import main

FAMILY = "crm-close-date"


def deskgym(*arguments: object) -> Result:
    """Run a command line."""
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.fixture(scope="session")
def gold(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the verified gold trajectory of one instance, in element form."""
    folder = tmp_path_factory.mktemp("gold")
    result = CliRunner().invoke(main, ["gold", "--tasks", FAMILY, "--seeds", "1", "--out", str(folder)])
    assert result.exit_code == 0, result.output
    assert "1 of 1 verified, 0 failed, 0 faults" in result.output
    return folder


@pytest.fixture
def copy(gold: Path, tmp_path: Path) -> Path:
    """The gold folder, to be spoiled."""
    return Path(shutil.copytree(gold, tmp_path / "gold"))
