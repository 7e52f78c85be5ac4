"""What is asked when a record is created from a lookup: the fields that one usually knows then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..platform.database import Db
from . import actions
from .fields import ACCOUNT, CAMPAIGN, CASE, CONTACT, DEAL, LEAD
from .models import Product
from .objects import CrmRecord


@dataclass(frozen=True)
class ShortForm:
    """The short form of one object, which `create` makes; `typed` says what the text of the lookup fills in."""

    names: tuple[str, ...]
    create: Callable[..., CrmRecord | Product]
    typed: Callable[[str], dict[str, str]]
    finds_duplicates: bool = False


def _named(text: str) -> dict[str, str]:
    return {"name": text}


def _headed(text: str) -> dict[str, str]:
    return {"subject": text}


def _person(text: str) -> dict[str, str]:
    """The last word is the last name."""
    *first, last = text.split() or [""]
    return {"first_name": " ".join(first), "last_name": last}


def _product(db: Db, *, book_id: int | None = None, unit_price: int | None = None, **values: Any) -> Product:
    """A product with its price, where it is to be sold at once."""
    if book_id is None or unit_price is None:
        return actions.create_product(db, **values)
    return actions.create_priced_product(db, book_id, unit_price, **values)


SHORT_FORMS = {
    "account": ShortForm(
        ("name", "type", "industry", "phone", "website", "billing_city", "billing_state"),
        actions.create_account,
        _named,
        finds_duplicates=True,
    ),
    "contact": ShortForm(
        ("first_name", "last_name", "account_id", "title", "phone", "email"),
        actions.create_contact,
        _person,
        finds_duplicates=True,
    ),
    "lead": ShortForm(
        ("first_name", "last_name", "company", "title", "phone", "email"),
        actions.create_lead,
        _person,
        finds_duplicates=True,
    ),
    "deal": ShortForm(("name", "account_id", "stage_id", "amount", "close_date"), actions.create_deal, _named),
    "case": ShortForm(("subject", "account_id", "contact_id", "priority", "description"), actions.create_case, _headed),
    "campaign": ShortForm(("name", "type", "status", "start_date", "end_date"), actions.create_campaign, _named),
    "product": ShortForm(("name", "sku", "family", "unit_price"), _product, _named),
}
#: The fields of those that are records of the CRM's objects.
SHORT_FIELDS = {
    "account": ACCOUNT, "contact": CONTACT, "lead": LEAD, "deal": DEAL, "case": CASE, "campaign": CAMPAIGN
}  # fmt: skip
