"""Requests for the approval of a quote that come in besides those of the seeds, within the handbook and against it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from ....apps.crm import actions
from ....apps.crm.models import Deal
from ....apps.platform.database import Db
from ....seeds.world import World
from ...draw import Draw
from ...policies import rejection
from ..queries import open_deals
from ..sales_queries import pricebook, prices, quotes, rule

#: The article that says what is approved.
ARTICLE = "Quotes and price books"


@dataclass(frozen=True)
class Plea:
    """A quote to be made, with the reason why it should be approved; `depth` in per cent."""

    deal: Deal
    lines: tuple[tuple[int, int, int], ...]  # product, quantity, discount
    net: int
    depth: int
    reason: str

    def send(self, db: Db, until: date) -> None:
        """Make the quote, which holds until a day, and ask for its approval."""
        quote = actions.create_quote(db, deal_id=self.deal.id, copy_lines=False, expires_on=until)
        for product_id, quantity, off in self.lines:
            actions.add_quote_line(db, quote.id, product_id, quantity=quantity, discount_pct=off)
        actions.submit_quote(db, quote.id, self.reason)


def unquoted(world: World, owner_id: int) -> list[Deal]:
    """Somebody's open deals by list prices of which there is no quote."""
    quoted = {quote.deal_id for quote in quotes(world)}
    books = (None, pricebook(world, "List prices").id)
    return [
        deal
        for deal in open_deals(world, Deal.owner_id == owner_id)
        if deal.id not in quoted and deal.account and deal.pricebook_id in books
    ]


def plea_for(draw: Draw, deal: Deal, kind: str, world: World) -> Plea:
    """A request that is to be approved ("fine"), or is too deep, or too small."""
    limit, ceiling = rule(world, "quote_discount"), rule(world, "quote_ceiling")
    minimum = rule(world, "quote_minimum")
    entries = [entry for entry in prices(world, "List prices") if 40_00 < entry.unit_price < 800_00]
    depth = draw.integer(ceiling + 1, ceiling + 4) if kind == "deep" else draw.integer(limit + 1, ceiling)
    chosen = draw.sample(entries, draw.integer(1, 3))
    lines, net = [], 0
    for number, entry in enumerate(chosen):
        off = depth if number == 0 else draw.integer(0, limit)
        # Around the least, so that it has to be looked at.
        share = minimum * draw.integer(40, 90) // 100 // len(chosen)
        share = share if kind == "small" else 2 * share + minimum // len(chosen)
        quantity = max(1, share // entry.unit_price)
        lines.append((entry.product_id, quantity, off))
        net += (quantity * entry.unit_price * (100 - off) + 50) // 100
    return Plea(deal, tuple(lines), net, depth, draw.choice(_REASONS))


def sure_plea(draw: Draw, deal: Deal, kind: str, world: World) -> Plea:
    """The same, of which the handbook says no more and no less than that."""
    ceiling, minimum = rule(world, "quote_ceiling"), rule(world, "quote_minimum")

    def fits(plea: Plea) -> bool:
        refused = rejection(plea.depth * 100, plea.net, ceiling=ceiling, minimum=minimum)
        return (refused is None) == (kind == "fine")

    return draw.first([plea_for(draw, deal, kind, world) for _ in range(12)], fits)


_REASONS = (
    "They have a cheaper quote on the table.",
    "First order of a bigger program.",
    "Promised a quick signature for it.",
    "Long-time customer, please approve.",
    "They'll take it all in one delivery.",
)
