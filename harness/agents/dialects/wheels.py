"""Parts that say how far to scroll."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ....gym.actions import Action, Scroll
from ....gym.errors import ActionError
from .base import Unsayable, Viewport
from .geometry import number
from .parts import Part, Values


@dataclass(frozen=True)
class Wheel(Part):
    """A direction, and how far: in `unit` pixels, or thousandths of the side where that is 0."""

    argument: str = "direction"
    amount: str = "magnitude"  # no such argument where empty: `default` then
    unit: float = 1
    default: float = 300
    most: int = 100_000  # in one call

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.argument, self.amount) if self.amount else (self.argument,)

    @property
    def fields(self) -> tuple[str, ...]:
        return ("dx", "dy")

    def read(self, given: Values, viewport: Viewport) -> dict[str, Any]:
        direction = given.get(self.argument)
        if direction not in ("up", "down", "left", "right"):
            raise ActionError(f"{self.argument} must be up, down, left or right")
        axis = "dy" if direction in ("up", "down") else "dx"
        amount = number(given.get(self.amount, self.default), self.amount)
        pixels = round(amount * self._unit(axis, viewport)) or (1 if amount else 0)
        return {axis: -pixels if direction in ("up", "left") else pixels}

    def write(self, fields: Values, viewport: Viewport) -> dict[str, Any]:
        axis = "dy" if fields.get("dy") else "dx"
        if not (pixels := fields.get(axis)):
            raise Unsayable("it does not scroll at all")
        names = {"dx": ("right", "left"), "dy": ("down", "up")}[axis]
        said: dict[str, Any] = {self.argument: names[pixels < 0]}
        if self.amount:
            said[self.amount] = max(1, min(self.most, round(abs(pixels) / self._unit(axis, viewport))))
        return said

    def pieces(self, action: Action, viewport: Viewport) -> list[Action]:
        assert isinstance(action, Scroll)
        pieces: list[Action] = []
        for axis in ("dy", "dx"):
            if pixels := getattr(action, axis):
                # As many whole calls as it takes, and one for what is left unless that is nearer to nothing.
                unit = self._unit(axis, viewport) * (1 if self.amount else self.default)
                whole = round(unit * (self.most if self.amount else 1))
                count, rest = divmod(abs(pixels), whole)
                for part in [whole] * int(count) + [rest] * (rest > unit / 2 or not count):
                    moved = {"dx": 0, "dy": 0, axis: -part if pixels < 0 else part}
                    pieces.append(replace(action, **moved))
        return pieces or [action]

    def _unit(self, axis: str, viewport: Viewport) -> float:
        return self.unit or (viewport.height if axis == "dy" else viewport.width) / 1000


@dataclass(frozen=True)
class Delta(Part):
    """How far to scroll along one axis, in pixels; against the axis where `sign` is -1."""

    sign: int = 1
    whole: bool = False
    optional: bool = True
    schema: Any = "number"

    def read_value(self, value: Any) -> Any:
        return self.sign * number(value, self.argument)

    def write_value(self, value: Any) -> Any:
        return self.sign * (round(value) if self.whole else value)

    def write(self, fields: Values, viewport: Viewport) -> dict[str, Any]:
        return super().write({self.fields[0]: 0, **fields}, viewport)
