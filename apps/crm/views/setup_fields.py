"""Field permissions in setup: fields by roles, and the dialog that changes one of them."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform.errors import NotFound
from ...platform.pages import done
from ..actions.field_permissions import set_field_access
from ..field_access import RESTRICTABLE
from ..fields import FIELDS
from ..models import FieldPermission, Role
from ..objects import OBJECTS
from ..permissions import require_admin
from ..setup_forms import FieldAccessForm
from .common import form_page

blueprint = Blueprint("setup_fields", __name__, url_prefix="/setup/fields")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    roles = list(g.db.scalars(select(Role).where(Role.deleted_at.is_(None)).order_by(Role.id)))
    rows = g.db.scalars(select(FieldPermission))
    return render_template(
        "crm/setup/fields.html",
        setup_key="fields",
        roles=roles,
        groups={key: [(name, FIELDS[key].label(name)) for name in names] for key, names in RESTRICTABLE.items()},
        kept={(row.role_id, row.object, row.field): row.access for row in rows},
    )


@blueprint.route("/<int:role_id>/<object>/<field>", methods=["GET", "POST"])
def edit(role_id: int, object: str, field: str) -> ResponseReturnValue:
    role = g.db.get(Role, role_id)
    if role is None or field not in RESTRICTABLE.get(object, ()):
        raise NotFound("There is no such field or role.")
    same = (FieldPermission.role_id == role_id, FieldPermission.object == object, FieldPermission.field == field)
    now = g.db.scalar(select(FieldPermission.access).where(*same))
    form = FieldAccessForm.new(access=now)
    label = f"{OBJECTS[object].singular}: {FIELDS[object].label(field)}"
    if form.submitted(lambda values: set_field_access(g.db, role_id, object, field, values["access"])):
        return done(f"{label} was changed for {role.name}.", url_for(".index"))
    return form_page(form, "Field permission", about=f"{label}, for the role {role.name}")
