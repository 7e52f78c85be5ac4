from __future__ import annotations

from deskgym.apps.store.admin import lists

from ...walking import Walker

_LISTS = (
    ("store_search_orders", "/orders", lists.ORDERS),
    ("store_search_products", "/products", lists.PRODUCTS),
    ("store_search_customers", "/customers", lists.CUSTOMERS),
    ("store_search_discounts", "/discounts", lists.DISCOUNTS),
    ("store_search_reviews", "/reviews", lists.REVIEWS),
    ("store_search_stock", "/inventory", lists.INVENTORY),
)
WALKER = Walker(persona="store_manager", most=22, lists=_LISTS)
