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
    Product,
)
from ..buyers.kinds import DEALERS
from ..buyers.projects import Project, follow_ups, projects_for
from ..buyers.seasons import Course, in_season
from ..calendar import last_workday
from ..grammar import say
from ..random_source import chance, pick, shares
from ..rows import new
from .context import line_facts, phrase_context
from .deal_names import DealNames
from .history import make_history
from .phrases.standing import DEAL_DESCRIPTIONS, NEXT_STEPS
from .sales import LASTING, Customer, Sales, quantities, round_quantity
from .stream.decks import Decks

STAGE_WEIGHTS = {
    "Prospecting": 33,
    "Qualification": 36,
    "Proposal": 45,
    "Negotiation": 37,
    "Closed Won": 106,
    "Closed Lost": 63,
}
OPEN_STAGES = ("Prospecting", "Qualification", "Proposal", "Negotiation")
_BUYERS = ("Customer", "Reseller", "Partner", "Former customer")
_CANDIDATES = ("Customer", "Prospect", "Reseller")
# What a usual place has for a project, in dollars: many have little, a few a lot.
_BUDGETS = (6_000, 9_000, 13_000, 17_000, 22_000, 28_000, 36_000, 46_000, 60_000, 80_000, 110_000)
_MOST_SPENT = 130_000_00
# How many times the usual quantity such a place takes at most, in per cent: of goods that last few are needed.
_MOST, _MOST_LASTING, _MOST_DEAR = 600, 300, 200
# From this price on, in cents, even large places take few.
_DEAR = 2_000_00
_MOST_LINES = 4
# In cents: what is less is ordered in the store.
_LEAST = 1_500_00
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


@dataclass(frozen=True)
class Matter:
    """What a deal is for, and about how much there is for it, in cents."""

    project: Project
    budget: int


def make_deals(sales: Sales) -> None:
    random = sales.draft.random("deals")
    specs = sorted(_specs(sales, random), key=lambda spec: spec.created)
    names = DealNames()
    for spec in specs:
        _add(sales, random, spec, names)


def _specs(sales: Sales, random: Random) -> list[DealSpec]:
    """Stages and owners are dealt out by quota, so that every owner has deals in every stage."""
    calendar = sales.draft.calendar
    specs = []
    yesterday = calendar.moment(last_workday(calendar.today - timedelta(days=1)), time(16, 30))
    course = Course.draw(sales.draft.random("deals", "course"), calendar, sales.draft.trade.name)
    stages = shares(random, sales.volume.deals, STAGE_WEIGHTS)
    for stage in STAGE_WEIGHTS:
        for owner_id in shares(random, stages.count(stage), sales.sellers(stage)):
            closed: datetime | None = None
            if stage.startswith("Closed"):
                closed = course.moment(random, calendar)
                customer = _customer(sales, random, owner_id, stage, closed - timedelta(days=20))
                earliest = customer.account.created_at + timedelta(days=1)
                opened = closed - timedelta(days=random.choice((40, 60, 90, 150)))
                created = calendar.between(random, max(earliest, opened), closed - timedelta(days=12))
                last_open = "Negotiation" if stage == "Closed Won" else random.choice(OPEN_STAGES)
            else:
                customer = _customer(sales, random, owner_id, stage, None)
                earliest = customer.account.created_at + timedelta(days=1)
                created = min(yesterday, calendar.recent(random, max(earliest, calendar.now - timedelta(days=220))))
                last_open = stage
            specs.append(DealSpec(customer, owner_id, stage, last_open, created, closed))
    # One test record is in use after all.
    test = next(c for c in sales.customers if c.is_test)
    created = min(yesterday, calendar.between(random, max(test.account.created_at, calendar.now - timedelta(days=60))))
    specs.append(DealSpec(test, test.account.owner_id, "Prospecting", "Prospecting", created, None))
    return specs


def _matter(sales: Sales, random: Random, spec: DealSpec) -> Matter:
    """What such a customer buys for at that time of the year, and has not bought for yet."""
    trade, customer = sales.draft.trade.name, spec.customer
    projects, later = projects_for(trade, customer.kind.key), follow_ups(trade, customer.kind.key)
    month = sales.draft.calendar.date_of(spec.created).month
    timely = [each for each in projects if in_season(each.name, month)] or projects
    done = sales.projects[customer.account.id]
    fresh = [each for each in timely if each.name not in done] or [each for each in later if each.name not in done]
    project = random.choice(fresh or timely)
    done.add(project.name)
    # Dealt out in turns, so that every owner has small ones and large ones.
    left = sales.budgets[spec.owner_id, spec.closed is None]
    if not left:
        left += random.sample(_BUDGETS, len(_BUDGETS))
    budget = customer.kind.size * sales.habits[spec.owner_id].size * left.pop() // 100
    return Matter(project, min(_MOST_SPENT, budget))


def _customer(sales: Sales, random: Random, owner_id: int, stage: str, before: datetime | None) -> Customer:
    """Mostly one of the owner's own accounts, else one of the territory; no prospect has bought already."""
    own = sales.customers_of(owner_id)
    near = sales.customers_in(sales.territory_of(owner_id))
    types = _BUYERS if stage == "Closed Won" else _CANDIDATES
    while True:
        customer = random.choice(own if own and chance(random, 88) else near)
        if customer.account.type in types and (before is None or customer.account.created_at < before):
            return customer


def _add(sales: Sales, random: Random, spec: DealSpec, names: DealNames) -> None:
    draft, account, matter = sales.draft, spec.customer.account, _matter(sales, random, spec)
    deal = draft.add(
        new(
            Deal,
            name=names.draw(
                random,
                matter.project.name,
                account,
                sales.draft.calendar.date_of(spec.created),
                sales.habits[spec.owner_id].mark,
            ),
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
    lines: list[DealLine] = []
    if spec.stage == "Closed Won" or chance(random, _WITH_LINES[spec.last_open]):
        deal.pricebook_id = _book(sales, random, spec).id
        lines = [
            sales.draft.add(line, at=deal.created_at, by=deal.created_by_id)
            for line in _lines(sales, random, spec, matter, deal)
        ]
        deal.amount = sum(line.total for line in lines)
    else:
        # Not worked out yet.
        deal.amount = max(_LEAST, matter.budget * random.randrange(75, 130) // 100 // 250_00 * 250_00)
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
        lines=[line_facts(line, names_of[line.product_id], draft.trade) for line in lines],
    )
    if spec.closed is None and chance(random, 78):
        deal.next_step = Decks(random).say("next step", NEXT_STEPS[spec.stage], known).text
    if chance(random, 30) and not spec.customer.is_test:
        deal.description = say(random, DEAL_DESCRIPTIONS, known).text


def _lines(sales: Sales, random: Random, spec: DealSpec, matter: Matter, deal: Deal) -> list[DealLine]:
    """What the project takes for its budget: more of each and more kinds where there is more."""
    trade, size = sales.draft.trade, spec.customer.kind.size
    least = random.choice((1, 1, 2, 2, 2, 3)) + (spec.customer.kind.key in DEALERS)
    lines, mosts, room = [], [], 0
    for product in _fitting(sales, random, matter)[:_MOST_LINES]:
        price, kind = sales.prices[deal.pricebook_id or 0, product.id], trade.item(product.name).kind
        usual = random.choice(quantities(price, kind))
        most = usual * (_MOST_DEAR if price >= _DEAR else _MOST_LASTING if kind in LASTING else _MOST) * size / 10_000
        discount = random.choice((0, 0, 0, 0, 5, 8, 10))
        lines.append(
            new(
                DealLine,
                deal_id=deal.id,
                product_id=product.id,
                quantity=usual,
                unit_price=price,
                discount_pct=discount,
            )
        )
        mosts.append(most)
        room += round(most * price)
        if len(lines) >= least and room >= matter.budget * 2 // 3:
            break
    share = matter.budget / sum(line.quantity * line.unit_price for line in lines)
    for line, most in zip(lines, mosts, strict=True):
        line.quantity = round_quantity(min(line.quantity * share, max(most, 1)))
    while sum(line.quantity * line.unit_price for line in lines) < _LEAST:
        for line in lines:
            line.quantity = round_quantity(line.quantity * 1.6 + 1)
    for line in lines:
        line.total = (line.quantity * line.unit_price * (100 - line.discount_pct) + 50) // 100
    return lines


def _fitting(sales: Sales, random: Random, matter: Matter) -> list[Product]:
    """The products that a project takes in a drawn order, first one that its name names if it does."""
    trade = sales.draft.trade
    suits = {noun: is_named for family in trade.families for noun, is_named in matter.project.suits(family).items()}
    nouns = {product.id: trade.item(product.name).noun for product in sales.products}
    fitting = [product for product in sales.products if nouns[product.id] in suits]
    random.shuffle(fitting)
    named = next((product for product in fitting if suits[nouns[product.id]]), None)
    return [named, *(product for product in fitting if product != named)] if named else fitting


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
