"""The dialogs of an order: capture, fulfil, tracking, refund, cancel."""

from __future__ import annotations

from typing import Any

from flask import g, url_for
from flask.typing import ResponseReturnValue

from ....platform.formats import money
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ....platform.parameters import read_id
from ... import actions
from ...actions.fulfilments import find_fulfilment
from ...actions.orders import check_cancellable, open_order
from ...actions.refunds import unrefunded
from ...actions.stock import sendable
from .. import queries
from ..forms import (
    CancelForm,
    FulfilForm,
    RefundForm,
    TrackingForm,
    line_fields,
    lines_form,
    quantities,
    shown_version,
)
from .orders import blueprint


@blueprint.route("/<int:id>/capture", methods=["GET", "POST"])
def capture(id: int) -> ResponseReturnValue:
    order = queries.order(g.db, id)
    form = PlatformForm.of(order)
    if form.submitted(lambda _values: actions.capture_payment(g.db, id, version=form.version)):
        return done(f"{money(order.total)} was captured.", url_for(".show", id=id))
    text = f"{money(order.total)} was authorized on {order.card}. Capturing collects the money."
    return form.confirm("Capture payment", text, "Capture", danger=False)


@blueprint.route("/<int:id>/fulfil", methods=["GET", "POST"])
def fulfil(id: int) -> ResponseReturnValue:
    open_order(g.db, id)
    order = queries.order(g.db, id)
    lines = [line for line in order.lines if line.open]
    promised = [allocation.location_id for line in lines for allocation in line.allocations]
    first: dict[str, Any] = {f"line-{line.id}": line.open for line in lines}
    first["location_id"] = max(sorted(set(promised)), key=promised.count) if promised else None
    form = lines_form(FulfilForm, lines, lambda line: line.open).new(**first)
    shown_version(form, order.version)

    def act(values: dict[str, Any]) -> object:
        rest = {name: value for name, value in values.items() if not name.startswith("line-")}
        return actions.fulfil_order(g.db, id, quantities=quantities(values), version=form.version, **rest)

    if form.submitted(act):
        return done(f"{form.result.name} was shipped.", url_for(".show", id=id))
    return form.page(
        "admin/fulfil.html",
        order=order,
        lines=lines,
        fields=line_fields(form),
        locations=queries.locations(g.db),
        sendable=sendable,
        levels=queries.levels_to_send(g.db, lines),
    )


@blueprint.route("/fulfilments/<int:id>/tracking", methods=["GET", "POST"])
def tracking(id: int) -> ResponseReturnValue:
    fulfilment = find_fulfilment(g.db, id)
    form = TrackingForm.of(fulfilment)
    if form.submitted(lambda values: actions.set_tracking(g.db, id, version=form.version, **values)):
        return done(f"Tracking of {fulfilment.name} was saved.", url_for(".show", id=fulfilment.order_id))
    return form.page("admin/form.html", title=f"Tracking of {fulfilment.name}", submit="Save")


@blueprint.route("/fulfilments/<int:id>/delivered", methods=["GET", "POST"])
def delivered(id: int) -> ResponseReturnValue:
    fulfilment = find_fulfilment(g.db, id)
    form = PlatformForm.of(fulfilment)
    if form.submitted(lambda _values: actions.mark_delivered(g.db, id, version=form.version)):
        return done(f"{fulfilment.name} was delivered.", url_for(".show", id=fulfilment.order_id))
    text = "The customer has received this parcel. It can no longer be called back."
    return form.confirm(f"Mark {fulfilment.name} as delivered", text, "Mark as delivered", danger=False)


@blueprint.route("/fulfilments/<int:id>/cancel", methods=["GET", "POST"])
def cancel_fulfilment(id: int) -> ResponseReturnValue:
    fulfilment = find_fulfilment(g.db, id)
    form = PlatformForm.of(fulfilment)
    if form.submitted(lambda _values: actions.cancel_fulfilment(g.db, id, version=form.version)):
        return done(f"{fulfilment.name} was canceled.", url_for(".show", id=fulfilment.order_id))
    text = f"Its items go back to {fulfilment.location.name} and can be shipped another time."
    return form.confirm(f"Cancel fulfillment {fulfilment.name}", text, "Cancel fulfillment")


@blueprint.route("/<int:id>/refund", methods=["GET", "POST"])
def refund(id: int) -> ResponseReturnValue:
    order = queries.order(g.db, id)
    lines = [line for line in order.lines if unrefunded(line)]
    wanted = next((each for each in queries.returns_of(g.db, id) if each.id == read_id("return")), None)
    asked = {line.order_line_id: line.quantity for line in wanted.lines} if wanted else {}
    first: dict[str, Any] = {f"line-{line.id}": min(asked.get(line.id, 0), unrefunded(line)) for line in lines}
    form = lines_form(RefundForm, lines, unrefunded).new(**first, shipping=0)
    shown_version(form, order.version)

    def act(values: dict[str, Any]) -> object:
        return actions.refund_order(
            g.db,
            id,
            quantities(values),
            shipping=values["shipping"] or 0,
            amount=values["amount"],
            restock_location_id=values["restock_location_id"],
            reason=values["reason"],
            return_id=wanted.id if wanted else None,
            version=form.version,
        )

    if form.submitted(act):
        return done(f"{money(form.result.amount)} was refunded.", url_for(".show", id=id))
    return form.page(
        "admin/refund.html", order=order, lines=lines, fields=line_fields(form), unrefunded=unrefunded, wanted=wanted
    )


@blueprint.route("/<int:id>/cancel", methods=["GET", "POST"])
def cancel(id: int) -> ResponseReturnValue:
    order = open_order(g.db, id)
    check_cancellable(g.db, order)
    form = shown_version(CancelForm.new(restock=True), order.version)
    if form.submitted(lambda values: actions.cancel_order(g.db, id, version=form.version, **values)):
        return done(f"Order {order.name} was canceled.", url_for(".show", id=id))
    money_text = (
        f"{money(order.refundable)} will be refunded to {order.card}."
        if order.captured
        else f"The authorization of {money(order.total)} will be voided."
    )
    return form.page(
        "admin/form.html", title=f"Cancel order {order.name}", text=money_text, submit="Cancel order", danger=True
    )
