"""Products: the list, a product's page with its variants, the forms."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform.errors import NotFound
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ....platform.parameters import read_number, read_text
from ... import actions
from ...access import may, require
from ...actions.saving import load
from ...models import Option, StoreProduct, Variant
from .. import queries
from ..forms import OptionValueForm, ProductForm, StatusForm, VariantForm
from ..lists import PRODUCTS
from ..variants.first import new_product_form, options_typed, particular
from ..variants.rows import table_of
from .common import many

blueprint = Blueprint("products", __name__, url_prefix="/products")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return PRODUCTS.page(g.db, queries.products(), template="admin/products.html", may_change=may(g.db, "products"))


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    product = load(g.db, StoreProduct, id, "product")
    count, average = queries.rating(g.db, id)
    return render_template(
        "admin/product.html",
        article=product,
        table=table_of(product, queries.variant_levels(g.db, id), read_text("sort"), read_number("group")),
        locations=queries.locations(g.db),
        count=count,
        average=average,
        may_change=may(g.db, "products"),
        may_adjust=may(g.db, "inventory"),
    )


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require(g.db, "products")
    form, rows = new_product_form(status="Draft", vendor=g.db.company.name)

    def act(values: dict[str, Any]) -> StoreProduct:
        options = options_typed(values)
        variants = particular(values, rows)
        values["quantity"] = values["quantity"] or 0
        return actions.create_product(g.db, options=options, variants=variants, **values)

    if form.submitted(act):
        return done(f"{form.result.title} was created.", url_for(".show", id=form.result.id))
    return form.page("admin/product_new.html", rows=rows)


@blueprint.post("/new/variants")
def preview_new() -> ResponseReturnValue:
    """The rows of the variants of a product to be, drawn while its options are typed."""
    require(g.db, "products")
    form, rows = new_product_form()
    return render_template("admin/variants/first.html", form=form, rows=rows)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require(g.db, "products")
    product = load(g.db, StoreProduct, id, "product")
    form = ProductForm.of(product)
    if form.submitted(lambda values: actions.update_product(g.db, id, version=form.version, **values)):
        return done(f"{product.title} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Edit {product.title}", submit="Save")


@blueprint.route("/variants/<int:id>/edit", methods=["GET", "POST"])
def edit_variant(id: int) -> ResponseReturnValue:
    require(g.db, "products")
    variant = load(g.db, Variant, id, "variant")
    form = VariantForm.of(variant)
    if form.submitted(lambda values: actions.update_variant(g.db, id, version=form.version, **values)):
        return done(f"{variant.sku} was saved.", url_for(".show", id=variant.product_id))
    return form.page("admin/form.html", title=f"Edit {variant.sku}", submit="Save")


@blueprint.route("/variants/<int:id>/delete", methods=["GET", "POST"])
def delete_variant(id: int) -> ResponseReturnValue:
    require(g.db, "products")
    variant = load(g.db, Variant, id, "variant")
    form = PlatformForm.of(variant)
    if form.submitted(lambda _values: actions.delete_variant(g.db, id)):
        return done(f"{variant.sku} was deleted.", url_for(".show", id=variant.product_id))
    return form.confirm(f"Delete variant {variant.sku}", "Its stock is written off. Orders keep it.")


@blueprint.route("/options/<int:id>/add", methods=["GET", "POST"])
def add_value(id: int) -> ResponseReturnValue:
    require(g.db, "products")
    option = g.db.get(Option, id)
    if option is None:
        raise NotFound("This option does not exist.")
    form = OptionValueForm.new()
    if form.submitted(lambda values: actions.add_option_value(g.db, id, **values)):
        count = len(form.result)
        return done(f"{count} variant{'s' if count > 1 else ''} added.", url_for(".show", id=option.product_id))
    return form.page("admin/form.html", title=f"Add a value of {option.name}", submit="Add")


@blueprint.route("/status", methods=["GET", "POST"])
def status_many() -> ResponseReturnValue:
    form = StatusForm.new()
    return many(
        PRODUCTS,
        queries.products(),
        form,
        "Change status of {}",
        "Drafts and archived products cannot be seen in the shop.",
        "Change status",
        "changed",
        lambda ids, values: actions.set_status(g.db, ids, values["status"]),
    )
