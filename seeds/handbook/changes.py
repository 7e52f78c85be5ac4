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
    "discount": "discount limit", "account_silence": "time until a silent account moves on",
    "lead_response": "deadline for leads", "finders_share": "referral share", "office_hours": "opening hours",
    "lead_response:first call": "first call to a lead", "lead_response:give back": "giving back a lead",
    "core_hours": "core hours", "home_office:office": "days a week in the office",
    "home_office:first weeks": "days before home office", "vacation": "vacation", "carry_over": "carry-over",
    "leave_notice": "notice for vacation", "doctors_note": "sick days without a note",
    "stage_chance": "probability of a stage", "large_deal": "amount from which a deal is large",
    "review": "review of open records", "note_time": "deadline for notes",
    "clean_up": "time for locked test accounts", "retention": "retention",
    "privacy_request": "deadline for privacy requests", "data_breach": "deadline for reporting lost data",
    "hotel": "hotel limit", "meals:day": "meals per day", "meals:guest": "meals per guest",
    "receipt": "limit for receipts", "claim:hand in": "deadline for expense claims",
    "claim:paid": "time until a claim is paid", "mileage": "mileage rate", "purchase": "approval limit",
    "offers": "threshold for three quotes", "payment": "terms of payment",
    "away_days": "absence until somebody stands in",
    "quote_validity:large": "validity of large quotes", "quote_validity:None": "validity of quotes",
    "quote_discount": "limit for quotes without approval", "quote_ceiling": "ceiling for approved discounts",
    "quote_minimum": "smallest quote with an approved discount", "wholesale_share": "wholesale share",
    "wholesale_small": "rounding of wholesale prices",
    "refund": "refund limit", "return_days": "return time", "return_days_of": "return time",
    "qualify_budget": "least budget of a lead", "qualify_age": "largest age of a lead",
    "handover_close": "time for which deals stay", "heir_deal": "amount for managers",
    "sla": "answer time", "desk_hours": "support desk hours",
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
    rows = (("Rule", "Before", "New"), ("---", "---:", "---:"), *changed)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _label(rule: Rule, subject: str | None) -> str:
    if (own := f"{rule.key}:{subject}") in _NAMES:
        return _NAMES[own]
    others = "everybody else" if len(rule.subjects) > 1 else None
    told = subject or others
    return f"{_NAMES[rule.key]} ({told})" if told else _NAMES[rule.key]
