"""The store's tables, by noun."""

from .catalogue import PRODUCT_STATUSES, Category, Option, OptionValue, StoreProduct, Variant
from .checkout import Cart, CartLine, ShopSession
from .customers import Address, Customer
from .inventory import Allocation, InventoryLevel, Location
from .movements import ADJUST_REASONS, InventoryMovement
from .orders import (
    CANCEL_REASONS,
    CARRIERS,
    Fulfilment,
    FulfilmentLine,
    Order,
    OrderEvent,
    OrderLine,
    Payment,
    Refund,
    RefundLine,
)
from .pricing import DISCOUNT_KINDS, Discount, Redemption, ShippingMethod, ShippingRegion, ShippingZone, TaxRate
from .returns import RETURN_REASONS, Return, ReturnLine
from .reviews import REVIEW_STATUSES, Review
from .setup import AREAS, Setting, Staff, StaffPermission

__all__ = [
    "ADJUST_REASONS",
    "AREAS",
    "CANCEL_REASONS",
    "CARRIERS",
    "DISCOUNT_KINDS",
    "PRODUCT_STATUSES",
    "RETURN_REASONS",
    "REVIEW_STATUSES",
    "Address",
    "Allocation",
    "Cart",
    "CartLine",
    "Category",
    "Customer",
    "Discount",
    "Fulfilment",
    "FulfilmentLine",
    "InventoryLevel",
    "InventoryMovement",
    "Location",
    "Option",
    "OptionValue",
    "Order",
    "OrderEvent",
    "OrderLine",
    "Payment",
    "Redemption",
    "Refund",
    "RefundLine",
    "Return",
    "ReturnLine",
    "Review",
    "Setting",
    "ShippingMethod",
    "ShippingRegion",
    "ShippingZone",
    "ShopSession",
    "Staff",
    "StaffPermission",
    "StoreProduct",
    "TaxRate",
    "Variant",
]
