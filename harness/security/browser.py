"""The environment's browser on an app: pages as a principal sees them, and what ran in them that nobody meant to."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

from ...gym import ActionError
from ...gym.actions import Action
from ...gym.browser import acquire, release
from ...gym.inputs import perform
from ...gym.screen import Screen
from ...gym.server import Server
from ...gym.snapshot import Node, Snapshot
from .client import AppClient
from .hosts import HOSTS
from .payloads import MARKER
from .spec import Principal

#: In every document before its own scripts: what its policy had to stop.
_WATCH = """addEventListener("securitypolicyviolation", (event) => {
    (window.__stopped ??= []).push(`${event.effectiveDirective} ${event.blockedURI}`);
});"""
_RAN = f"[window.{MARKER} === undefined ? [] : ['a script ran'], window.__stopped ?? []].flat()"
#: Milliseconds in which an open page asks for news, and a lookup for what was typed.
_MEANWHILE = 3000


class BrowserSession:
    """One principal's browser at a time."""

    def __init__(self, client: AppClient) -> None:
        self._client = client
        self._server = Server()
        self._browser = acquire()
        self._browser.start()
        self._screen: Screen | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._leave()
        finally:
            self._server.close()
            release(self._browser)

    def open(self, principal: Principal, path: str) -> None:
        """Show an address in a fresh browser context, in which the principal is logged in."""
        self._leave()
        with self._client.world.current.session() as db:
            zone, self._server.clock = db.company.timezone, round(db.now.timestamp() * 1000)
        self._server.office = self._client.office
        screen = self._screen = Screen(self._browser, self._server, 1280, 720, sorted(HOSTS))
        name, value = self._client.cookie(principal)
        cookie = {"name": name, "value": value, "domain": self._client.host, "path": "/"}
        self._browser.run(self._open(screen, zone, f"http://{self._client.host}{path}", cookie), timeout=90)

    async def _open(self, screen: Screen, zone: str, url: str, cookie: dict[str, Any]) -> None:
        await screen.prepare(zone)
        await screen.page.context.add_init_script(_WATCH)
        await screen.open(url, [cookie])
        await screen.settle(self._server.clock)

    def do(self, action: Action) -> str:
        """Do one action, and let a while pass; what went wrong, as an agent is told."""
        return self._browser.run(self._do(action), timeout=90)

    async def _do(self, action: Action) -> str:
        screen, problem = self._shown, ""
        try:
            await perform(screen, action)
        except ActionError as error:
            problem = str(error)
        await screen.settle(self._server.clock, quick=True)
        self._server.clock += _MEANWHILE
        late = await screen.settle(self._server.clock)
        told = "; ".join(text for text in (problem, late, *screen.notes) if text)
        screen.notes.clear()
        return told

    @property
    def _shown(self) -> Screen:
        assert self._screen is not None
        return self._screen

    @property
    def urls(self) -> list[str]:
        """Where every tab is."""
        return [tab.page.url for tab in self._shown.tabs]

    @property
    def address(self) -> str:
        """The one server that the browser talks to."""
        return self._server.address

    def nodes(self) -> list[Node]:
        """What can be acted upon."""
        return [node for node in self._snapshot().nodes if node.ref is not None]

    def text(self) -> str:
        """The page as an agent reads it."""
        return self._snapshot().axtree()

    def _snapshot(self) -> Snapshot:
        return self._browser.run(self._shown.snapshot(dom=False), timeout=60)

    def html(self) -> str:
        """The page as its scripts have made it."""
        return str(self._ask("document.documentElement.outerHTML"))

    def executed(self) -> list[str]:
        """Scripts out of texts that ran, and scripts and foreign things that only the page's policy kept from it."""
        stopped = dict.fromkeys(self._ask(_RAN))
        return [each for each in stopped if each == "a script ran" or "script" in each or MARKER in each]

    def _ask(self, expression: str) -> Any:
        return self._browser.run(self._shown.documents.ask(self._shown.page.main_frame, expression), timeout=60)

    def _leave(self) -> None:
        screen, self._screen = self._screen, None
        if screen is not None:
            self._browser.run(screen.close(), timeout=15)
