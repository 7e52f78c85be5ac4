"""The cart."""

from __future__ import annotations

from flask import Blueprint, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import DomainError, Invalid, NotFound
from ....platform.pages import done
from ....platform.parameters import read_number, read_text
from ... import actions
from ...models import Variant
from ..guard import keep, session, undo
from . import products

blueprint = Blueprint("cart", __name__, url_prefix="/cart")


@blueprint.get("")
def index() -> str:
    return page()


def page(problem: str | None = None, code: str = "", wrong: dict[int, str] | None = None) -> str:
    quote = actions.quote(g.db, g.session.cart_id) if g.session else None
    return render_template("shop/cart.html", quote=quote, problem=problem, code=code, wrong=wrong or {})


@blueprint.post("/add")
def add() -> ResponseReturnValue:
    variant = g.db.get(Variant, read_number("variant_id"))
    if variant is None:
        raise NotFound("This product is no longer for sale.")
    typed = read_text("quantity", "1")
    quantity = read_number("quantity", -1) if "quantity" in request.form else 1
    card = products.find(variant.product.handle)
    try:
        actions.add_to_cart(g.db, session().cart_id, variant.id, quantity)
    except Invalid as error:
        undo()
        return products.page(card, variant.sku, str(error), typed), 422
    return keep(done(f"{variant.full_title} is in your cart.", url_for(".index")))


@blueprint.post("/lines/<int:id>")
def change(id: int) -> ResponseReturnValue:
    """A new quantity, or none at all with the remove button."""
    quantity = 0 if "remove" in request.form else read_number("quantity", -1)
    try:
        actions.set_cart_quantity(g.db, session().cart_id, id, quantity)
    except Invalid as error:
        undo()
        return page(wrong={id: str(error)}), 422
    return redirect(url_for(".index"), 303)


@blueprint.post("/code")
def code() -> ResponseReturnValue:
    typed = read_text("code")
    try:
        actions.apply_code(g.db, session().cart_id, typed)
    except DomainError as error:
        undo()
        return page(str(error), typed[:40]), 422
    return redirect(url_for(".index"), 303)


@blueprint.post("/code/remove")
def remove_code() -> ResponseReturnValue:
    actions.remove_code(g.db, session().cart_id)
    return redirect(url_for(".index"), 303)
