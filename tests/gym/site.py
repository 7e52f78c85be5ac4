"""A small web site of hard pages, and a screen on which tests look at it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from deskgym.gym import actions, inputs
from deskgym.gym.browser import acquire, release
from deskgym.gym.errors import ActionError
from deskgym.gym.screen import Screen
from deskgym.gym.server import Server
from deskgym.gym.snapshot import Node, Snapshot

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

HOST = "crm.deskgym.test"
# Monday 2026-03-16 09:00 in Chicago.
START = 1_773_669_600_000

Answer = str | tuple[str, list[tuple[str, str]], str]


class Site:
    """A WSGI app whose pages are texts or functions of the request's body; it remembers what was asked of it."""

    def __init__(self) -> None:
        self.pages: dict[str, Answer | Callable[[str], Answer]] = {}
        self.asked: list[str] = []

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path = environ["PATH_INFO"]
        self.asked.append(f"{environ['REQUEST_METHOD']} {path}")
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0)).decode()
        page = self.pages.get(path, ("404 Not Found", [], f"no page {path}"))
        answer = page(body) if callable(page) else page
        status, headers, text = ("200 OK", [], answer) if isinstance(answer, str) else answer
        if environ.get("HTTP_HOST") != HOST:
            status, headers, text = "403 Forbidden", [], "not here"
        data = text.encode()
        kinds = (
            [] if any(name == "Content-Type" for name, _ in headers) else [("Content-Type", "text/html; charset=utf-8")]
        )
        start_response(status, [*kinds, *headers, ("Content-Length", str(len(data)))])
        return [data]


def page(body: str, script: str = "", head: str = "") -> str:
    """A whole document."""
    return f"<!doctype html><html lang=en><title>Test</title>{head}<body>{body}<script>{script}</script></body></html>"


class SiteScreen:
    """Steps on a site as the environment does, without a world."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.server = Server()
        self.server.office = site
        self.server.clock = START
        self.browser = acquire()
        self.browser.start()
        self._screen: Screen | None = None
        self.snapshot: Snapshot | None = None

    def show(self, body: str, script: str = "", head: str = "") -> Snapshot:
        """Put a page at / and open it in a fresh context."""
        self.site.pages["/"] = page(body, script, head)
        self.server.clock = START
        return self.browser.run(self._show(), timeout=30)

    async def _show(self) -> Snapshot:
        if self._screen is not None:
            await self._screen.close()
        self._screen = screen = Screen(self.browser, self.server, 1280, 720, [HOST])
        await screen.prepare("America/Chicago")
        await screen.open(f"http://{HOST}/")
        await screen.settle(self.server.clock)
        await screen.forget_history()
        self.snapshot = await screen.snapshot(dom=True)
        return self.snapshot

    def step(self, action: Any) -> str:
        """Do one action; its error text."""
        return self.browser.run(self._step(action), timeout=40)

    async def _step(self, action: Any) -> str:
        screen = self.screen
        said: list[str] = []
        parsed = None
        try:
            parsed = actions.parse(action)
            if not isinstance(parsed, actions.Wait):
                await inputs.perform(screen, parsed)
        except ActionError as error:
            said.append(str(error))
        said.append(await screen.settle(self.server.clock, quick=True))
        self.server.clock += parsed.ms if isinstance(parsed, actions.Wait) else 1000
        said.append(await screen.settle(self.server.clock))
        said.extend(screen.notes)
        screen.notes.clear()
        self.snapshot = await screen.snapshot(dom=True)
        return "; ".join(text for text in said if text)

    @property
    def screen(self) -> Screen:
        """What is shown; `show` has to come first."""
        assert self._screen is not None
        return self._screen

    @property
    def tree(self) -> str:
        assert self.snapshot is not None
        return self.snapshot.axtree()

    def node(self, role: str, name: str = "") -> Node:
        """The first node of this role and name."""
        assert self.snapshot is not None
        return next(node for node in self.snapshot.nodes if node.role == role and name in ("", node.name))

    def ref(self, role: str, name: str = "") -> str:
        ref = self.node(role, name).ref
        assert ref is not None
        return ref

    def run(self, script: str) -> Any:
        """What an expression is in the shown page."""

        async def evaluate() -> Any:
            return json.loads(await self.screen.page.evaluate(f"JSON.stringify({script})"))

        return self.browser.run(evaluate(), timeout=20)

    def picture(self) -> bytes:
        """The shown page's viewport as PNG."""
        return self.browser.run(self.screen.renderer.frame(drawn=True), timeout=20)

    def close(self) -> None:
        if self._screen is not None:
            self.browser.run(self._screen.close(), timeout=20)
        self.server.close()
        release(self.browser)


@contextmanager
def site_screen() -> Iterator[SiteScreen]:
    """A screen that leaves nothing behind."""
    shown = SiteScreen(Site())
    try:
        yield shown
    finally:
        shown.close()
