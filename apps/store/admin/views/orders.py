"""Orders: the list, an order's page, its note, tags and comments."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.forms import PlatformForm
from ....platform.pages import done
from ... import actions
from ...access import may
from .. import queries
from ..forms import CommentForm, NotesForm, ShipAddressForm, TagForm, ship_values, shown_version
from ..lists import ORDERS
from .common import many

blueprint = Blueprint("orders", __name__, url_prefix="/orders")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return ORDERS.page(g.db, queries.orders())


def page(order_id: int, form: CommentForm) -> str:
    order = queries.order(g.db, order_id)
    returns = queries.returns_of(g.db, order_id)
    return render_template(
        "admin/order.html",
        order=order,
        returns=returns,
        draft=queries.draft_of(g.db, order_id),
        # Of the others, all was refunded otherwise.
        to_refund={asked.id for asked in returns if any(line.due for line in asked.lines)},
        form=form,
        waiting=sum(line.open for line in order.lines),
        held=sum(line.held for line in order.lines),
        may_work=may(g.db, "orders"),
        may_refund=may(g.db, "refunds"),
        uncancellable=queries.why_not_cancel(g.db, order),
    )


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    return page(id, CommentForm.new())


@blueprint.post("/<int:id>/comments")
def comment(id: int) -> ResponseReturnValue:
    form = CommentForm.new()
    if form.submitted(lambda values: actions.add_comment(g.db, id, values["text"])):
        return done("Your comment was added.", url_for(".show", id=id))
    return page(id, form), form.http_status


@blueprint.route("/<int:id>/notes", methods=["GET", "POST"])
def notes(id: int) -> ResponseReturnValue:
    order = queries.order(g.db, id)
    form = NotesForm.of(order, note_text=order.note, tag_text=order.tags)
    if form.submitted(lambda values: actions.update_order(g.db, id, version=form.version, **values)):
        return done(f"Order {order.name} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Note and tags of order {order.name}", submit="Save")


@blueprint.route("/<int:id>/address", methods=["GET", "POST"])
def address(id: int) -> ResponseReturnValue:
    order = queries.order(g.db, id)
    # Not of the order: its own name is its number.
    form = shown_version(ShipAddressForm.new(**ship_values(order)), order.version)
    if form.submitted(lambda values: actions.change_ship_address(g.db, id, version=form.version, **values)):
        return done(f"The delivery address of order {order.name} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Delivery address of order {order.name}", submit="Save")


@blueprint.route("/tag", methods=["GET", "POST"])
def tag_many() -> ResponseReturnValue:
    return many(
        ORDERS,
        queries.orders(),
        TagForm.new(),
        "Add tag: {}",
        "Orders that have it already stay as they are.",
        "Add tag",
        "tagged",
        lambda ids, values: actions.tag_orders(g.db, ids, values["tag"]),
    )


@blueprint.route("/capture", methods=["GET", "POST"])
def capture_many() -> ResponseReturnValue:
    return many(
        ORDERS,
        queries.orders(),
        PlatformForm.new(),
        "Capture payment: {}",
        "Collects what was authorized. If one order cannot be captured, none is.",
        "Capture",
        "captured",
        lambda ids, _values: actions.capture_payments(g.db, ids),
    )
