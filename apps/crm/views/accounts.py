"""Accounts: list, record page, create, edit, clone."""

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
from ..fields import ACCOUNT
from ..models import Account
from ..queries import find
from .common import create_form, edit_form, form_page, page_of_kept, record_page, staying

blueprint = Blueprint("accounts", __name__, url_prefix="/accounts")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(lists.ACCOUNTS, lists.account_rows(g.db))


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_account(g.db, id, version=version, **values)

    return save_cells(for_reader(g.db, lists.ACCOUNTS), lambda id: load(g.db, Account, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    if moved := page_of_kept(Account, id):
        return moved
    account = find(g.db, Account, id)
    deals = queries.deals_of(g.db, account)
    related: dict[str, Any] = {"open_deals": [deal for deal in deals if not deal.stage.is_closed]}
    if read_text("tab") == "related":
        related |= {
            "contacts": queries.contacts_of(g.db, account),
            "links": affiliations.linked_contacts(g.db, account),
            "deals": deals,
            "cases": queries.cases_of(g.db, account),
            "children": queries.children_of(g.db, account),
        }
    return record_page("crm/account.html", account, **related)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    return _create("New account")


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    source = find(g.db, Account, id)
    return _create("Clone account", source)


def _create(title: str, source: Account | None = None) -> ResponseReturnValue:
    form = create_form(ACCOUNT, source)
    if form.submitted(lambda values: actions.create_account(g.db, allow_duplicate=form.confirmed, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    return form_page(form, title)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    account = find(g.db, Account, id)
    form = edit_form(ACCOUNT, account)
    if form.submitted(lambda values: actions.update_account(g.db, id, version=form.version, **values)):
        return done(f"{form.result.name} was saved.", staying(url_for(".show", id=id)))
    return form_page(form, "Edit account")
