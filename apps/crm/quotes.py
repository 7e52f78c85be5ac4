"""What pages and actions ask about quotes: how deep they go below the price book, and where they part from the deal."""

from __future__ import annotations

from dataclasses import dataclass

from ..handbook.models import Policy
from ..handbook.policies import policy
from ..platform.database import Db
from .models import DealLine, Product, Quote, QuoteLine


def depth_of(quote: Quote) -> int:
    """How far the deepest line is below the price book, in hundredths of a per cent; 0 without lines."""
    return max((line.below_list for line in quote.lines), default=0)


def limit_of(db: Db, quote: Quote) -> Policy:
    """How far below its price book a quote may go without approval, in per cent: the handbook's rule of the day."""
    return policy(db, "quote_discount", quote.pricebook.name)


def needs_approval(db: Db, quote: Quote) -> bool:
    return depth_of(quote) > limit_of(db, quote).value * 100


@dataclass(frozen=True)
class Difference:
    """A product that a deal sells on other terms than a quote offers it, or that only one of them has."""

    product: Product
    sold: DealLine | None
    offered: QuoteLine | None


def differences(quote: Quote) -> list[Difference]:
    """Where the products of a quote and of its deal differ: in the order of the quote, then what only the deal has."""
    left = list(quote.deal.lines)
    found = []
    for line in quote.lines:
        sold = next((each for each in left if each.product_id == line.product_id), None)
        if sold is not None:
            left.remove(sold)
        if sold is None or _terms(sold) != _terms(line):
            found.append(Difference(line.product, sold, line))
    return found + [Difference(line.product, line, None) for line in left]


def _terms(line: DealLine | QuoteLine) -> tuple[int, int, int]:
    return line.quantity, line.unit_price, line.discount_pct


def percent(hundredths: int) -> str:
    """1250 → "12.5 %"."""
    whole, rest = divmod(hundredths, 100)
    return f"{whole}.{rest:02d}".rstrip("0").rstrip(".") + " %"
