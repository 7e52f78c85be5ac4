"""A product's page and its reviews."""

from __future__ import annotations

from flask import Blueprint, abort, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.pages import done
from ... import actions
from ...actions.cart import stock_of
from ..catalogue import Card, may_review, on_sale, others_like, reviews_of
from ..forms import ReviewForm
from ..guard import customer_id, require_log_in
from ..pickers import can_buy, colored, pickers
from ..specification import parts, specification

blueprint = Blueprint("products", __name__, url_prefix="/products")
SHOWN = 6


def find(handle: str) -> Card:
    found = on_sale(g.db, handle)
    if found is None:
        abort(404)
    return found


@blueprint.get("/<handle>")
def show(handle: str) -> ResponseReturnValue:
    return page(find(handle), request.args.get("variant", ""))


def page(card: Card, sku: str, problem: str | None = None, quantity: str = "1") -> str:
    product = card.product
    stock = stock_of(g.db, [variant.id for variant in product.variants])
    chosen = next((variant for variant in product.variants if variant.sku == sku), None)
    if chosen is None:
        can = [variant for variant in product.variants if can_buy(variant, stock)]
        chosen = (can or list(product.variants))[0]
    reviews = reviews_of(g.db, product.id)
    everything = "all" in request.args.getlist("reviews")
    text, named = parts(product.description)
    return render_template(
        "shop/product.html",
        card=card,
        article=product,
        chosen=chosen,
        text=text,
        specification=specification(g.db, product, chosen, g.get("customer"), named),
        stock=stock,
        pickers=pickers(product, chosen, stock),
        colored=colored(product),
        reviews=reviews if everything else reviews[:SHOWN],
        hidden=0 if everything else max(0, len(reviews) - SHOWN),
        counts=[(stars, sum(review.rating == stars for review in reviews)) for stars in (5, 4, 3, 2, 1)],
        others=others_like(g.db, product),
        problem=problem,
        quantity=quantity,
        may_review=may_review(g.db, g.customer, product.id),
    )


@blueprint.route("/<handle>/review", methods=["GET", "POST"])
def review(handle: str) -> ResponseReturnValue:
    refused = require_log_in()
    if refused is not None:
        return refused
    card = find(handle)
    form = ReviewForm.new(nickname=f"{g.customer.first_name} {g.customer.last_name[:1]}.")
    if form.submitted(lambda values: actions.write_review(g.db, customer_id(), card.product.id, **values)):
        return done("Thank you. Your review will appear once we have read it.", url_for(".show", handle=handle))
    return form.page(
        "shop/form.html",
        title=f"Review {card.product.title}",
        submit="Send review",
        cancel=url_for(".show", handle=handle),
    )
