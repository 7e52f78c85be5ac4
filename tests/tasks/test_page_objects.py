"""Words of the UI stand in page objects: families and what they share speak of the work alone."""

from __future__ import annotations

import ast
from pathlib import Path

from ..test_imports import ROOT

#: What a `User` is told by role, label or name.
BY_WORDS = {"open", "click", "double_click", "fill", "choose", "check"}


def test_words_of_the_ui_stand_in_page_objects() -> None:
    assert [str(path.relative_to(ROOT)) for path in _families() if _speaks_of_words(path)] == []


def _families() -> list[Path]:
    """All modules of the tasks but for page objects."""
    paths = (ROOT / "tasks").rglob("*.py")
    return [path for path in paths if "pages" not in path.parts and path.name != "pages.py"]


def _speaks_of_words(path: Path) -> bool:
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in BY_WORDS
        and ast.unparse(node.func.value).split(".")[-1] == "user"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    )
