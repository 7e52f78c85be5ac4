"""Rows of chat messages, as loaders for training take them: in two layouts, with images in three spellings."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from ...agents.dialects import Call
from .turns import Seen, Turn

LAYOUTS = ("turns", "tool")
SPELLINGS = ("parts", "tokens", "openai")
Message = dict[str, Any]


@dataclass(frozen=True)
class Chat:
    """ "turns": a user's turn shows the page, the assistant's text holds the calls. "tool": the assistant calls tools,
    whose answers show the page.

    Images are parts {"type": "image"}, tokens <image> in a text, or OpenAI's image_url parts; the row lists them too.
    """

    layout: str
    images: str

    def messages(self, turns: list[Turn], texts: list[str]) -> list[Message]:
        """The messages of an episode; `texts` are what the assistant writes where its calls are text."""
        return self._as_turns(turns, texts) if self.layout == "turns" else self._as_tools(turns)

    def message(self, role: str, text: str, images: tuple[str, ...] = (), **more: Any) -> Message:
        content: Any = text
        if self.images == "tokens":
            content = text + "\n<image>" * len(images)
        elif self.images == "parts":
            content = [{"type": "text", "text": text}, *({"type": "image"} for _ in images)]
        elif images:
            content = [
                {"type": "text", "text": text},
                *({"type": "image_url", "image_url": {"url": path}} for path in images),
            ]
        return {"role": role, "content": content, **more}

    def _as_turns(self, turns: list[Turn], texts: list[str]) -> list[Message]:
        messages, before = [], ""
        for turn, text in zip(turns, texts, strict=True):
            messages.append(self.message("user", before + turn.seen.text, turn.seen.images))
            messages.append(self.message("assistant", text))
            before = f"{turn.told}\n\n" if turn.told.startswith("Error") else ""
        return messages

    def _as_tools(self, turns: list[Turn]) -> list[Message]:
        messages = [self.message("user", turns[0].seen.text, turns[0].seen.images)]
        for number, turn in enumerate(turns):
            calls = [self._call(f"call_{number}_{place}", call) for place, call in enumerate(turn.calls)]
            messages.append(self.message("assistant", turn.thought, tool_calls=calls))
            for call in calls:
                last = call is calls[-1]
                shown = after(turn) if last and number < len(turns) - 1 else Seen(turn.told if last else "Done.", ())
                messages.append(self.message("tool", shown.text, shown.images, tool_call_id=call["id"]))
        return messages

    def _call(self, call_id: str, call: Call) -> dict[str, Any]:
        # OpenAI spells arguments as a text; chat templates write that text themselves.
        given = json.dumps(call.arguments, ensure_ascii=False) if self.images == "openai" else call.arguments
        return {"id": call_id, "type": "function", "function": {"name": call.name, "arguments": given}}


def after(turn: Turn) -> Seen:
    """What is shown after a turn: what came of it, and the page then."""
    return Seen(f"{turn.told}\n\n{turn.then.text}", turn.then.images)
