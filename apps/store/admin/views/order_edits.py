"""Editing an order that was placed: a page with all its items and some that are added; the balance it leaves."""

from __future__ import annotations

from typing import Any

from flask import g, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import DomainError, Invalid
from ....platform.formats import money
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ....platform.parameters import read_number
from ... import actions
from ...access import require
from ...actions.editing.applying import check_refund
from ...actions.editing.balance import check_owed
from ...actions.editing.planning import Plan, plan_edit
from ...actions.money import goes_to
from ...actions.orders import open_order
from ...models import Order, OrderLine, Setting
from .. import queries
from ..forms import EditForm, InvoiceForm, edit_form, line_fields, quantities, shown_version
from .orders import blueprint

#: How many items can be added at first, by each press of the button more, and at most in one go.
_ROWS, _MOST_ROWS = 2, 12


def _editable(id: int) -> tuple[Order, list[OrderLine]]:
    """An order with the lines of which something is left on it. Raises Blocked for one that is canceled."""
    require(g.db, "orders")
    open_order(g.db, id)
    order = queries.order(g.db, id)
    return order, [line for line in order.lines if line.kept]


def _rows() -> int:
    """For how many items that are added the page has room."""
    more = _ROWS if "more" in request.form else 0
    return max(1, min(read_number("rows", _ROWS) + more, _MOST_ROWS))


def _additions(values: dict[str, Any], rows: int) -> list[actions.Addition]:
    """What is to be added. Raises Invalid where something is said of no item."""
    found, missing = [], {}
    for row in range(1, rows + 1):
        variant_id, percent, why = (values[f"{name}-{row}"] for name in ("variant", "percent", "why"))
        count = values[f"count-{row}"]
        if variant_id is not None:
            found.append(actions.Addition(variant_id, 1 if count is None else count, percent, why or None, row))
        elif percent is not None or why or count not in (None, 1):
            missing[f"variant-{row}"] = "Choose the item that is to be added, or empty the rest of its row."
    if missing:
        raise Invalid(missing)
    return found


def _summary(order: Order, form: EditForm, rows: int) -> dict[str, Any]:
    """What the edit comes to as the form stands, or why it cannot be done."""
    values = form.values
    wanted = {id: count for id, count in quantities(values).items() if values[f"line-{id}"] is not None}
    lines = {line.id: line for line in order.lines}
    plan: Plan | None = None
    problem = None
    try:
        additions = _additions(values, rows)
        if additions or any(lines[id].kept != count for id, count in wanted.items()):
            plan = plan_edit(g.db, order, wanted, additions)
            check_refund(g.db, plan)
    except Invalid as error:
        problem = next(iter(error.errors.values()))
    except DomainError as error:
        problem = str(error)
    where = goes_to(g.db, order, plan.refund if plan else 0)
    return {"order": order, "plan": plan, "problem": problem, "where": where}


@blueprint.get("/<int:id>/edit/total")
def edit_total(id: int) -> ResponseReturnValue:
    order, lines = _editable(id)
    rows = _rows()
    form = edit_form(lines, rows)(request.args)
    return render_template("admin/edit_total.html", **_summary(order, form, rows))


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    order, lines = _editable(id)
    rows = _rows()
    first: dict[str, Any] = {f"line-{line.id}": line.kept for line in lines}
    first |= {f"count-{row}": 1 for row in range(1, rows + 1)}
    form = edit_form(lines, rows).new(**first, restock=True)
    shown_version(form, order.version)

    def act(values: dict[str, Any]) -> Plan:
        return actions.edit_order(
            g.db,
            id,
            quantities(values),
            _additions(values, rows),
            restock=values["restock"],
            reason=values["reason"],
            version=form.version,
        )

    if "more" in request.form:
        for field in form.controls:
            if field.short_name.startswith("count-") and field.data is None and not field.errors:
                field.hold(1)
    elif form.submitted(act):
        return done(_did(order, form.result), url_for(".show", id=id))
    body = render_template(
        "admin/edit_order.html",
        form=form,
        lines=lines,
        fields=line_fields(form),
        rows=rows,
        may_add_rows=rows < _MOST_ROWS,
        is_begun=request.method == "POST",
        free=queries.free_stock(g.db, [line.variant_id for line in lines]),
        **_summary(order, form, rows),
    )
    return make_response(body, form.http_status)


def _did(order: Order, plan: Plan) -> str:
    if plan.refund:
        return f"Order {order.name} was edited: {money(plan.refund)} was refunded."
    if plan.added and plan.owed:
        return f"Order {order.name} was edited: a balance of {money(plan.owed)} is owed."
    if plan.added and plan.capture:
        return f"Order {order.name} was edited: {money(plan.capture)} is to be captured."
    return f"Order {order.name} was edited."


@blueprint.get("/<int:id>/balance/invoice")
def balance_invoice(id: int) -> ResponseReturnValue:
    order = queries.order(g.db, id)
    check_owed(order)
    return render_template("admin/balance_invoice.html", order=order, setting=g.db.get_one(Setting, 1))


@blueprint.route("/<int:id>/balance/send", methods=["GET", "POST"])
def send_balance_invoice(id: int) -> ResponseReturnValue:
    order = open_order(g.db, id)
    check_owed(order)
    form = shown_version(InvoiceForm.new(email=order.email), order.version)
    if form.submitted(lambda values: actions.send_balance_invoice(g.db, id, version=form.version, **values)):
        return done(f"The invoice of the balance of order {order.name} was sent.", url_for(".show", id=id))
    text = f"The invoice is over {money(order.owed)}. It cannot be taken back once it is sent."
    return form.page("admin/form.html", title=f"Send invoice of order {order.name}", text=text, submit="Send invoice")


@blueprint.route("/<int:id>/balance/collect", methods=["GET", "POST"])
def collect_balance(id: int) -> ResponseReturnValue:
    order = open_order(g.db, id)
    check_owed(order)
    owed, form = order.owed, shown_version(PlatformForm.new(), order.version)
    if form.submitted(lambda _values: actions.collect_balance(g.db, id, version=form.version)):
        return done(f"The balance of {money(owed)} was collected.", url_for(".show", id=id))
    text = f"{money(owed)} is collected as the order was paid: {order.card}. Do so once the customer has agreed."
    return form.confirm("Collect balance", text, "Collect balance", danger=False)
