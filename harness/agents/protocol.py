"""What an agent is: it is told of an episode, asked for one action after the other, and told how it ended.

    class Mine:
        def begin(self, briefing): ...            # optional
        def act(self, observation): return 'click("e12")'
        def end(self, outcome): ...               # optional

Each of the three may be a coroutine function instead. After an `act` that took too long, `end` is called all the same,
in another thread, so that what it waits for can be given up; the agent is not used again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from ...gym.actions import Action

Observation = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Briefing:
    """What an agent is told when an episode begins."""

    goal: str
    apps: tuple[str, ...]  # title and address of every app that lets the persona in
    tools: tuple[dict[str, Any], ...]  # actions, and tools of the apps, as function tools with JSON Schemas
    kinds: tuple[str, ...]  # of the observation: axtree, dom, screenshot, marks; none where there is no page
    width: int  # of the viewport, in pixels
    height: int
    max_steps: int
    seed: int  # for an agent's own randomness: the same for the same episode and attempt
    interface: str = "browser"  # what there is to act on: pages in a browser, the apps' tools, or both
    actions: str = "all"  # on pages: all, those on elements, or those on pixels
    goto: bool = True  # whether an address may be gone to


@dataclass(frozen=True, kw_only=True)
class Usage:
    """Tokens of one model turn, as its provider counts them."""

    input: int = 0  # those read from a cache included
    cached: int = 0
    output: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            input=self.input + other.input, cached=self.cached + other.cached, output=self.output + other.output
        )


@dataclass(frozen=True, kw_only=True)
class Turn:
    """An action together with the model's turn that it comes from."""

    action: Action | Mapping[str, Any] | str
    text: str = ""  # what the model said or thought
    #: The exchange of this turn, independent of the provider: what was sent anew, what came back; pictures by digest.
    messages: tuple[dict[str, Any], ...] = ()
    usage: Usage | None = None
    calls: int = 1  # requests that were answered
    seconds: tuple[float, ...] = field(default=(), compare=False)  # the latency of each


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What an agent is told when an episode has ended: never what the verifier wanted."""

    passed: bool | None  # None: a fault, and no verdict
    steps: int
    reason: str  # done, answer, infeasible, out_of_steps, stopped, fault


class Agent(Protocol):
    """Whatever plays. `begin(briefing)` and `end(outcome)` are optional; each may be a coroutine function."""

    def act(self, observation: Observation) -> Any | Awaitable[Any]:
        """The next action: a dict, a call string, an Action, or a Turn that holds one. Raises AgentStopped."""
        ...


class AgentStopped(Exception):
    """The agent has no action to give: the episode is graded as it stands, with this text as the reason."""

    #: What was spent since the last action, for nothing.
    usage: Usage | None = None
    calls: int = 0


class ModelFault(Exception):
    """The model could not be asked, after all retries: a fault of the episode, never a failure of the model."""

    usage: Usage | None = None
    calls: int = 0
