"""Customers: as they register and keep their own details, and as staff keep them."""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.passwords import code_for, is_same
from ...platform.values import tags
from .. import limits
from ..access import require
from ..models import Cart, Customer
from .saving import apply, load
from .values import Values


def by_email(db: Db, email: str) -> Customer | None:
    found = select(Customer).where(func.lower(Customer.email) == email.strip().lower(), Customer.deleted_at.is_(None))
    return db.scalar(found)


def _clean(db: Db, given: dict[str, Any], customer: Customer | None) -> dict[str, Any]:
    values = Values()
    cleaned: dict[str, Any] = {
        "first_name": values.text(
            "first_name", given.get("first_name"), "First name", longest=limits.LONGEST_PERSON_NAME
        ),
        "last_name": values.text("last_name", given.get("last_name"), "Last name", longest=limits.LONGEST_PERSON_NAME),
        "email": values.email("email", given.get("email")),
        "phone": values.phone("phone", given.get("phone")),
        "accepts_marketing": bool(given.get("accepts_marketing")),
    }
    taken = by_email(db, cleaned["email"])
    if taken is not None and taken is not customer:
        values.refuse("email", "There is an account with this e-mail address already.")
    values.done()
    return cleaned


def register_customer(
    db: Db,
    *,
    first_name: str,
    last_name: str,
    email: str,
    phone: str | None = None,
    accepts_marketing: bool = False,
) -> Customer:
    """A shopper opens an account."""
    given = {
        "first_name": first_name,
        "last_name": last_name,
        "email": email,
        "phone": phone,
        "accepts_marketing": accepts_marketing,
    }
    customer = Customer(**_clean(db, given, None))
    db.add(customer)
    db.flush()
    db.add(Cart(customer_id=customer.id))
    db.flush()
    return customer


def update_own_details(
    db: Db,
    customer_id: int,
    *,
    first_name: str,
    last_name: str,
    email: str,
    phone: str | None = None,
    accepts_marketing: bool = False,
    version: int | None = None,
) -> Customer:
    """A shopper corrects their own details."""
    customer = load(db, Customer, customer_id, "account", version)
    given = {
        "first_name": first_name,
        "last_name": last_name,
        "email": email,
        "phone": phone,
        "accepts_marketing": accepts_marketing,
    }
    apply(customer, _clean(db, given, customer))
    return customer


def update_customer(
    db: Db,
    customer_id: int,
    *,
    first_name: str,
    last_name: str,
    email: str,
    phone: str | None = None,
    accepts_marketing: bool = False,
    tax_exempt: bool = False,
    tax_exempt_until: date | None = None,
    tag_text: str | None = None,
    note: str | None = None,
    version: int | None = None,
) -> Customer:
    """Staff change a customer's details, tags and note."""
    require(db, "customers")
    customer = load(db, Customer, customer_id, "customer", version)
    values = Values()
    extra = {
        "tax_exempt": tax_exempt,
        "tax_exempt_until": values.maybe(values.day, "tax_exempt_until", tax_exempt_until, "Exempt until"),
        "tags": values.optional("tag_text", tags(tag_text), "Tags"),
        "note": values.optional("note", note, "Note", longest=limits.LONGEST_NOTE, lines=True),
    }
    if not tax_exempt and customer.tax_exempt and tax_exempt_until == customer.tax_exempt_until:
        # With the exemption goes its end.
        extra["tax_exempt_until"] = None
    elif tax_exempt_until is not None and not tax_exempt:
        values.refuse("tax_exempt_until", "Only somebody who is exempt from tax has such a day.")
    values.done()
    given = {
        "first_name": first_name,
        "last_name": last_name,
        "email": email,
        "phone": phone,
        "accepts_marketing": accepts_marketing,
    }
    apply(customer, {**_clean(db, given, customer), **extra})
    return customer


def known(db: Db, email: str) -> Customer:
    """The customer who logs in with an address. Raises Invalid if there is none."""
    if not email.strip():
        raise Invalid(email="Enter your e-mail address.")
    customer = by_email(db, email)
    if customer is None:
        raise Invalid(email="We have no account with this e-mail address. Check it, or create an account.")
    return customer


def proven(db: Db, email: str, code: str) -> Customer:
    """The customer of an address, who knows the code that was e-mailed there. Raises Invalid."""
    customer = by_email(db, email)
    if customer is None or not is_same(code.strip().upper(), code_for(db, "shop", customer.id)):
        raise Invalid(code="This is not the code we sent, or it is not from today.")
    return customer
