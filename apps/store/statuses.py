"""What an order and a discount code are called, as it follows from their quantities, money and dates."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from .models import Discount, OrderLine

PAYMENT_STATUSES = ("Authorized", "Partially paid", "Paid", "Partially refunded", "Refunded", "Voided")
#: Of these, money is still to come.
AWAITED = ("Authorized", "Partially paid")
FULFILMENT_STATUSES = ("Unfulfilled", "Partial", "Fulfilled", "Partially returned", "Returned")
ORDER_STATUSES = ("Open", "Completed", "Canceled")


@dataclass(frozen=True)
class Units:
    """How many units of an order were sent, came back, and are still to be sent."""

    sent: int
    returned: int
    waiting: int

    @classmethod
    def of(cls, lines: Iterable[OrderLine]) -> Units:
        counts = [(line.fulfilled, line.returned, line.open) for line in lines]
        return cls(*(sum(column) for column in zip(*counts, strict=True))) if counts else cls(0, 0, 0)


def fulfilment_status(units: Units) -> str:
    """One of FULFILMENT_STATUSES."""
    if units.returned:
        return "Returned" if units.returned == units.sent and not units.waiting else "Partially returned"
    if units.sent:
        return "Partial" if units.waiting else "Fulfilled"
    return "Unfulfilled"


def payment_status(total: int, captured: int, refunded: int, *, is_voided: bool, exchanged: int = 0) -> str:
    """One of PAYMENT_STATUSES, from what an order comes to, was collected and given back in cents.

    `is_voided` says that nothing more of it will be collected; `exchanged` of what was given back never left the order.
    """
    if not total:
        return "Paid"
    if not captured:
        return "Voided" if is_voided else "Authorized"
    if captured < total and not is_voided:
        return "Partially paid"
    if refunded == captured:
        return "Refunded"
    return "Partially refunded" if refunded > exchanged else "Paid"


def order_status(units: Units, payment: str, *, is_canceled: bool) -> str:
    """One of ORDER_STATUSES: an order is open as long as goods or money are awaited."""
    if is_canceled:
        return "Canceled"
    return "Open" if units.waiting or payment in AWAITED else "Completed"


DiscountStatus = Literal["Active", "Scheduled", "Expired", "Switched off", "Used up"]


def discount_status(discount: Discount, now: datetime, uses: int) -> DiscountStatus:
    """What a code is at a moment by which it was used in `uses` orders."""
    if not discount.is_active:
        return "Switched off"
    if now < discount.starts_at:
        return "Scheduled"
    if discount.ends_at is not None and now >= discount.ends_at:
        return "Expired"
    is_used_up = discount.usage_limit is not None and uses >= discount.usage_limit
    return "Used up" if is_used_up else "Active"
