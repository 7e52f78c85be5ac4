"""The environment's own actions as function tools, aimed at elements or at pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....gym.actions import Action, parse
from ....gym.errors import ActionError
from ..functions import Form, tools
from .base import Call, Unsayable, Viewport, Wire


@dataclass(frozen=True)
class Canonical:
    """Says every action of its form in the environment's own words."""

    name: str
    form: Form
    wire: Wire = "functions"
    unsaid: tuple[type[Action], ...] = ()
    toolset: str = ""
    goto: bool = True

    def tools(self, viewport: Viewport) -> list[dict[str, Any]]:
        return tools(self.form, goto=self.goto)

    def decode(self, call: Call, viewport: Viewport) -> list[Action]:
        if not isinstance(call.arguments, dict):
            raise ActionError(f"the arguments of {call.name} must be an object")
        return [
            parse({key: value for key, value in call.arguments.items() if value is not None} | {"action": call.name})
        ]

    def encode(self, action: Action, viewport: Viewport) -> list[Call]:
        given = {key: value for key, value in action.as_dict().items() if key != "action"}
        refused = {"pixel": ("ref", "from_ref", "to_ref"), "element": ("x", "from_x", "to_x")}.get(self.form, ())
        if any(name in given for name in refused):
            raise Unsayable(f"{action} is not in form {self.form!r}")
        return [Call(action.name, given)]

    def beside(self, action: Action, viewport: Viewport) -> Call:
        raise Unsayable(f"{self.name} cannot say {action}")


ELEMENT = Canonical("canonical", "element")
PIXEL = Canonical("canonical-pixel", "pixel")
