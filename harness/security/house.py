"""An office under watch: whoever asks its apps for whatever, every row that changes is seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import text
from werkzeug.test import Client, TestResponse

from ...apps import APPS, get_app
from ...apps.accounts import account_in, log_in
from ...apps.office import Office
from ...seeds.world import World
from ...tasks.verifier.changes import ChangeLog, Changes

DOMAIN = "deskgym.test"
HOSTS = frozenset(f"{app.key}.{DOMAIN}" for app in APPS)


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door of one app; `id` is a person's, a customer's at the shop, or None for a stranger."""

    app: str
    role: str
    id: int | None = None

    def __str__(self) -> str:
        return self.role if self.id is None else f"{self.role} ({self.id})"


@dataclass(frozen=True)
class Answer:
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
    def went_well(self) -> bool:
        return self.status < 400


class House:
    """A world's office, put back to how it was after every request that changed something."""

    def __init__(self, base: World) -> None:
        self._base = base.fork()
        self._sessions: dict[Visitor, tuple[str, str]] = {}
        self._begin(base.fork())

    def close(self) -> None:
        self.world.close()
        self._base.close()

    def _begin(self, world: World) -> None:
        # A copy each time: the triggers of a log do not outlive the restoring of a database.
        self.world = world
        self.office = Office(world, DOMAIN)
        self._log = ChangeLog(world)
        self._keep()

    def _keep(self) -> None:
        """From now on, this is how the world is."""
        self._clean = self.world.snapshot()
        self._base.restore(self._clean)
        self._log.start()
        self._written = self._writes()

    def _writes(self) -> int:
        connection = self.world.engine.raw_connection()
        try:
            return int(connection.driver_connection.total_changes)  # type: ignore[union-attr]  # it is sqlite3's
        finally:
            connection.close()

    def rows(self, sql: str, **values: Any) -> Sequence[tuple[Any, ...]]:
        """What a query finds in the untouched world."""
        with self.world.session() as db:
            return [tuple(row) for row in db.execute(text(sql), values)]

    def prepare(self, sql: str, **values: Any) -> None:
        """Change the world that all requests begin from."""
        with self.world.session() as db:
            db.execute(text(sql), values)
        self._keep()

    @contextmanager
    def given(self, sql: str, **values: Any) -> Iterator[None]:
        """For a while, all requests begin from a world that is changed so."""
        before = self._clean
        self.prepare(sql, **values)
        try:
            yield
        finally:
            self.world.close()
            self._begin(World.of(before))

    def let_in(self, visitors: Sequence[Visitor]) -> None:
        """Log everybody in who has an id, anew if they were before."""
        with self.world.session() as db:
            for visitor in visitors:
                if visitor.id is None:
                    continue
                app = get_app(visitor.app)
                session = log_in(db, app, account_in(app, visitor.id))
                self._sessions[visitor] = (f"{session.cookie}={session.token}", session.csrf)
        self._keep()

    def cookie(self, visitor: Visitor) -> tuple[str, str]:
        """Name and value of the session cookie of a visitor who is let in."""
        name, _, value = self._sessions[visitor][0].partition("=")
        return name, value

    def token(self, visitor: Visitor) -> str:
        """The CSRF token of a visitor who is let in."""
        return self._sessions[visitor][1]

    def ask(
        self,
        visitor: Visitor,
        method: str,
        path: str,
        data: Mapping[str, Any] | None = None,
        *,
        json: Any = None,
        token: str | None = "",
        origin: str | None = None,
        fragment: bool = False,
        keep: bool = False,
    ) -> Answer:
        """Send one request, with the visitor's own CSRF token unless another (or None) is given.

        `fragment` asks as htmx does, and is answered with the piece that a page would show, without the rest.
        What it changed is undone again, unless `keep` makes it part of the world.
        """
        cookie, own = self._sessions.get(visitor, ("", ""))
        headers = {"Cookie": cookie} if cookie else {}
        if token is not None and (token or own):
            headers["X-CSRF-Token"] = token or own
        if fragment:
            headers["HX-Request"] = "true"
        if origin is not None:
            headers["Origin"] = origin
        client = Client(self.office, use_cookies=False)
        host = f"http://{label_of(visitor.app)}.{DOMAIN}"
        body: dict[str, Any] = {} if method in ("GET", "HEAD") else {"data": data}
        if json is not None:
            body = {"json": json}
        response: TestResponse = client.open(path, base_url=host, method=method, headers=headers, **body)
        changes: Changes = {}
        wrote = False
        if self._writes() != self._written:
            wrote = self.world.snapshot() != self._clean
            if wrote:
                changes = self._log.since(self._base)
                if keep:
                    self._keep()
                else:
                    self.world.close()
                    self._begin(self._base.fork())
            self._written = self._writes()
        kind = response.mimetype or ""
        readable = kind.startswith("text/") or kind == "application/json"
        content = response.get_data(as_text=True) if readable else ""
        response.close()
        location = response.location or response.headers.get("HX-Redirect")
        return Answer(response.status_code, content, changes, location, wrote, kind, dict(response.headers))


def label_of(app: str) -> str:
    """The first label of an app's host."""
    return get_app(app).key
