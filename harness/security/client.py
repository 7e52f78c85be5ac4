"""An HTTP client of one app: whoever sends whatever, every row that changes is seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from werkzeug.test import Client, TestResponse

from ...apps import get_app
from ...apps.accounts import LogIn, account_in, log_in
from ...apps.office import Office
from ...seeds.world import World
from ...tasks.verifier.changes import Changes
from .hosts import DOMAIN
from .spec import Principal, get_spec
from .watched_world import WatchedWorld


@dataclass(frozen=True)
class Response:
    """What came back, and which rows are other than before."""

    status: int
    text: str
    changes: Changes
    location: str | None = None
    #: Whether anything at all was written, sessions and other incidental rows included.
    wrote: bool = False
    kind: str = "text/html"
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_page(self) -> bool:
        return self.kind == "text/html"

    @property
    def is_attachment(self) -> bool:
        """Whether a browser saves it instead of showing it."""
        return self.headers.get("Content-Disposition", "").startswith("attachment")

    @property
    def is_ok(self) -> bool:
        return self.status < 400

    def changed_rows(self, most: int | None = None) -> str:
        """Name the rows that changed, at most so many."""
        rows = ", ".join(f"{table} {row}" for table, row in sorted(self.changes)[:most])
        return rows or ("incidental rows" if self.wrote else "no row")


class AppClient:
    """Sends requests to one app of a copied world, which is put back after each that changed something."""

    def __init__(self, world: World, app: str) -> None:
        """Raises `MissingSpec` if nothing is declared about the app of this key."""
        self.app = app
        self.spec = get_spec(app)
        self.host = f"{app}.{DOMAIN}"
        self.world = WatchedWorld(world)
        self._sessions: dict[Principal, LogIn] = {}
        if self.spec.fixture:
            self.world.execute(self.spec.fixture)

    def close(self) -> None:
        """Free the copy of the world."""
        self.world.close()

    @property
    def office(self) -> Office:
        """The apps of the world as it is now."""
        return Office(self.world.current, DOMAIN)

    def log_in(self, principals: Sequence[Principal]) -> None:
        """Log everybody in who has an id, anew if they were before."""
        app = get_app(self.app)
        with self.world.current.session() as db:
            for principal in principals:
                if principal.id is not None:
                    self._sessions[principal] = log_in(db, app, account_in(app, principal.id))
        self.world.keep()

    def cookie(self, principal: Principal) -> tuple[str, str]:
        """Return name and value of the session cookie of somebody logged in."""
        session = self._sessions[principal]
        return session.cookie, session.token

    def csrf_token(self, principal: Principal) -> str:
        """Return the CSRF token of somebody logged in."""
        return self._sessions[principal].csrf

    def request(
        self,
        principal: Principal,
        method: str,
        path: str,
        data: Mapping[str, Any] | None = None,
        *,
        json: Any = None,
        token: str | None = "",
        origin: str | None = None,
        fragment: bool = False,
        keep: bool = False,
    ) -> Response:
        """Send one request, with the principal's own CSRF token unless another (or None) is given.

        `fragment` asks as htmx does, and is answered with the piece that a page would show, without the rest.
        What it changed is undone again, unless `keep` makes it part of the world.
        """
        session = self._sessions.get(principal)
        headers = {"Cookie": f"{session.cookie}={session.token}"} if session else {}
        csrf = session.csrf if token == "" and session else token
        if csrf:
            headers["X-CSRF-Token"] = csrf
        if fragment:
            headers["HX-Request"] = "true"
        if origin is not None:
            headers["Origin"] = origin
        client = Client(self.office, use_cookies=False)
        body: dict[str, Any] = {} if method in ("GET", "HEAD") else {"data": data}
        if json is not None:
            body = {"json": json}
        response = client.open(path, base_url=f"http://{self.host}", method=method, headers=headers, **body)
        return _read(response, self.world.settle(keep=keep))

    def get(self, principal: Principal, path: str) -> Response:
        """Ask for a page."""
        return self.request(principal, "GET", path)


def _read(response: TestResponse, changes: Changes | None) -> Response:
    kind = response.mimetype or ""
    is_text = kind.startswith("text/") or kind == "application/json"
    content = response.get_data(as_text=True) if is_text else ""
    response.close()
    return Response(
        response.status_code,
        content,
        changes or {},
        location=response.location or response.headers.get("HX-Redirect"),
        wrote=changes is not None,
        kind=kind,
        headers=dict(response.headers),
    )
