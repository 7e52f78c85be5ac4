"""Only the registry lists apps: what differs between them stands in each one's own folder, and is found by its key."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from deskgym.apps import APPS

ROOT = Path(__file__).parents[1]
FLOORS = ("apps", "seeds", "tasks", "gym", "harness", "tests")
KEYS = {app.key for app in APPS}
#: Folders and modules of one app each, which may speak of it and of its neighbors.
OWN = {app.schema for app in APPS} | KEYS


def lists_of_apps(code: ast.AST) -> Iterator[int]:
    """The lines of literal collections that name two apps or more, and of comparisons of an app with a literal key."""
    for node in ast.walk(code):
        if isinstance(node, ast.Dict):
            named = {key.value for key in node.keys if isinstance(key, ast.Constant)}
        elif isinstance(node, ast.List | ast.Tuple | ast.Set):
            named = {item.value for item in node.elts if isinstance(item, ast.Constant)}
        else:
            if isinstance(node, ast.Compare) and _is_an_app(node.left) and _literals(node.comparators) & KEYS:
                yield node.lineno
            continue
        if len(named & KEYS) > 1:
            yield node.lineno


def _is_an_app(node: ast.expr) -> bool:
    """Whether an expression is called `app`, or is an app's key: `app`, `visitor.app`, `app.key`."""
    if isinstance(node, ast.Attribute) and node.attr == "key":
        return _is_an_app(node.value)
    return (node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")) == "app"


def _literals(nodes: list[ast.expr]) -> set[object]:
    return {each.value for node in nodes for each in ast.walk(node) if isinstance(each, ast.Constant)}


def test_only_the_registry_lists_apps() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for floor in FLOORS
        for path in sorted((ROOT / floor).rglob("*.py"))
        if not OWN & {path.stem, *path.relative_to(ROOT).parts}
        for line in lists_of_apps(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "code",
    [
        'WHO = {"crm": 1, "chat": 2}',
        'for label in ("crm", "shop"): pass',
        'if app == "shop": pass',
        'if visitor.app in ("shop", other): pass',
        'chosen = [app for app in apps if app.key == "shop"]',
    ],
)
def test_a_list_of_apps_is_seen(code: str) -> None:
    assert list(lists_of_apps(ast.parse(code)))


@pytest.mark.parametrize("code", ['role == "admin"', 'values = {"sheet": 1, "row": 2}', 'names = ["admin", "member"]'])
def test_a_word_that_is_also_an_apps_key_is_none(code: str) -> None:
    assert list(lists_of_apps(ast.parse(code))) == []
