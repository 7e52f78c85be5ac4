"""What the security checks know of the shop: customers, who see and change what is their own."""

from __future__ import annotations

from ....tasks.verifier.changes import Change
from ..authorization import row_of
from ..spec import Canary, Principal, Revocation, Rows, SecuritySpec
from ..watched_world import WatchedWorld

_ADDRESSES = Rows("id", "(SELECT * FROM store_address WHERE deleted_at IS NULL)", "customer_id = :me")
_ORDERS = Rows("id", "store_order", "customer_id = :me")
_ORDER_NUMBERS = Rows("number", "store_order", "customer_id = :me")
#: What an order or a return of one's own brings with it.
_OF_ORDERS = tuple(
    f"store_{part}" for part in ("inventory", "allocation", "redemption", "order_", "payment", "return_")
)
_OWNERS = {
    "store_cart_line": ("cart_id", "SELECT customer_id FROM store_cart WHERE id = :id"),
    "store_return": ("order_id", "SELECT customer_id FROM store_order WHERE id = :id"),
}


def _may_change(world: WatchedWorld, principal: Principal, change: Change) -> bool:
    row, table = row_of(change), change.table.name
    if table == "store_customer":
        return change.before is None or row["id"] == principal.id
    if "customer_id" in row:
        return row["customer_id"] == principal.id if principal.id is not None else change.before is None
    if table in _OWNERS:
        column, sql = _OWNERS[table]
        owner = world.query(sql, id=row[column])
        return bool(owner and owner[0][0] == principal.id)
    return principal.id is not None and table.startswith(_OF_ORDERS)


SPEC = SecuritySpec(
    principals="SELECT 'customer', id FROM store_customer ORDER BY persona IS NULL, id",
    per_role=2,
    rows={
        "addresses/id": _ADDRESSES,
        "orders/number": _ORDER_NUMBERS,
        "thanks/number": _ORDER_NUMBERS,
        "lines/id": Rows("id", "store_cart_line", "cart_id IN (SELECT id FROM store_cart WHERE customer_id = :me)"),
        "categories/handle": Rows("handle", "store_category"),
        "collections/handle": Rows("handle", "store_collection", "is_shown"),
        "products/handle": Rows("handle", "store_product", "status = 'Active'"),
    },
    bodies={
        "cart.add": {"variant_id": "1", "quantity": "1"},
        "cart.change": {"quantity": "2"},
        "cart.code": {"code": "WELCOME10"},
        "checkout.credit": {"amount": "5.00"},
        "checkout.card": {"number": "4000 0000 0000 0002", "expires": "12/29", "code": "123", "name": "Nora Quill"},
    },
    public_pages=frozenset(
        {"home.index", "home.category", "home.search", "products.show", "cart.index"}
        | {"home.all_collections", "home.collection"}
        | {"account.log_in", "account.enter_code", "account.register"}
    ),
    # What a shopper may do before they log in: fill a cart, come in, become a customer.
    public_writes=frozenset(
        {"cart.add", "cart.change", "cart.code", "cart.remove_code"}
        | {"account.log_in", "account.enter_code", "account.register"}
    ),
    log_out=frozenset({"account.log_out"}),
    assets=frozenset({"picture", "brand"}),
    may_change=_may_change,
    canaries=(
        Canary("store_address", "street", _ADDRESSES),
        Canary("store_order", "ship_street", _ORDERS),
        Canary("store_credit_entry", "reason", Rows("id", "store_credit_entry", "customer_id = :me")),
        Canary(
            "store_order_line",
            "title",
            Rows("id", "store_order_line", "order_id IN (SELECT id FROM store_order WHERE customer_id = :me)"),
        ),
    ),
    # Two customers with something in their carts.
    fixture="""INSERT INTO store_cart_line (cart_id, variant_id, quantity) SELECT c.id, v.id, 1 FROM store_cart c,
        (SELECT v.id FROM store_variant v JOIN store_product p ON p.id = v.product_id JOIN store_inventory_level l
        ON l.variant_id = v.id WHERE p.status = 'Active' AND l.available > 5 ORDER BY v.id LIMIT 1) AS v
        WHERE c.customer_id IN (SELECT id FROM store_customer ORDER BY persona IS NULL, id LIMIT 2)""",
    revocations=(
        Revocation("removed", "UPDATE store_customer SET deleted_at = '2026-01-05 09:00:00.000000' WHERE id = :id"),
    ),
)
