"""Anthropic's Messages API, with its computer or browser toolset or with functions."""

from __future__ import annotations

import re
from typing import Any

from ..protocol import Usage
from .failures import ContextTooLong
from .messages import Message, ModelMessage, Part, Picture, Prompt, Reply, Result, ToolCall
from .options import ModelOptions
from .provider import SdkClient, failure, function_call, understood, without_walk

_HOLDING = ("left_mouse_down", "left_mouse_up")
_UNANSWERED = {
    "computer_toolset_20260801": ("zoom", "cursor_position", *_HOLDING),
    "browser_toolset_20260801": ("zoom", "find", "javascript_exec", "read_console", "read_network", *_HOLDING),
}
_CACHED = {"type": "ephemeral"}
_TAB = re.compile(r"(?P<shown>\* )?(?P<title>.*) \((?P<url>.*)\)", re.DOTALL)
_MOST_TABS = 100
_VERSION = re.compile(r"claude-(?:[a-z]+-)?(\d+)(?:-(\d{1,2})(?!\d))?")
_NEWEST = (99, 0)
# From these versions on, models have the toolsets, and bind their thoughts to what was said before them.
_TOOLSETS, _BINDING = (4, 8), (5, 1)
# The beta in which a computer tool of an older kind is.
_BETAS = {"computer_20251124": "computer-use-2025-11-24", "computer_20250124": "computer-use-2025-01-24"}


class Messages(SdkClient):
    """A model behind the Messages API."""

    sdk = ("anthropic", "Anthropic")
    wires: tuple[str, ...] = ("anthropic",)

    def __init__(self, model: str, options: ModelOptions) -> None:
        super().__init__(model, options)
        self._version = _version(model)

    def variant(self, dialect: str) -> str:
        return f"{dialect}-legacy" if dialect == "anthropic-computer" and self._version < _TOOLSETS else dialect

    def ask(self, prompt: Prompt) -> Reply:
        """One request. Raises CallFailed."""
        options, offer = self._options, prompt.offer
        native = [self._entry(entry) for entry in offer.native]
        betas = [_BETAS[entry["type"]] for entry in native if entry["type"] in _BETAS]
        messages = [_message(message) for message in prompt.messages]
        _mark_cached(messages)
        request: dict[str, Any] = {
            "model": self._model,
            "system": [{"type": "text", "text": prompt.system, "cache_control": _CACHED}],
            "messages": messages,
            "max_tokens": options.max_output_tokens,
        }
        if self._version >= _BINDING:
            # Old pages are shortened, after which thoughts that followed them would be refused.
            binding = {"prefix_mismatch_behavior": "drop_block"}
            request["thinking"] = {"type": "adaptive", "block_binding": binding}
            betas.append("thinking-binding-controls-2026-08-01")
        if betas:
            request["extra_headers"] = {"anthropic-beta": ",".join(betas)}
        if tools := [*native, *map(_tool, offer.functions)]:
            request["tools"] = tools
        if options.temperature is not None:
            request["temperature"] = options.temperature
        if options.effort is not None:
            request["output_config"] = {"effort": options.effort}
        try:
            answer = self._client.messages.create(**without_walk(request, "messages", "tools", "thinking"))
        except (self._sdk.AnthropicError, ValueError) as error:
            raise failure(error, self._key) from error
        return understood(answer, _reply)

    def _entry(self, entry: dict[str, Any]) -> dict[str, Any]:
        """The entry of a tool of Anthropic's, without members that nothing here could answer."""
        older = self._version < (4, 5) or (self._version == (4, 5) and "opus" not in self._model)
        if entry["type"] == "computer_20251124" and older:
            return {**entry, "type": "computer_20250124"}
        members = _UNANSWERED.get(entry["type"], ())
        return {**entry, **({"configs": {name: {"enabled": False} for name in members}} if members else {})}


def _version(model: str) -> tuple[int, int]:
    """Of a name such as claude-opus-4-8: 4 and 8; the newest where a name tells none."""
    found = _VERSION.search(model)
    return (int(found[1]), int(found[2] or 0)) if found else _NEWEST


def _tool(tool: dict[str, Any]) -> dict[str, Any]:
    function = tool["function"]
    return {"name": function["name"], "description": function["description"], "input_schema": function["parameters"]}


def _mark_cached(messages: list[dict[str, Any]]) -> None:
    """Let the conversation be kept up to its last two messages of ours: the next request finds one of them again."""
    for message in [message for message in messages if message["role"] == "user"][-2:]:
        message["content"][-1]["cache_control"] = _CACHED


def _message(message: Message) -> dict[str, Any]:
    if isinstance(message, ModelMessage):
        return {"role": "assistant", "content": [{**block} for block in message.reply.native]}
    blocks = [_result(result) for result in message.results]
    shown = [_block(part) for part in message.parts]
    if not blocks:
        return {"role": "user", "content": shown}
    # The last answer holds the page.
    last, result = blocks[-1], message.results[-1]
    last["content"] = [*last["content"], *shown]
    if result.call.origin.get("toolset_name") == "browser" and message.tabs and not result.failed:
        last["content"].append({"type": "browser_state", "tabs": _tabs(message.tabs)})
    return {"role": "user", "content": blocks}


def _result(result: Result) -> dict[str, Any]:
    return {
        "type": "tool_result",
        "tool_use_id": result.call.id,
        "content": [{"type": "text", "text": result.text}],
        "is_error": result.failed,
        **result.call.origin,
    }


def _block(part: Part) -> dict[str, Any]:
    if isinstance(part, Picture):
        return {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": part.base64}}
    return {"type": "text", "text": part.text}


def _tabs(tabs: tuple[str, ...]) -> list[dict[str, Any]]:
    """The open tabs, by the numbers that switch to them."""
    entries = []
    for number, tab in enumerate(tabs[:_MOST_TABS]):
        read = _TAB.fullmatch(tab)
        title, url, shown = (read["title"], read["url"], bool(read["shown"])) if read else (tab, "", False)
        entries.append({"tab_id": str(number), "title": title, "url": url, "active": shown})
    return entries


def _reply(answer: Any) -> Reply:
    if answer.stop_reason == "model_context_window_exceeded":
        raise ContextTooLong("the model's context window was exceeded")
    blocks = [block.to_dict(mode="json", warnings=False) for block in answer.content]
    # An empty text is given sometimes, and taken never.
    native = [block for block in blocks if block["type"] != "text" or block["text"].strip()]
    usage, details = answer.usage, getattr(answer, "stop_details", None)
    text = "\n".join(block["text"] for block in native if block["type"] == "text")
    cached = usage.cache_read_input_tokens or 0
    return Reply(
        text=text or getattr(details, "explanation", None) or "",
        thoughts="\n".join(block["thinking"] for block in native if block["type"] == "thinking"),
        calls=tuple(_call(block) for block in native if block["type"] == "tool_use"),
        stop={"refusal": "refused", "max_tokens": "cut"}.get(answer.stop_reason, "ended"),  # type: ignore[arg-type]
        usage=Usage(
            input=usage.input_tokens + cached + (usage.cache_creation_input_tokens or 0),
            cached=cached,
            output=usage.output_tokens,
        ),
        native=tuple(native),
    )


def _call(block: dict[str, Any]) -> ToolCall:
    """A call; that of a toolset is answered by the toolset's name."""
    toolset = {"toolset_name": block["toolset_name"]} if block.get("toolset_name") else {}
    call = function_call(block["id"], block["name"], block["input"], toolset)
    if call.problem:
        # It is sent back, where only objects are taken.
        block["input"] = {}
    return call
