"""The screen of one episode: a browser context with its tabs, and how it comes to rest."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.async_api import BrowserContext, CDPSession, Dialog, Frame, Page, Request
from playwright.async_api import Error as PlaywrightError

from .browser import Browser
from .errors import ActionError, BrowserDied
from .page import script
from .server import Server
from .snapshot import Snapshot, graft, read

# Real seconds after which a page that does not come to rest is reported instead of waited for; so many that a machine
# under load does not show another thing than an idle one.
DEADLINE = 30.0
_MOST_FRAMES = 50
# Turns of the loop until the browser has been told to draw.
_TURNS = 3
_ENDLESS = ("eventsource", "websocket")


@dataclass(eq=False)
class Tab:
    """One page and what has happened in it."""

    page: Page
    session: CDPSession | None = None
    #: Documents that were shown, and navigations that came to nothing.
    commits: int = 0
    stays: int = 0
    #: Those of `stays` that its documents know of.
    stays_told: int = 0
    #: Documents that were asked for, and how many they were when the tab was last on display. A page that scripts put
    #: in the place of another is none.
    asked: int = 0
    displayed: int = -1
    crashed: bool = False
    #: Opened by a page, and not yet seen to show more than a blank document.
    is_new: bool = False
    #: The title it had when it was last seen.
    title: str = ""
    #: How many snapshots of its documents were looked at.
    looks: int = 0

    async def cdp(self) -> CDPSession:
        if self.session is None:
            self.session = await self.page.context.new_cdp_session(self.page)
        return self.session


class Desk:
    """A fresh browser context on the network of one environment. Every method runs on the browser's loop."""

    def __init__(self, browser: Browser, server: Server, width: int, height: int) -> None:
        self._browser, self._server = browser, server
        self.width, self.height = width, height
        self.tabs: list[Tab] = []
        self.current = 0
        self.refs = 0
        #: Things that happened by themselves, for the agent to read: dialogs, downloads.
        self.notes: list[str] = []
        self.hosts: tuple[str, ...] = ()
        self._context: BrowserContext | None = None
        self._context_id: str | None = None
        self._pending: dict[Request, None] = {}
        self._opened = 0
        self._making = False
        # Downloads heard of; and heard of or announced when the page last came to rest.
        self._downloads = self._downloads_before = self._saved = 0
        self._attachments_before = server.attachments
        # The snapshot of the shown document that was taken as it came to rest, as its script wrote it.
        self._seen: str | None = None
        self._frames: dict[str, Frame] = {}
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def tab(self) -> Tab:
        if not self.tabs:
            raise BrowserDied("The browser has no page left; reset() starts a new one.")
        return self.tabs[self.current]

    @property
    def page(self) -> Page:
        return self.tab.page

    async def prepare(self, timezone: str) -> None:
        """Make the context and its one tab, still blank."""
        context, self._context_id = await self._browser.new_context(
            proxy={"server": self._server.address, "bypass": "<-loopback>"},
            viewport={"width": self.width, "height": self.height},
            device_scale_factor=1,
            locale="en-US",
            timezone_id=timezone,
            color_scheme="light",
            reduced_motion="reduce",
        )
        self._context = context
        context.on("page", self._add)
        context.on("request", self._sent)
        context.on("requestfinished", self._ended)
        context.on("requestfailed", self._ended)
        await context.add_init_script(script())
        await self.new_page()

    async def open(self, url: str, cookies: Sequence[dict[str, Any]] = ()) -> None:
        """Show `url` in the prepared tab, with these cookies."""
        if cookies:
            await self.page.context.add_cookies(list(cookies))  # type: ignore[arg-type]
        await self.page.goto(url, wait_until="commit", timeout=DEADLINE * 1000)

    async def forget_history(self) -> None:
        """Make the shown page the first of its tab."""
        await (await self.tab.cdp()).send("Page.resetNavigationHistory")

    async def close(self) -> None:
        context, self._context = self._context, None
        self.tabs = []
        if context is not None and self._browser.alive:
            with contextlib.suppress(PlaywrightError):
                await context.close()

    async def new_page(self) -> Page:
        assert self._context is not None
        self._making = True
        try:
            return await self._browser.new_page(self._context, self._context_id)
        finally:
            self._making = False

    # What the browser tells.

    def _add(self, page: Page) -> None:
        tab = Tab(page, is_new=not self._making)
        self.tabs.append(tab)
        self.current = len(self.tabs) - 1
        self._opened += 1
        page.on("framenavigated", lambda frame: self._committed(tab, frame))
        page.on("close", lambda _: self._drop(tab))
        page.on("crash", lambda _: self._crashed(tab))
        page.on("dialog", lambda dialog: self._dismiss(tab, dialog))
        page.on("download", lambda download: self._note_download(tab, download.suggested_filename))
        # Listening keeps the chooser shut.
        page.on("filechooser", lambda _: None)
        self._changed.set()

    def _drop(self, tab: Tab) -> None:
        if tab not in self.tabs:
            return
        index = self.tabs.index(tab)
        del self.tabs[index]
        if self.current > index or self.current == len(self.tabs):
            self.current = max(0, self.current - 1)
        self._forget_requests(tab.page)
        self._changed.set()

    def _crashed(self, tab: Tab) -> None:
        tab.crashed = True
        self._changed.set()

    def _dismiss(self, tab: Tab, dialog: Dialog) -> None:
        if dialog.type == "beforeunload":
            tab.stays += 1
            self.notes.append("the page asked whether to leave it, and was not left")
        else:
            self.notes.append(f"the page showed a {dialog.type} dialog ({dialog.message!r}), which was dismissed")
        task = asyncio.ensure_future(self._dismissed(dialog))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _dismissed(self, dialog: Dialog) -> None:
        with contextlib.suppress(PlaywrightError):
            await dialog.dismiss()
        self._changed.set()

    def _note_download(self, tab: Tab, name: str) -> None:
        tab.stays += 1
        self._downloads += 1
        self.notes.append(f"the file {name!r} was downloaded")
        self._changed.set()

    def _sent(self, request: Request) -> None:
        if request.resource_type not in _ENDLESS:
            self._pending[request] = None
        if request.is_navigation_request():
            with contextlib.suppress(PlaywrightError):
                for tab in self.tabs:
                    tab.asked += tab.page == request.frame.page

    def _ended(self, request: Request) -> None:
        self._pending.pop(request, None)
        if request.is_navigation_request() and request.failure is not None:
            with contextlib.suppress(PlaywrightError):
                for tab in self.tabs:
                    tab.stays += tab.page == request.frame.page
        self._changed.set()

    def _committed(self, tab: Tab, frame: Frame) -> None:
        tab.commits += 1
        for request in list(self._pending):
            with contextlib.suppress(PlaywrightError):
                if request.frame == frame and not request.is_navigation_request():
                    del self._pending[request]
        self._changed.set()

    def _forget_requests(self, page: Page) -> None:
        for request in list(self._pending):
            with contextlib.suppress(PlaywrightError):
                if request.frame.page == page:
                    del self._pending[request]

    # Coming to rest.

    async def settle(self, to: float, *, quick: bool = False) -> str:
        """Bring the shown page to rest at the instant `to` of its clock; what went wrong, or an empty text.

        At rest means: no request under way, no navigation begun, documents loaded, no timer due, a frame laid out, and
        what lies under the mouse hovered.
        `quick` leaves timers and frames for a later call.
        """
        return await self._settle(lambda: self._calm(to) if quick else self._rested(to))

    async def look(self, to: float, *, dom: bool, draw: bool = False) -> tuple[str, Snapshot, Awaitable[bytes] | None]:
        """Settle, and take a snapshot; what went wrong, or an empty text, and the snapshot.

        Where it is to `draw`, the viewport as PNG comes while the caller does something else.
        """
        late = await self._settle(lambda: self._rested(to, dom))
        drawing = await self._draw() if draw and self._seen is not None else None
        snapshot = await self.snapshot(dom=dom)
        if draw and drawing is None:
            drawing = await self._draw()
        return late, snapshot, drawing

    async def _draw(self) -> Awaitable[bytes]:
        """Begin to draw the shown page."""
        task = asyncio.ensure_future(self.frame(drawn=True))
        # Who asked may have stopped waiting.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        return task

    async def _settle(self, rested: Callable[[], Coroutine[Any, Any, bool]]) -> str:
        try:
            async with asyncio.timeout(DEADLINE):
                while not await rested():
                    pass
        except TimeoutError:
            waiting = ", ".join(f"{request.method} {request.url}" for request in list(self._pending)[:3])
            self._pending.clear()
            return f"the page did not come to rest within {DEADLINE:.0f} seconds" + (f": {waiting}" if waiting else "")
        return ""

    async def _calm(self, to: float, *, quick: bool = True) -> bool:
        if not self.tabs:
            await self.new_page()
        return await self._still(f"settle({to}, {json.dumps(quick)})") is not None

    async def _rested(self, to: float, dom: bool | None = None) -> bool:
        """Whether the page came to rest; if `dom` says how, its snapshot is taken in the same turn."""
        self._seen = None
        if not await self._calm(to, quick=False):
            return False
        tab = self.tab
        try:
            await self.frame()
        except PlaywrightError as error:
            if not self._is_moving(tab, tab.page.main_frame, error):
                raise
            return False
        if tab is not self.tab:
            return False
        # Refs are given to one document after the other.
        alone = dom is not None and len(tab.page.frames) == 1
        state = await self._still(f"framed({to}, {json.dumps([self.refs, dom, tab.looks] if alone else None)})")
        if state is None:
            return False
        self._seen = state.get("snapshot")
        return True

    async def _still(self, call: str) -> dict[str, Any] | None:
        """The state of the shown document, if every one of the tab, asked by `call`, has nothing left to wait for."""
        tab, opened = self.tab, self._opened
        commits = tab.commits
        frames = tab.page.frames
        states = await asyncio.gather(
            *(self.ask(frame, f"window.__deskgym ? window.__deskgym.{call} : null") for frame in frames),
            return_exceptions=True,
        )
        shown: dict[str, Any] | None = None
        leaving = opening = blank = more = False
        for frame, state in zip(frames, states, strict=True):
            if isinstance(state, BaseException):
                if not self._is_moving(tab, frame, state):
                    raise state
                return None
            if frame is frames[0]:
                shown = state
            if state:
                leaving = leaving or state["leaving"]
                opening = opening or state["opened"] > 0
                blank = blank or state["blank"]
                more = more or state["more"]
                self._saved += state["saved"]
        if opening:
            # The window may have been refused or stay blank, so the wait for it is short.
            await self.until(lambda: self._opened > opened, 1.0)
            return None
        if tab.is_new and blank:
            await self.until(lambda: tab.commits > 0, 1.0)
        if tab.is_new:
            tab.is_new = False
            return None
        if leaving:
            await self.until(
                lambda: tab.commits > commits or tab.stays > tab.stays_told or tab not in self.tabs, DEADLINE
            )
            if tab.stays > tab.stays_told and tab.commits == commits:
                await self._stay(tab)
            return None
        tab.stays_told = tab.stays
        if self._pending or self._server.active:
            await self.until(lambda: not self._pending and not self._server.active, DEADLINE)
            return None
        await self._hear_of_downloads()
        return (shown or {}) if tab is self.tab and not more else None

    async def display(self) -> None:
        """Put what is shown on display, unless nothing has been loaded since it was.

        The process that displays pages also tells the browser what lies where: until it has had a page, which may take
        it some time, input for that page goes astray.
        """
        tab = self.tab
        if self._browser.frames_on_demand and tab.displayed != tab.asked:
            asked = tab.asked
            await self._browser.frame(await tab.cdp())
            tab.displayed = asked

    async def frame(self, *, drawn: bool = False) -> bytes:
        """Let the shown page lay out one rendering frame; the viewport as PNG if it is to be `drawn` as well."""
        tab, how = self.tab, {"format": "png", "optimizeForSpeed": True}
        session = await tab.cdp()
        if self._browser.frames_on_demand:
            if not drawn:
                await self._browser.frame(session, noDisplayUpdates=True)
                return b""
            # A frame may come to nothing, as when the page has just been put in another's place: then the next is due.
            for _ in range(_MOST_FRAMES):
                asked = tab.asked
                frame = await self._browser.frame(session, screenshot=how)
                if data := frame.get("screenshotData"):
                    tab.displayed = asked
                    return base64.b64decode(data)
            raise BrowserDied("The browser draws no picture of the page; reset() opens a new one.")
        await tab.page.evaluate("window.__deskgym?.frame()")
        if not drawn:
            return b""
        return base64.b64decode((await session.send("Page.captureScreenshot", how))["data"])

    async def driven(self, input: Coroutine[Any, Any, object]) -> None:
        """Await an input event that the page hears of in a rendering frame."""
        task = asyncio.ensure_future(input)
        try:
            while self._browser.frames_on_demand and not task.done():
                # The wheel turns what is on display, so the frame has to get there.
                await self._browser.frame(await self.tab.cdp())
                await asyncio.wait([task], timeout=0.001)
            await task
        finally:
            task.cancel()

    async def wheel(self, dx: float, dy: float) -> None:
        """Turn the mouse wheel."""
        await self.driven(self.page.mouse.wheel(dx, dy))
        if self._browser.frames_on_demand:
            # What has been turned moves in the frame after. One without display updates would move it, too, and not
            # note that it has: the next one would do it again.
            await self._browser.frame(await self.tab.cdp())

    async def _hear_of_downloads(self) -> None:
        """The browser tells of a download a little after its answer has come."""
        expected = max(self._saved, self._server.attachments - self._attachments_before)
        if expected:
            await self.until(lambda: self._downloads - self._downloads_before >= expected, 2.0)
        self._downloads_before, self._saved = self._downloads, 0
        self._attachments_before = self._server.attachments

    def _is_moving(self, tab: Tab, frame: Frame, error: BaseException) -> bool:
        """Whether the error only says that the document has been replaced meanwhile."""
        if not isinstance(error, PlaywrightError):
            return False
        self.check_alive(tab)
        closed = tab not in self.tabs or frame.is_detached()
        return closed or any(
            words in error.message
            for words in ("context was destroyed", "navigat", "Frame was detached", "Cannot find", "was collected")
        )

    def check_alive(self, tab: Tab | None = None) -> None:
        """Raise BrowserDied when the browser or a page's process has ended."""
        if not self._browser.alive:
            raise BrowserDied("The browser ended in mid-episode; reset() starts a new one.")
        if any(each.crashed for each in self.tabs) or (tab is not None and tab.crashed):
            raise BrowserDied("The process of the page crashed in mid-episode; reset() opens a new one.")

    async def _stay(self, tab: Tab) -> None:
        tab.stays_told = tab.stays
        for frame in tab.page.frames:
            with contextlib.suppress(PlaywrightError):
                await frame.evaluate("window.__deskgym?.stay()")

    def hear(self) -> None:
        """Something has happened that `until` may wait for."""
        self._changed.set()

    async def until(self, condition: Callable[[], bool], deadline: float) -> bool:
        """Wait for something that the browser tells or the server knows."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(deadline):
                while not condition():
                    self.check_alive()
                    self._changed.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), 0.005 if self._server.active else 0.05)
        return condition()

    async def ask(self, frame: Frame, expression: str) -> Any:
        """The value of `expression`, or of what it promises, in a document of the shown tab."""
        if frame.parent_frame is not None:
            return await frame.evaluate(expression)
        # By the protocol's own call, which takes two thirds as long as Playwright's.
        wanted = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        said = await (await self.tab.cdp()).send("Runtime.evaluate", wanted)
        if "exceptionDetails" in said:
            raise PlaywrightError(said["exceptionDetails"].get("exception", {}).get("description", "the page failed"))
        return said["result"].get("value")

    # Seeing.

    async def snapshot(self, *, dom: bool) -> Snapshot:
        """The shown page with its frames, every actionable element with a ref."""
        for _ in range(5):
            tab = self.tab
            try:
                text, self._seen = self._seen, None
                snapshot = await self._snapshot(tab, tab.page.main_frame, dom, text)
                tab.title = snapshot.title
                return snapshot
            except PlaywrightError as error:
                if not self._is_moving(tab, tab.page.main_frame, error):
                    raise
        raise BrowserDied("The page never holds still long enough to be seen.")

    async def _snapshot(self, tab: Tab, frame: Frame, dom: bool, text: str | None = None) -> Snapshot:
        wanted = json.dumps([self.refs, dom, tab.looks])
        data = json.loads(text or await self.ask(frame, f"window.__deskgym.snapshot(...{wanted})"))
        tab.looks += 1
        for number in range(self.refs + 1, data["counter"] + 1):
            self._frames[f"e{number}"] = frame
        self.refs = data["counter"]
        snapshot = read(data)
        for child in frame.child_frames:
            handle = await child.frame_element()
            ref = await frame.evaluate("element => window.__deskgym.frameRef(element)", handle)
            node = snapshot.find(ref) if ref else None
            if node is None:
                continue
            inner = await self._snapshot(tab, child, dom)
            graft(node, inner)
            snapshot.dom = snapshot.dom.replace(f"\0{ref}\0", inner.dom)
            if snapshot.focused == ref and inner.focused:
                snapshot.focused = inner.focused
        return snapshot

    async def exposed(self, snapshot: Snapshot) -> set[str]:
        """The refs whose middle is in view and not behind anything."""
        by_frame: dict[Frame, list[str]] = {}
        for node in snapshot.nodes:
            if node.ref is not None and node.box.within(self.width, self.height):
                by_frame.setdefault(self._frames[node.ref], []).append(node.ref)
        found: set[str] = set()
        for frame, refs in by_frame.items():
            found.update(await self.ask(frame, f"window.__deskgym.exposed({json.dumps(refs)})"))
        return found

    @property
    def titles(self) -> tuple[str, ...]:
        """Title and address of every tab, the shown one marked with an asterisk."""
        return tuple(
            f"{'* ' if index == self.current else ''}{tab.title or 'Untitled'} ({tab.page.url})"
            for index, tab in enumerate(self.tabs)
        )

    def frame_of(self, ref: str) -> Frame:
        """The frame that holds `ref`. Raises ActionError for a ref that is gone or was never given."""
        frame = self._frames.get(ref)
        if frame is None:
            raise ActionError(f"{ref!r} is not a ref of any observation: refs look like e12")
        if frame.is_detached() or frame.page != self.page:
            raise gone(ref)
        return frame


def gone(ref: str) -> ActionError:
    return ActionError(f"{ref} is no longer on the page")
