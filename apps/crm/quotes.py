"""What pages and actions ask about quotes: how deep they go below the price book, and how deep they may."""

from __future__ import annotations

from ..handbook.models import Policy
from ..handbook.policies import policy
from ..platform.database import Db
from .models import Quote


def depth_of(quote: Quote) -> int:
    """How far the deepest line is below the price book, in hundredths of a per cent; 0 without lines."""
    return max((line.below_list for line in quote.lines), default=0)


def limit_of(db: Db, quote: Quote) -> Policy:
    """How far below its price book a quote may go without approval, in per cent: the handbook's rule of the day."""
    return policy(db, "quote_discount", quote.pricebook.name)


def needs_approval(db: Db, quote: Quote) -> bool:
    return depth_of(quote) > limit_of(db, quote).value * 100


def percent(hundredths: int) -> str:
    """1250 → "12.5 %"."""
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02d}".rstrip("0").rstrip(".") + " %"
