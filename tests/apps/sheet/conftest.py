"""An office whose people can be put at the keyboard, and before the editor."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Protocol

import pytest
from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from playwright.sync_api import Browser, Page, expect

from ...support.browsing import browsing
from ...support.serving import serving
from ..conftest import As, Build
from . import cast as casting
from .cast import Cast


class Visit(Protocol):
    """Opens the editor at an address, or at the workbook, as somebody, or as Olga."""

    def __call__(self, path: str | None = None, person: int | None = None) -> Page: ...


@pytest.fixture
def build() -> Build:
    return casting.build


@pytest.fixture
def db(seat: As, cast: Cast) -> Db:
    """Olga, who owns the workbook, is at the keyboard."""
    return seat(cast.olga)


@pytest.fixture
def visit(browser: Browser, database: Database, cast: Cast) -> Iterator[Visit]:
    """`visit()` is the workbook in a browser of its own; faults in its scripts fail the test."""
    with ExitStack() as stack:
        port = stack.enter_context(serving(Office(database, apps=[get_app("sheet")])))
        address = f"http://sheet.localhost:{port}"

        def open_page(path: str | None = None, person: int | None = None) -> Page:
            context = stack.enter_context(browsing(browser, database, address, "sheet", person or cast.olga))
            page = context.new_page()
            page.goto(path or f"/workbooks/{cast.workbook}")
            expect(page.locator("body[data-ready]")).to_be_attached()
            return page

        yield open_page
