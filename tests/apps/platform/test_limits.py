"""A limit stands once, so that a form and the action behind it cannot differ."""

from __future__ import annotations

import ast
from pathlib import Path

APPS = Path(__file__).parents[3] / "apps"


def test_an_action_names_how_long_a_text_may_be() -> None:
    actions = sorted(APPS.rglob("actions/*.py"))
    wrong = [
        f"{path.relative_to(APPS)}:{call.lineno}"
        for path in actions
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call)
        for keyword in call.keywords
        if keyword.arg == "longest" and isinstance(keyword.value, ast.Constant)
    ]
    assert len(actions) > 50
    assert wrong == []
