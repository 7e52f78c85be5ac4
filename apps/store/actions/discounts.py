"""Discount codes."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Any, TypedDict, Unpack

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked
from .. import limits
from ..access import require
from ..models import DISCOUNT_KINDS, Category, Discount, Redemption
from .cart import find_code
from .saving import apply, load
from .values import Values


class DiscountValues(TypedDict, total=False):
    code: str
    kind: str
    percent: int | None
    amount: int | None
    category_id: int | None
    min_subtotal: int | None
    min_quantity: int | None
    usage_limit: int | None
    once_per_customer: bool
    starts_on: date
    ends_on: date | None


def uses(db: Db, discount: Discount) -> int:
    """How many orders have used a code; those that were canceled unpaid have not."""
    return db.scalar(select(func.count()).where(Redemption.discount_id == discount.id, Redemption.counts)) or 0


def first_moment(db: Db, day: date) -> datetime:
    """Midnight at the company's office."""
    return datetime.combine(day, time(), db.timezone)


def last_day(db: Db, discount: Discount) -> date | None:
    """The last day on which a code holds."""
    if discount.ends_at is None:
        return None
    return (discount.ends_at.astimezone(db.timezone) - timedelta(seconds=1)).date()


def _clean(db: Db, given: dict[str, Any], discount: Discount | None) -> dict[str, Any]:
    values = Values()
    kind = values.choice("kind", given.get("kind"), "Kind", DISCOUNT_KINDS)
    code = values.text("code", given.get("code"), "Code", longest=limits.LONGEST_DISCOUNT_CODE).upper()
    if code and not code.replace("-", "").replace("_", "").isalnum():
        values.refuse("code", "A code has letters, digits and hyphens only.")
    taken = find_code(db, code)
    if taken is not None and taken is not discount:
        values.refuse("code", f"There is a code {taken.code} already.")
    percent, amount = given.get("percent"), given.get("amount")
    if kind == "Percentage":
        values.whole("percent", percent, "Percentage", 1, 100)
    if kind == "Fixed amount":
        values.cents("amount", 0 if amount is None else amount, "Amount", 1)
    category_id = given.get("category_id")
    if category_id is not None and db.get(Category, category_id) is None:
        values.refuse("category_id", "Choose a category from the list.")
    starts_on = values.maybe(values.day, "starts_on", given.get("starts_on"), "First day")
    ends_on = values.maybe(values.day, "ends_on", given.get("ends_on"), "Last day")
    if starts_on is None:
        values.refuse("starts_on", "First day is required.")
    elif ends_on is not None and ends_on < starts_on:
        values.refuse("ends_on", "The last day cannot be before the first day.")
    limit = values.maybe(values.whole, "usage_limit", given.get("usage_limit"), "Usage limit", 1)
    cleaned = {
        "code": code,
        "kind": kind,
        "percent": percent if kind == "Percentage" else None,
        "amount": amount if kind == "Fixed amount" else None,
        "category_id": category_id,
        "min_subtotal": values.maybe(values.cents, "min_subtotal", given.get("min_subtotal"), "Minimum purchase", 1),
        "min_quantity": values.maybe(values.whole, "min_quantity", given.get("min_quantity"), "Minimum quantity", 1),
        "usage_limit": limit,
        "once_per_customer": bool(given.get("once_per_customer")),
    }
    if discount is not None and uses(db, discount):
        if limit != discount.usage_limit:
            values.refuse("usage_limit", "This code has been used: its usage limit is locked.")
        if cleaned["once_per_customer"] != discount.once_per_customer:
            values.refuse("once_per_customer", "This code has been used: once per customer is locked.")
    values.done()
    assert starts_on is not None
    cleaned["starts_at"] = first_moment(db, starts_on)
    cleaned["ends_at"] = None if ends_on is None else first_moment(db, ends_on + timedelta(days=1))
    return cleaned


def create_discount(db: Db, **given: Unpack[DiscountValues]) -> Discount:
    """Create a code that holds from its first to its last day, both included."""
    require(db, "discounts")
    discount = Discount(**_clean(db, dict(given), None))
    db.add(discount)
    db.flush()
    return discount


def update_discount(
    db: Db, discount_id: int, *, version: int | None = None, **given: Unpack[DiscountValues]
) -> Discount:
    require(db, "discounts")
    discount = load(db, Discount, discount_id, "discount code", version)
    cleaned = _clean(db, dict(given), discount)
    apply(discount, cleaned)
    db.flush()
    db.expire(discount, ["category"])
    return discount


def set_discount_active(db: Db, discount_id: int, active: bool, *, version: int | None = None) -> Discount:
    """Switch a code on or off."""
    require(db, "discounts")
    discount = load(db, Discount, discount_id, "discount code", version)
    apply(discount, {"is_active": active})
    return discount


def delete_discount(db: Db, discount_id: int) -> None:
    """Delete a code that nobody has used."""
    require(db, "discounts")
    discount = load(db, Discount, discount_id, "discount code")
    count = db.scalar(select(func.count()).where(Redemption.discount_id == discount.id)) or 0
    if count:
        orders = "1 order" if count == 1 else f"{count} orders"
        raise Blocked(f"{discount.code} is on {orders}: switch it off instead.")
    db.delete(discount)
    db.flush()
