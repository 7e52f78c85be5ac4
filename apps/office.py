"""One WSGI callable for a whole office: the host name picks the app, the world's database goes along."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from . import APPS, App
from .platform.database import Database
from .platform.looks import PLAIN, Look
from .platform.looks.serving import KEY as LOOK_KEY
from .platform.spec import DOMAIN
from .platform.tickets import Tickets

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

_NO_SUCH_HOST = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Not reachable</title>
<h1>Not reachable</h1><p>This address is outside the office network.</p></html>"""


class Office:
    """The apps of one world, at `{label}.{domain}` and `{label}.localhost`; every other host gets 403.

    Logging in takes a password or a code, unless `choose_account` says that a name is enough. All are served in `look`.
    """

    def __init__(
        self,
        database: Database,
        domain: str = DOMAIN,
        apps: Sequence[App] = APPS,
        *,
        choose_account: bool = False,
        look: Look = PLAIN,
    ) -> None:
        self.database, self.choose_account, self.look = database, choose_account, look
        self.tickets = Tickets()
        self._by_host = {f"{app.key}.{name}": app for app in apps for name in (domain, "localhost")}

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        app = self._by_host.get(environ.get("HTTP_HOST", "").rsplit(":", 1)[0].lower())
        if app is None:
            headers = [("Content-Type", "text/html; charset=utf-8"), ("Content-Length", str(len(_NO_SUCH_HOST)))]
            start_response("403 Forbidden", headers)
            return [] if environ["REQUEST_METHOD"] == "HEAD" else [_NO_SUCH_HOST]
        environ["deskgym.database"], environ["deskgym.tickets"] = self.database, self.tickets
        environ["deskgym.choose_account"], environ[LOOK_KEY] = self.choose_account, self.look
        return app.wsgi()(environ, start_response)
