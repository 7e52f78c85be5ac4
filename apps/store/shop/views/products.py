"""A product's page and its reviews."""

from __future__ import annotations

from flask import Blueprint, abort, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.pages import done
from ... import actions
from ...actions.cart import stock_of
from ...models import StoreProduct, Variant
from ..catalogue import Card, may_review, on_sale, others_like, reviews_of
from ..forms import ReviewForm
from ..guard import customer_id, require_log_in
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
        can = [v for v in product.variants if stock.get(v.id, 0) or v.continue_when_oos]
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
        pickers=_pickers(product, chosen, stock),
        reviews=reviews if everything else reviews[:SHOWN],
        hidden=0 if everything else max(0, len(reviews) - SHOWN),
        counts=[(stars, sum(review.rating == stars for review in reviews)) for stars in (5, 4, 3, 2, 1)],
        others=others_like(g.db, product),
        problem=problem,
        quantity=quantity,
        may_review=may_review(g.db, g.customer, product.id),
    )


def _pickers(
    product: StoreProduct, chosen: Variant, stock: dict[int, int]
) -> list[tuple[str, list[tuple[str, Variant, bool, bool]]]]:
    """For each option its values: name, the variant it leads to, whether chosen, whether it can be bought."""
    found = []
    for position, option in enumerate(product.options):
        values = []
        for value in option.values:
            wanted = list(chosen.value_ids)
            wanted[position : position + 1] = [value.id]
            leads_to = next((v for v in product.variants if list(v.value_ids) == wanted), None) or next(
                (v for v in product.variants if value.id in v.value_ids), None
            )
            if leads_to is not None:
                can = bool(stock.get(leads_to.id, 0)) or leads_to.continue_when_oos
                values.append((value.name, leads_to, value.id in chosen.value_ids, can))
        found.append((option.name, values))
    return found


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
