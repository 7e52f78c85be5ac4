"""Nobody gets in without a session."""

from __future__ import annotations

from collections.abc import Iterator

from ...findings import Finding
from ..client import AppClient
from ..principals import ANONYMOUS
from ..registry import ERROR, check, probe
from ..routes import SAFE_METHODS, public, routes

SESSION = check("session", "Every route and method without a session")
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


@probe(SESSION, ERROR)
def authentication(client: AppClient) -> Iterator[Finding]:
    """Try every route by every method without a session."""
    writable = public(client.spec, "POST")
    for route in routes(client.app):
        for path in route.paths(client, 2):
            for method in _METHODS:
                response = client.request(ANONYMOUS, method, path, {})
                what = f"{method} {path} by {ANONYMOUS}"
                if response.status >= 500:
                    yield Finding(ERROR.id, client.app, f"{what} answers {response.status}", "")
                shows = response.status == 200 and method != "OPTIONS"
                if shows and route.endpoint not in public(client.spec, method):
                    yield Finding(SESSION.id, client.app, f"{what} answers {response.status} without a session", "")
                if response.wrote and (method in SAFE_METHODS or route.endpoint not in writable):
                    rows = response.changed_rows()
                    yield Finding(SESSION.id, client.app, f"{what} changes {rows} without a session", "")
