"""Hostile texts sent through every field of every form, and then looked for on all pages that might show them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from .client import AppClient, Response
from .crawl import SEARCHES
from .payloads import MARKER
from .principals import principals
from .routes import routes, write_routes
from .spec import Principal
from .write_requests import WriteRequest, write_requests

#: The texts to send through a field, by the field's place in its form.
Payloads = Callable[[int], Sequence[str]]


@dataclass(frozen=True)
class Exchange:
    """A response to look at, and what was asked for by whom."""

    request: str
    path: str
    response: Response


def inject(client: AppClient, payloads: Payloads, pages: dict[str, Principal]) -> Iterator[Exchange]:
    """Yield every response to a payload; the first that a field accepts stays in the world.

    `pages` takes up where payloads are to be seen, and by whom.
    """
    who = principals(client)
    client.log_in(who)
    for principal, request in list(_working_requests(client, who)):
        yield from _inject_into(client, principal, request, payloads, pages)
    # Logging in as somebody else, as a new customer does, has ended sessions.
    client.log_in(who)
    for principal in who:
        for route in routes(client.app):
            if "GET" in route.methods and not route.variables:
                path = route.path(())
                pages.setdefault(path, principal)
                if SEARCHES.search(path):
                    pages.setdefault(f"{path}?q={MARKER}", principal)
    if client.spec.live:
        reader = next(iter(pages.values()))
        pages |= dict.fromkeys(client.spec.live.pages(client.world, reader, MARKER), reader)


def visit(client: AppClient, pages: dict[str, Principal]) -> Iterator[Exchange]:
    """Yield the pages, each looked at by whoever put something there."""
    for path, principal in sorted(pages.items(), key=lambda item: item[0]):
        yield fetch(client, principal, path)


def fetch(client: AppClient, principal: Principal, path: str) -> Exchange:
    """Ask for a page."""
    return Exchange(f"GET {path} by {principal}", path, client.get(principal, path))


def _working_requests(client: AppClient, who: list[Principal]) -> Iterator[tuple[Principal, WriteRequest]]:
    """For each route that takes text, the requests of the first principal and row for which one works."""
    for route in write_routes(client.app):
        for principal in who:
            for values in route.readable(client, principal, 2):
                tried = [
                    request
                    for request in write_requests(client, route, values, principal)
                    if request.texts or request.json
                ]
                working = [request for request in tried if request.send(client, principal).is_ok]
                yield from ((principal, request) for request in working)
                if working:
                    break
            else:
                continue
            break


def _inject_into(
    client: AppClient, principal: Principal, request: WriteRequest, payloads: Payloads, pages: dict[str, Principal]
) -> Iterator[Exchange]:
    for place, name in enumerate(request.texts or ("",)):
        is_kept = False
        for text in payloads(place):
            hostile = request.with_text(client, name, text)
            if hostile is None:
                continue
            response = hostile.refreshed(client).send(client, principal, keep=not is_kept)
            yield Exchange(f"{request} by {principal} with {name}={text[:120]!r}", request.path, response)
            if response.changes and not is_kept:
                is_kept = True
                for path in _pages_showing(client, request, response):
                    pages.setdefault(path, principal)
                if client.spec.live:
                    for path in client.spec.live.latest(client.world):
                        yield fetch(client, principal, path)


def _pages_showing(client: AppClient, request: WriteRequest, response: Response) -> list[str]:
    """Where a change is to be seen: the page it leads to, the form's own, and those that the spec names."""
    found = [response.location] if response.location and response.location.startswith("/") else []
    found += [request.path] if "GET" in request.route.methods else []
    if request.json and client.spec.json:
        found += client.spec.json.pages(request.values, request.json)
    return found
