"""One instance as it is played: its world, its grader, its network and its screen."""

from __future__ import annotations

import contextlib
import zlib
from concurrent.futures import CancelledError, Future
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from playwright.async_api import Error as PlaywrightError

from ..apps import APPS
from ..apps.office import Office
from ..apps.platform.database import Db
from ..apps.platform.sessions import cookie_name, log_in
from ..apps.store.actions import COOKIE, log_in_customer
from ..seeds.sizes import Size
from ..seeds.world import World
from ..tasks.registry import Family, Instance, Split
from ..tasks.verifier import Grader
from . import actions as do
from .browser import Browser
from .desk import Desk
from .errors import ActionError, BrowserDied, GymError
from .hands import perform
from .observations import observe
from .phases import PhaseTimer
from .server import Server
from .snapshot import Snapshot

DOMAIN = "deskgym.test"
#: Milliseconds by which an action moves the world's clock.
TICK = 1000

Observation = dict[str, Any]


@dataclass(frozen=True)
class Place:
    """Which instance of a family."""

    number: int
    split: Split | None
    size: Size


@dataclass(frozen=True)
class View:
    """What an agent sees: the kinds of observation, and the viewport in pixels."""

    kinds: tuple[str, ...]
    width: int
    height: int


class Episode:
    """One instance of a family in a browser context of its own, whose only host is `server`.

    Making it draws the instance and opens its first page. Raises BrowserDied, and faults of the task. `last`, which
    ends the episode before, is closed before the server serves this one.
    """

    world: World
    instance: Instance
    grader: Grader
    #: The page as it was last seen.
    snapshot: Snapshot

    def __init__(
        self, browser: Browser, server: Server, view: View, family: Family, place: Place, last: ExitStack
    ) -> None:
        self.browser, self.server = browser, server
        self.phases = PhaseTimer()
        self._view = view
        self.desk = Desk(browser, server, view.width, view.height)
        self.desk.hosts = tuple(f"{app.label}.{DOMAIN}" for app in APPS)
        try:
            self._opening = self._open(family, place, last)
        except BaseException:
            self.leave().close()
            raise

    def _open(self, family: Family, place: Place, last: ExitStack) -> Observation:
        shared = World.shared(family.world_of(place.number, place.split), place.size)
        with shared.session() as db:
            zone = db.company.timezone
        # The browser makes the context while the instance is drawn and made ready, and its world is copied meanwhile.
        prepared = self.browser.submit(self.desk.prepare(zone))
        try:
            copy = self.browser.aside.submit(shared.fork)
            try:
                self.instance = instance = family.instance(place.number, split=place.split, size=place.size)
            finally:
                self.world = copy.result()
            last.close()
            if instance.world is not shared:
                # The task's set-up makes it another world.
                self.world.close()
                self.world = instance.world.fork()
            with self.world.session() as db:
                clock = _clock(db)
            self.grader = Grader(self.world, instance)
            cookies = _log_in(self.world, instance)
        finally:
            prepared.result()
        server = self.server
        server.clock, server.seed = clock, zlib.crc32(f"{family.id}/{instance.split}/{place.number}".encode())
        server.office = Office(self.world, DOMAIN)
        label = instance.task.host or family.app
        return self.browser.run(self._show(f"http://{label}.{DOMAIN}{instance.task.start}", cookies))

    async def _show(self, url: str, cookies: list[dict[str, Any]]) -> Observation:
        await self.desk.open(url, cookies)
        _, seen = await self._look()
        await self.desk.forget_history()
        return seen

    async def _look(self) -> tuple[str, Observation]:
        with self.phases.measure("observe"):
            late, seen, self.snapshot = await observe(self.desk, self._view.kinds, self.server.clock)
        return late, seen

    def take_opening(self) -> Observation:
        """What was seen first; told once, since an array of pixels is large."""
        seen, self._opening = self._opening, {}
        return seen

    @property
    def alive(self) -> bool:
        """Whether its page is still there."""
        return self.browser.alive and bool(self.desk.tabs) and not any(tab.crashed for tab in self.desk.tabs)

    def act(self, action: do.Action | None, problem: str) -> tuple[Observation, str]:
        """Do `action`, or nothing; what is seen then, and what went wrong. Raises BrowserDied, GymError."""
        desk, by = self.desk, action.ms if isinstance(action, do.Wait) else TICK
        try:
            done = self.browser.run(self._perform(action))
            with self.world.session() as db:
                db.advance(timedelta(milliseconds=by))
                self.server.clock = _clock(db)
            late, seen = self.browser.run(self._look())
        except PlaywrightError as error:
            desk.check_alive()
            if "closed" in error.message.lower():
                raise BrowserDied("The browser ended in mid-episode; reset() starts a new one.") from error
            raise GymError(f"The page could not be worked with: {error.message.splitlines()[0]}") from error
        texts = [text for text in (problem, done, late, *desk.notes) if text]
        desk.notes.clear()
        return seen, "; ".join(texts)

    async def _perform(self, action: do.Action | None) -> str:
        if action is None or isinstance(action, do.Wait | do.Answer | do.Infeasible | do.Done):
            return ""
        problem = ""
        try:
            with self.phases.measure("act"):
                await perform(self.desk, action)
        except ActionError as error:
            problem = str(error)
        with self.phases.measure("settle"):
            late = await self.desk.settle(self.server.clock, quick=True)
        return "; ".join(text for text in (problem, late) if text)

    def leave(self) -> ExitStack:
        """Begin to close the screen. Closing what is returned waits until that is done, and lets the world go."""
        rest = ExitStack()
        if hasattr(self, "world"):
            rest.callback(self.world.close)
        rest.callback(self._close_network, self.browser.submit(self.desk.close()) if self.browser.alive else None)
        return rest

    def _close_network(self, closing: Future[None] | None) -> None:
        if closing is not None:
            with contextlib.suppress(TimeoutError, CancelledError, PlaywrightError):
                closing.result(timeout=15)
        self.server.office = None


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
