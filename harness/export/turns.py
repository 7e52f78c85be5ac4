"""An episode as turns of a conversation: what is shown, what is said in a dialect, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...apps import APPS
from ...gym.actions import ALL_KINDS, read_action
from ...gym.errors import ActionError
from ..agents.dialects import DIALECTS, Call, Dialect, TextDialect, Unsayable, Viewport, WithTools, narrowed, say
from ..agents.functions import function_tool
from ..errors import BadAgentOption, Unexportable
from ..trajectories.model import Header, Observation, Step, Trajectory

IMAGES = ("screenshot", "marks")
_TEXTS = ("axtree", "dom")


@dataclass(frozen=True)
class Seen:
    """What is shown of the page."""

    text: str
    images: tuple[str, ...]  # paths, as the row names them


@dataclass(frozen=True)
class Turn:
    """What a model is shown, what it says, and what it is told of that, with the page that is shown then."""

    seen: Seen
    thought: str
    calls: list[Call]
    told: str
    then: Seen
    step: Step  # of the episode


def spoken(dialect: Dialect, header: Header) -> Dialect:
    """A dialect as an episode was played in it: with the apps' tools where there were some. Raises Unexportable."""
    if header.interface != "tools":
        try:
            dialect = narrowed(dialect, header.actions, goto=header.goto)
        except BadAgentOption as error:
            raise Unexportable(f"{_name(header)}: {error} Choose another format.") from None
    if header.interface == "browser":
        return dialect
    if isinstance(dialect, TextDialect):
        raise Unexportable(
            f"{_name(header)} calls tools of apps, which are functions, and {dialect.name} writes all that is done "
            "into texts. Choose a format with functions, such as openai or canonical."
        )
    return WithTools(dialect, tuple(offered(header)), has_pages=header.interface == "both")


def offered(header: Header) -> list[dict[str, Any]]:
    """The apps' tools that an episode had, as functions. Raises Unexportable where one is no more."""
    known = {tool.name: tool for app in APPS for tool in app.tools}
    if lost := [name for name in header.offered if name not in known]:
        raise Unexportable(f"{_name(header)} had the tool {lost[0]}, which this version does not know. Play it again.")
    return [function_tool(name, known[name].about, known[name].schema) for name in header.offered]


def turns(trajectory: Trajectory, locate: Callable[[str], str], dialect: Dialect) -> list[Turn]:
    """The turns of an episode; steps whose action could not even be read are left out. Raises Unexportable."""
    header = trajectory.header
    if dialect.form not in (header.form, "both"):
        raise Unexportable(
            f"{_name(header)} acts on {header.form}s, and {dialect.name} says {dialect.form}s. Export trajectories of "
            f"`deskgym gold --form {dialect.form}`."
        )
    assert trajectory.end is not None, "only what has ended is exported"
    viewport = Viewport(header.width, header.height)
    said = [(step, calls) for step in trajectory.steps if (calls := _said(header, step, dialect, viewport)) is not None]
    shown = [*(step.observation for step, _ in said), trajectory.end.observation]
    seen = [
        Seen(preamble(trajectory, index) + seen_text(each), images(each, locate)) for index, each in enumerate(shown)
    ]
    return [
        Turn(before, _thought(header, step), calls, outcome(step, shown[index + 1]), after, step)
        for index, ((step, calls), before, after) in enumerate(zip(said, seen, seen[1:], strict=False))
    ]


def preamble(trajectory: Trajectory, index: int) -> str:
    """What a turn says before the page: in the first the goal, and where the apps are."""
    if index:
        return ""
    apps = trajectory.steps[0].observation.get("apps", ())
    return f"Goal: {trajectory.header.goal}\n\n" + "".join(f"App: {app}\n" for app in apps) + ("\n" if apps else "")


def seen_text(observation: Observation) -> str:
    """The text that shows an observation: the page, and what else there is to know at each step."""
    time = f"\nTime: {observation['clock']}" if "clock" in observation else ""
    if "url" not in observation:
        return f"{time}\nSteps left: {observation['steps_left']}".strip()
    tabs = "".join(f"\nTab: {tab}" for tab in observation["tabs"]) if len(observation["tabs"]) > 1 else ""
    focused = f"\nFocused: {observation['focused']}" if observation["focused"] else ""
    # Recordings of earlier versions lack it.
    left = f"\nSteps left: {observation['steps_left']}" if "steps_left" in observation else ""
    texts = "".join(f"\n\n{observation[kind]}" for kind in _TEXTS if kind in observation)
    return f"URL: {observation['url']}{tabs}{focused}{time}{left}{texts}".rstrip()


def images(observation: Observation, locate: Callable[[str], str]) -> tuple[str, ...]:
    """The paths of an observation's pictures."""
    return tuple(locate(observation[kind]["file"]) for kind in IMAGES if kind in observation)


def outcome(step: Step, then: Observation) -> str:
    """What is told of a step, after which this was seen: of a call its result."""
    if step.error:
        return f"Error: {step.error}"
    ended = "The episode has ended." if step.terminated or step.truncated else ""
    result = then.get("result", "") if step.is_call else ""
    return "\n\n".join(part for part in (result, ended) if part) or "Done."


def _said(header: Header, step: Step, dialect: Dialect, viewport: Viewport) -> list[Call] | None:
    try:
        return say(dialect, read_action(step.action, ALL_KINDS).action, viewport)
    except ActionError:
        return None
    except Unsayable as error:
        raise Unexportable(f"{_name(header)}, step {step.index}: {error}. Choose another format.") from None


def _thought(header: Header, step: Step) -> str:
    """What a model said before its calls; where it wrote them into that text, they cannot be told apart: nothing."""
    said_in_text = isinstance(DIALECTS.get(header.dialect or ""), TextDialect)
    return "" if step.agent is None or said_in_text else step.agent.get("text", "")


def _name(header: Header) -> str:
    return f"{header.family} seed {header.seed}"
