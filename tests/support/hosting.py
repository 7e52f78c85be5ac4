"""A host for tests of what speaks to one, and gold episodes to be played over the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

from deskgym import gym
from deskgym.harness import play_gold
from deskgym.harness.adapters import mount_all
from deskgym.harness.export.turns import seen_text
from deskgym.harness.host import Host, Limits, Seats
from deskgym.harness.host.connections import Connection
from deskgym.harness.host.serving import answering, served

T = TypeVar("T")

#: One family of each app, for what has to be seen to work with all of them.
ONE_OF_EACH_APP = (
    ("crm-update", 7),
    ("chat-post", 7),
    ("sheet-correct", 7),
    ("store-price", 7),
    ("store-buy-cheapest", 7),
)


@contextmanager
def hosting(
    limits: Limits | None = None, seats: Sequence[Seats] | None = None, token: str | None = None
) -> Iterator[str]:
    """The address at which a host answers."""
    with Host(seats, limits) as host, serving_host(host, token) as address:
        yield address


@contextmanager
def serving_host(host: Host, token: str | None = None, connection: type[Connection] = Connection) -> Iterator[str]:
    """The address at which this host answers."""
    with answering(served(host, token, connection, mount_all)) as address:
        yield address


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine returns, in a thread of its own: tests that look at pages leave a loop running in theirs."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


@cache
def gold_steps(family: str, seed: int) -> tuple[tuple[dict[str, Any], str], ...]:
    """The actions of the gold solution, each with the tree of the page on which it is done."""
    env = gym.make(f"{family}-v0")
    try:
        trajectory = play_gold(env, seed)
    finally:
        env.close()
    assert trajectory.end is not None
    return tuple((dict(step.action), str(step.observation["axtree"])) for step in trajectory.steps)


@cache
def gold_calls(family: str, seed: int) -> tuple[tuple[dict[str, Any], str], ...]:
    """The same through tools: the calls, each with what is told before it: the last one's result, and the time."""
    env = gym.make(f"{family}-v0", interface="tools")
    try:
        trajectory = play_gold(env, seed)
    finally:
        env.close()
    assert trajectory.end is not None
    told = ((step.observation["result"], seen_text(step.observation)) for step in trajectory.steps)
    texts = ("\n\n".join(part for part in parts if part) for parts in told)
    return tuple((dict(step.action), text) for step, text in zip(trajectory.steps, texts, strict=True))


def function_of(action: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The function that a model calls to do this action, and its arguments."""
    if action["action"] == "call":
        return action["tool"], action["arguments"]
    return action["action"], {name: value for name, value in action.items() if name != "action"}
