"""The host as an OpenEnv server, under /openenv: an episode for each WebSocket, and the tasks of each split.

    from openenv.core import GenericEnvClient

    with GenericEnvClient(base_url="http://127.0.0.1:8100/openenv").sync() as env:
        seen = env.reset(family="crm-update", seed=7)
        seen = env.step({"action": "click", "ref": "e12"})

With `interface="tools"` or "both" the reset's observation has the functions that a model is given, and a call of any of
them is `{"action": "call", "tool": …, "arguments": {…}}`.

A fault of the environment is an error of the code EXECUTION_ERROR, and so is whatever the host refuses.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from openenv.core.env_server import Action, Environment, Observation, State, create_fastapi_app
from openenv.core.env_server.types import EnvironmentMetadata
from pydantic import ConfigDict, Field
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse

from ... import __version__
from ...gym.actions import KINDS, Call
from ...gym.config import is_whole
from ..agents.functions import action_of, functions_of, tools
from ..host import BadOrder, Host, HostError, NoSession, Order, Page, Session
from ..host.catalogue import SPLITS, orders, task_at

NAME = "deskgym"
_ENDED = "The episode has ended."


def mount(app: Starlette, host: Host) -> None:
    """Serve the host's episodes under /openenv."""
    served = create_fastapi_app(
        partial(DeskEnvironment, host),
        DeskAction,
        DeskObservation,
        max_concurrent_envs=host.limits.sessions,
        env_name=NAME,
        state_cls=DeskState,
        mode="simulation",
    )
    served.add_exception_handler(HostError, _refused)
    app.mount("/openenv", served)


def _action_schemas() -> list[Any]:
    """What an action may look like: one schema for each kind, a tool's call among them, and that of a call string."""
    call = {"title": "call", "description": "A call as a string", "properties": {"action": {"type": "string"}}}
    kinds = [tool["function"] for tool in (*tools("both"), *tools("both", (Call,)))]
    return [
        {
            "title": kind["name"],
            "description": kind["description"],
            "properties": {"action": {"const": kind["name"]}, **kind["parameters"]["properties"]},
            "required": ["action", *kind["parameters"]["required"]],
        }
        for kind in kinds
    ] + [call]


class DeskAction(Action):
    """An action of the environment with its arguments, or a call string: `click("e12")`."""

    # What is wrong with an action the environment says: it costs a step, and is no error of the protocol.
    model_config = ConfigDict(extra="allow", json_schema_extra={"anyOf": [*_action_schemas()]})

    action: Any = Field(description='The name of an action, such as "click", or a call such as click("e12").')

    @property
    def given(self) -> Any:
        """What the environment is given."""
        is_name = isinstance(self.action, str) and "(" not in self.action
        return {**(self.model_extra or {}), "action": self.action} if is_name else self.action


class DeskObservation(Observation):
    """A page, or what a call came to. Pictures are PNG files in base64, where the reset asked for them."""

    text: str = Field(description="What a model reads: in the beginning the goal, then error, address, and the tree.")
    goal: str
    url: str = ""
    apps: list[str]
    tabs: list[str] = []
    focused: str = ""
    steps_left: int
    error: str
    result: str | None = Field(None, description="Where there are tools: what the call came to, in JSON.")
    clock: str | None = Field(None, description="Where there are tools: the time at the office.")
    tools: list[dict[str, Any]] | None = Field(None, description="Of a reset with tools: all functions of the agent.")
    screenshot: str | None = None
    marks: str | None = None


class DeskState(State):
    """Which episode it is, and how far."""

    family: str | None = None
    seed: int | None = None
    ended: bool = False


class DeskEnvironment(Environment[DeskAction, DeskObservation, DeskState]):
    """One session's episodes, one at a time."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._session: Session | None = None
        self._episode_id: str | None = None

    def reset(self, seed: int | None = None, episode_id: str | None = None, **options: Any) -> DeskObservation:
        """Open an episode: by `family` and `seed`, by `split` and `index`, or by a seed alone, which counts through the
        tasks of the split. Other options are those of `gym.make`. Raises HostError."""
        order = _order(seed, options)
        self.close()
        self._session = self._host.open(order)
        self._episode_id = episode_id or self._session.name
        page = self._session.page
        functions = None
        if page.interface != "browser":
            functions = functions_of(page.form, page.interface, page.info["tools"], goto=page.goto)
        return _seen(page, f"{page.briefing}\n\n{page.text}", tools=functions)

    def step(self, action: DeskAction, timeout_s: float | None = None, **_: Any) -> DeskObservation:
        """Do one action. Raises HostError."""
        if self._session is None:
            raise NoSession("There is no episode yet: reset first.")
        given = action.given
        page = self._session.step(given if self._session.page.interface == "browser" else _called(given))
        if not page.ended:
            return _seen(page, page.text, reward=page.reward)
        end = {"verdict": page.info["verdict"], "truncated": page.truncated}
        return _seen(page, f"{page.text}\n\n{_ENDED}", reward=page.reward, done=True, metadata=end)

    @property
    def state(self) -> DeskState:
        session = self._session
        if session is None:
            return DeskState()
        return DeskState(
            episode_id=self._episode_id,
            step_count=session.steps,
            family=session.order.family,
            seed=session.order.seed,
            ended=session.ended,
        )

    def close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            # One that nobody used for long may be forgotten.
            with suppress(NoSession):
                session.close()

    def get_metadata(self) -> EnvironmentMetadata:
        return EnvironmentMetadata(
            name=NAME,
            description="Office work in seeded clones of a CRM, a spreadsheet, a chat and a storefront.",
            version=__version__,
        )

    def list_splits(self) -> list[dict[str, str]]:
        return [{"name": split, "type": split} for split in SPLITS]

    def list_tasks(self, split: str) -> list[dict[str, Any]]:
        return list(orders(split))

    def num_tasks(self, split: str) -> int:
        return len(orders(split))

    def get_task(self, split: str, index: int) -> dict[str, Any]:
        return task_at(split, index)

    def get_task_range(self, split: str, start: int | None = None, stop: int | None = None) -> list[dict[str, Any]]:
        return list(orders(split)[start:stop])


def _order(seed: int | None, options: dict[str, Any]) -> Order:
    """The episode that a reset means. Raises BadOrder."""
    split, index, family = (options.get(name) for name in ("split", "index", "family"))
    if family is not None and index is not None:
        raise BadOrder("An episode is named by 'family' and 'seed' or by 'split' and 'index', not by both.")
    if family is not None:
        return Order.of({"seed": seed, **options})
    every = orders("train" if split is None else split)
    if index is None:
        # An order refuses a seed that is none.
        index = Order(every[0]["family"], 0 if seed is None else seed).seed % len(every)
    elif not (is_whole(index) and 0 <= index < len(every)):
        raise BadOrder(f"Option 'index' is a whole number from 0 to {len(every) - 1}, not {index!r}.")
    return Order.of({**{name: value for name, value in options.items() if name != "index"}, **every[index]})


def _called(given: Any) -> Any:
    """The action that a call of any function means: `done` and the like are functions, too, and no tools of apps."""
    match given:
        case {"action": "call", "tool": str(name), **rest} if name in KINDS:
            arguments = rest.get("arguments") or {}
            return action_of(name, arguments) if isinstance(arguments, Mapping) else given
    return given


def _seen(page: Page, text: str, **result: Any) -> DeskObservation:
    seen = page.observation
    names = ("goal", "url", "apps", "tabs", "focused", "steps_left", "error", "result", "clock")
    named = {name: seen[name] for name in names if name in seen}
    pictures = {kind: base64.b64encode(png).decode() for kind, png in page.images.items()}
    return DeskObservation(text=text, **named, **pictures, **result)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HostError)
    return JSONResponse({"detail": str(error)}, error.status)
