"""Quotes: what a deal's customer is offered. Their way from draft to accepted stands in `quote_steps`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.models import Record
from ..fields import LINE, QUOTE
from ..models import ApprovalRequest, Contact, Deal, Quote, QuoteLine
from ..queries import find, standard_pricebook
from .line_rows import LineRow, save_rows
from .prices import line_total, list_price, price_for_sale
from .saving import apply, bin_records, change, load, obey, start


def create_quote(db: Db, *, copy_lines: bool = True, **values: Any) -> Quote:
    """Quote a deal under the next number, beginning with the products of the deal unless told otherwise.

    The price book is the deal's, else the standard one; the first quote of a deal is the one that is synced with it.
    """
    quote = _new(db, values)
    if copy_lines:
        _copy(db, quote, quote.deal)
    sum_quote(db, quote)
    return quote


def _new(db: Db, values: dict[str, Any]) -> Quote:
    deal_id = values.get("deal_id")
    deal = load(db, Deal, deal_id) if deal_id else None
    if deal is not None and values.get("pricebook_id") is None:
        values["pricebook_id"] = deal.pricebook_id or standard_pricebook(db).id
    cleaned = start(db, QUOTE, values)
    assert deal is not None  # a quote without one was refused
    if deal.stage.is_closed:
        raise Invalid(deal_id=f"{deal.name} is closed. Only open deals can be quoted.")
    has_quotes = db.scalar(select(Quote.id).where(Quote.deal_id == deal.id, Quote.deleted_at.is_(None)).limit(1))
    quote = Quote(**cleaned, number=next_quote_number(db), status="Draft", is_syncing=has_quotes is None)
    _check(db, quote, deal)
    db.add(quote)
    db.flush()
    return quote


def clone_quote(db: Db, source_id: int, **values: Any) -> Quote:
    """Make a quote that offers what another one does."""
    source = find(db, Quote, source_id)
    quote = _new(db, values)
    _copy(db, quote, source)
    sum_quote(db, quote)
    return quote


def update_quote(db: Db, quote_id: int, *, version: int | None = None, **values: Any) -> Quote:
    """Change a quote that has not been presented; what was approved or rejected becomes a draft again."""
    quote = load_editable(db, quote_id, version=version)
    changes = change(db, QUOTE, quote, values)
    apply(quote, changes)
    _check(db, quote, quote.deal)
    if changes:
        apply(quote, {"status": "Draft"})
    db.expire(quote, ["contact"])
    sum_quote(db, quote)
    return quote


def save_quote_lines(db: Db, quote_id: int, rows: Sequence[LineRow], *, version: int | None = None) -> Quote:
    """Save a quote's grid of lines: all rows or none; the quote is a draft again."""
    quote = load_editable(db, quote_id, version=version)
    save_rows(
        rows,
        add=lambda product_id, values: offer_line(db, quote, product_id, values),
        update=lambda id, version, values: change_line(db, _of(db, quote, id), version, values),
        remove=lambda id: db.delete(_of(db, quote, id)),
    )
    if rows:
        apply(quote, {"status": "Draft"})
    sum_quote(db, quote)
    return quote


def add_quote_line(db: Db, quote_id: int, product_id: int, **values: Any) -> QuoteLine:
    """Offer one more product, at the price book's price unless one is given."""
    quote = load_editable(db, quote_id)
    line = offer_line(db, quote, product_id, values)
    apply(quote, {"status": "Draft"})
    sum_quote(db, quote)
    return line


def update_quote_line(db: Db, line_id: int, **values: Any) -> QuoteLine:
    line = _load_line(db, line_id)
    change_line(db, line, None, values)
    apply(line.quote, {"status": "Draft"})
    sum_quote(db, line.quote)
    return line


def remove_quote_line(db: Db, line_id: int) -> None:
    line = _load_line(db, line_id)
    quote = line.quote
    db.delete(line)
    apply(quote, {"status": "Draft"})
    sum_quote(db, quote)


def delete_quote(db: Db, quote_id: int, *, version: int | None = None) -> Quote:
    """Put a quote with its lines and requests into the recycle bin; one that was accepted stays."""
    quote = load(db, Quote, quote_id, to="delete", version=version)
    if quote.status == "Accepted":
        raise Blocked(f"{quote.number} was accepted by the customer, so it stays.")
    # Another one may be synced meanwhile: one that is brought back is not any more.
    apply(quote, {"is_syncing": False})
    bin_records(db, [*cascade(db, [quote]), quote])
    return quote


def cascade(db: Db, quotes: Sequence[Quote]) -> list[Record]:
    """The records that go into the recycle bin with quotes: their products and requests for approval."""
    ids = [quote.id for quote in quotes]
    found: list[Record] = []
    for model in (QuoteLine, ApprovalRequest):
        of_quotes = select(model).where(model.quote_id.in_(ids), model.deleted_at.is_(None))
        found += db.scalars(of_quotes.order_by(model.id))
    return found


def load_editable(db: Db, quote_id: int, *, version: int | None = None) -> Quote:
    """The quote for a change of what it offers. Raises Blocked once it is in review or was presented."""
    quote = load(db, Quote, quote_id, version=version)
    if not quote.is_editable:
        what = {"In Review": "Recall it", "Accepted": "Make a new quote"}.get(quote.status, "Take it back to draft")
        raise Blocked(f"{quote.number} is {quote.status.lower()} and cannot be changed. {what} first.")
    return quote


def sum_quote(db: Db, quote: Quote) -> None:
    """Set the amounts to what follows from the lines and the tax; raise Invalid if a rule forbids such a quote."""
    db.flush()
    db.expire(quote, ["lines"])
    subtotal = sum(line.quantity * line.unit_price for line in quote.lines)
    net = sum(line.total for line in quote.lines)
    apply(quote, {"subtotal": subtotal, "discount": subtotal - net, "grand_total": net + quote.tax})
    db.flush()
    obey(db, quote)


def offer_line(db: Db, quote: Quote, product_id: int, values: Mapping[str, Any]) -> QuoteLine:
    """A new line of a quote, whose amounts are still to be summed."""
    product, price = price_for_sale(db, quote.pricebook_id, product_id)
    given = LINE.with_defaults(db, values)
    if given.get("unit_price") is None:
        given["unit_price"] = price
    line = QuoteLine(quote_id=quote.id, product_id=product.id, list_price=price, **LINE.clean(db, given))
    line.total = line_total(line.quantity, line.unit_price, line.discount_pct)
    db.add(line)
    return line


def _copy(db: Db, quote: Quote, source: Deal | Quote) -> None:
    """Offer what a deal or another quote does; by another price book at the prices of that one."""
    for line in source.lines:
        price = {"unit_price": line.unit_price} if quote.pricebook_id == source.pricebook_id else {}
        offer_line(db, quote, line.product_id, {"quantity": line.quantity, "discount_pct": line.discount_pct, **price})


def change_line(db: Db, line: QuoteLine, version: int | None, values: Mapping[str, Any]) -> QuoteLine:
    """Change a line, whose quote's amounts are still to be summed; the discount counts from today's price book."""
    db.check_version(line, line.product.name, version)
    apply(line, LINE.clean(db, values, line))
    listed = list_price(db, line.quote.pricebook_id, line.product_id)
    total = line_total(line.quantity, line.unit_price, line.discount_pct)
    apply(line, {"total": total, "list_price": line.list_price if listed is None else listed})
    return line


def _load_line(db: Db, line_id: int) -> QuoteLine:
    line = db.get(QuoteLine, line_id)
    if line is None or line.deleted_at is not None:
        raise NotFound("This product is no longer on the quote.")
    load_editable(db, line.quote_id)
    return line


def _of(db: Db, quote: Quote, line_id: int) -> QuoteLine:
    line = db.get(QuoteLine, line_id)
    if line is None or line.deleted_at is not None or line.quote_id != quote.id:
        raise NotFound("This product is no longer on the quote. Reload the page.")
    return line


def _check(db: Db, quote: Quote, deal: Deal) -> None:
    if quote.expires_on < db.today:
        raise Invalid(expires_on="A quote must be valid through today at least. Enter a later day.")
    if quote.contact_id is not None:
        contact = db.get_one(Contact, quote.contact_id)
        if contact.account_id != deal.account_id:
            raise Invalid(contact_id=f"{contact.name} does not work at the account of the deal.")


def next_quote_number(db: Db) -> str:
    """The highest number in use plus one, in the same style ("Q-01041" gives "Q-01042")."""
    last = db.scalar(select(Quote.number).order_by(func.length(Quote.number).desc(), Quote.number.desc()).limit(1))
    parts = re.fullmatch(r"(.*?)(\d+)", last or "Q-01000")
    if parts is None:
        raise ValueError(f"the quote number {last!r} does not end in digits, so it has no next one")
    prefix, digits = parts.groups()
    return f"{prefix}{int(digits) + 1:0{len(digits)}d}"
