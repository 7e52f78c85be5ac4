"""The dialogs of a draft order: its items, what it costs, where it goes, and what becomes of it."""

from __future__ import annotations

from typing import Any

from flask import g, url_for
from flask.typing import ResponseReturnValue

from ....platform.formats import money
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ... import actions
from ...actions.drafts.building import find_draft, ways_to_ship
from ...actions.drafts.completing import check_ready
from ...actions.shipping import price_of
from ...limits import MOST_OF_ONE
from .. import queries
from ..forms import (
    CompleteForm,
    CustomItemForm,
    DraftDetailsForm,
    DraftDiscountForm,
    DraftItemForm,
    DraftLinesForm,
    InvoiceForm,
    NewDraftForm,
    ShipAddressForm,
    line_fields,
    lines_form,
    quantities,
    ship_values,
    shipping_form,
    shown_version,
)
from .drafts import blueprint


def _page_of(id: int) -> str:
    return url_for(".show", id=id)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = NewDraftForm.new()
    if form.submitted(lambda values: actions.create_draft(g.db, values["customer_id"])):
        return done(f"Draft {form.result.name} was created.", _page_of(form.result.id))
    return form.page("admin/form.html", title="New draft order", submit="Create")


@blueprint.route("/<int:id>/items", methods=["GET", "POST"])
def add_item(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    form = shown_version(DraftItemForm.new(quantity=1), draft.version)
    if form.submitted(lambda values: actions.add_to_draft(g.db, id, version=form.version, **values)):
        return done(f"{form.result.sku} is on draft {draft.name}.", _page_of(id))
    return form.page("admin/form.html", title=f"Add an item to draft {draft.name}", submit="Add item")


@blueprint.route("/<int:id>/custom", methods=["GET", "POST"])
def add_custom(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    form = shown_version(CustomItemForm.new(quantity=1, taxable=True, needs_shipping=True), draft.version)
    if form.submitted(lambda values: actions.add_custom_to_draft(g.db, id, version=form.version, **values)):
        return done(f"{form.result.title} is on draft {draft.name}.", _page_of(id))
    text = "For what is not in the catalogue. No stock is kept of it."
    return form.page("admin/form.html", title=f"Add a custom item to draft {draft.name}", text=text, submit="Add item")


@blueprint.route("/<int:id>/quantities", methods=["GET", "POST"])
def set_quantities(id: int) -> ResponseReturnValue:
    find_draft(g.db, id)
    draft = queries.draft(g.db, id)
    first = {f"line-{line.id}": line.quantity for line in draft.lines}
    form = shown_version(lines_form(DraftLinesForm, draft.lines, lambda _line: MOST_OF_ONE).new(**first), draft.version)

    def act(values: dict[str, Any]) -> object:
        return actions.set_draft_quantities(g.db, id, quantities(values), version=form.version)

    if form.submitted(act):
        return done(f"The items of draft {draft.name} were saved.", _page_of(id))
    free = queries.free_stock(g.db, [line.variant_id for line in draft.lines])
    return form.page("admin/draft_items.html", draft=draft, fields=line_fields(form), free=free)


@blueprint.route("/<int:id>/discount", methods=["GET", "POST"])
def discount(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    first = {name: getattr(draft, f"discount_{name}") for name in ("kind", "percent", "amount", "reason")}
    form = shown_version(DraftDiscountForm.new(**first), draft.version)

    def act(values: dict[str, Any]) -> object:
        return actions.set_draft_discount(g.db, id, values.pop("kind"), version=form.version, **values)

    if form.submitted(act):
        return done(f"The discount of draft {draft.name} was saved.", _page_of(id))
    return form.page("admin/form.html", title=f"Discount of draft {draft.name}", submit="Save")


@blueprint.route("/<int:id>/shipping", methods=["GET", "POST"])
def ship_by(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    net = draft.subtotal - draft.discount
    ways = [
        (method.id, f"{method.name}, {money(price_of(method, net), currency=g.db.company.currency)}")
        for method in ways_to_ship(g.db, draft)
    ]
    own = draft.shipping_name is not None and draft.shipping_method_id is None
    first: dict[str, Any] = {"method_id": draft.shipping_method_id}
    first |= {"name": draft.shipping_name, "price": draft.shipping} if own else {}
    form = shown_version(shipping_form(ways, first), draft.version)
    if form.submitted(lambda values: actions.set_draft_shipping(g.db, id, version=form.version, **values)):
        return done(f"The shipping of draft {draft.name} was saved.", _page_of(id))
    return form.page("admin/form.html", title=f"Shipping of draft {draft.name}", submit="Save")


@blueprint.route("/<int:id>/address", methods=["GET", "POST"])
def address(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    form = shown_version(ShipAddressForm.new(**ship_values(draft)), draft.version)
    if form.submitted(lambda values: actions.set_draft_address(g.db, id, version=form.version, **values)):
        return done(f"The delivery address of draft {draft.name} was saved.", _page_of(id))
    return form.page("admin/form.html", title=f"Delivery address of draft {draft.name}", submit="Save")


@blueprint.route("/<int:id>/details", methods=["GET", "POST"])
def details(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    form = DraftDetailsForm.of(draft, note_text=draft.note, tag_text=draft.tags)
    if form.submitted(lambda values: actions.update_draft(g.db, id, version=form.version, **values)):
        return done(f"Draft {draft.name} was saved.", _page_of(id))
    return form.page("admin/form.html", title=f"Note, tags and tax of draft {draft.name}", submit="Save")


@blueprint.route("/<int:id>/send", methods=["GET", "POST"])
def send(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    check_ready(draft)
    form = shown_version(InvoiceForm.new(email=draft.customer.email), draft.version)
    if form.submitted(lambda values: actions.send_invoice(g.db, id, version=form.version, **values)):
        return done(f"The invoice of draft {draft.name} was sent.", _page_of(id))
    text = f"The invoice is over {money(draft.total)}. It cannot be taken back once it is sent."
    return form.page("admin/form.html", title=f"Send invoice of draft {draft.name}", text=text, submit="Send invoice")


@blueprint.route("/<int:id>/complete", methods=["GET", "POST"])
def complete(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    check_ready(draft)
    form = shown_version(CompleteForm.new(), draft.version)

    def act(values: dict[str, Any]) -> object:
        return actions.complete_draft(g.db, id, paid=values["payment"] == "Paid", version=form.version)

    if form.submitted(act):
        return done(f"Draft {draft.name} is order {form.result.name} now.", url_for("orders.show", id=form.result.id))
    text = f"It becomes an order over {money(draft.total)}, and its items are taken from what is available."
    return form.page("admin/form.html", title=f"Complete draft {draft.name}", text=text, submit="Complete draft")


@blueprint.route("/<int:id>/duplicate", methods=["GET", "POST"])
def duplicate(id: int) -> ResponseReturnValue:
    draft = queries.draft(g.db, id)
    form = PlatformForm.new()
    if form.submitted(lambda _values: actions.duplicate_draft(g.db, id)):
        return done(f"Draft {form.result.name} was created.", _page_of(form.result.id))
    text = "The new draft has the same customer, items, discount and shipping, at the prices of today."
    return form.confirm(f"Duplicate draft {draft.name}", text, "Duplicate", danger=False)


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    draft = find_draft(g.db, id)
    form = PlatformForm.of(draft)
    if form.submitted(lambda _values: actions.delete_draft(g.db, id, version=form.version)):
        return done(f"Draft {draft.name} was deleted.", url_for(".index"))
    text = "An invoice that was sent stays with the customer." if draft.invoiced_at else "This cannot be undone."
    return form.confirm(f"Delete draft {draft.name}", text)
