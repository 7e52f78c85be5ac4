"""The home of an administrator: who uses the CRM, what lies with people who cannot work on it, the last imports."""

from __future__ import annotations

from sqlalchemy import select

from ...platform import formats
from ...platform.database import Db
from ...platform.models import Person
from .. import queries
from ..models import Role, User
from . import imports, today
from .cards import LATE, Cell, Home, Table, Tile, figure
from .holdings import HELD
from .selection import Total, users


def home(db: Db) -> Home:
    works = User.is_active & Person.is_active
    gone = select(User.id, works).join(User.person).where(User.deleted_at.is_(None), ~works | User.is_frozen)
    idle = {id: "Frozen" if at_work else "Deactivated" for id, at_work in db.execute(gone.order_by(User.id))}
    held = [(shown, shown.by(db, model.owner_id)) for _label, _words, shown, model in HELD]
    tiles = []
    for (_label, words, *_), (shown, counts) in zip(HELD, held, strict=True):
        lost = sum(counts[id].records for id in idle if id in counts)
        kept = sum(total.records for total in counts.values())
        note = f"{formats.number(lost)} with nobody" if lost else ""
        tiles.append(Tile(words, formats.number(kept), shown.url, note, LATE if lost else ""))
    people, none = queries.people(db, sorted(idle)), Total(0)
    rows = [
        [
            Cell(people[id].name, person=people[id]),
            Cell(idle[id], chip="amber"),
            *(figure(counts.get(id, none).records, shown.of(id).url, late=True) for shown, counts in held),
        ]
        for id in sorted(people, key=lambda id: (people[id].last_name, people[id].first_name, id))
    ]
    left_behind = Table(
        "Records of people who are frozen or gone",
        ("Person", "State", *((label, "number") for label, *_ in HELD)), rows, "Everybody is at work.",
        count=len(rows), widths=(0, 102, 50, 54, 54, 54, 74, 74),
    )  # fmt: skip
    return Home(tiles, [left_behind, imports.last(db), _roles(db)], today.cards(db))


def _roles(db: Db) -> Table:
    """How many have each role, and how many of them cannot log in."""
    everybody = users("all")
    idle = everybody.where("state", "any:Frozen|Inactive")
    counts, none = (everybody.by(db, User.role_id), idle.by(db, User.role_id)), Total(0)
    roles = select(Role.id, Role.name).where(Role.id.in_(counts[0])).order_by(Role.name, Role.id)
    rows = [
        [
            Cell(name),
            *(
                figure(count.get(id, none).records, shown.where("role", f"any:{id}").url)
                for shown, count in zip((everybody, idle), counts, strict=True)
            ),
        ]
        for id, name in db.execute(roles)
    ]
    return Table(
        "Users by role", ("Role", ("Users", "number"), ("Frozen or gone", "number")), rows, "No users.",
        widths=(0, 80, 112),
    )  # fmt: skip
