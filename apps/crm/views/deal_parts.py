"""The products and the contact roles of a deal."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.errors import NotFound
from ...platform.pages import done
from .. import actions
from ..actions.saving import load
from ..fields import LINE
from ..forms import ConfirmForm, LineForm, RoleForm
from ..models import Deal, DealContactRole, DealLine
from .common import form_page, require_field

blueprint = Blueprint("deal_parts", __name__, url_prefix="/deals/<int:id>")


def _related(id: int) -> str:
    return url_for("deals.show", id=id, tab="related")


@blueprint.route("/products/new", methods=["GET", "POST"])
def add_line(id: int) -> ResponseReturnValue:
    load(g.db, Deal, id)
    form = LineForm.new(**LINE.first_values(g.db))

    def add(values: dict[str, Any]) -> DealLine:
        return actions.add_line(g.db, id, values.pop("product_id"), **values)

    if form.submitted(add):
        return done("The product was added.", _related(id))
    return form_page(form, "Add product", submit="Add")


@blueprint.route("/products/<int:line_id>/edit", methods=["GET", "POST"])
def edit_line(id: int, line_id: int) -> ResponseReturnValue:
    line = _line(id, line_id)
    form = LineForm.of(line)
    del form["product_id"]
    require_field(form, "unit_price")
    if form.submitted(lambda values: actions.update_line(g.db, line_id, version=form.version, **values)):
        return done(f"{line.product.name} was saved.", _related(id))
    return form_page(form, "Edit product", about=line.product.name)


@blueprint.route("/products/<int:line_id>/remove", methods=["GET", "POST"])
def remove_line(id: int, line_id: int) -> ResponseReturnValue:
    line = _line(id, line_id)
    name = line.product.name
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.remove_line(g.db, line_id)):
        return done(f"{name} was removed.", _related(id))
    return form.confirm(
        "Remove product",
        f"{name} goes off the deal. The amount of the deal becomes the sum of the other products.",
        "Remove",
    )


@blueprint.route("/contacts/new", methods=["GET", "POST"])
def add_role(id: int) -> ResponseReturnValue:
    load(g.db, Deal, id)
    form = RoleForm.new(role="Influencer")

    def add(values: dict[str, Any]) -> DealContactRole:
        primary = values.pop("is_primary") or None  # an unticked box does not take it from them
        return actions.set_contact_role(g.db, id, values.pop("contact_id"), is_primary=primary, **values)

    if form.submitted(add):
        return done("The contact was added.", _related(id))
    return form_page(form, "Add contact", submit="Add")


@blueprint.route("/contacts/<int:contact_id>/edit", methods=["GET", "POST"])
def edit_role(id: int, contact_id: int) -> ResponseReturnValue:
    part = _role(id, contact_id)
    form = RoleForm.of(part)
    del form["contact_id"]
    if form.submitted(lambda values: actions.set_contact_role(g.db, id, contact_id, **values)):
        return done(f"{part.contact.name} was saved.", _related(id))
    return form_page(form, "Edit contact role", about=part.contact.name)


@blueprint.route("/contacts/<int:contact_id>/remove", methods=["GET", "POST"])
def remove_role(id: int, contact_id: int) -> ResponseReturnValue:
    name = _role(id, contact_id).contact.name
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.remove_contact_role(g.db, id, contact_id)):
        return done(f"{name} was removed from the deal.", _related(id))
    return form.confirm(
        "Remove contact",
        f"{name} goes off the deal. They stay a contact, but play no role in this deal any more.",
        "Remove",
    )


def _line(id: int, line_id: int) -> DealLine:
    load(g.db, Deal, id)
    line: DealLine | None = g.db.get(DealLine, line_id)
    if line is None or line.deal_id != id or line.deleted_at is not None:
        raise NotFound("This product is no longer on the deal.")
    return line


def _role(id: int, contact_id: int) -> DealContactRole:
    for part in load(g.db, Deal, id).contact_roles:
        if part.contact_id == contact_id:
            return part
    raise NotFound("This contact plays no role in the deal.")
