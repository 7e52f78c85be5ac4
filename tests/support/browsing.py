"""A person's browser, whose pages may have no faults."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from deskgym.apps.platform.database import Database
from deskgym.apps.platform.sessions import cookie_name, log_in
from playwright.sync_api import Browser, BrowserContext


@contextmanager
def browsing(browser: Browser, database: Database, address: str, app: str, person_id: int) -> Iterator[BrowserContext]:
    """A browser of 1280×720 in which a person is logged in to an app, which is served at `address`.

    A fault in a page's scripts, or something that its Content Security Policy refused, fails the test.
    """
    with database.session() as db:
        token = log_in(db, person_id, app).token
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    context.add_cookies([{"name": cookie_name(app), "value": token, "url": address}])
    context.set_default_timeout(15_000)
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.on("console", lambda said: faults.append(said.text) if "Content Security" in said.text else None)
    try:
        yield context
    finally:
        context.close()
    assert faults == []
