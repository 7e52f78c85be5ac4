"""Gold episodes that several tests look at, played once, and the command line that they are made with."""

from __future__ import annotations

import math
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from deskgym.harness.cli import main
from deskgym.harness.runs.config import RunConfig
from deskgym.harness.selection import select_families

from ..support.runs import make_run

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


@pytest.fixture(scope="session")
def calls(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the verified gold trajectory of the same instance, played through tools."""
    folder = tmp_path_factory.mktemp("calls")
    asked = ["--tasks", FAMILY, "--seeds", "1", "--interface", "tools", "--tools", "needed+2", "--out", str(folder)]
    result = CliRunner().invoke(main, ["gold", *asked])
    assert result.exit_code == 0, result.output
    return folder


@pytest.fixture(scope="session")
def made_run(gold: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the made-up run of a model, 24 episodes: passed, failed in several ways, and a fault."""
    config = RunConfig(agent="openai:a-model", tasks=f"{FAMILY},crm-update", seeds="0:4", attempts=3)
    return make_run(tmp_path_factory.mktemp("runs") / "first", gold, config, seed=109).path


@pytest.fixture(scope="session")
def many_episodes(gold: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the made-up run of 2,000 short episodes, or a few more."""
    patterns, attempts = "crm-*,chat-*", 4
    seeds = math.ceil(2_000 / attempts / len(select_families(patterns)))
    config = RunConfig(agent="openai:a-model", tasks=patterns, seeds=f"0:{seeds}", attempts=attempts)
    return make_run(tmp_path_factory.mktemp("runs") / "many", gold, config, brief=True).path


@pytest.fixture
def copy(gold: Path, tmp_path: Path) -> Path:
    """The gold folder, to be spoiled."""
    return Path(shutil.copytree(gold, tmp_path / "gold"))
