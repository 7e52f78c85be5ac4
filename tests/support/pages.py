"""Pages that open from the disk: in a browser that lets nothing else be loaded, and how long they keep it busy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, CDPSession, Page

# What has been asked for was done, and is drawn.
_SETTLED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


@contextmanager
def opened(browser: Browser) -> Iterator[Page]:
    """A page of 1280×720, in which nothing may go wrong and nothing be loaded but files."""
    with browser.new_page(viewport={"width": 1280, "height": 720}) as page:
        problems: list[str] = []
        page.on("console", lambda message: problems.append(message.text))
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on(
            "request",
            lambda request: (
                None if request.url.startswith(("file:", "data:", "blob:", "about:")) else problems.append(request.url)
            ),
        )
        yield page
    assert problems == []


def type_at_once(page: Page, words: str) -> None:
    """Put words into the page's filter, without what a driver does before it types."""
    page.evaluate("words => Object.assign(filter, { value: words }).dispatchEvent(new Event('input'))", words)


class Stopwatch:
    """How much processor time a page's thread takes, which a busy machine does not stretch."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    @contextmanager
    def below(self, seconds: float) -> Iterator[None]:
        """What is done in this block, and all that the page draws of it, takes less than this."""
        before = self._spent()
        yield
        self._page.evaluate(_SETTLED)
        spent = self._spent() - before
        assert spent < seconds, f"it took {spent:.3f} s"

    def _spent(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
