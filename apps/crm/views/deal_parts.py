"""The products and the contact roles of a deal."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.errors import NotFound
from ...platform.pages import done
from ...platform.undo import undoable
from .. import actions
from ..actions.saving import load
from ..forms import ConfirmForm, RoleForm
from ..models import Deal, DealContactRole
from ..queries import standard_pricebook
from .common import begun_at, form_page
from .line_grid import new_row, save_grid

blueprint = Blueprint("deal_parts", __name__, url_prefix="/deals/<int:id>")


def _related(id: int) -> str:
    return url_for("deals.show", id=id, tab="related")


@blueprint.get("/products/row")
def line_row(id: int) -> ResponseReturnValue:
    """The row of a product that is about to be added to the grid."""
    return new_row(load(g.db, Deal, id).pricebook_id or standard_pricebook(g.db).id)


@blueprint.post("/products")
def save_lines(id: int) -> ResponseReturnValue:
    return save_grid(lambda rows, version: actions.save_lines(g.db, id, rows, version=version), "Products saved.")


@blueprint.route("/contacts/new", methods=["GET", "POST"])
def add_role(id: int) -> ResponseReturnValue:
    deal = load(g.db, Deal, id)
    form = RoleForm.new(role="Influencer")
    form.contact_id.given["account"] = deal.account_id

    def add(values: dict[str, Any]) -> DealContactRole:
        primary = values.pop("is_primary") or None  # an unticked box does not take it from them
        return actions.add_contact_role(g.db, id, values.pop("contact_id"), is_primary=primary, **values)

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
        page = begun_at(_related(id), f"/contacts/{contact_id}")
        return undoable(f"{name} was removed from the deal.", page, f"{name} has that role again.")
    return form.confirm(
        "Remove contact",
        f"{name} goes off the deal. They stay a contact, but play no role in this deal anymore.",
        "Remove",
    )


def _role(id: int, contact_id: int) -> DealContactRole:
    for part in load(g.db, Deal, id).contact_roles:
        if part.contact_id == contact_id:
            return part
    raise NotFound("This contact has no role in the deal.")
