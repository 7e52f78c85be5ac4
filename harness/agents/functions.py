"""The environment's actions as function tools with JSON Schemas, as chat models are told of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, Literal

from ...gym.actions import KINDS, Action, Answer, Done, Drag, Goto, Infeasible, Targeted, json_schema
from ...gym.actions.sets import POINTS, REFS

#: What actions may be aimed at: refs of the tree, pixels of the picture, or both.
Form = Literal["element", "pixel", "both"]

#: What ends an episode, whatever it is played through.
ENDS: tuple[type[Action], ...] = (Answer, Infeasible, Done)

#: The form in which an action set is played.
FORMS: Final[Mapping[str, Form]] = {"all": "both", "elements": "element", "pixels": "pixel"}


def tools(
    form: str, kinds: Iterable[type[Action]] = tuple(KINDS.values()), *, goto: bool = True
) -> list[dict[str, Any]]:
    """The actions open to an agent that acts on elements ("element"), on pixels ("pixel") or on "both".

    Without `goto` none of them takes an address.
    """
    return [
        function_tool(kind.name, kind.__doc__ or "", schema)
        for kind in kinds
        if (schema := _parameters(kind, form, goto=goto)) is not None
    ]


def functions_of(
    form: str, interface: str = "browser", described: Iterable[Mapping[str, Any]] = (), *, goto: bool = True
) -> list[dict[str, Any]]:
    """All functions of an agent: actions on pages, or the ends alone, and the apps' tools as `info` describes them."""
    own = tools(form, ENDS) if interface == "tools" else tools(form, goto=goto)
    return own + [function_tool(each["name"], each["description"], each["parameters"]) for each in described]


def action_of(name: str, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The action that a call of one of these functions means, as a dict."""
    if name not in KINDS:
        return {"action": "call", "tool": name, "arguments": dict(arguments)}
    # What is left out and what is null are the same to many models; not so to an app, which empties a field.
    return {**{key: value for key, value in arguments.items() if value is not None}, "action": name}


def function_tool(name: str, description: str, parameters: dict[str, Any]) -> dict[str, Any]:
    """A function in the form in which chat models are told of it."""
    return {"type": "function", "function": {"name": name, "description": description, "parameters": parameters}}


@cache
def in_form(form: str, *, goto: bool = True) -> tuple[type[Action], ...]:
    """The kinds of action that there are in this form."""
    return tuple(kind for kind in KINDS.values() if _parameters(kind, form, goto=goto) is not None)


def _parameters(kind: type[Action], form: str, *, goto: bool) -> dict[str, Any] | None:
    """The schema of the action's arguments in this form; None if it has no such form."""
    if kind is Goto and not goto:
        return None
    hidden: tuple[str, ...] = {"pixel": REFS, "element": POINTS}.get(form, ())
    hidden += () if goto else ("url",)
    targets: tuple[str, ...] = {"pixel": POINTS, "element": REFS}.get(form, ())
    schema = json_schema(kind)
    properties, required = schema["properties"], schema.get("required", [])
    if kind is Drag or (issubclass(kind, Targeted) and kind.needs_target):
        required = [*required, *(name for name in targets if name in properties)]
    if any(name in hidden for name in required):
        return None
    return {
        "type": "object",
        "properties": {name: argument for name, argument in properties.items() if name not in hidden},
        "required": required,
        "additionalProperties": False,
    }
