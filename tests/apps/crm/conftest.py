"""An office whose people can be put at the keyboard: of an action, of an HTTP client, of a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Deal
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from playwright.sync_api import Browser, Page

from ...support.browsing import browsing
from ...support.client import OfficeClient
from ...support.serving import serving
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


@pytest.fixture
def client(database: Database, cast: Cast) -> OfficeClient:
    """Sam's HTTP client."""
    return OfficeClient(database, "crm", cast.sam)


@pytest.fixture
def address(database: Database) -> Iterator[str]:
    with serving(Office(database)) as port:
        yield f"http://crm.localhost:{port}"


@pytest.fixture
def open_as(browser: Browser, address: str, database: Database) -> Iterator[Open]:
    """`open_as(cast.sam)` is a page of Sam's browser. A fault in the page's scripts fails the test."""
    with ExitStack() as stack:
        yield lambda id: stack.enter_context(browsing(browser, database, address, "crm", id)).new_page()


@pytest.fixture
def page(open_as: Open, cast: Cast) -> Page:
    """Sam's browser."""
    return open_as(cast.sam)
