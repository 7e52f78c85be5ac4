"""Rows in the blocks of providers: Anthropic's messages, OpenAI's response items, Gemini's contents."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from ..agents.dialects import Call, Dialect, Viewport, tools_beside
from ..errors import Unexportable
from .chat import answered
from .turns import Seen, Turn

Row = dict[str, Any]


def anthropic(system: str, turns: list[Turn], dialect: Dialect, viewport: Viewport) -> Row:
    """Messages of tool_use and tool_result blocks."""

    def blocks(seen: Seen) -> list[Row]:
        pictures = ({"type": "image", "source": {"type": "url", "url": path}} for path in seen.images)
        return [{"type": "text", "text": seen.text}, *pictures]

    def use(call_id: str, call: Call) -> Row:
        member = {"toolset_name": dialect.toolset} if dialect.toolset and _is_native(dialect, call) else {}
        return {"type": "tool_use", "id": call_id, "name": call.name, "input": call.arguments, **member}

    messages: list[Row] = [{"role": "user", "content": blocks(turns[0].seen)}]
    for turn, answers in _answered(turns):
        said = [use(call_id, call) for (call_id, _), call in zip(answers, turn.calls, strict=True)]
        results = [{"type": "tool_result", "tool_use_id": name, "content": blocks(seen)} for name, seen in answers]
        messages.append({"role": "assistant", "content": [*_thought(turn, "type"), *said]})
        messages.append({"role": "user", "content": results})
    functions = [
        {"name": name, "description": description, "input_schema": schema}
        for name, description, schema in _functions(dialect)
    ]
    return {"system": system, "messages": messages, "tools": [*dialect.tools(viewport), *functions]}


def openai(system: str, turns: list[Turn], dialect: Dialect, viewport: Viewport) -> Row:
    """Response items: computer calls, which are answered by a screenshot, and function calls."""
    if dialect.tools(viewport) and not all(turn.then.images for turn in turns):
        raise Unexportable(
            f"{dialect.name} answers with screenshots, and there are none. Play with --observation screenshot."
        )

    def message(seen: Seen) -> Row:
        pictures = ({"type": "input_image", "image_url": path, "detail": "original"} for path in seen.images)
        return {"role": "user", "content": [{"type": "input_text", "text": seen.text}, *pictures]}

    items: list[Row] = [message(turns[0].seen)]
    for turn, answers in _answered(turns):
        if turn.thought:
            items.append({"role": "assistant", "content": turn.thought})
        for (call_id, seen), call in zip(answers, turn.calls, strict=True):
            if _is_native(dialect, call):
                said = {"type": "computer_call", "id": f"cu_{call_id}", "call_id": call_id, "status": "completed"}
                screenshot = {"type": "computer_screenshot", "image_url": (seen.images or turn.then.images)[0]}
                items.append({**said, "pending_safety_checks": [], **call.arguments})
                items.append({"type": "computer_call_output", "call_id": call_id, "output": screenshot})
                items += [message(Seen(seen.text, ()))] if seen.images else []
            else:
                arguments = json.dumps(call.arguments, ensure_ascii=False)
                items.append({"type": "function_call", "call_id": call_id, "name": call.name, "arguments": arguments})
                items.append({"type": "function_call_output", "call_id": call_id, "output": message(seen)["content"]})
    functions = [
        {"type": "function", "name": name, "description": description, "parameters": schema, "strict": False}
        for name, description, schema in _functions(dialect)
    ]
    return {"instructions": system, "input": items, "tools": [*dialect.tools(viewport), *functions]}


def gemini(system: str, turns: list[Turn], dialect: Dialect, viewport: Viewport) -> Row:
    """Contents of function calls and their responses."""

    def pictures(seen: Seen) -> list[Row]:
        return [{"file_data": {"mime_type": "image/png", "file_uri": path}} for path in seen.images]

    contents: list[Row] = [{"role": "user", "parts": [{"text": turns[0].seen.text}, *pictures(turns[0].seen)]}]
    for turn, answers in _answered(turns):
        said = [{"function_call": {"name": call.name, "args": call.arguments}} for call in turn.calls]
        responses = [
            {"function_response": {"name": call.name, "response": {"output": seen.text}, "parts": pictures(seen)}}
            for (_, seen), call in zip(answers, turn.calls, strict=True)
        ]
        contents.append({"role": "model", "parts": [*_thought(turn), *said]})
        contents.append({"role": "user", "parts": responses})
    functions = [
        {"name": name, "description": description, "parameters_json_schema": schema}
        for name, description, schema in _functions(dialect)
    ]
    tools = [*dialect.tools(viewport), {"function_declarations": functions}]
    return {"system_instruction": system, "contents": contents, "tools": tools}


PROVIDERS: dict[str, Callable[[str, list[Turn], Dialect, Viewport], Row]] = {
    "anthropic": anthropic, "openai": openai, "gemini": gemini,
}  # fmt: skip


def _answered(turns: list[Turn]) -> Iterator[tuple[Turn, list[tuple[str, Seen]]]]:
    """Each turn with the id and the answer of each of its calls."""
    for number, (turn, answers) in enumerate(answered(turns)):
        yield turn, [(f"call_{number}_{place}", seen) for place, seen in enumerate(answers)]


def _thought(turn: Turn, kind: str = "") -> list[Row]:
    return [{**({kind: "text"} if kind else {}), "text": turn.thought}] if turn.thought else []


def _is_native(dialect: Dialect, call: Call) -> bool:
    return call.name not in {name for name, _, _ in _functions(dialect)}


def _functions(dialect: Dialect) -> Iterator[tuple[str, str, Row]]:
    for tool in tools_beside(dialect):
        function = tool["function"]
        yield function["name"], function["description"], function["parameters"]
