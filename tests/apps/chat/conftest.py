"""An office whose people can be put at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from playwright.sync_api import Browser, Page

from ...support.browsing import browsing
from ...support.serving import serving
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


@pytest.fixture
def visit(browser: Browser, database: Database) -> Iterator[Open]:
    """`visit(cast.ben, "/channels/sales")` is a page of Ben's browser; faults in its scripts fail the test."""
    with ExitStack() as stack:
        port = stack.enter_context(serving(Office(database, apps=[get_app("chat")])))

        def open_page(person_id: int, path: str) -> Page:
            address = f"http://chat.localhost:{port}"
            page = stack.enter_context(browsing(browser, database, address, "chat", person_id)).new_page()
            page.goto(path)
            return page

        yield open_page
