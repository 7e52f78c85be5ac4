"""The fields of an account."""

from __future__ import annotations

from ...platform.record_fields import Integer, LongText, Money, Phone, RecordFields, Reference, Text, Url
from ..models import Account
from ..objects import url_of
from ..tones import tone
from .common import created, owner
from .picked import Picked
from .targets import ACCOUNTS


def _parts(kind: str) -> list[str]:
    """The fields of the billing or the shipping address."""
    return [f"{kind}_{part}" for part in ("street", "city", "state", "postal_code", "country")]


def _address(account: Account, kind: str) -> str:
    """The billing or the shipping address, as it stands on a letter."""
    street, city, state, postal_code, country = (getattr(account, part) or "" for part in _parts(kind))
    town = ", ".join(filter(None, [city, " ".join(filter(None, [state, postal_code]))]))
    return "\n".join(filter(None, [street, town, country]))


ACCOUNT = RecordFields(
    Account,
    Text(Account.name, "Name", column=22, link=url_of, searched=True, streamed=True, watched=True, short_form=True,
         lookup_column=32),
    Text(Account.account_number, "Account number", copied=False, searched=True),
    Picked(Account.type, "Type", picklist="account_type", column=14, tone=tone, edit=True, filter=True, streamed=True,
           watched=True, short_form=True, lookup_column=15, lookup_filter=True),
    Picked(Account.industry, "Industry", picklist="industry", column=14, edit=True, filter=True, short_form=True,
           lookup_filter=True),
    Picked(Account.rating, "Rating", picklist="rating", tone=tone, edit=True, filter=True, streamed=True,
           restrictable=True),
    Reference(Account.parent_id, "Parent account", ACCOUNTS, streamed=True),
    Phone(Account.phone, "Phone", column=13, edit=True, searched=True, streamed=True, short_form=True,
          lookup_column=17),
    Url(Account.website, "Website", searched=True, short_form=True),
    Integer(Account.employees, "Employees", maximum=10_000_000, filter=True, restrictable=True),
    Money(Account.annual_revenue, "Annual revenue", column=13, filter="revenue", restrictable=True),
    Text(Account.billing_street, "Billing street", section="Billing address", card=""),
    Text(Account.billing_city, "Billing city", key="city", column=11, column_label="City", filter=True,
         filter_label="City", card="", short_form=True, lookup_column=17, lookup_filter=True),
    Text(Account.billing_state, "Billing state", filter="state", filter_label="State", card="", short_form=True),
    Text(Account.billing_postal_code, "Billing postal code", card=""),
    Text(Account.billing_country, "Billing country", card=""),
    Text(Account.shipping_street, "Shipping street", section="Shipping address", card=""),
    Text(Account.shipping_city, "Shipping city", card=""),
    Text(Account.shipping_state, "Shipping state", card=""),
    Text(Account.shipping_postal_code, "Shipping postal code", card=""),
    Text(Account.shipping_country, "Shipping country", card=""),
    LongText(Account.description, "Description", section="More", restrictable=True),
    Text("billing_address", "Billing address", value=lambda account: _address(account, "billing"), card="Addresses",
         opens=_parts("billing")),
    Text("shipping_address", "Shipping address", value=lambda account: _address(account, "shipping"), card="Addresses",
         opens=_parts("shipping")),
    owner(Account.owner_id, column=13, streamed=True, watched=True, lookup_column=19, lookup_filter=True),
    created(Account.created_at),
    order={
        "columns": ("billing_city", "phone", "annual_revenue"),
        "lookup": ("billing_city", "phone"),
        "filters": ("billing_city", "billing_state", "annual_revenue", "employees"),
    },
    highlights=("type", "rating", "industry", "phone", "annual_revenue", "owner_id"),
)  # fmt: skip
