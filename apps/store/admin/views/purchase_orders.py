"""Purchase orders: the list, an order's page, and the dialogs by which it goes from draft to received."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import NotFound
from ....platform.formats import money
from ....platform.forms import PlatformForm
from ....platform.models import Person
from ....platform.pages import done
from ....platform.parameters import read_id, read_search
from ... import actions
from ...access import may, require
from ...actions.procurement.approval import purchase_limit
from ...actions.procurement.purchase_steps import awaited_order
from ...actions.procurement.purchases import draft_order
from ...models import PurchaseLine
from ...timeline import units
from .. import pictures
from ..forms import CommentForm
from ..supply import queries
from ..supply.forms import (
    OrderedPurchaseForm,
    PurchaseForm,
    PurchaseLineForm,
    ReasonForm,
    ReceivePurchaseForm,
    counts,
    fields_of,
    picking_form,
    receive_form,
)
from ..supply.lists import PURCHASES
from .paging import page_of

blueprint = Blueprint("purchase_orders", __name__, url_prefix="/purchase-orders")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return PURCHASES.page(
        g.db, queries.purchases(), template="admin/purchase_orders.html", may_change=may(g.db, "inventory")
    )


def page(order_id: int, form: CommentForm) -> str:
    order = queries.purchase(g.db, order_id)
    me = g.db.get(Person, g.db.actor_id)
    return render_template(
        "admin/purchase_order.html",
        order=order,
        form=form,
        levels=queries.levels_at(g.db, order.location_id, [line.variant_id for line in order.lines]),
        progress=queries.purchase_progress(g.db, [order_id])[order_id],
        limit=purchase_limit(g.db, me) if me else None,
        is_own=order.created_by_id == g.db.actor_id,
        drawn_up_by=g.db.get(Person, order.created_by_id) if order.created_by_id else None,
        scans=pictures.of_purchase(g.db, order_id),
        may_work=may(g.db, "inventory"),
    )


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    return page(id, CommentForm.new())


@blueprint.post("/<int:id>/comments")
def comment(id: int) -> ResponseReturnValue:
    form = CommentForm.new()
    if form.submitted(lambda values: actions.comment_purchase_order(g.db, id, values["text"])):
        return done("Your comment was added.", url_for(".show", id=id))
    return page(id, form), form.http_status


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require(g.db, "inventory")
    form = PurchaseForm.new(supplier_id=read_id("supplier"))
    if form.submitted(lambda values: actions.create_purchase_order(g.db, **_money(values))):
        return done(f"{form.result.name} was created.", url_for(".pick", id=form.result.id))
    return form.page("admin/form.html", title="New purchase order", submit="Create")


def _money(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "shipping": values["shipping"] or 0}


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    order = queries.purchase(g.db, id)
    is_draft = order.status == "Draft"
    form = PurchaseForm.of(order) if is_draft else OrderedPurchaseForm.of(order)

    def act(values: dict[str, Any]) -> object:
        values = _money(values) if is_draft else values
        return actions.update_purchase_order(g.db, id, version=form.version, **values)

    if form.submitted(act):
        return done(f"{order.name} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Edit {order.name}", submit="Save")


@blueprint.route("/<int:id>/items", methods=["GET", "POST"])
def pick(id: int) -> ResponseReturnValue:
    """Say how many of what the supplier supplies are to be ordered."""
    require(g.db, "inventory")
    order = queries.purchase(g.db, draft_order(g.db, id).id)
    text, url = read_search(), url_for(".pick", id=id)
    items = page_of(g.db, queries.supplied(g.db, order.supplier_id, text), url, text)
    variants = [item.variant for item in items.rows]
    on_order = {line.variant_id: line.quantity for line in order.lines}
    first: dict[str, Any] = {f"line-{variant.id}": on_order.get(variant.id) for variant in variants}
    form = picking_form(variants).new(**first)
    if form.submitted(lambda values: actions.set_purchase_quantities(g.db, id, counts(values, "line-"))):
        return done(f"The items of {order.name} were saved.", url_for(".show", id=id))
    return form.page(
        "admin/pick_purchase.html",
        order=order,
        items=items,
        fields=fields_of(form, "line-"),
        on_order=on_order,
        levels=queries.levels_at(g.db, order.location_id, [variant.id for variant in variants]),
    )


def _line(line_id: int) -> PurchaseLine:
    line: PurchaseLine | None = g.db.get(PurchaseLine, line_id)
    if line is None:
        raise NotFound("This item does not exist.")
    return line


@blueprint.route("/lines/<int:id>/edit", methods=["GET", "POST"])
def edit_line(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    line = _line(id)
    draft_order(g.db, line.purchase_order_id)
    form = PurchaseLineForm.of(line)
    if form.submitted(lambda values: actions.update_purchase_line(g.db, id, **values)):
        return done(f"{line.sku} was saved.", url_for(".show", id=line.purchase_order_id))
    return form.page("admin/form.html", title=f"Edit {line.sku}", text=line.title, submit="Save")


@blueprint.route("/lines/<int:id>/remove", methods=["GET", "POST"])
def remove_line(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    line = _line(id)
    order = draft_order(g.db, line.purchase_order_id)
    sku, form = line.sku, PlatformForm.new()
    if form.submitted(lambda _values: actions.set_purchase_quantities(g.db, order.id, {line.variant_id: 0})):
        return done(f"{sku} was taken off {order.name}.", url_for(".show", id=order.id))
    return form.confirm(f"Take {sku} off {order.name}", "It will not be ordered.", "Take off")


@blueprint.route("/<int:id>/approve", methods=["GET", "POST"])
def approve(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    order = queries.purchase(g.db, id)
    form = PlatformForm.of(order)
    if form.submitted(lambda _values: actions.approve_purchase_order(g.db, id, version=form.version)):
        return done(f"{order.name} was approved.", url_for(".show", id=id))
    text = (
        f"{money(order.total)} for {order.supplier.name}. It can be ordered then. "
        "If it changes, it has to be approved again."
    )
    return form.confirm(f"Approve {order.name}", text, "Approve", danger=False)


@blueprint.route("/<int:id>/order", methods=["GET", "POST"])
def order(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    order = queries.purchase(g.db, id)
    form = PlatformForm.of(order)
    if form.submitted(lambda _values: actions.order_purchase_order(g.db, id, version=form.version)):
        return done(f"{order.name} was ordered.", url_for(".show", id=id))
    count = units(sum(line.quantity for line in order.lines))
    text = (
        f"Ordered from {order.supplier.name}: {count} for {money(order.total)}. "
        "Its items and costs can no longer change."
    )
    return form.confirm(f"Mark {order.name} as ordered", text, "Mark as ordered", danger=False)


@blueprint.route("/<int:id>/receive", methods=["GET", "POST"])
def receive(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    order = queries.purchase(g.db, awaited_order(g.db, id).id)
    lines = [line for line in order.lines if line.open]
    first: dict[str, Any] = {f"line-{line.id}": line.open for line in lines}
    form = receive_form(ReceivePurchaseForm, lines).new(**first)
    form.version = form.version or order.version

    def act(values: dict[str, Any]) -> object:
        accepted, damaged = counts(values, "line-"), counts(values, "damaged-")
        slip = values["delivery_note"]
        return actions.receive_purchase_order(g.db, id, accepted, damaged, delivery_note=slip, version=form.version)

    if form.submitted(act):
        return done(f"The delivery of {order.name} was booked.", url_for(".show", id=id))
    return form.page(
        "admin/receive.html",
        record=order,
        lines=lines,
        place=order.location.name,
        accepted=fields_of(form, "line-"),
        damaged=fields_of(form, "damaged-"),
    )


@blueprint.route("/<int:id>/close", methods=["GET", "POST"])
def close(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    order = queries.purchase(g.db, id)
    form = ReasonForm.of(order)
    if form.submitted(lambda values: actions.close_purchase_order(g.db, id, values["reason"], version=form.version)):
        return done(f"{order.name} was closed short.", url_for(".show", id=id))
    left = units(sum(line.open for line in order.lines))
    text = f"No longer awaited: {left}. What has come stays in stock."
    return form.page("admin/form.html", title=f"Close {order.name} short", text=text, submit="Close short", danger=True)


@blueprint.route("/<int:id>/cancel", methods=["GET", "POST"])
def cancel(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    order = queries.purchase(g.db, id)
    form = ReasonForm.of(order)
    if form.submitted(lambda values: actions.cancel_purchase_order(g.db, id, values["reason"], version=form.version)):
        return done(f"{order.name} was canceled.", url_for(".show", id=id))
    text = "Nothing of it will come. This cannot be undone."
    return form.page(
        "admin/form.html", title=f"Cancel {order.name}", text=text, submit="Cancel purchase order", danger=True
    )
