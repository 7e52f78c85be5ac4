"""Roles with their rights, teams, and everybody's membership in the CRM."""

from __future__ import annotations

from ...apps.crm.models import Permission, Role, Team, User
from ...apps.crm.objects import OBJECTS
from ...apps.platform.models import Person
from ..people import POSITIONS
from ..places import TERRITORIES
from ..rights import ROLES
from ..rows import new
from .sales import Sales

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
            create, read, edit, delete = spec.rights_on(key).split()
            draft.add(
                new(
                    Permission,
                    role_id=roles[name].id,
                    object=key,
                    create=create == "yes",
                    read=read,
                    edit=edit,
                    delete=delete,
                ),
                by=admin,
            )
    names = [f"Sales {territory}" for territory in TERRITORIES] + ["Sales operations", "Customer support"]
    leads = {f"Sales {territory}": f"sales-{territory}" for territory in TERRITORIES} | {
        "Sales operations": "sales-ops",
        "Customer support": "support",
    }
    teams = {name: draft.add(new(Team, name=name, lead_id=sales.holders[leads[name]].id), by=admin) for name in names}
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
