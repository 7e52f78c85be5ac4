"""The only writers of the store's tables: plain functions over a `Db` that authorise, apply every rule, or raise.

Staff act as `db.actor_id`, within the areas granted to them. Shoppers are not staff: what they do takes the acting
customer as its first argument, and reaches that customer's own records only.
After a DomainError the unit of work is to be rolled back: a refused action may have begun to write.
"""

from .addresses import AddressValues, add_address, delete_address, make_default, update_address
from .cards import TEST_CARDS
from .cart import Quote, add_to_cart, apply_code, quote, remove_code, set_cart_quantity
from .catalogue.bulk import Change, Edited, RefusedCells, edit_products
from .catalogue.collections import (
    CollectionValues,
    add_to_collection,
    create_collection,
    delete_collection,
    order_collection,
    remove_from_collection,
    update_collection,
)
from .catalogue.conditions import Condition
from .checkout import (
    choose_address,
    choose_shipping,
    enter_card,
    leave_credit,
    place_order,
    shipping_choices,
    use_credit,
)
from .crediting.book import change_credit, credit_of
from .customers import register_customer, update_customer, update_own_details
from .discounts import DiscountValues, create_discount, delete_discount, set_discount_active, update_discount
from .drafts.building import (
    add_custom_to_draft,
    add_to_draft,
    create_draft,
    delete_draft,
    duplicate_draft,
    set_draft_address,
    set_draft_discount,
    set_draft_quantities,
    set_draft_shipping,
    update_draft,
)
from .drafts.completing import complete_draft, send_invoice
from .editing.applying import edit_order
from .editing.balance import collect_balance, pay_balance, send_balance_invoice
from .editing.planning import Addition
from .exchanging.items import cancel_exchange, exchange_return
from .filing.attachments import add_certificate, add_delivery_note, add_photo
from .fulfilments import cancel_fulfilment, fulfil_order, mark_delivered, set_tracking
from .matrix.beginnings import FirstVariant
from .matrix.leaving import delete_variant, delete_variants
from .matrix.options import set_options
from .matrix.planning import Plan as OptionPlan
from .matrix.planning import WantedOption, WantedValue
from .matrix.planning import current as current_options
from .matrix.table import Repricing, VariantChange, change_together, change_variants
from .orders import (
    add_comment,
    cancel_order,
    capture_payment,
    capture_payments,
    change_ship_address,
    tag_orders,
    update_order,
    void_rest,
)
from .procurement.purchase_steps import (
    approve_purchase_order,
    cancel_purchase_order,
    close_purchase_order,
    comment_purchase_order,
    order_purchase_order,
    receive_purchase_order,
)
from .procurement.purchases import (
    PurchaseValues,
    create_purchase_order,
    set_purchase_quantities,
    update_purchase_line,
    update_purchase_order,
)
from .procurement.suppliers import (
    SupplierValues,
    create_supplier,
    remove_supplier_item,
    set_supplier_active,
    set_supplier_item,
    update_supplier,
)
from .procurement.transfer_steps import (
    cancel_transfer,
    close_transfer,
    comment_transfer,
    receive_transfer,
    send_transfer,
)
from .procurement.transfers import (
    TransferValues,
    create_transfer,
    set_transfer_quantities,
    update_transfer,
    update_transfer_line,
)
from .products import OptionSpec, ProductValues, create_product, set_status, update_product
from .refunds import refund_order
from .returning.arriving import Looked, inspect_return, receive_return
from .returning.settling import settle_return
from .returns import ReturnWay, approve_return, decline_return, request_return, set_return_way
from .reviews import delete_reviews, moderate_reviews, write_review
from .sessions import begin_session, cart_of, find_session, log_in_customer, log_out_customer
from .stock import adjust_stock, set_stock
from .variants import VariantValues, add_option_value, update_variant
from .warehouse.holds import hold_order, release_hold
from .warehouse.many_fulfilments import Sent, Skipped, fulfil_orders

__all__ = [
    "TEST_CARDS",
    "Addition",
    "AddressValues",
    "Change",
    "CollectionValues",
    "Condition",
    "DiscountValues",
    "Edited",
    "FirstVariant",
    "Looked",
    "OptionPlan",
    "OptionSpec",
    "ProductValues",
    "PurchaseValues",
    "Quote",
    "RefusedCells",
    "Repricing",
    "ReturnWay",
    "Sent",
    "Skipped",
    "SupplierValues",
    "TransferValues",
    "VariantChange",
    "VariantValues",
    "WantedOption",
    "WantedValue",
    "add_address",
    "add_certificate",
    "add_comment",
    "add_custom_to_draft",
    "add_delivery_note",
    "add_option_value",
    "add_photo",
    "add_to_cart",
    "add_to_collection",
    "add_to_draft",
    "adjust_stock",
    "apply_code",
    "approve_purchase_order",
    "approve_return",
    "begin_session",
    "cancel_exchange",
    "cancel_fulfilment",
    "cancel_order",
    "cancel_purchase_order",
    "cancel_transfer",
    "capture_payment",
    "capture_payments",
    "cart_of",
    "change_credit",
    "change_ship_address",
    "change_together",
    "change_variants",
    "choose_address",
    "choose_shipping",
    "close_purchase_order",
    "close_transfer",
    "collect_balance",
    "comment_purchase_order",
    "comment_transfer",
    "complete_draft",
    "create_collection",
    "create_discount",
    "create_draft",
    "create_product",
    "create_purchase_order",
    "create_supplier",
    "create_transfer",
    "credit_of",
    "current_options",
    "decline_return",
    "delete_address",
    "delete_collection",
    "delete_discount",
    "delete_draft",
    "delete_reviews",
    "delete_variant",
    "delete_variants",
    "duplicate_draft",
    "edit_order",
    "edit_products",
    "enter_card",
    "exchange_return",
    "find_session",
    "fulfil_order",
    "fulfil_orders",
    "hold_order",
    "inspect_return",
    "leave_credit",
    "log_in_customer",
    "log_out_customer",
    "make_default",
    "mark_delivered",
    "moderate_reviews",
    "order_collection",
    "order_purchase_order",
    "pay_balance",
    "place_order",
    "quote",
    "receive_purchase_order",
    "receive_return",
    "receive_transfer",
    "refund_order",
    "register_customer",
    "release_hold",
    "remove_code",
    "remove_from_collection",
    "remove_supplier_item",
    "request_return",
    "send_balance_invoice",
    "send_invoice",
    "send_transfer",
    "set_cart_quantity",
    "set_discount_active",
    "set_draft_address",
    "set_draft_discount",
    "set_draft_quantities",
    "set_draft_shipping",
    "set_options",
    "set_purchase_quantities",
    "set_return_way",
    "set_status",
    "set_stock",
    "set_supplier_active",
    "set_supplier_item",
    "set_tracking",
    "set_transfer_quantities",
    "settle_return",
    "shipping_choices",
    "tag_orders",
    "update_address",
    "update_collection",
    "update_customer",
    "update_discount",
    "update_draft",
    "update_order",
    "update_own_details",
    "update_product",
    "update_purchase_line",
    "update_purchase_order",
    "update_supplier",
    "update_transfer",
    "update_transfer_line",
    "update_variant",
    "use_credit",
    "void_rest",
    "write_review",
]
