"""Products, price books, and what each product costs in each book; kept by sales operations."""

from __future__ import annotations

from typing import Any, TypeVar

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.models import Record
from ..fields import ENTRY, PRICEBOOK, PRODUCT
from ..models import Pricebook, PricebookEntry, Product
from ..permissions import require_price
from ..queries import standard_pricebook
from .saving import apply

T = TypeVar("T", bound=Record)


def create_product(db: Db, **values: Any) -> Product:
    require_price(db)
    product = Product(**PRODUCT.clean(db, PRODUCT.with_defaults(db, values)))
    _check_unique(db, Product, "sku", product.sku, None)
    db.add(product)
    db.flush()
    return product


def create_priced_product(db: Db, pricebook_id: int, unit_price: int, **values: Any) -> Product:
    """A product that can be sold from a price book at once: at a price there, which is its list price as well."""
    product = create_product(db, **values)
    for book_id in sorted({pricebook_id, standard_pricebook(db).id}):
        add_entry(db, book_id, product.id, unit_price=unit_price)
    return product


def update_product(db: Db, product_id: int, *, version: int | None = None, **values: Any) -> Product:
    require_price(db)
    product = find_product(db, product_id)
    db.check_version(product, product.name, version)
    changes = PRODUCT.clean(db, values, product)
    if "sku" in changes:
        _check_unique(db, Product, "sku", changes["sku"], product.id)
    apply(product, changes)
    db.flush()
    return product


def create_pricebook(db: Db, **values: Any) -> Pricebook:
    require_price(db)
    book = Pricebook(**PRICEBOOK.clean(db, PRICEBOOK.with_defaults(db, values)), is_standard=False)
    _check_unique(db, Pricebook, "name", book.name, None)
    db.add(book)
    db.flush()
    return book


def update_pricebook(db: Db, pricebook_id: int, *, version: int | None = None, **values: Any) -> Pricebook:
    """Rename a price book, or take it out of use; the standard one stays in use."""
    require_price(db)
    book = find_pricebook(db, pricebook_id)
    db.check_version(book, book.name, version)
    changes = PRICEBOOK.clean(db, values, book)
    if "name" in changes:
        _check_unique(db, Pricebook, "name", changes["name"], book.id)
    if book.is_standard and changes.get("is_active") is False:
        raise Invalid(is_active="The standard price book stays active: deals without a book use it.")
    apply(book, changes)
    db.flush()
    return book


def add_entry(db: Db, pricebook_id: int, product_id: int, **values: Any) -> PricebookEntry:
    """Give a product a price in a book; each product has one price in each."""
    require_price(db)
    book, product = find_pricebook(db, pricebook_id), find_product(db, product_id)
    taken = select(PricebookEntry).where(
        PricebookEntry.pricebook_id == book.id, PricebookEntry.product_id == product.id
    )
    if db.scalar(taken) is not None:
        raise Invalid(product_id=f"{product.name} has a price in {book.name} already. Change that one.")
    entry = PricebookEntry(pricebook_id=book.id, product_id=product.id, **ENTRY.clean(db, values))
    db.add(entry)
    db.flush()
    return entry


def update_entry(db: Db, entry_id: int, *, version: int | None = None, **values: Any) -> PricebookEntry:
    require_price(db)
    entry = find_entry(db, entry_id)
    db.check_version(entry, entry.product.name, version)
    apply(entry, ENTRY.clean(db, values, entry))
    db.flush()
    return entry


def remove_entry(db: Db, entry_id: int) -> None:
    """Take a product out of a price book; the standard book keeps what is sold."""
    require_price(db)
    entry = find_entry(db, entry_id)
    if entry.pricebook.is_standard and entry.product.is_active:
        raise Blocked(f"{entry.product.name} is for sale, so it needs a price in {entry.pricebook.name}.")
    db.delete(entry)
    db.flush()


def find_product(db: Db, product_id: int) -> Product:
    return _find(db, Product, product_id, "product")


def find_pricebook(db: Db, pricebook_id: int) -> Pricebook:
    return _find(db, Pricebook, pricebook_id, "price book")


def find_entry(db: Db, entry_id: int) -> PricebookEntry:
    return _find(db, PricebookEntry, entry_id, "price")


def _find(db: Db, model: type[T], record_id: int, noun: str) -> T:
    record = db.get(model, record_id)
    if record is None or record.deleted_at is not None:
        raise NotFound(f"This {noun} does not exist.")
    return record


def _check_unique(db: Db, model: type[Product] | type[Pricebook], name: str, value: str, own_id: int | None) -> None:
    column = getattr(model, name)
    same = select(model.id).where(func.lower(column) == value.lower())
    if own_id is not None:
        same = same.where(model.id != own_id)
    if db.scalar(same.limit(1)) is not None:
        label = "SKU" if name == "sku" else "name"
        raise Invalid({name: f"There is another one with the {label} {value}. Choose another."})
