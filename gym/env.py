"""The Gymnasium environment: one person's work at the office's apps, through a real browser."""

from __future__ import annotations

import atexit
import sys
import weakref
from dataclasses import replace
from itertools import islice
from typing import Any

import gymnasium

from ..seeds.world import World
from ..tasks.dials import Dials
from ..tasks.effort import effort_of, first_of_level
from ..tasks.errors import BadDial
from ..tasks.registry import Instance, get_family
from ..tasks.verifier import Verdict
from . import actions as do
from .browser import acquire, release
from .config import DIALS, RENDER_MODES, Config, instance_options, seed_of
from .episode import Episode, Observation
from .errors import ActionError, BadOption, GymError, NotReset
from .inputs import reach
from .memory import trim
from .observations import fit, kinds_of, space_of
from .opening import InstanceKey, View
from .pixels import Pixels, pixels
from .prefetch import EpisodeLoader
from .snapshot import Node, Snapshot
from .spaces import ActionSpace
from .succession import Succession

# Environments that nobody has closed yet; closed when the process ends.
_open: weakref.WeakSet[OfficeEnv] = weakref.WeakSet()
#: Where a level is asked for, so many instances are looked at.
_LOOKED_AT = 20


class OfficeEnv(gymnasium.Env[Observation, Any]):
    """Episodes of one task family. `reset(seed=n)` opens instance n; `reset()` the one after the last."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 4}

    def __init__(self, family: str, **options: Any) -> None:
        self.config = config = Config(family, **options)
        self.family = get_family(family)
        self.family = replace(self.family, dials=self._dials(config.dials))
        self.kinds = kinds_of(config.observation)
        self.render_mode = config.render_mode
        self.observation_space: gymnasium.spaces.Dict = space_of(self.kinds, config.width, config.height)
        self.action_space = ActionSpace(config.width, config.height)
        self.max_steps = self.family.steps if config.max_steps is None else config.max_steps
        self._succession = Succession(config.split or self.family.split, config.run_seed)
        #: Where `reset()` moves on to.
        self._next: InstanceKey | None = None
        self._ahead = False if config.render_mode == "human" else config.ahead
        self._closed = False
        _open.add(self)
        self._browser = acquire(headless=config.render_mode != "human")
        view = View(self.kinds, config.width, config.height)
        self._loader = EpisodeLoader(self._browser, self.family, view, in_turn=not self._ahead)
        self._episode: Episode | None = None
        self._facts: dict[str, Any] = {}
        self._steps = 0
        self._running = False

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
    def episode(self) -> Episode:
        """What is played: its world, task, network and screen. Raises NotReset."""
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

    def page_snapshot(self) -> Snapshot:
        """The page of the latest observation, as nodes."""
        return self.episode.snapshot

    @property
    def network(self) -> str:
        """Address of this environment's proxy, the only host that its browser talks to."""
        return self.episode.server.address

    def reach(self, node: Node) -> tuple[tuple[int, int] | None, do.Scroll | None]:
        """The pixel at which a mouse would meet `node` as the page stands, or else the scroll that brings it nearer."""
        return self._browser.run(reach(self.episode.screen, node))

    def picture(self) -> bytes:
        """The viewport as the browser's own PNG: a screenshot without the time to make an array of it."""
        return self._browser.run(self.episode.screen.renderer.frame(drawn=True))

    # Gymnasium's protocol.

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Open instance `seed`, or the next one after it that is of a level.

        Options: seed, split, size, level, dials. Raises BadOption, NoBrowser, and faults of the task.
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
        key = InstanceKey(number, split, size, dials)
        self._next = then = InstanceKey(self._succession.next, config.split, config.size, self.family.dials)
        foreseen = key == expected
        ahead = self._opens_ahead(then, foreseen=foreseen)
        (last, self._episode), self._running = (self._episode, None), False
        if foreseen and self._ahead is not False and config.size == "small":
            self._loader.build_ahead(self.family.world_of(then.number, then.split), self._succession.next_world())
        self._episode = episode = self._loader.load(key, last, then if ahead else None)
        self.max_steps = episode.instance.steps if config.max_steps is None else config.max_steps
        self._facts = self._known()
        self._steps, self._running = 0, True
        return self._complete(episode.take_first(), ""), self._info()

    def _dials(self, turned: dict[str, Any]) -> Dials:
        """How the dials stand in an episode, with what its options say."""
        try:
            return self.family.with_dials(**turned).dials
        except BadDial as error:
            raise BadOption(str(error)) from None

    def _opens_ahead(self, then: InstanceKey, *, foreseen: bool) -> bool:
        """Whether to open the next instance already. `foreseen`: the present one was where the last one led to."""
        if self._ahead is not None:
            return self._ahead
        # Whoever has not gone from one instance to the next so far may well go elsewhere, and may close as soon as this
        # one is over: to build a world takes too long for a guess.
        return foreseen and World.is_built(self.family.world_of(then.number, then.split), then.size)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do one action. A bad one costs the step and says why in `obs["error"]`. Raises BrowserDied, NotReset."""
        if not self._running:
            raise NotReset("The episode has not begun or is over: call reset() first.")
        problem, parsed = "", None
        try:
            parsed, problem = do.read_action(action)
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
            "goal": instance.task.goal,
            "apps": self.episode.apps,
        }

    def render(self) -> Pixels | None:
        """The screen as an array in mode rgb_array; in mode human the window shows itself."""
        if self.render_mode != "rgb_array":
            return None
        return pixels(self.picture())

    def close(self) -> None:
        """Leave nothing behind: context, server, and with the last environment the browser."""
        if self._closed:
            return
        self._closed = True
        _open.discard(self)
        (last, self._episode), self._running = (self._episode, None), False
        try:
            self._loader.close(last)
        finally:
            release(self._browser)
        if not _open:
            trim()

    def __del__(self) -> None:
        # When the interpreter ends, the threads that closing waits for have stopped already.
        if not getattr(self, "_closed", True) and not sys.is_finalizing():
            self.close()


@atexit.register
def _close_all() -> None:
    for env in list(_open):
        env.close()
