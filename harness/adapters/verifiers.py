"""Deskgym as an environment of Prime Intellect's verifiers: tasks that are orders of episodes, which a host plays.

    vf-eval deskgym-office -n 3 --env.taskset.families 'crm-*' --env.taskset.task.host http://127.0.0.1:8100

A task's hooks open the episode, ask for its grade and close it; one tool server of all rollouts does the actions. It
keeps nothing: which episode a call is for, and which tools of apps it has, stands in the state of its rollout. See
docs/verifiers-rl.md.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Any

import verifiers.v1 as vf
from mcp.types import CallToolResult, ImageContent, TextContent, Tool
from pydantic import Field

from ...apps import APPS
from ...client import AsyncClient, ClientError, EpisodeFault, EpisodeOver, HostFull
from ...gym.actions import KINDS
from ...gym.observations import kinds_of, shows_pictures
from ...tasks.registry import Split
from ..agents.functions import action_of, functions_of
from ..agents.models.sights import cut
from ..errors import BadSelection
from ..host import Order, Page
from ..host.page import form_of
from ..selection import parse_seeds, select_families, with_dials

_PICTURES, _TREES = ("screenshot", "marks"), ("axtree", "dom")
#: Seconds to wait for an episode to be opened, and for a step beyond what the host itself waits.
_OPENING, _SLACK = 210.0, 30.0


class DeskTaskConfig(vf.TaskConfig):
    """Where the episodes are played: `--env.taskset.task.*`."""

    host: str = "http://127.0.0.1:8100"
    """Address of a `deskgym host`."""
    token_var: str = "DESKGYM_HOST_TOKEN"
    """Environment variable that holds the host's token, if it has one: no configuration that is saved holds it."""
    wait: float = 600.0
    """Seconds to wait for a free place while the host is full."""
    characters: int = Field(16_000, ge=1_000)
    """Characters of a page's texts, or of a call's result, that are shown at a time, the rest by `read`: verifiers' own
    programs cut what tools say at 20,000 bytes, in the middle and out of sight of `read`."""


class DeskConfig(vf.TasksetConfig):
    """Which episodes, and how they are seen: `--env.taskset.*`."""

    families: str = "all"
    """Families: crm-update, 'crm-*', all, or a list of these with commas."""
    seeds: str = "0:100"
    """Seeds: 7, 0:5, or a list of these with commas."""
    split: Split = "train"
    """Split of the worlds; of train, only families that are for training are taken."""
    observation: str = "axtree"
    """Kinds of observation, with commas: axtree, dom, screenshot, marks."""
    interface: str = "browser"
    """browser, tools or both: pages, the apps' tools as functions, or both at the same time."""
    offer: str = "app"
    """Which tools of apps there are, `tools` of `gym.make`: app, all, or such as needed+10."""
    look: str | None = None
    """How the office is served: 17, theme:dark; the plain look unless told."""
    looks: str | None = None
    """Split whose looks are drawn, one for each instance: train, validation, test."""
    actions: str = "all"
    """On pages: all, those on elements, or those on pixels."""
    goto: bool = True
    """Whether an address may be gone to."""
    size: str | None = None
    """Size of the worlds: small, large."""
    level: str | None = None
    """Level of difficulty to look for."""
    hops: int | None = None
    """Dial of difficulty: records named by way of others."""
    length: int | None = None
    """Dial of difficulty: parts of a chain."""
    max_steps: int | None = None
    """Steps that an episode may take; the family's own unless told."""
    task: DeskTaskConfig = DeskTaskConfig()
    tools: vf.SharedToolsetConfig = vf.SharedToolsetConfig()
    """Where the tool server runs."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of observation. Raises BadOption."""
        return kinds_of([kind.strip() for kind in self.observation.split(",")])


class DeskState(vf.State):
    """What the hooks of a rollout and its tools both know."""

    session: str = ""
    """The episode's name at the host; empty once it is closed."""
    patience: float = 60.0
    """Seconds to wait for a step: longer than the host does, so that it can say what happened."""
    offered: list[str] = []
    """The names of the apps' tools that the episode has."""
    ended: bool = False
    fault: str = ""
    """Why the environment failed, if it did."""


class DeskData(vf.TaskData):
    order: dict[str, Any]
    """What opens the episode."""


class DeskTask(vf.Task[DeskData, DeskState, DeskTaskConfig]):
    """One episode."""

    @property
    def key(self) -> str:
        return json.dumps(self.data.order, sort_keys=True)

    async def setup(self, trace: vf.Trace) -> None:
        """Open the episode; its goal and first page become the prompt. Raises ClientError."""
        async with self._client() as host:
            answer = await self._open(host)
        trace.state.session = answer["session"]
        trace.state.patience = answer["limits"]["step"] + _SLACK
        trace.state.offered = [tool["name"] for tool in answer["info"].get("tools", ())]
        trace.task.data = trace.task.data.model_copy(update={"prompt": _prompt(_page(answer, self.config.characters))})

    @vf.stop
    async def episode_ended(self, trace: vf.Trace) -> bool:
        """Whether the episode has ended. Raises EpisodeFault."""
        if trace.state.fault:
            raise EpisodeFault("fault", trace.state.fault)
        return bool(trace.state.ended)

    async def finalize(self, trace: vf.Trace) -> None:
        """Fetch the grade, of an episode that was not ended as it stands, and close it. Raises ClientError."""
        name, patience = trace.state.session, trace.state.patience
        async with self._client() as host:
            verdict = await host.ask("GET", f"/sessions/{name}/verdict", patience)
            told = await host.ask("GET", f"/sessions/{name}", patience)
        trace.info["deskgym"] = {"verdict": verdict, "steps": told["steps"], "ended": told["ended"]}
        await self.close(trace)

    @vf.reward
    async def passed(self, trace: vf.Trace) -> float:
        """1 if the goal was reached, and nothing else changed."""
        return float(trace.info["deskgym"]["verdict"]["passed"])

    @vf.metric
    async def grade(self, trace: vf.Trace) -> dict[str, float]:
        """What the verdict says of the way there."""
        found = trace.info["deskgym"]
        verdict = found["verdict"]
        return {
            "checks": float(len(verdict["checks"])),
            "checks_passed": float(sum(check["passed"] for check in verdict["checks"])),
            "collateral": float(len(verdict["collateral"])),
            "share": float(verdict["score"]),
            "clean": float(verdict["clean"]),
            "steps": float(found["steps"]),
            "ended": float(found["ended"]),
        }

    async def close(self, trace: vf.Trace) -> None:
        """Let the episode go, if it is open."""
        name, trace.state.session = trace.state.session, ""
        if name:
            # What cannot be reached any more is closed by the host once nobody uses it.
            with suppress(ClientError):
                async with self._client() as host:
                    await host.ask("DELETE", f"/sessions/{name}")

    def _client(self) -> AsyncClient:
        return _client(self.config.host, self.config.token_var)

    async def _open(self, host: AsyncClient) -> dict[str, Any]:
        end = monotonic() + self.config.wait
        while True:
            try:
                answer: dict[str, Any] = await host.ask("POST", "/sessions", _OPENING, json=self.data.order)
                return answer
            except HostFull:
                if monotonic() >= end:
                    raise
            await asyncio.sleep(1)


class DeskToolsConfig(vf.SharedToolsetConfig):
    """Made of the other two."""

    host: str
    token_var: str
    characters: int
    form: str
    interface: str
    goto: bool = True


class DeskTools(vf.Toolset[DeskToolsConfig, DeskState]):
    """One tool for each kind of action, and for each tool of an app that the rollout's episode has."""

    # The tools have the names of the actions, as in trajectories.
    TOOL_PREFIX = None

    async def setup(self) -> None:
        host = _client(self.config.host, self.config.token_var)
        self._host = await self._exit_stack.enter_async_context(host)

    def register(self, mcp: Any) -> None:
        # Their schemas are those of the actions, where `@vf.tool` would make others of signatures.
        has_tools = self.config.interface != "browser"
        mcp.list_tools = self._with_state(self.list_tools) if has_tools else self.list_tools
        mcp.call_tool = self._with_state(self.call_tool)

    async def list_tools(self) -> list[Tool]:
        state: DeskState = self.state
        known = {tool.name: tool for app in APPS for tool in app.tools}
        of_apps = [
            {"name": name, "description": known[name].about, "parameters": known[name].schema} for name in state.offered
        ]
        functions = [tool["function"] for tool in self._functions(of_apps)]
        return [
            Tool(name=each["name"], description=each["description"], input_schema=each["parameters"])
            for each in functions
        ]

    def _functions(self, of_apps: list[dict[str, Any]]) -> list[dict[str, Any]]:
        config = self.config
        return functions_of(config.form, config.interface, of_apps, goto=config.goto)

    async def call_tool(self, name: str, arguments: dict[str, Any] | None, context: Any = None) -> CallToolResult:
        """Do one action in the rollout's episode, or call one of its tools."""
        state: DeskState = self.state
        given = arguments or {}
        action = {**given, "action": name} if name in KINDS else action_of(name, given)
        try:
            answer = await self._host.ask(
                "POST", f"/sessions/{state.session}/step", state.patience, json={"action": action}
            )
        except EpisodeOver as error:
            state.ended = True
            return _said(str(error), is_error=True)
        except ClientError as error:
            if error.code == "bad-order":
                return _said(f"Error: {error}", is_error=True)
            state.fault = str(error)
            return _said("The environment has failed; this episode does not count.", is_error=True)
        page, state.ended = _page(answer, self.config.characters), answer["terminated"] or answer["truncated"]
        text = f"{page.text}\n\nThe episode has ended." if state.ended else page.text
        # A tool refused the call; of a page only its text says what was wrong with an action.
        return _said(text, page, is_error=name not in KINDS and bool(page.observation["error"]))


class DeskTaskset(vf.Taskset[DeskTask, DeskConfig]):
    """Episodes of the families and seeds that were chosen, seed by seed through all families."""

    @classmethod
    def toolsets(cls, config: DeskConfig) -> list[vf.Toolset]:
        given = config.tools.model_dump() | config.task.model_dump(include={"host", "token_var", "characters"})
        form = form_of(config.kinds, config.actions)
        return [DeskTools(DeskToolsConfig(**given, form=form, interface=config.interface, goto=config.goto))]

    def load(self) -> Iterator[DeskTask]:
        """The tasks. Raises BadSelection, TaskError and BadOrder."""
        config = self.config
        named = {"split", "size", "level", "hops", "length", "max_steps", "look", "looks"}
        given = config.model_dump(include=named, exclude_none=True)
        dials = {name: given[name] for name in ("hops", "length") if name in given}
        has_pictures = config.interface != "tools" and shows_pictures(config.kinds)
        chosen = with_dials(select_families(config.families, has_pictures=has_pictures), dials)
        if config.split == "train":
            chosen = [family for family in chosen if family.split == "train"]
        if not chosen:
            raise BadSelection(f"No family of {config.families!r} is for training: choose another split.")
        options = {**given, "observation": list(config.kinds)}
        if (config.actions, config.goto) != ("all", True):
            options |= {"actions": config.actions, "goto": config.goto}
        if config.interface != "browser":
            options |= {"interface": config.interface, "tools": config.offer}
        for seed in parse_seeds(config.seeds):
            for family in chosen:
                order = {"family": family.id, "seed": seed, **options}
                Order.of(order)
                name = f"{family.id}/{seed}"
                # The goal is known once the episode is open.
                data = DeskData(id=name, name=name, prompt=f"An episode of {name}, which is not open yet.", order=order)
                yield DeskTask(data, config.task)


class DeskEnv(vf.SingleAgentEnv):
    """One agent, whose episode is closed also where its rollout failed."""

    async def finalize(self, task: DeskTask, episode: vf.Episode) -> None:
        for trace in episode.traces:
            await task.close(trace)


def _client(host: str, token_var: str) -> AsyncClient:
    return AsyncClient(host, os.environ.get(token_var))


def _page(answer: dict[str, Any], characters: int) -> Page:
    seen = answer["observation"]
    images = {kind: base64.b64decode(seen[kind]) for kind in _PICTURES if kind in seen}
    trees = [kind for kind in _TREES if kind in seen]
    result = seen.get("result", "")
    size = characters // max(1, len(trees) + bool(result))
    seen = {**seen, **{kind: cut(seen[kind], size) for kind in trees}}
    if len(result) > size:
        seen["result"] = f"{result[:size]}… (cut; ask for a page, or for less)"
    return Page({kind: value for kind, value in seen.items() if kind not in images}, images)


def _prompt(page: Page) -> str | list[vf.UserMessage]:
    """The goal and the first page, as a message of parts only where it has pictures: many programs take text alone."""
    text = f"{page.briefing}\n\n{page.text}"
    if not page.images:
        return text
    urls = [f"data:image/png;base64,{base64.b64encode(png).decode()}" for png in page.images.values()]
    pictures = [vf.ImageUrlContentPart(image_url=vf.ImageUrlSource(url=url)) for url in urls]
    return [vf.UserMessage(content=[vf.TextContentPart(text=text), *pictures])]


def _said(text: str, page: Page | None = None, *, is_error: bool = False) -> CallToolResult:
    pictures = [
        ImageContent(type="image", data=base64.b64encode(png).decode(), mime_type="image/png")
        for png in (page.images.values() if page else ())
    ]
    return CallToolResult(content=[TextContent(type="text", text=text), *pictures], is_error=is_error)


if __name__ == "__main__":
    DeskTools.run()
