"""A new app is built in a copy of the project by the steps of docs/extending.md, and passes what every app passes."""

from __future__ import annotations

from pathlib import Path

from . import corkboard
from .copied_project import ROOT, copy_project, passed_tests

STEPS = (ROOT / "docs" / "extending.md").read_text(encoding="utf-8").partition("## A new app")[2]
WANTED = "board or documented"
CHECKS = (
    "tests/apps/board",
    "tests/apps/test_every_app.py",
    "tests/apps/test_every_page.py::test_every_control_is_named_and_does_something",
    "tests/test_readme.py::test_every_app_and_every_group_of_families_is_documented",
    "tests/test_package_texts.py::test_each_module_of_a_package_is_documented_once",
)


def test_an_app_built_by_the_documented_steps_passes_the_checks_of_every_app(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    changed = corkboard.build(project)
    assert set(changed) == {"apps/__init__.py", "README.md", "apps/README.md"}
    assert all(name in STEPS for name in changed)
    written = {Path(name) for name in corkboard.FILES}
    assert all(f"`{path.parts[0]}/" in STEPS for path in written)
    assert all(path.stem in STEPS for path in written if path.parent == Path("apps/board"))

    passed = passed_tests(project, tmp_path, ["-m", "not sweep", "-k", WANTED, *CHECKS])
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
