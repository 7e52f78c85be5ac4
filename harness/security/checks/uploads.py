"""Files with hostile names and contents: whatever an app hands out again does nothing when a browser opens it."""

from __future__ import annotations

import io
from collections.abc import Generator, Iterator

from ...findings import Finding
from ..client import AppClient, Response
from ..crawl import overviews
from ..hostile_files import hostile_files
from ..injection import Exchange, fetch
from ..payloads import MARKER
from ..principals import principals
from ..registry import ERROR, check, probe
from ..routes import routes
from ..spec import Principal
from .injection import DATA, SCRIPT, inspect

FILE = check("file", "Files with hostile names and contents are handed out inert")
#: What a browser shows without running anything in it.
_INERT = frozenset({"image/png", "image/jpeg", "image/gif", "image/webp", "text/plain"})
_NOTHING = ["'none'"]


@probe(FILE, SCRIPT, DATA, ERROR)
def uploads(client: AppClient) -> Iterator[Finding]:
    """Upload hostile files wherever files are taken, and look at them and at the pages that name them."""
    who = principals(client)
    client.log_in(who)
    for route in routes(client.app):
        if field := client.spec.uploads.get(route.endpoint):
            for principal in who:
                is_taken = False
                for values in route.readable(client, principal, 1):
                    is_taken = yield from upload(client, principal, route.path(values), field)
                if is_taken:
                    yield from download(client, principal)
                    yield from _pages_naming_files(client, principal)
                    break


def upload(client: AppClient, principal: Principal, path: str, field: str) -> Generator[Finding, None, bool]:
    """Send every file; return whether any was taken."""
    is_taken = False
    for name, content in hostile_files():
        data = {field: (io.BytesIO(content), name), "confirmed": "yes"}
        response = client.request(principal, "POST", path, data, keep=True)
        is_taken = is_taken or bool(response.changes)
        yield from inspect(client.app, Exchange(f"POST {path} by {principal} with the file {name!r}", path, response))
    return is_taken


def download(client: AppClient, principal: Principal) -> Iterator[Finding]:
    """Report what is unsafe about the files as they come back."""
    for path in client.spec.downloads(client.world, principal, MARKER):
        response = client.get(principal, path)
        for fault in unsafe(response) if response.is_ok else [f"answers {response.status}"]:
            yield Finding(FILE.id, client.app, f"GET {path} by {principal}: {fault}", "")


def _pages_naming_files(client: AppClient, principal: Principal) -> Iterator[Finding]:
    pages = overviews(client, principal, most=3)
    exchanges = [Exchange(f"GET {path} by {principal}", path, response) for path, response in pages]
    for route in routes(client.app):
        if "GET" in route.methods and route.variables:
            # The newest row comes last.
            newest = route.readable(client, principal, 2)[-1:]
            exchanges += [fetch(client, principal, route.path(values)) for values in newest]
    for exchange in exchanges:
        yield from inspect(client.app, exchange)


def unsafe(response: Response) -> Iterator[str]:
    """Yield what would let a browser take a file for more than it is."""
    rules = [rule.split() for rule in response.headers.get("Content-Security-Policy", "").split(";")]
    policy = {name: values for name, *values in filter(None, rules)}
    if "allow-same-origin" in policy.get("sandbox", ["allow-same-origin"]):
        yield "is not in a sandbox"
    if "allow-scripts" in policy.get("sandbox", []) and policy.get("script-src", policy.get("default-src")) != _NOTHING:
        yield "is in a sandbox in which scripts run"
    if response.headers.get("X-Content-Type-Options") != "nosniff":
        yield "comes without nosniff"
    if not response.is_attachment and response.kind not in _INERT:
        yield f"is shown as {response.kind}"
    if any(MARKER in name for name in response.headers):
        yield "has a header out of the file's name"
