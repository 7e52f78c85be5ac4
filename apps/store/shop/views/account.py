"""Logging in, a customer's orders and details, asking for a return."""

from __future__ import annotations

from typing import Any, cast

from flask import Blueprint, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from ....platform.formats import money
from ....platform.forms import IntegerField, PlatformForm
from ....platform.pages import done
from ....platform.parameters import read_number
from ....platform.web import chooses_account
from ... import actions
from ...actions.customers import known, proven
from ...actions.editing.balance import check_owed
from ...actions.saving import own_order
from ...models import Return
from ..forms import CardForm, CodeForm, DetailsForm, LogInForm, ReturnForm
from ..guard import COOKIE, customer_id, require_log_in, target
from ..orders import credit_history, orders_of, returns_of, what_can_return

blueprint = Blueprint("account", __name__)
_OPEN = {"account.log_in", "account.enter_code", "account.register"}


@blueprint.before_request
def check() -> Response | None:
    return None if request.endpoint in _OPEN else require_log_in()


def _enter(customer: int) -> Response:
    session = actions.log_in_customer(g.db, customer, guest=g.session)
    response = redirect(target(), 303)
    response.set_cookie(COOKIE, session.token, httponly=True, samesite="Lax")
    return response


@blueprint.route("/login", methods=["GET", "POST"])
def log_in() -> ResponseReturnValue:
    if g.customer is not None:
        return redirect(target(), 303)
    form = LogInForm.new()
    if form.submitted(lambda values: known(g.db, values["email"])):
        if chooses_account():
            return _enter(form.result.id)
        email, then = form.result.email, request.values.get("next")
        return redirect(url_for(".enter_code", email=email, next=then or None), 303)
    return form.page("shop/login.html", next=request.values.get("next", ""), by_code=not chooses_account())


@blueprint.route("/login/code", methods=["GET", "POST"])
def enter_code() -> ResponseReturnValue:
    """The code that was e-mailed."""
    if g.customer is not None:
        return redirect(target(), 303)
    form = CodeForm.new(email=request.args.get("email", ""))
    if form.submitted(lambda values: proven(g.db, values["email"] or "", values["code"])):
        return _enter(form.result.id)
    return form.page("shop/login_code.html", next=request.values.get("next", ""))


@blueprint.route("/register", methods=["GET", "POST"])
def register() -> ResponseReturnValue:
    form = DetailsForm.new()
    if form.submitted(lambda values: actions.register_customer(g.db, **values)):
        return _enter(form.result.id)
    return form.page(
        "shop/form.html",
        title="Create an account",
        submit="Create account",
        cancel=url_for(".log_in"),
        next=request.values.get("next", ""),
    )


@blueprint.post("/logout")
def log_out() -> ResponseReturnValue:
    actions.log_out_customer(g.db, g.session.token)
    response = done("You are logged out.", url_for("home.index"))
    response.delete_cookie(COOKIE, httponly=True, samesite="Lax")
    return response


@blueprint.get("/account")
def orders() -> str:
    return render_template("shop/orders.html", orders=orders_of(g.db, customer_id()))


@blueprint.get("/account/orders/<int:number>")
def order(number: int) -> str:
    found = own_order(g.db, customer_id(), number)
    return render_template(
        "shop/order.html",
        order=found,
        returns=returns_of(g.db, found),
        can_return=bool(what_can_return(g.db, found).lines),
    )


@blueprint.route("/account/orders/<int:number>/return", methods=["GET", "POST"])
def request_return(number: int) -> ResponseReturnValue:
    found = own_order(g.db, customer_id(), number)
    can = what_can_return(g.db, found)
    fields = {
        f"line-{line.id}": IntegerField(f"Units of {line.title}", minimum=0, maximum=most) for line, most in can.lines
    }
    kind = cast(type[PlatformForm], type("ReturnLinesForm", (ReturnForm,), fields))
    form = kind.new(**dict.fromkeys(fields, 0))

    def act(values: dict[str, Any]) -> Return:
        units = {int(name[5:]): value or 0 for name, value in values.items() if name.startswith("line-")}
        return actions.request_return(g.db, customer_id(), number, units, values["reason"], text=values["text"])

    if form.submitted(act):
        return done(f"We have received your return request {form.result.name}.", url_for(".order", number=number))
    by_line = {int(field.short_name[5:]): field for field in form.controls if field.short_name.startswith("line-")}
    return form.page(
        "shop/return.html",
        order=found,
        lines=can.lines,
        late=can.late,
        fields=by_line,
        cancel=url_for(".order", number=number),
    )


@blueprint.route("/account/orders/<int:number>/pay", methods=["GET", "POST"])
def pay_balance(number: int) -> ResponseReturnValue:
    found = own_order(g.db, customer_id(), number)
    check_owed(found)
    owed, back = found.owed, url_for(".order", number=number)
    form = CardForm.new(name=g.customer.name)

    def act(values: dict[str, Any]) -> object:
        card = {"card_number": values.pop("number"), **values}
        return actions.pay_balance(g.db, customer_id(), number, seen_balance=read_number("seen_balance", -1), **card)

    if form.submitted(act):
        return done(f"Thank you. {money(owed)} was paid.", back)
    return form.page("shop/pay_balance.html", order=found, cards=actions.TEST_CARDS, cancel=back)


@blueprint.get("/account/credit")
def credit() -> str:
    """What the customer has of store credit, and how it came and went."""
    balance, entries = actions.credit_of(g.db, customer_id()), credit_history(g.db, customer_id())
    return render_template("shop/credit.html", balance=balance, entries=entries)


@blueprint.route("/account/details", methods=["GET", "POST"])
def details() -> ResponseReturnValue:
    form = DetailsForm.of(g.customer)
    if form.submitted(lambda values: actions.update_own_details(g.db, customer_id(), version=form.version, **values)):
        return done("Your details were saved.", url_for(".details"))
    return form.page(
        "shop/form.html", title="Your details", submit="Save", cancel=url_for(".orders"), account="details"
    )
