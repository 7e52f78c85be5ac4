"""The facts that a text about a record may name: what stands in the records at the time, and nothing else."""

from __future__ import annotations

import re
from datetime import datetime
from random import Random

from ...apps.crm.models import Account, Case, Contact, Deal, DealLine, Lead
from ...apps.platform.values import MONTHS
from ..places import CITIES
from ..trades import Trade
from ..trades.counting import count_of
from ..writing import dollars, short_day
from .deal_names import project_of
from .sales import Sales

# What is done at a place that one can walk through, in the trades that fit out such places.
_PLACES = re.compile(
    r"refit|build-out|café|\bbar\b|lobby|lounge|room|fit-?out|kiosk|kitchen|lighting|relamp|retrofit|remodel|renovation"
    r"|opening|location|start-up|expansion|move|refresh|office|hall|lab\b|floor|suite|center|studio|bench|bay"
)
_NO_PLACES = re.compile(r"order|stock|contract|suppl|kit|renewal|program|trial|replacement")
_PLACE_TRADES = ("coffee equipment", "office furniture", "lab supplies", "kitchenware", "lighting")
# Below so many cents a piece may be had as a sample.
_SAMPLE = 150_00


def phrase_context(
    sales: Sales,
    random: Random,
    written: datetime,
    author_id: int,
    *,
    account: Account | None = None,
    contact: Contact | Lead | None = None,
    deal: Deal | None = None,
    case: Case | None = None,
    lines: list[dict[str, str]] | None = None,
) -> dict[str, str]:
    """What is known when `author_id` writes about these records; `lines` are what the deal sells."""
    known = {
        "city": (account.billing_city if account else None) or random.choice(CITIES).name,
        "colleague": sales.colleague(random, author_id).first_name,
        "competitor": random.choice(sales.competitors),
        "month": MONTHS[sales.draft.calendar.date_of(written).month - 1],
    }
    if account is not None:
        known |= {"account": account.name, "industry": account.industry or "Customer"}
    if contact is not None:
        known |= {"contact": contact.name, "first": contact.first_name or contact.name}
    if case is not None:
        known["case"] = case.number
    if deal is None:
        if case is None and not isinstance(contact, Lead):
            known["product"] = random.choice(sales.articles).name
        return known
    stage = next(stage for stage in sales.stages.values() if stage.id == deal.stage_id)
    known |= {"project": project_of(deal), "amount": dollars(deal.amount), "stage": stage.name}
    known["close"] = short_day(deal.close_date)
    known["site"] = "yes" if is_at_a_place(sales.draft.trade, known["project"]) else ""
    if lines:
        known |= random.choice(lines)
    return known


def is_at_a_place(trade: Trade, project: str) -> bool:
    """Whether the goods of a deal go into rooms that can be seen and measured before."""
    return trade.name in _PLACE_TRADES and not _NO_PLACES.search(project) and bool(_PLACES.search(project))


def line_facts(line: DealLine, product: str, trade: Trade) -> dict[str, str]:
    """A line of a deal as it stands in a text."""
    return {
        **count_of(trade, product, line.quantity),
        "sample": product.partition(" (")[0] if line.unit_price < _SAMPLE else "",
        "product": product,
        "qty": str(line.quantity),
        "price": f"${line.unit_price / 100:,.2f}",
        "worth": dollars(line.total),
    }
