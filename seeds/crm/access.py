"""Roles with their rights, teams, and everybody's membership in the CRM."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.crm.models import OBJECTS, Permission, Role, Team, User
from ...apps.platform.models import Person
from ..people import POSITIONS
from ..places import TERRITORIES
from ..rows import new
from .sales import Sales

# Rights on an object as "create read edit delete".
_READ = "no all no no"
_ALL = "yes all all all"
_REP = {
    "account": "yes all team own",
    "contact": "yes all team own",
    "lead": "yes all team own",
    "deal": "yes all team own",
    "task": "yes all own own",
    "event": "yes all own own",
    "note": "yes all own own",
    "case": "yes all own no",
    "quote": "yes all own own",
    "campaign": _READ,
}
_MANAGER = {
    "account": "yes all team team",
    "contact": "yes all team team",
    "lead": "yes all team team",
    "deal": "yes all team team",
    "task": "yes all team team",
    "event": "yes all team team",
    "note": "yes all own team",
    "case": "yes all team no",
    "quote": "yes all team team",
    "campaign": "yes all own own",
}
_SUPPORT = {
    "account": _READ,
    "contact": "yes all all no",
    "lead": _READ,
    "deal": _READ,
    "task": "yes all team own",
    "event": "yes all own own",
    "note": "yes all own own",
    "case": "yes all all own",
    "quote": _READ,
    "campaign": _READ,
}
_MARKETING = {
    "account": _READ,
    "contact": "yes all all no",
    "lead": "yes all all all",
    "deal": _READ,
    "task": "yes all own own",
    "event": "yes all own own",
    "note": "yes all own own",
    "case": _READ,
    "quote": _READ,
    "campaign": _ALL,
}
_SUPPORT_MANAGER = {**_SUPPORT, "task": "yes all team team", "note": "yes all own team", "case": "yes all all all"}


@dataclass(frozen=True)
class RoleSpec:
    rights: dict[str, str]
    can_assign: bool = False
    can_mass_update: bool = False
    can_export: bool = False
    can_approve: bool = False
    can_price: bool = False
    keeps_desk: bool = False
    is_admin: bool = False


ROLES = {
    "Administrator": RoleSpec(
        dict.fromkeys(OBJECTS, _ALL), True, True, True, True, True, keeps_desk=True, is_admin=True
    ),
    "Sales operations": RoleSpec(dict.fromkeys(OBJECTS, _ALL), True, True, True, True, True),
    "Sales manager": RoleSpec(_MANAGER, True, True, True, True),
    "Sales rep": RoleSpec(_REP),
    "Marketing": RoleSpec(_MARKETING, can_assign=True, can_mass_update=True, can_export=True),
    "Support": RoleSpec(_SUPPORT, can_assign=True),
    "Support manager": RoleSpec(_SUPPORT_MANAGER, can_assign=True, can_mass_update=True, keeps_desk=True),
    "Read-only": RoleSpec(dict.fromkeys(OBJECTS, _READ)),
}
_ROLE_OF_DEPARTMENT = {
    "Sales": "Sales rep", "Sales operations": "Sales operations", "Support": "Support", "Marketing": "Marketing",
}  # fmt: skip
# Is away for months: keeps the records, cannot work on them.
_FROZEN = "sales-East-3"


def make_access(sales: Sales) -> None:
    draft, admin = sales.draft, sales.holders["it-1"].id
    roles: dict[str, Role] = {}
    for name, spec in ROLES.items():
        roles[name] = draft.add(
            new(
                Role,
                name=name,
                can_assign=spec.can_assign,
                can_mass_update=spec.can_mass_update,
                can_export=spec.can_export,
                can_approve=spec.can_approve,
                can_price=spec.can_price,
                keeps_desk=spec.keeps_desk,
                is_admin=spec.is_admin,
            ),
            by=admin,
        )
        for key in OBJECTS:
            create, read, edit, delete = spec.rights[key].split()
            draft.add(
                new(
                    Permission,
                    role_id=roles[name].id,
                    object=key,
                    create=create == "yes",
                    read=read,
                    edit=edit,
                    delete=delete,
                )
            )
    names = [f"Sales {territory}" for territory in TERRITORIES] + ["Sales operations", "Customer support"]
    teams = {name: draft.add(new(Team, name=name), by=admin) for name in names}
    for position in POSITIONS:
        person = sales.holders[position.key]
        team = teams.get(_team(person, position.territory))
        draft.add(
            new(
                User,
                id=person.id,
                role_id=roles[_role(person)].id,
                team_id=team.id if team else None,
                territory=position.territory or None,
                is_active=person.is_active,
                is_frozen=position.key == _FROZEN,
            ),
            by=admin,
        )


def _role(person: Person) -> str:
    if person.department == "IT":
        return "Administrator" if person.persona == "crm_admin" else "Read-only"
    if person.department == "Sales" and ("manager" in person.title or "president" in person.title):
        return "Sales manager"
    if person.title in ("Head of customer support", "Support team lead"):
        return "Support manager"
    return _ROLE_OF_DEPARTMENT.get(person.department, "Read-only")


def _team(person: Person, territory: str) -> str:
    if territory:
        return f"Sales {territory}"
    return {"Sales operations": "Sales operations", "Support": "Customer support"}.get(person.department, "")
