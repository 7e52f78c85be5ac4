"""Price books: list, and the grid of what one asks for each product."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform import forms
from ...platform.cells import save_cells
from ...platform.errors import NotFound
from ...platform.matching import has_text
from ...platform.pages import done
from ...platform.parameters import read_search
from ...platform.undo import undoable
from .. import actions, lists
from ..actions.pricebooks import find_entry, find_pricebook
from ..fields import PRICEBOOK
from ..forms import ConfirmForm, EntryForm
from ..models import PricebookEntry, Product
from ..permissions import require_price
from .common import form_page
from .lookups import more

blueprint = Blueprint("pricebooks", __name__, url_prefix="/pricebooks")


@blueprint.url_defaults
def _in_this_book(endpoint: str, values: dict[str, Any]) -> None:
    """The grid's own addresses are those of the book that is shown."""
    if endpoint in ("pricebooks.show", "pricebooks.cells", "pricebooks.products") and request.view_args:
        values.setdefault("id", request.view_args.get("id"))


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.PRICEBOOKS.page(g.db, lists.pricebook_rows(g.db), template="crm/pricebooks.html")


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    book = find_pricebook(g.db, id)
    return lists.ENTRIES.page(g.db, lists.entry_rows(g.db, id), template="crm/pricebook.html", book=book)


@blueprint.route("/<int:id>/cells", methods=["GET", "POST"])
def cells(id: int) -> ResponseReturnValue:
    def update(entry_id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_entry(g.db, entry_id, version=version, **values)

    require_price(g.db)
    return save_cells(lists.ENTRIES, lambda entry_id: _entry(id, entry_id), update, g.db)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require_price(g.db)
    form = PRICEBOOK.form_of_new.new(**PRICEBOOK.first_values(g.db))
    if form.submitted(lambda values: actions.create_pricebook(g.db, **values)):
        return done(f"{form.result.name} was created.", url_for(".show", id=form.result.id))
    return form_page(form, "New price book")


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    require_price(g.db)
    book = find_pricebook(g.db, id)
    form = PRICEBOOK.form_of_record.of(book)
    if form.submitted(lambda values: actions.update_pricebook(g.db, id, version=form.version, **values)):
        return done(f"{book.name} was saved.", url_for(".show", id=id))
    return form_page(form, "Edit price book")


@blueprint.route("/<int:id>/entries/new", methods=["GET", "POST"])
def add_entry(id: int) -> ResponseReturnValue:
    require_price(g.db)
    book = find_pricebook(g.db, id)
    form = EntryForm.new()

    def add(values: dict[str, Any]) -> PricebookEntry:
        return actions.add_entry(g.db, id, values.pop("product_id"), **values)

    if form.submitted(add):
        return done(f"{form.result.product.name} has a price in {book.name} now.", url_for(".show", id=id))
    return form_page(form, "Add product", about=f"To {book.name}", submit="Add")


@blueprint.route("/<int:id>/entries/<int:entry_id>/remove", methods=["GET", "POST"])
def remove_entry(id: int, entry_id: int) -> ResponseReturnValue:
    require_price(g.db)
    entry = _entry(id, entry_id)
    name, book = entry.product.name, entry.pricebook.name
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.remove_entry(g.db, entry_id)):
        return undoable(f"{name} was taken out of {book}.", url_for(".show", id=id), f"{name} is back in {book}.")
    text = f"{name} goes out of {book}. Deals and quotes that sell it keep their prices."
    return form.confirm("Remove price", text, "Remove")


@blueprint.get("/<int:id>/products")
def products(id: int) -> str:
    """Lookup of products that have no price in the book yet."""
    priced = select(PricebookEntry.product_id).where(PricebookEntry.pricebook_id == id)
    named = Product.name + " " + Product.sku
    found = (
        select(Product)
        .where(Product.deleted_at.is_(None), Product.id.not_in(priced))
        .where(*(has_text(named, word) for word in read_search().split()))
        .order_by(Product.name, Product.id)
        .limit(8)
    )
    options = (forms.Option(product.id, product.name, product.sku) for product in g.db.scalars(found))
    return forms.options(options, more("product", search="unpriced", book=id))


def _entry(pricebook_id: int, entry_id: int) -> PricebookEntry:
    entry = find_entry(g.db, entry_id)
    if entry.pricebook_id != pricebook_id:
        raise NotFound("This price is not in this price book.")
    return entry
