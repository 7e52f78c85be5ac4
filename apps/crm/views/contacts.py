"""Contacts: list, record page, create, edit, clone."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.cells import save_cells
from ...platform.pages import done
from ...platform.parameters import read_text
from .. import actions, affiliations, lists, queries
from ..actions.saving import load
from ..field_access import for_reader
from ..fields import CONTACT
from ..models import Contact
from ..queries import find
from .common import create_form, edit_form, form_page, page_of_kept, record_page, staying

blueprint = Blueprint("contacts", __name__, url_prefix="/contacts")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(lists.CONTACTS, lists.contact_rows(g.db))


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_contact(g.db, id, version=version, **values)

    return save_cells(for_reader(g.db, lists.CONTACTS), lambda id: load(g.db, Contact, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    if moved := page_of_kept(Contact, id):
        return moved
    contact = find(g.db, Contact, id)
    deals = queries.deals_with(g.db, contact)
    related: dict[str, Any] = {"open_deals": [deal for deal in deals if not deal.stage.is_closed]}
    if read_text("tab") == "related":
        related |= {
            "deals": deals,
            "links": affiliations.linked_accounts(g.db, contact),
            "cases": queries.cases_of(g.db, contact),
            "reports": queries.reports_of(g.db, contact),
            "memberships": queries.memberships_of(g.db, contact),
        }
    return record_page("crm/contact.html", contact, **related)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    return _create("New contact")


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    source = find(g.db, Contact, id)
    return _create("Clone contact", source)


def _create(title: str, source: Contact | None = None) -> ResponseReturnValue:
    form = create_form(CONTACT, source)
    if form.submitted(lambda values: actions.create_contact(g.db, allow_duplicate=form.confirmed, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    return form_page(form, title)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    contact = find(g.db, Contact, id)
    form = edit_form(CONTACT, contact)
    if form.submitted(lambda values: actions.update_contact(g.db, id, version=form.version, **values)):
        return done(f"{form.result.name} was saved.", staying(url_for(".show", id=id)))
    return form_page(form, "Edit contact")
