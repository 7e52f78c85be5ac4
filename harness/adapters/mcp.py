"""MCP: the actions of an episode as the tools of a server, over HTTP and over stdio.

The protocol is spoken here, without a package: what a server with tools has to say is little, and is the same for the
revisions that begin with a handshake and for that of 2026-07-28, which has none. An episode is a URL of its own,
`/mcp/SESSION`, for sessions that were opened by the host's own protocol; `/mcp?family=crm-update&seed=7` opens one for
a client that begins with a handshake.
"""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, BinaryIO

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ... import __version__
from ...apps import APPS
from ...apps.platform.tools import Tool
from ...gym.actions import KINDS
from ..agents.functions import ENDS, Form, action_of, tools
from ..agents.models.prompts import system
from ..host import BadOrder, EpisodeFault, EpisodeOver, Host, HostError, NoSession, Order, Session
from ..host.server import json_body

log = logging.getLogger("deskgym.host")

#: Revisions that begin with a handshake, and those whose every request says what it is.
_WITH_HANDSHAKE = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
_WITHOUT = ("2026-07-28",)
_VERSION = "io.modelcontextprotocol/protocolVersion"
_SESSION = "mcp-session-id"

_NO_REQUEST, _NO_METHOD, _BAD_PARAMS, _FAILED, _BAD_VERSION = -32600, -32601, -32602, -32603, -32022
#: HTTP statuses of errors, where the revision asks for them.
_STATUS = {_NO_REQUEST: 400, _NO_METHOD: 404, _BAD_PARAMS: 400, _BAD_VERSION: 400}

_LOOK: dict[str, Any] = {
    "name": "look",
    "description": "Show the goal, where the apps are, and the page as it is now. It is no action and costs no step.",
    "inputSchema": {"type": "object", "properties": {}, "additionalProperties": False},
    "annotations": {"readOnlyHint": True},
}
_GOAL: dict[str, Any] = {
    "name": "goal",
    "title": "Goal",
    "description": "Tell the goal, the time at the office, and how many steps are left. It costs no step.",
    "inputSchema": {"type": "object", "properties": {}, "additionalProperties": False},
    "annotations": {"readOnlyHint": True, "destructiveHint": False, "idempotentHint": True, "openWorldHint": False},
}
#: They change the episode, and nothing at the office.
_OF_ENDS = {"readOnlyHint": False, "destructiveHint": False, "idempotentHint": False, "openWorldHint": False}
_HOW_TOOLS = "Call `goal` first if you do not know it yet. Every call costs a step, and answers with its result."
_HOW = "Call `look` first. Every other tool is one action, and answers with the page as it is after it."


class Refusal(Exception):
    """What a client asked for that cannot be answered; becomes an error of JSON-RPC."""

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.error = {"code": code, "message": message, **({} if data is None else {"data": data})}


class EpisodeServer:
    """One episode as an MCP server: a message in, an answer out."""

    def __init__(self, session: Session) -> None:
        self._session = session
        page = session.page
        self._looks = "goal" if page.interface == "tools" else "look"
        self._tools = _tools(page.form, page.interface, goto=page.goto) | {name: _of_app(name) for name in page.tools}

    def answer(self, message: Any) -> dict[str, Any] | None:
        """The answer to a message; None where none is expected. Raises NoSession."""
        if isinstance(message, Mapping) and "id" not in message and isinstance(message.get("method"), str):
            return None
        if isinstance(message, Mapping) and "method" not in message and {"result", "error"} & {*message}:
            return None
        try:
            return {"jsonrpc": "2.0", "id": _number(message), "result": self._result(message)}
        except Refusal as refusal:
            return _failure(message, refusal)

    def _result(self, message: Any) -> dict[str, Any]:
        method, params = _read(message)
        version = params["_meta"].get(_VERSION) if isinstance(params.get("_meta"), Mapping) else None
        if version is not None and version not in _WITHOUT:
            known = {"supported": [*_WITHOUT, *_WITH_HANDSHAKE], "requested": version}
            raise Refusal(_BAD_VERSION, "This version of the protocol is not spoken without a handshake.", known)
        match method:
            case "initialize":
                asked = params.get("protocolVersion")
                spoken = asked if asked in _WITH_HANDSHAKE else _WITH_HANDSHAKE[-1]
                return {"protocolVersion": spoken, "serverInfo": _about(), **self._told()}
            case "server/discover":
                versions = [*_WITHOUT, *_WITH_HANDSHAKE]
                found = {"supportedVersions": versions, **self._told(), "ttlMs": 0, "cacheScope": "private"}
            case "ping":
                found = {}
            case "tools/list":
                found = {"tools": list(self._tools.values()), "ttlMs": 0, "cacheScope": "private"}
            case "tools/call":
                found = self._call(params)
            case _:
                raise Refusal(_NO_METHOD, f"There is no method {method!r} here.")
        if version is not None:
            about = {"io.modelcontextprotocol/serverInfo": _about()}
            return {"resultType": "complete", "_meta": about, **found}
        return found

    def _told(self) -> dict[str, Any]:
        page = self._session.page
        how = system((*page.observation, *page.images), interface=page.interface)
        first = _HOW_TOOLS if page.interface == "tools" else _HOW
        return {"capabilities": {"tools": {}}, "instructions": f"{page.briefing}\n\n{how} {first}"}

    def _call(self, params: Mapping[str, Any]) -> dict[str, Any]:
        name, given, session = params.get("name"), params.get("arguments") or {}, self._session
        if not isinstance(given, Mapping):
            raise Refusal(_BAD_PARAMS, "The arguments of a tool are an object.")
        if not isinstance(name, str) or name not in self._tools:
            raise Refusal(_BAD_PARAMS, f"There is no tool {name!r}.")
        try:
            if name == self._looks:
                if session.fault is not None:
                    raise EpisodeFault(str(session.fault))
                return self._shown(f"{session.page.briefing}\n\n")
            session.step({**given, "action": name} if name in KINDS else action_of(name, given))
        except EpisodeOver as error:
            return {"content": [{"type": "text", "text": str(error)}], "isError": True}
        except NoSession:
            raise
        except HostError as error:
            raise _failed(error) from error
        if session.ended:
            log.info("ended", extra={"session": session.name, "reward": session.reward, "steps": session.steps})
        return self._shown() if name in KINDS else self._result_of()

    def _result_of(self) -> dict[str, Any]:
        """What a call of an app's tool came to, as data and as text, or what was wrong, for the model to read."""
        page = self._session.page
        shown = self._shown()
        try:
            found = json.loads(page.observation["result"])
        except ValueError:
            # It was refused, or is too long and has been cut, which says how to ask for less.
            return {**shown, "isError": True}
        return {**shown, "structuredContent": found}

    def _shown(self, before: str = "") -> dict[str, Any]:
        page = self._session.page
        ended = "The episode has ended.\n\n" if page.ended else ""
        pictures = (
            {"type": "image", "data": base64.b64encode(png).decode(), "mimeType": "image/png"}
            for png in page.images.values()
        )
        return {"content": [{"type": "text", "text": before + ended + page.text}, *pictures], "isError": False}


@cache
def _tools(form: Form, interface: str, *, goto: bool = True) -> dict[str, dict[str, Any]]:
    """The tools of an episode, by name, without those of apps."""
    of_tools = interface == "tools"
    functions = (tool["function"] for tool in (tools(form, ENDS) if of_tools else tools(form, goto=goto)))
    actions = (
        {
            "name": each["name"],
            "description": each["description"],
            "inputSchema": each["parameters"],
            **({"title": each["name"].capitalize(), "annotations": _OF_ENDS} if of_tools else {}),
        }
        for each in functions
    )
    return {each["name"]: each for each in (_GOAL if of_tools else _LOOK, *actions)}


@cache
def _of_app(name: str) -> dict[str, Any]:
    """A tool of an app, as the protocol tells of one."""
    tool = _declared()[name]
    return {
        "name": name,
        "title": name.partition("_")[2].replace("_", " ").capitalize(),
        "description": tool.about,
        "inputSchema": tool.schema,
        "outputSchema": _without_nothing(tool.result.model_json_schema(mode="serialization")),
        "annotations": tool.annotations,
    }


@cache
def _declared() -> dict[str, Tool[Any]]:
    return {tool.name: tool for app in APPS for tool in app.tools}


def _without_nothing(schema: Any) -> Any:
    """A schema of results, from which what is None is left out: whatever may be that is not required."""
    if isinstance(schema, list):
        return [_without_nothing(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _without_nothing(value) for key, value in schema.items()}
    properties = schema.get("properties")
    if isinstance(properties, dict) and "required" in schema:
        found["required"] = [name for name in schema["required"] if not _may_be_none(properties[name])]
    return found


def _may_be_none(schema: dict[str, Any]) -> bool:
    return schema.get("type") == "null" or any(_may_be_none(each) for each in schema.get("anyOf", ()))


def _number(message: Any) -> Any:
    return message.get("id") if isinstance(message, Mapping) else None


def _failure(message: Any, refusal: Refusal) -> dict[str, Any]:
    """The answer that says what was wrong."""
    return {"jsonrpc": "2.0", "id": _number(message), "error": refusal.error}


def _failed(error: HostError) -> Refusal:
    return Refusal(_FAILED, str(error), {"code": error.code, "retryable": error.retryable})


def mount(app: Starlette, host: Host) -> None:
    """Serve each session of a host at /mcp/SESSION, and those that /mcp itself opens."""
    served = _OverHttp(host)
    app.router.routes += [
        Route("/mcp", served.opening, methods=["POST"]),
        Route("/mcp", served.leave, methods=["DELETE"]),
        Route("/mcp/{name}", served.episode, methods=["POST"]),
    ]


class _OverHttp:
    """The Streamable HTTP transport; every answer is one JSON object."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def episode(self, request: Request) -> Response:
        """A message to an episode that is open."""
        return await self._answer(request, request.path_params["name"], await _message(request))

    async def opening(self, request: Request) -> Response:
        """The handshake opens an episode; whatever follows names it in a header."""
        message = await _message(request)
        if _SESSION in request.headers:
            return await self._answer(request, request.headers[_SESSION], message)
        try:
            method, _ = _read(message)
            if method != "initialize":
                raise Refusal(_NO_METHOD, "An episode begins with the handshake here: initialize.")
            order = _order(request)
            session = await run_in_threadpool(self._host.open, order)
        except Refusal as refusal:
            return JSONResponse(_failure(message, refusal), _STATUS[refusal.error["code"]])
        except HostError as error:
            return JSONResponse(_failure(message, _failed(error)))
        log.info("opened", extra={"session": session.name, "family": order.family, "seed": order.seed})
        response = await self._answer(request, session.name, message)
        response.headers[_SESSION] = session.name
        return response

    async def leave(self, request: Request) -> Response:
        """A client is done with an episode that it opened. The grade of one that has ended can still be read."""
        session = self._host.get(request.headers.get(_SESSION, ""))
        if not session.ended:
            await run_in_threadpool(session.close)
        return Response(status_code=204)

    async def _answer(self, request: Request, name: str, message: Any) -> Response:
        try:
            answer = await run_in_threadpool(EpisodeServer(self._host.get(name)).answer, message)
        except NoSession as error:
            return JSONResponse(_failure(message, _failed(error)), error.status)
        if answer is None:
            return Response(status_code=202)
        wants_status = answer["id"] is None or request.headers.get("mcp-protocol-version") in _WITHOUT
        return JSONResponse(answer, _STATUS.get(answer.get("error", {}).get("code"), 200) if wants_status else 200)


async def _message(request: Request) -> Any:
    """What a client sends; None where it is no JSON, which no message is."""
    try:
        return await json_body(request)
    except BadOrder:
        return None


def serve_stdio(session: Session, reading: BinaryIO, writing: BinaryIO, on_end: Callable[[], None]) -> None:
    """Answer messages, one on each line, until there are no more; `on_end` is called when the episode ends, or they do.

    Raises BrokenPipeError.
    """
    server, is_told = EpisodeServer(session), False
    for line in reading:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        answer = server.answer(message)
        if session.ended and not is_told:
            # Not all clients leave time for anything once they are done.
            on_end()
            is_told = True
        if answer is not None:
            writing.write(json.dumps(answer).encode() + b"\n")
            writing.flush()
    if not is_told:
        on_end()


def _read(message: Any) -> tuple[str, Mapping[str, Any]]:
    """Method and parameters of a request. Raises Refusal."""
    if not isinstance(message, Mapping) or not isinstance(message.get("method"), str):
        raise Refusal(_NO_REQUEST, "A message is one object with 'jsonrpc', 'id' and 'method'.")
    params = message.get("params") or {}
    if not isinstance(params, Mapping):
        raise Refusal(_BAD_PARAMS, "The parameters are an object.")
    return message["method"], params


def _about() -> dict[str, str]:
    return {"name": "deskgym", "version": __version__}


def _order(request: Request) -> Order:
    """An order from a query: `?family=crm-update&seed=7&observation=axtree,screenshot`. Raises BadOrder."""
    return Order.of({name: _value(text) for name, text in request.query_params.items()})


def _value(text: str) -> Any:
    if text.isascii() and text.isdigit() and len(text) < 19:
        return int(text)
    return text.split(",") if "," in text else text
