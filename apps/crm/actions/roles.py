"""Roles: what each may do with every kind of record, and its further rights; for administrators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound, Reference
from ...platform.models import Record
from ..models import LEVELS, Permission, Role, User
from ..objects import OBJECTS
from ..permissions import require_admin
from .saving import apply
from .unique_names import give_up_name, unique_name

#: Further rights of a role, by column.
RIGHTS = {
    "can_assign": "Assign records to other people",
    "can_mass_update": "Change several records at once",
    "can_export": "Export lists to files",
    "can_approve": "Decide on quotes and discounts",
    "can_price": "Change products and price books",
    "keeps_desk": "Manage the support desk",
}
#: What a level is set for.
OPERATIONS = ("read", "edit", "delete")


def find_role(db: Db, role_id: int) -> Role:
    role = db.get(Role, role_id)
    if role is None or role.deleted_at is not None:
        raise NotFound("There is no such role.")
    return role


def version_of(role: Role) -> int:
    """Grows with every change of what a role may do."""
    return role.version + sum(row.version for row in role.permissions)


def create_role(db: Db, name: str | None, copy_of: int | None) -> Role:
    """A role that may do what another one may, but for setting the CRM up."""
    require_admin(db, "add roles")
    model = db.get(Role, copy_of) if copy_of is not None else None
    if model is None or model.deleted_at is not None:
        raise Invalid(copy_of="Choose the role that the new one begins as.")
    role = Role(
        name=unique_name(db, Role, name, None), is_admin=False, **{right: getattr(model, right) for right in RIGHTS}
    )
    db.add(role)
    db.flush()
    for row in model.permissions:
        levels = {operation: getattr(row, operation) for operation in ("create", *OPERATIONS)}
        db.add(Permission(role_id=role.id, object=row.object, **levels))
    db.flush()
    db.expire(role, ["permissions"])
    return role


def rename_role(db: Db, role_id: int, name: str | None) -> Role:
    require_admin(db, "rename roles")
    role = find_role(db, role_id)
    apply(role, {"name": unique_name(db, Role, name, role)})
    db.flush()
    return role


def save_rights(
    db: Db,
    role_id: int,
    levels: Mapping[str, Mapping[str, Any]],
    rights: Mapping[str, bool],
    *,
    version: int | None = None,
) -> Role:
    """Set what a role may do: by object `create` (a bool), `read`, `edit`, `delete` (of LEVELS); and its RIGHTS.

    What is not named stays. Raises Invalid where a role could change what it cannot read, named "object_operation".
    """
    require_admin(db, "change what roles may do")
    role = find_role(db, role_id)
    if role.is_admin:
        raise Blocked(f"{role.name} sets Alder up and may do everything. Copy it, and narrow the copy.")
    if version is not None and version != version_of(role):
        rows_of_role: list[Record] = [role, *role.permissions]
        last = max(rows_of_role, key=lambda row: row.updated_at)
        raise db.conflict(last, role.name)
    rows = {row.object: row for row in role.permissions}
    errors = {key: "There is no such kind of record." for key in levels if key not in OBJECTS}
    errors |= {key: "There is no such right." for key in rights if key not in RIGHTS}
    for key in (key for key in OBJECTS if key in levels):
        row = rows.get(key)
        before = {name: getattr(row, name) if row else "no" for name in OPERATIONS}
        errors |= _wrong_levels(key, {**before, **levels[key]})
    if errors:
        raise Invalid(errors)
    for key, wanted in levels.items():
        row = rows.get(key)
        if row is None:
            row = Permission(role_id=role.id, object=key, create=False, read="no", edit="no", delete="no")
            db.add(row)
        apply(row, wanted)
    apply(role, rights)
    db.flush()
    db.expire(role, ["permissions"])
    db.info.pop("crm_access", None)
    return role


def delete_role(db: Db, role_id: int) -> None:
    """Delete a role that nobody has; Blocked lists those who do."""
    require_admin(db, "delete roles")
    role = find_role(db, role_id)
    if role.is_admin:
        raise Blocked(f"{role.name} sets Alder up and cannot be deleted.")
    holders = db.scalars(select(User).where(User.role_id == role.id, User.deleted_at.is_(None)).order_by(User.id)).all()
    if holders:
        count = "One user has" if len(holders) == 1 else f"{len(holders)} users have"
        raise Blocked(
            f"{count} the role {role.name}. Give them another one first.",
            [Reference(user.name, f"/setup/users/{user.id}", user.person.title) for user in holders[:20]],
        )
    role.deleted_at = db.now
    give_up_name(role)
    db.flush()


def _wrong_levels(key: str, wanted: Mapping[str, Any]) -> dict[str, str]:
    label = OBJECTS[key].plural
    unknown = {
        f"{key}_{name}": f"{label}: choose one of {', '.join(LEVELS)}."
        for name in OPERATIONS
        if wanted[name] not in LEVELS
    }
    if unknown:
        return unknown
    reach = {name: LEVELS[::-1].index(wanted[name]) for name in OPERATIONS}
    return {
        f"{key}_{name}": f"{label}: a role cannot {name} further than it reads. Let it read more, or {name} less."
        for name in ("edit", "delete")
        if reach[name] > reach["read"]
    }
