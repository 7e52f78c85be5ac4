"""Nobody reads or changes what their role forbids: all routes, for people of every role."""

from __future__ import annotations

from collections.abc import Iterator

from ...findings import Check, Finding
from ..authorization import forbidden
from ..canaries import Marker, describe, markers_in, place_canaries, unreadable
from ..client import AppClient, Response
from ..crawl import overviews
from ..principals import principals
from ..registry import ERROR, check, probe
from ..routes import Route, routes, write_routes
from ..spec import Principal, Values
from ..write_requests import WriteRequest, write_requests

READ = check("read", "Every page, by every role: no row that the role keeps from it")
WRITE = check("write", "Every change, by every role: no row that the role may not change")


@probe(READ, WRITE, ERROR)
def access_control(client: AppClient) -> Iterator[Finding]:
    """Try every change and every page as people of every role."""
    who = principals(client)
    client.log_in(who)
    for route in write_routes(client.app):
        yield from _write(client, route, who)
    if client.spec.narrower_roles:
        client.world.execute(client.spec.narrower_roles)
    place_canaries(client)
    for principal in who:
        yield from read_everything(client, principal)


def read_everything(client: AppClient, principal: Principal) -> Iterator[Finding]:
    """Report rows that a role keeps from a person and a page shows, be it their own page or another."""
    closed = unreadable(client, principal)
    for path, response in overviews(client, principal, most=6):
        yield from _shown(client, principal, path, response, closed)
    for route in routes(client.app):
        if "GET" not in route.methods or not route.variables:
            continue
        for values in route.readable(client, principal, 2):
            path = route.path(values)
            yield from _shown(client, principal, path, client.get(principal, path), closed)
        for values in route.unreadable(client, principal, 2):
            path = route.path(values)
            response = client.get(principal, path)
            yield from _shown(client, principal, path, response, closed)
            if "?" not in path and response.is_ok and not _leads_away(response):
                told = f"answers {response.status} about what the role forbids"
                yield _finding(READ, client, principal, f"GET {path}", told)


def _shown(
    client: AppClient, principal: Principal, path: str, response: Response, closed: set[Marker]
) -> Iterator[Finding]:
    if response.status >= 500:
        yield _finding(ERROR, client, principal, f"GET {path}", f"answers {response.status}")
    leaked = sorted(markers_in(response) & closed)
    if leaked:
        rows = ", ".join(describe(client, marker) for marker in leaked[:5])
        yield _finding(READ, client, principal, f"GET {path}", f"shows what the role forbids: {rows}")


def _leads_away(response: Response) -> bool:
    """Whether the response shows nothing but the way elsewhere."""
    return response.status == 204 or response.location is not None


def _write(client: AppClient, route: Route, who: list[Principal]) -> Iterator[Finding]:
    """Send what one person can do as everybody: each changes only what they have the right to."""
    known: list[WriteRequest] = []
    for principal in who:
        for values in route.readable(client, principal, 2):
            own = write_requests(client, route, values, principal)
            known = known if len(known) > 30 else [*known, *own]
            for request in own:
                yield from _changed(client, principal, request, request.send(client, principal))
    for principal in who:
        closed = set(route.unreadable(client, principal, 10**6))
        for request in [request for request in known if request.values in closed][:3] or _redirected(known, closed):
            response = request.send(client, principal)
            yield from _changed(client, principal, request, response)
            if response.is_ok and not _leads_away(response):
                told = f"answers {response.status} about what the role cannot see"
                yield _finding(WRITE, client, principal, str(request), told)


def _redirected(known: list[WriteRequest], closed: set[Values]) -> list[WriteRequest]:
    """A request about another row, sent to one that is closed."""
    if not known or not closed:
        return []
    like, values = known[-1], min(closed)
    return [WriteRequest(like.route, values, like.data, like.texts, like.json)]


def _changed(client: AppClient, principal: Principal, request: WriteRequest, response: Response) -> Iterator[Finding]:
    if response.status >= 500:
        yield _finding(ERROR, client, principal, str(request), f"answers {response.status}")
    wrong = forbidden(client.spec, client.world, principal, response.changes)
    if wrong:
        rows = ", ".join(f"{table} {row}" for table, row in wrong[:5])
        yield _finding(WRITE, client, principal, str(request), f"changes what the role forbids: {rows}")


def _finding(check: Check, client: AppClient, principal: Principal, what: str, detail: str) -> Finding:
    return Finding(check.id, client.app, f"{what} by {principal}: {detail}", "")
