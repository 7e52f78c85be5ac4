"""One instance as it is played: its world, its grader, its network and its screen."""

from __future__ import annotations

import contextlib
import zlib
from concurrent.futures import CancelledError, Future
from typing import Any

from playwright.async_api import Error as PlaywrightError

from ..apps import App
from ..apps.accounts import Account, log_in, places_of
from ..apps.office import Office
from ..apps.platform.database import Db
from ..apps.platform.looks import PLAIN, Look
from ..apps.platform.spec import DOMAIN
from ..seeds.world import World
from ..tasks.occasions import StepClock
from ..tasks.registry import Instance, Opening
from . import actions as do
from .browser import Browser
from .errors import ActionError, BrowserDied, GymError
from .inputs import perform
from .observations import observe
from .phases import PhaseTimer
from .screen import Screen
from .server import Server
from .snapshot import Snapshot
from .tools.hands import ToolHands

#: How often the first page is waited for: on a machine that is very busy it takes longer than any later one may.
_PATIENCE = 10

Observation = dict[str, Any]


class Episode:
    """An instance in a browser context of its own, whose only host is `server`, to be seen in these `kinds`.

    `opening.prepare_episode` makes it; then it is started, acted in, and closed. Making it logs the person in.
    """

    #: The page as it was last seen.
    snapshot: Snapshot
    #: The same as the browser's own PNG; empty where no kind of observation shows it.
    picture = b""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        screen: Screen,
        kinds: tuple[str, ...],
        opening: Opening,
        offer: str = "",
        look: Look = PLAIN,
    ) -> None:
        self.browser, self.server, self.screen, self.look = browser, server, screen, look
        self.instance, self.world, self.grader = opening.instance, opening.world, opening.grader
        self._clock = step_clock_of(self.world, self.instance)
        self._kinds, self._cookies = kinds, cookies_of(self.world, self.instance)
        with self.world.session() as db:
            self._open_to_them = [place.app for place in places_of(db, self.instance.account)]
        screen.new_tab = self._launcher
        #: The tools beside the pages, where there are any.
        self.hands = ToolHands(opening, offer) if offer else None
        self.phases = PhaseTimer()
        self._first: Observation = {}
        self._closing: Future[None] | None = None
        self._is_leaving = self._is_closed = False

    def start(self) -> None:
        """Serve the world and open its first page. Raises BrowserDied, and GymError if the page never comes to rest."""
        with self.world.session() as db:
            self.server.clock, self.server.seed = clock_of(db), page_seed(self.instance)
        self.server.office = Office(self.world, DOMAIN, look=self.look)
        self._first = self.browser.run(self._show_first())

    async def _show_first(self) -> Observation:
        await self.screen.open(self.address, self._cookies)
        for _ in range(_PATIENCE):
            if not await self.screen.settle(self.server.clock, quick=True):
                break
        late, seen = await self._look()
        if late:
            # Nobody is told of it by what is seen, and every episode has to begin with the same.
            raise GymError(f"The episode could not begin: {late}.")
        await self.screen.forget_history()
        return seen

    @property
    def apps(self) -> tuple[str, ...]:
        """Title and address of every app that lets the person in."""
        return tuple(f"{app.title} (http://{app.key}.{DOMAIN}/)" for app in self._open_to_them)

    @property
    def places(self) -> list[App]:
        """The apps that let the person in."""
        return self._open_to_them

    @property
    def address(self) -> str:
        """Where it begins."""
        return self.address_of(self._host, self.instance.task.start)

    def address_of(self, app: str, path: str) -> str:
        """The address of a page of an app, by the app's key."""
        return f"http://{app}.{DOMAIN}{path}"

    @property
    def _host(self) -> str:
        """The key of the app in which the work begins."""
        return self.instance.task.host or self.instance.family.app

    @property
    def _launcher(self) -> str:
        """The page from which the person gets to their apps; the home page where customers have but one."""
        keys = [app.key for app in self._open_to_them]
        key = self._host if self._host in keys else keys[0]
        return f"http://{key}.{DOMAIN}/" + ("apps" if self.instance.account.customer_of is None else "")

    def take_first(self) -> Observation:
        """What was seen first; told once, since an array of pixels is large."""
        seen, self._first = self._first, {}
        return {**seen, **self._told()}

    @property
    def alive(self) -> bool:
        """Whether its page is still there."""
        tabs = self.screen.tabs
        return self.browser.alive and len(tabs) > 0 and not any(tab.crashed for tab in tabs)

    def act(self, action: do.Action | None, problem: str) -> tuple[Observation, str]:
        """Do `action`, or nothing; what is seen then, and what went wrong. Raises BrowserDied, GymError."""
        screen = self.screen
        try:
            if isinstance(action, do.Call):
                done, wait = self._call(action)
                self._clock.pass_after(action.name, wait=wait)
            else:
                done = self.browser.run(screen.tabs.guard(self._perform(action)))
                self._clock.pass_after(*time_of(action))
            with self.world.session() as db:
                self.server.clock = clock_of(db)
            late, seen = self.browser.run(screen.tabs.guard(self._look()))
        except PlaywrightError as error:
            screen.tabs.check_alive()
            if "closed" in error.message.lower():
                raise BrowserDied("The browser ended in mid-episode; reset() starts a new one.") from error
            raise GymError(f"The page could not be worked with: {error.message.splitlines()[0]}") from error
        texts = [text for text in (problem, done, late, *screen.notes) if text]
        screen.notes.clear()
        return {**seen, **self._told()}, "; ".join(texts)

    def _call(self, action: do.Call) -> tuple[str, int | None]:
        assert self.hands is not None, "calls are read only where there are tools"
        with self.phases.measure("act"):
            return self.hands.call(action)

    def _told(self) -> dict[str, str]:
        """What the tools tell, where there are any."""
        return self.hands.seen() if self.hands is not None else {}

    async def _perform(self, action: do.Action | None) -> str:
        if action is None or isinstance(action, do.Wait | do.Read | do.Answer | do.Infeasible | do.Done):
            return ""
        problem = ""
        try:
            with self.phases.measure("act"):
                await perform(self.screen, action)
        except ActionError as error:
            problem = str(error)
        with self.phases.measure("settle"):
            late = await self.screen.settle(self.server.clock, quick=True)
        return "; ".join(text for text in (problem, late) if text)

    async def _look(self) -> tuple[str, Observation]:
        with self.phases.measure("observe"):
            look = await observe(self.screen, self._kinds, self.server.clock)
        late, seen, self.snapshot, self.picture = look
        return late, seen

    def begin_closing(self) -> None:
        """Have the browser close the screen, without waiting: the next episode is prepared meanwhile."""
        if not self._is_leaving and self.browser.alive:
            self._closing = self.browser.submit(self.screen.close())
        self._is_leaving = True

    def close(self) -> None:
        """Wait until the screen is closed, take the office off the network, and let the worlds go.

        Closing again does nothing: the server may serve another episode by then.
        """
        self.begin_closing()
        if self._is_closed:
            return
        self._is_closed = True
        if self._closing is not None:
            with contextlib.suppress(TimeoutError, CancelledError, GymError, PlaywrightError):
                self._closing.result(timeout=15)
        self.server.office = None
        self.world.close()
        # The untouched one: a task with a set-up has a copy of its own.
        self.instance.world.close()


def cookies_of(world: World, instance: Instance) -> list[dict[str, Any]]:
    """The session cookies of whoever is at the keyboard."""
    with world.session() as db:
        return [_cookie(db, app, instance.account) for app in instance.account.apps]


def _cookie(db: Db, app: App, account: Account) -> dict[str, Any]:
    session, domain = log_in(db, app, account), f"{app.key}.{DOMAIN}"
    return {
        "name": session.cookie,
        "value": session.token,
        "domain": domain,
        "path": "/",
        "httpOnly": True,
        "sameSite": "Lax",
    }


def step_clock_of(world: World, instance: Instance) -> StepClock:
    """The clock by which the steps of an episode of an instance go."""
    return StepClock(world, instance.person_id, instance.task.pace, instance.task.occasions)


def time_of(action: do.Action | None) -> tuple[str, int, int | None]:
    """What says how long an action takes: its kind, how many characters it types, how long it waits."""
    if action is None:
        return "", 0, None
    keys = len(action.text) if isinstance(action, do.Fill | do.Type) else 0
    return action.name, keys, action.ms if isinstance(action, do.Wait) else None


def clock_of(db: Db) -> float:
    """The world's clock in milliseconds since 1970."""
    return round(db.now.timestamp() * 1000)


def page_seed(instance: Instance) -> int:
    """The seed of the random numbers that pages draw."""
    return zlib.crc32(f"{instance.family.id}/{instance.split}/{instance.seed}".encode())
