"""What a dialect is: the words in which a model says what the environment calls an action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol, runtime_checkable

from ....gym import actions as do
from ....gym.actions import KINDS, Action, Click, DoubleClick, Drag, Hover, Scroll
from ....gym.actions.values import short
from ....gym.errors import ActionError, did_you_mean
from ..functions import ENDS, Form, action_of, tools

#: How a dialect's calls reach a model: as function calls, as a provider's own blocks, or written into its text.
Wire = Literal["functions", "anthropic", "openai", "gemini", "text"]


@dataclass(frozen=True)
class Viewport:
    """What the model sees of the page, in CSS pixels: the size of the pictures it is shown."""

    width: int
    height: int
    #: Where the mouse was left, as `ref` or as `x` and `y`; None where that is not known.
    cursor: Mapping[str, Any] | None = field(default=None, compare=False)
    #: The accessibility tree that it was shown last, if it was shown one.
    tree: str = field(default="", compare=False, repr=False)

    def after(self, action: Action) -> Viewport:
        """The viewport when this action has been performed."""
        match action:
            case Click(x=x, y=y) | DoubleClick(x=x, y=y) | Hover(x=x, y=y) | Scroll(x=x, y=y) if x is not None:
                return replace(self, cursor={"x": x, "y": y})
            case Drag(to_x=x, to_y=y) if x is not None:
                return replace(self, cursor={"x": x, "y": y})
            case Hover(ref=ref):
                return replace(self, cursor={"ref": ref})
            case Click() | DoubleClick() | Drag() | Scroll():
                return replace(self, cursor=None)
        return self


@dataclass(frozen=True)
class Call:
    """One tool call, or one call in a text."""

    name: str
    arguments: dict[str, Any] = field(default_factory=dict)


class Dialect(Protocol):
    """Translates both ways; `decode(encode(action))` is the action again, to the precision of the dialect's grid."""

    @property
    def name(self) -> str: ...

    @property
    def form(self) -> Form:
        """What its targets are: refs of the tree, pixels of the picture, or both."""
        ...

    @property
    def goto(self) -> bool:
        """Whether it has words for going to an address."""
        ...

    @property
    def wire(self) -> Wire: ...

    @property
    def toolset(self) -> str:
        """The provider's toolset that its calls are members of; empty where there is none."""
        ...

    @property
    def unsaid(self) -> tuple[type[Action], ...]:
        """The kinds of action for which it has no words, or not for all of them: they are offered beside it."""
        ...

    def tools(self, viewport: Viewport) -> list[dict[str, Any]]:
        """What declares it to a model: the provider's own entries, or function tools. Without those beside it."""
        ...

    def decode(self, call: Call, viewport: Viewport) -> list[Action]:
        """The actions that a call means; none where it only looks. Raises ActionError with a text for the model.

        A call of a function offered beside it is decoded too.
        """
        ...

    def encode(self, action: Action, viewport: Viewport) -> list[Call]:
        """The calls that say an action. Raises Unsayable."""
        ...

    def beside(self, action: Action, viewport: Viewport) -> Call:
        """The call of a function offered beside it. Raises Unsayable where none is."""
        ...


@runtime_checkable
class TextDialect(Dialect, Protocol):
    """A dialect of models that write their actions into their text."""

    def prompt(self, viewport: Viewport) -> str:
        """The part of a system prompt that describes the actions, those beside it included."""
        ...

    def parse(self, text: str) -> list[Call]:
        """The calls in a model's text. Raises ActionError with a text for the model."""
        ...

    def write(self, calls: list[Call], thought: str = "") -> str:
        """The text that holds these calls, after what the model thinks."""
        ...


class Unsayable(Exception):
    """The dialect has no words for an action; the text names it."""


def tools_beside(dialect: Dialect) -> list[dict[str, Any]]:
    """The function tools that a model needs beside a dialect, in whose coordinates they are."""
    offered = dialect.offered if isinstance(dialect, WithTools) else ()
    return [*tools(dialect.form, dialect.unsaid, goto=dialect.goto), *offered]


@dataclass(frozen=True)
class WithTools:
    """A dialect with the apps' tools as functions beside it; where there are no pages, there are these alone.

    Not for a dialect of texts, which has no functions.
    """

    spoken: Dialect
    offered: tuple[dict[str, Any], ...]
    has_pages: bool

    @property
    def name(self) -> str:
        return self.spoken.name

    @property
    def form(self) -> Form:
        return self.spoken.form if self.has_pages else "both"

    @property
    def goto(self) -> bool:
        return self.spoken.goto

    @property
    def wire(self) -> Wire:
        return self.spoken.wire

    @property
    def toolset(self) -> str:
        return self.spoken.toolset

    @property
    def unsaid(self) -> tuple[type[Action], ...]:
        return self.spoken.unsaid if self.has_pages else ENDS

    def tools(self, viewport: Viewport) -> list[dict[str, Any]]:
        return self.spoken.tools(viewport) if self.has_pages else []

    def decode(self, call: Call, viewport: Viewport) -> list[Action]:
        names = [tool["function"]["name"] for tool in self.offered]
        if self.has_pages and call.name not in names:
            return self.spoken.decode(call, viewport)
        names += [kind.name for kind in self.unsaid]
        if call.name not in names:
            raise ActionError(f"there is no function {short(call.name)}. {did_you_mean(call.name, names)}")
        if not isinstance(call.arguments, dict):
            raise ActionError(f"the arguments of {call.name} must be an object")
        return [do.read_action(action_of(call.name, call.arguments), do.ALL_KINDS).action]

    def encode(self, action: Action, viewport: Viewport) -> list[Call]:
        if isinstance(action, do.Call):
            return [Call(action.tool, dict(action.arguments or {}))]
        return self.spoken.encode(action, viewport) if self.has_pages else [self.beside(action, viewport)]

    def beside(self, action: Action, viewport: Viewport) -> Call:
        if self.has_pages:
            return self.spoken.beside(action, viewport)
        if type(action) not in ENDS:
            raise Unsayable(f"without pages there is no {action}")
        return Call(action.name, {name: value for name, value in action.as_dict().items() if name != "action"})


def say(dialect: Dialect, action: Action, viewport: Viewport) -> list[Call]:
    """The calls that say an action, in the dialect or by a function beside it. Raises Unsayable."""
    try:
        return dialect.encode(action, viewport)
    except Unsayable:
        return [dialect.beside(action, viewport)]


def decode_turn(dialect: Dialect, calls: Iterable[Call], viewport: Viewport) -> list[Action]:
    """The actions of several calls of one turn, without hovers over the place where the next one begins anyway.

    Raises ActionError.
    """
    actions: list[Action] = []
    for call in calls:
        for action in dialect.decode(call, viewport):
            viewport = viewport.after(action)
            if actions and isinstance(actions[-1], Hover) and _begins_at(action, actions[-1]):
                actions.pop()
            actions.append(action)
    return actions


def _begins_at(action: Action, hover: Hover) -> bool:
    if isinstance(action, Drag):
        return (action.from_ref, action.from_x, action.from_y) == (hover.ref, hover.x, hover.y)
    return isinstance(action, Click | DoubleClick | Scroll) and (action.ref, action.x, action.y) == (
        hover.ref,
        hover.x,
        hover.y,
    )


__all__ = [
    "KINDS", "Call", "Dialect", "TextDialect", "Unsayable", "Viewport", "Wire", "WithTools", "decode_turn", "say",
    "tools_beside",
]  # fmt: skip
