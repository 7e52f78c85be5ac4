"""Calls written as in Python, of plain values: read without evaluating anything, and written."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ....gym.actions import KINDS, python
from ....gym.actions.parsing import LONGEST_CALL
from ....gym.actions.values import short
from ....gym.errors import ActionError
from .base import Call

#: Name of a call → the names of its arguments, in their order.
Signatures = Mapping[str, tuple[str, ...]]


def read_calls(text: str, signatures: Signatures, example: str) -> list[Call]:
    """The calls in a text, one after another; lines that are no calls are passed over. Raises ActionError."""
    if len(text) > LONGEST_CALL:
        raise ActionError(f"the text has more than {LONGEST_CALL:,} characters")
    calls = [_call(node, signatures) for node in _nodes(text)]
    if not calls:
        raise ActionError(f"there is no action in {short(text)}: write for example {example}")
    return calls


def write_call(call: Call, quoted: Callable[[Any], str] = repr) -> str:
    return f"{call.name}({', '.join(f'{name}={quoted(value)}' for name, value in call.arguments.items())})"


def signature(tool: dict[str, Any]) -> str:
    """A function tool as a line of a prompt: its call, and what it does."""
    function = tool["function"]
    arguments = function["parameters"]["properties"]
    choices = (
        f" {name} is one of {', '.join(schema['enum'])}." for name, schema in arguments.items() if "enum" in schema
    )
    return f"{function['name']}({', '.join(arguments)})  # {function['description']}{''.join(choices)}"


def _nodes(text: str) -> Iterator[ast.Call]:
    found = python.statements(text)
    if found is None:
        found = [each for line in text.splitlines() for each in python.statements(line) or ()]
    for statement in found:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            yield statement.value


def _call(node: ast.Call, signatures: Signatures) -> Call:
    if not isinstance(node.func, ast.Name):
        raise ActionError("an action is called by its name alone")
    name = node.func.id
    order = signatures.get(name) or (KINDS[name].parameters() if name in KINDS else ())
    if len(node.args) > len(order):
        raise ActionError(f"{name} takes at most {len(order)} arguments in order: {', '.join(order) or 'none'}")
    given: dict[str, Any] = {}
    for key, value in [*zip(order, node.args, strict=False), *((word.arg, word.value) for word in node.keywords)]:
        if key is None or key in given:
            raise ActionError(f"{name} got {key or '**'} where each argument is given once, by its name")
        given[key] = python.value(value, name)
    return Call(name, given)
