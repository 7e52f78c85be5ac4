"""A new app is built in a copy of the project by the steps of docs/extending.md, and passes what every app passes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from . import corkboard

ROOT = Path(__file__).parents[2]
STEPS = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8").partition("## A new app")[2]
FLOORS = ("apps", "seeds", "tasks", "gym", "harness")
WANTED = "board or documented"
CHECKS = (
    "tests/apps/board",
    "tests/apps/test_every_app.py",
    "tests/apps/test_every_page.py::test_every_control_is_named_and_does_something",
    "tests/test_readme.py::test_every_app_and_every_group_of_families_is_documented",
)


def test_an_app_built_by_the_documented_steps_passes_the_checks_of_every_app(tmp_path: Path) -> None:
    project, sources = tmp_path / "project", tmp_path / "sources"
    unneeded = shutil.ignore_patterns(".*", "node_modules", "*.egg-info", "out", "build")
    shutil.copytree(ROOT, project, ignore=unneeded, symlinks=True)
    changed = corkboard.build(project)
    assert set(changed) == {"apps/__init__.py", "README.md", "ARCHITECTURE.md"}
    assert all(name in STEPS for name in changed)
    written = {Path(name) for name in corkboard.FILES}
    assert all(f"`{path.parts[0]}/" in STEPS for path in written)
    assert all(path.stem in STEPS for path in written if path.parent == Path("apps/board"))

    # The floors and the package's root are one package, as the set-up lays them out for mypy.
    (sources / "deskgym").mkdir(parents=True)
    for name in (*FLOORS, "tests", "deskgym/__init__.py"):
        (sources / "deskgym" / Path(name).name).symlink_to(project / name)
    environment = {**os.environ, "PYTHONPATH": str(sources), "DESKGYM_CACHE": str(tmp_path / "cache")}
    command = [
        sys.executable,
        "-P",
        "-m",
        "pytest",
        "-q",
        "-rA",
        "-p",
        "no:cacheprovider",
        "-m",
        "not sweep",
        "-k",
        WANTED,
    ]
    told = subprocess.run(
        [*command, *CHECKS], cwd=project, env=environment, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-2000:]
    passed = re.findall(r"^PASSED (\S+)", told.stdout, re.MULTILINE)
    for check in (
        "test_board.py::test_a_notice_comes_down_when_its_time_is_over",
        "test_board.py::test_it_lets_nothing_through",
        "test_board.py::test_its_family_is_played_to_the_end",
        "test_its_host_answers_and_another_one_does_not[board]",
        "test_one_of_the_staff_logs_in_by_their_address[board]",
        "test_somebody_without_a_place_in_it_is_kept_out[board]",
        "test_a_world_has_its_tables_and_its_seeds_have_filled_them[board]",
        "test_the_launcher_leads_to_it[board]",
        "test_the_portal_shows_it_and_logs_in_by_one_click[board]",
        "test_its_jobs_run_when_the_clock_moves[board]",
        "test_every_control_is_named_and_does_something[board]",
    ):
        assert any(each.endswith(check) for each in passed), f"{check} did not run"
