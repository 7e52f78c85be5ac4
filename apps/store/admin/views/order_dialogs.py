"""The dialogs of an order: capture, fulfil, tracking, refund, cancel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flask import g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import Blocked
from ....platform.formats import money
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ....platform.parameters import read_id
from ... import actions
from ...actions.fulfilments import find_fulfilment
from ...actions.money import goes_to
from ...actions.orders import check_cancellable, open_order
from ...actions.refunds import unrefunded
from ...actions.stock import sendable
from ...models import Order, OrderLine, Return
from .. import queries
from ..forms import (
    CancelForm,
    CaptureForm,
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
    form = shown_version(CaptureForm.new(amount=order.authorized), order.version)

    def act(values: dict[str, Any]) -> int:
        actions.capture_payment(g.db, id, amount=values["amount"], version=form.version)
        return int(values["amount"])

    if form.submitted(act):
        return done(f"{money(form.result)} was captured.", url_for(".show", id=id))
    text = f"{money(order.total)} was authorized on {order.card}. Capturing collects the money."
    if order.credit_paid:
        credit, card = money(order.credit_paid), order.captured - order.credit_paid
        text = f"{credit} of {money(order.total)} was paid by store credit. The rest is captured from {order.card}"
        text += f", {money(card)} of it before." if card else "."
    elif order.captured:
        text = f"{money(order.captured)} of {money(order.total)} was captured from {order.card} before."
    return form.page("admin/form.html", title="Capture payment", text=text, submit="Capture")


@blueprint.route("/<int:id>/void", methods=["GET", "POST"])
def void(id: int) -> ResponseReturnValue:
    order = queries.order(g.db, id)
    form = PlatformForm.of(order)
    rest, owed = order.capturable, order.owed
    if form.submitted(lambda _values: actions.void_rest(g.db, id, version=form.version)):
        return done(f"{money(rest)} was voided.", url_for(".show", id=id))
    text = f"{money(rest)} that was authorized on {order.card} will not be collected. This cannot be undone."
    if owed:
        text = f"{money(rest)} will not be collected: the customer no longer owes the balance. This cannot be undone."
    return form.confirm("Void the rest", text, "Void the rest")


@blueprint.route("/<int:id>/fulfil", methods=["GET", "POST"])
def fulfil(id: int) -> ResponseReturnValue:
    open_order(g.db, id)
    order = queries.order(g.db, id)
    lines = [line for line in order.lines if line.ready]
    if not lines and any(line.held for line in order.lines):
        raise Blocked(f"All that is to be sent of order {order.name} is on hold. Release the hold first.")
    promised = [allocation.location_id for line in lines for allocation in line.allocations]
    first: dict[str, Any] = {f"line-{line.id}": line.ready for line in lines}
    first["location_id"] = max(sorted(set(promised)), key=promised.count) if promised else None
    form = lines_form(FulfilForm, lines, lambda line: line.ready).new(**first)
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


@dataclass(frozen=True)
class _Refundable:
    """What of an order can be refunded, or of a return of it."""

    order: Order
    wanted: Return | None

    @classmethod
    def asked(cls, order_id: int) -> _Refundable:
        returns = queries.returns_of(g.db, order_id)
        return cls(
            queries.order(g.db, order_id), next((each for each in returns if each.id == read_id("return")), None)
        )

    @property
    def lines(self) -> list[OrderLine]:
        return [line for line in self.order.lines if self.most(line)]

    @property
    def form(self) -> type[PlatformForm]:
        return lines_form(RefundForm, self.lines, self.most)

    def most(self, line: OrderLine) -> int:
        """How many of a line."""
        if self.wanted is None:
            return unrefunded(line)
        return sum(each.due for each in self.wanted.lines if each.order_line_id == line.id)

    def total(self, values: dict[str, Any]) -> int:
        """What these values of the form would give back, in cents; numbers that make no sense are none."""
        if values["amount"] is not None:
            return int(values["amount"])
        units = quantities(values)
        worth = sum(line.worth(units[line.id]) for line in self.lines if 0 < units[line.id] <= self.most(line))
        return worth + (values["shipping"] or 0)


@blueprint.get("/<int:id>/refund/total")
def refund_total(id: int) -> ResponseReturnValue:
    refundable = _Refundable.asked(id)
    return render_template("admin/refund_total.html", total=refundable.total(refundable.form(request.args).values))


@blueprint.route("/<int:id>/refund", methods=["GET", "POST"])
def refund(id: int) -> ResponseReturnValue:
    refundable = _Refundable.asked(id)
    order, wanted = refundable.order, refundable.wanted
    first: dict[str, Any] = {f"line-{line.id}": refundable.most(line) if wanted else 0 for line in refundable.lines}
    form = refundable.form.new(**first, shipping=0)
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
        "admin/refund.html",
        order=order,
        lines=refundable.lines,
        fields=line_fields(form),
        most=refundable.most,
        wanted=wanted,
        where=goes_to(g.db, order, order.refundable),
        total=refundable.total(form.values),
    )


@blueprint.route("/<int:id>/cancel", methods=["GET", "POST"])
def cancel(id: int) -> ResponseReturnValue:
    order = open_order(g.db, id)
    check_cancellable(g.db, order)
    form = shown_version(CancelForm.new(restock=True), order.version)
    if form.submitted(lambda values: actions.cancel_order(g.db, id, version=form.version, **values)):
        return done(f"Order {order.name} was canceled.", url_for(".show", id=id))
    money_text = f"The authorization of {money(order.capturable)} will be voided."
    if order.captured:
        where = goes_to(g.db, order, order.refundable)
        money_text = f"{money(order.refundable)} will be refunded to {where}."
    if order.captured and order.capturable:
        back, rest = money(order.refundable), money(order.capturable)
        money_text = f"{back} will be refunded to {where}, and the authorization of {rest} will be voided."
        if order.owed:
            money_text = f"{back} will be refunded to {where}, and {rest} will not be collected."
    return form.page(
        "admin/form.html", title=f"Cancel order {order.name}", text=money_text, submit="Cancel order", danger=True
    )
