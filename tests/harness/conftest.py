"""Gold episodes that several tests look at, played once."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from deskgym.harness.cli import main

FAMILY = "crm-close-date"


@pytest.fixture(scope="session")
def gold(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the verified gold trajectory of one instance, in element form."""
    folder = tmp_path_factory.mktemp("gold")
    result = CliRunner().invoke(main, ["gold", "--tasks", FAMILY, "--seeds", "1", "--out", str(folder)])
    assert result.exit_code == 0, result.output
    assert "1 of 1 verified, 0 failed, 0 faults" in result.output
    return folder
