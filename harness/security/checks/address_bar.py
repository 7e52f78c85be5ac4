"""What an agent types into the address bar: nothing but the office's own hosts opens."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

from ....gym.actions import Goto
from ...findings import Finding
from ..browser import BrowserSession
from ..client import AppClient
from ..hosts import DOMAIN, HOST, HOSTS
from ..principals import principals
from ..registry import check, probe

ADDRESS = check("address", "Files, sources, scripts, data and other ports in the agent's address bar")
_ADDRESSES = (
    "file:///etc/passwd",
    "file:///proc/self/environ",
    f"view-source:http://{HOST}/",
    "javascript:document.body.append('run')",
    "data:text/html,<h1>data</h1>",
    f"blob:http://{HOST}/0",
    "chrome://version",
    "about:srcdoc",
    "http://127.0.0.1/",
    "http://localhost:{port}/",
    "http://127.0.0.1:{port}/",
    "http://[::1]:{port}/",
    f"http://{HOST}:{{port}}/",
    f"http://tasks.{DOMAIN}/",
    f"http://{DOMAIN}/",
    f"http://{HOST}.example.com/",
    "http://example.com/",
    f"https://{HOST}/",
    "/login?next=//example.com/",
    "/login?next=http://example.com/",
    "/static/x/../../../../apps/platform/models.py",
    "/static/x/..%2f..%2f..%2fmodels.py",
    "/-/enter?ticket=0",
)
#: Words that only the trainer's side knows.
_SECRETS = ("root:x:0", "verdict", "outcome", "Traceback", "mapped_column", "SQLite format", "DESKGYM")


@probe(ADDRESS, in_browser=True)
def address_bar(client: AppClient) -> Iterator[Finding]:
    """Go to every address that must not open, and look at what is shown."""
    principal = principals(client)[0]
    client.log_in([principal])
    with BrowserSession(client) as browser:
        browser.open(principal, "/")
        port = urlsplit(browser.address).port
        for address in _ADDRESSES:
            error = browser.do(Goto(url=address.replace("{port}", str(port))))
            text = browser.text()
            for url in browser.urls:
                if urlsplit(url).hostname not in HOSTS and not error:
                    yield Finding(ADDRESS.id, client.app, f"goto {address} opens {url} and tells of no error", "")
            if found := [word for word in _SECRETS if word in text]:
                yield Finding(ADDRESS.id, client.app, f"goto {address} shows {', '.join(found)}", "")
