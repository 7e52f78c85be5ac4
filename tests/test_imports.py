"""A floor imports only floors below it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FLOORS = ["apps", "seeds", "tasks", "gym", "harness"]
# What only some floors may use: an app cannot know of the browser that drives it, nor a task of Gymnasium.
ONLY_IN = {
    "playwright": {"gym"},
    "gymnasium": {"gym", "harness"},
    "rich": {"harness"},
    "click": {"harness"},
    "flask": {"apps"},
}


def imported_modules(path: Path) -> Iterator[str]:
    """The absolute names of the modules that a file imports."""
    package = ["deskgym", *path.relative_to(ROOT).with_suffix("").parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def source_files(floor: str) -> list[Path]:
    return sorted((ROOT / floor).rglob("*.py"))


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_imports_only_floors_below_it(floor: str) -> None:
    above = FLOORS[FLOORS.index(floor) + 1 :]
    wrong = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in source_files(floor)
        for module in imported_modules(path)
        if module.startswith("deskgym.") and module.split(".")[1] in above
    ]
    assert source_files(floor)
    assert wrong == []


@pytest.mark.parametrize("floor", FLOORS)
def test_a_floor_names_its_neighbours_relatively(floor: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in source_files(floor)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for module in _absolute_names(node)
        if module.split(".")[0] in {"deskgym", *FLOORS}
    ]
    assert wrong == []


@pytest.mark.parametrize(("library", "floors"), ONLY_IN.items())
def test_a_library_stays_on_its_floors(library: str, floors: set[str]) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {library}"
        for floor in FLOORS
        if floor not in floors
        for path in source_files(floor)
        if any(module.split(".")[0] == library for module in imported_modules(path))
    ]
    assert wrong == []


def _absolute_names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module else []
