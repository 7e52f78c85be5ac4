"""The tools of the admin, by what they are about.

`orders`, their `edits`, `parcels` and refunds, `returns`, `exchanges`, store credit, `warehouse`, `drafts`, `products`,
`variants`, `bulk`, `collections`, `stock`, `purchases`, `transfers`, `suppliers`, `customers`, `discounts`, reviews.
"""

from __future__ import annotations

from functools import cache

from ....platform.tools import Toolbox
from .bulk import BULK
from .collections import COLLECTIONS
from .customers import CUSTOMERS, REVIEWS
from .discounts import DISCOUNTS
from .drafts import DRAFT_TERMS, DRAFTS
from .edits import EDITS
from .exchanges import EXCHANGES
from .looking import LOOKS
from .orders import ORDERS
from .parcels import PARCELS, REFUNDS
from .products import PRODUCTS
from .purchases import PURCHASES, PURCHASING
from .returns import CREDIT, RETURNS, RETURNS_AT_HAND
from .stock import HOME, STOCK
from .suppliers import SUPPLIERS
from .transfers import TRANSFERS, TRANSPORT
from .variants import VARIANTS
from .warehouse import WAREHOUSE


@cache
def toolbox() -> Toolbox:
    """All of them, by namespace."""
    return Toolbox(
        {
            "home": HOME,
            "orders": ORDERS,
            "order items": EDITS,
            "parcels": PARCELS,
            "warehouse": WAREHOUSE,
            "refunds": REFUNDS,
            "returns": RETURNS,
            "returns at hand": RETURNS_AT_HAND,
            "exchanges": EXCHANGES,
            "drafts": DRAFTS,
            "draft-terms": DRAFT_TERMS,
            "products": PRODUCTS,
            "variants": VARIANTS,
            "products in bulk": BULK,
            "collections": COLLECTIONS,
            "stock": STOCK,
            "purchase orders": PURCHASES,
            "purchasing": PURCHASING,
            "transfers": TRANSFERS,
            "transport": TRANSPORT,
            "suppliers": SUPPLIERS,
            "customers": CUSTOMERS,
            "store credit": CREDIT,
            "discounts": DISCOUNTS,
            "reviews": REVIEWS,
        },
        looks=LOOKS,
    )
