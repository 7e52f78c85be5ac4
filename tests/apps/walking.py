"""A walk over the pages of one app in a real browser: everything there is to see, and every control clicked once."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urljoin, urlsplit

from deskgym.apps import App, get_app
from deskgym.apps.accounts import account_in, log_in
from deskgym.apps.office import Office
from deskgym.apps.platform.listview import ListView
from deskgym.gym.page import part
from deskgym.seeds.world import World
from playwright._impl._api_structures import SetCookieParam
from playwright.sync_api import Browser, CDPSession, ConsoleMessage, Dialog, Page, Request
from playwright.sync_api import Error as PlaywrightError
from werkzeug.exceptions import HTTPException

from ..support.serving import serving

_SCRIPT = (Path(__file__).parent / "walk.js").read_text()
#: The accessibility tree as the environment's own script writes it.
_TREE = f"""(() => {{
const api = {{}};
{part("names")}
{part("snapshot")}
window.walkTree = () => JSON.parse(api.snapshot(0, false, 0)).tree;
}})();"""
#: What a form says to values that it refuses; the browser writes each of them to its console.
_REFUSALS = ("422", "409")
#: The digest of an empty style attribute, as a swap leaves one behind: the browser's policy refuses what says nothing.
_EMPTY_STYLE = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
#: Parts of a query that make another page of the same route.
_TELLING = ("tab", "view", "layout", "type")
_DEADLINE = 400
_TROUBLES = {"dead": "no effect", "covered": "covered by something else"}
_NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
#: Roles that hold others, or that only scroll.
_CONTAINERS = frozenset(
    {
        "RootWebArea",
        "WebArea",
        "dialog",
        "listbox",
        "menu",
        "tabpanel",
        "grid",
        "main",
        "Iframe",
        "region",
        "log",
        "none",
    }
)


@dataclass(frozen=True)
class Walker:
    """Who walks over an app: somebody who may do the most there, and how many kinds of pages are looked at."""

    persona: str
    most: int
    least: int = 10  # kinds of pages, and controls, of which there must be more
    files: tuple[str, ...] = ()  # endpoints of files, which are no pages
    #: Of each list that tools give as well: the tool, the page, and what the list is declared to be.
    lists: tuple[tuple[str, str, ListView], ...] = ()


def walker_of(app: App) -> Walker:
    """What the app's own tests declare in `walker.py`, in the folder that mirrors its package."""
    folder = app.package.removeprefix("deskgym.apps.")
    walker: Walker = import_module(f".{folder}.walker", __package__).WALKER
    return walker


@dataclass
class Walk:
    """One app as one person sees it."""

    app: str
    world: World
    page: Page
    port: int
    cookie: SetCookieParam
    most: int
    problems: list[str] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    clicked: set[str] = field(default_factory=set)
    path: str = ""
    #: The path that the page really has: what is opened may redirect.
    landed: str = ""
    last: str = ""
    _requests: int = 0
    _answers: int = 0
    _writes: bool = False
    #: Whether the page is about to be replaced: a click may be answered before the next page is asked for.
    _leaving: bool = False

    def __post_init__(self) -> None:
        page = self.page
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._problem(f"script error: {error}"))
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        page.on("dialog", self._interrupted)
        page.context.on("page", lambda opened: opened.close() if opened is not page else None)
        page.add_init_script(_TREE)
        page.add_init_script(_SCRIPT)
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Page.enable")
        self._session.on("Page.frameRequestedNavigation", lambda _event: self._leaves(True))
        for came in ("frameNavigated", "navigatedWithinDocument", "frameStoppedLoading", "downloadWillBegin"):
            self._session.on(f"Page.{came}", lambda _event: self._leaves(False))
        self._clean = self.world.snapshot()
        self._urls = get_app(self.app).wsgi().url_map.bind(self._host)

    @property
    def _host(self) -> str:
        return f"{self.app}.localhost"

    def _problem(self, text: str) -> None:
        told = f"{self.path}: {text}"
        if told not in self.problems:
            self.problems.append(told)

    def _heard(self, message: ConsoleMessage) -> None:
        if _EMPTY_STYLE in message.text:
            return
        refused = message.text.startswith("Failed to load resource") and any(code in message.text for code in _REFUSALS)
        if message.type == "error" and not refused:
            self._problem(f"console after {self.last}: {message.text} {message.location.get('url', '')}")

    def _asked(self, request: Request) -> None:
        self._requests += 1
        self._writes |= request.method not in ("GET", "HEAD")
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws") and address.hostname != self._host:
            self._problem(f"foreign request: {request.url}")

    def _interrupted(self, dialog: Dialog) -> None:
        self._problem(f"native dialog: {dialog.message}")
        dialog.accept()

    def _answered(self, _request: Request) -> None:
        self._answers += 1

    def _leaves(self, leaving: bool) -> None:
        self._leaving = leaving

    def _ask(self, script: str, argument: Any = None) -> Any:
        """What a script in the page says; asked again where the page was just being replaced."""
        for _ in range(5):
            try:
                return self.page.evaluate(script, argument)
            except PlaywrightError as error:
                if "context was destroyed" not in error.message:
                    raise
                self._settle()
        raise AssertionError(f"{self.path}: {script} gets no answer")

    def all(self, first: str = "/") -> None:
        """Every page that links lead to, one of each kind, and on each every control that was not clicked yet."""
        queue = [first]
        while queue and len(self.seen) < self.most:
            path = queue.pop(0)
            kind = self._kind(path)
            if kind is None or kind in self.seen:
                continue
            self.seen.add(kind)
            if self._open(path):
                queue += [link for link in map(self._local, self._ask("walkLinks()")) if link]
                self._read()
                self._click_everything(path)

    def _kind(self, path: str) -> str | None:
        """What makes a page another page: its route, and the part of it that the query asks for."""
        address = urlsplit(path)
        try:
            endpoint, _ = self._urls.match(address.path, method="GET")
        except HTTPException:
            self._problem(f"a link leads nowhere: {path}")
            return None
        if endpoint in ("static", "launcher.apps", *walker_of(get_app(self.app)).files):
            return None
        query = dict(parse_qsl(address.query))
        if "page" in query:
            return f"{endpoint} page" if query["page"] == "2" else None
        return " ".join([str(endpoint), *(f"{name}={query[name]}" for name in _TELLING if name in query)])

    def _local(self, link: str) -> str | None:
        address = urlsplit(urljoin(f"http://{self._host}:{self.port}{self.path}", link))
        if address.scheme != "http" or address.hostname != self._host:
            return None
        return address.path + (f"?{address.query}" if address.query else "")

    def _open(self, path: str) -> bool:
        self.path = path
        if self._writes:
            # The page that wrote may still be on its way to what it made, which is about to be gone.
            self._settle()
            with suppress(PlaywrightError):
                self.page.goto("about:blank")
            self.world.restore(self._clean)
            self.page.context.clear_cookies()
            self.page.context.add_cookies([self.cookie])
            self._writes = False
        answer = None
        for _ in range(3):
            try:
                answer = self.page.goto(f"http://{self._host}:{self.port}{path}")
                break
            except PlaywrightError as error:
                # A file to save; which of the two it says hangs on what the browser tells first.
                if "ERR_ABORTED" in error.message or "Download is starting" in error.message:
                    return False
                if "interrupted by another" not in error.message:
                    raise
                self._settle()
        if answer is not None and answer.status >= 400:
            self._problem(f"answers {answer.status}")
            return False
        self._settle()
        self.landed = self._ask("location.pathname")
        return True

    def _settle(self) -> None:
        """Until everything that was asked for has been answered, and shown."""
        self.page.wait_for_load_state("load")
        for _ in range(200):
            before = self._requests
            with suppress(PlaywrightError):
                if self._leaving or self._answers < before:
                    self.page.wait_for_timeout(5)
                else:
                    self.page.evaluate(_NEXT_FRAME)
            if not self._leaving and self._answers >= self._requests == before:
                return

    def _read(self) -> None:
        """What can be told without clicking."""
        for html in self._ask("walkMute()"):
            self._problem(f"looks clickable, has no role: {html}")
        for html in self._ask("walkNative()"):
            self._problem(f"native picker: {html}")
        for text in self._ask("walkUntold()"):
            self._problem(f"drawn, but not in the tree: {text}")
        for html in self._ask("walkColors()"):
            self._problem(f"said by its color only: {html}")
        tree = self._session.send("Accessibility.getFullAXTree")
        for node in tree["nodes"]:
            properties = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
            role = node.get("role", {}).get("value")
            name = node.get("name", {}).get("value", "").strip()
            if properties.get("focusable") and not node.get("ignored") and not name and role not in _CONTAINERS:
                html = self._html(node["backendDOMNodeId"])
                # What only scripts give the focus to is no control.
                if 'tabindex="-1"' not in html.partition(">")[0]:
                    self._problem(f"no name: {html} (role {role})")

    def _html(self, node: int) -> str:
        try:
            return str(self._session.send("DOM.getOuterHTML", {"backendNodeId": node})["outerHTML"])[:160]
        except PlaywrightError:
            return "?"

    def _click_everything(self, path: str, before: tuple[str, ...] = ()) -> None:
        """Every control of the page, and of the dialogs and menus that they open."""
        while True:
            fresh = [each for each in self._controls() if each["signature"] not in self.clicked]
            if not fresh:
                return
            control = fresh[0]
            self.clicked.add(control["signature"])
            opened = self._click(control)
            if opened and len(before) < 2 and any(c["signature"] not in self.clicked for c in self._controls()):
                self._read()
                self._click_everything(path, (*before, control["signature"]))
            if not self._return_to(path, before):
                return

    def _controls(self) -> list[dict[str, Any]]:
        """The controls of the page that was opened: what a click may have led to meanwhile is another page."""
        found: list[dict[str, Any]] = self._ask("path => location.pathname === path ? walkControls() : []", self.landed)
        return found

    def _return_to(self, path: str, before: tuple[str, ...]) -> bool:
        """The page as it was when it was opened, with the dialogs that clicks had opened."""
        if not self._open(path):
            return False
        for signature in before:
            again = next((each for each in self._controls() if each["signature"] == signature), None)
            if again is None:
                return False
            self._click(again)
        return True

    def _click(self, control: dict[str, Any]) -> bool:
        """Click; whether the page is still the same, with more to be seen. A control without effect is a problem."""
        url, requests = self.page.url, self._requests
        try:
            came = self.page.evaluate("told => walkClick(told)", [control["index"], _DEADLINE])
        except PlaywrightError as error:
            if "destroyed" not in error.message and "closed" not in error.message:
                raise
            came = "left"
        self.last = control["html"]
        if came in ("dead", "covered") and self._requests == requests:
            self._problem(f"{_TROUBLES[came]}: {control['html']}")
        self._settle()
        return came == "changed" and self.page.url == url


def walk(app: str, world: World, browser: Browser, account_id: int, *, first: str = "/", most: int = 60) -> Walk:
    """Walk over an app as somebody who may do everything."""
    with world.session() as db:
        session = log_in(db, get_app(app), account_in(get_app(app), account_id))
    with serving(Office(world)) as port:
        context = browser.new_context(viewport={"width": 1280, "height": 720})
        kept: SetCookieParam = {"name": session.cookie, "value": session.token, "url": f"http://{app}.localhost:{port}"}
        context.add_cookies([kept])
        page = context.new_page()
        page.set_default_timeout(10_000)
        steps = Walk(app, world, page, port, kept, most)
        try:
            steps.all(first)
        finally:
            context.close()
    return steps
