"""Reads an action from a dict or a call string, and says in words for the agent what is wrong with one."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from pydantic import TypeAdapter, ValidationError

from ..errors import ActionError, did_you_mean
from . import python
from .base import Action
from .models import ALL_KINDS, KINDS, Call
from .values import short
from .wrapping import peeled

LONGEST_CALL = 1_000_000

Kinds = Mapping[str, type[Action]]


#: What is told where a text holds more than one action.
FIRST_ALONE = "only the first action was done: give one at a time"
# The most that stands around an action, one in the other: a fence, a label, marks, a full stop.
_LAYERS = 5
_JSON = json.JSONDecoder(strict=False)
_BETWEEN = re.compile(r"[\s,;]*+")


class Reading(NamedTuple):
    """An action, and what there is to say of how it was given."""

    action: Action
    note: str = ""


def parse(given: object) -> Action:
    """The action that a dict, a call string or an Action means. Raises ActionError."""
    return read_action(given).action


def read_action(given: object, kinds: Kinds = KINDS) -> Reading:
    """The same, with what there is to say of how it was given: of several actions the first one counts.

    Only what is of these `kinds` is an action. Raises ActionError.
    """
    if isinstance(given, Action):
        return Reading(given)
    if isinstance(given, str):
        return _from_text(given, kinds)
    if isinstance(given, Mapping):
        return Reading(_from_dict(given, kinds))
    raise ActionError(f"an action is a dict or a call string such as {_example(kinds)}, not {type(given).__name__}")


def _example(kinds: Kinds) -> str:
    return 'click("e12")' if "click" in kinds else 'call("chat_send_message", {"channel": "#sales", "body": "Hi"})'


def _from_text(text: str, kinds: Kinds) -> Reading:
    example = f"give a call such as {_example(kinds)}"
    if len(text) > LONGEST_CALL:
        raise ActionError(f"the action {short(text)} is too long: a call has at most {LONGEST_CALL:,} characters")
    inner: str | None = text.strip()
    for _ in range(_LAYERS):
        if inner is None:
            break
        if found := _calls(inner) or _objects(inner):
            first = found[0]
            action = _from_call(first, kinds) if isinstance(first, ast.Call) else _from_dict(first, kinds)
            return Reading(action, FIRST_ALONE if len(found) > 1 else "")
        inner = peeled(inner)
    if not python.statements(text):
        raise ActionError(f"the action {short(text)} cannot be read: {example}")
    raise ActionError(f"the action {short(text)} is not a call: {example}")


def _calls(text: str) -> list[ast.Call]:
    """The calls that a text consists of; none where there is anything else."""
    statements = python.statements(text) or []
    found = [
        each.value
        for each in statements
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call) and isinstance(each.value.func, ast.Name)
    ]
    return found if len(found) == len(statements) else []


def _objects(text: str) -> list[Mapping[Any, Any]]:
    """The JSON objects that a text consists of, one after another or in a list; none where there is anything else."""
    found: list[Any] = []
    at = 0
    try:
        while at < len(text) and text[at] in "{[":
            value, at = _JSON.raw_decode(text, at)
            found += value if isinstance(value, list) else [value]
            at = _BETWEEN.match(text, at).end()  # type: ignore[union-attr]  # it matches nothing at least
    except (ValueError, RecursionError):
        return _written_out(text)
    return found if at == len(text) and all(isinstance(each, Mapping) for each in found) else []


def _written_out(text: str) -> list[Mapping[Any, Any]]:
    """The dict that a text is in Python's words."""
    match python.statements(text):
        case [ast.Expr(value=ast.Dict() as node)]:
            return [python.value(node, "the action")]
    return []


def _from_dict(given: Mapping[Any, Any], kinds: Kinds) -> Action:
    values = dict(given)
    name = values.pop("action", None)
    if name is None:
        raise ActionError(f'the action has no "action": give for example {_example_dict(kinds)}')
    return _build(_kind(name, kinds), values)


def _from_call(call: ast.Call, kinds: Kinds) -> Action:
    assert isinstance(call.func, ast.Name)
    if Call.name in kinds and call.func.id not in kinds and not call.args:
        # Written as a function of its own, which is what a tool is to whoever calls it.
        given = {keyword.arg: python.value(keyword.value, call.func.id) for keyword in call.keywords}
        return _build(Call, {"tool": call.func.id, "arguments": given})
    kind = _kind(call.func.id, kinds)
    positional = [python.value(argument, kind.name) for argument in call.args]
    values = {keyword.arg: python.value(keyword.value, kind.name) for keyword in call.keywords}
    if None in values:
        raise ActionError(f"the arguments of {kind.name} must be plain texts, numbers or lists")
    order = kind.parameters()
    if kind.pixel_order and positional and isinstance(positional[0], int | float):
        order = kind.pixel_order
    elif "x" in order:
        order = tuple(name for name in order if name not in ("x", "y"))
    if len(positional) > len(order):
        raise ActionError(f"{kind.name} takes at most {len(order)} arguments: {', '.join(order) or 'none'}")
    for name, value in zip(order, positional, strict=False):
        if name in values:
            raise ActionError(f"{kind.name} got {name} twice")
        values[name] = value
    return _build(kind, {str(key): value for key, value in values.items()})


def _example_dict(kinds: Kinds) -> str:
    if "click" in kinds:
        return '{"action": "click", "ref": "e12"}'
    return '{"action": "call", "tool": "crm_get_contact", "arguments": {"contact": 12}}'


def _kind(name: object, kinds: Kinds) -> type[Action]:
    if not isinstance(name, str) or name not in kinds:
        raise ActionError(f"unknown action {short(name)}. {did_you_mean(short(name), kinds)}")
    return kinds[name]


@cache
def _adapter(kind: str) -> TypeAdapter[Action]:
    return TypeAdapter(ALL_KINDS[kind])


def _build(kind: type[Action], values: dict[Any, Any]) -> Action:
    takes = kind.parameters()
    for key in values:
        if key not in takes:
            allowed = f"it takes {', '.join(takes)}" if takes else "it takes none"
            raise ActionError(f"{kind.name} has no argument {short(key)}: {allowed}")
    try:
        return _adapter(kind.name).validate_python({**values, "action": kind.name})
    except ValidationError as error:
        raise _in_words(kind, error) from None


def _in_words(kind: type[Action], error: ValidationError) -> ActionError:
    """The first thing that is wrong with the arguments."""
    first = error.errors(include_url=False)[0]
    name = first["loc"][-1]
    if first["type"] == "missing":
        return ActionError(f"{kind.name} needs {name}")
    return ActionError(f"{name} of {kind.name} must be {first['msg']}, not {short(first['input'])}")
