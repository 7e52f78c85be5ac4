"""Campaigns: list, record page, create, edit, clone. Their members have pages of their own (`campaign_members`)."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.cells import save_cells
from ...platform.pages import done
from ...platform.parameters import read_text
from .. import actions, campaign_results, lists, queries
from ..actions.saving import load
from ..field_access import hidden
from ..fields import CAMPAIGN
from ..models import Campaign
from ..queries import find
from .common import create_form, edit_form, form_page, record_page, staying

blueprint = Blueprint("campaigns", __name__, url_prefix="/campaigns")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(lists.CAMPAIGNS, lists.campaign_rows(g.db))


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_campaign(g.db, id, version=version, **values)

    return save_cells(lists.CAMPAIGNS, lambda id: load(g.db, Campaign, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    campaign = find(g.db, Campaign, id)
    related: dict[str, Any] = {"results": campaign_results.results(g.db, campaign)}
    if read_text("tab") == "related":
        related["deals"] = queries.deals_by(g.db, campaign)
        related["shows_type"] = "type" not in hidden(g.db, "deal")
    return record_page("crm/campaigns/show.html", campaign, **related)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    return _create("New campaign")


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    return _create("Clone campaign", find(g.db, Campaign, id))


def _create(title: str, source: Campaign | None = None) -> ResponseReturnValue:
    form = create_form(CAMPAIGN, source)
    if form.submitted(lambda values: actions.create_campaign(g.db, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    about = f"A copy of {source.name}, without its members." if source else ""
    return form_page(form, title, about=about)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    campaign = find(g.db, Campaign, id)
    form = edit_form(CAMPAIGN, campaign)
    if form.submitted(lambda values: actions.update_campaign(g.db, id, version=form.version, **values)):
        return done(f"{form.result.name} was saved.", staying(url_for(".show", id=id)))
    return form_page(form, "Edit campaign")
