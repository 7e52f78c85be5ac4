"""The lists of products, of price books, and of what a book asks for each product."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask import g, url_for
from sqlalchemy import Select, func, select
from sqlalchemy.orm import contains_eager

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, NumberFilter
from ...platform.list_state import View
from ...platform.listview import Column, ListView, MenuItem
from .. import queries
from ..fields import ENTRY, PRICEBOOK, PRODUCT
from ..models import Pricebook, PricebookEntry, Product
from ..permissions import may_price
from .preferences import PREFERENCES


def families(db: Db) -> list[tuple[str, str]]:
    """The families of products, for a filter."""
    found = db.scalars(select(Product.family).where(Product.deleted_at.is_(None)).distinct().order_by(Product.family))
    return [(family, family) for family in found]


def product_rows(db: Db) -> Select[Any]:
    return select(Product).where(Product.deleted_at.is_(None))


def _list_prices(db: Db, ids: list[int]) -> Mapping[int, int]:
    """The list price of each product."""
    return queries.list_prices(db, queries.standard_pricebook(db).id, ids)


def _product_menu(product: Product) -> list[MenuItem]:
    items: list[MenuItem] = [("Open", url_for("products.show", id=product.id), "external-link", {})]
    if may_price(g.db):
        items.append(("Edit", url_for("products.edit", id=product.id), "pencil", {"dialog": True}))
    return items


PRODUCTS = ListView(
    key="products",
    title="Products",
    one="product",
    many="products",
    endpoint="products.index",
    columns=PRODUCT.columns_with(
        Column("list_price", "List price", kind="money", figure=lambda _product, price: price, width=14),
        after="family",
    ),
    sort="name",
    search=(Product.name, Product.sku, Product.family),
    filters=(
        ChoiceFilter("family", "Family", Product.family, choices=families),
        *(filter for filter in PRODUCT.filters if filter.key != "family"),
    ),
    views=(
        View("active", "Active products", where=lambda _db: Product.is_active.is_(True)),
        View("inactive", "No longer sold", where=lambda _db: Product.is_active.is_(False)),
        View("all", "All products"),
    ),
    figures=_list_prices,
    row_menu=_product_menu,
    icon="package",
    preferences=PREFERENCES,
)


def pricebook_rows(db: Db) -> Select[Any]:
    return select(Pricebook).where(Pricebook.deleted_at.is_(None))


def _entry_counts(db: Db, ids: list[int]) -> Mapping[int, int]:
    counted = (
        select(PricebookEntry.pricebook_id, func.count())
        .where(PricebookEntry.pricebook_id.in_(ids), PricebookEntry.deleted_at.is_(None))
        .group_by(PricebookEntry.pricebook_id)
    )
    return dict(iter(db.execute(counted)))


PRICEBOOKS = ListView(
    key="pricebooks",
    title="Price books",
    one="price book",
    many="price books",
    endpoint="pricebooks.index",
    columns=PRICEBOOK.columns_with(
        Column("standard", "Standard", value=lambda book: "Yes" if book.is_standard else None, width=10),
        Column("entries", "Products", kind="number", figure=lambda _book, count: count or 0, width=10),
        after="is_active",
    ),
    sort="name",
    search=(Pricebook.name,),
    figures=_entry_counts,
    icon="tag",
    preferences=PREFERENCES,
)


def entry_rows(db: Db, pricebook_id: int) -> Select[Any]:
    """The prices of one book, with their products."""
    mine = select(PricebookEntry).where(
        PricebookEntry.pricebook_id == pricebook_id, PricebookEntry.deleted_at.is_(None)
    )
    return mine.join(PricebookEntry.product).options(contains_eager(PricebookEntry.product))


def _of_products(db: Db, ids: list[int]) -> Mapping[int, int]:
    """The list price of the product of each entry."""
    standard = queries.standard_pricebook(db).id
    listed = PricebookEntry.__table__.alias("listed")
    found = select(PricebookEntry.id, listed.c.unit_price).join(
        listed, (listed.c.product_id == PricebookEntry.product_id) & (listed.c.pricebook_id == standard)
    )
    return dict(iter(db.execute(found.where(PricebookEntry.id.in_(ids)))))


def _entry_menu(entry: PricebookEntry) -> list[MenuItem]:
    items: list[MenuItem] = [("Open product", url_for("products.show", id=entry.product_id), "external-link", {})]
    if may_price(g.db):
        url = url_for("pricebooks.remove_entry", id=entry.pricebook_id, entry_id=entry.id)
        items.append(("Remove", url, "trash-2", {"dialog": True, "danger": True}))
    return items


def _share(entry: PricebookEntry, listed: int | None) -> str | None:
    """The price as a share of the list price, in whole per cent."""
    return f"{round(100 * entry.unit_price / listed)} %" if listed else None


ENTRIES = ListView(
    key="entries",
    title="Prices",
    one="price",
    many="prices",
    endpoint="pricebooks.show",
    columns=(
        Column(
            "product",
            "Product",
            value=lambda entry: entry.product.name,
            link=lambda entry: url_for("products.show", id=entry.product_id),
            sort=Product.name,
            width=36,
        ),
        Column("sku", "SKU", value=lambda entry: entry.product.sku, sort=Product.sku, width=15),
        Column("family", "Family", value=lambda entry: entry.product.family, sort=Product.family, width=15),
        Column("list_price", "List price", kind="money", figure=lambda _entry, price: price, width=11),
        *ENTRY.columns,
        Column("share", "Of list", figure=_share, width=9),
    ),
    sort="product",
    search=(Product.name, Product.sku),
    filters=(
        ChoiceFilter("family", "Family", Product.family, choices=families),
        NumberFilter("price", "Unit price", PricebookEntry.unit_price, money=True),
    ),
    views=(
        View("active", "On sale", where=lambda _db: Product.is_active.is_(True)),
        View("all", "All prices"),
    ),
    figures=_of_products,
    row_menu=_entry_menu,
    name_of=lambda entry: entry.product.name,
    edit_form=ENTRY.form_of_cells,
    edit_endpoint="pricebooks.cells",
    may_edit=lambda _entry, _name: may_price(g.db),
    icon="tag",
    preferences=PREFERENCES,
)
