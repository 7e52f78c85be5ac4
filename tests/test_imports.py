"""A floor imports only floors below it, and no module imports itself through others."""

from __future__ import annotations

import ast
from functools import cache
from graphlib import TopologicalSorter
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
#: Who is handed such a library's objects by another framework: a task of BrowserGym gets the page that it drives.
HANDED = {"playwright": {"harness/adapters/browsergym.py"}}


@cache
def imported_modules(path: Path) -> tuple[str, ...]:
    """The absolute names of the modules that a file imports."""
    package = ["deskgym", *path.relative_to(ROOT).with_suffix("").parts[:-1]]
    found: list[str] = []
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = _source(package, node)
            found += (module, *(f"{module}.{alias.name}" for alias in node.names))
    return tuple(found)


def _source(package: list[str], node: ast.ImportFrom) -> str:
    """The absolute name of what a module of `package` imports from."""
    base = package[: len(package) - node.level + 1] if node.level else []
    return ".".join([*base, *([node.module] if node.module else [])])


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


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
def test_a_floor_names_its_neighbors_relatively(floor: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in source_files(floor)
        for node in ast.walk(_tree(path))
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
        if str(path.relative_to(ROOT)) not in HANDED.get(library, ())
        and any(module.split(".")[0] == library for module in imported_modules(path))
    ]
    assert wrong == []


def test_modules_do_not_import_each_other_in_a_circle() -> None:
    """Not within functions either, nor for types alone. Raises CycleError, which names the circle."""
    paths = {module_of(path): path for floor in FLOORS for path in source_files(floor)}
    imports = {module: modules_imported(path, set(paths)) for module, path in paths.items()}
    assert "deskgym.apps.platform.database" in imports["deskgym.apps.accounts"]
    assert len(list(TopologicalSorter(imports).static_order())) == len(paths)


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(["deskgym", *(part for part in parts if part != "__init__")])


def modules_imported(path: Path, modules: set[str]) -> set[str]:
    """Those of `modules` that a file imports: a package only if something in its `__init__.py` is asked for."""
    package = ["deskgym", *path.relative_to(ROOT).with_suffix("").parts[:-1]]
    found = set()
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.ImportFrom):
            source = _source(package, node)
            names = {f"{source}.{alias.name}" for alias in node.names}
            found |= names & modules if names <= modules else {source, *names & modules}
    return found & modules


def _absolute_names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module else []
