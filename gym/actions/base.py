"""What all actions have in common: their written forms, and targets."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import ConfigDict
from pydantic.dataclasses import dataclass

from ..errors import ActionError
from .values import Number, Text


@dataclass(frozen=True)
class Action:
    """One thing an agent does. Subclasses name their fields in the order of positional arguments, `action` last."""

    __pydantic_config__: ClassVar = ConfigDict(extra="forbid")
    #: What tells it from the others: the value of `action`.
    name: ClassVar[str]
    # Positional order where the first argument is a number: a pixel instead of a ref.
    pixel_order: ClassVar[tuple[str, ...]] = ()
    # Whether its call string gives every argument by name.
    names_arguments: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        cls.name = getattr(cls, "action", "")

    @classmethod
    def parameters(cls) -> tuple[str, ...]:
        """The names of what it takes, in the order of positional arguments."""
        return tuple(spec.name for spec in dataclasses.fields(cls) if spec.name != "action")

    def __post_init__(self) -> None:
        self.check()

    def check(self) -> None:
        """Raise ActionError where the values do not fit together."""

    def as_dict(self) -> dict[str, Any]:
        """The dict form, without what is left at its default."""
        values: dict[str, Any] = {"action": self.name}
        for spec in dataclasses.fields(self):
            value = getattr(self, spec.name)
            if spec.name != "action" and value != spec.default:
                values[spec.name] = _thawed(value)
        return values

    def __str__(self) -> str:
        """The call string."""
        given = {key: value for key, value in self.as_dict().items() if key != "action"}
        order = self.pixel_order if "x" in given else self.parameters()
        words: list[str] = []
        in_order = not self.names_arguments
        for key in order:
            if key not in given:
                in_order = False
                continue
            words.append(repr(given[key]) if in_order else f"{key}={given[key]!r}")
        return f"{self.name}({', '.join(words)})"


@dataclass(frozen=True)
class Targeted(Action):
    """An action at a ref or at a pixel."""

    ref: Text | None = None
    x: Number | None = None
    y: Number | None = None
    needs_target: ClassVar[bool] = True

    def check(self) -> None:
        has_point = self.x is not None and self.y is not None
        if (self.x is None) != (self.y is None) or (self.ref is not None and self.x is not None):
            raise ActionError(f"{self.name} takes either a ref or both x and y")
        if self.needs_target and self.ref is None and not has_point:
            raise ActionError(f'{self.name} needs a target: a ref such as "e12", or x and y')


def _thawed(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _thawed(item) for name, item in value.items()}
    return [_thawed(item) for item in value] if isinstance(value, tuple) else value
