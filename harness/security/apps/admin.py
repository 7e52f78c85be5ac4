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
    "store_inventory_level": {"inventory", "orders", "refunds", "products"},
    "store_inventory_movement": {"inventory", "orders", "refunds", "products"},
    "store_allocation": {"orders", "refunds"}, "store_fulfilment": {"orders"}, "store_fulfilment_line": {"orders"},
    "store_refund": {"refunds"}, "store_refund_line": {"refunds"},
    "store_order": {"orders", "refunds"}, "store_order_line": {"orders", "refunds"},
    "store_order_event": {"orders", "refunds"}, "store_payment": {"orders", "refunds"},
    "store_return": {"refunds"}, "store_return_line": {"refunds"},
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
        "returns/id": Rows("id", "store_return"),
        "products/id": _PRODUCTS,
        "options/id": Rows("id", "store_option"),
        "variants/id": Rows("id", "(SELECT * FROM store_variant WHERE deleted_at IS NULL)"),
        "reviews/id": _REVIEWS,
    },
    query_rows={
        **{f"/orders/{what}": ("ids", _ORDERS) for what in ("capture", "tag")},
        "/products/status": ("ids", _PRODUCTS),
        **{f"/reviews/{what}": ("ids", _REVIEWS) for what in ("approve", "delete", "reject")},
    },
    bodies={"orders.comment": {"message": "Called the customer."}},
    assets=frozenset({"picture"}),
    may_change=_may_change,
    revocations=revocations("store_staff"),
    downgrade=Downgrade("DELETE FROM store_staff_permission WHERE staff_id = :id"),
)
