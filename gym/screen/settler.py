"""Brings the shown page to rest: waits for conditions, never for time."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from playwright.async_api import Error as PlaywrightError

from ..server import Server
from .documents import Documents
from .renderer import Renderer
from .tabs import Tab, Tabs

# Real seconds after which a page that does not come to rest is reported instead of waited for; so many that a machine
# under load does not show another thing than an idle one.
DEADLINE = 30.0
# Seconds for a new tab, which may be refused or stay blank, and for a download that was announced.
_FOR_TAB = 1.0
_FOR_DOWNLOAD = 2.0

State = dict[str, Any]


class Rest(NamedTuple):
    """How a page came to rest: what went wrong or an empty text, and the snapshot that its script wrote of it."""

    late: str
    snapshot: str | None


class Settler:
    """Waits until nothing is left to wait for in the documents of the shown tab.

    At rest means: no request under way, no navigation begun, documents loaded, no timer due, a frame laid out, and
    what lies under the mouse hovered.
    """

    def __init__(self, server: Server, tabs: Tabs, documents: Documents, renderer: Renderer) -> None:
        self._server, self._tabs, self._documents, self._renderer = server, tabs, documents, renderer
        # Downloads that pages have begun and not been heard of yet.
        self._saved = 0
        # Downloads heard of, and announced by the server, when the page last came to rest.
        self._downloads_before = 0
        self._attachments_before = server.attachments

    async def quiet(self, to: float) -> Rest:
        """Wait for requests and navigations only, at the instant `to` of the page's clock."""
        return await self._repeat(lambda: self._quiet(to, quick=True))

    async def rest(self, to: float, *, read: bool = False, dom: bool = False) -> Rest:
        """Bring the page to rest at the instant `to` of its clock, and `read` it in the same turn where that can be."""
        return await self._repeat(lambda: self._at_rest(to, read=read, dom=dom))

    async def _repeat(self, attempt: Callable[[], Coroutine[Any, Any, State | None]]) -> Rest:
        """Try until an attempt ends with a state, or the deadline has come."""
        try:
            async with asyncio.timeout(DEADLINE):
                while (state := await attempt()) is None:
                    pass
                return Rest("", state.get("snapshot"))
        except TimeoutError:
            pending = self._tabs.pending
            waiting = ", ".join(f"{request.method} {request.url}" for request in list(pending)[:3])
            pending.clear()
            late = f"the page did not come to rest within {DEADLINE:.0f} seconds" + (f": {waiting}" if waiting else "")
            return Rest(late, None)

    async def _quiet(self, to: float, *, quick: bool) -> State | None:
        if not self._tabs:
            await self._tabs.new_page()
        return await self._idle(f"settle({to}, {json.dumps(quick)})")

    async def _at_rest(self, to: float, *, read: bool, dom: bool) -> State | None:
        if await self._quiet(to, quick=False) is None:
            return None
        tab = self._tabs.shown
        try:
            await self._renderer.frame()
        except PlaywrightError as error:
            if not self._documents.was_replaced(tab, tab.page.main_frame, error):
                raise
            return None
        if tab is not self._tabs.shown:
            return None
        # Refs are given to one document after the other, so that a page with frames is read after this.
        arguments = self._documents.snapshot_arguments(tab, dom=dom) if read and len(tab.page.frames) == 1 else "null"
        return await self._idle(f"framed({to}, {arguments})")

    async def _idle(self, call: str) -> State | None:
        """The state of the shown document, if every one of the tab, asked by `call`, has nothing left to wait for."""
        tab, opened = self._tabs.shown, self._tabs.opened
        commits = tab.commits
        states = await self._states(tab, call)
        if states is None:
            return None
        known = [state for state in states if state]
        if any(state["opened"] > 0 for state in known):
            await self._tabs.until(lambda: self._tabs.opened > opened, _FOR_TAB)
            return None
        if tab.is_new:
            if any(state["blank"] for state in known):
                await self._tabs.until(lambda: tab.commits > 0, _FOR_TAB)
            tab.is_new = False
            return None
        if any(state["leaving"] for state in known):
            await self._leave(tab, commits)
            return None
        tab.aborts_told = tab.aborts
        if self._is_busy():
            await self._tabs.until(lambda: not self._is_busy(), DEADLINE)
            return None
        await self._hear_of_downloads()
        if tab is not self._tabs.shown or any(state["more"] for state in known):
            return None
        return states[0] or {}

    async def _states(self, tab: Tab, call: str) -> list[State | None] | None:
        """What every document of the tab answers to `call`, None where it has no script; None if one was replaced."""
        frames = tab.page.frames
        states = await asyncio.gather(
            *(self._documents.ask(frame, f"window.__deskgym ? window.__deskgym.{call} : null") for frame in frames),
            return_exceptions=True,
        )
        answers: list[State | None] = []
        for frame, state in zip(frames, states, strict=True):
            if isinstance(state, BaseException):
                if not self._documents.was_replaced(tab, frame, state):
                    raise state
                return None
            # Each download is told once.
            self._saved += state["saved"] if state else 0
            answers.append(state)
        return answers

    def _is_busy(self) -> bool:
        return bool(self._tabs.pending or self._server.active)

    async def _leave(self, tab: Tab, commits: int) -> None:
        """Wait for the document that a navigation leads to, or for word that it leads to none."""
        await self._tabs.until(
            lambda: tab.commits > commits or tab.aborts > tab.aborts_told or tab not in self._tabs, DEADLINE
        )
        if tab.aborts > tab.aborts_told and tab.commits == commits:
            tab.aborts_told = tab.aborts
            for frame in tab.page.frames:
                with contextlib.suppress(PlaywrightError):
                    await frame.evaluate("window.__deskgym?.stay()")

    async def _hear_of_downloads(self) -> None:
        """The browser tells of a download a little after its answer has come."""
        expected = max(self._saved, self._server.attachments - self._attachments_before)
        if expected:
            heard = self._downloads_before
            await self._tabs.until(lambda: self._tabs.downloads - heard >= expected, _FOR_DOWNLOAD)
        self._downloads_before, self._saved = self._tabs.downloads, 0
        self._attachments_before = self._server.attachments
