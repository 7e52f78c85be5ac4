"""The lists of suppliers, purchase orders and transfers."""

# A column a line: their definitions read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from flask import Flask, url_for

from ....platform.filters import ChoiceFilter, DateFilter, FlagFilter, NumberFilter, TextFilter
from ....platform.list_state import View
from ....platform.listview import Column, ListView, in_order
from ...models import (
    AWAITED,
    PAYMENT_TERMS,
    PURCHASE_STATUSES,
    TRANSFER_STATUSES,
    UNDERWAY,
    Location,
    PurchaseOrder,
    Supplier,
    Transfer,
)
from ..forms import location_choices
from . import queries

TONES = {
    "Draft": "neutral", "Ordered": "blue", "In transit": "blue", "Partially received": "amber", "Received": "green",
    "Closed short": "violet", "Canceled": "red",
}  # fmt: skip


def supply_tone(status: str) -> str:
    return TONES.get(status, "neutral")


def is_overdue(record: PurchaseOrder | Transfer, today: object) -> bool:
    """Whether it should have come by now."""
    awaited = record.is_awaited if isinstance(record, PurchaseOrder) else record.is_underway
    return awaited and record.expected_on is not None and record.expected_on < today  # type: ignore[operator]


def install(app: Flask) -> None:
    app.jinja_env.globals.update(supply_tone=supply_tone, is_overdue=is_overdue, open_units=queries.open_units)


PURCHASES = ListView(
    key="purchase_orders", title="Purchase orders", one="purchase order", many="purchase orders", endpoint="purchase_orders.index", icon="clipboard-list", figures=queries.purchase_progress,
    columns=(
        Column("number", "Purchase order", value=lambda o: o.name, link=lambda o: url_for("purchase_orders.show", id=o.id), sort=PurchaseOrder.number, width=11),
        Column("supplier", "Supplier", value=lambda o: o.supplier.name, link=lambda o: url_for("suppliers.show", id=o.supplier_id), sort=Supplier.name, width=18),
        Column("location", "Destination", value=lambda o: o.location.name, sort=Location.position, width=13),
        Column("status", "Status", kind="chip", tone=lambda o: supply_tone(o.status), sort=in_order(PurchaseOrder.status, PURCHASE_STATUSES), width=13),
        Column("units", "Units", kind="number", figure=lambda o, now: now.units if now else 0, width=6),
        Column("received", "Received", kind="number", figure=lambda o, now: now.came if now else 0, width=8),
        Column("total", "Total", kind="money", figure=lambda o, now: now.total if now else o.shipping, sort=queries.PURCHASE_TOTAL, width=9),
        Column("expected_on", "Expected", kind="date", sort=PurchaseOrder.expected_on, width=10),
        Column("ordered_at", "Ordered", kind="moment", sort=PurchaseOrder.ordered_at),
    ),
    search=(queries.PURCHASE_NAME, PurchaseOrder.reference, Supplier.name, queries.PURCHASE_SKUS),
    filters=(
        ChoiceFilter("supplier", "Supplier", PurchaseOrder.supplier_id, choices=queries.all_supplier_choices),
        ChoiceFilter("location", "Destination", PurchaseOrder.location_id, choices=location_choices),
        ChoiceFilter("status", "Status", PurchaseOrder.status, choices=PURCHASE_STATUSES),
        DateFilter("expected", "Expected", PurchaseOrder.expected_on),
        DateFilter("ordered", "Ordered", PurchaseOrder.ordered_at),
        NumberFilter("total", "Total", queries.PURCHASE_TOTAL, money=True),
        TextFilter("reference", "Reference", PurchaseOrder.reference),
    ),
    views=(
        View("all", "All"),
        View("draft", "Draft", where=lambda db: PurchaseOrder.status == "Draft"),
        View("ordered", "Ordered", where=lambda db: PurchaseOrder.status == "Ordered", sort="expected_on"),
        View("partial", "Partially received", where=lambda db: PurchaseOrder.status == "Partially received", sort="expected_on"),
        View("overdue", "Overdue", where=lambda db: PurchaseOrder.status.in_(AWAITED) & (PurchaseOrder.expected_on < db.today), sort="expected_on"),
        View("received", "Received", where=lambda db: PurchaseOrder.status == "Received"),
        View("ended", "Closed", where=lambda db: PurchaseOrder.status.in_(("Closed short", "Canceled"))),
    ),
    sort="-number",
)  # fmt: skip

TRANSFERS = ListView(
    key="transfers", title="Transfers", one="transfer", many="transfers", endpoint="transfers.index", icon="truck", figures=queries.transfer_progress,
    columns=(
        Column("number", "Transfer", value=lambda t: t.name, link=lambda t: url_for("transfers.show", id=t.id), sort=Transfer.number, width=10),
        Column("origin", "From", value=lambda t: t.origin.name, sort=queries.place_name(Transfer.origin_id), width=16),
        Column("destination", "To", value=lambda t: t.destination.name, sort=queries.place_name(Transfer.destination_id), width=16),
        Column("status", "Status", kind="chip", tone=lambda t: supply_tone(t.status), sort=in_order(Transfer.status, TRANSFER_STATUSES), width=14),
        Column("units", "Units", kind="number", figure=lambda t, now: now.units if now else 0, width=6),
        Column("received", "Received", kind="number", figure=lambda t, now: now.came if now else 0, width=8),
        Column("reference", "Reference", sort=Transfer.reference, width=9),
        Column("expected_on", "Expected", kind="date", sort=Transfer.expected_on, width=9),
        Column("sent_at", "Sent", kind="moment", sort=Transfer.sent_at),
    ),
    search=(queries.TRANSFER_NAME, Transfer.reference, queries.TRANSFER_SKUS),
    filters=(
        ChoiceFilter("origin", "From", Transfer.origin_id, choices=location_choices),
        ChoiceFilter("destination", "To", Transfer.destination_id, choices=location_choices),
        ChoiceFilter("status", "Status", Transfer.status, choices=TRANSFER_STATUSES),
        DateFilter("expected", "Expected", Transfer.expected_on),
        DateFilter("sent", "Sent", Transfer.sent_at),
    ),
    views=(
        View("all", "All"),
        View("draft", "Draft", where=lambda db: Transfer.status == "Draft"),
        View("transit", "In transit", where=lambda db: Transfer.status == "In transit", sort="expected_on"),
        View("partial", "Partially received", where=lambda db: Transfer.status == "Partially received", sort="expected_on"),
        View("overdue", "Overdue", where=lambda db: Transfer.status.in_(UNDERWAY) & (Transfer.expected_on < db.today), sort="expected_on"),
        View("received", "Received", where=lambda db: Transfer.status == "Received"),
        View("ended", "Closed", where=lambda db: Transfer.status.in_(("Closed short", "Canceled"))),
    ),
    sort="-number",
)  # fmt: skip

SUPPLIERS = ListView(
    key="suppliers", title="Suppliers", one="supplier", many="suppliers", endpoint="suppliers.index", icon="handshake", figures=queries.supplier_figures,
    columns=(
        Column("name", "Supplier", link=lambda s: url_for("suppliers.show", id=s.id), sort=Supplier.name, width=17),
        Column("contact_name", "Contact person", sort=Supplier.contact_name, width=15),
        Column("email", "E-mail", kind="email", sort=Supplier.email, width=22),
        Column("phone", "Phone", kind="phone", width=11),
        Column("lead_days", "Lead time", kind="number", sort=Supplier.lead_days, width=8),
        Column("terms", "Payment terms", sort=in_order(Supplier.terms, PAYMENT_TERMS), width=11),
        Column("items", "Items", kind="number", figure=lambda s, now: now.items if now else 0, sort=queries.ITEM_COUNT, width=6),
        Column("awaited", "Open orders", kind="number", figure=lambda s, now: now.awaited if now else 0, sort=queries.AWAITED_COUNT),
    ),
    search=(Supplier.name, Supplier.contact_name, Supplier.email, Supplier.phone),
    filters=(
        ChoiceFilter("terms", "Payment terms", Supplier.terms, choices=PAYMENT_TERMS),
        NumberFilter("lead", "Lead time", Supplier.lead_days),
        FlagFilter("active", "Active", Supplier.is_active),
    ),
    views=(
        View("active", "Active", where=lambda db: Supplier.is_active.is_(True)),
        View("archived", "Archived", where=lambda db: Supplier.is_active.is_(False)),
        View("all", "All"),
    ),
    sort="name",
    name_of=lambda supplier: str(supplier.name),
)  # fmt: skip
