"""OpenAI's chat completions."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from openai.types.chat import ChatCompletionMessageParam, ChatCompletionToolParam

from .moves import Move
from .typed import check_type

_STOPS = {"cut": "length", "refused": "stop"}


class ChatWire:
    """`POST /v1/chat/completions`."""

    suffix = "/v1"

    def check(self, request: dict[str, Any]) -> None:
        assert request["path"] == "/v1/chat/completions"
        messages = request["messages"]
        check_type(list[ChatCompletionMessageParam], messages)
        check_type(list[ChatCompletionToolParam], request.get("tools", []))
        assert [message["role"] for message in messages].count("system") == 1
        assert messages[0]["role"] == "system"
        assert messages[-1]["role"] in ("user", "tool")
        waiting: list[str] = []
        for before, message in pairwise(messages):
            if message["role"] == "tool":
                assert message["tool_call_id"] == waiting.pop(0), "an answer to no call"
                continue
            assert waiting == [], "a call without an answer"
            assert message["role"] != before["role"], "two messages in a row of one role"
            assert message["content"] or message.get("tool_calls"), "an empty message"
            waiting = [call["id"] for call in message.get("tool_calls", ())]
            for call in message.get("tool_calls", ()):
                assert isinstance(json.loads(call["function"]["arguments"]), dict)
        assert waiting == [], "a call without an answer"

    def prompt(self, request: dict[str, Any]) -> list[Any]:
        return [request.get("tools", []), *request["messages"]]

    def pictures(self, request: dict[str, Any]) -> int:
        return json.dumps(request["messages"]).count("data:image/png")

    def reply(self, move: Move, request: dict[str, Any], usage: dict[str, int]) -> dict[str, Any]:
        count = len(request["messages"])
        arguments = [json.dumps(call.arguments) for call in move.calls]
        if move.malformed:
            arguments[-1] = move.malformed
        calls = [
            {"id": f"call_{count}_{number}", "type": "function", "function": {"name": call.name, "arguments": given}}
            for number, (call, given) in enumerate(zip(move.calls, arguments, strict=True))
        ]
        refused = move.stop == "refused"
        message = {
            "role": "assistant",
            "content": None if refused else move.text or None,
            "refusal": move.text if refused else None,
            **({"tool_calls": calls} if calls else {}),
        }
        reason = _STOPS.get(move.stop, "tool_calls" if calls else "stop")
        return {
            "id": "chatcmpl-1",
            "object": "chat.completion",
            "created": 0,
            "model": request["model"],
            "choices": [{"index": 0, "message": message, "finish_reason": reason, "logprobs": None}],
            "usage": {
                "prompt_tokens": usage["input"],
                "completion_tokens": usage["output"],
                "total_tokens": usage["input"] + usage["output"],
                "prompt_tokens_details": {"cached_tokens": usage["cached"]},
            },
        }

    def error(self, move: Move) -> dict[str, Any]:
        return {"error": {"message": move.error, "type": "invalid_request_error", "param": None, "code": None}}
