"""Inspect: `deskgym/office`, a task whose samples are episodes, played in this process.

    inspect eval deskgym/office --model openai/gpt-5.4 -T families='crm-*' -T seeds=5

A sample's score is the reward, its metadata the verdict. A fault of the environment is an error of the sample, which
then has no score. The episode is opened by the task's setup, so any other solver can be put in the place of ours.
"""

from __future__ import annotations

import base64
import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

from anyio.to_thread import run_sync
from inspect_ai import Task, task
from inspect_ai.agent import AgentPrompt, AgentState, react
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessageAssistant, ChatMessageUser
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import Generate, Solver, TaskState, solver
from inspect_ai.tool import ContentImage, ContentText, Tool, ToolDef, ToolError, ToolParams, tool
from inspect_ai.util import store

from ...gym.actions import Action
from ...gym.errors import ActionError
from ..agents.dialects import Call, Viewport, get_dialect, tools_beside
from ..agents.functions import tools
from ..agents.models.prompts import WANTED_TOOL, system
from ..host import EpisodeOver, Host, Limits, Order, Page, Session
from ..host.page import form_of
from ..selection import select_families, with_dials

#: The screen that providers suppose where they are not told of another.
_WIDTH, _HEIGHT = 1366, 768
#: Replies without an action after which an episode is graded as it stands.
_PATIENCE = 3
_SESSION, _CURSOR = "deskgym:session", "deskgym:cursor"

Content = list[ContentText | ContentImage]


@task
def office(
    families: str | list[str] = "all",
    first: int = 0,
    seeds: int = 1,
    split: str | None = None,
    observation: str | list[str] | None = None,
    hops: int = 0,
    max_steps: int | None = None,
    computer: bool = False,
) -> Task:
    """Work in an office, in web apps behind a browser.

    Args:
        families: Families of episodes: crm-update, 'crm-*', all, or a list of these.
        first: The first seed of each family.
        seeds: How many seeds of each family.
        split: World and people: train, test or novel; each family's own unless told.
        observation: What is shown of a page: axtree, dom, screenshot, marks, or several of these. The default is
            axtree, and screenshot with the computer tool.
        hops: Describe a record over so many relations in the place of its name.
        max_steps: Actions until an episode is graded as it stands; the family's own unless told.
        computer: Act by the tool `computer`, for which providers put their own, and on pixels alone.
    """
    shown = observation or ("screenshot" if computer else "axtree")
    kinds = shown.split(",") if isinstance(shown, str) else shown
    options: dict[str, Any] = {"observation": kinds, "split": split, "hops": hops or None, "max_steps": max_steps}
    if computer:
        options |= {"width": _WIDTH, "height": _HEIGHT}
    chosen = with_dials(
        select_families(families if isinstance(families, str) else ",".join(families)), {"hops": hops} if hops else {}
    )
    orders = [
        Order.of({"family": family.id, "seed": seed, **options})
        for seed in range(first, first + seeds)
        for family in chosen
        if split != "train" or family.split == "train"
    ]
    samples = [
        Sample(
            id=f"{order.family}-{order.seed}",
            input=f"{order.family}, seed {order.seed}",
            metadata={"family": order.family, "seed": order.seed, **order.options},
        )
        for order in orders
    ]
    offered = computer_tools() if computer else action_tools(form_of(kinds))
    return Task(
        dataset=MemoryDataset(samples, name="deskgym"),
        setup=opening(offered),
        solver=react(
            prompt=AgentPrompt(system(kinds), handoff_prompt=None, assistant_prompt=None, submit_prompt=None),
            tools=offered,
            submit=False,
            on_continue=_goes_on,
        ),
        scorer=verdict(),
        cleanup=_close,
        fail_on_error=False,
    )


@solver
def opening(offered: Sequence[Tool]) -> Solver:
    """Opens the sample's episode, shows the goal and the first page, and offers the tools."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        session = await run_sync(_host().open, Order.of(state.metadata))
        store().set(_SESSION, session.name)
        state.messages = [ChatMessageUser(content=[*_shown(session.page, f"{session.page.briefing}\n\n")])]
        state.tools = [*offered]
        return state

    return solve


@scorer(metrics=[mean(), stderr()])
def verdict() -> Scorer:
    """The reward of the episode, graded as it stands if it has not ended. Raises EpisodeFault."""

    async def score(state: TaskState, target: Target) -> Score:
        session = _session()
        found = await run_sync(session.verdict)
        good, changed = sum(check["passed"] for check in found["checks"]), len(found["collateral"])
        return Score(
            value=float(found["passed"]),
            explanation=f"{good} of {len(found['checks'])} checks passed; {changed} changes that nobody asked for.",
            metadata={"verdict": found, "steps": session.steps, "ended": session.ended},
        )

    return score


def action_tools(form: str) -> list[Tool]:
    """The environment's actions, aimed at elements ("element"), at pixels ("pixel") or at "both"."""
    return [_action_tool(each["function"]) for each in tools(form)]


def computer_tools() -> list[Tool]:
    """The tool `computer`, and beside it the actions for which it has no words."""
    beside = tools_beside(get_dialect("anthropic-computer-legacy"))
    return [computer(), *(_action_tool(each["function"]) for each in beside)]


def _action_tool(function: Mapping[str, Any]) -> Tool:
    name = function["name"]

    async def execute(**kwargs: Any) -> Content:
        given = {key: value for key, value in kwargs.items() if value is not None}
        return _shown(await _step(_session(), {**given, "action": name}))

    schema = function["parameters"]
    # Inspect wants a description of each argument; ours are described in the action's own.
    arguments = {key: {"description": f"The action's {key}.", **each} for key, each in schema["properties"].items()}
    parameters = ToolParams(properties=arguments, required=schema["required"])
    # A page has its own limit of length, and says how to read on.
    return ToolDef(execute, name, function["description"], parameters, max_output=0).as_tool()


@tool
def computer() -> Tool:
    """The tool in whose place providers put their own: its name and its arguments are those of Inspect's."""

    async def execute(
        action: str | None = None,
        coordinate: list[int] | None = None,
        duration: int | None = None,
        region: list[int] | None = None,
        scroll_amount: int | None = None,
        scroll_direction: Literal["up", "down", "left", "right"] | None = None,
        start_coordinate: list[int] | None = None,
        text: str | None = None,
        repeat: int | None = None,
        press_enter: bool | None = None,
        actions: list[dict[str, object]] | None = None,
    ) -> Content:
        """Use mouse and keyboard, and see the screen.

        Args:
          action: What to do: left_click, right_click, middle_click, double_click, triple_click, mouse_move,
            left_click_drag, scroll, type, key, wait or screenshot.
          coordinate: The pixel (x, y) to act at; where a drag ends.
          duration: Seconds to wait.
          region: Not needed: the picture is shown as it is.
          scroll_amount: Notches of the wheel.
          scroll_direction: Where to scroll.
          start_coordinate: The pixel where a drag begins.
          text: The text to type; the key or chord to press, such as ctrl+a; keys to hold during a click.
          repeat: How often to press the key.
          press_enter: Whether to press Enter after typing.
          actions: Several of these objects, to be done one after the other.
        """
        one = {
            "action": action, "coordinate": coordinate, "duration": duration, "region": region,
            "scroll_amount": scroll_amount, "scroll_direction": scroll_direction,
            "start_coordinate": start_coordinate, "text": text, "repeat": repeat, "press_enter": press_enter,
        }  # fmt: skip
        session = _session()
        for given in [one] if actions is None else actions:
            try:
                meant = _meant(given)
            except ActionError as error:
                # Shown with the page, since some providers' own tools take nothing but a picture for an answer.
                return _shown(session.page, f"Error: {error}\n\n")
            for each in meant:
                page = await _step(session, each.as_dict())
                store().set(_CURSOR, _viewport().after(each).cursor)
                if page.ended or page.observation["error"]:
                    return _shown(page)
        return _shown(session.page)

    return execute


def _meant(given: Mapping[str, Any]) -> list[Action]:
    """The actions that a call of `computer` means, in the words that Inspect knows. Raises ActionError."""
    words = {name: value for name, value in given.items() if value is not None}
    match words.get("action"):
        case "back_click":
            calls = [Call("back")]
        case "forward_click":
            calls = [Call("forward")]
        case "navigate":
            calls = [Call("goto", {"url": words.get("text")})]
        case "open_web_browser":
            calls = [Call("computer", {"action": "screenshot"})]
        case "type":
            click = {"action": "left_click", "coordinate": words.get("coordinate")}
            calls = [Call("computer", click)] if "coordinate" in words else []
            calls.append(Call("computer", {"action": "type", "text": words.get("text")}))
            if words.get("press_enter"):
                calls.append(Call("computer", {"action": "key", "text": "Return"}))
        case _:
            calls = [Call("computer", words)]
    dialect, viewport = get_dialect("anthropic-computer-legacy"), _viewport()
    return [action for call in calls for action in dialect.decode(call, viewport)]


def _viewport() -> Viewport:
    return Viewport(_WIDTH, _HEIGHT, store().get(_CURSOR))


async def _step(session: Session, action: Mapping[str, Any]) -> Page:
    """Do one action. Raises EpisodeFault, which is an error of the sample."""
    try:
        return await run_sync(session.step, action)
    except EpisodeOver as error:
        raise ToolError(str(error)) from None


async def _goes_on(state: AgentState) -> bool | str:
    """Whether the model is asked again: until the episode has ended, or it has stopped acting."""
    replies = [message for message in state.messages if isinstance(message, ChatMessageAssistant)]
    is_idle = len(replies) >= _PATIENCE and not any(reply.tool_calls for reply in replies[-_PATIENCE:])
    if _session().ended or is_idle:
        return False
    return True if replies[-1].tool_calls else f"Please go on: {WANTED_TOOL}"


async def _close(state: TaskState) -> None:
    name = state.store.get(_SESSION)
    if name is not None:
        await run_sync(_host().close, name)


@cache
def _host() -> Host:
    """The host of this process. How many samples run at a time is Inspect's to say, and each closes its episode."""
    return Host(limits=Limits(sessions=256, idle=math.inf))


def _session() -> Session:
    return _host().get(store().get(_SESSION))


def _shown(page: Page, before: str = "") -> Content:
    ended = "The episode has ended.\n\n" if page.ended else ""
    pictures = (
        ContentImage(image=f"data:image/png;base64,{base64.b64encode(png).decode()}") for png in page.images.values()
    )
    return [ContentText(text=before + ended + page.text), *pictures]
