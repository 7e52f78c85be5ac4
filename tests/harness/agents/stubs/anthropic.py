"""Anthropic's Messages API, with its computer and browser toolsets, and the single tool before them."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from anthropic.types import MessageParam
from anthropic.types.beta import BetaToolUnionParam

from .moves import Move
from .typed import check_type

_TOOLSETS = {"computer_toolset_20260801": "computer", "browser_toolset_20260801": "browser"}
_STOPS = {"cut": "max_tokens", "refused": "refusal"}


class AnthropicWire:
    """`POST /v1/messages`."""

    suffix = ""

    def check(self, request: dict[str, Any]) -> None:
        assert request["path"] == "/v1/messages"
        messages = request["messages"]
        check_type(list[MessageParam], messages)
        check_type(list[BetaToolUnionParam], request.get("tools", []))
        waiting: list[tuple[str, str | None]] = []
        for number, message in enumerate(messages):
            assert message["role"] == ("assistant" if number % 2 else "user")
            blocks = message["content"]
            assert blocks, "an empty message"
            assert all(block["text"].strip() for block in blocks if block["type"] == "text"), "an empty text"
            answers = [block for block in blocks if block["type"] == "tool_result"]
            assert blocks[: len(answers)] == answers, "answers come first"
            assert [(answer["tool_use_id"], answer.get("toolset_name")) for answer in answers] == waiting
            for answer in answers:
                states = [block for block in answer["content"] if block["type"] == "browser_state"]
                assert not states or (answer["toolset_name"] == "browser" and not answer["is_error"])
                assert all(sum(tab["active"] for tab in state["tabs"]) == 1 for state in states)
            uses = [block for block in blocks if block["type"] == "tool_use"]
            waiting = [(block["id"], block.get("toolset_name")) for block in uses]
        assert waiting == [], "a call without an answer"
        self._check_thoughts(request)
        marks = json.dumps([request["system"], messages]).count("cache_control")
        assert 1 <= marks <= 4

    def _check_thoughts(self, request: dict[str, Any]) -> None:
        """Thoughts are bound to what stood before them: where that has changed, the request has to allow for it."""
        binding = request.get("thinking", {}).get("block_binding", {})
        if binding.get("prefix_mismatch_behavior") == "drop_block":
            assert "thinking-binding-controls-2026-08-01" in request["betas"]
            return
        for number, message in enumerate(request["messages"]):
            for block in message["content"]:
                if block["type"] == "thinking":
                    assert block["signature"] == _signature(request["messages"][:number]), "bound to something else"

    def prompt(self, request: dict[str, Any]) -> list[Any]:
        return [request.get("tools", []), request["system"], *_unmarked(request["messages"])]

    def pictures(self, request: dict[str, Any]) -> int:
        return json.dumps(request["messages"]).count('"image/png"')

    def reply(self, move: Move, request: dict[str, Any], usage: dict[str, int]) -> dict[str, Any]:
        count = len(request["messages"])
        tools = request.get("tools", [])
        functions = {tool.get("name") for tool in tools}
        toolset = next((_TOOLSETS[tool["type"]] for tool in tools if tool.get("type") in _TOOLSETS), None)
        content: list[dict[str, Any]] = [
            {"type": "thinking", "thinking": "", "signature": _signature(request["messages"])}
        ]
        content += [{"type": "text", "text": move.text}] if move.text else []
        for number, call in enumerate(move.calls):
            last = number == len(move.calls) - 1
            given: Any = move.malformed if last and move.malformed else call.arguments
            own = {} if call.name in functions or toolset is None else {"toolset_name": toolset}
            use = {"type": "tool_use", "id": f"toolu_{count}_{number}", "name": call.name, "input": given}
            content.append({**use, **own})
        return {
            "id": f"msg_{count}",
            "type": "message",
            "role": "assistant",
            "model": request["model"],
            "content": content,
            "stop_reason": _STOPS.get(move.stop, "tool_use" if move.calls else "end_turn"),
            "stop_sequence": None,
            "usage": {
                "input_tokens": usage["input"] - usage["cached"],
                "cache_read_input_tokens": usage["cached"],
                "cache_creation_input_tokens": 0,
                "output_tokens": usage["output"],
            },
        }

    def error(self, move: Move) -> dict[str, Any]:
        return {"type": "error", "error": {"type": "invalid_request_error", "message": move.error}}


def _unmarked(messages: list[Any]) -> list[Any]:
    """Messages without the marks of the cache."""
    return list(json.loads(json.dumps(messages).replace(_MARK, "")))


def _signature(messages: list[Any]) -> str:
    return hashlib.sha256(json.dumps(_unmarked(messages)).encode()).hexdigest()


_MARK = ', "cache_control": {"type": "ephemeral"}'
