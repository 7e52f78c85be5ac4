"""`make new-family` writes a family that says what is left to write; tried on a copy of the tasks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from deskgym.harness.audit.unfinished import unfinished
from deskgym.harness.new_family import write_family
from deskgym.tasks import families

ROOT = Path(__file__).parents[2]
DRAW = """
from deskgym.seeds.world import World
from deskgym.tasks import get_family
print(get_family("crm-merge").draw(0, World.shared(0), "train").goal)
"""


class Checkout:
    """A copy of the project in `folder` whose tasks can be added to."""

    def __init__(self, folder: Path) -> None:
        self._sources = folder
        package = folder / "deskgym"
        package.mkdir()
        for name in ("apps", "seeds", "gym", "harness", "deskgym/__init__.py"):
            (package / Path(name).name).symlink_to(ROOT / name)
        self.tasks = Path(copytree(ROOT / "tasks", package / "tasks", ignore=ignore_patterns("__pycache__")))

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python on the copy."""
        environment = os.environ | {"PYTHONPATH": str(self._sources), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=environment, cwd=self._sources, capture_output=True, text=True, check=False)

    def new_family(self, *names: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "deskgym.harness.new_family", *names)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A copy in which the family crm-merge has been begun."""
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    result = checkout.new_family("crm-merge")
    assert result.returncode == 0, result.stderr
    assert str(checkout.tasks / "crm" / "merge.py") in result.stdout
    return checkout


def test_a_new_family_is_registered_and_draws(checkout: Checkout) -> None:
    result = checkout.run("-c", DRAW)
    assert result.returncode == 0, result.stderr
    assert "wording" in result.stdout


def test_it_fails_the_audit_with_instructions(checkout: Checkout) -> None:
    result = checkout.run("-m", "deskgym.harness.cli", "audit", "crm-merge")
    assert result.returncode == 1, result.stderr
    for part in ("specification", "title", "draw", "outcome", "gold", "alternatives", "goal", "options", "twin"):
        assert f": {part}: " in result.stdout
    lines = (checkout.tasks / "crm" / "merge.py").read_text().splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if "TODO gold: " in line)
    assert f"crm-merge: unfinished: tasks/crm/merge.py:{number}: gold: what a person does" in result.stdout


def test_it_keeps_the_style_of_the_project(checkout: Checkout) -> None:
    for check in (["check"], ["format", "--check"]):
        config = str(ROOT / "pyproject.toml")
        result = checkout.run("-m", "ruff", *check, "--config", config, str(checkout.tasks / "crm" / "merge.py"))
        assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("crm", "'crm' is no name of a family"),
        ("crm_merge", "'crm_merge' is no name of a family"),
        ("../crm-merge", "is no name of a family"),
        ("crn-merge", "There are no tasks of 'crn'. Did you mean 'crm'?"),
        ("verifier-merge", "There are no tasks of 'verifier'"),
        ("crm-update", "'crm-update' is taken"),
        ("crm-figure-missing", "'crm-figure-missing' is taken"),
        ("crm-queries", "'crm-queries' is taken"),
        ("crm-import", "'import' is a word of Python's"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(checkout: Checkout, name: str, complaint: str) -> None:
    before = sorted(checkout.tasks.rglob("*.py"))
    with pytest.raises(ValueError, match=re.escape(complaint)):
        write_family(name, checkout.tasks)
    assert sorted(checkout.tasks.rglob("*.py")) == before


def test_a_refusal_is_one_line(checkout: Checkout) -> None:
    result = checkout.new_family("crn-merge")
    assert result.returncode == 1
    assert result.stderr == "There are no tasks of 'crn'. Did you mean 'crm'?\n"


def test_no_family_of_the_project_is_unfinished() -> None:
    assert [finding for family in families() for finding in unfinished(family)] == []
