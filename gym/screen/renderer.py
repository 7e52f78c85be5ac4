"""Draws the shown page: a rendering frame comes when it is asked for, on display, as a picture, or only laid out."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Awaitable, Coroutine
from typing import Any

from ..browser import Browser, begin
from ..errors import BrowserDied
from ..pixels import fitted, size_of
from .tabs import Tabs

_PNG = {"format": "png", "optimizeForSpeed": True}
_MOST_FRAMES = 50
# Turns of the loop until the browser has been told to draw.
_TURNS = 3


class Renderer:
    """Rendering frames of the shown tab. Browsers that draw freely are waited for instead."""

    def __init__(self, browser: Browser, tabs: Tabs, size: tuple[int, int]) -> None:
        """`size` is that of pictures."""
        self._browser, self._tabs, self._size = browser, tabs, size

    async def display(self) -> None:
        """Put what is shown on display, unless nothing has been loaded since it was.

        The process that displays pages also tells the browser what lies where: until it has had a page, which may take
        it some time, input for that page goes astray.
        """
        tab = self._tabs.shown
        if self._browser.frames_on_demand and tab.displayed != tab.requested:
            requested = tab.requested
            await self._browser.frame(await tab.cdp())
            tab.displayed = requested

    async def frame(self, *, drawn: bool = False) -> bytes:
        """Let the shown page lay out one rendering frame; the viewport as PNG if it is to be `drawn` as well."""
        tab = self._tabs.shown
        session = await tab.cdp()
        if self._browser.frames_on_demand:
            if not drawn:
                await self._browser.frame(session, noDisplayUpdates=True)
                return b""
            # A frame may come to nothing, as when the page has just been put in another's place: then the next is due.
            for _ in range(_MOST_FRAMES):
                requested = tab.requested
                frame = await self._browser.frame(session, screenshot=_PNG)
                if data := frame.get("screenshotData"):
                    picture = base64.b64decode(data)
                    if size_of(picture) == self._size:
                        tab.displayed = requested
                        return picture
                    # The browser has gone back to a size of its own.
                    await tab.prepare(session)
            raise BrowserDied("The browser draws no picture of the page; reset() opens a new one.")
        await tab.page.evaluate("window.__deskgym?.frame()")
        if not drawn:
            return b""
        return fitted(base64.b64decode((await session.send("Page.captureScreenshot", _PNG))["data"]), *self._size)

    async def begin_picture(self) -> Awaitable[bytes]:
        """Begin to draw the shown page; the viewport as PNG comes later."""
        task = begin(self.frame(drawn=True))
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        return task

    async def drive(self, input: Coroutine[Any, Any, object]) -> None:
        """Await an input event that the page hears of in a rendering frame."""
        task = begin(input)
        try:
            while self._browser.frames_on_demand and not task.done():
                # The wheel turns what is on display, so the frame has to get there.
                await self._browser.frame(await self._tabs.shown.cdp())
                await asyncio.wait([task], timeout=0.001)
            await task
        finally:
            task.cancel()

    async def wheel(self, dx: float, dy: float) -> None:
        """Turn the mouse wheel by so many pixels."""
        await self.drive(self._tabs.shown.page.mouse.wheel(dx, dy))
        if self._browser.frames_on_demand:
            # What has been turned moves in the frame after. One without display updates would move it, too, and not
            # note that it has: the next one would do it again.
            await self._browser.frame(await self._tabs.shown.cdp())
