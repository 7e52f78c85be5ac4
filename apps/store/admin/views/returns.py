"""Returns: the list, a return's page, and the dialogs of its steps: answered, received, inspected, settled."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import DomainError, Invalid
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ... import actions
from ...access import may, require
from ...actions.exchanging.items import (
    Outlook,
    exchangeable,
    expected,
    foresee,
    offset_of,
    outlook_of,
    why_not_exchange,
)
from ...actions.money import goes_to
from ...actions.returning.arriving import Looked, check_inspectable, coming
from ...actions.returning.settling import Settlement, reckon, settleable
from ...actions.returns import approvable
from ...models import Return
from .. import pictures, queries
from ..forms import (
    EXCHANGE_ROWS,
    DeclineForm,
    ReturnWayForm,
    SettleForm,
    exchange_form,
    inspect_form,
    lines_form,
    quantities,
    receive_return_form,
    shown_version,
)
from ..lists import RETURNS
from ..supply.forms import counts, fields_of

blueprint = Blueprint("returns", __name__, url_prefix="/returns")
_WAY = ("shipping", "location_id", "carrier", "tracking_number", "label_charge", "instructions")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return RETURNS.page(g.db, queries.returns())


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    asked = queries.return_request(g.db, id)
    may_refund = may(g.db, "refunds")
    may_exchange = may_refund and may(g.db, "orders")
    settlement = reckon(asked) if asked.status == "Inspected" else None
    return render_template(
        "admin/return.html",
        asked=asked,
        order=asked.order,
        photos=pictures.of_return(g.db, id),
        settlement=settlement,
        settlement_offset=offset_of(asked, settlement.total) if settlement else 0,
        outlook=outlook_of(asked) if asked.exchange and not asked.closed_at else None,
        may_exchange=may_exchange and why_not_exchange(asked) is None,
        may_cancel_exchange=may_exchange and not asked.closed_at,
        # Those who trust the customer, or have the goods before them, refund at once.
        may_refund_at_once=may_refund
        and asked.status == "Approved"
        and not asked.exchange
        and asked.order.refundable
        and any(line.due for line in asked.lines),
        may_refund=may_refund,
        may_handle=may_refund or may(g.db, "inventory"),
    )


def _way(values: dict[str, Any]) -> Any:
    """The way back as the form says it; an empty amount is none."""
    return {name: values[name] for name in _WAY} | {"label_charge": values["label_charge"] or 0}


@blueprint.route("/<int:id>/approve", methods=["GET", "POST"])
def approve(id: int) -> ResponseReturnValue:
    require(g.db, "refunds")
    asked = queries.return_request(g.db, id)
    wanted = {line.order_line_id: line.quantity for line in asked.lines}
    first: dict[str, Any] = {f"line-{line.order_line_id}": approvable(g.db, line) for line in asked.lines}
    lines = [line.order_line for line in asked.lines]
    form = lines_form(ReturnWayForm, lines, lambda line: wanted[line.id]).new(**first, shipping="Customer pays")
    shown_version(form, asked.version)

    def act(values: dict[str, Any]) -> object:
        return actions.approve_return(g.db, id, quantities(values), version=form.version, **_way(values))

    if form.submitted(act):
        return done(f"Return {asked.name} was approved.", url_for(".show", id=id))
    return form.page("admin/return_approve.html", asked=asked, fields=fields_of(form, "line-"))


@blueprint.route("/<int:id>/decline", methods=["GET", "POST"])
def decline(id: int) -> ResponseReturnValue:
    require(g.db, "refunds")
    asked = queries.return_request(g.db, id)
    form = DeclineForm.of(asked)
    if form.submitted(lambda values: actions.decline_return(g.db, id, version=form.version, **values)):
        return done(f"Return {asked.name} was declined.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Decline return {asked.name}", submit="Decline", danger=True)


@blueprint.route("/<int:id>/shipping", methods=["GET", "POST"])
def shipping(id: int) -> ResponseReturnValue:
    require(g.db, "refunds")
    asked = coming(g.db, id)
    form = ReturnWayForm.of(asked)
    if form.submitted(lambda values: actions.set_return_way(g.db, id, version=form.version, **_way(values))):
        return done(f"The way back of return {asked.name} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Way back of return {asked.name}", submit="Save")


@blueprint.route("/<int:id>/receive", methods=["GET", "POST"])
def receive(id: int) -> ResponseReturnValue:
    asked = queries.return_request(g.db, coming(g.db, id).id)
    lines = [line for line in asked.lines if line.open]
    first: dict[str, Any] = {f"line-{line.order_line_id}": line.open for line in lines}
    form = receive_return_form(lines).new(**first, location_id=asked.location_id)
    shown_version(form, asked.version)

    def act(values: dict[str, Any]) -> object:
        came, never = counts(values, "line-"), counts(values, "missing-")
        return actions.receive_return(g.db, id, values["location_id"], came, never, version=form.version)

    if form.submitted(act):
        return done(f"What came of return {asked.name} was booked.", url_for(".show", id=id))
    return form.page(
        "admin/return_receive.html",
        asked=asked,
        lines=lines,
        received=fields_of(form, "line-"),
        missing=fields_of(form, "missing-"),
    )


@blueprint.route("/<int:id>/inspect", methods=["GET", "POST"])
def inspect(id: int) -> ResponseReturnValue:
    asked = queries.return_request(g.db, id)
    check_inspectable(asked)
    lines = [line for line in asked.lines if line.waiting]
    first: dict[str, Any] = {}
    for line in lines:
        first |= {f"line-{line.order_line_id}": line.waiting, f"condition-{line.order_line_id}": "Like new"}
        first |= {f"disposition-{line.order_line_id}": "Restock"}
    form = inspect_form(lines).new(**first)
    shown_version(form, asked.version)

    def act(values: dict[str, Any]) -> object:
        looked = [
            Looked(id, count, *(values[f"{what}-{id}"] for what in ("condition", "disposition", "note")))
            for id, count in counts(values, "line-").items()
        ]
        return actions.inspect_return(g.db, id, looked, version=form.version)

    if form.submitted(act):
        return done(f"What was found of return {asked.name} was saved.", url_for(".show", id=id))
    kinds = ("line", "condition", "disposition", "note")
    return form.page(
        "admin/return_inspect.html",
        asked=asked,
        lines=lines,
        fields={kind: fields_of(form, f"{kind}-") for kind in kinds},
    )


def _settlement(asked: Return, values: dict[str, Any]) -> Settlement:
    """What these values of the form would give; numbers that make no sense are none."""
    shipping, fee = values["shipping"] or 0, values["fee"] or 0
    percent = values["fee_percent"] or 0
    return reckon(asked, shipping=max(0, shipping), fee=max(0, fee), fee_percent=max(0, min(100, percent)))


@blueprint.get("/<int:id>/settle/total")
def settle_total(id: int) -> ResponseReturnValue:
    asked = queries.return_request(g.db, settleable(g.db, id).id)
    form = SettleForm(request.args)
    found = _settlement(asked, form.values)
    offset = offset_of(asked, found.total)
    return render_template("admin/return_total.html", found=found, order=asked.order, offset=offset)


@blueprint.route("/<int:id>/settle", methods=["GET", "POST"])
def settle(id: int) -> ResponseReturnValue:
    require(g.db, "refunds")
    asked = queries.return_request(g.db, settleable(g.db, id).id)
    form = shown_version(SettleForm.new(paid_by="Original payment", shipping=0), asked.version)

    def act(values: dict[str, Any]) -> object:
        values |= {"shipping": values["shipping"] or 0}
        return actions.settle_return(g.db, id, version=form.version, **values)

    if form.submitted(act):
        return done(f"Return {asked.name} was settled.", url_for(".show", id=id))
    found = _settlement(asked, form.values)
    where, offset = goes_to(g.db, asked.order, asked.order.refundable), offset_of(asked, found.total)
    return form.page(
        "admin/return_settle.html", asked=asked, order=asked.order, found=found, where=where, offset=offset
    )


# -- Exchanges: what goes out instead -----------------------------------------------------------------------------


def _additions(values: dict[str, Any]) -> list[actions.Addition]:
    """What the rows of the form say goes out. Raises Invalid for a number without an item."""
    found, missing = [], {}
    for row in range(1, EXCHANGE_ROWS + 1):
        variant_id, count = values[f"variant-{row}"], values[f"count-{row}"]
        if variant_id is not None:
            found.append(actions.Addition(variant_id, 1 if count is None else count, row=row))
        elif count not in (None, 1):
            missing[f"variant-{row}"] = "Choose the item that goes out, or empty the rest of its row."
    if missing:
        raise Invalid(missing)
    return found


def _foreseen(asked: Return, values: dict[str, Any]) -> dict[str, Any]:
    """What the exchange comes to as the form stands, or why it cannot be done."""
    problem, outlook = None, None
    try:
        if additions := _additions(values):
            outlook = foresee(g.db, asked, additions)
    except Invalid as error:
        problem = next(iter(error.errors.values()))
    except DomainError as error:
        problem = str(error)
    worth, label = expected(asked)
    return {"outlook": outlook or Outlook(0, worth, label), "problem": problem}


def _asked(id: int) -> Return:
    require(g.db, "orders")
    require(g.db, "refunds")
    return queries.return_request(g.db, exchangeable(g.db, id).id)


@blueprint.get("/<int:id>/exchange/total")
def exchange_total(id: int) -> ResponseReturnValue:
    return render_template("admin/exchange_total.html", **_foreseen(_asked(id), exchange_form()(request.args).values))


@blueprint.route("/<int:id>/exchange", methods=["GET", "POST"])
def exchange(id: int) -> ResponseReturnValue:
    asked = _asked(id)
    first = {f"count-{row}": 1 for row in range(1, EXCHANGE_ROWS + 1)}
    form = shown_version(exchange_form().new(**first), asked.version)

    def act(values: dict[str, Any]) -> object:
        return actions.exchange_return(g.db, id, _additions(values), version=form.version)

    if form.submitted(act):
        return done(f"Return {asked.name} is an exchange now.", url_for(".show", id=id))
    return form.page("admin/return_exchange.html", asked=asked, rows=EXCHANGE_ROWS, **_foreseen(asked, form.values))


@blueprint.route("/<int:id>/exchange/cancel", methods=["GET", "POST"])
def cancel_exchange(id: int) -> ResponseReturnValue:
    require(g.db, "orders")
    require(g.db, "refunds")
    asked = queries.return_request(g.db, id)
    form = PlatformForm.of(asked)
    if form.submitted(lambda _values: actions.cancel_exchange(g.db, id, version=form.version)):
        return done(f"The exchange of return {asked.name} was canceled.", url_for(".show", id=id))
    text = "What was to go out instead is taken off the order, and available again. The return goes on."
    return form.confirm(f"Cancel the exchange of return {asked.name}", text, "Cancel exchange")
