"""Products: list, record page with their prices, create, edit."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from .. import actions, lists, queries
from ..actions.pricebooks import find_product
from ..fields import PRODUCT
from ..permissions import require_price
from .common import form_page

blueprint = Blueprint("products", __name__, url_prefix="/products")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.PRODUCTS.page(g.db, lists.product_rows(g.db), template="crm/products.html")


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    product = find_product(g.db, id)
    prices, deals = queries.prices_of(g.db, product), queries.open_lines_of(g.db, product)
    return render_template("crm/product.html", product=product, fields=PRODUCT, prices=prices, lines=deals)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require_price(g.db)
    form = PRODUCT.form_of_new.new(**PRODUCT.first_values(g.db))
    if form.submitted(lambda values: actions.create_product(g.db, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    return form_page(form, "New product")


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require_price(g.db)
    product = find_product(g.db, id)
    form = PRODUCT.form_of_record.of(product)
    if form.submitted(lambda values: actions.update_product(g.db, id, version=form.version, **values)):
        return done(f"{product.name} was saved.", url_for(".show", id=id))
    return form_page(form, "Edit product")
