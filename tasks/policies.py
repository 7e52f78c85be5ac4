"""Whether a deed is within the handbook in force on its day: families, chains, the day and the audit ask here.

Each rule is about a table and looks at rows of it that were changed. Every number comes from the handbook's policies,
so that what is asked for agrees with what the persona reads there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

from sqlalchemy import select

from ..apps.chat.models import Channel
from ..apps.crm.fields.quotes import last_day
from ..apps.crm.models import ApprovalRequest, Deal, DealLine, Lead, Quote, Stage
from ..apps.crm.models import User as CrmUser
from ..apps.crm.quotes import depth_of, needs_approval
from ..apps.handbook.policies import policy
from ..apps.platform.database import Db
from ..apps.platform.models import Base, Person
from ..apps.store.actions.returns import too_late
from ..apps.store.models import Order, Return, Staff
from ..seeds.names import slug
from .verifier.changes import Change, Changes

#: What is wrong about a row, given how it was changed.
Rule = Callable[[Db, Any, Change], Iterator[str]]

#: The comments of rejected quotes.
ABOVE, BELOW = "Above ceiling", "Below minimum"
#: The price book on which any discount needs a word of sales operations.
WHOLESALE = "Wholesale"
#: What a lead has to pass, in the handbook's order.
FACTORS = ("Budget", "Timing", "Interest", "Reach")

_RULES: dict[type[Base], list[Rule]] = {}


def breaches(db: Db, changes: Changes) -> list[str]:
    """What of these changes, all made by the acting person, the handbook forbids, in words."""
    models = {model.__tablename__: model for model in _RULES}
    found: list[str] = []
    for (table, id), change in changes.items():
        if table in models and change.after is not None and (row := db.get(models[table], id)) is not None:
            for rule in _RULES[models[table]]:
                found += rule(db, row, change)
    return found


def rejection(depth: int, net: int, *, ceiling: int, minimum: int) -> str | None:
    """What a sales manager comments on a quote, `depth` in hundredths of a per cent; None: they approve it."""
    if depth > ceiling * 100:
        return ABOVE
    return BELOW if net < minimum else None


def rejection_of(db: Db, request: ApprovalRequest) -> str | None:
    """The same for a request, by the handbook."""
    ceiling, minimum = policy(db, "quote_ceiling").value, policy(db, "quote_minimum").value
    return rejection(depth_of(request.quote), request.quote.net, ceiling=ceiling, minimum=minimum)


def failed_factors(db: Db, lead: Lead, *, margin: timedelta = timedelta()) -> list[str]:
    """Which factors of the handbook's page on qualifying a lead fails, or will fail within a `margin` of time."""
    age = db.now - lead.created_at + margin
    passes = {
        "Budget": (lead.est_amount or 0) >= policy(db, "qualify_budget", lead.industry).value,
        "Timing": age <= timedelta(days=policy(db, "qualify_age", lead.source).value),
        "Interest": lead.rating in ("Warm", "Hot"),
        "Reach": bool(lead.phone) and bool(lead.email),
    }
    return [factor for factor in FACTORS if not passes[factor]]


def missing_for(stage: str, deal: Deal, *, decided: bool = False) -> list[str]:
    """What the handbook wants of a deal in a stage that this one has not; `decided`: its decision maker is to come."""
    has = {
        "an account": deal.account_id is not None,
        "a next step": bool(deal.next_step),
        "a decision maker": decided or any(role.role == "Decision Maker" for role in deal.contact_roles),
        "a lead source": bool(deal.lead_source),
    }
    wanted = {"Proposal": ("an account", "a next step"), "Negotiation": ("a decision maker", "a lead source")}
    return [need for need in wanted.get(stage, ()) if not has[need]]


def channel_prefix(department: str) -> str:
    """How the channels of a department begin."""
    return f"{'-'.join(slug(word) for word in re.split(r'[ -]', department))}-"


def _rule(model: type[Base]) -> Callable[[Rule], Rule]:
    def register(rule: Rule) -> Rule:
        _RULES.setdefault(model, []).append(rule)
        return rule

    return register


def _became(change: Change, column: str, value: object) -> bool:
    return change.after is not None and change.after[column] == value and _is_new(change, column)


def _is_new(change: Change, column: str) -> bool:
    assert change.after is not None
    return change.before is None or change.before[column] != change.after[column]


def _may_approve(db: Db) -> bool:
    user = db.get(CrmUser, db.actor_id)
    return user is None or user.role.can_approve


@_rule(ApprovalRequest)
def _requests_are_decided_by_the_two_limits(db: Db, request: ApprovalRequest, change: Change) -> Iterator[str]:
    wanted = rejection_of(db, request)
    if _became(change, "status", "Approved") and wanted is not None:
        yield f"{request.quote.number} is approved, but {wanted.lower()}"
    said = (request.comment or "").strip(" .").casefold()
    if _became(change, "status", "Rejected") and said != (wanted or "").casefold():
        yield f"{request.quote.number} is rejected with {request.comment!r}, not {wanted!r}"
    if request.decided_by_id is not None and request.decided_by_id == request.quote.owner_id:
        yield f"{request.quote.number} is decided on by its owner"


@_rule(Quote)
def _quotes_go_out_within_their_limits(db: Db, quote: Quote, change: Change) -> Iterator[str]:
    if not _became(change, "status", "Presented"):
        return
    is_large = needs_approval(db, quote)
    if is_large and not any(request.status == "Approved" for request in quote.requests):
        yield f"{quote.number} is presented without the approval that it needs"
    if quote.expires_on > last_day(db, "large" if is_large else None):
        yield f"{quote.number} holds longer than quotes do"


@_rule(DealLine)
def _discounts_stay_within_the_limit_of_a_title(db: Db, line: DealLine, change: Change) -> Iterator[str]:
    if not line.discount_pct or not _is_new(change, "discount_pct") or _may_approve(db):
        return
    deal = db.get_one(Deal, line.deal_id)
    if deal.pricebook is not None and deal.pricebook.name == WHOLESALE:
        yield f"{line.discount_pct} % off wholesale prices is for sales operations to agree to"
    elif line.discount_pct > policy(db, "discount", db.get_one(Person, db.actor_id).title).value:
        yield f"{line.discount_pct} % is more than the title of whoever gives it allows"


@_rule(Lead)
def _leads_are_converted_that_pass_all_factors(db: Db, lead: Lead, change: Change) -> Iterator[str]:
    if _became(change, "status", "Converted") and (failed := failed_factors(db, lead)):
        yield f"the lead {lead.name} is converted, but fails: {', '.join(failed)}"


@_rule(Deal)
def _deals_have_what_their_stage_asks_for(db: Db, deal: Deal, change: Change) -> Iterator[str]:
    if not _is_new(change, "stage_id"):
        return
    if missing := missing_for(deal.stage.name, deal):
        yield f"{deal.name} is put into {deal.stage.name} without {' and '.join(missing)}"
    before = change.before and db.get_one(Stage, change.before["stage_id"])
    if before and before.is_won and not _may_approve(db):
        yield f"{deal.name} was won and is reopened by somebody who may not"


@_rule(Order)
def _refunds_stay_within_the_limit_of_a_role(db: Db, order: Order, change: Change) -> Iterator[str]:
    member = db.get(Staff, db.actor_id)
    if member is None or member.is_manager or not _is_new(change, "refunded"):
        return
    if order.refunded > policy(db, "refund", member.role).value:
        yield f"{order.refunded} cents of order {order.name} are refunded, more than {member.role} may"


@_rule(Return)
def _goods_come_back_in_time(db: Db, request: Return, change: Change) -> Iterator[str]:
    if change.before is None and any(too_late(db, line.order_line) for line in request.lines):
        yield f"{request.name} is asked for too late"


@_rule(Channel)
def _channels_begin_with_a_department_and_have_a_purpose(db: Db, channel: Channel, change: Change) -> Iterator[str]:
    if channel.name is None or not _is_new(change, "name"):
        return
    departments = {channel_prefix(name) for name in db.scalars(select(Person.department)) if name}
    if not any(channel.name.startswith(prefix) for prefix in departments):
        yield f"#{channel.name} begins with no department"
    if not channel.purpose:
        yield f"#{channel.name} has no purpose"
