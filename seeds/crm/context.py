"""The facts that a text about a record may name: what stands in the records at the time, and nothing else."""

from __future__ import annotations

from datetime import datetime
from random import Random

from ...apps.crm.models import Account, Case, Contact, Deal, DealLine, Lead
from ...apps.platform.values import MONTHS
from ..places import CITIES
from ..writing import dollars, short_day
from .deal_names import project_of
from .sales import Sales


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
    if lines:
        known |= random.choice(lines)
    return known


def line_facts(line: DealLine, product: str) -> dict[str, str]:
    """A line of a deal as it stands in a text."""
    return {
        "product": product,
        "qty": str(line.quantity),
        "price": f"${line.unit_price / 100:,.2f}",
        "worth": dollars(line.total),
    }
