from __future__ import annotations

from deskgym.apps.store.admin import lists
from deskgym.apps.store.admin.supply import lists as supply_lists

from ...walking import Walker

_LISTS = (
    ("store_search_orders", "/orders", lists.ORDERS),
    ("store_search_drafts", "/drafts", lists.DRAFTS),
    ("store_search_products", "/products", lists.PRODUCTS),
    ("store_search_customers", "/customers", lists.CUSTOMERS),
    ("store_search_discounts", "/discounts", lists.DISCOUNTS),
    ("store_search_reviews", "/reviews", lists.REVIEWS),
    ("store_search_stock", "/inventory", lists.INVENTORY),
    ("store_search_purchase_orders", "/purchase-orders", supply_lists.PURCHASES),
    ("store_search_transfers", "/transfers", supply_lists.TRANSFERS),
    ("store_search_suppliers", "/suppliers", supply_lists.SUPPLIERS),
)
WALKER = Walker(persona="store_manager", most=30, lists=_LISTS)
