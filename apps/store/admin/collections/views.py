"""Collections: the list, a collection's page, its form with a preview, its products."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select
from sqlalchemy.orm import selectinload

from ....platform.errors import DomainError, Invalid, NotFound
from ....platform.forms import PlatformForm
from ....platform.pages import done
from ....platform.parameters import read_ids, read_number, read_search, read_text
from ... import actions, limits
from ...access import may, require
from ...actions.catalogue.conditions import checked, meets
from ...actions.saving import load
from ...actions.values import Values
from ...models import Category, Collection, StoreProduct
from .. import queries as store
from ..lists import PRODUCTS
from ..views.common import counted, many
from ..views.paging import page_of
from . import queries
from .forms import SHOWN, AddToCollectionForm, CollectionForm, conditions_form, first_values, read_conditions
from .lists import COLLECTIONS

blueprint = Blueprint("collections", __name__, url_prefix="/collections")
#: Products in the preview of conditions.
_PREVIEW = 6


@blueprint.get("")
def index() -> ResponseReturnValue:
    may_change = may(g.db, "products")
    return COLLECTIONS.page(g.db, queries.collections(), template="admin/collections.html", may_change=may_change)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    collection = load(g.db, Collection, id, "collection")
    # All of those by hand are there, since they are put in order.
    size = limits.MOST_COLLECTED if collection.is_by_hand else 20
    return render_template(
        "admin/collection.html",
        collection=collection,
        items=page_of(g.db, queries.products_in(collection), url_for(".show", id=id), "", size),
        may_change=may(g.db, "products"),
    )


def _rows(begun: int) -> int:
    """How many rows of conditions the form has; it begins with those that there are."""
    more = 1 if "more" in request.form else 0
    return max(1, min(read_number("rows", begun) + more, limits.MOST_CONDITIONS))


def _form(collection: Collection | None, kind: str) -> tuple[CollectionForm, int]:
    rows = _rows(max(2, len(collection.conditions) if collection else 0)) if kind == "By conditions" else 0
    first = first_values(collection) if collection else {"is_shown": True, **({"match": "All"} if rows else {})}
    form = (conditions_form(rows) if rows else CollectionForm).new(**first)
    if collection is not None:
        form.version = form.version or collection.version
    return form, rows


def _given(values: dict[str, Any], rows: int) -> dict[str, Any]:
    """The values of the form as the actions take them."""
    return {**values, "conditions": read_conditions(values, range(1, rows + 1))} if rows else values


def _preview(form: CollectionForm, rows: int) -> dict[str, Any]:
    """How many products meet the conditions of a form as it stands, and the first of them; or why nobody can say."""
    try:
        given = _given(dict(form.values), rows)
        values = Values()
        ids = g.db.scalars(select(Category.id).where(Category.deleted_at.is_(None))).all()
        found = checked(values, given["conditions"], ids)
        values.done()
    except DomainError as error:
        text = next(iter(error.errors.values())) if isinstance(error, Invalid) else str(error)
        return {"problem": text, "fitting": [], "total": 0, "asked": True}
    where = (meets(found, given["match"] or "All"), StoreProduct.deleted_at.is_(None))
    fitting = select(StoreProduct).where(*where).options(selectinload(StoreProduct.variants))
    fitting = fitting.order_by(func.lower(StoreProduct.title), StoreProduct.id).limit(_PREVIEW)
    total = g.db.scalar(select(func.count()).select_from(StoreProduct).where(*where)) or 0
    return {"problem": None, "fitting": g.db.scalars(fitting).all(), "total": total, "asked": bool(found)}


@blueprint.get("/preview")
def preview() -> ResponseReturnValue:
    require(g.db, "products")
    rows = _rows(1)
    form = conditions_form(rows)(request.args)
    return render_template("admin/collection_preview.html", **_preview(form, rows))


def _edit_page(form: CollectionForm, rows: int, collection: Collection | None) -> ResponseReturnValue:
    body = render_template(
        "admin/collection_form.html",
        form=form,
        rows=rows,
        controls=SHOWN,
        collection=collection,
        may_add_rows=rows < limits.MOST_CONDITIONS,
        is_begun=request.method == "POST",
        **(_preview(form, rows) if rows else {}),
    )
    return make_response(body, form.http_status)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require(g.db, "products")
    kind = "By conditions" if read_text("kind") == "conditions" else "By hand"
    form, rows = _form(None, kind)

    def act(values: dict[str, Any]) -> Collection:
        return actions.create_collection(g.db, kind=kind, **_given(values, rows))

    if "more" not in request.form and form.submitted(act):
        return done(f"{form.result.title} was created.", url_for(".show", id=form.result.id))
    return _edit_page(form, rows, None)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require(g.db, "products")
    collection = load(g.db, Collection, id, "collection")
    form, rows = _form(collection, collection.kind)

    def act(values: dict[str, Any]) -> Collection:
        return actions.update_collection(g.db, id, version=form.version, **_given(values, rows))

    if "more" not in request.form and form.submitted(act):
        return done(f"{form.result.title} was saved.", url_for(".show", id=id))
    return _edit_page(form, rows, collection)


@blueprint.route("/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    require(g.db, "products")
    collection = load(g.db, Collection, id, "collection")
    title, form = collection.title, PlatformForm.of(collection)
    if form.submitted(lambda _values: actions.delete_collection(g.db, id, version=form.version)):
        return done(f"{title} was deleted.", url_for(".index"))
    return form.confirm(f"Delete {title}", "Its page goes from the shop. Its products stay.")


@blueprint.route("/<int:id>/add", methods=["GET", "POST"])
def add(id: int) -> ResponseReturnValue:
    """A page of products to tick."""
    require(g.db, "products")
    collection = load(g.db, Collection, id, "collection")
    form, ids = PlatformForm.new(), read_ids("product")

    def act(_values: dict[str, Any]) -> list[int]:
        if not ids:
            raise Invalid({"": "Tick at least one product."})
        return actions.add_to_collection(g.db, id, ids)

    if form.submitted(act):
        count = counted(PRODUCTS, len(form.result))
        return done(f"{count} added to {collection.title}.", url_for(".show", id=id))
    text = read_search()
    items = page_of(g.db, queries.products_to_add(collection, text), url_for(".add", id=id), text)
    body = render_template("admin/collection_add.html", collection=collection, items=items, form=form, ticked=ids)
    return make_response(body, form.http_status)


@blueprint.route("/<int:id>/remove/<int:product_id>", methods=["GET", "POST"])
def remove(id: int, product_id: int) -> ResponseReturnValue:
    require(g.db, "products")
    collection = load(g.db, Collection, id, "collection")
    product = load(g.db, StoreProduct, product_id, "product")
    if product_id not in {place.product_id for place in collection.places}:
        raise NotFound(f"{product.title} is not in {collection.title}.")
    form = PlatformForm.new()
    if form.submitted(lambda _values: actions.remove_from_collection(g.db, id, [product_id])):
        return done(f"{product.title} was taken off {collection.title}.", url_for(".show", id=id))
    return form.confirm(f"Take {product.title} off", f"It stays for sale, but not in {collection.title}.", "Take off")


@blueprint.post("/<int:id>/order")
def order(id: int) -> ResponseReturnValue:
    try:
        collection = actions.order_collection(g.db, id, read_ids("product"))
    except Invalid as error:
        g.db.rollback()
        return done(str(error), url_for(".show", id=id), "warning")
    return done(f"The order of {collection.title} was saved.", url_for(".show", id=id))


@blueprint.route("/add-products", methods=["GET", "POST"])
def add_many() -> ResponseReturnValue:
    """The ticked products of their list go into a collection."""
    require(g.db, "products")
    if not queries.by_hand(g.db):
        raise Invalid({"": "There is no collection by hand yet. Create one under Collections first."})
    return many(
        PRODUCTS,
        store.products(),
        AddToCollectionForm.new(),
        "Add {} to a collection",
        "They are put at its end. Those that are in it already stay where they are.",
        "Add",
        "added",
        lambda ids, values: actions.add_to_collection(g.db, values["collection_id"], ids),
    )
