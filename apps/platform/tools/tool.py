"""One tool: its name, a sentence, its arguments and its result, and the one action or query that it calls."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict, field_validator
from pydantic_core import PydanticCustomError

from ..database import Db

#: What a call does to the world: nothing, something new, something other, something gone.
Kind = Literal["read", "add", "change", "remove"]
#: How long somebody takes over a call, in seconds of the world's clock, unless the tool says so.
SECONDS: Mapping[Kind, int] = {"read": 5, "add": 20, "change": 15, "remove": 10}
#: More tools than this are hard to tell apart in one namespace.
MOST_TOGETHER = 10
_NAME = re.compile(r"[a-z]+(?:_[a-z]+){2,5}")
_LARGEST = 2**63 - 1
A = TypeVar("A", bound="Arguments")
#: With which arguments somebody would have asked for what a call of an action did: the action's own by name go in.
Telling = Callable[[Db, Mapping[str, Any]], dict[str, Any]]


class Arguments(BaseModel):
    """What a tool takes. Only what is declared can be given."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)

    @field_validator("*")
    @classmethod
    def _can_be_kept(cls, value: Any) -> Any:
        """Python's numbers have no end, and its texts may hold half a character: no database keeps either."""
        _keep(value)
        return value


def _keep(value: object) -> None:
    if isinstance(value, tuple | list):
        for each in value:
            _keep(each)
    elif isinstance(value, int) and abs(value) > _LARGEST:
        raise PydanticCustomError("too_large", "This number is too large")
    elif isinstance(value, str) and not value.isascii() and any("\ud800" <= sign <= "\udfff" for sign in value):
        raise PydanticCustomError("half_character", "This text holds half a character")


class Result(BaseModel):
    """What a tool gives back; what is None is left out of its text."""

    model_config = ConfigDict(extra="forbid", frozen=True)


@dataclass(frozen=True, kw_only=True)
class Tool(Generic[A]):
    """`<app>_<verb>_<noun>`, called by `run` in a unit of work of whoever acts.

    `action` is the function of the app's actions that a writing tool calls, and `told` how a call of it is told. A tool
    with a choice calls one of `others` instead, each with how it is told.
    `marks`: reading it is noted, as opening the page is; what is unread is not the same afterwards.
    """

    name: str
    about: str
    arguments: type[A]
    result: type[Result]
    run: Callable[[Db, A], Result]
    kind: Kind = "read"
    repeats: bool = False  # whether doing it twice comes to the same as once
    marks: bool = False
    seconds: int | None = None
    action: Callable[..., Any] | None = None
    told: Telling | None = None
    others: Mapping[Callable[..., Any], Telling] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise ValueError(f"{self.name!r} is not called like a tool: app_verb_noun")
        if not self.about.endswith(".") or "\n" in self.about:
            raise ValueError(f"{self.name} is not told in one sentence")

    @property
    def takes(self) -> int:
        """The seconds that a call takes by the world's clock."""
        return SECONDS[self.kind] if self.seconds is None else self.seconds

    @property
    def actions(self) -> Mapping[Callable[..., Any], Telling]:
        """Every action that it calls, with how a call of it is told."""
        first = {self.action: self.told} if self.action is not None and self.told is not None else {}
        return {**first, **self.others}

    @property
    def reads_only(self) -> bool:
        return self.kind == "read"

    @property
    def annotations(self) -> dict[str, bool]:
        """What the Model Context Protocol calls them; each is said, since what is not counts as the worst."""
        return {
            "readOnlyHint": self.reads_only and not self.marks,
            "destructiveHint": self.kind == "remove",
            "idempotentHint": self.reads_only or self.repeats,
            "openWorldHint": False,
        }

    @cached_property
    def schema(self) -> dict[str, Any]:
        """Its arguments as JSON Schema."""
        return self.arguments.model_json_schema()


def tool(
    name: str,
    about: str,
    kind: Kind = "read",
    *,
    repeats: bool = False,
    marks: bool = False,
    seconds: int | None = None,
    action: Callable[..., Any] | None = None,
    told: Telling | None = None,
    others: Mapping[Callable[..., Any], Telling] | None = None,
) -> Callable[[Callable[[Db, A], Result]], Tool[A]]:
    """Makes a tool of a function of the unit of work and the arguments; its annotations say what it takes and gives."""

    def made(run: Callable[[Db, A], Result]) -> Tool[A]:
        hints = get_type_hints(run)
        result = hints.pop("return")
        (arguments,) = (hint for hint in hints.values() if hint is not Db)
        return Tool(
            name=name, about=about, arguments=arguments, result=result, run=run, kind=kind, repeats=repeats,
            marks=marks, seconds=seconds, action=action, told=told, others=others or {},
        )  # fmt: skip

    return made


@dataclass(frozen=True)
class Call:
    """A tool by name, and what is given to it."""

    tool: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


#: The calls with which somebody looks at a record, or at whatever else a value of an argument stands for.
Look = Callable[[Db, Any], Iterable[Call]]
#: The calls that read what somebody comes by in turn: what they click, by its role and its name, and pages that they go
#: to, by an app and an address.
Visit = Callable[[Db, Sequence[tuple[str, str]]], Iterable[Call]]


@dataclass(frozen=True)
class Toolbox:
    """The tools of an app, by the namespaces in which they are offered.

    `looks` says of arguments by name, of kinds of records, and of tools with all their arguments, how somebody looks at
    what they mean before using it; `visit` what they read at the pages that they turn to.
    """

    spaces: Mapping[str, Sequence[Tool[Any]]] = field(default_factory=dict)
    looks: Mapping[str, Look] = field(default_factory=dict)
    visit: Visit | None = None

    def __post_init__(self) -> None:
        for space, tools in self.spaces.items():
            if len(tools) > MOST_TOGETHER:
                raise ValueError(f"{space} has {len(tools)} tools: part it, {MOST_TOGETHER} are enough to choose from")
        names = [tool.name for tool in self]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"declared twice: {', '.join(twice)}")

    def __iter__(self) -> Iterator[Tool[Any]]:
        for tools in self.spaces.values():
            yield from tools

    def __len__(self) -> int:
        return sum(map(len, self.spaces.values()))

    @property
    def by_name(self) -> dict[str, Tool[Any]]:
        return {tool.name: tool for tool in self}
