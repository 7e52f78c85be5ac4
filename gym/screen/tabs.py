"""The tabs of a screen: which are open, what the browser tells of them, and waiting for what it will tell."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, overload

from playwright.async_api import BrowserContext, CDPSession, Dialog, Frame, Page, Request
from playwright.async_api import Error as PlaywrightError

from ..browser import Browser, begin
from ..errors import BrowserDied
from ..server import Server

T = TypeVar("T")

# Requests that never end.
_ENDLESS = ("eventsource", "websocket")


@dataclass(eq=False)
class Tab:
    """One page and what has happened in it."""

    page: Page
    #: What is done first in a session.
    prepare: Callable[[CDPSession], Awaitable[None]]
    session: CDPSession | None = None
    #: Documents that were shown, and navigations that led to none: refused, failed, or a download instead.
    commits: int = 0
    aborts: int = 0
    #: Those of `aborts` that its documents know of.
    aborts_told: int = 0
    #: Documents that were requested, and how many they were when the tab was last on display. A page that scripts put
    #: in the place of another is none.
    requested: int = 0
    displayed: int = -1
    crashed: bool = False
    #: Opened by a page, and not yet seen to show more than a blank document.
    is_new: bool = False
    #: The title it had when it was last seen.
    title: str = ""
    #: How many snapshots of its documents were taken.
    snapshots: int = 0

    async def cdp(self) -> CDPSession:
        """The session in which the DevTools protocol is spoken with the page."""
        if self.session is None:
            session = await self.page.context.new_cdp_session(self.page)
            await self.prepare(session)
            self.session = session
        return self.session


class Tabs(Sequence[Tab]):
    """The open tabs of one browser context, in the order in which they were opened; `current` is the shown one."""

    def __init__(self, browser: Browser, server: Server, prepare: Callable[[CDPSession], Awaitable[None]]) -> None:
        """`prepare` is done with each tab before anything else is."""
        self._browser, self._server, self._prepare = browser, server, prepare
        self._tabs: list[Tab] = []
        self.current = 0
        #: Tabs opened so far, and downloads heard of.
        self.opened = 0
        self.downloads = 0
        #: Requests under way.
        self.pending: dict[Request, None] = {}
        #: Things that happened by themselves, for the agent to read.
        self.notes: list[str] = []
        self._context: BrowserContext | None = None
        self._context_id: str | None = None
        # Whether a page is being opened by `new_page`, and not by another page.
        self._opening = False
        self._changed, self._died = asyncio.Event(), asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @overload
    def __getitem__(self, index: int) -> Tab: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Tab]: ...
    def __getitem__(self, index: int | slice) -> Tab | Sequence[Tab]:
        return self._tabs[index]

    def __len__(self) -> int:
        return len(self._tabs)

    @property
    def shown(self) -> Tab:
        """The tab on display. Raises BrowserDied where none is left."""
        if not self._tabs:
            raise BrowserDied("The browser has no page left; reset() starts a new one.")
        return self._tabs[self.current]

    @property
    def titles(self) -> tuple[str, ...]:
        """Title and address of every tab, the shown one marked with an asterisk."""
        return tuple(
            f"{'* ' if index == self.current else ''}{tab.title or 'Untitled'} ({tab.page.url})"
            for index, tab in enumerate(self._tabs)
        )

    def listen(self, context: BrowserContext, id: str | None) -> None:
        """Keep the tabs of a context that `Browser.new_context` has made."""
        self._context, self._context_id = context, id
        context.on("page", self._add)
        context.on("request", self._sent)
        context.on("requestfinished", self._ended)
        context.on("requestfailed", self._ended)

    async def new_page(self) -> Page:
        """Open a blank tab and show it."""
        assert self._context is not None
        self._opening = True
        try:
            return await self._browser.new_page(self._context, self._context_id)
        finally:
            self._opening = False

    def clear(self) -> None:
        """Forget all tabs: their context is being closed."""
        self._tabs.clear()

    # Waiting.

    def notify(self) -> None:
        """Something has happened that `until` may wait for."""
        self._changed.set()

    async def until(self, condition: Callable[[], bool], deadline: float) -> bool:
        """Wait for something that the browser tells or the server knows, `deadline` seconds at most; whether it came.

        Raises BrowserDied.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(deadline):
                while not condition():
                    self.check_alive()
                    self._changed.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), 0.005 if self._server.active else 0.05)
        return condition()

    async def guard(self, work: Coroutine[Any, Any, T]) -> T:
        """What `work` comes to. Raises BrowserDied as soon as the process of a page crashes: it answers to nothing."""
        task, died = begin(work), asyncio.ensure_future(self._died.wait())
        try:
            await asyncio.wait({task, died}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                self.check_alive()
            return await task
        finally:
            task.cancel()
            died.cancel()

    def check_alive(self, tab: Tab | None = None) -> None:
        """Raise BrowserDied when the browser or the process of a page, `tab` among them, has ended."""
        if not self._browser.alive:
            raise BrowserDied("The browser ended in mid-episode; reset() starts a new one.")
        if any(each.crashed for each in self._tabs) or (tab is not None and tab.crashed):
            raise BrowserDied("The process of the page crashed in mid-episode; reset() opens a new one.")

    # What the browser tells.

    def _add(self, page: Page) -> None:
        tab = Tab(page, self._prepare, is_new=not self._opening)
        self._tabs.append(tab)
        self.current = len(self._tabs) - 1
        self.opened += 1
        page.on("framenavigated", lambda frame: self._committed(tab, frame))
        page.on("close", lambda _: self._drop(tab))
        page.on("crash", lambda _: self._crashed(tab))
        page.on("dialog", lambda dialog: self._dismiss(tab, dialog))
        page.on("download", lambda download: self._downloaded(tab, download.suggested_filename))
        # Listening keeps the chooser shut.
        page.on("filechooser", lambda _: None)
        self.notify()

    def _drop(self, tab: Tab) -> None:
        if tab not in self._tabs:
            return
        index = self._tabs.index(tab)
        del self._tabs[index]
        if self.current > index or self.current == len(self._tabs):
            self.current = max(0, self.current - 1)
        self._forget_requests(tab.page)
        self.notify()

    def _crashed(self, tab: Tab) -> None:
        tab.crashed = True
        self._died.set()
        self.notify()

    def _dismiss(self, tab: Tab, dialog: Dialog) -> None:
        if dialog.type == "beforeunload":
            tab.aborts += 1
            self.notes.append("the page asked whether to leave it, and was not left")
        else:
            self.notes.append(f"the page showed a {dialog.type} dialog ({dialog.message!r}), which was dismissed")
        task = asyncio.ensure_future(self._dismissed(dialog))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _dismissed(self, dialog: Dialog) -> None:
        with contextlib.suppress(PlaywrightError):
            await dialog.dismiss()
        self.notify()

    def _downloaded(self, tab: Tab, name: str) -> None:
        tab.aborts += 1
        self.downloads += 1
        self.notes.append(f"the file {name!r} was downloaded")
        self.notify()

    def _sent(self, request: Request) -> None:
        if request.resource_type not in _ENDLESS:
            self.pending[request] = None
        if request.is_navigation_request():
            with contextlib.suppress(PlaywrightError):
                for tab in self._tabs:
                    tab.requested += tab.page == request.frame.page

    def _ended(self, request: Request) -> None:
        self.pending.pop(request, None)
        if request.is_navigation_request() and request.failure is not None:
            with contextlib.suppress(PlaywrightError):
                for tab in self._tabs:
                    tab.aborts += tab.page == request.frame.page
        self.notify()

    def _committed(self, tab: Tab, frame: Frame) -> None:
        tab.commits += 1
        for request in list(self.pending):
            with contextlib.suppress(PlaywrightError):
                if request.frame == frame and not request.is_navigation_request():
                    del self.pending[request]
        self.notify()

    def _forget_requests(self, page: Page) -> None:
        for request in list(self.pending):
            with contextlib.suppress(PlaywrightError):
                if request.frame.page == page:
                    del self.pending[request]
