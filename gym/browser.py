"""One Chromium per process, on an event loop of its own thread, shared by all environments of the process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from playwright.async_api import Browser as Chromium
from playwright.async_api import BrowserContext, CDPSession, Page, Playwright, async_playwright
from playwright.async_api import Error as PlaywrightError

from .errors import BrowserDied, GymError, NoBrowser
from .sharing import Shared

T = TypeVar("T")

# Nothing may depend on the machine: fonts are drawn without hinting, colors in sRGB, by software.
_FLAGS = (
    "--disable-gpu",
    "--disable-lcd-text",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--disable-smooth-scrolling",
    "--disable-partial-raster",
    "--disable-skia-runtime-opts",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-pings",
    "--mute-audio",
    "--hide-scrollbars=false",
)
# Deferring tasks after input would hold a click's work back until the next frame, or for 50 ms. The browser heeds only
# the last such list, so what Playwright disables for pages' sake is repeated.
_DISABLED_FEATURES = (
    "DeferRendererTasksAfterInput",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
# The headless shell draws a frame only when told to: nothing is drawn that nobody looks at, and what is looked at is
# drawn whole.
_FRAMES_ON_DEMAND = (
    "--enable-begin-frame-control",
    "--run-all-compositor-stages-before-draw",
    "--disable-new-content-rendering-timeout",
    "--disable-threaded-animation",
    "--disable-threaded-scrolling",
    "--disable-checker-imaging",
)
_ON_PATH = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_HELP = """No Chromium was found for the environment. Do one of:
  playwright install --with-deps --only-shell chromium
  apt-get install chromium-headless-shell
  export DESKGYM_BROWSER=/path/to/chromium"""


def find_browser(playwrights_own: str) -> str:
    """The executable to run: DESKGYM_BROWSER, Playwright's own, then what is on PATH. Raises NoBrowser."""
    chosen = os.environ.get("DESKGYM_BROWSER")
    if chosen:
        if not Path(chosen).is_file():
            raise NoBrowser(f"DESKGYM_BROWSER is {chosen!r}, and there is no such file.")
        return chosen
    # Playwright names the full browser; the headless shell is installed beside it.
    own = Path(playwrights_own)
    shells = sorted(own.parent.parent.parent.glob("chromium_headless_shell-*/chrome-*/*headless*shell*"))
    for path in [*reversed(shells), own]:
        if path.is_file():
            return str(path)
    for name in _ON_PATH:
        found = shutil.which(name)
        if found:
            return found
    raise NoBrowser(_HELP)


def begin(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task whose fault is told to whoever awaits it, and to nobody where all have stopped waiting."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


class _Loop(asyncio.SelectorEventLoop):
    """An event loop that knows the one process started on it: Playwright's driver."""

    driver: int | None = None

    async def subprocess_exec(self, *args: Any, **options: Any) -> Any:
        transport, protocol = await super().subprocess_exec(*args, **options)
        self.driver = transport.get_pid()
        return transport, protocol

    @property
    def has_driver(self) -> bool:
        """Whether the driver runs. It says nothing when it is killed, and Playwright goes on as if it lived."""
        if self.driver is None:
            return False
        try:
            return os.waitid(os.P_PID, self.driver, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
        except ChildProcessError:
            return False

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        # What was under way when the driver was killed is told by BrowserDied.
        if self.driver is None or self.has_driver:
            super().call_exception_handler(context)


class Browser:
    """The process's browser. Environments `acquire` it, run coroutines on its loop, and `release` it."""

    def __init__(self, *, headless: bool = True) -> None:
        self.headless = headless
        self._guard = threading.RLock()
        self._loop: _Loop | None = None
        self._thread: threading.Thread | None = None
        self._playwright: Playwright | None = None
        self._chromium: Chromium | None = None
        self._session: CDPSession | None = None
        #: Whether frames are drawn only when asked for, with `HeadlessExperimental.beginFrame`.
        self.frames_on_demand = False

    @property
    def chromium(self) -> Chromium:
        if self._chromium is None or not self.alive:
            raise BrowserDied("The browser is not running; reset() starts a new one.")
        return self._chromium

    @property
    def alive(self) -> bool:
        return (
            self._chromium is not None
            and self._chromium.is_connected()
            and self._loop is not None
            and self._loop.has_driver
        )

    def start(self) -> None:
        """Start the browser unless it is running. Raises NoBrowser."""
        with self._guard:
            if self.alive and self._answers():
                return
            self.stop()
            self._loop = _Loop()
            self._thread = threading.Thread(target=self._loop.run_forever, name="deskgym-browser", daemon=True)
            self._thread.start()
            try:
                self.run(self._launch(), timeout=60)
            except BaseException:
                self.stop()
                raise

    def _answers(self) -> bool:
        """Whether the browser answers. One that was just killed counts as connected until its driver has noticed."""
        try:
            self.run(self._ask(), timeout=60)
        except (GymError, PlaywrightError):
            return False
        return True

    async def _ask(self) -> None:
        await (await self._own_session()).send("Browser.getVersion")

    async def _own_session(self) -> CDPSession:
        """The browser's own, not that of a page."""
        self._session = self._session or await self.chromium.new_browser_cdp_session()
        return self._session

    async def _launch(self) -> None:
        # Locks belong to the loop that they are first waited for on.
        self._making, self._framing = asyncio.Lock(), asyncio.Lock()
        self._playwright = await async_playwright().start()
        executable = find_browser(self._playwright.chromium.executable_path)
        flags = [*_FLAGS, f"--disable-features={','.join(_DISABLED_FEATURES)}"]
        self.frames_on_demand = self.headless and "headless" in Path(executable).name
        flags.extend(_FRAMES_ON_DEMAND if self.frames_on_demand else ("--disable-frame-rate-limit",))
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        try:
            self._chromium = await self._playwright.chromium.launch(
                executable_path=executable,
                headless=self.headless,
                args=flags,
                handle_sigint=False,
                handle_sigterm=False,
                handle_sighup=False,
            )
        except PlaywrightError as error:
            said = [line for line in error.message.splitlines() if "[err]" in line] or [error.message.splitlines()[0]]
            raise NoBrowser("\n".join([f"{executable} did not start:", *said[:10], "", _HELP])) from error

    async def new_context(self, **options: Any) -> tuple[BrowserContext, str | None]:
        """A fresh context and, where frames are drawn on demand, the id under which pages are made in it."""
        if not self.frames_on_demand:
            return await self.chromium.new_context(**options), None
        async with self._making:
            session = await self._own_session()
            before = await self._contexts(session)
            context = await self.chromium.new_context(**options)
            (id,) = await self._contexts(session) - before
            return context, id

    async def _contexts(self, session: CDPSession) -> set[str]:
        return set((await session.send("Target.getBrowserContexts"))["browserContextIds"])

    async def new_page(self, context: BrowserContext, id: str | None) -> Page:
        """A blank page in a context made by `new_context`."""
        if id is None:
            return await context.new_page()
        assert self._session is not None
        wanted = {"url": "about:blank", "browserContextId": id, "enableBeginFrameControl": True}
        async with context.expect_page() as opening:
            await self._session.send("Target.createTarget", wanted)
        return await opening.value

    async def frame(self, session: CDPSession, **wanted: Any) -> dict[str, Any]:
        """Draw a frame of one page; a frame of another page meanwhile would end the process that draws."""
        # Whoever stops waiting leaves the frame under way, and the next one still has to come after it.
        return await asyncio.shield(begin(self._frame(session, wanted)))

    async def _frame(self, session: CDPSession, wanted: dict[str, Any]) -> dict[str, Any]:
        async with self._framing:
            frame: dict[str, Any] = await session.send("HeadlessExperimental.beginFrame", wanted)
            return frame

    def submit(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Begin a coroutine on the browser's loop."""
        if self._loop is None or self._thread is None or not self._thread.is_alive():
            work.close()
            raise BrowserDied("The browser is not running; reset() starts a new one.")
        return asyncio.run_coroutine_threadsafe(self._watched(work), self._loop)

    async def _watched(self, work: Coroutine[Any, Any, T]) -> T:
        """What `work` comes to. Raises BrowserDied where it failed because the browser or its driver has ended."""
        try:
            return await work
        except PlaywrightError as error:
            if self._chromium is not None and not self.alive:
                raise BrowserDied("The browser ended in mid-episode; reset() starts a new one.") from error
            raise

    def run(self, work: Coroutine[Any, Any, T], timeout: float | None = None) -> T:
        """Run a coroutine on the browser's loop and wait for it."""
        future = self.submit(work)
        try:
            return future.result(timeout)
        except TimeoutError as error:
            future.cancel()
            raise BrowserDied(f"The browser did not answer within {timeout} seconds.") from error
        except KeyboardInterrupt:
            future.cancel()
            raise

    def stop(self) -> None:
        """End the browser, its driver and the thread."""
        with self._guard:
            loop, thread = self._loop, self._thread
            if loop is not None and thread is not None and thread.is_alive():
                with contextlib.suppress(GymError):
                    self.run(self._shut(), timeout=15)
                loop.call_soon_threadsafe(loop.stop)
                thread.join(timeout=5)
                if not thread.is_alive():
                    loop.close()
            self._loop = self._thread = self._playwright = self._chromium = self._session = None

    async def _shut(self) -> None:
        if self._chromium is not None and self._chromium.is_connected():
            with contextlib.suppress(PlaywrightError):
                await self._chromium.close()
        if self._playwright is not None:
            with contextlib.suppress(PlaywrightError):
                await self._playwright.stop()
        mine = asyncio.current_task()
        rest = [task for task in asyncio.all_tasks() if task is not mine]
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)


_browsers = {
    headless: Shared(partial(Browser, headless=headless), lambda browser: browser.stop()) for headless in (True, False)
}


def acquire(*, headless: bool = True) -> Browser:
    """The process's browser, not started yet, with one more user."""
    return _browsers[headless].acquire()


def release(browser: Browser) -> None:
    """One user less; the last one ends the browser."""
    _browsers[browser.headless].release(browser)
