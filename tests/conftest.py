"""What tests of every floor share: one browser for looking at pages as a person does."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from deskgym.gym.browser import find_browser
from playwright.sync_api import Browser, expect, sync_playwright

# In the background of a shell interrupts are ignored, and whatever a test starts would ignore them, too.
signal.signal(signal.SIGINT, signal.default_int_handler)
# A machine under load takes longer than Playwright's five seconds to show what a quiet one shows at once.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The one browser of a test process that is driven synchronously; a second such driver could not be started."""
    with sync_playwright() as playwright:
        path = find_browser(playwright.chromium.executable_path)
        flags = ["--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit"]
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()
