"""An office whose people can be put at the keyboard: of an action, of an HTTP client, of a browser."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Deal
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.sessions import cookie_name, log_in
from playwright.sync_api import Browser, Page
from sqlalchemy import event
from werkzeug.test import Client, TestResponse

from ..conftest import As, Build
from . import cast as casting
from .cast import TODAY, Cast

Open = Callable[[int], Page]


@pytest.fixture
def build() -> Build:
    return casting.build


@pytest.fixture
def db(seat: As, cast: Cast) -> Db:
    """Sam, a sales rep, is at the keyboard."""
    return seat(cast.sam)


@pytest.fixture
def deal(db: Db, cast: Cast) -> Deal:
    """Sam's deal with Norwood over 1,200.00 in the first stage."""
    deal = actions.create_deal(db, name="Norwood lobby", account_id=cast.norwood, amount=120_000, close_date=TODAY)
    db.commit()
    return deal


class Desk:
    """One person's HTTP client, with the session's CSRF token at hand."""

    def __init__(self, database: Database, person_id: int) -> None:
        self.database, self.queries = database, 0
        with database.session() as db:
            session = log_in(db, person_id, "crm")
            self.csrf, token = session.csrf, session.token
        self._client = Client(Office(database))
        self._client.set_cookie(cookie_name("crm"), token, domain="crm.localhost")
        event.listen(database.engine, "before_cursor_execute", self._count)

    def _count(self, *_args: object) -> None:
        self.queries += 1

    def get(self, path: str, **headers: str) -> TestResponse:
        self.queries = 0
        return self._client.get(path, base_url="http://crm.localhost", headers=headers)

    def post(self, path: str, *, csrf: bool = True, **values: object) -> TestResponse:
        data = {name: str(value) for name, value in values.items() if value is not None}
        if csrf:
            data["csrf_token"] = self.csrf
        return self._client.post(path, base_url="http://crm.localhost", data=data)


@pytest.fixture
def desk(database: Database, cast: Cast) -> Desk:
    """Sam's HTTP client."""
    return Desk(database, cast.sam)


class Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the test tells what went wrong."""


@pytest.fixture
def address(database: Database) -> Iterator[str]:
    server = make_server("127.0.0.1", 0, Office(database), server_class=WSGIServer, handler_class=Quiet)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    yield f"http://crm.localhost:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def open_as(browser: Browser, address: str, database: Database) -> Iterator[Open]:
    """`open_as(cast.sam)` is a page of Sam's browser. A fault in the page's scripts fails the test."""
    faults: list[str] = []
    contexts = []

    def open_page(person_id: int) -> Page:
        with database.session() as db:
            token = log_in(db, person_id, "crm").token
        context = browser.new_context(
            base_url=address, viewport={"width": 1280, "height": 720}, reduced_motion="reduce"
        )
        context.add_cookies([{"name": cookie_name("crm"), "value": token, "url": address}])
        context.set_default_timeout(15000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if "Content Security" in message.text else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def page(open_as: Open, cast: Cast) -> Page:
    """Sam's browser."""
    return open_as(cast.sam)
