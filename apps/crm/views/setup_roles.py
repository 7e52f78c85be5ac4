"""Roles in setup: who has which, and the grid of what each may do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select

from ...platform.pages import done
from ..actions import roles as actions
from ..actions.roles import OPERATIONS, RIGHTS
from ..forms import ConfirmForm
from ..models import Role, User
from ..objects import OBJECTS
from ..people_forms import MatrixForm, NameForm, RoleCopyForm, matrix_values
from ..permissions import require_admin
from .common import form_page

blueprint = Blueprint("setup_roles", __name__, url_prefix="/setup/roles")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    having = select(User.role_id, func.count()).where(User.deleted_at.is_(None)).group_by(User.role_id)
    found = select(Role).where(Role.deleted_at.is_(None)).order_by(Role.name, Role.id)
    return render_template(
        "crm/setup/roles.html",
        setup_key="roles",
        roles=list(g.db.scalars(found)),
        counts=dict(iter(g.db.execute(having))),
        rights=RIGHTS,
    )


@blueprint.route("/<int:role_id>", methods=["GET", "POST"])
def show(role_id: int) -> ResponseReturnValue:
    role = actions.find_role(g.db, role_id)
    form = MatrixForm.of(SimpleNamespace(version=actions.version_of(role), **matrix_values(role)))
    if form.submitted(lambda values: _save(role_id, values, form.version)):
        return done(f"What {role.name} may do was saved.", url_for(".show", role_id=role_id))
    return form.page(
        "crm/setup/role.html",
        setup_key="roles",
        role=role,
        keys=OBJECTS,
        operations=OPERATIONS,
        rights=RIGHTS,
    )


def _save(role_id: int, values: dict[str, Any], version: int) -> Role:
    names = ("create", *OPERATIONS)
    levels = {key: {name: values[f"{key}_{name}"] for name in names} for key in OBJECTS}
    return actions.save_rights(g.db, role_id, levels, {right: values[right] for right in RIGHTS}, version=version)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = RoleCopyForm.new()
    if form.submitted(lambda values: actions.create_role(g.db, values["name"], values["copy_of"])):
        return done(f"The role {form.result.name} was added.", url_for(".show", role_id=form.result.id))
    return form_page(form, "New role")


@blueprint.route("/<int:role_id>/rename", methods=["GET", "POST"])
def rename(role_id: int) -> ResponseReturnValue:
    form = NameForm.of(actions.find_role(g.db, role_id))
    if form.submitted(lambda values: actions.rename_role(g.db, role_id, values["name"])):
        return done(f"The role is called {form.result.name} now.", url_for(".show", role_id=role_id))
    return form_page(form, "Rename role")


@blueprint.route("/<int:role_id>/delete", methods=["GET", "POST"])
def delete(role_id: int) -> ResponseReturnValue:
    name = actions.find_role(g.db, role_id).name
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_role(g.db, role_id)):
        return done(f"The role {name} was deleted.", url_for(".index"))
    return form.confirm("Delete role", f"Nobody can be given the role {name} anymore.")
