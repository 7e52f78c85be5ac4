"""Hostile texts in the real browser: no script of theirs runs, and what is shown of them leads nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

from ....gym.actions import Click, Fill, Wait
from ...findings import Finding
from .. import markup
from ..browser import BrowserSession
from ..client import AppClient
from ..hosts import HOSTS
from ..injection import inject
from ..inspection import escapes, outward_links
from ..payloads import LINKS, MARKER, PAYLOADS
from ..registry import check, probe
from ..spec import LiveUpdates, Principal
from . import injection, links
from .links import LINK

RUN = check("run", "Hostile text in the browser: no script of it runs, or is only just kept from it")
#: Fields in which one types, and is shown what there is.
_SEARCH_ROLES = ("searchbox", "combobox")
_MOST_CLICKS = 3


@probe(RUN, LINK, in_browser=True)
def rendering(client: AppClient) -> Iterator[Finding]:
    """Send payloads and addresses through every field, and open the pages that show them."""
    pages: dict[str, Principal] = {}
    for payloads in (injection.payloads, links.payloads):
        for _ in inject(client, payloads, pages):
            pass
    with BrowserSession(client) as browser:
        yield from open_pages(client, browser, pages)
        if client.spec.live:
            yield from receive_live(client, browser, pages, client.spec.live)


def open_pages(client: AppClient, browser: BrowserSession, pages: dict[str, Principal]) -> Iterator[Finding]:
    """Open every page; search the first of each kind for the payloads, and click what it shows of them."""
    kinds: set[str] = set()
    for path, principal in sorted(pages.items(), key=lambda item: item[0]):
        what = f"{path} opened by {principal}"
        browser.open(principal, path)
        yield from _inspect(client, browser, path, what)
        kind = re.sub(r"\d+", "0", path.partition("?")[0])
        if kind in kinds:
            continue
        kinds.add(kind)
        yield from _search(client, browser, principal, path)
        yield from click(client, browser, principal, path)


def _search(client: AppClient, browser: BrowserSession, principal: Principal, path: str) -> Iterator[Finding]:
    for place, node in enumerate([node for node in browser.nodes() if node.role in _SEARCH_ROLES]):
        browser.open(principal, path)
        fields = [node for node in browser.nodes() if node.role in _SEARCH_ROLES]
        if place < len(fields) and (ref := fields[place].ref):
            browser.do(Fill(ref, MARKER))
            what = f"{path} opened by {principal} with {MARKER} in {node.name!r}"
            yield from _inspect(client, browser, path, what)


def _inspect(client: AppClient, browser: BrowserSession, path: str, what: str) -> Iterator[Finding]:
    page = markup.parse(browser.html())
    for each in (*browser.executed(), *dict.fromkeys(escapes(page))):
        yield Finding(RUN.id, client.app, f"{what}: {each}", "")
    for each in dict.fromkeys(outward_links(page, path, client.host)):
        yield Finding(LINK.id, client.app, f"{what} has {each}", "")


def click(client: AppClient, browser: BrowserSession, principal: Principal, path: str) -> Iterator[Finding]:
    """Click what shows a payload where it stands."""
    browser.open(principal, path)
    names = [node.name for node in browser.nodes() if MARKER in node.name and node.role in ("link", "cell", "gridcell")]
    for name in list(dict.fromkeys(names))[:_MOST_CLICKS]:
        node = next((node for node in browser.nodes() if node.name == name), None)
        if node is None or node.ref is None:
            continue
        browser.do(Click(ref=node.ref))
        what = f"a click on {name[:80]!r} at {path}"
        for url in browser.urls:
            if urlsplit(url).hostname not in HOSTS:
                yield Finding(LINK.id, client.app, f"{what} opens {url}", "")
        for each in browser.executed():
            yield Finding(RUN.id, client.app, f"{what}: {each}", "")
        browser.open(principal, path)


def receive_live(
    client: AppClient, browser: BrowserSession, pages: dict[str, Principal], live: LiveUpdates
) -> Iterator[Finding]:
    """Keep a page open that hears of payloads which are written meanwhile, in another window."""
    path, principal = next((path, who) for path, who in sorted(pages.items()) if re.fullmatch(live.listening, path))
    browser.open(principal, path)
    text = "\n\n".join(text.replace("{n}", "1").replace("\0", "") for text in (*PAYLOADS, *LINKS[:8]))
    address, form = live.post(client.world, path, text)
    client.request(principal, "POST", address, form, keep=True)
    browser.do(Wait())
    yield from _inspect(client, browser, path, f"{path} opened by {principal} while it is written")
