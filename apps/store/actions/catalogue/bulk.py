"""Many products and variants changed in one go, cell by cell: all of it is saved, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.models import Person
from ....platform.values import tags
from ... import limits
from ...access import require
from ...models import PRODUCT_STATUSES, Category, StoreProduct, Variant
from ..saving import apply
from ..values import Values
from ..variants import MUST_BE_HIGHER, clean_variant, read_sku

#: Nobody says what a cell held: what it is to hold is written over whatever is there.
UNSEEN: Any = object()
#: What can be changed of a product, and of a variant.
PRODUCT_CELLS = ("title", "status", "vendor", "category_id", "tags")
VARIANT_CELLS = ("sku", "price", "compare_at_price", "cost", "barcode", "weight", "limit_per_customer")
#: A cell: "product" or "variant", the id of the row, the column.
Cell = tuple[str, int, str]


@dataclass(frozen=True)
class Change:
    """What a cell is to hold, and what it held when somebody looked at it."""

    value: Any
    was: Any = UNSEEN


#: By the id of the row, then by its column.
Changes = Mapping[int, Mapping[str, Change]]


@dataclass(frozen=True)
class Edited:
    """What came of a bulk edit: how many cells differ now, and whose."""

    cells: int
    products: tuple[StoreProduct, ...]


class RefusedCells(Invalid):
    """Nothing was saved, because of these cells.

    `cells` has a message for each; `theirs` what somebody else has saved meanwhile in those that it is about.
    """

    def __init__(self, cells: Mapping[Cell, str], theirs: Mapping[Cell, Any]) -> None:
        self.cells, self.theirs = dict(cells), dict(theirs)
        super().__init__({f"{what} {id} {name}": text for (what, id, name), text in cells.items()})


@dataclass
class _Sheet:
    """What is checked of one bulk edit, before anything is written."""

    db: Db
    products: dict[int, StoreProduct]
    variants: dict[int, Variant]
    refused: dict[Cell, str] = field(default_factory=dict)
    theirs: dict[Cell, Any] = field(default_factory=dict)
    wanted: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)

    def refuse(self, cell: Cell, text: str) -> None:
        self.refused.setdefault(cell, text)

    def record(self, what: str, id: int) -> StoreProduct | Variant | None:
        return self.products.get(id) if what == "product" else self.variants.get(id)


def edit_products(db: Db, *, products: Changes | None = None, variants: Changes | None = None) -> Edited:
    """Change cells of many products and their variants together.

    A cell that somebody else has changed since it `was` looked at is refused, and so is every value that a form of the
    product or the variant would refuse. Raises RefusedCells with a message for each such cell, and writes nothing then.
    """
    require(db, "products")
    products, variants = products or {}, variants or {}
    sheet = _Sheet(db, _products(db, products), _variants(db, variants))
    about = {*products, *(variant.product_id for variant in sheet.variants.values())}
    if len(about) > limits.MOST_PRODUCTS_AT_ONCE:
        raise Invalid(
            {"": f"{limits.MOST_PRODUCTS_AT_ONCE} products at most can be changed at once, not {len(about)}."}
        )
    _take(sheet, "product", products, PRODUCT_CELLS)
    _take(sheet, "variant", variants, VARIANT_CELLS)
    _check_products(sheet)
    _check_variants(sheet)
    _check_skus(sheet)
    if sheet.refused:
        raise RefusedCells(sheet.refused, sheet.theirs)
    return _write(sheet)


def _products(db: Db, changes: Changes) -> dict[int, StoreProduct]:
    found = select(StoreProduct).where(StoreProduct.id.in_(changes), StoreProduct.deleted_at.is_(None))
    return {product.id: product for product in db.scalars(found)} if changes else {}


def _variants(db: Db, changes: Changes) -> dict[int, Variant]:
    found = select(Variant).join(Variant.product).where(Variant.id.in_(changes), Variant.deleted_at.is_(None))
    found = found.where(StoreProduct.deleted_at.is_(None))
    return {variant.id: variant for variant in db.scalars(found)} if changes else {}


def _take(sheet: _Sheet, what: str, changes: Changes, columns: Iterable[str]) -> None:
    """Note what is wanted of each record; what is not there, or no longer as it was seen, is refused."""
    overtaken: list[tuple[Cell, int | None]] = []
    for id, cells in changes.items():
        record = sheet.record(what, id)
        for name, change in cells.items():
            cell = (what, id, name)
            if name not in columns:
                sheet.refuse(cell, "This cannot be changed here.")
            elif record is None:
                sheet.refuse(cell, f"This {what} does not exist any more.")
            else:
                now = getattr(record, name)
                if change.was is not UNSEEN and now not in (change.was, change.value):
                    overtaken.append((cell, record.updated_by_id))
                    sheet.theirs[cell] = now
                sheet.wanted.setdefault((what, id), {})[name] = change.value
    names = _names(sheet.db, {who for _cell, who in overtaken if who is not None})
    for cell, who in overtaken:
        sheet.refuse(cell, f"{names.get(who, 'The store')} has changed this meanwhile.")


def _names(db: Db, ids: set[int]) -> dict[int | None, str]:
    if not ids:
        return {}
    return {person.id: person.name for person in db.scalars(select(Person).where(Person.id.in_(ids)))}


def _checked(sheet: _Sheet, what: str, id: int, check: Callable[[Values], None]) -> None:
    """Run the checks of one record; their messages go to its cells."""
    values = Values()
    check(values)
    for name, text in values.errors.items():
        sheet.refuse((what, id, name), text)


def _check_products(sheet: _Sheet) -> None:
    asked = {wanted["category_id"] for wanted in sheet.wanted.values() if "category_id" in wanted}
    found = select(Category.id).where(Category.deleted_at.is_(None))
    known = set(sheet.db.scalars(found)) if asked else set()
    for (what, id), wanted in sheet.wanted.items():
        if what == "product":
            _checked(sheet, what, id, lambda values, wanted=wanted: _clean_product(values, wanted, known))  # type: ignore[misc]


def _clean_product(values: Values, wanted: dict[str, Any], categories: set[int]) -> None:
    """Put the values in the place of what was given, as they are stored."""
    if "title" in wanted:
        wanted["title"] = values.text("title", wanted["title"], "Title")
    if "status" in wanted:
        values.choice("status", wanted["status"], "Status", PRODUCT_STATUSES)
    if "vendor" in wanted:
        wanted["vendor"] = values.text("vendor", wanted["vendor"], "Vendor", longest=limits.LONGEST_VENDOR)
    if "tags" in wanted:
        wanted["tags"] = values.optional("tags", tags(wanted["tags"]), "Tags")
    if "category_id" in wanted and wanted["category_id"] not in categories:
        values.refuse("category_id", "Choose a category from the list.")


def _check_variants(sheet: _Sheet) -> None:
    for (what, id), wanted in sheet.wanted.items():
        if what == "variant":
            variant = sheet.variants[id]
            _checked(sheet, what, id, lambda values, v=variant, wanted=wanted: _clean_variant(values, v, wanted))  # type: ignore[misc]


def _clean_variant(values: Values, variant: Variant, wanted: dict[str, Any]) -> None:
    wanted |= clean_variant(values, wanted)
    if "sku" in wanted and wanted["sku"] != variant.sku:
        wanted["sku"] = read_sku(values, wanted["sku"])
    price = wanted.get("price", variant.price)
    before = wanted.get("compare_at_price", variant.compare_at_price)
    changes = wanted.keys() & {"price", "compare_at_price"}
    if before is not None and before <= price and changes and not values.errors.keys() & {"price", "compare_at_price"}:
        values.refuse("compare_at_price" if "compare_at_price" in wanted else "price", MUST_BE_HIGHER)


def _check_skus(sheet: _Sheet) -> None:
    """Each SKU once: not that of another variant, be it one whose SKU changes in the same go."""
    wanted = {
        id: values["sku"]
        for (what, id), values in sheet.wanted.items()
        if what == "variant" and values.get("sku") and values["sku"] != sheet.variants[id].sku
    }
    holders = select(Variant).where(Variant.sku.in_(wanted.values()))
    taken = {variant.sku: variant.id for variant in sheet.db.scalars(holders)} if wanted else {}
    for id, sku in wanted.items():
        if taken.setdefault(sku, id) != id:
            sheet.refuse(("variant", id, "sku"), f"{sku} is taken.")


def _write(sheet: _Sheet) -> Edited:
    count, touched = 0, set()
    for (what, id), wanted in sheet.wanted.items():
        record = sheet.record(what, id)
        assert record is not None  # else its cells were refused
        changed = apply(record, wanted)
        count += len(changed)
        if changed:
            touched.add(record.product_id if isinstance(record, Variant) else record.id)
    sheet.db.flush()
    for product in sheet.products.values():
        sheet.db.expire(product, ["category"])
    found = select(StoreProduct).where(StoreProduct.id.in_(touched)).order_by(StoreProduct.id)
    return Edited(count, tuple(sheet.db.scalars(found)) if touched else ())
