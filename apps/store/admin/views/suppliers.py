"""Suppliers: the list, a supplier's page with what they supply, the forms."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ....platform import forms
from ....platform.errors import NotFound
from ....platform.pages import done
from ....platform.parameters import read_search
from ... import actions
from ...access import may, require
from ...actions.saving import load
from ...models import Supplier, SupplierItem
from ..supply import queries
from ..supply.forms import NewSupplierItemForm, SupplierForm, SupplierItemForm, variant_options
from ..supply.lists import SUPPLIERS
from .paging import page_of

blueprint = Blueprint("suppliers", __name__, url_prefix="/suppliers")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return SUPPLIERS.page(g.db, queries.suppliers(), template="admin/suppliers.html", may_change=may(g.db, "inventory"))


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    supplier = load(g.db, Supplier, id, "supplier")
    text = read_search()
    recent = queries.recent_purchases(g.db, id)
    return render_template(
        "admin/supplier.html",
        supplier=supplier,
        items=page_of(g.db, queries.supplied(g.db, id, text), url_for(".show", id=id), text),
        recent=recent,
        progress=queries.purchase_progress(g.db, [order.id for order in recent]),
        figures=queries.supplier_figures(g.db, [id])[id],
        may_change=may(g.db, "inventory"),
    )


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require(g.db, "inventory")
    form = SupplierForm.new(currency=g.db.company.currency, terms="Net 30")
    if form.submitted(lambda values: actions.create_supplier(g.db, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    return form.page("admin/form.html", title="New supplier", submit="Create")


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    supplier = load(g.db, Supplier, id, "supplier")
    form = SupplierForm.of(supplier)
    if form.submitted(lambda values: actions.update_supplier(g.db, id, version=form.version, **values)):
        return done(f"{supplier.name} was saved.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Edit {supplier.name}", submit="Save")


@blueprint.route("/<int:id>/archive", methods=["GET", "POST"])
def archive(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    supplier = load(g.db, Supplier, id, "supplier")
    form, to = forms.PlatformForm.of(supplier), not supplier.is_active
    if form.submitted(lambda _values: actions.set_supplier_active(g.db, id, to, version=form.version)):
        return done(f"{supplier.name} was {'restored' if to else 'archived'}.", url_for(".show", id=id))
    text = "Goods can be ordered there again." if to else "Nothing new can be ordered there until it is restored."
    title = f"Restore {supplier.name}" if to else f"Archive {supplier.name}"
    return form.confirm(title, text, "Restore" if to else "Archive", danger=False)


@blueprint.get("/variants")
def variants() -> str:
    """What can be supplied, for the lookup."""
    return forms.options(variant_options(g.db, read_search()))


@blueprint.route("/<int:id>/items/new", methods=["GET", "POST"])
def add_item(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    supplier = load(g.db, Supplier, id, "supplier")
    form = NewSupplierItemForm.new()

    def act(values: dict[str, Any]) -> SupplierItem:
        return actions.set_supplier_item(g.db, id, **values)

    if form.submitted(act):
        return done(f"{supplier.name} supplies {form.result.variant.sku}.", url_for(".show", id=id))
    return form.page("admin/form.html", title=f"Add an item of {supplier.name}", submit="Add")


def _item(item_id: int) -> SupplierItem:
    item: SupplierItem | None = g.db.get(SupplierItem, item_id)
    if item is None:
        raise NotFound("This item does not exist.")
    return item


@blueprint.route("/items/<int:id>/edit", methods=["GET", "POST"])
def edit_item(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    item = _item(id)
    form = SupplierItemForm.of(item)
    if form.submitted(lambda values: actions.set_supplier_item(g.db, item.supplier_id, item.variant_id, **values)):
        return done(f"{item.variant.sku} was saved.", url_for(".show", id=item.supplier_id))
    return form.page("admin/form.html", title=f"Edit {item.variant.sku}", text=item.variant.full_title, submit="Save")


@blueprint.route("/items/<int:id>/remove", methods=["GET", "POST"])
def remove_item(id: int) -> ResponseReturnValue:
    require(g.db, "inventory")
    item = _item(id)
    supplier, sku = item.supplier, item.variant.sku
    form = forms.PlatformForm.new()
    if form.submitted(lambda _values: actions.remove_supplier_item(g.db, item.supplier_id, item.variant_id)):
        return done(f"{supplier.name} no longer supplies {sku}.", url_for(".show", id=supplier.id))
    text = f"It can no longer be ordered from {supplier.name}. What is ordered already stays."
    return form.confirm(f"Take {sku} off {supplier.name}", text, "Take off")
