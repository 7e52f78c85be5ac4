"""Reads an action from a dict or a call string, and says in words for the agent what is wrong with one."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Discriminator, TypeAdapter, ValidationError

from ..errors import ActionError, did_you_mean
from . import python
from .base import Action
from .models import KINDS, AnyAction
from .values import short

LONGEST_CALL = 1_000_000

_ADAPTER: TypeAdapter[AnyAction] = TypeAdapter(Annotated[AnyAction, Discriminator("action")])


def parse(given: object) -> Action:
    """The action that a dict, a call string or an Action means. Raises ActionError."""
    if isinstance(given, Action):
        return given
    if isinstance(given, str):
        return _from_call(given)
    if isinstance(given, Mapping):
        return _from_dict(given)
    raise ActionError(f'an action is a dict or a call string such as click("e12"), not {type(given).__name__}')


def _from_dict(given: Mapping[Any, Any]) -> Action:
    values = dict(given)
    name = values.pop("action", None)
    if name is None:
        raise ActionError('the action has no "action": give for example {"action": "click", "ref": "e12"}')
    return _build(_kind(name), values)


def _from_call(text: str) -> Action:
    example = 'give a call such as click("e12")'
    if len(text) > LONGEST_CALL:
        raise ActionError(f"the action {short(text)} is too long: a call has at most {LONGEST_CALL:,} characters")
    match python.statements(text):
        case None | []:
            raise ActionError(f"the action {short(text)} cannot be read: {example}")
        case [ast.Expr(value=ast.Call(func=ast.Name(id=name)) as call)]:
            kind = _kind(name)
        case _:
            raise ActionError(f"the action {short(text)} is not a call: {example}")
    positional = [python.value(argument, kind.name) for argument in call.args]
    values = {keyword.arg: python.value(keyword.value, kind.name) for keyword in call.keywords}
    if None in values:
        raise ActionError(f"the arguments of {kind.name} must be plain texts, numbers or lists")
    order = kind.arguments()
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


def _kind(name: object) -> type[Action]:
    if not isinstance(name, str) or name not in KINDS:
        raise ActionError(f"unknown action {short(name)}. {did_you_mean(short(name), KINDS)}")
    return KINDS[name]


def _build(kind: type[Action], values: dict[Any, Any]) -> Action:
    takes = kind.arguments()
    for key in values:
        if key not in takes:
            allowed = f"it takes {', '.join(takes)}" if takes else "it takes none"
            raise ActionError(f"{kind.name} has no argument {short(key)}: {allowed}")
    try:
        return _ADAPTER.validate_python({**values, "action": kind.name})
    except ValidationError as error:
        raise _in_words(kind, error) from None


def _in_words(kind: type[Action], error: ValidationError) -> ActionError:
    """The first thing that is wrong with the arguments."""
    first = error.errors(include_url=False)[0]
    name = first["loc"][-1]
    if first["type"] == "missing":
        return ActionError(f"{kind.name} needs {name}")
    return ActionError(f"{name} of {kind.name} must be {first['msg']}, not {short(first['input'])}")
