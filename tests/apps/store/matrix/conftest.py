"""A browser in which the store manager is logged in to the admin."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from playwright.sync_api import Browser, Page

from ....support.browsing import browsing
from ....support.serving import serving
from ..cast import Cast


@pytest.fixture
def page(browser: Browser, database: Database, cast: Cast) -> Iterator[Page]:
    """Olga's browser."""
    with (
        serving(Office(database)) as port,
        browsing(browser, database, f"http://admin.localhost:{port}", "admin", cast.olga) as context,
    ):
        yield context.new_page()
