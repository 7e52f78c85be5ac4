"""Customers: the list, a customer's page, their details."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.formats import money
from ....platform.pages import done
from ... import actions
from ...access import may, require
from ...actions.saving import load
from ...models import Customer
from .. import pictures, queries
from ..forms import CreditForm, CustomerForm, shown_version
from ..lists import CUSTOMERS

blueprint = Blueprint("customers", __name__, url_prefix="/customers")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return CUSTOMERS.page(g.db, queries.customers())


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    customer = load(g.db, Customer, id, "customer")
    # One more than is shown, to say whether there are more.
    entries = queries.credit_entries(g.db, id, queries.CREDIT_SHOWN + 1)
    return render_template(
        "admin/customer.html",
        customer=customer,
        orders=queries.orders_of(g.db, id),
        reviews=queries.reviews_by(g.db, id),
        numbers=queries.numbers_by_customer(g.db, [id]).get(id, queries.Numbers(0, 0)),
        balance=actions.credit_of(g.db, id),
        entries=entries[: queries.CREDIT_SHOWN],
        more_entries=len(entries) > queries.CREDIT_SHOWN,
        scans=pictures.of_customer(g.db, id),
        may_change=may(g.db, "customers"),
        may_refund=may(g.db, "refunds"),
    )


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require(g.db, "customers")
    customer = load(g.db, Customer, id, "customer")
    form = CustomerForm.of(customer, tag_text=customer.tags)
    if form.submitted(lambda values: actions.update_customer(g.db, id, version=form.version, **values)):
        return done(f"{customer.name} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Edit {customer.name}", submit="Save")


@blueprint.route("/<int:id>/credit", methods=["GET", "POST"])
def credit(id: int) -> ResponseReturnValue:
    require(g.db, "refunds")
    customer, balance = load(g.db, Customer, id, "customer"), actions.credit_of(g.db, id)
    form = CreditForm.new()
    # The book has no version: what the person saw as the balance stands for one, plus one since none is 0.
    shown_version(form, balance + 1)
    if form.submitted(lambda values: actions.change_credit(g.db, id, **values, balance=form.version - 1)):
        return done(f"The store credit of {customer.name} was changed.", url_for(".show", id=id))
    text = f"{customer.name} has {money(balance)}."
    return form.page("admin/form.html", title=f"Store credit of {customer.name}", text=text, submit="Save")
