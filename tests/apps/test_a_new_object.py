"""A new object of the CRM is its own files and one line; a new field is its declaration and its column."""

from __future__ import annotations

from pathlib import Path

from . import visits
from .copied_project import copy_project, passed_tests


def test_a_new_object_and_a_new_field_appear_everywhere(tmp_path: Path) -> None:
    project = copy_project(tmp_path / "project")
    assert visits.add_object(project) == ["apps/crm/objects/__init__.py"]
    assert visits.add_field(project) == ["apps/crm/models/core.py", "apps/crm/fields/accounts.py"]
    passed = passed_tests(project, tmp_path, ["tests/apps/crm/test_visits.py", "tests/apps/crm/test_nicknames.py"])
    assert len(passed) > 30
