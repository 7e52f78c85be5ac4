"""What `deskgym serve` gives to the web server: the portal, the apps, and the way from one to the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from werkzeug.utils import redirect
from werkzeug.wrappers import Request, Response

from .. import APPS, App
from ..accounts import account_in, log_in
from ..office import Office
from ..platform.database import Database
from ..platform.errors import DomainError
from ..platform.looks import PLAIN, Look
from ..platform.looks.serving import KEY as LOOK_KEY
from . import create_app
from .looking import KEY as CHOOSING_KEY

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

ENTRANCE = "/-/enter"
_PORTAL_HOSTS = {"localhost", "127.0.0.1"}


class FrontDoor:
    """One world opened to people: the portal at localhost, each app at its own host below it.

    Only here do the apps' hosts take tickets for anybody; the `Office` that agents meet has no such entrance.
    """

    def __init__(self, database: Database, *, choose_account: bool = False, look: Look = PLAIN) -> None:
        self.database = database
        self._office = Office(database, "localhost", choose_account=choose_account, look=look)
        self.tickets = self._office.tickets
        self._portal = create_app()
        self._apps = {f"{app.key}.localhost": app for app in APPS}

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        host = environ.get("HTTP_HOST", "").rsplit(":", 1)[0].lower()
        if host in _PORTAL_HOSTS:
            environ["deskgym.database"] = self.database
            environ["deskgym.tickets"] = self.tickets
            environ[LOOK_KEY], environ[CHOOSING_KEY] = self._office.look, self._serve_in
            return self._portal(environ, start_response)
        app = self._apps.get(host)
        if app is not None and environ.get("PATH_INFO") == ENTRANCE:
            return self._enter(Request(environ), app)(environ, start_response)
        return self._office(environ, start_response)

    def _serve_in(self, look: Look) -> None:
        """From now on all are served in this look."""
        self._office.look = look

    def _enter(self, request: Request, app: App) -> Response:
        """Log in the person whom the ticket names, and go to the app's first page."""
        if request.method != "POST":
            return _refused("Logging in takes a press of a button on the portal.", 405)
        id = self.tickets.redeem(request.args.get("ticket", ""), app.key)
        if id is None:
            return _refused("This way in was used already. Go back to the portal and log in again.", 403)
        try:
            with self.database.session() as db:
                session = log_in(db, app, account_in(app, id))
        except DomainError as refusal:
            return _refused(str(refusal), 403)
        response = redirect("/", 303)
        response.set_cookie(session.cookie, session.token, httponly=True, samesite="Lax")
        return response


def _refused(text: str, status: int) -> Response:
    return Response(f"{text}\n", status, mimetype="text/plain")
