"""Rows of chat messages, as loaders for training take them: in two layouts, with images in three spellings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..agents.dialects import Call
from .turns import Seen, Turn

LAYOUTS = ("turns", "tool")
SPELLINGS = ("parts", "tokens", "inline", "openai")
Message = dict[str, Any]


@dataclass(frozen=True)
class Chat:
    """ "turns": a user's turn shows the page, the assistant's text holds the calls. "tool": the assistant calls tools,
    whose answers show the page.

    Images are parts {"type": "image"}, tokens <image> in a text, parts that name the file, or OpenAI's image_url parts.
    With tokens every message is a role and a text: a call is a "tool_call" of JSON, its answer a "tool_response".
    """

    layout: str
    images: str
    pictured: bool = True  # whether the row shows images at all; where it does not, every content is a text

    def messages(self, turns: list[Turn], texts: list[str]) -> list[Message]:
        """The messages of an episode; `texts` are what the assistant writes where its calls are text."""
        if self.layout == "turns":
            return self._as_turns(turns, texts)
        return self._as_texts(turns) if self.images == "tokens" else self._as_tools(turns)

    def message(self, role: str, text: str, images: tuple[str, ...] = (), **more: Any) -> Message:
        content: Any = text
        if self.images == "tokens":
            content = text.replace("<image>", "<image >") + "\n<image>" * len(images)
        elif images or (self.pictured and self.images in ("parts", "inline")):
            content = [{"type": "text", "text": text}, *(self._part(path) for path in images)]
        return {"role": role, "content": content, **more}

    def _part(self, path: str) -> dict[str, Any]:
        if self.images == "openai":
            return {"type": "image_url", "image_url": {"url": path}}
        return {"type": "image", "path": path} if self.images == "inline" else {"type": "image"}

    def _as_turns(self, turns: list[Turn], texts: list[str]) -> list[Message]:
        messages, before = [], ""
        for turn, text in zip(turns, texts, strict=True):
            messages.append(self.message("user", before + turn.seen.text, turn.seen.images))
            messages.append(self.message("assistant", text))
            before = f"{turn.told}\n\n" if turn.told.startswith("Error") or turn.step.is_call else ""
        return messages

    def _as_tools(self, turns: list[Turn]) -> list[Message]:
        messages = [self.message("user", turns[0].seen.text, turns[0].seen.images)]
        for number, (turn, answers) in enumerate(answered(turns)):
            calls = [self._call(f"call_{number}_{place}", call) for place, call in enumerate(turn.calls)]
            messages.append(self.message("assistant", turn.thought, tool_calls=calls))
            for call, shown in zip(calls, answers, strict=True):
                messages.append(self.message("tool", shown.text, shown.images, tool_call_id=call["id"]))
        return messages

    def _as_texts(self, turns: list[Turn]) -> list[Message]:
        """One call and one answer by turns, up to the last call: what alternates is taken by every loader."""
        messages = [self.message("user", turns[0].seen.text, turns[0].seen.images)]
        for turn, answers in answered(turns):
            for call, shown in zip(turn.calls, answers, strict=True):
                messages.append(self.message("tool_call", call_text(call.name, call.arguments)))
                messages.append(self.message("tool_response", shown.text, shown.images))
        return messages[:-1]

    def _call(self, call_id: str, call: Call) -> dict[str, Any]:
        # OpenAI spells arguments as a text; chat templates write that text themselves.
        given = json.dumps(call.arguments, ensure_ascii=False) if self.images == "openai" else call.arguments
        return {"id": call_id, "type": "function", "function": {"name": call.name, "arguments": given}}


def call_text(name: str, arguments: dict[str, Any]) -> str:
    """A call as JSON, in which nothing looks like an image."""
    said = json.dumps({"name": name, "arguments": arguments}, ensure_ascii=False)
    return said.replace("<image>", "\\u003cimage>")


def answered(turns: list[Turn]) -> Iterator[tuple[Turn, list[Seen]]]:
    """Each turn with the answers to its calls; the last of them shows the page, unless the episode has ended."""
    for turn in turns:
        shown = Seen(turn.told, ()) if turn is turns[-1] else Seen(f"{turn.told}\n\n{turn.then.text}", turn.then.images)
        yield turn, [*[Seen("Done.", ())] * (len(turn.calls) - 1), shown]
