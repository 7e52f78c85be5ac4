"""What a new version of a section changes, as an event of which others can tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime

from ...apps.handbook.models import HandbookSection
from ...apps.handbook.text import quantity
from ...apps.platform.models import Person
from ..draft import Draft
from .spec import Rule, SectionSpec
from .wording import named

# What people call the rules, and some of their subjects.
_NAMES = {
    "discount": "the discount limit", "account_silence": "the time before a quiet account is reassigned",
    "lead_response": "the response time for leads", "finders_share": "the referral share",
    "office_hours:opens": "the office opening time", "office_hours:closes": "the office closing time",
    "office_hours": "the office hours", "lead_response:first call": "the time to the first call on a lead",
    "lead_response:give back": "the time before a lead is given back",
    "core_hours:begin": "the start of core hours", "core_hours:end": "the end of core hours",
    "core_hours": "the core time", "home_office:office": "the number of days a week from home",
    "home_office:first weeks": "the wait before working from home", "vacation": "the vacation allowance",
    "carry_over": "the vacation carryover", "leave_notice": "the notice for vacation",
    "doctors_note": "the sick leave without a doctor's note",
    "stage_chance": "the win probability", "large_deal": "the large deal threshold",
    "review": "the review interval for open records", "note_time": "the deadline for notes",
    "clean_up": "the hold on locked test accounts", "retention": "the retention period",
    "privacy_request": "the deadline for privacy requests", "data_breach": "the deadline for reporting a data breach",
    "hotel": "the hotel limit", "meals:day": "the daily meal allowance", "meals:guest": "the meal allowance per guest",
    "receipt": "the receipt threshold", "claim:hand in": "the deadline for expense reports",
    "claim:paid": "the payout time for expense reports", "mileage": "the mileage rate",
    "repair_worth": "the repair threshold",
    "purchase": "the purchase approval limit", "offers": "the three-quote threshold", "payment": "the payment term",
    "away_days": "the absence before somebody covers",
    "quote_validity:large": "the validity of large quotes", "quote_validity:None": "the validity of quotes",
    "quote_discount": "the discount limit on quotes without approval",
    "quote_ceiling": "the ceiling for approved discounts",
    "quote_minimum": "the minimum quote for an approved discount", "wholesale_share": "the wholesale share",
    "wholesale_small": "the rounding of wholesale prices",
    "refund": "the refund limit", "return_days": "the return window", "return_days_of": "the return window",
    "qualify_budget": "the minimum budget for a lead", "qualify_age": "the maximum age of a lead",
    "handover_close": "the close-date window for deals that stay", "heir_deal": "the deal size that goes to a manager",
    "sla": "the response time", "desk_hours:opens": "the opening time of the support desk",
    "desk_hours:closes": "the closing time of the support desk", "desk_hours": "the support desk hours",
    "double_click": "the time limit for double clicks", "price_floor": "the price floor",
    "restocking": "the restocking fee", "credit_bonus": "the bonus on store credit",
    "settle_wait": "how long an inspected return may wait",
}  # fmt: skip


def enter_change(
    draft: Draft,
    holders: Mapping[str, Person],
    section: HandbookSection,
    spec: SectionSpec,
    rule: Rule,
    before: Sequence[int],
    after: Sequence[int],
    *,
    names: Mapping[str, str],
    valid: date,
    approved: datetime,
) -> None:
    """Enter that the numbers of a rule change: the first that does, from what to what, and how many more do."""
    changed = [
        (_label(rule, subject and named(subject, names)), quantity(old, rule.unit), quantity(new, rule.unit))
        for subject, old, new in zip(rule.subjects, before, after, strict=True)
        if old != new
    ]
    label, old, new = changed[0]
    owner, approver = holders[spec.owner], holders[spec.approver]
    draft.chronicle.happened(
        "policy-changed",
        approved,
        (owner.id, approver.id),
        {
            "section": spec.title,
            "rule": label,
            "old": old,
            "new": new,
            "valid": valid,
            "owner": owner.name,
            "approver": approver.name,
            **({"changes": _table(changed)} if changed[1:] else {}),
        },
        subject=section,
    )


def _table(changed: Sequence[tuple[str, str, str]]) -> str:
    labeled = [(_opened(label.removeprefix("the ")), old, new) for label, old, new in changed]
    rows = (("Rule", "Before", "New"), ("---", "---:", "---:"), *labeled)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _opened(label: str) -> str:
    return label[:1].upper() + label[1:]


def _label(rule: Rule, subject: str | None) -> str:
    if (own := f"{rule.key}:{subject}") in _NAMES:
        return _NAMES[own]
    others = "all others" if len(rule.subjects) > 1 else None
    told = subject or others
    return f"{_NAMES[rule.key]} ({told})" if told else _NAMES[rule.key]
