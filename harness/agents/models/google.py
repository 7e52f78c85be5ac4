"""Google's Gemini, with its computer tool or with functions."""

from __future__ import annotations

import importlib.util
from functools import partial
from typing import Any

from ....gym.errors import did_you_mean
from ...errors import BadAgentOption
from ..protocol import Usage
from .messages import Message, ModelMessage, Picture, Prompt, Reply, Result, ToolCall, UserMessage
from .options import ModelOptions
from .provider import failure, function_call, key, package, understood

_REFUSALS = (
    "SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "IMAGE_SAFETY",
    "IMAGE_PROHIBITED_CONTENT", "ESCALATION", "MODEL_ARMOR",
)  # fmt: skip
_UNREADABLE = ("MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS", "MALFORMED_RESPONSE")
# Models whose computer tool has the names of 2.5.
_OLD = ("gemini-2", "gemini-3-")
_PNG = "image/png"


class Gemini:
    """A model behind `generateContent`."""

    wires: tuple[str, ...] = ("gemini",)

    def __init__(self, model: str, options: ModelOptions) -> None:
        self._model, self._options = model, options
        self._key = key(options, "GEMINI_API_KEY", "GOOGLE_API_KEY")
        self._sdk = package("google.genai", "google")
        self._types = types = package("google.genai.types", "google")
        self._thinking = _thinking(types, options.effort) if options.effort else None
        self._client = self._sdk.Client(
            api_key=self._key,
            http_options=types.HttpOptions(base_url=options.base_url, timeout=int(options.timeout * 1000)),
        )

    def variant(self, dialect: str) -> str:
        return "gemini-2.5" if dialect == "gemini" and self._model.startswith(_OLD) else dialect

    def ask(self, prompt: Prompt) -> Reply:
        """One request. Raises CallFailed."""
        options, types = self._options, self._types
        functions = [_declaration(types, tool) for tool in prompt.offer.functions]
        tools = [types.Tool(**entry) for entry in prompt.offer.native]
        tools += [types.Tool(function_declarations=functions)] if functions else []
        config = types.GenerateContentConfig(
            system_instruction=prompt.system,
            max_output_tokens=options.max_output_tokens,
            temperature=options.temperature,
            tools=tools or None,
            automatic_function_calling=types.AutomaticFunctionCallingConfig(disable=True),
            thinking_config=self._thinking,
        )
        contents = [_content(types, message) for message in prompt.messages]
        try:
            answer = self._client.models.generate_content(model=self._model, contents=contents, config=config)
        except (self._sdk.errors.APIError, ValueError, *_transport_errors()) as error:
            raise failure(error, self._key) from error
        names = frozenset(tool["function"]["name"] for tool in prompt.offer.functions)
        return understood(answer, partial(_reply, types, len(prompt.messages), names))


def _thinking(types: Any, effort: str) -> Any:
    levels = [level.name.lower() for level in types.ThinkingLevel if not level.name.endswith("UNSPECIFIED")]
    if effort not in levels:
        raise BadAgentOption(f"Google knows no effort {effort!r}. {did_you_mean(effort, levels)}")
    return types.ThinkingConfig(thinking_level=effort.upper())


def _transport_errors() -> tuple[type[Exception], ...]:
    """What a connection fails with: the SDK uses one HTTP package or the other."""
    found = (importlib.import_module(name) for name in ("httpx2", "httpx") if importlib.util.find_spec(name))
    return tuple(module.TransportError for module in found)


def _declaration(types: Any, tool: dict[str, Any]) -> Any:
    function = tool["function"]
    return types.FunctionDeclaration(
        name=function["name"], description=function["description"], parameters_json_schema=function["parameters"]
    )


def _content(types: Any, message: Message) -> Any:
    if isinstance(message, ModelMessage):
        return message.reply.native
    parts = [_response(types, message, result) for result in message.results]
    # Pictures of an answer stand within it where the tool is Gemini's own, everything else beside it.
    shown = () if _is_own(message) else message.pictures
    parts += [types.Part(text=message.texts)] if message.texts else []
    parts += [types.Part.from_bytes(data=picture.data, mime_type=_PNG) for picture in shown]
    return types.Content(role="user", parts=parts)


def _is_own(message: UserMessage) -> bool:
    return bool(message.results) and bool(message.results[-1].call.origin["own"])


def _response(types: Any, message: UserMessage, result: Result) -> Any:
    """The answer to a call. One of the computer tool says where the page is, and shows it."""
    origin = result.call.origin
    answer: dict[str, Any] = {"error" if result.failed else "output": result.text}
    pictures: tuple[Picture, ...] = ()
    if origin["own"]:
        answer["url"] = message.url
        pictures = message.pictures if result is message.results[-1] else ()
    if origin["confirm"]:
        answer["safety_acknowledgement"] = "true"
    shown = [
        types.FunctionResponsePart(inline_data=types.FunctionResponseBlob(mime_type=_PNG, data=picture.data))
        for picture in pictures
    ]
    return types.Part(
        function_response=types.FunctionResponse(
            id=origin["id"], name=result.call.name, response=answer, parts=shown or None
        )
    )


def _reply(types: Any, turn: int, functions: frozenset[str], answer: Any) -> Reply:
    candidate = answer.candidates[0] if answer.candidates else None
    content = candidate.content if candidate else None
    parts = (content.parts if content else None) or []
    reason = candidate.finish_reason.name if candidate and candidate.finish_reason else ""
    blocked = answer.prompt_feedback.block_reason if answer.prompt_feedback else None
    calls = [part.function_call for part in parts if part.function_call]
    usage = answer.usage_metadata
    text = "".join(part.text for part in parts if part.text and not part.thought)
    text = text or (candidate.finish_message or "" if candidate else str(blocked or ""))
    return Reply(
        text=text,
        thoughts="".join(part.text for part in parts if part.text and part.thought),
        calls=tuple(_call(call, f"{turn}-{number}", functions) for number, call in enumerate(calls)),
        stop="refused" if blocked or reason in _REFUSALS else "cut" if reason == "MAX_TOKENS" else "ended",
        problem=reason if reason in _UNREADABLE else "",
        usage=usage
        and Usage(
            input=usage.prompt_token_count or 0,
            cached=usage.cached_content_token_count or 0,
            output=(usage.candidates_token_count or 0) + (usage.thoughts_token_count or 0),
        ),
        native=content if parts else types.Content(role="model", parts=[types.Part(text=text)]),
    )


def _call(call: Any, id: str, functions: frozenset[str]) -> ToolCall:
    """A call; what it wants to have confirmed is confirmed."""
    arguments = {**(call.args or {})}
    confirm = arguments.pop("safety_decision", None) is not None
    origin = {"id": call.id, "own": call.name not in functions, "confirm": confirm}
    return function_call(call.id or id, call.name, arguments, origin)
