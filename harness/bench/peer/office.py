"""The CRM on a port of this machine, where whoever comes is already logged in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from ....apps import get_app
from ....apps.accounts import log_in
from ....apps.office import Office
from ....apps.platform.spec import DOMAIN
from ....gym.server import Server
from ....tasks import get_family
from ..config import SHARED

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

APP = "crm"
HOST = f"{APP}.{DOMAIN}"


@contextmanager
def open_office() -> Iterator[int]:
    """The port at which the shared family's first instance is served, to its persona."""
    instance = get_family(SHARED).instance(0)
    world = instance.world.fork()
    with world.session() as db:
        session = log_in(db, get_app(APP), instance.account)
    server = Server()
    server.office = _logged_in(Office(world, DOMAIN), f"{session.cookie}={session.token}")
    try:
        port = urlsplit(server.address).port
        assert port is not None
        yield port
    finally:
        server.close()
        world.close()


def _logged_in(office: WSGIApplication, session: str) -> WSGIApplication:
    def serve(environ, start_response):  # type: ignore[no-untyped-def]
        cookies = [part for part in (environ.get("HTTP_COOKIE"), session) if part]
        environ["HTTP_COOKIE"] = "; ".join(cookies)
        return office(environ, start_response)

    return serve
