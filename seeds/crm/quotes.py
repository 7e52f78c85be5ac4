"""Quotes of deals with products: what was offered, who approved it, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from random import Random

from ...apps.crm.models import (
    Account,
    ApprovalRequest,
    Contact,
    Deal,
    DealContactRole,
    DealLine,
    Quote,
    QuoteLine,
    below_list,
)
from ..draft import Draft
from ..grammar import say
from ..handbook.policies import Rules, policies_of
from ..people import POSITIONS
from ..random_source import chance, shares
from ..rows import new
from .context import phrase_context
from .phrases.records import OK_COMMENTS, REASONS, TERMS
from .sales import Sales

# What became of the quotes of deals in a stage, in shares of all quotes.
_STATUSES = {
    ("Proposal", "Draft"): 9, ("Proposal", "In Review"): 8, ("Proposal", "Presented"): 6,
    ("Negotiation", "In Review"): 10, ("Negotiation", "Approved"): 5, ("Negotiation", "Rejected"): 5,
    ("Negotiation", "Presented"): 9, ("Closed Won", "Accepted"): 26, ("Closed Lost", "Denied"): 12,
}  # fmt: skip
_ASKED = ("In Review", "Approved", "Rejected")


@dataclass(frozen=True)
class _Limits:
    """The handbook's numbers for quotes, by day."""

    discount: Rules
    ceiling: Rules
    minimum: Rules
    validity: Rules


@dataclass
class _Offer:
    """What a line of a quote says."""

    product_id: int
    quantity: int
    unit_price: int
    list_price: int
    discount_pct: int

    @property
    def total(self) -> int:
        return (self.quantity * self.unit_price * (100 - self.discount_pct) + 50) // 100


def make_quotes(sales: Sales) -> None:
    draft = sales.draft
    random = draft.random("quotes")
    kept = draft.random("quotes as their deals")
    limits = _Limits(*(policies_of(draft, f"quote_{key}") for key in ("discount", "ceiling", "minimum", "validity")))
    stages = {stage.id: name for name, stage in sales.stages.items()}
    lines: dict[int, list[DealLine]] = {}
    for line in draft.all(DealLine):
        lines.setdefault(line.deal_id, []).append(line)
    pools: dict[str, list[Deal]] = {}
    for deal in draft.all(Deal):
        if deal.id in lines:
            pools.setdefault(stages[deal.stage_id], []).append(deal)
    for pool in pools.values():
        random.shuffle(pool)
    planned = []
    for stage, status in shares(random, sales.volume.quotes, _STATUSES):
        if pools.get(stage):
            deal = pools[stage].pop()
            planned.append((_created(sales, random, deal, status, limits), deal, status))
    accounts = {account.id: account for account in draft.all(Account)}
    contacts = _contacts(draft)
    for number, (created, deal, status) in enumerate(sorted(planned, key=lambda plan: (plan[0], plan[1].id)), 1041):
        account, contact = accounts[deal.account_id or 0], contacts.get(deal.id)
        # Most offer just what the deal says; what else is offered is not synced with it.
        as_deal = chance(kept, 80)
        _add(sales, random, limits, deal, account, contact, lines[deal.id], number, created, status, as_deal=as_deal)


def _created(sales: Sales, random: Random, deal: Deal, status: str, limits: _Limits) -> datetime:
    """When a quote was made: while its deal was open, and of what is not settled not long ago."""
    calendar = sales.draft.calendar
    end = deal.stage_entered_at if status in ("Accepted", "Denied") else calendar.now - timedelta(hours=3)
    long = limits.validity("large" if status in _ASKED else None, calendar.today)
    start = max(deal.created_at + timedelta(hours=1), end - timedelta(days=min(long - 2, 20)))
    return min(calendar.between(random, start, end), end) if start < end else start


def _add(
    sales: Sales,
    random: Random,
    limits: _Limits,
    deal: Deal,
    account: Account,
    contact: Contact | None,
    lines: list[DealLine],
    number: int,
    created: datetime,
    status: str,
    *,
    as_deal: bool,
) -> None:
    draft, calendar = sales.draft, sales.draft.calendar
    by = sales.worker(random, deal.owner_id)
    day = calendar.date_of(created)
    book_id = deal.pricebook_id or 0
    book = next(name for name, book in sales.books.items() if book.id == book_id)
    offers = [
        _Offer(line.product_id, line.quantity, line.unit_price, line.unit_price, line.discount_pct) for line in lines
    ]
    limit = limits.discount(book if book == "Wholesale" else None, day)
    if status in _ASKED:
        offers = _deepen(random, offers, status, limit, limits.ceiling(None, day), limits.minimum(None, day))
    elif status != "Accepted":
        within = [_within(random, offer, limit) for offer in offers]
        offers = offers if as_deal and all(offer.discount_pct <= limit for offer in offers) else within
    net, subtotal = sum(offer.total for offer in offers), sum(offer.quantity * offer.unit_price for offer in offers)
    tax = net * random.choice((600, 725, 825)) // 10_000 if book != "Wholesale" and chance(random, 40) else 0
    holds = limits.validity("large" if status in _ASKED else None, day)
    expires = _last_day(random, day, holds, calendar.today, is_open=status in ("Draft", *_ASKED))
    presented = created + timedelta(hours=2) if status in ("Presented", "Accepted", "Denied") else None
    settled = None
    if status in ("Accepted", "Denied"):
        settled = max(created + timedelta(hours=3), deal.stage_entered_at - timedelta(minutes=20))
        expires = max(expires, calendar.date_of(settled))
    known = phrase_context(sales, random, created, by, account=account, contact=contact, deal=deal)
    touched = settled or presented or created
    quote = draft.add(
        new(
            Quote,
            number=f"Q-{number:05d}",
            deal_id=deal.id,
            contact_id=contact.id if contact else None,
            pricebook_id=book_id,
            status=status,
            expires_on=expires,
            subtotal=subtotal,
            discount=subtotal - net,
            tax=tax,
            grand_total=net + tax,
            is_syncing=_terms(offers) == _terms(lines),
            terms=say(random, TERMS, known).text or None if chance(random, 45) else None,
            presented_at=presented,
            settled_at=settled,
            owner_id=deal.owner_id,
        ),
        at=created,
        by=by,
        touched=touched,
    )
    for offer in offers:
        draft.add(new(QuoteLine, quote_id=quote.id, **vars(offer), total=offer.total), at=created, by=by)
    if status in _ASKED:
        reason = say(random, REASONS, known).text
        _ask(sales, random, limits, quote, offers, limit, by, created, reason)


def _terms(lines: Sequence[_Offer | DealLine]) -> list[tuple[int, int, int, int]]:
    """What is offered or sold, for comparison."""
    return [(line.product_id, line.quantity, line.unit_price, line.discount_pct) for line in lines]


def _within(random: Random, offer: _Offer, limit: int) -> _Offer:
    """An offer that needs no approval."""
    discount = min(limit, random.choice((0, 0, 5, 8, 10)))
    return _Offer(offer.product_id, offer.quantity, offer.unit_price, offer.list_price, discount)


def _deepen(random: Random, offers: list[_Offer], status: str, limit: int, ceiling: int, minimum: int) -> list[_Offer]:
    """Offers of which at least one goes below the limit: those approved as the handbook has it, those rejected not."""
    fault = {"Approved": "", "Rejected": random.choice(("deep", "small"))}.get(
        status, random.choice(("", "", "deep", "small"))
    )
    if fault == "small":
        # So few that they come to less than the least.
        first = min(offers, key=lambda offer: offer.list_price)
        first.quantity = max(1, min(first.quantity, (minimum - 1) // max(1, first.list_price)))
        offers = [first]
    deepest = (
        random.randrange(ceiling + 1, ceiling + 7) if fault == "deep" else random.randrange(limit + 1, ceiling + 1)
    )
    for offer in offers:
        offer.discount_pct = random.randrange(min(limit, deepest) + 1)
    target = random.choice(offers)
    target.discount_pct = deepest
    if chance(random, 30) and target.list_price > 50_00:
        # A lower price that says nothing of a discount.
        target.unit_price = target.list_price * (100 - deepest) // 100
        target.unit_price += 1 if below_list(target.unit_price, 0, target.list_price) > deepest * 100 else 0
        target.discount_pct = 0
    if fault == "":
        # What is to be approved comes to enough.
        while sum(offer.total for offer in offers) < minimum:
            for offer in offers:
                offer.quantity *= 2
    return offers


def _ask(
    sales: Sales,
    random: Random,
    limits: _Limits,
    quote: Quote,
    offers: list[_Offer],
    limit: int,
    by: int,
    created: datetime,
    reason: str,
) -> None:
    """The request for approval, and what was decided on it."""
    calendar = sales.draft.calendar
    asked = created + timedelta(minutes=random.randrange(4, 50))
    depth = max(below_list(offer.unit_price, offer.discount_pct, offer.list_price) for offer in offers)
    approver = _approver(sales, by, quote.owner_id)
    decided: datetime | None = None
    comment: str | None = None
    if quote.status != "In Review":
        decided = min(sales.after(random, asked, 30), calendar.now - timedelta(minutes=20))
        day = calendar.date_of(asked)
        comment = random.choice(OK_COMMENTS) or None
        if quote.status == "Rejected":
            comment = "Above ceiling" if depth > limits.ceiling(None, day) * 100 else "Below minimum"
    sales.draft.add(
        new(
            ApprovalRequest,
            quote_id=quote.id,
            approver_id=approver,
            status="Pending" if quote.status == "In Review" else quote.status,
            depth=depth,
            limit_pct=limit,
            reason=reason,
            decided_at=decided,
            decided_by_id=approver if decided else None,
            comment=comment,
        ),
        at=asked,
        by=by,
        touched=decided,
    )
    quote.updated_at = max(quote.updated_at, decided or asked)


def _approver(sales: Sales, by: int, owner_id: int) -> int:
    """The first of those above somebody who decides on discounts, and whose quote it is not."""
    managers = {sales.holders[position.key].id for position in POSITIONS if position.department == "Sales"
                and ("manager" in position.title or "president" in position.title)}  # fmt: skip
    person = sales.draft.people[by - 1]
    while person.manager_id is not None:
        person = sales.draft.people[person.manager_id - 1]
        if person.id in managers and person.id != owner_id:
            return person.id
    return sales.holders["sales"].id


def _last_day(random: Random, made: date, holds: int, today: date, *, is_open: bool) -> date:
    """The last day of a quote; one that is still worked on holds until today at least, and no longer than it may."""
    last = made + timedelta(days=holds)
    if not is_open:
        return last - timedelta(days=random.choice((0, 0, 0, 2, 7)))
    return max(today, last - timedelta(days=random.choice((0, 0, 1, 3))))


def _contacts(draft: Draft) -> dict[int, Contact]:
    """The primary contact of each deal, else the first."""
    found: dict[int, Contact] = {}
    for role in draft.all(DealContactRole):
        if role.is_primary or role.deal_id not in found:
            found[role.deal_id] = draft.all(Contact)[role.contact_id - 1]
    return found
