"""People at the pages of the catalogue, by a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from deskgym.apps import get_app
from deskgym.apps.accounts import account_in, log_in
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from ....support.browsing import browsing
from ....support.serving import serving
from ..test_requests import ADMIN, Browser

Clerk = Callable[[int], Browser]
Visit = Callable[[int, str], Page]


@pytest.fixture
def visit(browser: Chromium, database: Database) -> Iterator[Visit]:
    """`visit(cast.olga, "/products")` is a page of Olga's browser at Backroom."""
    with ExitStack() as opened:
        port = opened.enter_context(serving(Office(database, apps=(get_app("shop"), get_app("admin")))))
        address = f"http://admin.localhost:{port}"

        def go(person_id: int, path: str) -> Page:
            page = opened.enter_context(browsing(browser, database, address, "admin", person_id)).new_page()
            page.goto(path)
            return page

        yield go


@pytest.fixture
def clerk(database: Database) -> Clerk:
    """`clerk(cast.olga)` sends requests to Backroom as Olga."""

    def enter(person_id: int) -> Browser:
        with database.session() as db:
            session = log_in(db, ADMIN, account_in(ADMIN, person_id))
        return Browser(database, "admin", session.cookie, session.token, session.csrf)

    return enter
