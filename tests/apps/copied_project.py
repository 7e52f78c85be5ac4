"""A copy of the project into which a test puts something new, and the tests that pass there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
FLOORS = ("apps", "seeds", "tasks", "gym", "harness")


def copy_project(folder: Path) -> Path:
    """Copy what the tests need into an empty folder."""
    unneeded = shutil.ignore_patterns(".*", "node_modules", "*.egg-info", "out", "build")
    return Path(shutil.copytree(ROOT, folder, ignore=unneeded, symlinks=True))


def write_files(project: Path, files: Mapping[str, str]) -> None:
    """Put new files into a copy, by their paths."""
    for name, text in files.items():
        path = project / name
        assert not path.exists(), f"{name} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.lstrip("\n"), encoding="utf-8")


def change_file(project: Path, name: str, before: str, after: str) -> str:
    """Put one text, which stands there once, in place of another one; returns the file's name."""
    path = project / name
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{name} has not one {before!r}"
    path.write_text(text.replace(before, after), encoding="utf-8")
    return name


def passed_tests(project: Path, tmp_path: Path, arguments: Sequence[str]) -> list[str]:
    """Run tests of a copy, all of which must pass; returns their names."""
    # The floors and the package's root are one package, as the set-up lays them out for mypy.
    sources = tmp_path / "sources"
    (sources / "deskgym").mkdir(parents=True)
    for name in (*FLOORS, "tests", "deskgym/__init__.py"):
        (sources / "deskgym" / Path(name).name).symlink_to(project / name)
    environment = {**os.environ, "PYTHONPATH": str(sources), "DESKGYM_CACHE": str(tmp_path / "cache")}
    command = [sys.executable, "-P", "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider", *arguments]
    ended = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout[-4000:] + ended.stderr[-2000:]
    return re.findall(r"^PASSED (\S+)", ended.stdout, re.MULTILINE)
