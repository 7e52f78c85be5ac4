"""Nothing of an app is left out: the spec says for every route which rows it is about."""

from __future__ import annotations

from collections.abc import Iterator

from ...findings import Finding
from ..client import AppClient
from ..registry import check, probe
from ..routes import routes

ROUTES = check("routes", "Every route's rows are known")


@probe(ROUTES)
def coverage(client: AppClient) -> Iterator[Finding]:
    """Report the routes for whose variables no rows are known."""
    for route in routes(client.app):
        if route.unknown:
            yield Finding(ROUTES.id, client.app, f"{route}: no rows are known for {route.unknown}", "")
