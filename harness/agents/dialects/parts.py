"""Parts of a dialect's words: each translates one or more arguments of a call to fields of an action, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as _field
from typing import Any

from ....gym.actions import Action, Wait
from ....gym.errors import ActionError
from . import keys
from .base import Unsayable, Viewport
from .geometry import number
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
        return super().write({"ms": Wait.ms, **fields}, viewport)

    def write_value(self, value: Any) -> Any:
        return max(1, round(value / 1000)) if self.whole else value / 1000

    def pieces(self, action: Action, viewport: Viewport) -> list[Action]:
        assert isinstance(action, Wait)
        whole, rest = divmod(action.ms, round(self.most * 1000))
        return [Wait(ms) for ms in [round(self.most * 1000)] * whole + [rest] * bool(rest)]
