"""Who may do what with a record: rights that are not what they were, and people who are not where they were."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ....apps.crm.actions import accounts
from ....apps.crm.actions import contacts as blocking
from ....apps.platform.database import Db
from ....seeds.rights import ROLES
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...queries import companies, uniquely_named
from ..queries import contacts, deals, leads

_READ: dict[str, Callable[[World], list[Any]]] = {
    "account": companies,
    "contact": contacts,
    "deal": deals,
    "lead": leads,
}
_OPERATIONS = ("create", "read", "edit", "delete")
#: What keeps everybody from deleting a record.
_BLOCKED: dict[str, Callable[[Db, Sequence[Any]], object]] = {
    "account": accounts.blocking_records,
    "contact": blocking.blocking_records,
}
#: Roles that a world has not: what each begins as, and who has it.
NEW_ROLES = {"Sales rep (senior)": "Sales rep", "Support (returns)": "Support", "Marketing (events)": "Marketing"}


@dataclass(frozen=True)
class Member:
    """Somebody's place in the CRM, as far as it decides what they may do."""

    name: str
    role: str
    team: int | None
    works: bool

    @property
    def sells(self) -> bool:
        return bool(self.role == "Sales rep" and self.works and self.team)


#: Everybody's place, by id.
Staff = Mapping[int, Member]


def able(staff: Staff, levels: Mapping[str, str], owner: int, *, by_team: bool = True) -> frozenset[str]:
    """Who may do something with a record of the owner's, by the level that each role has of it."""

    def reaches(id: int, member: Member) -> bool:
        level = levels[member.role]
        is_near = id == owner or (member.team == staff[owner].team if by_team else level == "team")
        return level == "all" or (level == "team" and is_near) or (level == "own" and id == owner)

    return frozenset(member.name for id, member in staff.items() if member.works and reaches(id, member))


def draw_record(draw: Draw, world: World, key: str, operation: str, staff: Staff) -> Any:
    """A record of a seller's from which no rule keeps everybody."""
    found: list[Any] = _READ[key](world)
    named = [record for record in uniquely_named(found, found) if record.owner_id in staff]
    named = [record for record in named if staff[record.owner_id].sells]
    if key == "account":
        named = [record for record in named if not record.is_locked]
    if key == "lead":
        named = [record for record in named if record.converted_at is None]

    def is_free(record: Any) -> bool:
        if operation == "edit" or key not in _BLOCKED:
            return True
        with world.session() as db:
            return not _BLOCKED[key](db, [db.get_one(type(record), record.id)])

    record = draw.first(named, is_free)
    if len({member.name for member in staff.values()}) != len(staff) or not record.name.strip():
        raise NoInstance("two people have one name")
    return record


def levels_in_book(key: str, operation: str) -> dict[str, str]:
    """The level that each role has by the handbook."""
    return {name: spec.rights[key].split()[_OPERATIONS.index(operation)] for name, spec in ROLES.items()}


def draw_levels(draw: Draw, was: Mapping[str, str]) -> dict[str, str]:
    """Rights that are not what they were."""
    return {
        **was,
        "Sales rep": "own" if was["Sales rep"] == "team" else "team",
        "Sales rep (senior)": draw.choice(("all", "team", "own")),
        "Support (returns)": draw.choice(("all", "no")),
        "Marketing (events)": draw.choice(("team", "all")),
        "Sales manager": draw.choice(("team", "all")),
        "Support manager": draw.choice(("no", "all", "team")),
        "Sales operations": draw.choice(("all", "all", "team")),
    }


def draw_moves(draw: Draw, before: Staff, owner: int) -> dict[int, Member]:
    """People who are not where they were: with new roles, in each other's teams, and from outside."""
    after = dict(before)
    for role, model in NEW_ROLES.items():
        having = [id for id, member in before.items() if member.role == model and member.works and id != owner]
        for id in draw.sample(having, min(3, len(having) - 1)):
            after[id] = replace(after[id], role=role)
    team = before[owner].team
    others = sorted(id for id, member in before.items() if member.sells and id != owner)
    gone = draw.choice(id for id in others if before[id].team == team)
    come = draw.choice(id for id in others if before[id].team != team)
    after[gone] = replace(after[gone], team=before[come].team)
    after[come] = replace(after[come], team=team)
    outsiders = [id for id, member in before.items() if member.role == "Read-only" and member.works]
    for id, role in zip(
        draw.sample(outsiders, 3), ("Sales operations", "Sales rep (senior)", "Sales rep"), strict=True
    ):
        after[id] = replace(after[id], role=role, team=team if role == "Sales rep" else after[id].team)
    return after
