"""People who are deactivated, removed, frozen, or given a lower role while their session lives on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...findings import Finding
from ..authorization import forbidden
from ..canaries import place_canaries
from ..client import AppClient
from ..principals import principals
from ..registry import ERROR, check, probe
from ..routes import public, routes, write_routes
from ..spec import Downgrade, Principal, Revocation
from ..write_requests import WriteRequest, write_requests
from .access_control import read_everything

REVOKED = check("revoked", "People put out, or lowered, while logged in: no page and no change any more")


@probe(REVOKED, ERROR)
def revocation(client: AppClient) -> Iterator[Finding]:
    """Take their access from one person of every role, and try what they could do before."""
    who = principals(client)
    client.log_in(who)
    tried: set[str] = set()
    for principal in who:
        if principal.role in tried or "frozen" in principal.role:
            continue
        tried.add(principal.role)
        before = list(possible_requests(client, principal))
        for way in client.spec.revocations:
            with client.world.temporarily(way.sql, id=principal.id):
                yield from use_old_session(client, principal, way, before)
    if client.spec.downgrade:
        yield from use_old_role(client, who, client.spec.downgrade)


def possible_requests(client: AppClient, principal: Principal) -> Iterator[WriteRequest]:
    """Yield what somebody can do as long as they have access."""
    for route in write_routes(client.app):
        for values in route.readable(client, principal, 1):
            yield from write_requests(client, route, values, principal)[:3]


def use_old_session(
    client: AppClient, principal: Principal, way: Revocation, before: list[WriteRequest]
) -> Iterator[Finding]:
    """Report pages and changes beyond those that somebody without a session has as well."""
    gone = f"by {principal}, {way.name} meanwhile,"
    for route in routes(client.app):
        if "GET" not in route.methods or route.endpoint in public(client.spec, "GET"):
            continue
        for path in route.paths(client, 1):
            response = client.get(principal, path)
            if response.status == 200:
                yield Finding(REVOKED.id, client.app, f"GET {path} {gone} answers 200", "")
    for request in before:
        if request.route.endpoint in public(client.spec, "POST"):
            continue
        response = request.send(client, principal)
        if response.wrote or response.status == 200:
            rows = response.changed_rows(5)
            detail = f"{request} {gone} answers {response.status} and changes {rows}"
            yield Finding(REVOKED.id, client.app, detail, "")


def use_old_role(client: AppClient, who: list[Principal], downgrade: Downgrade) -> Iterator[Finding]:
    """Try what the former role allowed in the lower one."""
    for principal in who[: downgrade.most]:
        before = list(possible_requests(client, principal))
        with client.world.temporarily(downgrade.sql, id=principal.id):
            for request in before:
                response = request.send(client, principal)
                wrong = forbidden(client.spec, client.world, principal, response.changes)
                what = f"{request} by {principal}, of a lower role meanwhile,"
                if response.status >= 500:
                    yield Finding(ERROR.id, client.app, f"{what} breaks", "")
                if wrong:
                    rows = ", ".join(f"{table} {row}" for table, row in wrong[:5])
                    yield Finding(REVOKED.id, client.app, f"{what} changes what that forbids: {rows}", "")
            place_canaries(client)
            for each in read_everything(client, principal):
                yield replace(each, check=REVOKED.id, detail=f"{each.detail} (of a lower role meanwhile)")
