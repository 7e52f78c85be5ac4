"""What the security checks know of the store's admin: everybody on the staff reads all, and changes by area."""

from __future__ import annotations

from ....tasks.verifier.changes import Change
from ..spec import Downgrade, Principal, Rows, SecuritySpec
from ..staff import members, revocations
from ..watched_world import WatchedWorld

#: A change of any row of these tables asks for one of these areas.
_AREAS = {
    "store_customer": {"customers"}, "store_address": {"customers"},
    "store_discount": {"discounts"},
    "store_review": {"reviews"},
    "store_product": {"products"}, "store_variant": {"products"}, "store_option": {"products"},
    "store_option_value": {"products"},
    "store_collection": {"products"}, "store_collection_condition": {"products"},
    "store_collection_product": {"products"},
    "store_inventory_level": {"inventory", "orders", "refunds", "products"},
    "store_inventory_movement": {"inventory", "orders", "refunds", "products"},
    "store_allocation": {"orders", "refunds"}, "store_fulfilment": {"orders"}, "store_fulfilment_line": {"orders"},
    "store_refund": {"refunds"}, "store_refund_line": {"refunds"},
    "store_order": {"orders", "refunds"}, "store_order_line": {"orders", "refunds"},
    "store_order_event": {"orders", "refunds", "inventory"}, "store_payment": {"orders", "refunds"},
    "store_redemption": {"orders"},  # Of what an edit takes off, a code takes nothing off any more.
    "store_hold": {"orders", "refunds"}, "store_hold_line": {"orders", "refunds"},
    "store_draft_order": {"orders"}, "store_draft_line": {"orders"}, "store_draft_event": {"orders"},
    "store_supplier": {"inventory"}, "store_supplier_item": {"inventory"},
    "store_purchase_order": {"inventory"}, "store_purchase_line": {"inventory"}, "store_purchase_event": {"inventory"},
    "store_transfer": {"inventory"}, "store_transfer_line": {"inventory"}, "store_transfer_event": {"inventory"},
    "store_return": {"refunds", "inventory"}, "store_return_line": {"refunds", "inventory"},
    "store_return_inspection": {"refunds", "inventory"}, "store_exchange_item": {"orders"},
    "store_credit_entry": {"orders", "refunds"},
}  # fmt: skip
_ORDERS = Rows("id", "store_order")
_PRODUCTS = Rows("id", "store_product")
_REVIEWS = Rows("id", "(SELECT * FROM store_review WHERE deleted_at IS NULL)")


def _may_change(world: WatchedWorld, principal: Principal, change: Change) -> bool:
    areas = world.query(
        """SELECT p.area FROM store_staff_permission p JOIN store_staff s ON s.id = p.staff_id
        WHERE s.id = :me AND s.is_active""",
        me=principal.id,
    )
    return bool({area for (area,) in areas} & _AREAS.get(change.table.name, set()))


SPEC = SecuritySpec(
    principals=members("SELECT s.role || CASE WHEN s.is_manager THEN ', manager' ELSE '' END, s.id FROM store_staff s"),
    per_role=1,
    rows={
        "customers/id": Rows("id", "store_customer"),
        "discounts/id": Rows("id", "(SELECT * FROM store_discount WHERE deleted_at IS NULL)"),
        "inventory/id": Rows("id", "store_inventory_level"),
        "orders/id": _ORDERS,
        "fulfilments/id": Rows("id", "store_fulfilment"),
        "holds/id": Rows("id", "(SELECT * FROM store_hold WHERE released_at IS NULL)"),
        "drafts/id": Rows("id", "(SELECT * FROM store_draft_order WHERE deleted_at IS NULL)"),
        "returns/id": Rows("id", "store_return"),
        "attachments/key": Rows("key", "store_attachment"),
        "products/id": _PRODUCTS,
        "options/id": Rows("id", "store_option"),
        "variants/id": Rows("id", "(SELECT * FROM store_variant WHERE deleted_at IS NULL)"),
        "reviews/id": _REVIEWS,
        "collections/id": Rows("id", "(SELECT * FROM store_collection WHERE deleted_at IS NULL)"),
        "collections/id remove/product_id": Rows("collection_id, product_id", "store_collection_product"),
        "suppliers/id": Rows("id", "store_supplier"),
        "items/id": Rows("id", "store_supplier_item"),
        "purchase-orders/id": Rows("id", "store_purchase_order"),
        "lines/id": Rows("id", "store_purchase_line"),
        "transfers/id": Rows("id", "store_transfer"),
        "loads/id": Rows("id", "store_transfer_line"),
    },
    query_rows={
        **{f"/orders/{what}": ("ids", _ORDERS) for what in ("capture", "fulfil", "pick-list", "slips", "tag")},
        **{f"/products/{what}": ("ids", _PRODUCTS) for what in ("bulk", "status")},
        "/collections/add-products": ("ids", _PRODUCTS),
        **{f"/reviews/{what}": ("ids", _REVIEWS) for what in ("approve", "delete", "reject")},
    },
    bodies={
        "orders.comment": {"message": "Called the customer."},
        "purchase_orders.comment": {"text": "Called the supplier."},
        "transfers.comment": {"text": "Called the driver."},
        "collections.order": {"product": "1"},
        "products.save_bulk": {"changes": '{"p1.vendor": ["Elm Works", ""], "v1.barcode": ["290", ""]}'},
    },
    assets=frozenset({"picture"}),
    may_change=_may_change,
    revocations=revocations("store_staff"),
    downgrade=Downgrade("DELETE FROM store_staff_permission WHERE staff_id = :id"),
)
