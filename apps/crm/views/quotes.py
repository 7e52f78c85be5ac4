"""Quotes: list, the page on which they are built, printed form, and their way to the customer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.cells import save_cells
from ...platform.forms import CheckboxField, PlatformForm
from ...platform.pages import done
from .. import actions, lists, queries
from ..actions.quotes import load_editable
from ..actions.saving import load
from ..fields import QUOTE
from ..forms import ConfirmForm, SubmitForm
from ..models import Quote
from ..permissions import may_assign, require_create
from ..quotes import depth_of, differences
from .common import edit_form, form_page, page_behind, record_page
from .line_grid import new_row, save_grid

#: Of a new quote: its fields, and what it begins with.
NewQuoteForm = cast(
    type[PlatformForm],
    type("NewQuoteForm", (QUOTE.form_of_new,), {"copy_lines": CheckboxField("Start with the products of the deal")}),
)
blueprint = Blueprint("quotes", __name__, url_prefix="/quotes")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(lists.QUOTES, lists.quote_rows(g.db))


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_quote(g.db, id, version=version, **values)

    return save_cells(lists.QUOTES, lambda id: load_editable(g.db, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    quote = queries.quote(g.db, id)
    depth = depth_of(quote)
    listed = {line.product_id: line.list_price for line in quote.lines}
    parted = differences(quote) if quote.is_syncing and quote.status != "Denied" else []
    return record_page("crm/quote.html", quote, depth=depth, listed=listed, parted=parted)


@blueprint.get("/<int:id>/print")
def printed(id: int) -> ResponseReturnValue:
    return render_template("crm/quote_print.html", quote=queries.quote(g.db, id))


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    return _create("New quote", **{**QUOTE.first_values(g.db), "copy_lines": True})


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    source = queries.quote(g.db, id)
    first = QUOTE.first_values(g.db, source) | {"pricebook_id": source.pricebook_id}

    def create(values: dict[str, Any]) -> Quote:
        values.pop("copy_lines")
        return actions.clone_quote(g.db, id, **values)

    return _create("Clone quote", create, about=f"With the products of {source.number}.", **first)


def _create(
    title: str, create: Callable[[dict[str, Any]], Quote] | None = None, about: str = "", **first: Any
) -> ResponseReturnValue:
    require_create(g.db, "quote")
    form = NewQuoteForm.new(**first)
    if request.method == "GET":
        form.fill_in(request.args)
    if not may_assign(g.db):
        del form["owner_id"]
    if form.submitted(create or (lambda values: actions.create_quote(g.db, **values))):
        return done(f"{form.result.number} was created.", url_for(".show", id=form.result.id))
    return form_page(form, title, about=about)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    quote = load_editable(g.db, id)
    form = edit_form(QUOTE, quote)
    form["contact_id"].given["account"] = quote.deal.account_id  # type: ignore[attr-defined]
    if form.submitted(lambda values: actions.update_quote(g.db, id, version=form.version, **values)):
        return done(f"{quote.number} was saved.", url_for(".show", id=id))
    return form_page(form, "Edit quote")


# -- Lines ---------------------------------------------------------------------------------------------------------


@blueprint.get("/<int:id>/products/row")
def line_row(id: int) -> ResponseReturnValue:
    """The row of a product that is about to be added to the grid."""
    return new_row(load_editable(g.db, id).pricebook_id)


@blueprint.post("/<int:id>/products")
def save_lines(id: int) -> ResponseReturnValue:
    def save(rows: Any, version: int | None) -> Quote:
        return actions.save_quote_lines(g.db, id, rows, version=version)

    return save_grid(save, "Products saved.")


# -- The way to the customer ---------------------------------------------------------------------------------------


@blueprint.route("/<int:id>/submit", methods=["GET", "POST"])
def submit(id: int) -> ResponseReturnValue:
    quote = load(g.db, Quote, id)
    form = SubmitForm.of(quote)
    if form.submitted(lambda values: actions.submit_quote(g.db, id, values["reason"], version=form.version)):
        return done(f"{form.result.approver.name} was asked to approve {quote.number}.", url_for(".show", id=id))
    about = f"Why should the customer of {quote.number} pay so much less than {quote.pricebook.name}?"
    return form_page(form, "Submit for approval", about=about, submit="Submit")


@blueprint.route("/<int:id>/present", methods=["GET", "POST"])
def present(id: int) -> ResponseReturnValue:
    quote = load(g.db, Quote, id)
    form = ConfirmForm.of(quote)
    if form.submitted(lambda _values: actions.present_quote(g.db, id, version=form.version)):
        return done(f"{quote.number} was presented.", url_for(".show", id=id))
    text = f"{quote.number} goes to the customer and cannot be changed from then on."
    return form.confirm("Present quote", text, "Present", danger=False)


@blueprint.route("/<int:id>/accept", methods=["GET", "POST"])
def accept(id: int) -> ResponseReturnValue:
    quote = load(g.db, Quote, id)
    form = ConfirmForm.of(quote)
    if form.submitted(lambda _values: actions.accept_quote(g.db, id, version=form.version)):
        return done(f"{quote.number} was accepted; the deal has its products now.", url_for(".show", id=id))
    text = f"The customer takes {quote.number}. The products of {quote.deal.name} become those of the quote."
    return form.confirm("Accept quote", text, "Accept", danger=False)


@blueprint.route("/<int:id>/deny", methods=["GET", "POST"])
def deny(id: int) -> ResponseReturnValue:
    quote = load(g.db, Quote, id)
    form = ConfirmForm.of(quote)
    if form.submitted(lambda _values: actions.deny_quote(g.db, id, version=form.version)):
        return done(f"{quote.number} was denied.", url_for(".show", id=id))
    return form.confirm("Deny quote", f"The customer does not take {quote.number}.", "Deny")


@blueprint.route("/<int:id>/take", methods=["GET", "POST"])
def adopt_deal_products(id: int) -> ResponseReturnValue:
    """The quote becomes what the deal is."""
    quote = load_editable(g.db, id)
    form = ConfirmForm.of(quote)
    if form.submitted(lambda _values: actions.take_products(g.db, id, version=form.version)):
        return done(f"{quote.number} offers the deal's products now.", _where_it_began(quote))
    text = f"{quote.number} will offer what {quote.deal.name} sells: products, quantities, prices and discounts."
    text += " It is a draft again then." if quote.status != "Draft" else ""
    return form.confirm("Bring the quote in line", text, "Bring in line", danger=False)


@blueprint.route("/<int:id>/give", methods=["GET", "POST"])
def apply_to_deal(id: int) -> ResponseReturnValue:
    """The deal becomes what the quote is."""
    quote = load(g.db, Quote, id)
    form = ConfirmForm.of(quote)
    if form.submitted(lambda _values: actions.give_products(g.db, id, version=form.version)):
        return done(f"{quote.deal.name} has the products of {quote.number} now.", _where_it_began(quote))
    text = f"{quote.deal.name} will sell what {quote.number} offers, and its amount follows."
    return form.confirm("Bring the deal in line", text, "Bring in line", danger=False)


def _where_it_began(quote: Quote) -> str:
    """The page of the quote or of its deal, whichever the button was on."""
    own = url_for(".show", id=quote.id)
    begun = page_behind(own)
    return begun if begun.partition("?")[0] == url_for("deals.show", id=quote.deal_id) else own


_AT_ONCE: dict[str, tuple[Callable[..., Quote], str]] = {
    "recall": (actions.recall_quote, "{} was recalled and is a draft again."),
    "revise": (actions.revise_quote, "{} is a draft again."),
    "sync": (actions.sync_quote, "{} is synced with the deal."),
}


@blueprint.post("/<int:id>/<any(recall, revise, sync):step>")
def at_once(id: int, step: str) -> ResponseReturnValue:
    action, message = _AT_ONCE[step]
    return done(message.format(action(g.db, id).number), url_for(".show", id=id))
