"""What a contact is linked to besides their own account: other accounts, and deals in which they play a part."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from .. import actions
from ..actions.affiliations import load_link
from ..forms import ConfirmForm, EditLinkForm, LinkAccountForm, LinkContactForm, LinkDealForm
from ..models import Account, Contact, DealContactRole
from ..permissions import require
from ..queries import find
from .common import begun_at, form_page

blueprint = Blueprint("affiliations", __name__)

_LINK = "/accounts/<int:id>/contacts/<int:contact_id>"


@blueprint.route("/accounts/<int:id>/contacts/new", methods=["GET", "POST"])
def link_contact(id: int) -> ResponseReturnValue:
    account = find(g.db, Account, id)
    require(g.db, "edit", account)
    form = LinkContactForm.new()
    if form.submitted(lambda values: actions.link_contact(g.db, id, values["contact_id"], role=values["role"])):
        return done(f"{form.result.contact.name} was linked.", url_for("accounts.show", id=id, tab="related"))
    about = f"A contact of another account who works for {account.name}, too. They stay with their own."
    return form_page(form, "Link contact", about=about, submit="Link")


@blueprint.route("/contacts/<int:id>/accounts/new", methods=["GET", "POST"])
def link_account(id: int) -> ResponseReturnValue:
    contact = find(g.db, Contact, id)
    require(g.db, "edit", contact)
    form = LinkAccountForm.new()
    if form.submitted(lambda values: actions.link_contact(g.db, values["account_id"], id, role=values["role"])):
        return done(f"{form.result.account.name} was linked.", url_for("contacts.show", id=id, tab="related"))
    own = f" besides {contact.account.name}" if contact.account else ""
    return form_page(form, "Link account", about=f"For whom {contact.name} works{own}.", submit="Link")


@blueprint.route(f"{_LINK}/edit", methods=["GET", "POST"])
def edit_link(id: int, contact_id: int) -> ResponseReturnValue:
    link = load_link(g.db, id, contact_id)
    form = EditLinkForm.of(link)

    def update(values: dict[str, Any]) -> Any:
        return actions.update_contact_link(g.db, id, contact_id, version=form.version, **values)

    if form.submitted(update):
        return done("The link was saved.", _after(id, contact_id))
    return form_page(form, "Edit link", about=f"{link.contact.name} at {link.account.name}.")


@blueprint.route(f"{_LINK}/unlink", methods=["GET", "POST"])
def unlink(id: int, contact_id: int) -> ResponseReturnValue:
    link = load_link(g.db, id, contact_id)
    contact, account = link.contact.name, link.account.name
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.unlink_contact(g.db, id, contact_id)):
        return done(f"{contact} is no longer linked to {account}.", _after(id, contact_id))
    text = f"{contact} no longer works for {account}. Both records stay, with their deals, cases and notes."
    return form.confirm("Unlink contact", text, "Unlink")


@blueprint.route("/contacts/<int:id>/deals/new", methods=["GET", "POST"])
def link_deal(id: int) -> ResponseReturnValue:
    contact = find(g.db, Contact, id)
    form = LinkDealForm.new(role="Influencer")

    def add(values: dict[str, Any]) -> DealContactRole:
        primary = values["is_primary"] or None  # an unticked box does not take it from them
        return actions.add_contact_role(g.db, values["deal_id"], id, role=values["role"], is_primary=primary)

    if form.submitted(add):
        return done(f"{form.result.deal.name} was linked.", url_for("contacts.show", id=id, tab="related"))
    return form_page(form, "Link deal", about=f"A deal in which {contact.name} plays a part.", submit="Link")


def _after(account_id: int, contact_id: int) -> str:
    related = url_for("accounts.show", id=account_id, tab="related")
    return begun_at(related, f"/accounts/{account_id}", f"/contacts/{contact_id}")
