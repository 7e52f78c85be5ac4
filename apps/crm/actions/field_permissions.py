"""Keeping fields from roles; for administrators."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from .. import field_access
from ..field_access import RESTRICTABLE
from ..models import FIELD_ACCESS, FieldPermission, Role
from ..permissions import require_admin
from .saving import apply


def set_field_access(db: Db, role_id: int, object: str, field: str, how: str | None) -> None:
    """Let a role only read a field, or not see it at all; None lets it be as the role's permissions say."""
    require_admin(db, "change field permissions")
    role = db.get(Role, role_id)
    if role is None or role.deleted_at is not None:
        raise NotFound("There is no such role.")
    if role.is_admin:
        raise Blocked(f"{role.name} sets up Alder and sees every field.")
    if field not in RESTRICTABLE.get(object, ()):
        raise Invalid({"": "This field cannot be kept from a role: something else shows it, or it must be filled in."})
    if how is not None and how not in FIELD_ACCESS:
        raise Invalid(access=f"Choose one of: {', '.join(FIELD_ACCESS)}.")
    same = (FieldPermission.role_id == role_id, FieldPermission.object == object, FieldPermission.field == field)
    row = db.scalar(select(FieldPermission).where(*same))
    if how is None and row is not None:
        db.delete(row)
    elif how is not None and row is not None:
        apply(row, {"access": how})
    elif how is not None:
        db.add(FieldPermission(role_id=role_id, object=object, field=field, access=how))
    db.flush()
    field_access.forget(db)
