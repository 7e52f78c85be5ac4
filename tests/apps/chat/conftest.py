"""An office whose people can be put at the keyboard."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import pytest
from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.sessions import cookie_name, log_in
from playwright.sync_api import Browser, Page

from ..conftest import As, Build
from . import cast as casting
from .cast import Cast

Open = Callable[[int, str], Page]


@pytest.fixture
def build() -> Build:
    return casting.build


@pytest.fixture
def db(seat: As, cast: Cast) -> Db:
    """Ben is at the keyboard."""
    return seat(cast.ben)


class Quiet(WSGIRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the test tells what went wrong."""


@pytest.fixture
def visit(browser: Browser, database: Database) -> Iterator[Open]:
    """`visit(cast.ben, "/channels/sales")` is a page of Ben's browser; faults in its scripts fail the test."""
    office = Office(database, apps=[get_app("chat")])
    server = make_server("127.0.0.1", 0, office, server_class=WSGIServer, handler_class=Quiet)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    address = f"http://chat.localhost:{server.server_port}"
    pages: list[Page] = []
    faults: list[str] = []

    def open_page(person_id: int, path: str) -> Page:
        with database.session() as db:
            token = log_in(db, person_id, "chat").token
        context = browser.new_context(
            base_url=address, viewport={"width": 1280, "height": 720}, reduced_motion="reduce"
        )
        context.add_cookies([{"name": cookie_name("chat"), "value": token, "url": address}])
        page = context.new_page()
        page.set_default_timeout(15000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        page.context.close()
    server.shutdown()
    server.server_close()
    thread.join()
    assert faults == []
