"""Episodes played by a policy, several at a time: an environment for each lane, which takes family after family."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from queue import Queue
from typing import Any, NamedTuple, Protocol

from ... import gym
from ...gym.errors import NoBrowser
from ...tasks.splits import Split
from ..episodes.rollout import one_browser
from .situation import Deed, Sight, Situation, situation


class Choice(Protocol):
    """What somebody chose to do in a situation."""

    @property
    def action(self) -> dict[str, Any]: ...
    @property
    def deed(self) -> Deed: ...


class Chooses(Protocol):
    """Whoever chooses actions by what is seen."""

    def choose(self, situation: Situation) -> Choice: ...


class Key(NamedTuple):
    """Which episode it is."""

    family: str
    seed: int
    split: str
    look: str
    hops: int


@dataclass(frozen=True)
class Job:
    """Instances of one family to play."""

    family: str
    seeds: tuple[int, ...]
    split: Split = "validation"
    look: str = "0"
    hops: int = 0


@dataclass(frozen=True)
class Played:
    """How one episode went."""

    family: str
    seed: int
    split: Split
    look: str
    hops: int
    passed: bool
    steps: int
    errors: int
    goal: str = field(default="", repr=False)
    deeds: tuple[Deed, ...] = field(default=(), repr=False)
    choices: tuple[Choice, ...] = field(default=(), repr=False, compare=False)

    def as_row(self) -> dict[str, Any]:
        """What is kept of it."""
        left_out = ("goal", "deeds", "choices")
        return {each.name: getattr(self, each.name) for each in fields(self) if each.name not in left_out}


def jobs_of(
    families: Sequence[str], seeds: Sequence[int], split: Split, looks: Sequence[str], hops: int, *, without: set[Key]
) -> list[Job]:
    """Jobs for these instances, each in one of `looks`, one after the other, but for those that are done."""
    jobs: list[Job] = []
    for family in families:
        for place, look in enumerate(looks):
            mine = [seed for seed in seeds[place :: len(looks)] if Key(family, seed, split, look, hops) not in without]
            if mine:
                jobs.append(Job(family, tuple(mine), split, look, hops))
    return jobs


def play(
    jobs: Sequence[Job], chooser: Callable[[Job, int], Chooses], *, sight: Sight = "all", lanes: int = 2,
    most_steps: int | None = None,
) -> Iterator[Played]:  # fmt: skip
    """Play all jobs, `lanes` at a time, each instance with a chooser of its own; in the order in which they end."""
    left = deque(jobs)
    results: Queue[Played | BaseException | None] = Queue()
    stop = threading.Event()

    def work() -> None:
        try:
            while not stop.is_set():
                try:
                    job = left.popleft()
                except IndexError:
                    break
                for played in _play_job(job, chooser, sight, most_steps):
                    results.put(played)
                    if stop.is_set():
                        break
        except BaseException as error:  # noqa: BLE001 the caller raises it
            results.put(error)
        finally:
            results.put(None)

    with one_browser():
        threads = [threading.Thread(target=work, daemon=True) for _ in range(min(lanes, len(jobs)))]
        for thread in threads:
            thread.start()
        try:
            running = len(threads)
            while running:
                result = results.get()
                if result is None:
                    running -= 1
                elif isinstance(result, BaseException):
                    raise result
                else:
                    yield result
        finally:
            stop.set()
            for thread in threads:
                thread.join()


def _play_job(
    job: Job, chooser: Callable[[Job, int], Chooses], sight: Sight, most_steps: int | None
) -> Iterable[Played]:
    dials = {"hops": job.hops} if job.hops else {}

    def make() -> Any:
        return gym.make(f"{job.family}-v0", observation="axtree", look=job.look, ahead=False, **dials)

    env = make()
    try:
        for seed in job.seeds:
            choosing = chooser(job, seed)
            try:
                played = _play_one(env, job, seed, choosing, sight, most_steps)
            except _Fault:
                # A browser that stood still says nothing of the policy: the episode is played again, in a new one.
                env.close()
                env = make()
                played = _play_one(env, job, seed, choosing, sight, most_steps)
            yield played
    finally:
        env.close()


class _Fault(Exception):
    """The environment broke, not who acts in it."""


def _asked(ask: Callable[[], Any]) -> Any:
    """What the environment answers. Raises _Fault where it breaks."""
    try:
        return ask()
    except NoBrowser:
        raise
    except Exception as error:
        raise _Fault(str(error)) from error


def _play_one(env: Any, job: Job, seed: int, chooser: Chooses, sight: Sight, most_steps: int | None) -> Played:
    observation, _ = _asked(lambda: env.reset(seed=seed, options={"split": job.split}))
    deeds: list[Deed] = []
    choices: list[Choice] = []
    errors = 0
    passed = False
    while most_steps is None or len(choices) < most_steps:
        choice = chooser.choose(situation(observation, deeds, sight, family=job.family))
        observation, reward, terminated, truncated, _ = _asked(partial(env.step, choice.action))
        choices.append(choice)
        deeds.append(choice.deed)
        errors += bool(observation["error"])
        if terminated or truncated:
            passed = reward >= 1
            break
        if _is_stuck(deeds):
            break
    return Played(
        job.family,
        seed,
        job.split,
        job.look,
        job.hops,
        passed,
        len(choices),
        errors,
        str(observation["goal"]),
        tuple(deeds),
        tuple(choices),
    )


def _is_stuck(deeds: Sequence[Deed]) -> bool:
    """Whether the same was done so often on end that nothing will come of it."""
    return len(deeds) >= 8 and len(set(deeds[-8:])) <= 2
