"""The facts that a text about a record may name, all of them true at the time of writing or at least plausible."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import Account, Contact, Deal, Lead
from ...apps.platform.values import MONTHS
from ..calendar import last_workday, next_workday
from ..places import CITIES
from ..writing import day, dollars, short_day
from .sales import Sales, quantities

_TIMES = ("8:30", "9:15", "10:00", "10:45", "11:30", "1:15 pm", "2:00 pm", "2:40 pm", "3:30 pm", "4:15 pm")


def phrase_context(
    sales: Sales,
    random: Random,
    written: datetime,
    author_id: int,
    *,
    account: Account | None = None,
    contact: Contact | Lead | None = None,
    deal: Deal | None = None,
    company: str | None = None,
) -> dict[str, str]:
    """What is known when `author_id` writes about these records."""
    today = sales.draft.calendar.date_of(written)
    product, other = random.sample(sales.articles, 2)
    quantity = random.choice(quantities(product.price))
    past = last_workday(today - timedelta(days=random.randrange(1, 16)))
    coming = next_workday(today + timedelta(days=random.randrange(2, 25)))
    amount = (deal.amount if deal else 0) or random.randrange(9, 240) * 100_00
    if isinstance(contact, Lead):
        company = contact.company
    where = account.billing_city if account else contact.city if isinstance(contact, Lead) else None
    name = contact.name if contact else "the front desk"
    return {
        "account": account.name if account else company or "the customer",
        "amount": dollars(amount // 100_00 * 100_00 if amount > 1_000_00 else amount),
        "city": where or random.choice(CITIES).name,
        "colleague": sales.colleague(random, author_id).first_name,
        "company": company or (account.name if account else "the company"),
        "competitor": random.choice(sales.competitors),
        "contact": name,
        "credit": dollars(random.randrange(4, 90) * 10_00),
        "day": day(past),
        "day2": short_day(coming),
        "family": product.family,
        "few": str(random.randrange(1, max(2, min(9, quantity)))),
        "first": (contact.first_name if contact else None) or name,
        "industry": (account.industry if account else None) or "Customer",
        "minutes": str(random.choice((15, 20, 25, 30, 40, 45, 60))),
        "month": MONTHS[(today.month + random.randrange(6)) % 12],
        "month_before": MONTHS[(today.month - 2 - random.randrange(3)) % 12],
        "pct": str(random.choice((3, 4, 5, 6, 7, 8, 10, 12, 15))),
        "product": product.name,
        "product2": other.name,
        "project": (deal.name.split(" – ", 1)[-1] if deal else random.choice(sales.draft.trade.projects)),
        "qty": str(quantity),
        "time": random.choice(_TIMES),
        "weekday": past.strftime("%A"),
        "weeks": str(random.randrange(2, 9)),
    }
