"""Deals: each with its way through the pipeline, the products it sells and the people it depends on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from random import Random

from ...apps.crm.models import (
    DEAL_TYPES,
    LEAD_SOURCES,
    LOSS_REASONS,
    Contact,
    Deal,
    DealContactRole,
    DealLine,
    Pricebook,
)
from ..calendar import last_workday
from ..grammar import say
from ..random_source import chance, pick, shares
from ..rows import new
from .context import line_facts, phrase_context
from .deal_names import deal_name
from .history import make_history
from .phrases.activities import DEAL_DESCRIPTIONS, NEXT_STEPS
from .sales import Customer, Sales, quantities

STAGE_WEIGHTS = {
    "Prospecting": 38,
    "Qualification": 42,
    "Proposal": 48,
    "Negotiation": 38,
    "Closed Won": 96,
    "Closed Lost": 58,
}
OPEN_STAGES = ("Prospecting", "Qualification", "Proposal", "Negotiation")
_BUYERS = ("Customer", "Reseller", "Partner", "Former customer")
_CANDIDATES = ("Customer", "Prospect", "Reseller")
# In which stage of a hundred deals how many name their products.
_WITH_LINES = {"Prospecting": 8, "Qualification": 30, "Proposal": 75, "Negotiation": 94}


@dataclass(frozen=True)
class DealSpec:
    customer: Customer
    owner_id: int
    stage: str
    #: The last open stage: where the deal is, or was when it closed.
    last_open: str
    created: datetime
    closed: datetime | None


def make_deals(sales: Sales) -> None:
    random = sales.draft.random("deals")
    specs = sorted(_specs(sales, random), key=lambda spec: spec.created)
    names: set[str] = set()
    for spec in specs:
        _add(sales, random, spec, names)


def _specs(sales: Sales, random: Random) -> list[DealSpec]:
    """Stages and owners are dealt out by quota, so that every owner has deals in every stage."""
    calendar = sales.draft.calendar
    specs = []
    yesterday = calendar.moment(last_workday(calendar.today - timedelta(days=1)), time(16, 30))
    old_enough = calendar.now - timedelta(days=75)
    stages = shares(random, sales.volume.deals, STAGE_WEIGHTS)
    for stage in STAGE_WEIGHTS:
        for owner_id in shares(random, stages.count(stage), sales.all_owners()):
            is_closed = stage.startswith("Closed")
            customer = _customer(sales, random, owner_id, stage, old_enough if is_closed else None)
            earliest = customer.account.created_at + timedelta(days=1)
            closed: datetime | None = None
            if is_closed:
                closed = calendar.recent(random, earliest + timedelta(days=30))
                created = calendar.between(
                    random, max(earliest, closed - timedelta(days=150)), closed - timedelta(days=12)
                )
                last_open = "Negotiation" if stage == "Closed Won" else random.choice(OPEN_STAGES)
            else:
                created = min(yesterday, calendar.recent(random, max(earliest, calendar.now - timedelta(days=170))))
                last_open = stage
            specs.append(DealSpec(customer, owner_id, stage, last_open, created, closed))
    # One test record is in use after all.
    test = next(c for c in sales.customers if c.is_test)
    created = min(yesterday, calendar.between(random, max(test.account.created_at, calendar.now - timedelta(days=60))))
    specs.append(DealSpec(test, test.account.owner_id, "Prospecting", "Prospecting", created, None))
    return specs


def _customer(sales: Sales, random: Random, owner_id: int, stage: str, before: datetime | None) -> Customer:
    """Mostly one of the owner's own accounts, else one of the territory; no prospect has bought already."""
    own = sales.customers_of(owner_id)
    near = sales.customers_in(sales.territory_of(owner_id))
    types = _BUYERS if stage == "Closed Won" else _CANDIDATES
    while True:
        customer = random.choice(own if own and chance(random, 88) else near)
        if customer.account.type in types and (before is None or customer.account.created_at < before):
            return customer


def _add(sales: Sales, random: Random, spec: DealSpec, names: set[str]) -> None:
    draft, account = sales.draft, spec.customer.account
    deal = draft.add(
        new(
            Deal,
            name=_name(sales, random, spec, names),
            account_id=account.id,
            stage_id=sales.stages[spec.stage].id,
            last_stage_id=sales.stages[spec.last_open].id if spec.stage == "Closed Lost" else None,
            type=pick(
                random,
                {DEAL_TYPES[0]: 3, DEAL_TYPES[1]: 4, DEAL_TYPES[2]: 3}
                if account.type != "Prospect"
                else {DEAL_TYPES[0]: 1},
            ),
            lead_source=None if chance(random, 15) else random.choice(LEAD_SOURCES),
            loss_reason=random.choice(LOSS_REASONS) if spec.stage == "Closed Lost" else None,
            owner_id=spec.owner_id,
        ),
        at=spec.created,
        by=sales.worker(random, spec.owner_id),
    )
    deal.amount = random.randrange(8, 400) * 250_00
    lines: list[DealLine] = []
    if spec.stage == "Closed Won" or chance(random, _WITH_LINES[spec.last_open]):
        lines = _add_lines(sales, random, spec, deal)
        deal.amount = sum(line.total for line in lines)
    make_history(sales, random, deal, spec.last_open, spec.closed)
    roles = _add_roles(sales, random, spec, deal)
    names_of = {product.id: product.name for product in sales.products}
    known = phrase_context(
        sales,
        random,
        deal.updated_at,
        spec.owner_id,
        account=account,
        contact=roles[0] if roles else None,
        deal=deal,
        lines=[line_facts(line, names_of[line.product_id]) for line in lines],
    )
    if spec.closed is None and chance(random, 78):
        deal.next_step = say(random, NEXT_STEPS, known).text
    if chance(random, 30) and not spec.customer.is_test:
        deal.description = say(random, DEAL_DESCRIPTIONS, known).text


def _name(sales: Sales, random: Random, spec: DealSpec, names: set[str]) -> str:
    """A deal's name; the same project again carries its year."""
    year = sales.draft.calendar.date_of(spec.created).year
    base = deal_name(random.choice(sales.draft.trade.projects), spec.customer.account)
    name, number = base, 1
    while name in names:
        number += 1
        name = f"{base} {year}" if number == 2 else f"{base} {year}, part {number - 1}"
    names.add(name)
    return name


def _add_lines(sales: Sales, random: Random, spec: DealSpec, deal: Deal) -> list[DealLine]:
    """Products with their book's prices; their total is the deal's amount."""
    book = _book(sales, random, spec)
    deal.pricebook_id = book.id
    added = []
    for product in random.sample(sales.products, random.choice((1, 2, 3, 3, 4, 4, 5, 6))):
        price = sales.prices[book.id, product.id]
        quantity = random.choice(quantities(price))
        discount = random.choice((0, 0, 0, 0, 5, 8, 10))
        line_total = (quantity * price * (100 - discount) + 50) // 100
        line = sales.draft.add(
            new(
                DealLine,
                deal_id=deal.id,
                product_id=product.id,
                quantity=quantity,
                unit_price=price,
                discount_pct=discount,
                total=line_total,
            ),
            at=deal.created_at,
            by=deal.created_by_id,
        )
        added.append(line)
    return added


def _book(sales: Sales, random: Random, spec: DealSpec) -> Pricebook:
    kind = spec.customer.account.type
    wholesale = kind == "Reseller" or (kind == "Partner" and chance(random, 60)) or chance(random, 4)
    return sales.books["Wholesale" if wholesale else "List prices"]


def _add_roles(sales: Sales, random: Random, spec: DealSpec, deal: Deal) -> list[Contact]:
    """The contacts of a deal, the primary one first; from Negotiation on somebody decides."""
    must_decide = spec.last_open == "Negotiation"
    if not must_decide and chance(random, 25):
        return []
    people = sales.contacts[spec.customer.account.id]
    if not people:
        return []
    present = [c for c in people if c.created_at <= deal.stage_entered_at] or people[:1]
    chosen = random.sample(present, min(len(present), random.choice((1, 1, 2, 2, 3))))
    decider = random.randrange(len(chosen)) if must_decide or chance(random, 60) else None
    is_headed = must_decide or chance(random, 85)
    for number, contact in enumerate(chosen):
        role = "Decision Maker" if number == decider else random.choice(("Evaluator", "Influencer"))
        sales.draft.add(
            new(
                DealContactRole, deal_id=deal.id, contact_id=contact.id, role=role, is_primary=is_headed and number == 0
            ),
            at=max(deal.created_at, contact.created_at),
            by=deal.created_by_id,
        )
    return chosen
