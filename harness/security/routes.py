"""The routes of an app, with the ids of rows that exist."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import quote

from werkzeug.routing import AnyConverter, Rule

from ...apps import get_app
from .client import AppClient
from .spec import Principal, Rows, SecuritySpec, Values, get_spec

T = TypeVar("T")

#: The platform's endpoints, which every app has: files, and what is open to everybody so that they can log in.
_STATIC = frozenset({"static"})
_LOG_IN = frozenset({"platform.log_in", "platform.people", "platform.begin", "platform.enter"})
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


@dataclass(frozen=True)
class Route:
    """One route, its words chosen ("/reviews/<id>/approve"); `rows` is what its variables stand for."""

    endpoint: str
    methods: frozenset[str]
    #: Static parts and, between them, the variables' places.
    parts: tuple[str, ...]
    variables: tuple[str, ...] = ()
    rows: Rows | None = None
    #: Names of variables for which no rows are known.
    unknown: str = ""

    def __str__(self) -> str:
        names = [*self.variables, ""]
        return "".join(part + (f"<{name}>" if name else "") for part, name in zip(self.parts, names, strict=True))

    def path(self, values: Values) -> str:
        """Return the address with these values for the variables."""
        ends = [*(quote(str(value), safe="") for value in values), ""]
        return "".join(part + value for part, value in zip(self.parts, ends, strict=True))

    def paths(self, client: AppClient, most: int) -> list[str]:
        """Return the addresses of the first, the last and some between of the rows there are."""
        if self.rows is None:
            return [self.path(())]
        return [self.path(values) for values in spread(self.rows.all(client.world), most)]

    def readable(self, client: AppClient, principal: Principal, most: int) -> list[Values]:
        """Return some of the values that a principal may read."""
        return [()] if self.rows is None else spread(self.rows.readable_by(client.world, principal), most)

    def unreadable(self, client: AppClient, principal: Principal, most: int) -> list[Values]:
        """Return some values of rows that exist, and that a principal must not read."""
        if self.rows is None:
            return []
        readable = set(self.rows.readable_by(client.world, principal))
        return spread([values for values in self.rows.all(client.world) if values not in readable], most)


def spread(found: list[T], most: int) -> list[T]:
    """Return at most so many of a list, evenly from its first to its last."""
    if len(found) <= most:
        return found
    if most == 1:
        return found[:1]
    return [found[index * (len(found) - 1) // (most - 1)] for index in range(most)]


def routes(app: str) -> list[Route]:
    """Return all routes of an app but those of files, in the order of their addresses."""
    spec = get_spec(app)
    rules = sorted(get_app(app).wsgi().url_map.iter_rules(), key=lambda rule: (rule.rule, sorted(rule.methods or ())))
    files = spec.assets | _STATIC
    return [route for rule in rules if rule.endpoint not in files for route in _routes_of(rule, spec)]


def write_routes(app: str) -> list[Route]:
    """Return the routes that change something, but for logging in and out."""
    log_out = get_spec(app).log_out
    return [
        route
        for route in routes(app)
        if "POST" in route.methods and route.endpoint not in log_out and not route.endpoint.startswith("platform.")
    ]


def public(spec: SecuritySpec, method: str) -> frozenset[str]:
    """Return the endpoints that are open to everybody by a method."""
    return _LOG_IN | (spec.public_pages if method in SAFE_METHODS else spec.public_writes)


def _routes_of(rule: Rule, spec: SecuritySpec) -> Iterator[Route]:
    """A rule once for each word that it may have, as in <any(approve, reject):verdict>."""
    worded: list[list[tuple[bool, str]]] = [[]]
    for is_variable, text in rule._trace:
        converter = rule._converters.get(text) if is_variable else None
        choices = sorted(converter.items) if isinstance(converter, AnyConverter) else None
        if choices is not None:
            worded = [[*trace, (False, word)] for trace in worded for word in choices]
        elif text != "|":
            worded = [[*trace, (is_variable, text)] for trace in worded]
    for trace in worded:
        parts, names, nouns = [""], [], []
        for is_variable, text in trace:
            if is_variable:
                segments = [segment for segment in parts[-1].split("/") if segment.strip(".")]
                nouns.append("/".join([*segments[-1:], text]))
                names.append(text)
                parts.append("")
            else:
                parts[-1] += text
        noun = " ".join(nouns)
        rows = spec.rows.get(noun)
        if not noun and parts[0] in spec.query_rows:
            name, rows = spec.query_rows[parts[0]]
            parts, names = [f"{parts[0]}?{name}=", ""], [name]
        unknown = noun if noun and rows is None else ""
        methods = frozenset(rule.methods or ()) - {"OPTIONS"}
        yield Route(rule.endpoint, methods, tuple(parts), tuple(names), rows, unknown)
