"""Keeping a deal and its synced quote alike: either takes over the products of the other."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..models import Deal, DealLine, Quote
from ..quotes import differences
from .deals import sum_lines
from .lines import check_discount
from .quotes import change_line, load_editable, offer_line, sum_quote
from .saving import apply, load

#: In which somebody has agreed to what a quote offers, be it the handbook's limit.
_AGREED = ("Approved", "Presented")
_TERMS = ("quantity", "unit_price", "discount_pct")


def take_products(db: Db, quote_id: int, *, version: int | None = None) -> Quote:
    """Make the synced quote offer what its deal sells; the quote is a draft again."""
    quote = load_editable(db, quote_id, version=version)
    _require_synced(quote)
    if not quote.deal.lines:
        raise Blocked(f"{quote.deal.name} has no products that could be taken over.")
    for each in differences(quote):
        values = {name: getattr(each.sold, name) for name in _TERMS} if each.sold else {}
        if each.offered is None:
            offer_line(db, quote, each.product.id, values)
        elif each.sold is None:
            db.delete(each.offered)
        else:
            change_line(db, each.offered, None, values)
        apply(quote, {"status": "Draft"})
    sum_quote(db, quote)
    return quote


def give_products(db: Db, quote_id: int, *, version: int | None = None) -> Quote:
    """Make the deal sell what its synced quote offers, before the customer has accepted it.

    What nobody has agreed to yet goes no further below the price book than the acting person may go on a deal.
    """
    quote = load(db, Quote, quote_id, version=version)
    _require_synced(quote)
    deal = load(db, Deal, quote.deal_id)
    if quote.status in ("Accepted", "Denied"):
        raise Blocked(f"{quote.number} was {quote.status.lower()} already.")
    if deal.stage.is_closed:
        raise Blocked(f"{deal.name} is closed, so its products stay as they are.")
    if not quote.lines:
        raise Blocked(f"{quote.number} has no products yet. Add one first.")
    for line in quote.lines if quote.status not in _AGREED else ():
        try:
            check_discount(db, line, line.list_price)
        except Invalid as error:
            raise Blocked(f"{line.product.name}: {error}") from error
    rewrite_lines(db, deal, quote)
    return quote


def rewrite_lines(db: Db, deal: Deal, quote: Quote) -> None:
    """Make the deal's lines those of the quote: what sells the same product is changed, the rest comes and goes."""
    apply(deal, {"pricebook_id": quote.pricebook_id})
    for each in differences(quote):
        values = {name: getattr(each.offered, name) for name in (*_TERMS, "total")} if each.offered else {}
        if each.sold is None:
            db.add(DealLine(deal_id=deal.id, product_id=each.product.id, **values))
        elif each.offered is None:
            db.delete(each.sold)
        else:
            apply(each.sold, values)
    sum_lines(db, deal)


def _require_synced(quote: Quote) -> None:
    if not quote.is_syncing:
        raise Blocked(f"{quote.number} is not the quote that is synced with the deal. Sync it first.")
