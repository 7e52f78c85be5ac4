"""The table of variants on a product's page: its cells, edited in place, and what is done with several rows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, g, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ....platform.cells import told_of
from ....platform.errors import Conflict, DomainError, Invalid, NotFound
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ....platform.parameters import read_ids, read_number, read_text
from ... import actions
from ...access import require, require_one
from ...actions import Repricing, VariantChange
from ...actions.saving import load
from ...models import Location, StoreProduct, Variant
from .. import queries
from .forms import SELLING, StockForm, TogetherForm, cells_form, title_of

blueprint = Blueprint("variants", __name__, url_prefix="/products")


@dataclass(frozen=True)
class _Column:
    label: str


def _product(id: int) -> StoreProduct:
    require_one(g.db, "products", "inventory")
    return load(g.db, StoreProduct, id, "product")


def _form(variant: Variant, names: set[str], sent: Any) -> PlatformForm:
    """The form of those cells of a row."""
    places = [(location.id, location.name) for location in queries.locations(g.db)]
    levels = queries.variant_levels(g.db, variant.product_id)
    first = {f"stock_{id}": levels[variant.id, id].available if (variant.id, id) in levels else 0 for id, _ in places}
    form = cells_form(places)(sent, obj=variant, prefix=f"{variant.id}-", data=first)
    for each in form.controls:
        if each.short_name not in names:
            del form[each.short_name]
    return form


@blueprint.route("/<int:id>/variants/cells", methods=["GET", "POST"])
def cells(id: int) -> ResponseReturnValue:
    """The control of one cell, or all changed cells saved together or not at all."""
    product = _product(id)
    variants = {variant.id: variant for variant in product.variants}
    if request.method == "POST":
        return _save(product, variants)
    variant, name = variants.get(read_number("id")), read_text("field")
    if variant is None:
        raise NotFound("This variant does not exist.")
    require(g.db, "inventory" if name.startswith("stock_") else "products")
    form = _form(variant, {name}, None)
    if not form.controls:
        raise Invalid({"": "This column cannot be edited here."})
    column = _Column(str(form.controls[0].title))
    return make_response(render_template("platform/cell.html", form=form, name=name, column=column, id=variant.id))


def _save(product: StoreProduct, variants: dict[int, Variant]) -> ResponseReturnValue:
    by_row: dict[int, set[str]] = {}
    for key in request.form:
        if (match := re.fullmatch(r"([0-9]{1,12})-(\w+)", key)) and match[2] != "version":
            by_row.setdefault(int(match[1]), set()).add(match[2])
    if not set(by_row) <= set(variants):
        return _refused([(0, "", "A variant does not exist any more. Reload the page.")])
    forms = {id: _form(variants[id], names, request.form) for id, names in sorted(by_row.items())}
    if not forms or any(len(form.controls) < len(by_row[id]) for id, form in forms.items()):
        return _refused([(0, "", "This column cannot be edited here.")])
    wrong = [
        (id, problem.field.short_name if problem.field else "", problem.text)
        for id, form in forms.items()
        if not form.check()
        for problem in form.problems
    ]
    if wrong:
        return _refused(wrong)
    try:
        changed = actions.change_variants(g.db, product.id, {id: _change(form) for id, form in forms.items()})
        g.db.flush()
    except DomainError as error:
        g.db.rollback()
        return _told(error, forms)
    count = len(changed)
    return done(
        f"{count} variant{'' if count == 1 else 's'} saved.",
        request.referrer or url_for("products.show", id=product.id),
    )


def _change(form: PlatformForm) -> VariantChange:
    values: Any = {name: value for name, value in form.values.items() if not name.startswith("stock_")}
    stock = {int(name[6:]): value for name, value in form.values.items() if name.startswith("stock_")}
    return VariantChange(values, stock, form.version)


def _told(error: DomainError, forms: dict[int, PlatformForm]) -> ResponseReturnValue:
    """A refusal, at the cells that it names."""
    if isinstance(error, Conflict) and isinstance(error.row, Variant) and error.row.id in forms:
        form = forms[error.row.id]
        form.take(error)
        told = told_of(error, {each.field.short_name: each.theirs for each in form.differences})
        return _refused([(error.row.id, name, text) for name, text in told.items()], {error.row.id: form.version})
    messages = error.errors if isinstance(error, Invalid) else {"": str(error)}
    wrong = []
    for key, text in messages.items():
        id, _, name = key.partition("-")
        wrong.append((int(id) if id.isdecimal() else 0, name, text))
    return _refused(wrong)


def _refused(wrong: list[tuple[int, str, str]], versions: dict[int, int] | None = None) -> ResponseReturnValue:
    return make_response(render_template("platform/cell_errors.html", wrong=wrong, versions=versions), 422)


def _selected(product: StoreProduct) -> list[int]:
    found = read_ids("ids")
    if not found:
        raise Invalid({"": "Select at least one variant first."})
    if set(found) - {variant.id for variant in product.variants}:
        raise NotFound("This variant does not exist.")
    return list(dict.fromkeys(found))


def _saved(count: int, id: int) -> ResponseReturnValue:
    return done(
        f"{count} variant{'' if count == 1 else 's'} saved.", request.referrer or url_for("products.show", id=id)
    )


@blueprint.route("/<int:id>/variants/change", methods=["GET", "POST"])
def change(id: int) -> ResponseReturnValue:
    """The same new values for several variants, or prices changed by as much."""
    require(g.db, "products")
    product = _product(id)
    ids = _selected(product)
    form = TogetherForm.new()
    if form.submitted(lambda values: actions.change_together(g.db, id, ids, **_together(values))):
        return _saved(len(form.result), id)
    title = title_of(product, "Change", len(ids))
    return form.page("admin/variants/together.html", title=title)


def _together(typed: dict[str, Any]) -> dict[str, Any]:
    """What the dialog says is to change: what is empty stays."""
    values = {name: typed[name] for name in ("price", "compare_at_price", "cost", "weight", "limit_per_customer")}
    given: dict[str, Any] = {name: value for name, value in values.items() if value is not None}
    if typed["no_compare"]:
        if "compare_at_price" in given:
            raise Invalid(no_compare="Enter a price before, or remove it, but not both.")
        given["compare_at_price"] = None
    if typed["selling"]:
        given["continue_when_oos"] = typed["selling"] == SELLING[0]
    percent, amount = typed["percent"] or 0, typed["amount"] or 0
    if typed["round_up"] and not percent and not amount:
        raise Invalid(round_up="Enter by how much prices change: only those are rounded.")
    if percent or amount:
        given["reprice"] = Repricing(percent, amount, round_up=typed["round_up"])
    return given


@blueprint.route("/<int:id>/variants/stock", methods=["GET", "POST"])
def stock(id: int) -> ResponseReturnValue:
    """What is available of several variants at a location, as counted."""
    require(g.db, "inventory")
    product = _product(id)
    ids = _selected(product)
    form = StockForm.new()

    def act(values: dict[str, Any]) -> list[Variant]:
        place = load(g.db, Location, values["location_id"], "location")
        return actions.change_together(g.db, id, ids, stock={place.id: values["available"]})

    if form.submitted(act):
        return _saved(len(form.result), id)
    text = "The difference is entered as a count correction."
    return form.page(
        "admin/form.html", title=title_of(product, "Set stock of", len(ids)), text=text, submit="Set stock"
    )


@blueprint.route("/<int:id>/variants/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    require(g.db, "products")
    product = _product(id)
    ids = _selected(product)
    form = PlatformForm.new()
    if form.submitted(lambda _values: actions.delete_variants(g.db, id, ids)):
        count = len(form.result)
        return done(f"{count} variant{'' if count == 1 else 's'} deleted.", url_for("products.show", id=id))
    return form.confirm(title_of(product, "Delete", len(ids)), "Their stock is written off. Orders keep them.")
