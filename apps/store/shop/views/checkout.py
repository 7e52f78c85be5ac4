"""Checkout: address, shipping, payment, review, confirmation. What was chosen stands in the cart, so Back is safe."""

from __future__ import annotations

from flask import Blueprint, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from ....platform.errors import DomainError
from ....platform.parameters import read_number
from ... import actions
from ...actions.addresses import book
from ...actions.cart import fee, require_ready
from ...actions.saving import own_order
from ..forms import AddressForm, CardForm, CreditForm
from ..guard import customer_id, require_log_in

blueprint = Blueprint("checkout", __name__, url_prefix="/checkout")
blueprint.before_request(require_log_in)


#: What of the cart each step has chosen.
_CHOSEN = {"address": "address", "shipping": "shipping_method", "payment": "card_token"}


def _unready(*steps: str) -> Response | None:
    """The way back to the first of `steps` that was not taken. Raises Blocked for a cart that cannot be ordered."""
    cart = actions.cart_of(g.db, customer_id())
    # What is posted, the actions check.
    if request.method == "GET":
        require_ready(actions.quote(g.db, cart.id))
    missing = next((step for step in steps if getattr(cart, _CHOSEN[step]) is None), None)
    if missing == "payment" and actions.quote(g.db, cart.id).is_covered:
        missing = None
    return redirect(url_for(f".{missing}"), 303) if missing else None


def _step(template: str, problem: str | None = None, **context: object) -> ResponseReturnValue:
    cart = actions.cart_of(g.db, customer_id())
    quote = actions.quote(g.db, cart.id)
    body = render_template(template, cart=cart, quote=quote, problem=problem, **context)
    return body, 422 if problem else 200


@blueprint.get("")
def index() -> ResponseReturnValue:
    return redirect(url_for(".address"))


@blueprint.route("/address", methods=["GET", "POST"])
def address() -> ResponseReturnValue:
    problem = None
    if request.method == "POST":
        try:
            actions.choose_address(g.db, customer_id(), read_number("address_id"))
            return redirect(url_for(".shipping"), 303)
        except DomainError as error:
            g.db.rollback()
            problem = str(error)
    else:
        _unready()
    return _step("shop/checkout_address.html", problem, addresses=book(g.db, customer_id()))


@blueprint.route("/address/new", methods=["GET", "POST"])
def new_address() -> ResponseReturnValue:
    form = AddressForm.new(name=g.customer.name, country="United States", phone=g.customer.phone)

    def act(values: dict[str, object]) -> object:
        added = actions.add_address(g.db, customer_id(), **values)  # type: ignore[arg-type]
        return actions.choose_address(g.db, customer_id(), added.id)

    if form.submitted(act):
        return redirect(url_for(".shipping"), 303)
    return form.page(
        "shop/form.html", title="New delivery address", submit="Deliver to this address", cancel=url_for(".address")
    )


@blueprint.route("/shipping", methods=["GET", "POST"])
def shipping() -> ResponseReturnValue:
    back = _unready("address")
    if back is not None:
        return back
    problem = None
    if request.method == "POST":
        try:
            actions.choose_shipping(g.db, customer_id(), read_number("method_id"))
            return redirect(url_for(".payment"), 303)
        except DomainError as error:
            g.db.rollback()
            problem = str(error)
    methods = actions.shipping_choices(g.db, customer_id())
    return _step("shop/checkout_shipping.html", problem, methods=methods, fee_of=fee)


@blueprint.get("/payment")
def payment() -> ResponseReturnValue:
    return _unready("address", "shipping") or _payment()


def _payment(problem: str | None = None, wrong: str | None = None) -> ResponseReturnValue:
    """The step with what there is of store credit; `wrong` is what is wrong with the amount of it."""
    cart = actions.cart_of(g.db, customer_id())
    quote, balance = actions.quote(g.db, cart.id), actions.credit_of(g.db, customer_id())
    amount = request.form.get("amount", f"{min(balance, quote.totals.total) / 100:.2f}")
    body = render_template(
        "shop/checkout_payment.html",
        cart=cart, quote=quote, problem=problem, balance=balance, amount=amount, wrong=wrong,
    )  # fmt: skip
    return body, 422 if problem or wrong else 200


@blueprint.post("/credit")
def credit() -> ResponseReturnValue:
    if (back := _unready("address", "shipping")) is not None:
        return back
    form = CreditForm.new()
    if form.submitted(lambda values: actions.use_credit(g.db, customer_id(), **values)):
        return redirect(url_for(".payment"), 303)
    wrong = next(iter(form.amount.errors), None)
    return _payment(None if wrong else form.problems[0].text, wrong)


@blueprint.post("/credit/remove")
def leave_credit() -> ResponseReturnValue:
    actions.leave_credit(g.db, customer_id())
    return redirect(url_for(".payment"), 303)


@blueprint.route("/card", methods=["GET", "POST"])
def card() -> ResponseReturnValue:
    """The bank's page, shown in a frame of the payment step."""
    form = CardForm.new(name=g.customer.name)
    if form.submitted(lambda values: actions.enter_card(g.db, customer_id(), **values)):
        return redirect(url_for(".card"), 303)
    cart = actions.cart_of(g.db, customer_id())
    return form.page("shop/card.html", cart=cart, cards=actions.TEST_CARDS, again="again" in request.args)


@blueprint.route("/review", methods=["GET", "POST"])
def review() -> ResponseReturnValue:
    back = _unready("address", "shipping", "payment")
    if back is not None:
        return back
    problem = None
    if request.method == "POST":
        try:
            seen = read_number("seen_total", -1)
            order = actions.place_order(g.db, customer_id(), seen_total=seen, seen_due=read_number("seen_due", -1))
            return redirect(url_for(".thanks", number=order.number), 303)
        except DomainError as error:
            g.db.rollback()
            problem = str(error)
    return _step("shop/checkout_review.html", problem)


@blueprint.get("/thanks/<int:number>")
def thanks(number: int) -> ResponseReturnValue:
    return render_template("shop/thanks.html", order=own_order(g.db, customer_id(), number))
