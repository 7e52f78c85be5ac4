"""Looking at a page changes nothing, and no address breaks an app."""

from __future__ import annotations

from collections.abc import Iterator

from ...findings import Finding
from ..client import AppClient
from ..principals import ANONYMOUS, principals
from ..registry import ERROR, check, probe
from ..routes import Route, routes
from ..spec import Principal

GET = check("get", "Every page looked at writes nothing")
#: What no row is called, or can be.
_NO_SUCH_VALUES = (0, 10**15, 2**63 - 1, "-1", "%00", "..", "'\"<")


@probe(GET, ERROR)
def safe_methods(client: AppClient) -> Iterator[Finding]:
    """Open every page as people of every role, and ask every route for what does not exist."""
    who = principals(client)
    client.log_in(who)
    for principal in [*who, ANONYMOUS]:
        for route in routes(client.app):
            if "GET" in route.methods:
                yield from _open(client, route, principal)
    for route in routes(client.app):
        yield from _ask_for_nothing(client, route, who[0])


def _open(client: AppClient, route: Route, principal: Principal) -> Iterator[Finding]:
    for values in route.readable(client, principal, 1):
        for method in ("GET", "HEAD"):
            what = f"{method} {route.path(values)} by {principal}"
            response = client.request(principal, method, route.path(values))
            if response.status >= 500:
                yield Finding(ERROR.id, client.app, f"{what} answers {response.status}", "")
            if response.wrote:
                yield Finding(GET.id, client.app, f"{what} changes {response.changed_rows()}", "")


def _ask_for_nothing(client: AppClient, route: Route, principal: Principal) -> Iterator[Finding]:
    count = len(route.variables)
    for value in _NO_SUCH_VALUES if count else ():
        path = route.path((value,) * count)
        for method in sorted(route.methods & {"GET", "POST"}):
            response = client.request(principal, method, path, {})
            if response.status >= 500:
                what = f"{method} {path} by {principal}"
                yield Finding(ERROR.id, client.app, f"{what} answers {response.status}", "")
