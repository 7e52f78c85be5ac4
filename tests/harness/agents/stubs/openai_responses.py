"""OpenAI's Responses API, with its computer tool."""

from __future__ import annotations

import json
from typing import Any

from openai.types.responses import ResponseInputItemParam, ToolParam

from .moves import Move
from .typed import check_type

_ANSWERED = {"function_call": "function_call_output", "computer_call": "computer_call_output"}


class ResponsesWire:
    """`POST /v1/responses`."""

    suffix = "/v1"

    def check(self, request: dict[str, Any]) -> None:
        assert request["path"] == "/v1/responses"
        assert request["store"] is False
        items = request["input"]
        check_type(list[ResponseInputItemParam], items)
        check_type(list[ToolParam], request.get("tools", []))
        waiting: dict[str, str] = {}
        for item in items:
            kind = item.get("type", "message")
            if kind in _ANSWERED:
                waiting[item["call_id"]] = _ANSWERED[kind]
                if kind == "function_call":
                    assert isinstance(json.loads(item["arguments"]), dict)
            elif kind in _ANSWERED.values():
                assert waiting.pop(item["call_id"], None) == kind, "an answer to no call"
                if kind == "computer_call_output":
                    assert item["output"]["image_url"].startswith("data:image/png;base64,")
            elif item.get("role") == "user":
                assert waiting == {}, "a call without an answer"
        assert waiting == {}, "a call without an answer"
        assert items[-1].get("type") in _ANSWERED.values() or items[-1].get("role") == "user"

    def prompt(self, request: dict[str, Any]) -> list[Any]:
        return [request.get("tools", []), request["instructions"], *request["input"]]

    def pictures(self, request: dict[str, Any]) -> int:
        return json.dumps(request["input"]).count("data:image/png")

    def reply(self, move: Move, request: dict[str, Any], usage: dict[str, int]) -> dict[str, Any]:
        count = len(request["input"])
        output: list[dict[str, Any]] = [
            {"type": "reasoning", "id": f"rs_{count}", "summary": [], "encrypted_content": "c2VjcmV0"}
        ]
        if move.text:
            part = (
                {"type": "refusal", "refusal": move.text}
                if move.stop == "refused"
                else {"type": "output_text", "text": move.text, "annotations": []}
            )
            message = {"type": "message", "id": f"msg_{count}", "role": "assistant", "status": "completed"}
            output.append({**message, "content": [part]})
        for number, call in enumerate(move.calls):
            last = number == len(move.calls) - 1
            own = {"id": f"fc_{count}_{number}", "call_id": f"call_{count}_{number}", "status": "completed"}
            if call.name == "computer":
                output.append({"type": "computer_call", **own, "pending_safety_checks": _CHECKS, **call.arguments})
            else:
                arguments = move.malformed if last and move.malformed else json.dumps(call.arguments)
                output.append({"type": "function_call", **own, "name": call.name, "arguments": arguments})
        return {
            "id": f"resp_{count}",
            "object": "response",
            "created_at": 0,
            "model": request["model"],
            "status": "incomplete" if move.stop == "cut" else "completed",
            "incomplete_details": {"reason": "max_output_tokens"} if move.stop == "cut" else None,
            "error": None,
            "instructions": None,
            "metadata": {},
            "output": output,
            "parallel_tool_calls": True,
            "temperature": 1.0,
            "top_p": 1.0,
            "tool_choice": "auto",
            "tools": request.get("tools", []),
            "usage": {
                "input_tokens": usage["input"],
                "input_tokens_details": {"cached_tokens": usage["cached"], "cache_write_tokens": 0},
                "output_tokens": usage["output"],
                "output_tokens_details": {"reasoning_tokens": 0},
                "total_tokens": usage["input"] + usage["output"],
            },
        }

    def error(self, move: Move) -> dict[str, Any]:
        return {"error": {"message": move.error, "type": "invalid_request_error", "param": None, "code": None}}


_CHECKS = [{"id": "check_1", "code": "sensitive_domain", "message": "Is this meant?"}]
