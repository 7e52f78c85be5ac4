"""The key of built worlds covers whatever takes part in building one, so that no stale world is ever loaded."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from deskgym.seeds import sources

ROOT = Path(__file__).parents[2]
FLOORS = ("apps", "seeds")
# What seeds import to keep worlds, not to make them.
KEEP_BUILT_WORLDS = {"cachetools"}
PRINT_LOADED_MODULES = """
import sys
from deskgym.seeds.build import build
build(3, "small")
print(*(name.removeprefix("deskgym.") for name in sys.modules if name.startswith("deskgym.")))
"""
# Whatever a fresh process opens that is neither code nor kept by the system.
PRINT_OPENED_FILES = """
import os, sys
root = sys.argv[1] + os.sep
opened = set()
def note(event, args):
    if event == "open" and isinstance(args[0], str):
        opened.add(os.path.realpath(args[0]))
sys.addaudithook(note)
from deskgym.seeds.build import build
build(3, "small")
ours = (path.removeprefix(root) for path in opened if path.startswith(root))
print(*(path for path in ours if path.startswith(("apps", "seeds")) and not path.endswith((".py", ".pyc"))))
"""


@pytest.fixture
def folders(tmp_path: Path) -> dict[str, Path]:
    """A copy of the product's sources that a test may change."""
    for floor in FLOORS:
        for path in (ROOT / floor).rglob("*.py"):
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    for file in sources.FILES:
        copy = tmp_path / "apps" / file
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / "apps" / file, copy)
    return {floor: tmp_path / floor for floor in FLOORS}


def key(folders: dict[str, Path]) -> str:
    return sources.digest(sources.modules(folders), [])


def test_every_module_of_ours_that_is_loaded_while_a_world_is_built_counts() -> None:
    command = [sys.executable, "-c", PRINT_LOADED_MODULES]
    loaded = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert {"apps.store.actions.shipping", "apps.chat.text", "seeds.trades.kitchen"} <= set(loaded)
    assert set(loaded) - set(sources.modules()) == set()


def test_every_file_that_is_read_while_a_world_is_built_counts() -> None:
    command = [sys.executable, "-c", PRINT_OPENED_FILES, str(ROOT)]
    opened = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert opened == [f"apps/{file}" for file in sources.FILES]


@pytest.mark.parametrize(
    "file",
    [
        "apps/store/actions/shipping.py",
        "apps/chat/text.py",
        "apps/crm/objects/deals.py",
        "apps/platform/__init__.py",
        "apps/platform/static/charting/choices.js",
        "seeds/crm/deals.py",
    ],
)
def test_an_edited_module_makes_another_key(folders: dict[str, Path], file: str) -> None:
    before = key(folders)
    path = folders["apps"].parent / file
    path.write_text(f"{path.read_text()}\n# edited\n")
    assert key(folders) != before


def test_what_a_new_import_brings_in_counts_from_then_on(folders: dict[str, Path]) -> None:
    (folders["apps"] / "chat" / "news").mkdir()
    (folders["apps"] / "chat" / "news" / "__init__.py").write_text(
        "from . import (\n    front,\n    sport as games,\n)\n"
    )
    for name in ("front", "sport"):
        (folders["apps"] / "chat" / "news" / f"{name}.py").write_text("")
    assert not {name for name in sources.modules(folders) if name.startswith("apps.chat.news")}
    path = folders["seeds"] / "places.py"
    path.write_text(f"{path.read_text()}\ndef late():\n    from ..apps.chat.news import read\n")
    found = {name for name in sources.modules(folders) if name.startswith("apps.chat.news")}
    assert found == {"apps.chat.news", "apps.chat.news.front", "apps.chat.news.sport"}


def test_a_page_that_no_world_is_made_with_does_not_count(folders: dict[str, Path]) -> None:
    before = key(folders)
    path = folders["apps"] / "crm" / "views" / "tasks.py"
    path.write_text(f"{path.read_text()}\n# edited\n")
    assert key(folders) == before


def test_another_version_of_a_library_makes_another_key() -> None:
    assert sources.digest({}, ["sqlalchemy 2.0"]) != sources.digest({}, ["sqlalchemy 2.1"])


def test_the_key_knows_every_library_that_seeds_import() -> None:
    imported: set[str] = set()
    for path in (ROOT / "seeds").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                imported.add(str(node.module).split(".")[0])
    assert "sqlalchemy" in imported
    assert imported - sys.stdlib_module_names - set(sources.LIBRARIES) == KEEP_BUILT_WORLDS
