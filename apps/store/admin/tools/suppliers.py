"""Tools for suppliers, and for what they supply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LONGEST_NAME, LONGEST_PHONE
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ... import actions, limits
from ...models import CURRENCIES, PAYMENT_TERMS, Supplier
from ...naming import Dollars, Done, Version, cents, dollars, other_than, without_nothing
from ..supply import queries
from ..supply.lists import SUPPLIERS as SUPPLIER_LIST
from .naming import SupplierName, VariantName, kept, supplier_of, supplier_told, variant_of, variant_told

Told = Mapping[str, Any]

search_suppliers = search_tool("store", SUPPLIER_LIST, lambda _db: queries.suppliers())


class SuppliedRow(Result):
    sku: str
    title: str
    supplier_sku: str | None = None
    cost: float


class SupplierDetails(Result):
    id: int
    name: str
    contact_name: str | None = None
    email: str | None = None
    phone: str | None = None
    lead_days: int
    currency: str
    terms: str
    notes: str | None = None
    active: bool
    open_orders: int
    last_orders: tuple[str, ...]
    items: tuple[SuppliedRow, ...]
    version: int


class OneSupplier(Arguments):
    supplier: SupplierName


@tool("store_get_supplier", "Read a supplier: contact, terms, last purchase orders, and all that they supply.")
def get_supplier(db: Db, given: OneSupplier) -> SupplierDetails:
    supplier = supplier_of(db, given.supplier)
    items = tuple(
        SuppliedRow(
            sku=each.variant.sku,
            title=each.variant.full_title,
            supplier_sku=each.supplier_sku,
            cost=dollars(each.cost) or 0,
        )
        for each in db.scalars(queries.supplied(db, supplier.id)).unique()
    )
    same = ("id", "name", "contact_name", "email", "phone", "lead_days", "currency", "terms", "notes", "version")
    return SupplierDetails(
        active=supplier.is_active,
        open_orders=queries.supplier_figures(db, [supplier.id])[supplier.id].awaited,
        last_orders=tuple(f"{each.name}, {each.status}" for each in queries.recent_purchases(db, supplier.id)),
        items=items,
        **{name: getattr(supplier, name) for name in same},
    )


class SupplierFields(Arguments):
    contact_name: Annotated[str | None, Field(max_length=limits.LONGEST_PERSON_NAME)] = None
    email: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    phone: Annotated[str | None, Field(max_length=LONGEST_PHONE)] = None
    notes: Annotated[str | None, Field(max_length=limits.LONGEST_NOTE)] = None


_LeadDays = Annotated[
    int, Field(ge=0, le=limits.LONGEST_LEAD_TIME, description="Days from an order until the goods arrive.")
]


class CreateSupplier(SupplierFields):
    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    lead_days: _LeadDays
    currency: Literal[CURRENCIES] = "USD"  # type: ignore[valid-type]
    terms: Literal[PAYMENT_TERMS] = "Net 30"  # type: ignore[valid-type]


@tool("store_create_supplier", "Add a supplier.", "add", action=actions.create_supplier,
      told=lambda db, asked: without_nothing(asked.get("given", {})))  # fmt: skip
def create_supplier(db: Db, given: CreateSupplier) -> Done:
    values: Any = given.model_dump()
    supplier = actions.create_supplier(db, **values)
    return Done(done=f"{supplier.name} was created.", id=supplier.id, version=supplier.version)


class UpdateSupplier(SupplierFields, OneSupplier):
    name: Annotated[str | None, Field(max_length=LONGEST_NAME, description="A new name.")] = None
    lead_days: _LeadDays | None = None
    currency: Literal[CURRENCIES] | None = None  # type: ignore[valid-type]
    terms: Literal[PAYMENT_TERMS] | None = None  # type: ignore[valid-type]
    version: Version = None


def _updated_told(db: Db, asked: Told) -> dict[str, Any]:
    supplier = db.get_one(Supplier, asked["supplier_id"])
    return {"supplier": supplier.name, **other_than(supplier, asked.get("given", {}))}


@tool("store_update_supplier", "Change a supplier's contact or terms; what is not given stays, null empties.",
      "change", repeats=True, action=actions.update_supplier, told=_updated_told)  # fmt: skip
def update_supplier(db: Db, given: UpdateSupplier) -> Done:
    supplier = supplier_of(db, given.supplier)
    values: Any = kept(given, "name", "contact_name", "email", "phone", "lead_days", "currency", "terms", "notes")
    actions.update_supplier(db, supplier.id, version=given.version, **values)
    return Done(done=f"{supplier.name} was saved.", id=supplier.id, version=supplier.version)


class ArchiveSupplier(OneSupplier):
    active: Annotated[bool, Field(description="False archives the supplier: nothing new is ordered there.")]
    version: Version = None


@tool("store_set_supplier_active", "Archive a supplier from whom nothing is awaited, or bring it back.", "change",
      repeats=True, action=actions.set_supplier_active,
      told=lambda db, asked: {"supplier": supplier_told(db, asked["supplier_id"]),
                              "active": asked["active"]})  # fmt: skip
def set_supplier_active(db: Db, given: ArchiveSupplier) -> Done:
    supplier = supplier_of(db, given.supplier)
    actions.set_supplier_active(db, supplier.id, given.active, version=given.version)
    return Done(done=f"{supplier.name} is {'active' if given.active else 'archived'}.", version=supplier.version)


class OneItem(OneSupplier):
    variant: VariantName


class SetItem(OneItem):
    cost: Annotated[Dollars, Field(description="What one costs there, in dollars.")]
    supplier_sku: Annotated[
        str | None, Field(max_length=limits.LONGEST_SKU, description="The supplier's own number of it.")
    ] = None


def _item_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"supplier": supplier_told(db, asked["supplier_id"]), "variant": variant_told(db, asked["variant_id"])}


@tool("store_set_supplier_item", "Have a supplier supply a variant, or change its cost and number there.", "change",
      repeats=True, action=actions.set_supplier_item,
      told=lambda db, asked: {**_item_told(db, asked), "cost": dollars(asked["cost"]),
                              **without_nothing({"supplier_sku": asked.get("supplier_sku")})})  # fmt: skip
def set_supplier_item(db: Db, given: SetItem) -> Done:
    supplier, variant = supplier_of(db, given.supplier), variant_of(db, given.variant)
    cost = cents("cost", given.cost) or 0
    actions.set_supplier_item(db, supplier.id, variant.id, cost, supplier_sku=given.supplier_sku)
    return Done(done=f"{supplier.name} supplies {variant.sku}.")


@tool("store_remove_supplier_item", "Have a supplier no longer supply a variant.", "remove",
      action=actions.remove_supplier_item, told=_item_told)  # fmt: skip
def remove_supplier_item(db: Db, given: OneItem) -> Done:
    supplier, variant = supplier_of(db, given.supplier), variant_of(db, given.variant)
    actions.remove_supplier_item(db, supplier.id, variant.id)
    return Done(done=f"{supplier.name} no longer supplies {variant.sku}.")


SUPPLIERS = (
    search_suppliers, get_supplier, create_supplier, update_supplier, set_supplier_active, set_supplier_item,
    remove_supplier_item,
)  # fmt: skip
