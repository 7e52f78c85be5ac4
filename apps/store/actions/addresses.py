"""A shopper's address book."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypedDict, Unpack

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from .. import limits
from ..models import Address, Cart
from ..places import COUNTRIES
from .saving import apply, load
from .values import Values


class AddressValues(TypedDict, total=False):
    name: str
    company: str | None
    street: str
    city: str
    state: str
    postal_code: str
    country: str
    phone: str | None


def clean_address(db: Db, given: Mapping[str, Any]) -> dict[str, Any]:
    """The checked values of an address."""
    values = Values()
    cleaned = {
        "name": values.text("name", given.get("name"), "Name"),
        "company": values.optional("company", given.get("company"), "Company"),
        "street": values.text("street", given.get("street"), "Street"),
        "city": values.text("city", given.get("city"), "City", longest=limits.LONGEST_PLACE),
        "country": values.choice("country", given.get("country"), "Country", list(COUNTRIES)),
        "postal_code": values.text(
            "postal_code", given.get("postal_code"), "Postal code", longest=limits.LONGEST_POSTAL_CODE
        ).upper(),
        "phone": values.phone("phone", given.get("phone")),
    }
    country = COUNTRIES.get(cleaned["country"] or "")
    cleaned["state"] = values.text("state", given.get("state"), "State", longest=limits.LONGEST_PLACE)
    if country is not None and cleaned["state"]:
        if country.states:
            cleaned["state"] = cleaned["state"].upper()
            if cleaned["state"] not in country.states:
                values.refuse("state", f"Enter the two-letter code of {country.a_state}, such as {country.states[0]}.")
        if cleaned["postal_code"] and not re.fullmatch(country.postal_code, cleaned["postal_code"]):
            values.refuse("postal_code", f"Enter a postal code such as {country.example}.")
        elif (code := cleaned["postal_code"]) and not country.is_in(code, state := cleaned["state"]):
            values.refuse("postal_code", f"{code} is not in {state}: check the postal code and the state.")
    values.done()
    return cleaned


def own_address(db: Db, customer_id: int, address_id: int, version: int | None = None) -> Address:
    """An address of this shopper's book."""
    address = load(db, Address, address_id, "address", version)
    if address.customer_id != customer_id:
        raise NotFound("This address does not exist.")
    return address


def book(db: Db, customer_id: int) -> list[Address]:
    found = select(Address).where(Address.customer_id == customer_id, Address.deleted_at.is_(None))
    return list(db.scalars(found.order_by(Address.is_default.desc(), Address.id)))


def add_address(db: Db, customer_id: int, *, is_default: bool = False, **values: Unpack[AddressValues]) -> Address:
    """Add to the shopper's address book; the first address is the default one."""
    address = Address(customer_id=customer_id, **clean_address(db, values))
    address.is_default = False
    first = not book(db, customer_id)
    db.add(address)
    db.flush()
    if first or is_default:
        make_default(db, customer_id, address.id)
    return address


def update_address(
    db: Db,
    customer_id: int,
    address_id: int,
    *,
    is_default: bool = False,
    version: int | None = None,
    **values: Unpack[AddressValues],
) -> Address:
    address = own_address(db, customer_id, address_id, version)
    apply(address, clean_address(db, values))
    if address.is_default and not is_default and len(book(db, customer_id)) > 1:
        raise Invalid(is_default="To change the default address, make another one the default.")
    if is_default:
        make_default(db, customer_id, address.id)
    return address


def make_default(db: Db, customer_id: int, address_id: int) -> Address:
    """Make an address the shopper's default, and no other."""
    chosen = own_address(db, customer_id, address_id)
    for address in book(db, customer_id):
        apply(address, {"is_default": address.id == chosen.id})
    return chosen


def delete_address(db: Db, customer_id: int, address_id: int) -> None:
    """Remove an address; if it was the default, the oldest other one takes its place."""
    address = own_address(db, customer_id, address_id)
    address.deleted_at = db.now
    was_default, address.is_default = address.is_default, False
    for cart in db.scalars(select(Cart).where(Cart.address_id == address.id)):
        cart.address_id = cart.shipping_method_id = None
    db.flush()
    left = book(db, customer_id)
    if was_default and left:
        left[0].is_default = True
