"""What arguments of the admin's tools name: orders, parcels, returns, products, variants, places, customers, codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

from pydantic import Field
from sqlalchemy import func, select

from ....platform.database import Db
from ....platform.errors import Invalid, NotFound
from ....platform.tools import Arguments
from ...actions.cart import find_code
from ...models import (
    Category,
    Collection,
    Customer,
    Discount,
    DraftOrder,
    Fulfilment,
    Hold,
    Location,
    Option,
    Order,
    PurchaseOrder,
    Return,
    StoreProduct,
    Supplier,
    Transfer,
    Variant,
)
from ...naming import OrderName, number_of
from .. import queries

ProductName = Annotated[int | str, Field(description="A product by its SKU or its title, or by its id.")]
VariantName = Annotated[int | str, Field(description="A variant by its SKU, or by its id.")]
LocationName = Annotated[str, Field(description="A location by its name.")]
CategoryName = Annotated[str, Field(description="A category by its name.")]
CollectionName = Annotated[int | str, Field(description="A collection by its title, or by its id.")]
CustomerName = Annotated[
    int | str, Field(description="A customer by e-mail address, by name if only one has it, or id.")
]
CodeName = Annotated[int | str, Field(description="A discount code as customers enter it, or its id.")]
ParcelName = Annotated[str, Field(description="A parcel by its name: #1042-F1.")]
ReturnName = Annotated[str, Field(description="A return by its name: #1042-R1.")]
SupplierName = Annotated[int | str, Field(description="A supplier by name, or id.")]
PurchaseName = Annotated[int | str, Field(description="A purchase order by its number: PO-1042, or 1042.")]
TransferName = Annotated[int | str, Field(description="A transfer by its number: TR-142, or 142.")]
T = TypeVar("T")


class OneOrder(Arguments):
    order: OrderName


class OneDraft(Arguments):
    draft: Annotated[str, Field(description="A draft order by its number: #D12.")]


class OneProduct(Arguments):
    product: ProductName


class OneVariant(Arguments):
    variant: VariantName


def _one(found: Sequence[T], argument: str, given: object, several: str) -> T:
    """The only one found. Raises NotFound, and Invalid where there are several."""
    if len(found) == 1:
        return found[0]
    if found:
        raise Invalid({argument: f"More than one is called “{given}”: {several}"})
    raise NotFound(f"There is no {argument} “{given}”. Search for it.")


def order_of(db: Db, given: int | str) -> Order:
    """The order of a number, for an action."""
    number = number_of(given)
    found = db.scalar(select(Order).where(Order.number == number, Order.deleted_at.is_(None)))
    if found is None:
        raise NotFound(f"There is no order #{number}. Search for it.")
    return found


def draft_of(db: Db, given: str) -> DraftOrder:
    """The draft order of a number, for an action."""
    number = given.strip().removeprefix("#").upper().removeprefix("D")
    found = None
    if number.isdecimal() and len(number) < 10:
        found = db.scalar(select(DraftOrder).where(DraftOrder.number == int(number), DraftOrder.deleted_at.is_(None)))
    if found is None:
        raise NotFound(f"There is no draft order “{given}”. Give a number such as #D12; search for it.")
    return found


def draft_told(db: Db, draft_id: int) -> str:
    return db.get_one(DraftOrder, draft_id).name


def hold_of(db: Db, given: int) -> Hold:
    found = db.get(Hold, given)
    if found is None:
        raise NotFound(f"There is no hold {given}. Read the order: it tells its holds.")
    return found


def parcel_of(db: Db, given: str) -> Fulfilment:
    found = select(Fulfilment).where(func.upper(Fulfilment.name) == f"#{given.strip().removeprefix('#').upper()}")
    return _one(db.scalars(found.where(Fulfilment.deleted_at.is_(None))).all(), "parcel", given, "")


def return_of(db: Db, given: str) -> Return:
    found = select(Return).where(func.upper(Return.name) == f"#{given.strip().removeprefix('#').upper()}")
    return _one(db.scalars(found.where(Return.deleted_at.is_(None))).all(), "return", given, "")


def product_of(db: Db, given: int | str) -> StoreProduct:
    found = select(StoreProduct).where(StoreProduct.deleted_at.is_(None)).order_by(StoreProduct.id)
    if isinstance(given, int):
        return _one(db.scalars(found.where(StoreProduct.id == given)).all(), "product", given, "")
    name = given.strip().lower()
    wanted = (func.lower(StoreProduct.sku) == name) | (func.lower(StoreProduct.title) == name)
    products = db.scalars(found.where(wanted)).all()
    if not products:
        of_variant = select(Variant.product_id).where(func.lower(Variant.sku) == name, Variant.deleted_at.is_(None))
        products = db.scalars(found.where(StoreProduct.id.in_(of_variant))).all()
    return _one(products, "product", given, f"give the SKU, of {', '.join(each.sku for each in products)}.")


def variant_of(db: Db, given: int | str) -> Variant:
    found = select(Variant).where(Variant.deleted_at.is_(None))
    wanted = Variant.id == given if isinstance(given, int) else func.lower(Variant.sku) == given.strip().lower()
    return _one(db.scalars(found.where(wanted)).all(), "variant", given, "")


def collection_of(db: Db, given: int | str) -> Collection:
    found = select(Collection).where(Collection.deleted_at.is_(None)).order_by(Collection.id)
    wanted = Collection.id == given if isinstance(given, int) else func.lower(Collection.title) == given.strip().lower()
    alike = db.scalars(found.where(wanted)).all()
    return _one(alike, "collection", given, f"give the id, of {', '.join(str(each.id) for each in alike)}.")


def collection_told(db: Db, collection_id: int) -> int | str:
    """A collection by its title, or by its id where titles repeat."""
    title = db.get_one(Collection, collection_id).title
    alike = db.scalars(select(Collection.id).where(func.lower(Collection.title) == title.lower())).all()
    return title if len(alike) == 1 else collection_id


def option_of(product: StoreProduct, given: str) -> Option:
    found = next((option for option in product.options if option.name.lower() == given.strip().lower()), None)
    if found is None:
        names = ", ".join(option.name for option in product.options)
        raise Invalid({"option": f"{product.title} has no option “{given}”. It has: {names or 'none'}."})
    return found


def location_of(db: Db, given: str, argument: str = "location") -> Location:
    found = next((each for each in queries.locations(db) if each.name.lower() == given.strip().lower()), None)
    if found is None:
        names = ", ".join(each.name for each in queries.locations(db))
        raise Invalid({argument: f"There is no location “{given}”. There are: {names}."})
    return found


def category_of(db: Db, given: str) -> int:
    """The id of a category, by its name or by what forms offer: "Tents › Dome tents"."""
    name = given.strip().lower()
    choices = queries.categories(db)
    found = [id for id, label in choices if label.lower() == name]
    found = found or [id for id, label in choices if label.split(" › ")[-1].lower() == name]
    if not found:
        raise Invalid({"category": f"There is no category “{given}”. List the categories."})
    labels = "; ".join(label for id, label in choices if id in found)
    return _one(found, "category", given, f"{labels}. Give all of the name.")


def category_told(db: Db, category_id: int | None) -> str | None:
    label = dict(queries.categories(db)).get(category_id) if category_id is not None else None
    if label is None and category_id is not None:
        return db.get_one(Category, category_id).name
    return label


def customer_of(db: Db, given: int | str) -> Customer:
    found = select(Customer).where(Customer.deleted_at.is_(None)).order_by(Customer.id)
    if isinstance(given, int):
        return _one(db.scalars(found.where(Customer.id == given)).all(), "customer", given, "")
    name = given.strip().lower()
    full = func.lower(Customer.first_name + " " + Customer.last_name)
    customers = db.scalars(found.where((func.lower(Customer.email) == name) | (full == name))).all()
    emails = ", ".join(each.email for each in customers)
    return _one(customers, "customer", given, f"{emails}. Give the e-mail address.")


def discount_of(db: Db, given: int | str) -> Discount:
    found = db.get(Discount, given) if isinstance(given, int) else find_code(db, given)
    if found is None or found.deleted_at is not None:
        raise NotFound(f"There is no discount code “{given}”. Search for it.")
    return found


def supplier_of(db: Db, given: int | str) -> Supplier:
    found = select(Supplier).where(Supplier.deleted_at.is_(None))
    wanted = Supplier.id == given if isinstance(given, int) else func.lower(Supplier.name) == given.strip().lower()
    return _one(db.scalars(found.where(wanted)).all(), "supplier", given, "")


def supplier_told(db: Db, supplier_id: int) -> str:
    return db.get_one(Supplier, supplier_id).name


def _numbered(given: int | str, prefix: str) -> int:
    """The number in a name such as PO-1042; 0, which nothing has, for what is none."""
    text = str(given).strip().upper().removeprefix(prefix)
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def purchase_of(db: Db, given: int | str) -> PurchaseOrder:
    found = select(PurchaseOrder).where(
        PurchaseOrder.number == _numbered(given, "PO-"), PurchaseOrder.deleted_at.is_(None)
    )
    return _one(db.scalars(found).all(), "purchase order", given, "")


def transfer_of(db: Db, given: int | str) -> Transfer:
    found = select(Transfer).where(Transfer.number == _numbered(given, "TR-"), Transfer.deleted_at.is_(None))
    return _one(db.scalars(found).all(), "transfer", given, "")


def location_told(db: Db, location_id: int | None) -> str | None:
    return None if location_id is None else db.get_one(Location, location_id).name


def variant_told(db: Db, variant_id: int) -> str:
    return db.get_one(Variant, variant_id).sku


def product_told(db: Db, product_id: int) -> str:
    return db.get_one(StoreProduct, product_id).sku


def kept(given: Arguments, *names: str) -> dict[str, Any]:
    """What was given of these arguments, null included."""
    return {name: value for name, value in given.model_dump(exclude_unset=True).items() if name in names}
