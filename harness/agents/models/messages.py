"""The words of a conversation, the same for every provider: what is shown, what the model says, what is answered."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, Protocol

from ..protocol import Usage


@dataclass(frozen=True)
class Text:
    text: str


@dataclass(frozen=True)
class Picture:
    """A PNG of the page."""

    kind: str  # screenshot or marks
    data: bytes
    sha256: str
    width: int
    height: int

    @cached_property
    def base64(self) -> str:
        return b64encode(self.data).decode("ascii")

    @property
    def url(self) -> str:
        """It as a data URL."""
        return f"data:image/png;base64,{self.base64}"


@dataclass(frozen=True)
class Tree:
    """The page as text."""

    kind: str  # axtree or dom
    text: str


Part = Text | Picture


@dataclass(frozen=True)
class Sight:
    """A page as it is shown: whole, or without what has become old."""

    heading: str
    url: str
    tabs: tuple[str, ...]
    trees: tuple[Tree, ...] = ()
    pictures: tuple[Picture, ...] = ()
    gone: tuple[str, ...] = ()  # what it showed once

    @property
    def is_whole(self) -> bool:
        """Whether some of it is still shown."""
        return bool(self.trees or self.pictures)

    @property
    def parts(self) -> tuple[Part, ...]:
        """It as texts and pictures; one line where nothing of it is whole anymore."""
        gone = f"({', '.join(self.gone)}: no longer shown)" if self.gone else ""
        if not self.is_whole:
            return (Text(f"{self.title} {self.url} {gone}".strip()),)
        texts = [self.heading, *(f"\n{tree.text}" for tree in self.trees), *([gone] if gone else [])]
        return (Text("\n".join(texts)), *self.pictures)

    @property
    def title(self) -> str:
        """The title of the shown tab, as far as a line has room for it."""
        shown = next((tab for tab in self.tabs if tab.startswith("* ")), "")
        return shown.removeprefix("* ").removesuffix(f" ({self.url})")[:80]

    def without_trees(self) -> Sight:
        """It with every tree reduced to its size."""
        sizes = (f"{tree.kind} of {len(tree.text):,} characters" for tree in self.trees)
        return replace(self, trees=(), gone=(*self.gone, *sizes))

    def without_pictures(self) -> Sight:
        """It with every picture reduced to its size."""
        sizes = (f"{picture.kind} of {picture.width} × {picture.height} pixels" for picture in self.pictures)
        return replace(self, pictures=(), gone=(*self.gone, *sizes))


@dataclass(frozen=True)
class ToolCall:
    """A tool call of a reply, which has to be answered."""

    id: str
    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    problem: str = ""  # why its arguments cannot be read
    #: What its provider needs to send it back and to answer it.
    origin: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Reply:
    """What a model answered."""

    text: str = ""
    thoughts: str = ""
    calls: tuple[ToolCall, ...] = ()
    stop: Literal["ended", "cut", "refused"] = "ended"  # cut: by the limit of output tokens
    problem: str = ""  # why the provider made nothing of it
    usage: Usage | None = None
    native: Any = None  # the provider's own form, which is sent back as it came

    @property
    def is_sent_back(self) -> bool:
        """Whether it stands in the conversation: providers take no empty message, and repeat what they refused."""
        return self.stop != "refused" and bool(self.text.strip() or self.calls)


@dataclass(frozen=True)
class Result:
    """The answer to a tool call."""

    call: ToolCall
    text: str
    failed: bool = False


@dataclass(frozen=True)
class UserMessage:
    """What is sent: answers to the calls of the reply before, then texts and pictures."""

    results: tuple[Result, ...] = ()
    parts: tuple[Part, ...] = ()
    url: str = ""
    tabs: tuple[str, ...] = ()  # only while the page is shown

    @cached_property
    def texts(self) -> str:
        return "\n\n".join(part.text for part in self.parts if isinstance(part, Text))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        return tuple(part for part in self.parts if isinstance(part, Picture))


@dataclass(frozen=True)
class ModelMessage:
    """A reply, as it is sent back."""

    reply: Reply


Message = UserMessage | ModelMessage


@dataclass(frozen=True)
class Offer:
    """The tools of an episode."""

    functions: tuple[dict[str, Any], ...]  # as {"type": "function", "function": {"name", "description", "parameters"}}
    native: tuple[dict[str, Any], ...] = ()  # the entries of the provider's own computer tool


@dataclass(frozen=True)
class Prompt:
    """All that a model is sent."""

    system: str
    offer: Offer
    messages: tuple[Message, ...]


class Client(Protocol):
    """A provider's interface for one model, which turns a prompt into one request."""

    #: The wires (`dialects.base.Wire`) of its own computer tools.
    wires: tuple[str, ...]

    def variant(self, dialect: str) -> str:
        """The dialect as this model knows it: older models have older tools."""
        ...

    def ask(self, prompt: Prompt) -> Reply:
        """One request. Raises CallFailed."""
        ...
