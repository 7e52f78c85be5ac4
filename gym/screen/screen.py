"""One browser context on the network of one environment, with all that is done to it."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple

from playwright.async_api import BrowserContext, CDPSession, Page
from playwright.async_api import Error as PlaywrightError

from ...apps.platform.looks.display import Display
from ..browser import Browser
from ..page import script
from ..server import Server
from ..snapshot import Snapshot
from .documents import Documents
from .renderer import Renderer
from .settler import DEADLINE, Settler
from .tabs import Tabs


class Look(NamedTuple):
    """What is seen of a page at rest: what went wrong or an empty text, its content, and its PNG if asked for."""

    late: str
    snapshot: Snapshot
    picture: Awaitable[bytes] | None


class Screen:
    """A fresh browser context, drawn as pictures of `width` × `height` pixels. Every method runs on the browser's loop.

    A page has as many CSS pixels of its own unless `display` says otherwise. Boxes, places of the mouse and turns of
    its wheel are in pixels of the picture.

    `tabs` knows what is open and what the browser tells of it, `documents` asks what is in the shown page, `renderer`
    draws it.
    """

    def __init__(
        self,
        browser: Browser,
        server: Server,
        width: int,
        height: int,
        hosts: Sequence[str] = (),
        display: Display | None = None,
    ) -> None:
        self._browser, self._server = browser, server
        self.width, self.height = width, height
        self.display = display or Display(width, height, 1)
        #: The hosts of the office: addresses of any other are not opened.
        self.hosts = tuple(hosts)
        #: The address that a new tab opens with; None: a blank page.
        self.new_tab: str | None = None
        self.tabs = Tabs(browser, server, self._enlarge)
        self.documents = Documents(self.tabs, self.display.factor)
        self.renderer = Renderer(browser, self.tabs, (width, height))
        self._settler = Settler(server, self.tabs, self.documents, self.renderer)
        self._context: BrowserContext | None = None

    @property
    def page(self) -> Page:
        """The page of the shown tab. Raises BrowserDied."""
        return self.tabs.shown.page

    @property
    def notes(self) -> list[str]:
        """Things that happened by themselves, for the agent to read: dialogs, downloads."""
        return self.tabs.notes

    async def prepare(self, timezone: str) -> None:
        """Make the context and its one tab, still blank."""
        self._context, id = await self._browser.new_context(
            proxy={"server": self._server.address, "bypass": "<-loopback>"},
            viewport={"width": self.display.width, "height": self.display.height},
            device_scale_factor=self.display.factor,
            locale="en-US",
            timezone_id=timezone,
            color_scheme="light",
            reduced_motion="reduce",
        )
        self.tabs.listen(self._context, id)
        await self._context.add_init_script(script())
        await self.tabs.new_page()

    async def _enlarge(self, session: CDPSession) -> None:
        """Have a tab drawn as large as pictures are, where a pixel of the page is not one of the picture."""
        if self.display.factor == 1:
            return
        # A window is as large as the page's own pixels, into which a page drawn in more of them would be shrunk.
        window = await session.send("Browser.getWindowForTarget")
        bounds = {"width": self.width, "height": self.height}
        await session.send("Browser.setWindowBounds", {"windowId": window["windowId"], "bounds": bounds})
        width, height, factor = self.display
        sides = {"width": width, "height": height, "deviceScaleFactor": factor, "mobile": False, "scale": factor}
        await session.send("Emulation.setDeviceMetricsOverride", {**sides, "dontSetVisibleSize": True})
        # Else the page of another process would be drawn into a corner of the picture.
        await session.send("Emulation.setVisibleSize", {"width": self.width, "height": self.height})

    async def open(self, url: str, cookies: Sequence[dict[str, Any]] = ()) -> None:
        """Show `url` in the prepared tab, with these cookies."""
        if cookies:
            await self.page.context.add_cookies(list(cookies))  # type: ignore[arg-type]
        await self.page.goto(url, wait_until="commit", timeout=DEADLINE * 1000)

    async def forget_history(self) -> None:
        """Make the shown page the first of its tab."""
        await (await self.tabs.shown.cdp()).send("Page.resetNavigationHistory")

    async def settle(self, to: float, *, quick: bool = False) -> str:
        """Bring the shown page to rest at the instant `to` of its clock; what went wrong, or an empty text.

        `quick` leaves timers and frames for a later call.
        """
        return (await (self._settler.quiet(to) if quick else self._settler.rest(to))).late

    async def look(self, to: float, *, dom: bool, draw: bool = False) -> Look:
        """Settle and read the shown page. Where it is to `draw`, the picture comes while the caller does other work."""
        late, text = await self._settler.rest(to, read=True, dom=dom)
        # What has been read already is drawn as it was read.
        picture = await self.renderer.begin_picture() if draw and text is not None else None
        snapshot = await self.documents.snapshot(dom=dom, text=text)
        if draw and picture is None:
            picture = await self.renderer.begin_picture()
        return Look(late, snapshot, picture)

    async def snapshot(self, *, dom: bool) -> Snapshot:
        """The shown page with its frames, every actionable element with a ref."""
        return await self.documents.snapshot(dom=dom)

    async def exposed(self, snapshot: Snapshot) -> set[str]:
        """The refs whose middle is in view and not behind anything."""
        refs = [node.ref for node in snapshot.nodes if node.ref and node.box.within(self.width, self.height)]
        return await self.documents.exposed(refs)

    async def close(self) -> None:
        """Close the context with all its tabs, unless the browser is gone anyway."""
        context, self._context = self._context, None
        self.tabs.clear()
        if context is not None and self._browser.alive:
            with contextlib.suppress(PlaywrightError):
                await context.close()
