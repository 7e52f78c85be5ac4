"""Deals: list, record page, create, edit, clone, and the move along the pipeline."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.cells import save_cells
from ...platform.errors import Invalid, NotFound
from ...platform.pages import done, local_path
from ...platform.parameters import read_text
from ...platform.undo import undoable
from .. import actions, lists, queries
from ..actions.saving import load
from ..actions.stages import missing, reopening
from ..field_access import for_reader
from ..fields import DEAL
from ..forms import MoveForm
from ..models import Deal, Stage
from ..pipeline import stage_choices
from ..queries import find, standard_pricebook
from ..quotes import differences
from .common import create_form, edit_form, form_page, record_page, require_field, staying

blueprint = Blueprint("deals", __name__, url_prefix="/deals")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(lists.DEALS, lists.deal_rows(g.db), template="crm/deals.html")


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_deal(g.db, id, version=version, **values)

    return save_cells(for_reader(g.db, lists.DEALS), lambda id: load(g.db, Deal, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    whole = read_text("tab") == "related"
    deal = queries.deal(g.db, id, whole=whole)
    related: dict[str, Any] = {"stages": stage_choices(g.db)}
    if whole:
        book = deal.pricebook or standard_pricebook(g.db)
        listed = queries.list_prices(g.db, book.id, [line.product_id for line in deal.lines])
        quotes = queries.quotes_of(g.db, deal)
        synced = next((quote for quote in quotes if quote.is_syncing and quote.status != "Denied"), None)
        related |= {"quotes": quotes, "book": book, "listed": listed, "synced": synced}
        related["parted"] = differences(synced) if synced else []
    return record_page("crm/deal.html", deal, **related)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    return _create("New deal")


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    source = find(g.db, Deal, id)
    return _create("Clone deal", source)


def _create(title: str, source: Deal | None = None) -> ResponseReturnValue:
    form = create_form(DEAL, source)
    if form.submitted(lambda values: actions.create_deal(g.db, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    return form_page(form, title)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    deal = find(g.db, Deal, id)
    form = edit_form(DEAL, deal)
    if form.submitted(lambda values: actions.update_deal(g.db, id, version=form.version, **_given(deal, values))):
        return done(f"{form.result.name} was saved.", staying(url_for(".show", id=id)))
    about = "The amount is the sum of the products, at prices of the deal's price book." if deal.lines else ""
    return form_page(form, "Edit deal", about=about)


def _given(deal: Deal, values: dict[str, Any]) -> dict[str, Any]:
    """The values to write: a probability left alone while the stage changes is the stage's own."""
    if values["stage_id"] != deal.stage_id and values["probability"] == deal.probability:
        values = {name: value for name, value in values.items() if name != "probability"}
    return values


def _after_move(id: int) -> str:
    """Back to the board, if the deal was moved there."""
    return local_path(request.args.get("next", "")) or url_for(".show", id=id)


@blueprint.route("/<int:id>/move/<int:stage_id>", methods=["GET", "POST"])
def move(id: int, stage_id: int) -> ResponseReturnValue:
    deal = load(g.db, Deal, id)
    stage = g.db.get(Stage, stage_id)
    if stage is None or stage.deleted_at is not None:
        raise NotFound("There is no such stage.")
    if refused := reopening(g.db, deal, stage):
        raise Invalid(refused)
    lacks, before = missing(g.db, deal, stage), deal.stage.name
    form = MoveForm.of(deal) if request.method == "POST" else MoveForm.new(close_date=g.db.today)
    form.version = form.version or deal.version
    for name in ("decision_maker_id", "primary_contact_id"):
        form[name].given["account"] = deal.account_id  # type: ignore[attr-defined]
    for name in [field.short_name for field in form.controls]:
        if name not in lacks:
            del form[name]
        elif "" not in lacks:
            require_field(form, name)
    if "" in lacks:
        # The products are added on the deal's page: what was said here so far is kept.
        if form.submitted(lambda values: actions.prepare_move(g.db, id, version=form.version, **values)):
            told = f"{deal.name} was saved. {lacks['']} Add them here, then move it."
            return done(told, url_for(".show", id=id, tab="related"), "info")
    elif form.submitted(lambda values: actions.move_stage(g.db, id, stage_id, version=form.version, **values)):
        return undoable(f"{deal.name} is now in {stage.name}.", _after_move(id), f"{deal.name} is back in {before}.")
    return form_page(form, f"Move to {stage.name}", "crm/move.html", deal=deal, stage=stage, lacks=lacks)
