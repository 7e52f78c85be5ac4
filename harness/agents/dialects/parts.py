"""Parts of a dialect's words: each translates one or more arguments of a call to fields of an action, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from dataclasses import field as _field
from typing import Any

from ....gym.actions import Action, Scroll
from ....gym.actions import Wait as WaitAction
from ....gym.errors import ActionError
from . import keys
from .base import Unsayable, Viewport
from .geometry import PIXELS, Grid, number
from .keys import KeyNames

Values = Mapping[str, Any]


@dataclass(frozen=True)
class Part:
    """One argument that is the field as it is."""

    argument: str
    field: str = ""  # named as the argument unless told
    optional: bool = False
    schema: Any = "string"

    @property
    def arguments(self) -> tuple[str, ...]:
        return (self.argument,)

    @property
    def fields(self) -> tuple[str, ...]:
        return (self.field or self.argument,)

    def read(self, given: Values, viewport: Viewport) -> dict[str, Any]:
        """The action's fields. Raises ActionError."""
        if self.argument not in given:
            if self.optional:
                return {}
            raise ActionError(f"{self.argument} is missing")
        return {self.fields[0]: self.read_value(given[self.argument])}

    def write(self, fields: Values, viewport: Viewport) -> dict[str, Any]:
        """The call's arguments. Raises Unsayable where a field that it needs is not there."""
        if self.fields[0] not in fields:
            if self.optional:
                return {}
            raise Unsayable(f"it has no {self.fields[0]}")
        return {self.argument: self.write_value(fields[self.fields[0]])}

    def read_value(self, value: Any) -> Any:
        return value

    def write_value(self, value: Any) -> Any:
        return value

    def schemas(self) -> dict[str, Any]:
        """The JSON Schema of each argument."""
        return {name: {"type": self.schema} if isinstance(self.schema, str) else self.schema for name in self.arguments}

    def pieces(self, action: Action, viewport: Viewport) -> list[Action]:
        """The actions of which one call each is made: more than one where a call does not reach far enough."""
        return [action]


@dataclass(frozen=True)
class Whole(Part):
    """A whole number, written as a text where `as_text`."""

    as_text: bool = False
    schema: Any = "integer"

    def read_value(self, value: Any) -> Any:
        if self.as_text and isinstance(value, str) and re.fullmatch(r"\d{1,6}", value):
            return int(value)
        return number(value, self.argument)

    def write_value(self, value: Any) -> Any:
        return str(value) if self.as_text else value


@dataclass(frozen=True)
class Choice(Part):
    """One of several values, each of which means one of the field's."""

    meanings: Mapping[Any, Any] = _field(default_factory=dict)
    default: Any = None  # the field's value that goes without saying
    optional: bool = True

    def read_value(self, value: Any) -> Any:
        if not isinstance(value, str | bool | int) or value not in self.meanings:
            raise ActionError(f"{self.argument} must be one of {', '.join(map(str, self.meanings))}")
        return self.meanings[value]

    def write(self, fields: Values, viewport: Viewport) -> dict[str, Any]:
        value = fields.get(self.fields[0], self.default)
        if value == self.default and self.optional:
            return {}
        said = [name for name, meaning in self.meanings.items() if meaning == value]
        if not said:
            raise Unsayable(f"it cannot say {self.fields[0]}={value!r}")
        return {self.argument: said[0]}


class PlainText(Part):
    """A value that has to be a text that says something."""

    def write_value(self, value: Any) -> Any:
        if not isinstance(value, str) or not value:
            raise Unsayable(f"{self.argument} is a text")
        return value


@dataclass(frozen=True)
class Options(Part):
    """A list of texts for a field that takes one text or several."""

    schema: Any = None

    def read_value(self, value: Any) -> Any:
        return value[0] if isinstance(value, list) and len(value) == 1 else value

    def write_value(self, value: Any) -> Any:
        return [value] if isinstance(value, str) else value


@dataclass(frozen=True)
class Keys(Part):
    """A key or chord, in a dialect's spelling: a text, or a list where `many`."""

    names: KeyNames = keys.PLAYWRIGHT
    many: bool = False
    alone: bool = False  # whether it takes no chords

    def read_value(self, value: Any) -> Any:
        if isinstance(value, str) and self.names.separator == " ":
            value = value.split() if value.strip() else value
        return keys.read(value, self.argument)

    def write_value(self, value: Any) -> Any:
        said = self.names.write(value)
        if self.alone and len(said) > 1:
            raise Unsayable(f"{self.argument} is one key")
        return said if self.many else self.names.separator.join(said)


@dataclass(frozen=True)
class Modifiers(Part):
    """The modifiers held, in a dialect's spelling; never needed."""

    field: str = "modifiers"
    names: KeyNames = keys.PLAYWRIGHT
    many: bool = False
    optional: bool = True

    def read_value(self, value: Any) -> Any:
        return keys.read_modifiers(value, self.argument)

    def write_value(self, value: Any) -> Any:
        said = [self.names.names.get(key, key) for key in value]
        return said if self.many else "+".join(said)


@dataclass(frozen=True)
class Seconds(Part):
    """A time in seconds, whole ones where `whole`; at most so many of them in one call."""

    field: str = "ms"
    whole: bool = True
    most: float = 60
    default: int | None = None  # seconds, where none are told
    schema: Any = "number"

    def read(self, given: Values, viewport: Viewport) -> dict[str, Any]:
        if self.default is not None:
            given = {self.argument: self.default, **given}
        return super().read(given, viewport)

    def read_value(self, value: Any) -> Any:
        return round(number(value, self.argument) * 1000)

    def write(self, fields: Values, viewport: Viewport) -> dict[str, Any]:
        return super().write({"ms": WaitAction.ms, **fields}, viewport)

    def write_value(self, value: Any) -> Any:
        return max(1, round(value / 1000)) if self.whole else value / 1000

    def pieces(self, action: Action, viewport: Viewport) -> list[Action]:
        assert isinstance(action, WaitAction)
        whole, rest = divmod(action.ms, round(self.most * 1000))
        return [WaitAction(ms) for ms in [round(self.most * 1000)] * whole + [rest] * bool(rest)]


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
        return self.told(*self.grid.write(x, y, viewport))

    def point(self, given: Values) -> tuple[Any, Any] | None:
        """The coordinates told, as they are. Raises ActionError."""
        x, y = (given.get(name) for name in self.arguments)
        return None if x is None and y is None else (x, y)

    def told(self, x: float, y: float) -> dict[str, Any]:
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

    def told(self, x: float, y: float) -> dict[str, Any]:
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
        pixels = round(amount * self._unit(axis, viewport)) or bool(amount)
        return {axis: -pixels if direction in ("up", "left") else pixels}

    def write(self, fields: Values, viewport: Viewport) -> dict[str, Any]:
        axis = "dy" if fields.get("dy") else "dx"
        if not (pixels := fields.get(axis)):
            raise Unsayable("it does not scroll at all")
        names = {"dx": ("right", "left"), "dy": ("down", "up")}[axis]
        said: dict[str, Any] = {self.argument: names[pixels < 0]}
        if self.amount:
            said[self.amount] = max(1, round(abs(pixels) / self._unit(axis, viewport)))
        return said

    def pieces(self, action: Action, viewport: Viewport) -> list[Action]:
        assert isinstance(action, Scroll)
        pieces: list[Action] = []
        for axis in ("dy", "dx"):
            if pixels := getattr(action, axis):
                # Whole steps, and what is left; where a call has no amount, as many as come nearest.
                unit = self._unit(axis, viewport) * (1 if self.amount else self.default)
                count, rest = divmod(max(1, round(abs(pixels) / unit)), self.most if self.amount else 1)
                for amount in [self.most] * count + [rest] * bool(rest):
                    moved = {"dx": 0, "dy": 0, axis: -amount * unit if pixels < 0 else amount * unit}
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
