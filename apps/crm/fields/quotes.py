"""The fields of a quote."""

from __future__ import annotations

from datetime import date, timedelta

from ...handbook.policies import policy
from ...platform.database import Db
from ...platform.record_fields import (
    Choice,
    Date,
    LongText,
    Moment,
    Money,
    RecordFields,
    Reference,
    RowChoice,
    Text,
    YesNo,
)
from ..models import QUOTE_STATUSES, Account, Deal, Quote
from ..objects import url_of
from ..tones import tone
from .common import created, owner
from .targets import ACCOUNTS, CONTACTS, DEALS, pricebook_choices


def _account(quote: Quote) -> Account | None:
    return quote.deal.account


def last_day(db: Db, subject: str | None = None) -> date:
    """The last day of a quote made today: the handbook says how long one holds; "large" are those with an approval."""
    return db.today + timedelta(days=policy(db, "quote_validity", subject).value)


QUOTE = RecordFields(
    Quote,
    Text(Quote.number, "Number", read_only=True, column=9, link=url_of, searched=True),
    Reference(Quote.deal_id, "Deal", DEALS, form="new", column=24, sort=Deal.name, filter=True),
    Reference("account", "Account", ACCOUNTS, value=_account, column=17, sort=Account.name),
    Choice(Quote.status, "Status", QUOTE_STATUSES, read_only=True, column=10, tone=tone, filter=True),
    Reference(Quote.contact_id, "Contact", CONTACTS, copied=False, beside="deal_id"),
    RowChoice(Quote.pricebook_id, "Price book", pricebook_choices, form="new", required=False,
              help="Left empty, the deal's.", copied=False),
    Date(Quote.expires_on, "Expires on", default=last_day, copied=False, column=10, edit=True, filter="expires"),
    Money(Quote.subtotal, "Subtotal", read_only=True),
    Money(Quote.discount, "Discount", read_only=True),
    Money(Quote.tax, "Tax", required=False, default=0, help="An amount, added to what the lines come to."),
    Money(Quote.grand_total, "Grand total", read_only=True, column=11, filter="total"),
    YesNo(Quote.is_syncing, "Synced with deal", read_only=True, filter="syncing"),
    Moment(Quote.presented_at, "Presented", read_only=True, when=lambda quote: quote.presented_at is not None),
    Moment(Quote.settled_at, "Settled", read_only=True, when=lambda quote: quote.settled_at is not None),
    LongText(Quote.terms, "Terms"),
    owner(Quote.owner_id, column=12),
    created(Quote.created_at),
    order={"form": ("contact_id", "pricebook_id", "expires_on", "tax"),
           "filters": ("status", "deal_id", "expires_on", "grand_total")},
    highlights=("status", "deal_id", "account", "expires_on", "grand_total", "owner_id"),
)  # fmt: skip
