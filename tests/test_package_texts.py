"""Every large package says what each of its modules is for, in a README beside them, and names only what there is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from .test_imports import FLOORS, ROOT

TEXTS = [path for floor in FLOORS for path in sorted((ROOT / floor).rglob("README.md"))]
#: The most modules that a folder shows without a text.
FEW = 12
#: The widest that a row of a text may be.
WIDEST = 200
#: Stands in a row for all modules that no other row names: one of each kind, called after what it is about.
THE_REST = "*"
#: Folders with many modules and no text, since each holds one of a kind and is called after it. None may be added.
UNTOLD: set[str] = {
    "harness/audit/checks",
    "harness/commands",
    "seeds/chat/dialogues",
    "tasks/crm/facts",
    "tasks/crm/pages",
}


def modules_in(folder: Path) -> set[str]:
    """The modules and packages of a folder, as its text names them."""
    files = {path.name for path in folder.glob("*.py") if path.name != "__init__.py"}
    return files | {f"{path.parent.name}/" for path in folder.glob("*/*.py")}


def rows_of(text: Path) -> list[list[str]]:
    """The rows of its tables, heads left out, cell by cell."""
    rows = [line for line in text.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [row.strip("| ").split(" | ") for row in rows if not row.startswith(("|---", "| where"))]


def name_of(text: Path) -> str:
    return str(text.parent.relative_to(ROOT))


@pytest.mark.parametrize("text", TEXTS, ids=name_of)
def test_each_module_of_a_package_is_documented_once(text: Path) -> None:
    named = Counter(name for where, *_ in rows_of(text) for name in re.findall(r"`([^`]+)`", where))
    there = modules_in(text.parent)
    assert [name for name, count in named.items() if count > 1] == []
    assert set(named) - there <= {THE_REST}
    assert THE_REST in named or there <= set(named)


@pytest.mark.parametrize("text", TEXTS, ids=name_of)
def test_the_files_that_a_text_speaks_of_exist(text: Path) -> None:
    for name in re.findall(r"`([\w/]+\.(?:py|js|css|html))`", text.read_text(encoding="utf-8")):
        assert (ROOT / name).exists() or any(text.parent.rglob(name)), name
    for target in re.findall(r"\]\(([^)#:]+)\)", text.read_text(encoding="utf-8")):
        assert (text.parent / target).exists(), target


@pytest.mark.parametrize("text", TEXTS, ids=name_of)
def test_no_row_of_a_text_is_wide(text: Path) -> None:
    assert [line for line in text.read_text(encoding="utf-8").splitlines() if len(line) > WIDEST] == []


def test_every_large_package_has_a_text() -> None:
    folders = {path.parent for floor in FLOORS for path in (ROOT / floor).rglob("*.py")}
    large = {folder for folder in folders if len(modules_in(folder)) > FEW}
    assert {str(folder.relative_to(ROOT)) for folder in large if not (folder / "README.md").exists()} == UNTOLD
