"""Chat completions, which OpenAI and most endpoints of one's own speak: vLLM, SGLang, Ollama and others."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..protocol import Usage
from .messages import Message, ModelMessage, Prompt, Reply, ToolCall, UserMessage
from .provider import SdkClient, failure, function_call, understood, without_walk


class Chat(SdkClient):
    """A model behind chat completions."""

    sdk = ("openai", "OpenAI")
    wires: tuple[str, ...] = ()

    def variant(self, dialect: str) -> str:
        return dialect

    def ask(self, prompt: Prompt) -> Reply:
        """One request. Raises CallFailed."""
        options = self._options
        request: dict[str, Any] = {
            "model": self._model,
            "messages": [
                {"role": "system", "content": prompt.system},
                *(item for message in prompt.messages for item in _items(message)),
            ],
            # Endpoints of one's own know only the older name.
            "max_tokens" if options.base_url else "max_completion_tokens": options.max_output_tokens,
        }
        if prompt.offer.functions:
            request["tools"] = list(prompt.offer.functions)
        if options.temperature is not None:
            request["temperature"] = options.temperature
        if options.effort is not None:
            request["reasoning_effort"] = options.effort
        try:
            answer = self._client.chat.completions.create(**without_walk(request, "messages", "tools"))
        except (self._sdk.OpenAIError, ValueError) as error:
            raise failure(error, self._key) from error
        return understood(answer, _reply)


def _items(message: Message) -> list[dict[str, Any]]:
    if isinstance(message, ModelMessage):
        return [_said(message.reply)]
    return [*_results(message), *_shown(message)]


def _said(reply: Reply) -> dict[str, Any]:
    calls = [
        {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": call.origin["arguments"]}}
        for call in reply.calls
    ]
    return {"role": "assistant", "content": reply.text or None, **({"tool_calls": calls} if calls else {})}


def _results(message: UserMessage) -> list[dict[str, Any]]:
    """The answers to calls; the last one holds the texts of the page, as such answers take no pictures."""
    items = [{"role": "tool", "tool_call_id": result.call.id, "content": result.text} for result in message.results]
    if items and message.texts:
        items[-1]["content"] += f"\n\n{message.texts}"
    return items


def _shown(message: UserMessage) -> list[dict[str, Any]]:
    texts = "" if message.results else message.texts
    if not message.pictures:
        return [{"role": "user", "content": texts}] if texts else []
    pictures = [{"type": "image_url", "image_url": {"url": picture.url}} for picture in message.pictures]
    return [{"role": "user", "content": [*([{"type": "text", "text": texts}] if texts else []), *pictures]}]


def _reply(answer: Any) -> Reply:
    if not answer.choices:
        return Reply()
    choice, usage = answer.choices[0], answer.usage
    said = choice.message
    calls = [call for call in said.tool_calls or () if call.type == "function"]
    refusal = getattr(said, "refusal", None)
    return Reply(
        text=refusal or said.content or "",
        thoughts=getattr(said, "reasoning_content", None) or getattr(said, "reasoning", None) or "",
        calls=tuple(_call(call, number) for number, call in enumerate(calls)),
        stop="refused"
        if refusal or choice.finish_reason == "content_filter"
        else "cut"
        if choice.finish_reason == "length"
        else "ended",
        usage=usage
        and Usage(
            input=usage.prompt_tokens,
            cached=getattr(usage.prompt_tokens_details, "cached_tokens", None) or 0,
            output=usage.completion_tokens,
        ),
    )


def _call(call: Any, number: int) -> ToolCall:
    # Some endpoints give no ids.
    id, name, arguments = call.id or f"call_{number}", call.function.name, call.function.arguments
    read = function_call(id, name, arguments)
    # What cannot be read is not sent back as it was: many endpoints would fail over it.
    return replace(read, origin={"arguments": "{}" if read.problem else arguments or "{}"})
