"""Supervised fine-tuning rows in which the actions are said in a dialect."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..agents.dialects import Dialect, TextDialect, Viewport, tools_beside
from ..agents.models.prompts import PLACES
from ..errors import BadSelection
from ..trajectories.model import Trajectory
from .chat import Chat, call_text
from .providers import PROVIDERS
from .turns import Turn, spoken, turns

_WORK = (
    " Reach the goal that you are given, and change nothing else. When the work is finished say so, or give the answer "
    "where you were asked a question, or report with a reason that the goal cannot or must not be reached: each of "
    "them ends the work."
)


def system_of(interface: str) -> str:
    """What the system says to a model that plays through an interface."""
    return PLACES[interface] + _WORK


@dataclass(frozen=True)
class DialectRows:
    """Makes rows in a dialect, in the messages of its provider or in those of chat models. Raises BadSelection."""

    dialect: Dialect
    layout: str | None = None  # of chat messages; unless told as tools, or as turns where the calls are text
    images: str | None = None  # unless told as parts

    def __post_init__(self) -> None:
        if self.dialect.wire in PROVIDERS and (self.layout or self.images):
            raise BadSelection(f"{self.dialect.name} has messages of its own: leave --layout and --images out.")
        if isinstance(self.dialect, TextDialect) and self.layout == "tool":
            raise BadSelection(f"{self.dialect.name} writes its calls into texts: leave --layout=tool out.")

    def __str__(self) -> str:
        form = "" if self.dialect.wire in PROVIDERS else f", layout {self._layout}, images {self.images or 'parts'}"
        return f"dialect {self.dialect.name}{form}"

    def __call__(self, trajectory: Trajectory, locate: Callable[[str], str]) -> dict[str, Any]:
        viewport = Viewport(trajectory.header.width, trajectory.header.height)
        dialect = spoken(self.dialect, trajectory.header)
        work = system_of(trajectory.header.interface)
        made = turns(trajectory, locate, dialect)
        shown = [path for turn in made for path in turn.seen.images]
        if provider := PROVIDERS.get(self.dialect.wire):
            return {**provider(work, made, dialect, viewport), "images": shown}
        is_text = isinstance(self.dialect, TextDialect)
        chat = Chat(self._layout, self.images or "parts", pictured=bool(shown))
        tools = [] if is_text else [*dialect.tools(viewport), *tools_beside(dialect)]
        syntax = self._syntax(viewport, tools) if chat.layout == "turns" else ""
        system = chat.message("system", work + syntax)
        messages = chat.messages(made, [self._text(turn) for turn in made])
        row: dict[str, Any] = {"messages": [system, *messages], "tools": [] if syntax else tools, "images": shown}
        if chat.images == "tokens":
            # Loaders of these take a JSON text; an empty one would be a tool to some.
            row["tools"] = json.dumps(row["tools"], ensure_ascii=False)
        leave_out = (
            {"tools"} if chat.images == "tokens" and syntax else {"images"} if chat.images == "inline" else set()
        )
        return {key: value for key, value in row.items() if key not in leave_out}

    @property
    def _layout(self) -> str:
        return self.layout or ("turns" if isinstance(self.dialect, TextDialect) else "tool")

    def _syntax(self, viewport: Viewport, tools: list[dict[str, Any]]) -> str:
        """How calls are written into texts."""
        if isinstance(self.dialect, TextDialect):
            return f"\n\n{self.dialect.prompt(viewport)}"
        listed = "\n".join(json.dumps(tool["function"], ensure_ascii=False) for tool in tools)
        return f"\n\n# Tools\n\n<tools>\n{listed}\n</tools>\n\nWrite every call as in:\n{_tagged('done', {})}"

    def _text(self, turn: Turn) -> str:
        if isinstance(self.dialect, TextDialect):
            return self.dialect.write(turn.calls, turn.thought)
        calls = (_tagged(call.name, call.arguments) for call in turn.calls)
        return "\n".join([*([turn.thought] if turn.thought else []), *calls])


def _tagged(name: str, arguments: dict[str, Any]) -> str:
    return f"<tool_call>\n{call_text(name, arguments)}\n</tool_call>"
