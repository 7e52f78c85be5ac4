"""Tools of the admin and the shop: each does its act, asks for it again as told, and is refused in words."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.tools import Outcome, Tool, call_tool
from deskgym.apps.store import actions, models
from deskgym.apps.store.admin import queries
from deskgym.apps.store.admin.tools import toolbox as admin
from deskgym.apps.store.models import (
    Address,
    Customer,
    Discount,
    Fulfilment,
    InventoryLevel,
    Order,
    Return,
    Review,
    Staff,
    StoreProduct,
)
from deskgym.apps.store.shop.catalogue import cards, may_review
from deskgym.apps.store.shop.orders import orders_of
from deskgym.apps.store.shop.tools import toolbox as shop
from deskgym.seeds.world import World
from sqlalchemy import func, select

TOOLS: dict[str, Tool[Any]] = {**admin().by_name, **shop().by_name}
PLACE = {"name": "A B", "street": "1 Elm St", "city": "Chicago", "state": "IL", "postal_code": "60601",
         "country": "United States"}  # fmt: skip
CARD = {"number": "9000 0000 0000 0019", "name": "A B", "expiry": "12/39", "code": "123"}
BY_HAND = {"title": "By tools", "kind": "By hand"}
#: Calls of tools that come before another: by name, with what they are given.
Steps = list[tuple[str, dict[str, Any]]]


@pytest.fixture
def world() -> Iterator[World]:
    with closing(World.shared(3).fork()) as world:
        yield world


def acting(database: Database, name: str) -> Db:
    with Db(database.engine) as db:
        staff = db.scalars(select(Staff).where(Staff.is_active).order_by(Staff.id)).all()
        manager = max(staff, key=lambda each: (len(each.permissions), each.is_manager)).id
        bought = select(Order.customer_id).where(Order.fulfilment_status == "Fulfilled").order_by(Order.number.desc())
        customer = db.scalars(bought).first()
    found = Db(database.engine, actor_id=None if name.startswith("shop") else manager)
    found.customer_id = customer if name.startswith("shop") else None
    return found


def call(database: Database, name: str, arguments: dict[str, Any]) -> Outcome:
    with acting(database, name) as db:
        return call_tool(db, TOOLS[name], arguments)


class Finds:
    """What there is in the world to call tools with."""

    def __init__(self, world: World) -> None:
        self.world = world

    def one(self, *statement: Any) -> Any:
        with Db(self.world.engine) as db:
            return db.scalars(*statement).first()

    def order(self, *where: Any) -> str:
        return f"#{self.one(select(Order.number).where(*where).order_by(Order.number.desc()))}"

    @property
    def paid(self) -> str:
        return self.order(
            Order.status == "Open", Order.payment_status == "Paid", Order.fulfilment_status == "Unfulfilled"
        )

    @property
    def unpaid(self) -> str:
        return self.order(Order.status == "Open", Order.payment_status == "Authorized")

    @property
    def partly(self) -> str:
        return self.order(Order.status == "Open", Order.payment_status == "Partially paid", Order.owed == 0)

    @property
    def owing(self) -> str:
        return self.order(Order.owed > 0)

    @property
    def next_order(self) -> str:
        return f"#{self.one(select(func.max(Order.number))) + 1}"

    @property
    def hold(self) -> int:
        return int(self.one(select(models.Hold.id).where(models.Hold.released_at.is_(None))))

    @property
    def place(self) -> str:
        """Where the paid order's goods lie."""
        line = self.one(select(models.OrderLine).join(Order).where(Order.number == int(self.paid[1:])))
        return str(self.one(select(models.Location.name).join(models.Allocation).where(
            models.Allocation.order_line_id == line.id)))  # fmt: skip

    @property
    def shopper_email(self) -> str:
        return str(self.one(select(Customer.email).where(Customer.id == self.shopper)))

    @property
    def draft(self) -> str:
        """An open draft of things of which there are enough."""
        with Db(self.world.engine) as db:
            for draft in db.scalars(select(models.DraftOrder).where(models.DraftOrder.status == "Open")):
                free = queries.free_stock(db, [line.variant_id for line in draft.lines])
                if all(free.get(line.variant_id or 0, 0) >= line.quantity for line in draft.lines):
                    return draft.name
        raise AssertionError("no draft can be completed")

    @property
    def drafted(self) -> str:
        number = int(self.draft[2:])
        line = self.one(select(models.DraftLine).join(models.DraftOrder).where(models.DraftOrder.number == number))
        return str(line.sku)

    def items(self, order: str, most: int = 1) -> list[dict[str, Any]]:
        line = self.one(select(models.OrderLine).join(Order).where(Order.number == int(order[1:])))
        return [{"item": line.sku, "quantity": most}]

    @property
    def location(self) -> str:
        with Db(self.world.engine) as db:
            return queries.locations(db)[0].name

    @property
    def sku(self) -> str:
        """Of something in stock at the first location."""
        with Db(self.world.engine) as db:
            level = db.scalars(
                select(InventoryLevel)
                .join(InventoryLevel.variant)
                .join(models.Variant.product)
                .where(InventoryLevel.location_id == queries.locations(db)[0].id, InventoryLevel.available > 9,
                       InventoryLevel.committed == 0, models.StoreProduct.status == "Active",
                       models.Variant.limit_per_customer.is_(None))
            ).first()  # fmt: skip
            assert level is not None
            return level.variant.sku

    @property
    def product(self) -> str:
        with Db(self.world.engine) as db:
            return next(card.product.sku for card in cards(db) if len(card.product.variants) > 1)

    @property
    def parcel(self) -> str:
        shipped = select(Fulfilment.name).join(Order).where(Fulfilment.status == "Shipped", Order.status != "Canceled")
        return str(self.one(shipped))

    @property
    def customer(self) -> str:
        return str(self.one(select(Customer.email).order_by(Customer.id)))

    @property
    def request(self) -> str:
        return str(self.one(select(Return.name).where(Return.status == "Requested")))

    def returned(self, status: str) -> str:
        """The last return that is so."""
        return str(self.one(select(Return.name).where(Return.status == status).order_by(Return.id.desc())))

    def back(self, name: str) -> str:
        """The SKU of a return."""
        lines = select(models.OrderLine).join(models.ReturnLine).join(Return).where(Return.name == name)
        return str(self.one(lines).sku)

    def arrived_at(self, name: str) -> str:
        place = select(models.Location.name).join(Return, Return.location_id == models.Location.id)
        return str(self.one(place.where(Return.name == name)))

    @property
    def code(self) -> str:
        return str(self.one(select(Discount.code).where(Discount.is_active).order_by(Discount.id)))

    @property
    def review(self) -> int:
        return int(self.one(select(Review.id).where(Review.status == "Pending")))

    def purchase(self, status: str) -> str:
        return f"PO-{self.one(select(models.PurchaseOrder.number).where(models.PurchaseOrder.status == status))}"

    def bought(self, name: str) -> list[str]:
        """The SKUs on a purchase order."""
        with Db(self.world.engine) as db:
            found = select(models.PurchaseLine).join(models.PurchaseOrder)
            lines = db.scalars(
                found.where(models.PurchaseOrder.number == int(name[3:])).order_by(models.PurchaseLine.id)
            )
            return [line.sku for line in lines if line.open]

    def transfer(self, status: str) -> str:
        return f"TR-{self.one(select(models.Transfer.number).where(models.Transfer.status == status))}"

    def moved(self, name: str) -> str:
        """A SKU on a transfer."""
        found = select(models.TransferLine.sku).join(models.Transfer).where(models.Transfer.number == int(name[3:]))
        return str(self.one(found))

    @property
    def supplier(self) -> str:
        return str(self.one(select(models.Supplier.name).where(models.Supplier.is_active)))

    def supplied(self, yes: bool) -> str:
        """A SKU that this supplier supplies, or does not."""
        with Db(self.world.engine) as db:
            have = (
                select(models.SupplierItem.variant_id)
                .join(models.Supplier)
                .where(models.Supplier.name == self.supplier)
            )
            wanted = models.Variant.id.in_(have) if yes else models.Variant.id.not_in(have)
            return str(db.scalars(select(models.Variant.sku).where(wanted).order_by(models.Variant.id.desc())).first())

    @property
    def shopper(self) -> int:
        with acting(self.world, "shop") as db:
            return db.customer_id or 0

    @property
    def own_order(self) -> str:
        with acting(self.world, "shop") as db:
            assert db.customer_id is not None
            return next(each.name for each in orders_of(db, db.customer_id) if each.fulfilment_status == "Fulfilled")

    @property
    def own_address(self) -> int:
        with acting(self.world, "shop") as db:
            return int(db.scalars(select(Address.id).where(Address.customer_id == db.customer_id)).first() or 0)


NEW_CODE = {"code": "TOOLS5", "kind": "Percentage", "percent": 5, "starts_on": "2020-01-01"}
FILL: Callable[[Finds], Steps] = lambda f: [("shop_add_to_cart", {"sku": f.sku, "quantity": 2})]  # noqa: E731
TO: Callable[[Finds], Steps] = lambda f: [  # noqa: E731
    *FILL(f), ("shop_add_address", {**PLACE, "street": "9 Oak St"}),
    ("shop_choose_address", {"address": "9 Oak St"})]  # fmt: skip

CREDITED: Callable[[Finds], Steps] = lambda f: [  # noqa: E731
    ("store_change_credit", {"customer": f.shopper_email, "amount": 20, "reason": "Late"}), *FILL(f)]  # fmt: skip


SHIPPED: Callable[[Finds], Steps] = lambda f: [  # noqa: E731
    ("store_set_draft_shipping", {"draft": f.draft, "name": "Pickup", "price": 0})
]
NO_PO, NO_TR = {"purchase_order": "PO-1"}, {"transfer": "TR-1"}
NEW_SUPPLIER = {"name": "Tool Supply", "lead_days": 9, "email": "a@tool.example"}


def small(f: Finds) -> Steps:
    """A draft of others that comes to little."""
    draft = f.purchase("Draft")
    items = [{"variant": sku, "quantity": 0 if n else 1} for n, sku in enumerate(f.bought(draft))]
    return [("store_set_purchase_quantities", {"purchase_order": draft, "items": items})]


def approved(f: Finds) -> Steps:
    return [*small(f), ("store_approve_purchase_order", {"purchase_order": f.purchase("Draft")})]


def method(f: Finds) -> str:
    with acting(f.world, "shop") as db:
        return actions.shipping_choices(db, db.customer_id or 0)[0].name


#: By tool: what comes before, the arguments that work (both made of the world), and arguments that are refused.
Made = Callable[[Finds], Any]
CASES: dict[str, tuple[Made, Made, dict[str, Any]]] = {
    "store_capture_payment": (lambda f: [], lambda f: {"order": f.unpaid}, {"order": 1}),
    "store_capture_payments": (lambda f: [], lambda f: {"orders": [f.unpaid]}, {"orders": ["#x"]}),
    "store_void_rest": (lambda f: [("store_capture_payment", {"order": f.unpaid, "amount": 1})],
                        lambda f: {"order": f.partly}, {"order": 1}),
    "store_edit_order": (
        lambda f: [], lambda f: {"order": f.unpaid, "items": f.items(f.unpaid, 7), "restock": False, "reason": "Asked.",
                                 "add": [{"variant": f.sku, "quantity": 2, "percent_off": 5,
                                          "discount_reason": "VIP"}]},
        {"order": 1}),
    "store_send_balance_invoice": (lambda f: [], lambda f: {"order": f.owing, "message": "As agreed."}, {"order": 1}),
    "store_collect_balance": (lambda f: [], lambda f: {"order": f.owing}, {"order": 1}),
    "store_hold_order": (
        lambda f: [], lambda f: {"order": f.paid, "items": f.items(f.paid), "reason": "Other", "note": "Recall."},
        {"order": 1, "reason": "Other"}),
    "store_release_hold": (lambda f: [], lambda f: {"hold": f.hold}, {"hold": 999999}),
    "store_fulfil_orders": (lambda f: [], lambda f: {"orders": [f.paid, f.unpaid], "location": f.place, "skip": True},
                            {"orders": ["#1"], "location": "x"}),
    "store_create_draft": (lambda f: [], lambda f: {"customer": f.customer}, {"customer": "nobody@nowhere.example"}),
    "store_add_draft_item": (lambda f: [], lambda f: {"draft": f.draft, "variant": f.sku, "quantity": 2},
                             {"draft": "#D0", "variant": "x"}),
    "store_add_draft_custom_item": (
        lambda f: [], lambda f: {"draft": f.draft, "title": "Engraving", "price": 12.5, "quantity": 2, "taxable": False,
                                 "needs_shipping": False},
        {"draft": "#D0", "title": "x", "price": 1}),
    "store_set_draft_quantities": (
        lambda f: [], lambda f: {"draft": f.draft, "items": [{"item": f.drafted, "quantity": 7}]},
        {"draft": "#D0", "items": [{"item": "x", "quantity": 1}]}),
    "store_set_draft_discount": (
        lambda f: [], lambda f: {"draft": f.draft, "kind": "Fixed amount", "amount": 3.5, "reason": "Scratched"},
        {"draft": "#D0"}),
    "store_set_draft_shipping": (
        lambda f: [], lambda f: {"draft": f.draft, "name": "Our own boat", "price": 12.5},
        {"draft": "#D0", "method": "Standard"}),
    "store_set_draft_address": (lambda f: [], lambda f: {"draft": f.draft, **PLACE}, {"draft": "#D0"}),
    "store_update_draft": (lambda f: [], lambda f: {"draft": f.draft, "note": "Call first.", "tags": None},
                           {"draft": "#D0"}),
    "store_send_invoice": (lambda f: SHIPPED(f), lambda f: {"draft": f.draft, "message": "Thanks."}, {"draft": "#D0"}),
    "store_complete_draft": (lambda f: SHIPPED(f), lambda f: {"draft": f.draft, "payment": "Payment pending"},
                             {"draft": "#D0", "payment": "Paid"}),
    "store_duplicate_draft": (lambda f: [], lambda f: {"draft": f.draft}, {"draft": "#D0"}),
    "store_delete_draft": (lambda f: [], lambda f: {"draft": f.draft}, {"draft": "#D0"}),
    "store_cancel_order": (lambda f: [], lambda f: {"order": f.paid, "reason": "Out of stock", "restock": False},
                           {"order": 1, "reason": "Out of stock"}),
    "store_change_ship_address": (lambda f: [], lambda f: {"order": f.paid, "street": "2 Oak St"}, {"order": 1}),
    "store_update_order": (lambda f: [], lambda f: {"order": f.paid, "note": "Call first."}, {"order": 1}),
    "store_tag_orders": (lambda f: [], lambda f: {"orders": [f.paid], "tag": "vip"}, {"orders": [1], "tag": "a"}),
    "store_add_comment": (lambda f: [], lambda f: {"order": f.paid, "text": "Done."}, {"order": 1, "text": "a"}),
    "store_fulfil_order": (
        lambda f: [], lambda f: {"order": f.paid, "location": f.location, "items": f.items(f.paid),
                                 "carrier": "Swiftpost", "tracking_number": "SW-1"},
        {"order": 1, "location": "x", "items": [{"item": "A", "quantity": 1}]}),
    "store_set_tracking": (
        lambda f: [], lambda f: {"parcel": f.parcel, "carrier": "Swiftpost", "tracking_number": "SW-1"},
        {"parcel": "#1-F1", "carrier": "Swiftpost", "tracking_number": "A"}),
    "store_mark_delivered": (lambda f: [], lambda f: {"parcel": f.parcel}, {"parcel": "#1-F1"}),
    "store_cancel_parcel": (lambda f: [], lambda f: {"parcel": f.parcel}, {"parcel": "#1-F1"}),
    "store_refund_order": (
        lambda f: [], lambda f: {"order": f.paid, "items": f.items(f.paid), "restock_at": f.location, "reason": "Late"},
        {"order": 1}),
    "store_approve_return": (lambda f: [], lambda f: {"return": f.request}, {"return": "#1-R1"}),
    "store_decline_return": (lambda f: [], lambda f: {"return": f.request, "reason": "No."},
                             {"return": "#1-R1", "reason": "No."}),
    "store_set_return_shipping": (
        lambda f: [], lambda f: {"return": f.returned("Approved"), "shipping": "Customer pays", "carrier": "Swiftpost",
                                 "tracking_number": "R77", "label_charge": 5.5, "return_to": f.location,
                                 "instructions": "One box."},
        {"return": "#1-R1", "shipping": "Customer pays"}),
    "store_receive_return": (
        lambda f: [], lambda f: {"return": f.returned("Approved"), "location": f.location,
                                 "received": [{"item": f.back(f.returned("Approved")), "quantity": 1}]},
        {"return": "#1-R1", "location": "Nowhere"}),
    "store_inspect_return": (
        lambda f: [], lambda f: {"return": f.returned("Received"), "items": [
            {"item": f.back(f.returned("Received")), "quantity": 1, "condition": "Used", "disposition": "Set aside",
             "note": "Worn."}]},
        {"return": "#1-R1", "items": [{"item": "X", "quantity": 1, "condition": "Used", "disposition": "Discard"}]}),
    "store_settle_return": (
        lambda f: [], lambda f: {"return": f.returned("Inspected"), "fee_percent": 10, "fee_reason": "Opened.",
                                 "paid_by": "Store credit"},
        {"return": "#1-R1"}),
    "store_exchange_return": (
        lambda f: [], lambda f: {"return": f.returned("Approved"), "items": [{"variant": f.sku, "quantity": 2}]},
        {"return": "#1-R1", "items": [{"variant": "X", "quantity": 1}]}),
    "store_cancel_exchange": (
        lambda f: [("store_exchange_return", {"return": f.returned("Approved"), "items": [{"variant": f.sku}]})],
        lambda f: {"return": f.returned("Approved")}, {"return": "#1-R1"}),
    "store_change_credit": (
        lambda f: [], lambda f: {"customer": f.customer, "amount": 12.5, "reason": "Sorry."},
        {"customer": 999999, "amount": 5, "reason": "No."}),
    "store_create_product": (
        lambda f: [], lambda f: {"title": "Tool box", "sku": "TBX-900", "price": 12.5, "category": category(f),
                                 "vendor": "Us", "options": [{"name": "Size", "values": ["S", "M"]}], "quantity": 3,
                                 "variants": [{"values": ["M"], "price": 15, "sku": "TBX-900-X", "quantity": 4}],
                                 "location": f.location},
        {"title": "A", "sku": "TBX-901", "price": 1, "category": "No such", "vendor": "Us"}),
    "store_update_product": (lambda f: [], lambda f: {"product": f.product, "title": "New", "tags": None},
                             {"product": "No such"}),
    "store_edit_products": (
        lambda f: [],
        lambda f: {"products": [{"product": f.product, "vendor": "Elm", "tags": None}],
                   "variants": [{"variant": f.sku, "price": 9999.5, "compare_at_price": None}]},
        {"products": [{"product": "No such", "vendor": "Elm"}]}),
    "store_create_collection": (
        lambda f: [],
        lambda f: {"title": "Of tools", "kind": "By conditions", "match": "Any", "conditions": [
            {"field": "Category", "operator": "is", "value": category(f)},
            {"field": "Price", "operator": "is less than", "value": 49.5},
            {"field": "Stock", "operator": "is more than", "value": 3}]},
        {"title": "A", "kind": "By conditions", "conditions": [{"field": "Tag", "operator": "?", "value": "x"}]}),
    "store_update_collection": (
        lambda f: [("store_create_collection", BY_HAND)],
        lambda f: {"collection": "by tools", "title": "By other tools", "is_shown": False},
        {"collection": "No such"}),
    "store_add_to_collection": (
        lambda f: [("store_create_collection", BY_HAND)],
        lambda f: {"collection": "By tools", "products": [f.product]},
        {"collection": "No such", "products": ["x"]}),
    "store_remove_from_collection": (
        lambda f: [("store_create_collection", {**BY_HAND, "products": [f.product]})],
        lambda f: {"collection": "By tools", "products": [f.product]},
        {"collection": "No such", "products": ["x"]}),
    "store_order_collection": (
        lambda f: [("store_create_collection", {**BY_HAND, "products": some_products(f)})],
        lambda f: {"collection": "By tools", "products": some_products(f)[::-1]},
        {"collection": "No such", "products": ["x"]}),
    "store_delete_collection": (
        lambda f: [("store_create_collection", BY_HAND)],
        lambda f: {"collection": "By tools"},
        {"collection": "No such"}),
    "store_set_product_status": (lambda f: [], lambda f: {"products": [f.product], "status": "Archived"},
                                 {"products": ["No such"], "status": "Draft"}),
    "store_update_variant": (lambda f: [], lambda f: {"variant": f.sku, "sku": "NEW-1", "price": 9999.5},
                             {"variant": "No such"}),
    "store_add_option_value": (lambda f: [], lambda f: {"product": f.product, "option": option(f), "value": "Zebra"},
                               {"product": "No such", "option": "Size", "value": "S"}),
    "store_delete_variant": (lambda f: [], lambda f: {"variant": spare(f)}, {"variant": "No such"}),
    "store_set_options": (
        lambda f: [], lambda f: {"product": f.product,
                                 "options": [*renamed(f), {"name": "Edge", "values": ["Cut", "Sewn"]}]},
        {"product": "No such", "options": []}),
    "store_change_variants": (
        lambda f: [], lambda f: {"product": f.sku, "rows": [
            {"variant": f.sku, "sku": "NEW-2", "price": 9999.5, "compare_at_price": None, "barcode": "77",
             "stock": [{"location": f.location, "available": 3}]}]},
        {"product": "No such", "rows": [{"variant": "NONE"}]}),
    "store_change_variants_together": (
        lambda f: [], lambda f: {"product": f.sku, "variants": [f.sku], "percent": 10, "amount": -1.5, "round_up": True,
                                 "compare_at_price": None, "continue_when_oos": True,
                                 "stock": [{"location": f.location, "available": 3}]},
        {"product": "No such", "variants": ["NONE"]}),
    "store_delete_variants": (
        lambda f: [], lambda f: {"product": spare(f), "variants": [spare(f)]},
        {"product": "No such", "variants": ["NONE"]}),
    "store_adjust_stock": (
        lambda f: [], lambda f: {"variant": f.sku, "location": f.location, "quantity": -2, "reason": "Damaged"},
        {"variant": "No such", "location": "x", "quantity": 1, "reason": "Damaged"}),
    "store_create_supplier": (lambda f: [], lambda f: NEW_SUPPLIER, {**NEW_SUPPLIER, "email": "x"}),
    "store_update_supplier": (lambda f: [], lambda f: {"supplier": f.supplier, "lead_days": 77, "notes": None},
                              {"supplier": "No such"}),
    "store_set_supplier_active": (
        lambda f: [("store_create_supplier", NEW_SUPPLIER)], lambda f: {"supplier": "tool supply", "active": False},
        {"supplier": "No such", "active": False}),
    "store_set_supplier_item": (
        lambda f: [], lambda f: {"supplier": f.supplier, "variant": f.supplied(False), "cost": 3.25,
                                 "supplier_sku": "A-1"},
        {"supplier": "No such", "variant": "NONE", "cost": 1}),
    "store_remove_supplier_item": (
        lambda f: [("store_set_supplier_item", {"supplier": f.supplier, "variant": f.supplied(False), "cost": 1})],
        lambda f: {"supplier": f.supplier, "variant": newest(f)}, {"supplier": "No such", "variant": "NONE"}),
    "store_create_purchase_order": (
        lambda f: [], lambda f: {"supplier": f.supplier, "location": f.location, "expected_on": "2040-01-02",
                                 "shipping": 12.5, "items": [{"variant": f.supplied(True), "quantity": 4}]},
        {"supplier": "No such", "location": "x"}),
    "store_update_purchase_order": (
        lambda f: [], lambda f: {"purchase_order": f.purchase("Ordered"), "expected_on": "2040-01-02", "note": "A"},
        NO_PO),
    "store_set_purchase_quantities": (
        lambda f: [], lambda f: {"purchase_order": f.purchase("Draft"),
                                 "items": [{"variant": f.bought(f.purchase("Draft"))[0], "quantity": 77}]},
        {**NO_PO, "items": [{"variant": "NONE", "quantity": 1}]}),
    "store_update_purchase_item": (
        lambda f: [], lambda f: {"purchase_order": f.purchase("Draft"), "item": f.bought(f.purchase("Draft"))[0],
                                 "quantity": 78, "cost": 1.25},
        {**NO_PO, "item": "NONE", "quantity": 1, "cost": 1}),
    "store_approve_purchase_order": (small, lambda f: {"purchase_order": f.purchase("Draft")}, NO_PO),
    "store_order_purchase_order": (approved, lambda f: {"purchase_order": f.purchase("Draft")}, NO_PO),
    "store_receive_purchase_order": (
        lambda f: [], lambda f: {"purchase_order": f.purchase("Ordered"), "delivery_note": "DN 1",
                                 "items": [{"item": f.bought(f.purchase("Ordered"))[0], "accepted": 2, "damaged": 1}]},
        {**NO_PO, "items": [{"item": "NONE", "accepted": 1}]}),
    "store_close_purchase_order": (
        lambda f: [], lambda f: {"purchase_order": f.purchase("Partially received"), "reason": "No more."},
        {**NO_PO, "reason": "No."}),
    "store_cancel_purchase_order": (
        lambda f: [], lambda f: {"purchase_order": f.purchase("Ordered"), "reason": "No."}, {**NO_PO, "reason": "No."}),
    "store_comment_purchase_order": (
        lambda f: [], lambda f: {"purchase_order": f.purchase("Received"), "text": "So."}, {**NO_PO, "text": "So."}),
    "store_create_transfer": (
        lambda f: [], lambda f: {"origin": f.location, "destination": "Showroom", "reference": "Van",
                                 "items": [{"variant": f.sku, "quantity": 2}]},
        {"origin": "x", "destination": "Showroom"}),
    "store_update_transfer": (
        lambda f: [], lambda f: {"transfer": f.transfer("In transit"), "expected_on": "2040-01-02", "note": "A"},
        NO_TR),
    "store_set_transfer_quantities": (
        lambda f: [], lambda f: {"transfer": f.transfer("Draft"), "items": [{"variant": f.sku, "quantity": 2}]},
        {**NO_TR, "items": [{"variant": "NONE", "quantity": 1}]}),
    "store_update_transfer_item": (
        lambda f: [], lambda f: {"transfer": f.transfer("Draft"), "item": f.moved(f.transfer("Draft")), "quantity": 79},
        {**NO_TR, "item": "NONE", "quantity": 1}),
    "store_send_transfer": (
        lambda f: [("store_create_transfer", {"origin": f.location, "destination": "Showroom",
                                              "items": [{"variant": f.sku, "quantity": 2}]})],
        lambda f: {"transfer": last_transfer(f)}, NO_TR),
    "store_receive_transfer": (
        lambda f: [], lambda f: {"transfer": f.transfer("In transit"),
                                 "items": [{"item": f.moved(f.transfer("In transit")), "damaged": 1}]},
        {**NO_TR, "items": [{"item": "NONE", "accepted": 1}]}),
    "store_close_transfer": (
        lambda f: [], lambda f: {"transfer": f.transfer("In transit"), "reason": "Lost."}, {**NO_TR, "reason": "No."}),
    "store_cancel_transfer": (
        lambda f: [], lambda f: {"transfer": f.transfer("Draft"), "reason": "No."}, {**NO_TR, "reason": "No."}),
    "store_comment_transfer": (
        lambda f: [], lambda f: {"transfer": f.transfer("Received"), "text": "So."}, {**NO_TR, "text": "So."}),
    "store_update_customer": (lambda f: [], lambda f: {"customer": f.customer, "tags": "vip", "tax_exempt": True},
                              {"customer": "nobody@nowhere.example"}),
    "store_create_discount": (lambda f: [], lambda f: NEW_CODE, {**NEW_CODE, "percent": None}),
    "store_update_discount": (lambda f: [], lambda f: {"discount": f.code, "ends_on": "2040-01-01"},
                              {"discount": "NONE"}),
    "store_switch_discount": (lambda f: [], lambda f: {"discount": f.code, "active": False},
                              {"discount": "NONE", "active": True}),
    "store_delete_discount": (lambda f: [("store_create_discount", NEW_CODE)], lambda f: {"discount": "tools5"},
                              {"discount": "NONE"}),
    "store_moderate_reviews": (lambda f: [], lambda f: {"reviews": [f.review], "status": "Approved"},
                               {"reviews": [999999], "status": "Approved"}),
    "store_delete_reviews": (lambda f: [], lambda f: {"reviews": [f.review]}, {"reviews": [999999]}),
    "shop_add_to_cart": (lambda f: [], lambda f: {"sku": f.sku, "quantity": 2}, {"sku": "NONE"}),
    "shop_set_cart_quantity": (FILL, lambda f: {"item": f.sku, "quantity": 0}, {"item": "NONE", "quantity": 1}),
    "shop_apply_code": (lambda f: [*FILL(f), ("store_create_discount", NEW_CODE)], lambda f: {"code": "tools5"},
                        {"code": "NONE"}),
    "shop_remove_code": (
        lambda f: [*FILL(f), ("store_create_discount", NEW_CODE), ("shop_apply_code", {"code": "TOOLS5"})],
        lambda f: {}, {"code": "x"}),
    "shop_choose_address": (lambda f: TO(f)[:2], lambda f: {"address": "9 Oak St"}, {"address": "Nowhere"}),
    "shop_choose_shipping": (TO, lambda f: {"method": method(f)}, {"method": "By balloon"}),
    "shop_enter_card": (FILL, lambda f: CARD, {**CARD, "number": "1"}),
    "shop_use_credit": (CREDITED, lambda f: {"amount": 5.25}, {"amount": 0.001}),
    "shop_leave_credit": (lambda f: [*CREDITED(f), ("shop_use_credit", {})], lambda f: {}, {"x": 1}),
    "shop_place_order": (lambda f: [*TO(f), ("shop_choose_shipping", {"method": None}), ("shop_enter_card", CARD)],
                         lambda f: {}, {"total": 1}),
    "shop_request_return": (
        lambda f: [], lambda f: {"order": f.own_order, "items": f.items(f.own_order), "reason": "Defective"},
        {"order": 1, "items": [{"item": "A", "quantity": 1}], "reason": "Defective"}),
    "shop_pay_balance": (
        lambda f: [*TO(f), ("shop_choose_shipping", {"method": None}), ("shop_enter_card", CARD),
                   ("shop_place_order", {}), ("store_capture_payment", {"order": f.next_order}),
                   ("store_edit_order", {"order": f.next_order, "add": [{"variant": f.sku, "quantity": 2}]})],
        lambda f: {"order": f.order(Order.customer_id == f.shopper, Order.owed > 0), **CARD},
        {"order": 1, **CARD}),
    "shop_add_address": (lambda f: [], lambda f: {**PLACE, "default": True}, {**PLACE, "postal_code": "x"}),
    "shop_update_address": (lambda f: [], lambda f: {"address": f.own_address, "company": "Us"}, {"address": 0}),
    "shop_make_default_address": (lambda f: TO(f)[1:2], lambda f: {"address": "9 Oak St"}, {"address": 0}),
    "shop_delete_address": (lambda f: [], lambda f: {"address": f.own_address}, {"address": 0}),
    "shop_update_details": (lambda f: [], lambda f: {"last_name": "New"}, {"email": "x"}),
    "shop_write_review": (
        lambda f: [], lambda f: {"product": unreviewed(f), "rating": 4, "title": "Good", "body": "So",
                                 "nickname": "A"},
        {"product": "No such", "rating": 4, "title": "Good", "body": "So.", "nickname": "A"}),
}  # fmt: skip


def newest(f: Finds) -> str:
    """The SKU of what somebody was last said to supply."""
    found = select(models.Variant.sku).join(models.SupplierItem).order_by(models.SupplierItem.id.desc())
    return str(f.one(found))


def last_transfer(f: Finds) -> str:
    return f"TR-{f.one(select(models.Transfer.number).order_by(models.Transfer.id.desc()))}"


def category(f: Finds) -> str:
    with Db(f.world.engine) as db:
        return queries.categories(db)[-1][1]


def some_products(f: Finds) -> list[str]:
    return [f.one(select(StoreProduct.sku).where(StoreProduct.id == id)) for id in (1, 2, 3)]


def option(f: Finds) -> str:
    product = f.one(select(models.Option).join(models.StoreProduct).where(models.StoreProduct.sku == f.product))
    return str(product.name)


def renamed(f: Finds) -> list[dict[str, Any]]:
    """The options of a product, each value but the first under its name, and that one under another."""
    with Db(f.world.engine) as db:
        product = db.scalars(select(models.StoreProduct).where(models.StoreProduct.sku == f.product)).one()
        return [
            {"name": f"{each.name} A", "was": each.name, "values": [
                {"name": "Zebra", "was": each.values[0].name}, *(value.name for value in each.values[1:])]}
            for each in product.options
        ]  # fmt: skip


def spare(f: Finds) -> str:
    """A variant that no order waits for, that is on no draft, and of which nothing is on its way."""
    with Db(f.world.engine) as db:
        promised = select(models.OrderLine.variant_id).join(models.Allocation)
        coming = select(models.InventoryLevel.variant_id).where(models.InventoryLevel.incoming > 0)
        drafts = [select(lines.variant_id) for lines in (models.DraftLine, models.PurchaseLine, models.TransferLine)]
        taken = {id for found in (promised, coming, *drafts) for id in db.scalars(found)}
        return next(
            variant.sku
            for card in cards(db)
            if len(card.product.variants) > 1
            for variant in card.product.variants
            if variant.id not in taken
        )


def unreviewed(f: Finds) -> str:
    with acting(f.world, "shop") as db:
        customer = db.get_one(Customer, db.customer_id)
        return next(card.product.sku for card in cards(db) if may_review(db, customer, card.product.id))


def rows(world: World) -> dict[str, list[Any]]:
    """All that stands in the store's tables."""
    tables = [name for name in models.Order.metadata.tables if name.startswith("store_")]
    with world.engine.connect() as connection:
        return {name: [tuple(row) for row in connection.exec_driver_sql(f"SELECT * FROM {name}")] for name in tables}


def prepared(world: World, name: str) -> dict[str, Any]:
    """The arguments of the tool's case, after what comes before it."""
    before, arguments, _refused = CASES[name]
    finds = Finds(world)
    for step, given in before(finds):
        given = {"method": method(finds)} if given == {"method": None} else given
        assert not call(world, step, given).error
    made: dict[str, Any] = arguments(finds)
    return made


def test_every_tool_has_arguments_with_a_schema() -> None:
    assert all(tool.schema["type"] == "object" for tool in TOOLS.values())
    writing = {tool.name for tool in TOOLS.values() if not tool.reads_only}
    assert writing == set(CASES)
    assert all(TOOLS[name].action and TOOLS[name].told for name in writing)


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_call_works_and_is_asked_again_as_told(world: World, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = TOOLS[name]
    assert tool.action is not None
    assert tool.told is not None
    again: dict[str, Any] = {}
    action, told = tool.action, tool.told

    def recorded(db: Db, *given: Any, **more: Any) -> Any:
        again.update(told(db, inspect.signature(action).bind(db, *given, **more).arguments))
        return action(db, *given, **more)

    arguments = prepared(world, name)
    before = rows(world)
    monkeypatch.setattr(actions, action.__name__, recorded)
    outcome = call(world, name, arguments)
    assert not outcome.error
    assert outcome.text
    after = rows(world)
    assert after != before
    with closing(World.shared(3).fork()) as other:
        prepared(other, name)
        assert not call(other, name, again).error, again
        assert rows(other) == after, again


@pytest.mark.parametrize("name", sorted(CASES))
def test_what_cannot_be_is_refused_in_words(world: World, name: str) -> None:
    if name == "shop_place_order":
        prepared(world, name)
    before = rows(world)
    outcome = call(world, name, CASES[name][2])
    assert outcome.error.endswith(".")
    assert rows(world) == before


@pytest.mark.parametrize("name", [name for name in sorted(CASES) if "version" in TOOLS[name].schema["properties"]])
def test_what_somebody_has_saved_since_is_refused(world: World, name: str) -> None:
    arguments = prepared(world, name)
    before = rows(world)
    assert "Read it again" in call(world, name, {**arguments, "version": 999}).error
    assert rows(world) == before


def test_reads_tell_what_there_is(world: World) -> None:
    f = Finds(world)
    calls: dict[str, dict[str, Any]] = {
        "store_get_order": {"order": f.paid, "detailed": True}, "store_read_open_items": {"order": f.paid},
        "store_read_packing_slips": {"orders": [f.paid, f.unpaid]}, "store_read_pick_list": {"orders": [f.paid]},
        "store_get_draft": {"draft": f.draft, "detailed": True}, "store_read_draft_shipping": {"draft": f.draft},
        "store_get_return": {"return": f.returned("Closed")},
        "store_read_exchange": {"return": f.returned("Approved"), "items": [{"variant": f.sku}]},
        "store_read_settlement": {"return": f.returned("Inspected"), "fee_percent": 10},
        "store_get_credit": {"customer": f.customer}, "store_read_refundable": {"order": f.paid},
        "store_get_product": {"product": f.product},
        "store_preview_options": {"product": f.product, "options": renamed(f)},
        "store_get_variant": {"variant": f.sku}, "store_get_stock": {"variant": f.sku, "location": f.location},
        "store_search_all": {"query": f.paid}, "store_get_customer": {"customer": f.customer},
        "store_get_supplier": {"supplier": f.supplier}, "store_get_transfer": {"transfer": f.transfer("Received")},
        "store_get_purchase_order": {"purchase_order": f.purchase("Received")},
        "store_get_review": {"review": f.review}, "store_get_discount": {"discount": f.code},
        "shop_search_products": {"query": "a", "detailed": True},
        "shop_browse_category": {"category": category(f).split(" › ")[-1]},
        "store_get_collection": {"collection": "By tools"}, "shop_browse_collection": {"collection": "By tools"},
        "shop_get_product": {"product": f.product, "detailed": True}, "shop_list_reviews": {"product": f.product},
        "shop_get_order": {"order": f.own_order}, "shop_read_returnable": {"order": f.own_order},
    }  # fmt: skip
    call(world, "store_create_collection", {**BY_HAND, "products": some_products(f)})
    for tool in TOOLS.values():
        if tool.reads_only:
            outcome = call(world, tool.name, calls.get(tool.name, {}))
            assert not outcome.error, tool.name
            assert outcome.value, tool.name


def test_lists_are_those_of_the_pages(world: World) -> None:
    found = call(world, "store_search_orders", {"view": "unpaid"}).value
    with Db(world.engine) as db:
        wanted = select(Order).where(Order.status == "Open", Order.payment_status == "Authorized")
        assert found["total"] == len(db.scalars(wanted).all()) > 0
    reviews = call(world, "store_search_reviews", {"view": "all", "page_size": 2}).value
    assert len(reviews["items"]) == 2
    assert reviews["next_page"] == 2


def test_a_guest_is_asked_to_log_in(world: World) -> None:
    with Db(world.engine) as db:
        assert "log in" in call_tool(db, TOOLS["shop_read_cart"], {}).error
        assert not call_tool(db, TOOLS["shop_read_front_page"], {}).error
