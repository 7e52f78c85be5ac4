"""Inspect: `deskgym/office`, a task whose samples are episodes, played in this process.

    inspect eval deskgym/office --model openai/gpt-5.4 -T families='crm-*' -T seeds=5

A sample's score is the reward, its metadata the verdict. A fault of the environment is an error of the sample, which
then has no score. The episode is opened by the task's setup, so any other solver can be put in the place of ours.
"""

from __future__ import annotations

import base64
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal

from anyio.to_thread import run_sync
from inspect_ai import Task, task
from inspect_ai.agent import AgentPrompt, AgentState, react
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessageAssistant, ChatMessageUser
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import Generate, Solver, TaskState, solver
from inspect_ai.tool import ContentImage, ContentText, Tool, ToolDef, ToolError, ToolParams, ToolSource, tool
from inspect_ai.util import store

from ...apps import APPS
from ...gym.actions import KINDS, Action
from ...gym.errors import ActionError
from ...gym.observations import shows_pictures
from ..agents.dialects import Call, Viewport, get_dialect, tools_beside
from ..agents.functions import action_of, functions_of
from ..agents.models.prompts import WANTED_TOOL, system
from ..host import BadOrder, EpisodeOver, Host, Limits, Order, Page, Session
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
    interface: str | None = None,
    tools: str | None = None,
    look: int | str | None = None,
    looks: str | None = None,
    actions: str = "all",
    goto: bool = True,
) -> Task:
    """Work in an office, in web apps behind a browser, or through the tools of its apps.

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
        interface: Pages (browser, the default), the apps' tools (tools), or both.
        tools: Which of the apps' tools: those of the person's apps (app, the default), all, or such as needed+10.
        look: How the office is served: 17, or such as theme:dark; the plain look unless told.
        looks: A split whose looks are drawn, one for each instance: train, validation or test.
        actions: On pages: all, those on elements, or those on pixels.
        goto: Whether an address may be gone to.
    """
    if computer and (actions == "elements" or not goto):
        raise BadOrder("The tool `computer` points at pixels and opens addresses: leave out 'computer' or the set.")
    if computer and interface == "tools":
        raise BadOrder("Through tools there is nothing to be seen: leave out 'computer', or say interface=both.")
    shown = observation or ("screenshot" if computer else "axtree")
    kinds = shown.split(",") if isinstance(shown, str) else shown
    options: dict[str, Any] = {"observation": kinds, "split": split, "hops": hops or None, "max_steps": max_steps}
    options |= {"interface": interface, "tools": tools}
    options |= {"look": look, "looks": looks}
    if (actions, goto) != ("all", True):
        options |= {"actions": actions, "goto": goto}
    if computer:
        options |= {"width": _WIDTH, "height": _HEIGHT}
    patterns = families if isinstance(families, str) else ",".join(families)
    has_pictures = interface != "tools" and shows_pictures(kinds)
    chosen = with_dials(select_families(patterns, has_pictures=has_pictures), {"hops": hops} if hops else {})
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
    through = interface or "browser"
    seen = () if through == "tools" else kinds
    offered = computer_tools() if computer else action_tools(form_of(kinds, actions), through, goto=goto)
    of_apps = [] if through == "browser" else [_OfApps()]
    return Task(
        dataset=MemoryDataset(samples, name="deskgym"),
        setup=opening(offered),
        solver=react(
            prompt=AgentPrompt(
                system(seen, interface=through), handoff_prompt=None, assistant_prompt=None, submit_prompt=None
            ),
            tools=[*offered, *of_apps],
            submit=False,
            on_continue=_goes_on,
        ),
        scorer=verdict(),
        cleanup=_close,
        fail_on_error=False,
    )


@solver
def opening(offered: Sequence[Tool]) -> Solver:
    """Opens the sample's episode, shows the goal and the first page, and offers these tools and those of the apps."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        session = await run_sync(_host().open, Order.of(state.metadata))
        store().set(_SESSION, session.name)
        state.messages = [ChatMessageUser(content=[*_shown(session.page, f"{session.page.briefing}\n\n")])]
        state.tools = [*offered, *app_tools(session.page.tools)]
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


def action_tools(form: str, interface: str = "browser", *, goto: bool = True) -> list[Tool]:
    """The environment's actions, aimed at elements ("element"), at pixels ("pixel") or at "both".

    Through tools alone they are those that end an episode.
    """
    return [_action_tool(each["function"]) for each in functions_of(form, interface, goto=goto)]


def app_tools(names: Iterable[str]) -> list[Tool]:
    """The apps' tools of these names."""
    return [_app_tool(name) for name in names]


class _OfApps(ToolSource):
    """The apps' tools that the sample's episode has: which these are is known once it is open."""

    async def tools(self) -> list[Tool]:
        return app_tools(_session().page.tools)


def computer_tools() -> list[Tool]:
    """The tool `computer`, and beside it the actions for which it has no words."""
    beside = tools_beside(get_dialect("anthropic-computer-legacy"))
    return [computer(), *(_action_tool(each["function"]) for each in beside)]


def _action_tool(function: Mapping[str, Any]) -> Tool:
    name = function["name"]

    async def execute(**kwargs: Any) -> Content:
        page = await _step(_session(), action_of(name, kwargs))
        if name not in KINDS and page.observation["error"] and not page.images:
            # With pictures it is told beside them: an error has none.
            raise ToolError(_words(page))
        return _shown(page)

    schema = _inlined(function["parameters"])
    # Inspect wants a description of each argument; ours are described in the action's own.
    arguments = {key: {"description": f"The action's {key}.", **each} for key, each in schema["properties"].items()}
    parameters = ToolParams(properties=arguments, required=schema.get("required", []))
    # A page has its own limit of length, and says how to read on.
    return ToolDef(execute, name, function["description"], parameters, max_output=0).as_tool()


@cache
def _app_tool(name: str) -> Tool:
    declared = next(each for app in APPS for each in app.tools if each.name == name)
    return _action_tool({"name": name, "description": declared.about, "parameters": declared.schema})


def _inlined(schema: Any, parts: Mapping[str, Any] | None = None) -> Any:
    """A schema without references, of which Inspect knows nothing; none of ours refers to itself."""
    if isinstance(schema, list):
        return [_inlined(each, parts) for each in schema]
    if not isinstance(schema, dict):
        return schema
    parts = schema.get("$defs", {}) if parts is None else parts
    if "$ref" in schema:
        beside = {key: value for key, value in schema.items() if key != "$ref"}
        return {**_inlined(parts[schema["$ref"].rpartition("/")[2]], parts), **beside}
    return {key: _inlined(value, parts) for key, value in schema.items() if key != "$defs"}


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
    pictures = (
        ContentImage(image=f"data:image/png;base64,{base64.b64encode(png).decode()}") for png in page.images.values()
    )
    return [ContentText(text=before + _words(page)), *pictures]


def _words(page: Page) -> str:
    return ("The episode has ended.\n\n" if page.ended else "") + page.text
