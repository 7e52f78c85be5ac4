"""No value of a parameter breaks an app: of those that every route asks for, and of every field of its forms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from werkzeug.datastructures import ImmutableMultiDict

from ....apps import get_app
from ...findings import Finding
from ..client import AppClient
from ..principals import principals
from ..registry import ERROR, probe
from ..routes import Route, routes
from ..spec import Principal
from ..write_requests import WriteRequest, write_requests

#: Numbers that no column holds, digits that are no numbers, and texts that a query would choke on.
ODD_VALUES = (
    str(2**63),
    "9" * 5000,
    "²",
    "z" * 40_000,
    " ".join(f"w{number}" for number in range(1000)),
    '\x00"%_\\,',
)
#: What JSON may hold besides: numbers that nothing can count, nothing at all, and what is no text or number.
ODD_JSON: tuple[Any, ...] = (*ODD_VALUES, 2**63, -1, 10**400, 1e308, 0.5, None, True, [], {}, [[[["deep"]]]])


@probe(ERROR)
def odd_values(client: AppClient) -> Iterator[Finding]:
    """Send odd values to every route: all its parameters at once, then each alone."""
    who = principals(client)
    client.log_in(who)
    for route in routes(client.app):
        if route.endpoint in client.spec.log_out:
            continue
        for method in sorted(route.methods & {"GET", "POST"}):
            yield from _send(client, route, method, who[0])


def _send(client: AppClient, route: Route, method: str, principal: Principal) -> Iterator[Finding]:
    for values in route.readable(client, principal, 1):
        path = route.path(values).split("?")[0]
        plain = dict[str, Any]()
        if method == "POST":
            sent = write_requests(client, route, values, principal)
            if sent and sent[0].json is not None:
                yield from _send_json(client, sent, principal)
                return
            plain = sent[0].data if sent else plain
        with _asked(client) as names:
            client.request(principal, method, path, plain)
        names -= {"csrf_token"}
        for odd in ODD_VALUES if names else ():
            alone = [{**plain, name: odd} for name in sorted(names)] if odd in ODD_VALUES[:1] else []
            for data in [dict.fromkeys(names, odd), *alone]:
                query = f"{path}?{urlencode(data, doseq=True)}" if method == "GET" else path
                response = client.request(principal, method, query, None if method == "GET" else data)
                if response.status >= 500:
                    what = f"{method} {path} with {', '.join(sorted(data))} of {odd[:20]!r}"
                    yield Finding(ERROR.id, client.app, f"{what} answers {response.status}", "")


def _send_json(client: AppClient, sent: list[WriteRequest], principal: Principal) -> Iterator[Finding]:
    """Put each odd value in place of each part of a request's JSON, its parts within parts included."""
    for request in sent:
        for place in _places(request.json):
            for odd in ODD_JSON:
                response = replace(request, json=_with(request.json, place, odd)).send(client, principal)
                if response.status >= 500:
                    what = f"{request} with {'.'.join(map(str, place))} of {str(odd)[:20]!r}"
                    yield Finding(ERROR.id, client.app, f"{what} answers {response.status}", "")


def _places(json: Any) -> Iterator[tuple[Any, ...]]:
    """The ways to all parts of some JSON."""
    keys: Iterable[Any] = json if isinstance(json, dict) else range(len(json)) if isinstance(json, list) else ()
    for key in keys:
        yield (key,)
        yield from ((key, *rest) for rest in _places(json[key]))


def _with(json: Any, place: tuple[Any, ...], value: Any) -> Any:
    """A copy of some JSON with another value at one place."""
    if not place:
        return value
    copied = copy(json)
    copied[place[0]] = _with(json[place[0]], place[1:], value)
    return copied


@contextmanager
def _asked(client: AppClient) -> Iterator[set[str]]:
    """Collect the names of the parameters that an app asks its requests for within the block."""
    names = set[str]()

    class Parameters(ImmutableMultiDict[str, str]):
        def __getitem__(self, key: str) -> str:
            names.add(key)
            return super().__getitem__(key)

        def __contains__(self, key: object) -> bool:
            names.add(str(key))
            return super().__contains__(key)

        def getlist(self, key: str, *more: Any) -> Any:
            names.add(key)
            return super().getlist(key, *more)

    app = get_app(client.app).wsgi()
    before = app.request_class
    app.request_class = type("Asked", (before,), {"parameter_storage_class": Parameters})
    try:
        yield names
    finally:
        app.request_class = before
