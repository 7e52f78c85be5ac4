"""The host as an ORS server (Open Reward Standard): every action is a tool, and the last one's result has the reward.

    from openreward import OpenReward

    env = OpenReward().environments.get("deskgym", base_url="http://127.0.0.1:8100")
    with env.session(split="train", index=0) as session:
        print(session.get_prompt())
        seen = session.call_tool("click", {"ref": "e12"})

Of a task with `"interface": "tools"` or "both" the apps' tools are the standard's tools of a task.

The client of openreward asks for paths from the root, whatever path its address has: so they are served there.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from types import MethodType
from typing import Any, ClassVar

from fastapi import FastAPI, HTTPException
from fastapi.routing import APIRoute
from openreward.environments import Environment, ImageBlock, Server, Split, TextBlock, ToolOutput, tool
from openreward.environments.types import ListToolsOutput, ToolSpec
from pydantic import BaseModel
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...gym.actions import KINDS
from ...gym.observations import kinds_of
from ..agents.functions import ENDS, action_of, tools
from ..host import Host, HostError, NoSession, Order, Page, Session
from ..host.catalogue import SPLITS, orders, task_at
from ..host.page import form_of

NAME = "deskgym"
_ENDED = "The episode has ended."


def mount(app: Starlette, host: Host) -> None:
    """Serve the host's episodes at the paths that the standard has."""
    served = Server([type("HostedEnvironment", (DeskEnvironment,), {"host": host})]).app
    for path in _paths(served):
        app.router.routes.append(Route(path, _Beside(served)))
    outer = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[Any]:
        async with outer(app) as state, served.router.lifespan_context(served):
            yield state

    app.router.lifespan_context = lifespan


def _paths(served: FastAPI) -> list[str]:
    """Where it answers. What is asked of an environment is asked without its name too, which means the only one."""
    paths = [route.path for route in served.routes if isinstance(route, APIRoute)]
    bare = [path.removeprefix("/{env_name}") for path in paths if path.startswith("/{env_name}")]
    return [*(path.replace("{env_name}", NAME) for path in paths), *bare]


class _Beside:
    """What openreward's own server and client leave to be done.

    Spaces with which a part of a result begins are escaped: the client would take them off its JSON. A secrets header
    without any is refused: the server would break over it.
    """

    _LEADING = re.compile(r"(?<=^data: )[^\S\r\n]+", re.MULTILINE)

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not all(_are_secrets(value) for name, value in scope.get("headers", ()) if name == b"x-secrets"):
            told = {"detail": "X-Secrets is the base64 of a JSON object of objects with a 'value' each."}
            await JSONResponse(told, 400)(scope, receive, send)
            return

        async def escaped(message: Message) -> None:
            body = message.get("body", b"")
            if body.startswith(b"event: "):
                told = self._LEADING.sub(lambda found: "".join(f"\\u{ord(c):04x}" for c in found[0]), body.decode())
                message = {**message, "body": told.encode()}
            await send(message)

        await self._app(scope, receive, escaped)


def _are_secrets(value: bytes) -> bool:
    """Whether openreward's server can read this header."""
    try:
        return not value or all(isinstance(each["value"], str) for each in json.loads(base64.b64decode(value)).values())
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return False


class DeskEnvironment(Environment):
    """One session's episode, opened by a task's spec: `{"family", "seed", "split"}` and other options of `gym.make`."""

    host: ClassVar[Host]
    list_tools: Any

    def __init__(self, task_spec: Mapping[str, Any], secrets: Mapping[str, str]) -> None:
        super().__init__(dict(task_spec), dict(secrets))
        try:
            self._order = Order.of(task_spec)
            self.host.check_room()
        except HostError as error:
            raise _refusal(error) from None
        self._session: Session | None = None
        self._first: Page | None = None
        self._refused: HTTPException | None = None
        self._was_set_up = asyncio.Event()
        self._is_over = False
        # What a session's tools may be aimed at depends on what its pages show.
        self.list_tools = self._list_tools

    @classmethod
    def name(cls) -> str:
        return NAME

    @classmethod
    def list_splits(cls) -> list[Split]:
        return [Split(name=split, type=split) for split in SPLITS]

    @classmethod
    def list_tasks(cls, split: str) -> list[dict[str, Any]]:
        return list(orders(split))

    @classmethod
    def num_tasks(cls, split: str) -> int:
        return len(orders(split))

    @classmethod
    def get_task(cls, split: str, index: int) -> dict[str, Any]:
        return task_at(split, index)

    async def setup(self) -> None:
        try:
            await run_in_threadpool(self._open)
        except HostError as error:
            self._refused = _refusal(error)
            raise self._refused from None
        finally:
            self._was_set_up.set()

    async def teardown(self) -> None:
        self._is_over = True
        if self._session is not None:
            # One that nobody used for long may be forgotten.
            with suppress(NoSession):
                await run_in_threadpool(self._session.close)

    def get_prompt(self) -> list[TextBlock | ImageBlock]:
        page = self._first
        assert page is not None, "the server waits for setup"
        return _blocks(page, f"{page.briefing}\n\n{page.text}")

    async def list_task_tools(self) -> ListToolsOutput:
        """The apps' tools of this episode: which there are is known once it is open, and the server does not wait."""
        if self._interface == "browser":
            return ListToolsOutput(tools=[])
        await self._was_set_up.wait()
        if self._first is None:
            raise self._refused or HTTPException(410, "The session is over.")
        specs = [_spec(each["name"], each["description"], each["parameters"]) for each in self._first.info["tools"]]
        return ListToolsOutput(tools=specs)

    @property
    def _interface(self) -> Any:
        return self._order.options.get("interface", "browser")

    def _open(self) -> None:
        session = self._session = self.host.open(self._order)
        for name in session.page.tools:
            # What they are is told by `list_task_tools`.
            setattr(self, name, MethodType(_tool(name, "", _Arguments), self))
        self._first = session.page
        if self._is_over:
            session.close()

    def _list_tools(self) -> ListToolsOutput:
        chosen = self._order.options
        form = form_of(kinds_of(chosen.get("observation", "axtree")), chosen.get("actions", "all"))
        goto = chosen.get("goto", True)
        kinds = tools(form, ENDS) if self._interface == "tools" else tools(form, goto=goto)
        specs = [_spec(**kind["function"]) for kind in kinds]
        return type(self).list_tools().model_copy(update={"tools": specs})

    async def _act(self, name: str, arguments: dict[str, Any]) -> ToolOutput:
        """Do one action. Raises HostError, which ends the session."""
        assert self._session is not None, "the server waits for setup"
        action = {**arguments, "action": name} if name in KINDS else action_of(name, arguments)
        page = await run_in_threadpool(self._session.step, action)
        if not page.ended:
            return ToolOutput(blocks=_blocks(page, page.text))
        end = {"verdict": page.info["verdict"], "truncated": page.truncated}
        blocks = _blocks(page, f"{page.text}\n\n{_ENDED}")
        return ToolOutput(blocks=blocks, metadata=end, reward=page.reward, finished=True)


def _refusal(error: HostError) -> HTTPException:
    """What the host refuses, as the standard says it."""
    return HTTPException(400 if error.status == 422 else error.status, str(error))


def _spec(name: str, description: str, parameters: dict[str, Any]) -> ToolSpec:
    """What a session says of a tool."""
    return ToolSpec(name=name, description=description, input_schema=parameters)


class _Arguments(BaseModel, extra="allow"):
    """Any at all. What is wrong with them the environment says: it costs a step."""


def _described(parameters: dict[str, Any]) -> type[_Arguments]:
    """Arguments with a schema."""

    class Arguments(_Arguments):
        @classmethod
        def model_json_schema(cls, *_: Any, **__: Any) -> dict[str, Any]:
            return parameters

    return Arguments


def _tool(name: str, description: str, arguments: type[_Arguments]) -> Any:
    """An action, or an app's tool, as a method that is a tool."""

    async def act(self: DeskEnvironment, arguments: Any) -> Any:
        return await self._act(name, arguments.model_extra)

    act.__name__, act.__doc__ = name, description
    act.__annotations__ = {"arguments": arguments, "return": ToolOutput}
    # One after the other, whichever they are.
    return tool(exclusive=True)(act)


for _kind in (each["function"] for each in tools("element")):
    setattr(DeskEnvironment, _kind["name"], _tool(_kind["name"], _kind["description"], _described(_kind["parameters"])))


def _blocks(page: Page, text: str) -> list[TextBlock | ImageBlock]:
    pictures = [ImageBlock(data=base64.b64encode(png).decode(), mimeType="image/png") for png in page.images.values()]
    return [TextBlock(text=text), *pictures]
