"""Leads: list, record page, create, edit, clone, convert."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.cells import save_cells
from ...platform.errors import Invalid
from ...platform.pages import done
from ...platform.parameters import read_id, read_text
from .. import actions, lists, queries
from ..actions import Conversion, NewDeal
from ..actions.conversion import candidates
from ..actions.leads import load_unconverted
from ..actions.saving import load
from ..field_access import for_reader
from ..fields import LEAD
from ..forms import ConvertForm
from ..models import Account, Contact, Lead
from ..objects import url_of
from ..permissions import may_assign, may_create
from ..queries import find
from .common import create_form, edit_form, form_page, page_of_kept, record_page, staying

DEAL_FIELDS = {"deal_name": "Deal name", "deal_amount": "Amount", "deal_close_date": "Close date"}

blueprint = Blueprint("leads", __name__, url_prefix="/leads")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(lists.LEADS, lists.lead_rows(g.db))


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_lead(g.db, id, version=version, **values)

    return save_cells(for_reader(g.db, lists.LEADS), lambda id: load(g.db, Lead, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    if moved := page_of_kept(Lead, id):
        return moved
    lead = find(g.db, Lead, id)
    memberships = queries.memberships_of(g.db, lead) if read_text("tab") == "related" else []
    return record_page("crm/lead.html", lead, converted=queries.converted_into(g.db, lead), memberships=memberships)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    return _create("New lead")


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    source = find(g.db, Lead, id)
    return _create("Clone lead", source)


def _create(title: str, source: Lead | None = None) -> ResponseReturnValue:
    form = create_form(LEAD, source)
    if form.submitted(lambda values: actions.create_lead(g.db, allow_duplicate=form.confirmed, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    return form_page(form, title)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    lead = load_unconverted(g.db, id)
    form = edit_form(LEAD, lead)
    if form.submitted(lambda values: actions.update_lead(g.db, id, version=form.version, **values)):
        return done(f"{form.result.name} was saved.", staying(url_for(".show", id=id)))
    return form_page(form, "Edit lead")


@blueprint.route("/<int:id>/convert", methods=["GET", "POST"])
def convert(id: int) -> ResponseReturnValue:
    lead = load_unconverted(g.db, id)
    form = _convert_form(lead)
    if form.submitted(lambda values: _convert(lead.id, form)):
        made: Conversion = form.result
        return done(f"{made.lead.name} was converted.", url_of(made.deal or made.contact))
    g.db.rollback()
    chosen = {name: read_id(name) for name in ("account_id", "contact_id")}
    account = find(g.db, Account, chosen["account_id"]) if chosen["account_id"] else None
    contact = find(g.db, Contact, chosen["contact_id"]) if chosen["contact_id"] else None
    found = candidates(g.db, lead, account, contact)
    return form_page(form, "Convert lead", template="crm/convert.html", lead=lead, found=found)


def _convert_form(lead: Lead) -> ConvertForm:
    first = {
        "account_id": read_id("account_id"),
        "contact_id": read_id("contact_id"),
        "with_deal": may_create(g.db, "deal"),
        "deal_name": lead.company,
        "deal_amount": lead.est_amount or 0,
        "owner_id": lead.owner_id,
    }
    # The dialog comes again, with what was entered so far, when one of the possible matches is used.
    entered = request.args if "entered" in request.args else None
    form = ConvertForm(request.form if request.method == "POST" else entered, data=first)
    form.version = form.version or lead.version
    form.account_id.help = f"Left empty, the account “{lead.company}” is created."
    form.contact_id.help = f"Left empty, the contact “{lead.name}” is created."
    if not may_assign(g.db):
        del form["owner_id"]
    return form


def _convert(id: int, form: ConvertForm) -> Conversion:
    values = form.values
    deal = None
    if values["with_deal"]:
        missing = {name: f"{title} is required." for name, title in DEAL_FIELDS.items() if values[name] is None}
        if missing:
            raise Invalid(missing)
        deal = NewDeal(values["deal_name"], values["deal_amount"], values["deal_close_date"])
    return actions.convert_lead(
        g.db,
        id,
        account_id=values["account_id"],
        contact_id=values["contact_id"],
        deal=deal,
        owner_id=values.get("owner_id"),
        allow_duplicate=form.confirmed,
        version=form.version,
    )
