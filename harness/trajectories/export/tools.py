"""The environment's actions as tools with JSON Schemas, as chat models are told of them."""

from __future__ import annotations

import dataclasses
from typing import Any

from ....gym.actions import BUTTONS, KINDS, MODIFIERS, Action, Targeted
from ....tasks import Reason

_CHOICES: dict[str, tuple[str, ...]] = {"button": BUTTONS, "modifiers": MODIFIERS, "reason": tuple(Reason)}
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
    hidden = _REF if form == "pixel" else _POINT
    specs = dataclasses.fields(kind)
    required = [spec.name for spec in specs if spec.default is dataclasses.MISSING]
    if issubclass(kind, Targeted) and kind.needs_target:
        required += ["x", "y"] if form == "pixel" else ["ref"]
    elif kind.name == "drag":
        required += _POINT[2:] if form == "pixel" else _REF[1:]
    if any(name in hidden for name in required):
        return None
    return {
        "type": "object",
        "properties": {spec.name: _schema(spec.name, str(spec.type)) for spec in specs if spec.name not in hidden},
        "required": required,
        "additionalProperties": False,
    }


def _schema(name: str, annotation: str) -> dict[str, Any]:
    """The JSON Schema of one argument, from its type annotation."""
    kinds: list[dict[str, Any]] = []
    for part in annotation.replace("tuple[str, ...]", "texts").replace("tuple[Any, ...]", "list").split(" | "):
        match part:
            case "str":
                kinds.append({"type": "string"} | ({"enum": list(_CHOICES[name])} if name in _CHOICES else {}))
            case "int":
                kinds.append({"type": "integer"})
            case "float":
                kinds.append({"type": "number"})
            case "texts":
                item = {"type": "string"} | ({"enum": list(_CHOICES[name])} if name in _CHOICES else {})
                kinds.append({"type": "array", "items": item})
            case "list":
                kinds.append({"type": "array", "items": {}})
            case "None":
                pass
            case _:
                raise TypeError(f"no JSON Schema for {annotation!r}")
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
