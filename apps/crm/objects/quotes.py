"""What there is to know of quotes."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import Deal, Quote
from .declaration import CrmObject

OBJECT = CrmObject(
    model=Quote,
    icon="file-text",
    name=Quote.number,
    label=lambda quote: f"{quote.number} {quote.deal.name}",
    detail=lambda quote: (quote.status, quote.deal.account.name if quote.deal.account else None),
    loads=(joinedload(Quote.deal).joinedload(Deal.account), joinedload(Quote.owner)),
    is_fixed=lambda quote: not quote.is_editable,
    stays_for=lambda quote: "The customer has accepted it, so it stays." if quote.status == "Accepted" else "",
    added_to={"deal": Quote.deal_id},
)
