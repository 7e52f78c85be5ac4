"""The Gymnasium environment: one person's work at the office's apps, through a real browser."""

from __future__ import annotations

import atexit
import contextlib
import os
import sys
import weakref
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import CancelledError
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import gymnasium
import numpy as np
from playwright.async_api import Error as PlaywrightError

from ..apps import APPS
from ..apps.office import Office
from ..apps.platform.database import Db
from ..apps.platform.sessions import cookie_name, log_in
from ..apps.store.actions import COOKIE, log_in_customer
from ..seeds.world import World
from ..tasks.registry import WORLDS, Instance, get_family
from ..tasks.verifier import Grader, Verdict
from . import actions as do
from .browser import acquire, release
from .desk import Desk
from .errors import ActionError, BadOption, BrowserDied, GymError, NotReset, did_you_mean
from .hands import perform, reach
from .marks import Pixels, pixels
from .observations import kinds_of, observe, space_of
from .server import Server
from .snapshot import Node, Snapshot
from .spaces import ActionSpace

DOMAIN = "deskgym.test"
SIZES = ("small", "large")
#: Milliseconds by which an action moves the world's clock.
TICK = 1000
_OPTIONS = {"seed": int, "split": str, "size": str}

Observation = dict[str, Any]

# Environments that nobody has closed yet; closed when the process ends.
_open: weakref.WeakSet[OfficeEnv] = weakref.WeakSet()


@dataclass(frozen=True)
class Config:
    """How an environment is set up."""

    family: str
    observation: str | tuple[str, ...] | list[str] = "axtree"
    split: str | None = None  # the family's own unless told
    size: str = "small"
    max_steps: int | None = None  # the family's own unless told
    render_mode: str | None = None
    width: int = 1280
    height: int = 720


class OfficeEnv(gymnasium.Env[Observation, Any]):
    """Episodes of one task family. `reset(seed=n)` opens instance n; `reset()` the one after the last."""

    metadata: dict[str, Any] = {"render_modes": ["rgb_array", "human"], "render_fps": 4}

    def __init__(self, family: str, **options: Any) -> None:
        self.config = config = Config(family, **options)
        self.family = get_family(family)
        self.kinds = kinds_of(config.observation)
        _check_one_of("split", config.split, (None, *WORLDS))
        _check_one_of("size", config.size, SIZES)
        _check_one_of("render_mode", config.render_mode, (None, *self.metadata["render_modes"]))
        if config.render_mode == "human" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            raise BadOption('render_mode="human" needs a display, and there is none. Use "rgb_array".')
        self.render_mode = config.render_mode
        self.observation_space = space_of(self.kinds, config.width, config.height)
        self.action_space = ActionSpace(config.width, config.height)
        self.max_steps = config.max_steps or self.family.steps
        #: How far `reset()` without a seed moves on.
        self.stride = 1
        self._next_seed = 0
        self._closed = False
        _open.add(self)
        self._browser = acquire(headless=config.render_mode != "human")
        self._server: Server | None = None
        self._desk: Desk | None = None
        self._world: World | None = None
        self._instance: Instance | None = None
        self._grader: Grader | None = None
        self._snapshot: Snapshot | None = None
        self._steps = 0
        self._running = False

    # The trainer's side: nothing of this reaches the agent.

    @property
    def world(self) -> World:
        """The database of this episode."""
        if self._world is None:
            raise NotReset("There is no episode yet: call reset() first.")
        return self._world

    @property
    def instance(self) -> Instance:
        """The task of this episode and its untouched world."""
        if self._instance is None:
            raise NotReset("There is no episode yet: call reset() first.")
        return self._instance

    def verdict(self, answer: object | None = None, infeasible: str | None = None) -> Verdict:
        """Grade the present state, without ending the episode."""
        if self._grader is None:
            raise NotReset("There is no episode yet: call reset() first.")
        return self._grader.verdict(answer=answer, infeasible=infeasible)

    def page_snapshot(self) -> Snapshot:
        """The page of the latest observation, as nodes."""
        if self._snapshot is None:
            raise NotReset("There is no episode yet: call reset() first.")
        return self._snapshot

    @property
    def network(self) -> str:
        """Address of this environment's proxy, the only host that its browser talks to."""
        if self._server is None:
            raise NotReset("There is no episode yet: call reset() first.")
        return self._server.address

    def reach(self, node: Node) -> tuple[tuple[int, int] | None, do.Scroll | None]:
        """The pixel at which a mouse would meet `node` as the page stands, or else the scroll that brings it nearer."""
        if self._desk is None:
            raise NotReset("There is no episode yet: call reset() first.")
        return self._browser.run(reach(self._desk, node))

    def screen(self) -> bytes:
        """The viewport as the browser's own PNG: a screenshot without the time to make an array of it."""
        if self._desk is None:
            raise NotReset("There is no episode yet: call reset() first.")
        return self._browser.run(self._desk.frame(drawn=True))

    # Gymnasium's protocol.

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Open instance `seed`. Options: seed, split, size. Raises BadOption, NoBrowser, and faults of the task."""
        if self._closed:
            raise NotReset("This environment is closed: make a new one.")
        chosen = _options(options)
        number = chosen.get("seed", seed)
        number = self._next_seed if number is None else int(number)
        if number < 0:
            raise BadOption(f"A seed is 0 or more, not {number}.")
        super().reset(seed=number)
        self._next_seed = number + self.stride
        split, size = chosen.get("split", self.config.split), chosen.get("size", self.config.size)
        with World.shared(self.family.world_of(number, split), size).session() as db:
            zone = db.company.timezone
        if not self._browser.alive:
            self._end_episode()
        self._browser.start()
        # The browser closes the last context and makes the next one while the instance is drawn and made ready.
        left = self._leave()
        server = self._server = self._server or Server()
        desk = self._desk = Desk(self._browser, server, self.config.width, self.config.height)
        desk.hosts = tuple(f"{app.label}.{DOMAIN}" for app in APPS)
        prepared = self._browser.submit(desk.prepare(zone))
        try:
            try:
                self._instance = instance = self.family.instance(number, split=split, size=size)
            finally:
                left()
            self._world = world = instance.world.fork()
            with world.session() as db:
                clock = _clock(db)
            self._grader = Grader(world, instance)
            self._grader.prepare()
            cookies = _log_in(world, instance)
        finally:
            prepared.result()
        server.clock, server.seed = clock, zlib.crc32(f"{self.family.id}/{instance.split}/{number}".encode())
        server.office = Office(world, DOMAIN)
        self._steps, self._running = 0, True
        seen = self._browser.run(self._open(desk, instance, cookies))
        return self._complete(seen, ""), self._info()

    async def _open(self, desk: Desk, instance: Instance, cookies: list[dict[str, Any]]) -> Observation:
        assert self._server is not None
        label = instance.task.host or self.family.app
        await desk.open(f"http://{label}.{DOMAIN}{instance.task.start}", cookies)
        await desk.settle(self._server.clock)
        await desk.forget_history()
        return await self._look(desk)

    async def _look(self, desk: Desk) -> Observation:
        seen, self._snapshot = await observe(desk, self.kinds)
        return seen

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do one action. A bad one costs the step and says why in `obs["error"]`. Raises BrowserDied, NotReset."""
        if not self._running or self._desk is None:
            raise NotReset("The episode has not begun or is over: call reset() first.")
        problem, parsed = "", None
        try:
            parsed = do.parse(action)
        except ActionError as error:
            problem = str(error)
        self._steps += 1
        seen, problem = self._act(self._desk, parsed, problem)
        terminated = isinstance(parsed, do.Answer | do.Infeasible | do.Done)
        truncated = not terminated and self._steps >= self.max_steps
        info, reward = self._info(), 0.0
        if terminated or truncated:
            self._running = False
            answer = parsed.value if isinstance(parsed, do.Answer) else None
            reason = parsed.reason if isinstance(parsed, do.Infeasible) else None
            info["verdict"] = verdict = self.verdict(answer, reason)
            reward = verdict.reward
        return self._complete(seen, problem), reward, terminated, truncated, info

    def _act(self, desk: Desk, action: do.Action | None, problem: str) -> tuple[Observation, str]:
        assert self._server is not None
        server, by = self._server, action.ms if isinstance(action, do.Wait) else TICK
        try:
            done = self._browser.run(self._perform(desk, action))
            with self.world.session() as db:
                db.advance(timedelta(milliseconds=by))
                server.clock = _clock(db)
            late, seen = self._browser.run(self._finish(desk))
        except BrowserDied:
            self._running = False
            raise
        except PlaywrightError as error:
            self._running = False
            desk.check_alive()
            if "closed" in error.message.lower():
                raise BrowserDied("The browser ended in mid-episode; reset() starts a new one.") from error
            raise GymError(f"The page could not be worked with: {error.message.splitlines()[0]}") from error
        texts = [text for text in (problem, done, late, *desk.notes) if text]
        desk.notes.clear()
        return seen, "; ".join(texts)

    async def _perform(self, desk: Desk, action: do.Action | None) -> str:
        assert self._server is not None
        if action is None or isinstance(action, do.Wait | do.Answer | do.Infeasible | do.Done):
            return ""
        problem = ""
        try:
            await perform(desk, action)
        except ActionError as error:
            problem = str(error)
        late = await desk.settle(self._server.clock, quick=True)
        return "; ".join(text for text in (problem, late) if text)

    async def _finish(self, desk: Desk) -> tuple[str, Observation]:
        assert self._server is not None
        late = await desk.settle(self._server.clock)
        return late, await self._look(desk)

    def _complete(self, seen: Observation, error: str) -> Observation:
        return {"goal": self.instance.task.goal, "error": error, **seen}

    def _info(self) -> dict[str, Any]:
        instance = self.instance
        return {
            "family": self.family.id,
            "seed": instance.seed,
            "world": instance.world.seed,
            "persona": self.family.persona,
            "split": instance.split,
            "level": self.family.level,
            "size": instance.world.size,
            "goal": instance.task.goal,
            "steps": self._steps,
        }

    def render(self) -> Pixels | None:
        """The screen as an array in mode rgb_array; in mode human the window shows itself."""
        if self.render_mode != "rgb_array":
            return None
        return pixels(self.screen())

    def _end_episode(self) -> None:
        self._leave()()

    def _leave(self) -> Callable[[], None]:
        """Begin to close what is open of the episode; returns what waits until that is done, and lets its world go."""
        self._running = False
        (desk, self._desk), (world, self._world) = (self._desk, None), (self._world, None)
        self._grader = self._snapshot = None
        closing = self._browser.submit(desk.close()) if desk is not None and self._browser.alive else None

        def left() -> None:
            if closing is not None:
                with contextlib.suppress(TimeoutError, CancelledError, PlaywrightError):
                    closing.result(timeout=15)
            if self._server is not None:
                self._server.office = None
            if world is not None:
                world.close()

        return left

    def close(self) -> None:
        """Leave nothing behind: context, server, and with the last environment the browser."""
        if self._closed:
            return
        self._closed = True
        try:
            self._end_episode()
        finally:
            if self._server is not None:
                self._server.close()
            release(self._browser)

    def __del__(self) -> None:
        # When the interpreter ends, the threads that closing waits for have stopped already.
        if not getattr(self, "_closed", True) and not sys.is_finalizing():
            self.close()


@atexit.register
def _close_all() -> None:
    for env in list(_open):
        env.close()


def _log_in(world: World, instance: Instance) -> list[dict[str, Any]]:
    """The session cookies of a person in every app, or of a customer in the shop."""
    with world.session() as db:
        if instance.customer_id is not None:
            return [_cookie("shop", COOKIE, log_in_customer(db, instance.customer_id))]
        assert instance.person_id is not None, "somebody is at the keyboard"
        return [_cookie(app.label, cookie_name(app.key), log_in(db, instance.person_id, app.key).token) for app in APPS]


def _cookie(label: str, name: str, value: str) -> dict[str, Any]:
    domain = f"{label}.{DOMAIN}"
    return {"name": name, "value": value, "domain": domain, "path": "/", "httpOnly": True, "sameSite": "Lax"}


def _clock(db: Db) -> float:
    """The world's clock in milliseconds since 1970."""
    return round(db.now.timestamp() * 1000)


def _check_one_of(name: str, given: object, allowed: tuple[object, ...]) -> None:
    if given not in allowed:
        names = [str(value) for value in allowed if value is not None]
        raise BadOption(f"Unknown {name} {given!r}. {did_you_mean(given, names)}")


def _options(options: object) -> dict[str, Any]:
    """Options of reset, checked."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption(f"reset(options=…) takes a dict with {', '.join(_OPTIONS)}, not {type(options).__name__}.")
    for key, value in options.items():
        if key not in _OPTIONS:
            raise BadOption(f"Unknown option {key!r}. {did_you_mean(key, _OPTIONS)}")
        kind = _OPTIONS[key]
        whole = isinstance(value, int | np.integer) and not isinstance(value, bool)
        if not (whole if kind is int else isinstance(value, kind)):
            raise BadOption(f"Option {key!r} must be {'a whole number' if kind is int else 'a text'}, not {value!r}.")
    _check_one_of("split", options.get("split"), (None, *WORLDS))
    _check_one_of("size", options.get("size"), (None, *SIZES))
    return dict(options)
