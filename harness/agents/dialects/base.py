"""What a dialect is: the words in which a model says what the environment calls an action."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from ....gym.actions import Action


@dataclass(frozen=True)
class Viewport:
    """What the model sees of the page, in CSS pixels: the size of the pictures it is shown."""

    width: int
    height: int


@dataclass(frozen=True)
class Call:
    """One tool call, or one call in a text."""

    name: str
    arguments: dict[str, Any] = field(default_factory=dict)


class Dialect(Protocol):
    """Translates both ways; `decode(encode(action))` is the action again, to the precision of the dialect's grid."""

    name: str
    #: What its targets are: refs of the tree, pixels of the picture, or both.
    form: Literal["element", "pixel", "both"]

    def decode(self, call: Call, viewport: Viewport) -> list[Action]:
        """The actions that a call means; none where it only looks. Raises ActionError with a text for the model."""
        ...

    def encode(self, action: Action, viewport: Viewport) -> list[Call]:
        """The calls that say an action. Raises Unsayable."""
        ...


class TextDialect(Dialect, Protocol):
    """A dialect of models that write their actions into their text."""

    def parse(self, text: str) -> list[Call]:
        """The calls in a model's text. Raises ActionError with a text for the model."""
        ...

    def write(self, calls: list[Call]) -> str:
        """The text that holds these calls."""
        ...


class Unsayable(Exception):
    """The dialect has no words for an action; the text names it."""
