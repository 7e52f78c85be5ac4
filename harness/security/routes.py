"""Nobody without a session gets in, nothing changes without its CSRF token, and looking changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from ..audit.findings import Finding
from .addresses import Route, routes
from .deeds import changing, deeds, readable
from .house import Answer, House, Visitor
from .people import people, stranger

_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_SAFE = ("GET", "HEAD", "OPTIONS")
#: Where everybody may look.
_PUBLIC_PAGES = {
    "shop": frozenset(
        {"home.index", "home.category", "home.search", "products.show", "cart.index"}
        | {"account.log_in", "account.register"}
    ),
}
_LOG_IN = frozenset({"platform.log_in", "platform.people", "platform.begin"})
#: What a shopper may do before they log in: fill a cart, come in, become a customer.
_PUBLIC_DEEDS = {
    "shop": frozenset(
        {"cart.add", "cart.change", "cart.code", "cart.remove_code", "account.log_in", "account.register"}
    ),
}


def public(app: str, method: str) -> frozenset[str]:
    """The endpoints that are open to everybody by a method."""
    return _LOG_IN | (_PUBLIC_PAGES if method in _SAFE else _PUBLIC_DEEDS).get(app, frozenset())


def check(house: House, app: str) -> Iterator[Finding]:
    who = people(house, app)
    house.let_in(who)
    for route in routes(app):
        if route.unknown:
            yield Finding("routes", app, f"{route}: no rows are known for {route.unknown}", "")
    yield from _strangers(house, app)
    yield from _without_token(house, app, who)
    yield from _looking(house, app, who)


def _strangers(house: House, app: str) -> Iterator[Finding]:
    """Every route and method without a session."""
    nobody = stranger(app)
    doing = public(app, "POST")
    for route in routes(app):
        for path in route.paths(house, 2):
            for method in _METHODS:
                answer = house.ask(nobody, method, path, {})
                what = f"{method} {path} by {nobody}"
                yield from _broken(app, what, answer)
                shows = answer.status == 200 and method != "OPTIONS"
                if shows and route.endpoint not in public(app, method):
                    yield Finding("session", app, f"{what} answers {answer.status} without a session", "")
                if answer.wrote and (method in _SAFE or route.endpoint not in doing):
                    yield Finding("session", app, f"{what} changes {_rows(answer)} without a session", "")


def _without_token(house: House, app: str, who: list[Visitor]) -> Iterator[Finding]:
    """Everything that somebody can do, sent with no CSRF token, a wrong one, somebody else's, and from another site."""
    for route in changing(app):
        for visitor, other in ((who[0], who[1]), (who[1], who[0])):
            tokens = [None, "0" * 64, house.token(other)]
            for values in readable(house, route, visitor, 1):
                for deed in deeds(house, route, values, visitor)[:1]:
                    for token in tokens:
                        answer = deed.by(house, visitor, token=token)
                        what = f"{deed} by {visitor}"
                        if answer.status != 403 or answer.wrote:
                            told = "without its CSRF token" if token is None else "with a wrong CSRF token"
                            yield Finding("csrf", app, f"{what} answers {answer.status} {told}; {_rows(answer)}", "")
                    answer = deed.by(house, visitor, origin="http://elsewhere.example")
                    if answer.status != 403 or answer.wrote:
                        yield Finding("csrf", app, f"{what} answers {answer.status} to another site", "")


def _looking(house: House, app: str, who: list[Visitor]) -> Iterator[Finding]:
    """Every page, opened by people of every role, writes nothing; nor does one that does not exist break."""
    for visitor in [*who, stranger(app)]:
        for route in routes(app):
            if "GET" not in route.methods:
                continue
            for values in readable(house, route, visitor, 1):
                for method in ("GET", "HEAD"):
                    what = f"{method} {route.path(values)} by {visitor}"
                    answer = house.ask(visitor, method, route.path(values))
                    yield from _broken(app, what, answer)
                    if answer.wrote:
                        yield Finding("get", app, f"{what} changes {_rows(answer)}", "")
    for route in routes(app):
        yield from _beside(house, route, who[0])


def _beside(house: House, route: Route, visitor: Visitor) -> Iterator[Finding]:
    """A route asked for what does not exist, or cannot."""
    count = len(route.variables)
    for value in (0, 10**15, 2**63 - 1, "-1", "%00", "..", "'\"<"):
        if count:
            path = route.path((value,) * count)
            for method in sorted(route.methods & {"GET", "POST"}):
                what = f"{method} {path} by {visitor}"
                yield from _broken(route.app, what, house.ask(visitor, method, path, {}))


def _broken(app: str, what: str, answer: Answer) -> Iterator[Finding]:
    if answer.status >= 500:
        yield Finding("error", app, f"{what} answers {answer.status}", "")


def _rows(answer: Answer) -> str:
    rows = ", ".join(f"{table} {row}" for table, row in sorted(answer.changes))
    return rows or ("incidental rows" if answer.wrote else "no row changed")
