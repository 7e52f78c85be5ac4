"""The documents of the shown tab: asking them, and reading them as an agent sees them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame

from ..actions.values import short
from ..errors import ActionError, BrowserDied
from ..snapshot import Snapshot, enlarge, graft, read
from .tabs import Tab, Tabs

# What the browser says when it was asked about a document that another has replaced.
_REPLACED = ("context was destroyed", "navigat", "Frame was detached", "Cannot find", "was collected")


class Documents:
    """Questions to the documents of a screen, through the script that runs in each of them (`gym/page`)."""

    def __init__(self, tabs: Tabs, factor: float = 1) -> None:
        """`factor`: pixels of the picture for each of the page's own."""
        self._tabs, self._factor = tabs, factor
        #: How many refs were given to elements so far.
        self.refs = 0
        self._frames: dict[str, Frame] = {}

    async def ask(self, frame: Frame, expression: str) -> Any:
        """The value of `expression`, or of what it promises, in a document of the shown tab."""
        if frame.parent_frame is not None:
            return await frame.evaluate(expression)
        # By the protocol's own call, which takes two thirds as long as Playwright's.
        wanted = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        said = await (await self._tabs.shown.cdp()).send("Runtime.evaluate", wanted)
        if "exceptionDetails" in said:
            raise PlaywrightError(said["exceptionDetails"].get("exception", {}).get("description", "the page failed"))
        return said["result"].get("value")

    def was_replaced(self, tab: Tab, frame: Frame, error: BaseException) -> bool:
        """Whether the error only says that another document has taken the place. Raises BrowserDied."""
        if not isinstance(error, PlaywrightError):
            return False
        self._tabs.check_alive(tab)
        closed = tab not in self._tabs or frame.is_detached()
        return closed or any(words in error.message for words in _REPLACED)

    def snapshot_arguments(self, tab: Tab, *, dom: bool) -> str:
        """What the page's own function `snapshot` is to be called with next, as JSON."""
        return json.dumps([self.refs, dom, tab.snapshots])

    async def snapshot(self, *, dom: bool, text: str | None = None) -> Snapshot:
        """The shown page with its frames, every actionable element with a ref. Raises BrowserDied.

        `text` is what the page's script has written of it already.
        """
        for _ in range(5):
            tab = self._tabs.shown
            try:
                written, text = text, None
                snapshot = await self._snapshot(tab, tab.page.main_frame, dom, written)
                tab.title = snapshot.title
                if self._factor != 1:
                    enlarge(snapshot, self._factor)
                return snapshot
            except PlaywrightError as error:
                if not self.was_replaced(tab, tab.page.main_frame, error):
                    raise
        raise BrowserDied("The page never holds still long enough to be seen.")

    async def _snapshot(self, tab: Tab, frame: Frame, dom: bool, text: str | None = None) -> Snapshot:
        arguments = self.snapshot_arguments(tab, dom=dom)
        data = json.loads(text or await self.ask(frame, f"window.__deskgym.snapshot(...{arguments})"))
        tab.snapshots += 1
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

    async def exposed(self, refs: Iterable[str]) -> set[str]:
        """Those of `refs` whose middle is not behind anything."""
        by_frame: dict[Frame, list[str]] = {}
        for ref in refs:
            by_frame.setdefault(self._frames[ref], []).append(ref)
        found: set[str] = set()
        for frame, group in by_frame.items():
            found.update(await self.ask(frame, f"window.__deskgym.exposed({json.dumps(group)})"))
        return found

    def frame_of(self, ref: str) -> Frame:
        """The frame that holds `ref`. Raises ActionError for a ref that is gone or was never given."""
        frame = self._frames.get(ref)
        if frame is None:
            raise ActionError(f"{short(ref)} is not a ref of any observation: refs look like e12")
        if frame.is_detached() or frame.page != self._tabs.shown.page:
            raise gone(ref)
        return frame


def gone(ref: str) -> ActionError:
    """The error that an agent reads when an element has left the page."""
    return ActionError(f"{ref} is no longer on the page")
