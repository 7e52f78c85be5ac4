"""Third-party front-end files are copied at set-up, and only those that are listed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from deskgym.apps.platform import assets, vendor

ROOT = Path(__file__).parents[3]


def test_what_is_copied_is_complete_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "old.js").write_text("gone")
    count = vendor.copy(target=tmp_path)
    assert count == len([path for path in tmp_path.rglob("*") if path.is_file()])
    assert not (tmp_path / "old.js").exists()
    assert vendor.copy(target=tmp_path) == count


def test_without_node_modules_it_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="Run `npm ci`"):
        vendor.copy(modules=tmp_path, target=tmp_path / "out")


def test_an_unknown_icon_says_what_to_do() -> None:
    with pytest.raises(FileNotFoundError, match="add it to ICONS"):
        assets.icon("no-such-icon")


def test_packages_are_pinned_and_the_lock_file_names_no_registry() -> None:
    pinned = json.loads((ROOT / "package.json").read_text())["dependencies"]
    lock = json.loads((ROOT / "package-lock.json").read_text())
    assert all(version[0].isdigit() for version in pinned.values())
    assert lock["packages"][""]["dependencies"] == pinned
    assert all("resolved" not in package for package in lock["packages"].values())


def test_our_own_scripts_stay_small() -> None:
    scripts = (ROOT / "apps/platform/static/platform").glob("*.js")
    assert sum(path.stat().st_size for path in scripts) < 60_000
