"""The admin's lists, and how statuses look."""

# A column a line: their definitions read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from typing import Any

from flask import Flask, g, url_for
from sqlalchemy import case, func, or_

from ...platform.filters import ChoiceFilter, DateFilter, FlagFilter, NumberFilter, TextFilter
from ...platform.formats import money
from ...platform.list_state import View
from ...platform.listview import Bulk, Column, ListView, in_order
from ...platform.wording import said
from ..actions.discounts import last_day
from ..models import (
    DISCOUNT_KINDS,
    DRAFT_STATUSES,
    HOLD_REASONS,
    PRODUCT_STATUSES,
    RETURN_REASONS,
    RETURN_SHIPPING,
    RETURN_STATUSES,
    REVIEW_STATUSES,
    Customer,
    Discount,
    DraftOrder,
    InventoryLevel,
    Location,
    Order,
    Return,
    Review,
    StoreProduct,
    Variant,
)
from ..statuses import FULFILMENT_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES
from . import queries
from .forms import location_choices, vendor_choices

TONES = {
    "Open": "blue", "Completed": "neutral", "Canceled": "red", "Authorized": "amber", "Partially paid": "amber", "Paid": "green",
    "Partially refunded": "violet", "Refunded": "violet", "Voided": "neutral", "Unfulfilled": "amber", "Partial": "blue",
    "Fulfilled": "green", "Partially returned": "violet", "Returned": "violet", "Active": "green", "Draft": "blue",
    "Archived": "neutral", "Pending": "amber", "Approved": "green", "Rejected": "red", "Requested": "amber",
    "Declined": "red", "Closed": "neutral", "Shipped": "blue", "Delivered": "green", "Scheduled": "blue",
    "Partially received": "violet", "Received": "violet", "Inspected": "blue", "Invoice sent": "violet", "Expired": "neutral", "Switched off": "neutral", "Used up": "red",
}  # fmt: skip


def tone(status: str) -> str:
    return TONES.get(status, "neutral")


def price_range(product: StoreProduct, currency: str | None = None) -> str:
    prices = [variant.price for variant in product.variants]
    if not prices:
        return ""
    low, high = min(prices), max(prices)
    lowest, highest = money(low, currency=currency), money(high, currency=currency)
    return lowest if low == high else f"{lowest} – {highest}"


def install(app: Flask) -> None:
    app.jinja_env.globals.update(
        tone=tone,
        discount_value=lambda discount: queries.discount_value(g.db, discount),
        price_range=price_range,
        last_day=lambda discount: last_day(g.db, discount),
    )


CUSTOMER_NAME = Customer.first_name + " " + Customer.last_name
ORDERS = ListView(
    key="orders", title="Orders", one="order", many="orders", endpoint="orders.index", icon="receipt", figures=queries.holds_by_order,
    columns=(
        Column("number", "Order", value=lambda o: o.name, link=lambda o: url_for("orders.show", id=o.id), sort=Order.number, width=7),
        Column("placed_at", "Placed", kind="moment", sort=Order.placed_at, width=9),
        Column("customer", "Customer", value=lambda o: o.customer.name, link=lambda o: url_for("customers.show", id=o.customer_id), sort=Customer.first_name + " " + Customer.last_name, width=12),
        Column("status", "Status", kind="chip", tone=lambda o: tone(o.status),
               sort=in_order(Order.status, ORDER_STATUSES), width=8),
        Column("payment_status", "Payment", kind="chip", tone=lambda o: tone(o.payment_status),
               sort=in_order(Order.payment_status, PAYMENT_STATUSES), width=13),
        Column("fulfilment_status", "Fulfillment", kind="chip", tone=lambda o: tone(o.fulfilment_status),
               sort=in_order(Order.fulfilment_status, FULFILMENT_STATUSES), width=12),
        Column("hold", "Hold", kind="chip", figure=lambda o, hold: hold, tone=lambda hold: "red", width=12),
        Column("items", "Items", kind="number", value=lambda o: sum(line.quantity for line in o.lines), width=5),
        Column("owed", "Owed", kind="money", value=lambda o: o.owed or None, sort=Order.owed, width=8),
        Column("total", "Total", kind="money", sort=Order.total),
    ),
    more_columns=(
        Column("edited_at", "Edited", kind="moment", sort=Order.edited_at),
        Column("balance_invoiced_at", "Balance invoiced", kind="moment", sort=Order.balance_invoiced_at),
    ),
    search=(CUSTOMER_NAME, Order.email, Order.ship_name, Order.ship_city, "#" + func.cast(Order.number, Order.email.type), Order.tags),
    filters=(
        ChoiceFilter("status", "Status", Order.status, choices=ORDER_STATUSES),
        ChoiceFilter("payment", "Payment", Order.payment_status, choices=PAYMENT_STATUSES),
        ChoiceFilter("fulfilment", "Fulfillment", Order.fulfilment_status, choices=FULFILMENT_STATUSES),
        DateFilter("placed", "Placed", Order.placed_at),
        DateFilter("edited", "Edited", Order.edited_at),
        NumberFilter("total", "Total", Order.total, money=True),
        NumberFilter("owed", "Balance owed", Order.owed, money=True),
        DateFilter("invoiced", "Balance invoiced", Order.balance_invoiced_at),
        ChoiceFilter("hold", "Hold", queries.HOLD_REASON, choices=HOLD_REASONS),
        TextFilter("state", "Ship-to state", Order.ship_state),
        TextFilter("tag", "Tags", Order.tags),
        TextFilter("code", "Discount code", Order.discount_code),
    ),
    views=(
        View("all", "All"),
        View("unfulfilled", "To fulfill", where=lambda db: (Order.status == "Open") & (Order.payment_status != "Authorized"), sort="placed_at"),
        View("unpaid", "To capture", where=lambda db: queries.TO_CAPTURE, sort="placed_at"),
        View("owed", "Balance owed", where=lambda db: Order.owed > 0, sort="placed_at"),
        View("held", "On hold", where=lambda db: Order.id.in_(queries.HELD), sort="placed_at"),
        View("open", "Open", where=lambda db: Order.status == "Open"),
        View("refunded", "Refunded", where=lambda db: Order.payment_status.in_(("Refunded", "Partially refunded"))),
        View("canceled", "Canceled", where=lambda db: Order.status == "Canceled"),
    ),
    sort="-number",
    bulk=(
        Bulk("Capture payment", "credit-card", "orders.capture_many"),
        Bulk("Fulfill", "truck", "orders.fulfil_many"),
        Bulk("Packing slips", "file-text", "orders.packing_slips", is_page=True),
        Bulk("Pick list", "clipboard-list", "orders.pick_list", is_page=True),
        Bulk("Add tag", "tag", "orders.tag_many"),
    ),
)  # fmt: skip


DRAFTS = ListView(
    key="drafts", title="Draft orders", one="draft", many="drafts", endpoint="drafts.index", icon="file-text",
    columns=(
        Column("number", "Draft", value=lambda d: d.name, link=lambda d: url_for("drafts.show", id=d.id), sort=DraftOrder.number, width=8),
        Column("created_at", "Begun", kind="moment", sort=DraftOrder.created_at, width=11),
        Column("customer", "Customer", value=lambda d: d.customer.name, link=lambda d: url_for("customers.show", id=d.customer_id), sort=Customer.first_name + " " + Customer.last_name, width=17),
        Column("status", "Status", kind="chip", tone=lambda d: tone(d.status), sort=in_order(DraftOrder.status, DRAFT_STATUSES), width=12),
        Column("invoiced_at", "Invoice sent", kind="moment", sort=DraftOrder.invoiced_at, width=11),
        Column("order", "Order", value=lambda d: d.order.name if d.order else None, link=lambda d: url_for("orders.show", id=d.order_id) if d.order_id else None, sort=DraftOrder.order_id, width=9),
        Column("by", "Begun by", value=lambda d: d.created_by.name if d.created_by else None, width=14),
        Column("items", "Items", kind="number", value=lambda d: sum(line.quantity for line in d.lines), width=6),
        Column("total", "Total", kind="money", sort=DraftOrder.total),
    ),
    search=(CUSTOMER_NAME, Customer.email, "#D" + func.cast(DraftOrder.number, Customer.email.type), DraftOrder.tags, DraftOrder.note),
    filters=(
        ChoiceFilter("status", "Status", DraftOrder.status, choices=DRAFT_STATUSES),
        DateFilter("begun", "Begun", DraftOrder.created_at),
        DateFilter("invoiced", "Invoice sent", DraftOrder.invoiced_at),
        NumberFilter("total", "Total", DraftOrder.total, money=True),
        TextFilter("tag", "Tags", DraftOrder.tags),
        TextFilter("discount", "Discount reason", DraftOrder.discount_reason),
        FlagFilter("exempt", "Exempt from tax", DraftOrder.tax_exempt),
    ),
    views=(
        View("all", "All"),
        View("open", "Open", where=lambda db: DraftOrder.status == "Open"),
        View("invoiced", "Invoice sent", where=lambda db: DraftOrder.status == "Invoice sent", sort="invoiced_at"),
        View("completed", "Completed", where=lambda db: DraftOrder.status == "Completed"),
    ),
    sort="-number",
)  # fmt: skip


RETURNS = ListView(
    key="returns", title="Returns", one="return", many="returns", endpoint="returns.index", icon="undo-2",
    columns=(
        Column("name", "Return", link=lambda r: url_for("returns.show", id=r.id), sort=Return.name, width=11),
        Column("created_at", "Requested", kind="moment", sort=Return.created_at, width=11),
        Column("customer", "Customer", value=lambda r: r.order.customer.name, link=lambda r: url_for("customers.show", id=r.order.customer_id), sort=CUSTOMER_NAME, width=15),
        Column("status", "Status", kind="chip", tone=lambda r: tone(r.status), sort=in_order(Return.status, RETURN_STATUSES), width=13),
        Column("reason", "Reason", value=lambda r: r.lines[0].reason if r.lines else None, sort=queries.RETURN_REASON, width=13),
        Column("location", "Location", value=lambda r: r.location.name if r.location else None, sort=queries.RETURN_PLACE, width=13),
        Column("units", "Items", kind="number", value=lambda r: sum(line.quantity for line in r.lines), sort=queries.RETURN_UNITS, width=7),
        Column("received", "Received", kind="number", value=lambda r: sum(line.received for line in r.lines), width=8),
        Column("paid", "Paid", kind="money", value=lambda r: r.refund.amount if r.refund else None, sort=queries.RETURN_PAID),
    ),
    search=(Return.name, CUSTOMER_NAME, Order.email, queries.RETURN_GOODS, Return.tracking_number),
    filters=(
        ChoiceFilter("status", "Status", Return.status, choices=RETURN_STATUSES),
        ChoiceFilter("reason", "Reason", queries.RETURN_REASON, choices=RETURN_REASONS),
        ChoiceFilter("location", "Location", Return.location_id, choices=location_choices),
        DateFilter("requested", "Requested", Return.created_at),
        DateFilter("closed", "Closed", Return.closed_at),
        NumberFilter("paid", "Paid", queries.RETURN_PAID, money=True),
        ChoiceFilter("shipping", "Return shipping", Return.shipping, choices=RETURN_SHIPPING),
    ),
    views=(
        View("requested", "Requested", where=lambda db: Return.status == "Requested", sort="created_at"),
        View("approved", "Approved", where=lambda db: Return.status == "Approved", sort="created_at"),
        View("received", "To inspect", where=lambda db: Return.status.in_(queries.TO_INSPECT), sort="created_at"),
        View("inspected", "To settle", where=lambda db: Return.status == "Inspected", sort="created_at"),
        View("closed", "Closed", where=lambda db: Return.status == "Closed"),
        View("declined", "Declined", where=lambda db: Return.status == "Declined"),
        View("all", "All"),
    ),
    sort="-created_at",
)  # fmt: skip


PRODUCTS = ListView(
    key="products", title="Products", one="product", many="products", endpoint="products.index", icon="tag", figures=queries.stock_of,
    columns=(
        Column("title", "Product", link=lambda p: url_for("products.show", id=p.id), sort=StoreProduct.title, width=27),
        Column("sku", "SKU", sort=StoreProduct.sku, width=12),
        Column("status", "Status", kind="chip", tone=lambda p: tone(p.status),
               sort=in_order(StoreProduct.status, PRODUCT_STATUSES), width=9),
        Column("category", "Category", value=lambda p: p.category.name, width=15),
        Column("vendor", "Vendor", sort=StoreProduct.vendor, width=14),
        Column("stock", "Available", kind="number", figure=lambda p, stock: stock or 0, sort=queries.AVAILABLE, width=9),
        Column("price", "Price", kind="money", value=lambda p: min((v.price for v in p.variants), default=None), sort=queries.LOWEST_PRICE),
    ),
    search=(StoreProduct.title, StoreProduct.sku, queries.VARIANT_SKUS, StoreProduct.vendor, StoreProduct.tags),
    filters=(
        ChoiceFilter("category", "Category", StoreProduct.category_id, choices=queries.categories),
        ChoiceFilter("vendor", "Vendor", StoreProduct.vendor, choices=vendor_choices),
        ChoiceFilter("status", "Status", StoreProduct.status, choices=PRODUCT_STATUSES),
        NumberFilter("price", "Price", queries.LOWEST_PRICE, money=True),
        NumberFilter("stock", "Available", queries.AVAILABLE),
        TextFilter("tag", "Tags", StoreProduct.tags),
    ),
    views=(
        View("all", "All"),
        View("active", "Active", where=lambda db: StoreProduct.status == "Active"),
        View("draft", "Draft", where=lambda db: StoreProduct.status == "Draft"),
        View("archived", "Archived", where=lambda db: StoreProduct.status == "Archived"),
        View("out", "Out of stock", where=lambda db: queries.AVAILABLE <= 0),
    ),
    sort="title",
    name_of=lambda product: str(product.title),
    bulk=(
        Bulk("Edit in bulk", "table-2", "products.bulk", is_page=True),
        Bulk("Change status", "eye", "products.status_many"),
        Bulk("Add to collection", "folder-input", "collections.add_many"),
    ),
)  # fmt: skip

INVENTORY = ListView(
    key="inventory", title="Inventory", one="level", many="levels", endpoint="inventory.index", icon="layers",
    columns=(
        Column("sku", "SKU", value=lambda i: i.variant.sku, link=lambda i: url_for("inventory.show", id=i.id), sort=Variant.sku, width=15),
        Column("product", "Product", value=lambda i: i.variant.product.title, sort=StoreProduct.title, width=17),
        Column("variant", "Variant", value=lambda i: i.variant.title, sort=Variant.title, width=12),
        Column("location", "Location", value=lambda i: i.location.name, sort=Location.position, width=12),
        Column("available", "Available", kind="number", sort=InventoryLevel.available, width=8),
        Column("committed", "Committed", kind="number", sort=InventoryLevel.committed, width=9),
        Column("unavailable", "Unavail.", kind="number", sort=InventoryLevel.unavailable, width=7),
        Column("on_hand", "On hand", kind="number", sort=InventoryLevel.on_hand, width=8),
        Column("incoming", "Incoming", kind="number", sort=InventoryLevel.incoming),
    ),
    search=(Variant.sku, StoreProduct.title, Variant.title, Variant.barcode),
    filters=(
        ChoiceFilter("location", "Location", InventoryLevel.location_id, choices=location_choices),
        NumberFilter("available", "Available", InventoryLevel.available),
        NumberFilter("committed", "Committed", InventoryLevel.committed),
        NumberFilter("unavailable", "Unavailable", InventoryLevel.unavailable),
        NumberFilter("incoming", "Incoming", InventoryLevel.incoming),
        ChoiceFilter("vendor", "Vendor", StoreProduct.vendor, choices=vendor_choices),
    ),
    views=(
        View("all", "All"),
        View("low", "Low", where=lambda db: InventoryLevel.available.between(1, 9)),
        View("out", "Out of stock", where=lambda db: InventoryLevel.available <= 0),
        View("committed", "Committed", where=lambda db: InventoryLevel.committed > 0),
        View("incoming", "Incoming", where=lambda db: InventoryLevel.incoming > 0),
    ),
    sort="sku",
    name_of=lambda level: f"{level.variant.sku} at {level.location.name}",
    row_menu=lambda level: [
        ("Adjust", url_for("inventory.adjust", id=level.id), "pencil", {"dialog": True}),
        ("Movements", url_for("inventory.show", id=level.id), "history", {}),
    ],
)  # fmt: skip


def _home(customer: Customer) -> str | None:
    address: Any = customer.addresses[0] if customer.addresses else None
    return f"{address.city}, {address.state}" if address else None


CUSTOMERS = ListView(
    key="customers", title="Customers", one="customer", many="customers", endpoint="customers.index", icon="users-round", figures=queries.numbers_by_customer,
    columns=(
        Column("name", "Customer", link=lambda c: url_for("customers.show", id=c.id), sort=Customer.first_name + " " + Customer.last_name, width=19),
        Column("email", "E-mail", kind="email", sort=Customer.email, width=27),
        Column("phone", "Phone", kind="phone", width=13),
        Column("place", "Place", value=_home, width=14),
        Column("orders", "Orders", kind="number", figure=lambda c, numbers: numbers.orders if numbers else 0, sort=queries.ORDER_COUNT, width=8),
        Column("spent", "Spent", kind="money", figure=lambda c, numbers: numbers.revenue if numbers else 0, sort=queries.SPENT, width=10),
        Column("tags", "Tags", sort=Customer.tags),
    ),
    search=(CUSTOMER_NAME, Customer.email, Customer.phone, Customer.tags),
    filters=(
        NumberFilter("orders", "Orders", queries.ORDER_COUNT),
        NumberFilter("spent", "Spent", queries.SPENT, money=True),
        FlagFilter("marketing", "Accepts marketing", Customer.accepts_marketing),
        FlagFilter("exempt", "Exempt from tax", Customer.tax_exempt),
        TextFilter("tag", "Tags", Customer.tags),
        DateFilter("since", "Customer since", Customer.created_at),
    ),
    views=(
        View("all", "All"),
        View("returning", "Returning", where=lambda db: queries.ORDER_COUNT > 1, sort="-orders"),
        View("business", "Business", where=lambda db: Customer.crm_contact_id.is_not(None)),
        View("none", "No orders", where=lambda db: queries.ORDER_COUNT == 0),
    ),
    sort="name",
)  # fmt: skip

DISCOUNTS = ListView(
    key="discounts", title="Discount codes", one="code", many="codes", endpoint="discounts.index", icon="award", figures=queries.code_figures,
    columns=(
        Column("code", "Code", link=lambda d: url_for("discounts.show", id=d.id), sort=Discount.code, width=16),
        Column("status", "Status", kind="chip", figure=lambda d, now: now.status, tone=tone, width=12),
        Column("value", "Value", figure=lambda d, now: now.value, width=14),
        Column("applies", "Applies to", value=lambda d: d.category.name if d.category else said("All products"),
               width=17),
        Column("minimum", "Minimum", kind="money", value=lambda d: d.min_subtotal, sort=Discount.min_subtotal, width=10),
        Column("used", "Used", kind="number", figure=lambda d, now: now.uses, sort=queries.USES, width=7),
        Column("limit", "Limit", kind="number", value=lambda d: d.usage_limit, sort=Discount.usage_limit, width=7),
        Column("last", "Last day", kind="date", figure=lambda d, now: now.last_day, sort=Discount.ends_at),
    ),
    search=(Discount.code,),
    filters=(
        ChoiceFilter("kind", "Kind", Discount.kind, choices=DISCOUNT_KINDS),
        FlagFilter("once", "Once per customer", Discount.once_per_customer),
        DateFilter("starts", "Starts", Discount.starts_at),
        DateFilter("ends", "Ends", Discount.ends_at),
        NumberFilter("used", "Used", queries.USES),
    ),
    views=(
        View("all", "All"),
        View("active", "Active", where=lambda db: Discount.is_active & (Discount.starts_at <= db.now) & or_(Discount.ends_at.is_(None), Discount.ends_at > db.now) & or_(Discount.usage_limit.is_(None), Discount.usage_limit > queries.USES)),
        View("scheduled", "Scheduled", where=lambda db: Discount.is_active & (Discount.starts_at > db.now)),
        View("expired", "Expired", where=lambda db: Discount.ends_at <= db.now),
    ),
    sort="code",
    name_of=lambda discount: str(discount.code),
)  # fmt: skip

REVIEWS = ListView(
    key="reviews", title="Reviews", one="review", many="reviews", endpoint="reviews.index", icon="star", figures=queries.days_written,
    columns=(
        Column("title", "Review", link=lambda r: url_for("reviews.show", id=r.id), sort=Review.title, width=20),
        Column("rating", "Stars", value=lambda r: "★" * r.rating + "☆" * (5 - r.rating), sort=Review.rating, width=8),
        Column("product", "Product", value=lambda r: r.product.title, sort=StoreProduct.title, width=24),
        Column("nickname", "By", sort=Review.nickname, width=11),
        Column("body", "Text"),
        Column("created_at", "Written", kind="date", figure=lambda r, day: day, sort=Review.created_at, width=9),
        Column("status", "Status", kind="chip", tone=lambda r: tone(r.status), sort=case({"Pending": 0, "Approved": 1}, value=Review.status, else_=2), width=9),
    ),
    search=(Review.title, Review.body, Review.nickname, StoreProduct.title),
    filters=(
        NumberFilter("rating", "Stars", Review.rating),
        ChoiceFilter("status", "Status", Review.status, choices=REVIEW_STATUSES),
        TextFilter("product", "Product", StoreProduct.title),
        DateFilter("written", "Written", Review.created_at),
    ),
    views=(
        View("pending", "Pending", where=lambda db: Review.status == "Pending"),
        View("approved", "Approved", where=lambda db: Review.status == "Approved"),
        View("rejected", "Rejected", where=lambda db: Review.status == "Rejected"),
        View("all", "All"),
    ),
    sort="-created_at",
    name_of=lambda review: f"“{review.title}” by {review.nickname} on {review.product.title}",
    bulk=(
        Bulk("Approve", "check", "reviews.approve_many"),
        Bulk("Reject", "x", "reviews.reject_many"),
        Bulk("Delete", "trash-2", "reviews.delete_many", danger=True),
    ),
)  # fmt: skip
