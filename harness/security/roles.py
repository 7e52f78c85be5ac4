"""Nobody reads or changes what their role forbids: all routes, for people of every role."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..audit.findings import Finding
from .addresses import Route, routes
from .deeds import Deed, changing, deeds, readable, unreadable
from .house import Answer, House, Visitor
from .marks import MARKED, hidden_from, mark, overviews, seen
from .people import people
from .rights import forbidden

# Roles that no seeded company has, but that its tables can express: a right to read that ends before all.
_NARROWER = """UPDATE crm_permission SET read = (SELECT CASE r.name WHEN 'Sales rep' THEN 'own' WHEN 'Sales manager'
    THEN 'team' WHEN 'Support' THEN CASE WHEN object IN ('deal', 'lead') THEN 'no' ELSE 'all' END ELSE 'all' END
    FROM crm_role r WHERE r.id = role_id)"""


def check(house: House, app: str) -> Iterator[Finding]:
    who = people(house, app)
    house.let_in(who)
    for route in changing(app):
        yield from _doing(house, route, who)
    if app == "crm":
        house.prepare(_NARROWER)
    mark(house, app)
    for visitor in who:
        yield from looking_around(house, app, visitor)


def looking_around(house: House, app: str, visitor: Visitor) -> Iterator[Finding]:
    """No page shows a person a row that their role keeps from them, be it at its own address or on another page."""
    closed = hidden_from(house, app, visitor)
    for path, answer in overviews(house, app, visitor, most=6):
        yield from _showing(house, app, visitor, path, answer, closed)
    for route in routes(app):
        if "GET" not in route.methods or not route.variables:
            continue
        for values in readable(house, route, visitor, 2):
            path = route.path(values)
            yield from _showing(house, app, visitor, path, house.ask(visitor, "GET", path), closed)
        for values in unreadable(house, route, visitor, 2):
            path = route.path(values)
            answer = house.ask(visitor, "GET", path)
            yield from _showing(house, app, visitor, path, answer, closed)
            if "?" not in path and answer.status < 400 and not _leads_away(answer):
                yield _finding("read", visitor, f"GET {path}", f"answers {answer.status} about what the role forbids")


def _showing(
    house: House, app: str, visitor: Visitor, path: str, answer: Answer, closed: set[tuple[int, int]]
) -> Iterator[Finding]:
    if answer.status >= 500:
        yield _finding("error", visitor, f"GET {path}", f"answers {answer.status}")
    shown = sorted(seen(app, answer) & closed)
    if shown:
        rows = ", ".join(f"{MARKED[app][number].table}.{MARKED[app][number].column} {id}" for number, id in shown[:5])
        yield _finding("read", visitor, f"GET {path}", f"shows what the role forbids: {rows}")


def _leads_away(answer: Answer) -> bool:
    """Whether the answer shows nothing but the way elsewhere."""
    return answer.status == 204 or answer.location is not None


def _doing(house: House, route: Route, who: list[Visitor]) -> Iterator[Finding]:
    """What one person can do, done by everybody: each changes only what they have the right to."""
    known: list[Deed] = []
    for visitor in who:
        for values in readable(house, route, visitor, 2):
            own = deeds(house, route, values, visitor)
            known = known if len(known) > 30 else [*known, *own]
            for deed in own:
                yield from _judge(house, visitor, deed, deed.by(house, visitor))
    for visitor in who:
        closed = set(unreadable(house, route, visitor, 10**6)) if route.rows else set[tuple[Any, ...]]()
        for deed in [deed for deed in known if deed.values in closed][:3] or _moved(known, closed):
            answer = deed.by(house, visitor)
            yield from _judge(house, visitor, deed, answer)
            if answer.went_well and not _leads_away(answer):
                yield _finding("write", visitor, str(deed), f"answers {answer.status} about what the role cannot see")


def _moved(known: list[Deed], closed: set[tuple[Any, ...]]) -> list[Deed]:
    """A deed about another row, sent to one that is closed."""
    if not known or not closed:
        return []
    like, values = known[-1], min(closed)
    return [Deed(like.route, values, like.data, like.texts, like.json)]


def _judge(house: House, visitor: Visitor, deed: Deed, answer: Answer) -> Iterator[Finding]:
    if answer.status >= 500:
        yield _finding("error", visitor, str(deed), f"answers {answer.status}")
    wrong = forbidden(house, visitor, answer.changes)
    if wrong:
        rows = ", ".join(f"{table} {row}" for table, row in wrong[:5])
        yield _finding("write", visitor, str(deed), f"changes what the role forbids: {rows}")


def _finding(check: str, visitor: Visitor, what: str, detail: str) -> Finding:
    return Finding(check, visitor.app, f"{what} by {visitor}: {detail}", "")
