"""Parts that say where: in pixels, which stand in the call on the dialect's grid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....gym.errors import ActionError
from .base import Unsayable, Viewport
from .geometry import PIXELS, Grid, number
from .parts import Part, Values


@dataclass(frozen=True)
class At(Part):
    """A place in pixels, as two arguments of the names in `argument`, divided by a space."""

    argument: str = "x y"
    grid: Grid = PIXELS
    prefix: str = ""  # of the fields: "from_" and "to_" of a drag
    cursor: bool = False  # whether the place of the mouse is meant where none is told
    schema: Any = "number"

    @property
    def arguments(self) -> tuple[str, ...]:
        return tuple(self.argument.split())

    @property
    def fields(self) -> tuple[str, ...]:
        return (f"{self.prefix}x", f"{self.prefix}y")

    def read(self, given: Values, viewport: Viewport) -> dict[str, Any]:
        point = self.point(given)
        if point is None:
            if self.cursor and viewport.cursor is not None:
                return {f"{self.prefix}{name}": value for name, value in viewport.cursor.items()}
            if self.optional:
                return {}
            raise ActionError(f"{' and '.join(self.arguments) or 'a move of the mouse before it'} must say where")
        return dict(zip(self.fields, self.grid.read(*point, viewport), strict=True))

    def write(self, fields: Values, viewport: Viewport) -> dict[str, Any]:
        if not all(name in fields for name in self.fields):
            raise Unsayable("it needs pixels")
        x, y = (fields[name] for name in self.fields)
        return self.arguments_for(*self.grid.write(x, y, viewport))

    def point(self, given: Values) -> tuple[Any, Any] | None:
        """The coordinates told, as they are. Raises ActionError."""
        x, y = (given.get(name) for name in self.arguments)
        return None if x is None and y is None else (x, y)

    def arguments_for(self, x: float, y: float) -> dict[str, Any]:
        return dict(zip(self.arguments, (x, y), strict=True))


@dataclass(frozen=True)
class Pair(At):
    """A place as a list of two numbers; of four, a box, it is the middle."""

    argument: str = "coordinate"

    def point(self, given: Values) -> tuple[Any, Any] | None:
        value = given.get(self.argument)
        if value is None:
            return None
        if not isinstance(value, list | tuple) or len(value) not in (2, 4):
            raise ActionError(f"{self.argument} must be a list of x and y")
        if len(value) == 2:
            return value[0], value[1]
        left, top, right, bottom = (number(side, self.argument) for side in value)
        return (left + right) / 2, (top + bottom) / 2

    def arguments_for(self, x: float, y: float) -> dict[str, Any]:
        return {self.argument: [x, y]}


@dataclass(frozen=True)
class Cursor(At):
    """The place of the mouse, which the call does not tell: a hover goes before it."""

    argument: str = ""
    cursor: bool = True

    @property
    def fields(self) -> tuple[str, ...]:
        return (f"{self.prefix}x", f"{self.prefix}y", f"{self.prefix}ref")

    def point(self, given: Values) -> None:
        return None

    def write(self, fields: Values, viewport: Viewport) -> dict[str, Any]:
        return {}
