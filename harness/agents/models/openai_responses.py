"""OpenAI's Responses API, with its own computer tool or with functions."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...trajectories.images import png, sha256
from ..protocol import Usage
from .failures import Retryable
from .messages import Message, ModelMessage, Picture, Prompt, Reply, ToolCall, UserMessage
from .provider import SdkClient, failure, function_call, understood, without_walk


class Responses(SdkClient):
    """A model behind the Responses API. Nothing is stored there: every request holds the whole conversation."""

    sdk = ("openai", "OpenAI")
    wires: tuple[str, ...] = ("openai",)

    def variant(self, dialect: str) -> str:
        old = dialect == "openai-computer" and self._model.startswith("computer-use-preview")
        return f"{dialect}-preview" if old else dialect

    def ask(self, prompt: Prompt) -> Reply:
        """One request. Raises CallFailed."""
        options = self._options
        functions = [{**tool["function"], "type": "function", "strict": False} for tool in prompt.offer.functions]
        request: dict[str, Any] = {
            "model": self._model,
            "instructions": prompt.system,
            "input": [item for message in prompt.messages for item in _items(message)],
            "max_output_tokens": options.max_output_tokens,
            "store": False,
            "include": ["reasoning.encrypted_content"],
        }
        if tools := [*prompt.offer.native, *functions]:
            request["tools"] = tools
        if options.temperature is not None:
            request["temperature"] = options.temperature
        if options.effort is not None:
            request["reasoning"] = {"effort": options.effort}
        try:
            answer = self._client.responses.create(**without_walk(request, "input", "tools"))
        except (self._sdk.OpenAIError, ValueError) as error:
            raise failure(error, self._key) from error
        return understood(answer, _reply)


def _items(message: Message) -> list[dict[str, Any]]:
    if isinstance(message, ModelMessage):
        return list(message.reply.native)
    return [*_results(message), *_shown(message)]


def _results(message: UserMessage) -> list[dict[str, Any]]:
    """The answers to calls. One of the computer tool is a picture; the last function's holds what is shown."""
    items: list[dict[str, Any]] = []
    last = message.results[-1] if message.results else None
    for result in message.results:
        if "computer" in result.call.origin:
            items.append(_screenshot(result.call, message.pictures))
        else:
            shown = _content(message) if result is last else []
            output = [{"type": "input_text", "text": result.text}, *shown] if shown else result.text
            items.append({"type": "function_call_output", "call_id": result.call.id, "output": output})
    return items


def _screenshot(call: ToolCall, pictures: tuple[Picture, ...]) -> dict[str, Any]:
    return {
        "type": "computer_call_output",
        "call_id": call.id,
        "output": {"type": "computer_screenshot", "image_url": (pictures[0] if pictures else _blank()).url},
        "acknowledged_safety_checks": call.origin["checks"],
    }


def _blank() -> Picture:
    """What stands in the place of a picture that is no longer shown, where there has to be one."""
    data = png(np.full((36, 64, 3), 128, np.uint8))
    return Picture("screenshot", data, sha256(data), width=64, height=36)


def _shown(message: UserMessage) -> list[dict[str, Any]]:
    """A message of its own for what no answer to a call can hold."""
    if not message.results:
        content = _content(message)
    elif "computer" in message.results[-1].call.origin:
        # The picture is in the answer already, which has no place for texts.
        failed = [result.text for result in message.results if result.failed and "computer" in result.call.origin]
        content = [{"type": "input_text", "text": text} for text in (*failed, message.texts) if text]
        content += [_picture(picture) for picture in message.pictures[1:]]
    else:
        return []
    return [{"type": "message", "role": "user", "content": content}] if content else []


def _content(message: UserMessage) -> list[dict[str, Any]]:
    texts = [{"type": "input_text", "text": message.texts}] if message.texts else []
    return [*texts, *map(_picture, message.pictures)]


def _picture(picture: Picture) -> dict[str, Any]:
    return {"type": "input_image", "image_url": picture.url, "detail": "auto"}


def _reply(answer: Any) -> Reply:
    if answer.status == "failed":
        raise Retryable(f"The response failed: {answer.error.message if answer.error else 'no reason given'}")
    texts, refusals, thoughts, calls, native = [], [], [], [], []
    for item in answer.output:
        sent_back = item.to_dict(mode="json", warnings=False)
        if item.type == "message":
            texts += [part.text for part in item.content if part.type == "output_text"]
            refusals += [part.refusal for part in item.content if part.type == "refusal"]
        elif item.type == "reasoning":
            thoughts += [part.text for part in item.summary]
        elif item.type == "function_call":
            call = function_call(item.call_id, item.name, item.arguments)
            calls.append(call)
            if call.problem:
                sent_back["arguments"] = "{}"
        elif item.type == "computer_call":
            calls.append(_computer_call(item))
        native.append(sent_back)
    usage, incomplete = answer.usage, answer.incomplete_details and answer.incomplete_details.reason
    return Reply(
        text="\n".join(refusals or texts),
        thoughts="\n".join(thoughts),
        calls=tuple(calls),
        stop="refused"
        if refusals or incomplete == "content_filter"
        else "cut"
        if incomplete == "max_output_tokens"
        else "ended",
        usage=usage
        and Usage(
            input=usage.input_tokens,
            cached=(usage.input_tokens_details and usage.input_tokens_details.cached_tokens) or 0,
            output=usage.output_tokens,
        ),
        native=tuple(native),
    )


def _computer_call(item: Any) -> ToolCall:
    """The actions of a call of the computer tool, one or a batch; what it wants to be sure of is acknowledged."""
    said = item.to_dict(mode="json", warnings=False)
    arguments = {name: said[name] for name in ("action", "actions") if said.get(name)}
    return ToolCall(
        item.call_id,
        "computer",
        arguments,
        origin={
            "computer": True,
            "checks": [check.to_dict(mode="json", warnings=False) for check in item.pending_safety_checks or ()],
        },
    )
