"""The wires by name, and how an agent is set up for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .anthropic import AnthropicWire
from .google import GoogleWire
from .openai_chat import ChatWire
from .openai_responses import ResponsesWire
from .server import Wire


@dataclass(frozen=True)
class Speaker:
    """A wire, and the agent that speaks it."""

    wire: Wire
    provider: str
    model: str
    options: dict[str, Any] = field(default_factory=dict)


WIRES = {
    "chat": Speaker(ChatWire(), "openai", "qwen"),
    "responses": Speaker(ResponsesWire(), "openai", "gpt-6", {"api": "responses"}),
    "anthropic": Speaker(AnthropicWire(), "anthropic", "claude-opus-5-5"),
    "google": Speaker(GoogleWire(), "google", "gemini-3.5-pro"),
}
