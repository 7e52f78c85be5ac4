"""What environments of all interfaces have alike: the instance that is played, steps, verdicts, what `info` says."""

from __future__ import annotations

import weakref
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

import gymnasium

from ..apps.platform.looks import PLAIN, Look, drawn_look
from ..apps.tables import tables
from ..seeds.world import World
from ..tasks.dials import Dials
from ..tasks.effort import effort_of, first_of_level
from ..tasks.errors import BadDial
from ..tasks.registry import Instance, get_family
from ..tasks.splits import Split
from ..tasks.verifier import Grader, Verdict
from . import actions as do
from .config import DIALS, Config, checked_look, instance_options, seed_of
from .errors import ActionError, BadOption, GymError, NotReset
from .instances.keys import InstanceKey
from .instances.succession import Succession
from .spaces import fit

Observation = dict[str, Any]
#: Environments that nobody has closed yet; closed when the process ends.
opened: weakref.WeakSet[EpisodeEnv[Any]] = weakref.WeakSet()
#: Where a level is asked for, so many instances are looked at.
_LOOKED_AT = 20


class Hands(Protocol):
    """The tools that there are in an episode."""

    @property
    def tools(self) -> Mapping[str, Any]:
        """By name, in order."""

    def described(self) -> list[dict[str, Any]]:
        """The tools as `info` tells of them."""


class Played(Protocol):
    """An instance as it is played, whatever the interface."""

    @property
    def instance(self) -> Instance: ...
    @property
    def world(self) -> World: ...
    @property
    def grader(self) -> Grader: ...

    @property
    def apps(self) -> tuple[str, ...]:
        """Title and address of every app that lets the person in."""

    @property
    def hands(self) -> Hands | None:
        """The tools that there are, if there are any."""

    def take_first(self) -> Observation:
        """What was seen first."""

    def act(self, action: do.Action | None, problem: str) -> tuple[Observation, str]:
        """Do `action`, or nothing; what is seen then, and what went wrong."""

    def close(self) -> None:
        """Let the worlds go."""


P = TypeVar("P", bound=Played)


class EpisodeEnv(gymnasium.Env[Observation, Any], Generic[P]):
    """Episodes of one task family. `reset(seed=n)` opens instance n; `reset()` the one after the last."""

    observation_space: gymnasium.spaces.Dict
    #: In which forms the page is seen; none where there is no page.
    kinds: tuple[str, ...] = ()

    def __init__(self, config: Config) -> None:
        # All models are there before a first query maps them: others may be importing some in another thread.
        tables()
        self.config = config
        self.family = get_family(config.family)
        self.family = replace(self.family, dials=self._dials(config.dials))
        self.render_mode = config.render_mode
        self.max_steps = self.family.steps if config.max_steps is None else config.max_steps
        self._succession = Succession(config.split or self.family.split, config.run_seed)
        #: Where `reset()` moves on to.
        self._next: InstanceKey | None = None
        # Until it is complete, there is nothing to be closed.
        self._closed = True
        self._episode: P | None = None
        self._facts: dict[str, Any] = {}
        self._look = PLAIN
        self._steps = 0
        self._running = False

    def _is_complete(self) -> None:
        """From here on it has to be closed."""
        self._closed = False
        opened.add(self)

    @abstractmethod
    def _load(self, key: InstanceKey, last: P | None, then: InstanceKey, *, foreseen: bool) -> P:
        """The episode of `key` instead of the `last` one, which is ended; `then` is the key of the one that follows.

        `foreseen`: the present one was where the last one led to.
        """

    @abstractmethod
    def _read(self, action: Any) -> do.Reading:
        """The action that an agent's words mean. Raises ActionError."""

    @property
    def start(self) -> int:
        """Its number among the environments that step side by side: where a first `reset()` without a seed begins."""
        return self._succession.start

    @start.setter
    def start(self, number: int) -> None:
        self._succession.start = number

    @property
    def stride(self) -> int:
        """How far `reset()` moves on: by as many as step side by side, so that no two of them play the same."""
        return self._succession.stride

    @stride.setter
    def stride(self, count: int) -> None:
        self._succession.stride = count

    # The trainer's side: nothing of this reaches the agent.

    @property
    def episode(self) -> P:
        """What is played: its world, task, and what it is played through. Raises NotReset."""
        if self._episode is None:
            raise NotReset("There is no episode yet: call reset() first.")
        return self._episode

    @property
    def world(self) -> World:
        """The database of this episode."""
        return self.episode.world

    @property
    def instance(self) -> Instance:
        """The task of this episode and its untouched world."""
        return self.episode.instance

    @property
    def steps_left(self) -> int:
        """How many more actions the episode takes."""
        return max(0, self.max_steps - self._steps)

    def verdict(self, answer: object | None = None, infeasible: str | None = None) -> Verdict:
        """Grade the present state, without ending the episode."""
        return self.episode.grader.verdict(answer=answer, infeasible=infeasible)

    # Gymnasium's protocol.

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Open instance `seed`, or the next one after it that is of a level.

        Options: seed, split, size, level, look, dials. Raises BadOption, NoBrowser, and faults of the task.
        """
        if self._closed:
            raise NotReset("This environment is closed: make a new one.")
        chosen = instance_options(options)
        expected, named, config = self._next, chosen.get("seed", seed), self.config
        numbers = self._succession.candidates(None if named is None else seed_of(named))
        dials = self._dials({name: chosen[name] for name in DIALS if name in chosen})
        split, size = chosen.get("split", config.split), chosen.get("size", config.size)
        if "level" in chosen:
            family = replace(self.family, dials=dials)
            number = first_of_level(family, chosen["level"], islice(numbers, _LOOKED_AT), split=split, size=size)
        else:
            number = next(numbers)
        self._succession.take(number)
        super().reset(seed=number)
        look = checked_look(chosen["look"]) if "look" in chosen else self._look_of(number, split)
        self._check_look(look)
        key = InstanceKey(number, split, size, dials, look)
        following = self._succession.next
        self._next = then = InstanceKey(
            following, config.split, config.size, self.family.dials, self._look_of(following, config.split)
        )
        foreseen = key == expected
        (last, self._episode), self._running, self._look = (self._episode, None), False, look
        self._episode = episode = self._load(key, last, then, foreseen=foreseen)
        self.max_steps = episode.instance.steps if config.max_steps is None else config.max_steps
        self._facts = self._known()
        self._steps, self._running = 0, True
        return self._complete(episode.take_first(), ""), self._info()

    def _look_of(self, number: int, split: Split | None) -> Look:
        """The look in which an instance is served unless its options say another."""
        if self.config.looks is None:
            return checked_look(self.config.look)
        return drawn_look(self.config.looks, self.family.id, split or self.family.split, number)

    def _check_look(self, look: Look) -> None:
        """Refuse a look that the interface cannot have. Raises BadOption."""

    def _dials(self, turned: dict[str, Any]) -> Dials:
        """How the dials stand in an episode, with what its options say."""
        try:
            return self.family.with_dials(**turned).dials
        except BadDial as error:
            raise BadOption(str(error)) from None

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do one action. A bad one costs the step and says why in `obs["error"]`. Raises BrowserDied, NotReset."""
        if not self._running:
            raise NotReset("The episode has not begun or is over: call reset() first.")
        problem, parsed = "", None
        try:
            parsed, problem = self._read(action)
        except ActionError as error:
            problem = str(error)
        self._steps += 1
        try:
            seen, problem = self.episode.act(parsed, problem)
        except GymError:
            self._running = False
            raise
        terminated = isinstance(parsed, do.Answer | do.Infeasible | do.Done)
        truncated = not terminated and self._steps >= self.max_steps
        info, reward = self._info(), 0.0
        if terminated or truncated:
            self._running = False
            answer = parsed.value if isinstance(parsed, do.Answer) else None
            reason = parsed.reason if isinstance(parsed, do.Infeasible) else None
            info["verdict"] = verdict = self.verdict(answer, reason)
            reward = verdict.reward
        offset = parsed.offset if isinstance(parsed, do.Read) else 0
        return self._complete(seen, problem, offset), reward, terminated, truncated, info

    def _complete(self, seen: Observation, error: str, offset: int = 0) -> Observation:
        told = {"goal": self.instance.task.goal, "apps": self.episode.apps, "steps_left": self.steps_left}
        whole = {**told, "error": error, **seen}
        return fit(whole, self.observation_space, offset)

    def _info(self) -> dict[str, Any]:
        # Whoever keeps what they are given may change it.
        facts = {name: dict(fact) if isinstance(fact, dict) else fact for name, fact in self._facts.items()}
        return {**facts, "steps": self._steps, "steps_left": self.steps_left}

    def _known(self) -> dict[str, Any]:
        """What `info` says of the instance."""
        instance = self.instance
        effort = effort_of(instance, self.episode.grader)
        return {
            "task_key": instance.key,
            "family": self.family.id,
            "seed": instance.seed,
            "attempt": instance.attempt,
            "world": instance.world.seed,
            "persona": instance.persona,
            "split": instance.split,
            "level": effort.level,
            "effort": effort.as_dict(),
            "dials": instance.family.dials.turned(),
            "size": instance.world.size,
            "look": self._look.name,
            "actions": self.config.actions,
            "goto": self.config.goto,
            "goal": instance.task.goal,
            "apps": self.episode.apps,
        }
