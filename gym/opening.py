"""Opening an episode: the instance is drawn and its world copied, while the browser makes a context for it."""

from __future__ import annotations

import contextlib
from concurrent.futures import CancelledError, Executor, Future
from contextlib import ExitStack
from dataclasses import dataclass, replace

from playwright.async_api import Error as PlaywrightError

from ..apps import APPS
from ..apps.platform.looks.display import display_of
from ..apps.platform.spec import DOMAIN
from ..seeds.world import World
from ..tasks.registry import Family, Opening
from .browser import Browser
from .episode import Episode
from .errors import GymError
from .instances.keys import InstanceKey
from .screen import Screen
from .server import Server


@dataclass(frozen=True)
class View:
    """What an agent sees: the kinds of observation, and the size of pictures in pixels."""

    kinds: tuple[str, ...]
    width: int
    height: int
    offer: str = ""  # of tools beside the pages; none unless told


def prepare_episode(
    browser: Browser, server: Server, background: Executor, view: View, family: Family, key: InstanceKey
) -> Episode:
    """An episode with all that can be made before `server` is free for it; `Episode.start` goes on.

    Raises BrowserDied, and faults of the task.
    """
    family = replace(family, dials=key.dials)
    built = World.shared(family.world_of(key.number, key.split), key.size)
    with built.session() as db:
        timezone = db.company.timezone
    hosts = [f"{app.key}.{DOMAIN}" for app in APPS]
    display = display_of(key.look, view.width, view.height)
    screen = Screen(browser, server, view.width, view.height, hosts, display)
    preparing = browser.submit(screen.prepare(timezone))
    with ExitStack() as undo:
        undo.callback(_discard, browser, screen, preparing)
        opening = _draw(family, key, built, background)
        undo.callback(opening.close)
        episode = Episode(browser, server, screen, view.kinds, opening, view.offer, key.look)
        preparing.result()
        undo.pop_all()
    return episode


def _draw(family: Family, key: InstanceKey, built: World, background: Executor) -> Opening:
    """The instance, ready to be played; a first copy of its world is made while it is drawn."""
    copies = [background.submit(built.fork)]

    def fork(world: World) -> World:
        return copies.pop().result() if world is built and copies else world.fork()

    try:
        return family.open_in(built, key.number, key.split, fork)
    finally:
        for unused in copies:
            unused.result().close()


def _discard(browser: Browser, screen: Screen, preparing: Future[None]) -> None:
    """Close a screen on which nothing will be shown."""
    with contextlib.suppress(GymError, PlaywrightError, CancelledError):
        preparing.result()
    with contextlib.suppress(GymError, PlaywrightError, CancelledError):
        browser.run(screen.close(), timeout=15)
