"""The environment's actions as tools with JSON Schemas, as chat models are told of them."""

from __future__ import annotations

from typing import Any

from ....gym.actions import KINDS, Action, Drag, Targeted, json_schema

_POINT = ("x", "y", "from_x", "from_y", "to_x", "to_y")
_REF = ("ref", "from_ref", "to_ref")


def tools(form: str) -> list[dict[str, Any]]:
    """The actions open to an agent that acts on elements ("element") or on pixels ("pixel")."""
    return [
        {"type": "function", "function": {"name": kind.name, "description": kind.__doc__, "parameters": schema}}
        for kind in KINDS.values()
        if (schema := _parameters(kind, form)) is not None
    ]


def _parameters(kind: type[Action], form: str) -> dict[str, Any] | None:
    """The schema of the action's arguments in this form; None if it has no such form."""
    hidden, targets = (_REF, _POINT) if form == "pixel" else (_POINT, _REF)
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
