"""A family reads on one screen: long ones are facts that are drawn, and what is done with them, in short methods."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ..test_imports import ROOT

#: The most lines of a function, whatever is defined within it.
MOST = 60
#: The most lines of a family's methods beside those that draw its facts and put them into the world.
MOST_OF_A_FAMILY = 80


def test_no_function_of_a_task_is_long() -> None:
    too_long = {name: lines for name, lines in _lengths() if lines > MOST}
    assert not too_long, "a long family is a frozen dataclass of what it draws: see docs/extending.md"


def test_no_family_is_long() -> None:
    too_long = {name: lines for name, lines in _families() if lines > MOST_OF_A_FAMILY}
    assert not too_long, "its words belong to page objects, its facts into facts/: see docs/extending.md"


def _families() -> Iterator[tuple[str, int]]:
    """Every class that plays a task, with the lines of its methods beside its facts."""
    for path in sorted((ROOT / "tasks").rglob("*.py")):
        for node in ast.parse(path.read_text()).body:
            methods = [each for each in getattr(node, "body", ()) if isinstance(each, ast.FunctionDef)]
            if isinstance(node, ast.ClassDef) and any(method.name == "goal" for method in methods):
                beside = (each for each in methods if each.name != "setup" and "draw" not in each.name)
                yield f"{path.relative_to(ROOT)}:{node.name}", sum(map(_lines, beside))


def _lengths() -> Iterator[tuple[str, int]]:
    """Every function under tasks/, with its lines."""
    for path in sorted((ROOT / "tasks").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef):
                yield f"{path.relative_to(ROOT)}:{node.name}", _lines(node)


def _lines(node: ast.FunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1
