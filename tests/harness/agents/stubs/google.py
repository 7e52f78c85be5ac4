"""Gemini's generateContent, with functions and its computer tool."""

from __future__ import annotations

import json
import re
from typing import Any

from google.genai import types

from .moves import Move
from .typed import check_type


class GoogleWire:
    """`POST /v1/models/MODEL:generateContent`."""

    suffix = ""

    def check(self, request: dict[str, Any]) -> None:
        assert re.fullmatch(r"/v1(beta)?/models/[\w.-]+:generateContent", request["path"])
        contents = request["contents"]
        check_type(list[types.Content], contents)
        check_type(list[types.Tool], request.get("tools", []))
        waiting: list[tuple[str, str | None]] = []
        for number, content in enumerate(contents):
            assert content["role"] == ("model" if number % 2 else "user")
            assert content["parts"], "an empty message"
            answers = [part["functionResponse"] for part in content["parts"] if "functionResponse" in part]
            assert [(answer["name"], answer.get("id")) for answer in answers] == waiting
            calls = [part["functionCall"] for part in content["parts"] if "functionCall" in part]
            waiting = [(call["name"], call.get("id")) for call in calls]
        assert waiting == [], "a call without an answer"

    def prompt(self, request: dict[str, Any]) -> list[Any]:
        return [request.get("tools", []), request["systemInstruction"], *request["contents"]]

    def pictures(self, request: dict[str, Any]) -> int:
        return json.dumps(request["contents"]).count('"image/png"')

    def reply(self, move: Move, request: dict[str, Any], usage: dict[str, int]) -> dict[str, Any]:
        parts: list[dict[str, Any]] = [{"text": move.text}] if move.text else []
        for number, call in enumerate(move.calls):
            last = number == len(move.calls) - 1
            if not (last and move.malformed):
                said = {"name": call.name, "args": call.arguments}
                parts.append({"functionCall": said, "thoughtSignature": "c2lnbmVk"})
        reason = "MALFORMED_FUNCTION_CALL" if move.malformed else "MAX_TOKENS" if move.stop == "cut" else "STOP"
        counts = {
            "promptTokenCount": usage["input"],
            "cachedContentTokenCount": usage["cached"],
            "candidatesTokenCount": usage["output"],
            "totalTokenCount": usage["input"] + usage["output"],
        }
        if move.stop == "refused":
            return {"promptFeedback": {"blockReason": "PROHIBITED_CONTENT"}, "usageMetadata": counts}
        return {
            "candidates": [
                {
                    "index": 0,
                    "content": {"role": "model", "parts": parts},
                    "finishReason": reason,
                }
            ],
            "usageMetadata": counts,
            "modelVersion": "stub",
        }

    def error(self, move: Move) -> dict[str, Any]:
        return {"error": {"code": move.status, "message": move.error, "status": "INVALID_ARGUMENT"}}
