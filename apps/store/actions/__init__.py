"""The only writers of the store's tables: plain functions over a `Db` that authorise, apply every rule, or raise.

Staff act as `db.actor_id`, within the areas granted to them. Shoppers are not staff: what they do takes the acting
customer as its first argument, and reaches that customer's own records only.
After a DomainError the unit of work is to be rolled back: a refused action may have begun to write.
"""

from .addresses import AddressValues, add_address, delete_address, make_default, update_address
from .cart import Quote, add_to_cart, apply_code, quote, remove_code, set_cart_quantity
from .checkout import (
    TEST_CARDS,
    choose_address,
    choose_shipping,
    enter_card,
    place_order,
    shipping_choices,
)
from .customers import register_customer, update_customer, update_own_details
from .discounts import DiscountValues, create_discount, delete_discount, set_discount_active, update_discount
from .fulfilments import cancel_fulfilment, fulfil_order, mark_delivered, set_tracking
from .orders import (
    add_comment,
    cancel_order,
    capture_payment,
    capture_payments,
    change_ship_address,
    tag_orders,
    update_order,
)
from .products import OptionSpec, ProductValues, create_product, set_status, update_product
from .refunds import refund_order
from .returns import approve_return, decline_return, request_return
from .reviews import delete_reviews, moderate_reviews, write_review
from .sessions import begin_session, cart_of, find_session, log_in_customer, log_out_customer
from .stock import adjust_stock, set_stock
from .variants import VariantValues, add_option_value, delete_variant, update_variant

__all__ = [
    "TEST_CARDS",
    "AddressValues",
    "DiscountValues",
    "OptionSpec",
    "ProductValues",
    "Quote",
    "VariantValues",
    "add_address",
    "add_comment",
    "add_option_value",
    "add_to_cart",
    "adjust_stock",
    "apply_code",
    "approve_return",
    "begin_session",
    "cancel_fulfilment",
    "cancel_order",
    "capture_payment",
    "capture_payments",
    "cart_of",
    "change_ship_address",
    "choose_address",
    "choose_shipping",
    "create_discount",
    "create_product",
    "decline_return",
    "delete_address",
    "delete_discount",
    "delete_reviews",
    "delete_variant",
    "enter_card",
    "find_session",
    "fulfil_order",
    "log_in_customer",
    "log_out_customer",
    "make_default",
    "mark_delivered",
    "moderate_reviews",
    "place_order",
    "quote",
    "refund_order",
    "register_customer",
    "remove_code",
    "request_return",
    "set_cart_quantity",
    "set_discount_active",
    "set_status",
    "set_stock",
    "set_tracking",
    "shipping_choices",
    "tag_orders",
    "update_address",
    "update_customer",
    "update_discount",
    "update_order",
    "update_own_details",
    "update_product",
    "update_variant",
    "write_review",
]
