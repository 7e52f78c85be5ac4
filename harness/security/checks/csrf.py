"""Nothing changes by a request that another site has forged."""

from __future__ import annotations

from collections.abc import Iterator

from ...findings import Finding
from ..client import AppClient
from ..principals import principals
from ..registry import check, probe
from ..routes import write_routes
from ..write_requests import write_requests

CSRF = check("csrf", "Every change with a missing, wrong or foreign CSRF token, or from another site")


@probe(CSRF)
def csrf(client: AppClient) -> Iterator[Finding]:
    """Send what somebody can do with no token, a wrong one, somebody else's, and from another site."""
    who = principals(client)
    client.log_in(who)
    for route in write_routes(client.app):
        for principal, other in ((who[0], who[1]), (who[1], who[0])):
            tokens = [None, "0" * 64, client.csrf_token(other)]
            for values in route.readable(client, principal, 1):
                for request in write_requests(client, route, values, principal)[:1]:
                    what = f"{request} by {principal}"
                    for token in tokens:
                        response = request.send(client, principal, token=token)
                        if response.status != 403 or response.wrote:
                            told = "without its CSRF token" if token is None else "with a wrong CSRF token"
                            rows = response.changed_rows()
                            detail = f"{what} answers {response.status} {told} and changes {rows}"
                            yield Finding(CSRF.id, client.app, detail, "")
                    response = request.send(client, principal, origin="http://elsewhere.example")
                    if response.status != 403 or response.wrote:
                        yield Finding(CSRF.id, client.app, f"{what} answers {response.status} to another site", "")
