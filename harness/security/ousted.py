"""People who are deactivated, removed, frozen, or given a lower role while their session lives on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..audit.findings import Finding
from .addresses import routes
from .deeds import Deed, changing, deeds, readable
from .house import House, Visitor
from .marks import mark
from .people import people
from .rights import forbidden
from .roles import looking_around
from .routes import public

_NOW = "2026-01-05 09:00:00.000000"
_MEMBERS = {"crm": "crm_user", "chat": "chat_member", "sheet": "sheet_user", "admin": "store_staff"}


@dataclass(frozen=True)
class Turn:
    """Something that happens to a person meanwhile."""

    told: str
    sql: str


def ways_out(app: str) -> list[Turn]:
    """Ways in which a person loses their place in an app."""
    if app == "shop":
        return [Turn("removed", f"UPDATE store_customer SET deleted_at = '{_NOW}' WHERE id = :id")]
    member = _MEMBERS[app]
    turns = [
        Turn("deactivated in the company", "UPDATE org_person SET is_active = 0 WHERE id = :id"),
        Turn("deactivated", f"UPDATE {member} SET is_active = 0 WHERE id = :id"),
        Turn("removed", f"UPDATE {member} SET deleted_at = '{_NOW}' WHERE id = :id"),
    ]
    frozen = Turn("frozen", "UPDATE crm_user SET is_frozen = 1 WHERE id = :id")
    return [*turns, frozen] if app == "crm" else turns


#: The least that one can be in each app.
_LOWERED = {
    "crm": """UPDATE crm_user SET role_id = (SELECT p.role_id FROM crm_permission p JOIN crm_role r ON r.id = p.role_id
        WHERE NOT r.is_admin GROUP BY p.role_id ORDER BY SUM((p.edit = 'all') + (p."delete" = 'all')), p.role_id
        LIMIT 1) WHERE id = :id""",
    "chat": "UPDATE chat_member SET role = 'guest' WHERE id = :id",
    "sheet": "UPDATE sheet_user SET role = 'Guest' WHERE id = :id",
    "admin": "DELETE FROM store_staff_permission WHERE staff_id = :id",
}


def check(house: House, app: str) -> Iterator[Finding]:
    who = people(house, app)
    house.let_in(who)
    tried: set[str] = set()
    for visitor in who:
        if visitor.role in tried or "frozen" in visitor.role:
            continue
        tried.add(visitor.role)
        before = list(doings(house, app, visitor))
        for turn in ways_out(app):
            with house.given(turn.sql, id=visitor.id):
                yield from kept_out(house, app, visitor, turn, before)
    if app in _LOWERED:
        yield from lowered(house, app, who)


def doings(house: House, app: str, visitor: Visitor) -> Iterator[Deed]:
    """What somebody can do as long as they are in."""
    for route in changing(app):
        for values in readable(house, route, visitor, 1):
            yield from deeds(house, route, values, visitor)[:3]


def kept_out(house: House, app: str, visitor: Visitor, turn: Turn, before: list[Deed]) -> Iterator[Finding]:
    """No page, and no change, but what a stranger has as well."""
    gone = f"by {visitor}, {turn.told} meanwhile,"
    for route in routes(app):
        if "GET" not in route.methods or route.endpoint in public(app, "GET"):
            continue
        for path in route.paths(house, 1):
            answer = house.ask(visitor, "GET", path)
            if answer.status == 200:
                yield Finding("ousted", app, f"GET {path} {gone} answers 200", "")
    for deed in before:
        if deed.route.endpoint in public(app, "POST"):
            continue
        answer = deed.by(house, visitor)
        if answer.wrote or answer.status == 200:
            rows = ", ".join(f"{table} {row}" for table, row in sorted(answer.changes)[:5]) or "nothing"
            yield Finding("ousted", app, f"{deed} {gone} answers {answer.status} and changes {rows}", "")


def lowered(house: House, app: str, who: list[Visitor]) -> Iterator[Finding]:
    """What the former role allowed, tried in the lower one."""
    highest = who[: 1 if app == "crm" else 2]
    for visitor in highest:
        before = list(doings(house, app, visitor))
        with house.given(_LOWERED[app], id=visitor.id):
            for deed in before:
                answer = deed.by(house, visitor)
                wrong = forbidden(house, visitor, answer.changes)
                if answer.status >= 500:
                    yield Finding("error", app, f"{deed} by {visitor}, of a lower role meanwhile, breaks", "")
                if wrong:
                    rows = ", ".join(f"{table} {row}" for table, row in wrong[:5])
                    what = f"{deed} by {visitor}, of a lower role meanwhile, changes what that forbids: {rows}"
                    yield Finding("ousted", app, what, "")
            mark(house, app)
            for each in looking_around(house, app, visitor):
                yield replace(each, check="ousted", detail=f"{each.detail} (of a lower role meanwhile)")
