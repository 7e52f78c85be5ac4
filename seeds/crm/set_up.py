"""How administrators have set the CRM up: what stages ask for, retired values of picklists, validation rules."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from random import Random
from typing import Any

from ...apps.crm.models import (
    Account,
    Case,
    Contact,
    Deal,
    Event,
    FieldPermission,
    Lead,
    Note,
    PicklistValue,
    Quote,
    Role,
    Task,
    ValidationRule,
)
from ...apps.crm.validation import Clause, Rule
from ..rows import new
from .sales import Sales

#: What values were called before: picklist, the value of today, the one that old records still hold.
FORMER = (
    ("industry", "Food & beverage", "Food and beverage"),
    ("industry", "Logistics", "Transport"),
    ("industry", "Technology", "IT"),
    ("industry", "Real estate", "Property"),
    ("lead_source", "E-mail campaign", "Newsletter"),
    ("lead_source", "Cold call", "Telemarketing"),
    ("lead_source", "Walk-in", "Showroom"),
    ("loss_reason", "Missing feature", "Wrong product"),
    ("loss_reason", "Timing", "Postponed"),
)
_COLUMNS: dict[str, tuple[tuple[Any, str], ...]] = {
    "industry": ((Account, "industry"), (Lead, "industry")),
    "lead_source": ((Lead, "source"), (Deal, "lead_source")),
    "loss_reason": ((Deal, "loss_reason"),),
}
#: What some worlds ask for besides the usual, by stage.
EXTRA_GATES = {
    "Qualification": ("account_id", "amount"),
    "Proposal": ("account_id", "amount", "type"),
    "Negotiation": ("account_id", "amount", "type"),
    "Closed Won": ("account_id", "type"),
    "Closed Lost": ("account_id",),
}


@dataclass(frozen=True)
class RuleSpec:
    object: str
    name: str
    clauses: tuple[Clause, ...]
    message: str
    field: str


_MODELS: dict[str, Any] = {
    "account": Account, "contact": Contact, "lead": Lead, "deal": Deal, "task": Task, "case": Case,
    "event": Event, "quote": Quote, "note": Note,
}  # fmt: skip
RULES = (
    RuleSpec("account", "Customers have an address",
             (Clause("type", "is", "Customer"), Clause("billing_city", "is empty")),
             "Enter the billing city: invoices of customers go there.", "billing_city"),
    RuleSpec("account", "Account numbers are complete",
             (Clause("account_number", "is filled in"), Clause("account_number", "is shorter than", "4")),
             "An account number has four characters at least.", "account_number"),
    RuleSpec("contact", "Nobody is called without a last name", (Clause("last_name", "is shorter than", "2"),),
             "Write the whole last name.", "last_name"),
    RuleSpec("lead", "Large leads are rated",
             (Clause("est_amount", ">", "25000000"), Clause("rating", "is empty")),
             "Rate leads of more than 250,000.00.", "rating"),
    RuleSpec("lead", "Leads can be reached", (Clause("email", "is empty"), Clause("phone", "is empty")),
             "Enter a phone number or an e-mail address.", "phone"),
    RuleSpec("deal", "Renewals have an account", (Clause("type", "is", "Renewal"), Clause("account_id", "is empty")),
             "Say whose contract is renewed.", "account_id"),
    RuleSpec("deal", "Very large deals are described",
             (Clause("amount", ">", "100000000"), Clause("description", "is empty")),
             "Describe deals of more than 1,000,000.00.", "description"),
    RuleSpec("task", "Urgent tasks have a date", (Clause("priority", "is", "Urgent"), Clause("due_date", "is empty")),
             "Say by when an urgent task is to be done.", "due_date"),
    RuleSpec("case", "Urgent cases have an account",
             (Clause("priority", "is", "Urgent"), Clause("account_id", "is empty")),
             "Enter the account of an urgent case.", "account_id"),
)  # fmt: skip
#: Some worlds have one or two of these as well.
MORE_RULES = (
    RuleSpec("event", "Calls have no place", (Clause("kind", "is", "Call"), Clause("location", "is filled in")),
             "A call has no place: write the number into the description.", "location"),
    RuleSpec("event", "Calls end on the day", (Clause("kind", "is", "Call"), Clause("all_day", "is yes")),
             "A call does not last all day: enter when it starts and ends.", "all_day"),
    RuleSpec("quote", "Very large quotes have terms",
             (Clause("grand_total", ">", "50000000"), Clause("terms", "is empty")),
             "Write down the terms of quotes over more than 500,000.00.", "terms"),
    RuleSpec("quote", "Small offers are not presented",
             (Clause("status", "is", "Presented"), Clause("grand_total", "<", "10000")),
             "Quotes of less than 100.00 are not presented: send a price by e-mail.", "grand_total"),
    RuleSpec("note", "Notes say something", (Clause("body", "is shorter than", "4"),),
             "Write a note that says something a month from now.", "body"),
)  # fmt: skip


#: Fields that worlds keep from roles.
KEPT = (
    ("Support", "account", "annual_revenue"),
    ("Support", "account", "employees"),
    ("Support", "lead", "source"),
    ("Support", "deal", "lead_source"),
    ("Support manager", "account", "annual_revenue"),
    ("Read-only", "account", "annual_revenue"),
    ("Read-only", "account", "rating"),
    ("Read-only", "contact", "description"),
    ("Read-only", "deal", "description"),
)


def make_set_up(sales: Sales) -> None:
    """What is asked from now on; records that are otherwise are older than the rule."""
    random = sales.draft.random("set up")
    for name, extras in EXTRA_GATES.items():
        stage = sales.stages[name]
        stage.requires = [*stage.requires, *random.sample(extras, random.randrange(2))]
    for picklist, value, former in random.sample(FORMER, random.randint(2, 4)):
        _retire(sales, random, picklist, value, former)
    make_field_permissions(sales)


def make_field_permissions(sales: Sales) -> None:
    """What some roles do not see, or only read."""
    draft, random = sales.draft, sales.draft.random("field permissions")
    roles = {role.name: role.id for role in draft.all(Role)}
    for role, key, field in random.sample(KEPT, random.randint(2, 4)):
        how = random.choice(("Hidden", "Hidden", "Read only"))
        row = new(FieldPermission, role_id=roles[role], object=key, field=field, access=how)
        draft.add(row, at=draft.calendar.first_moment, by=sales.holders["it-1"].id)


def make_rules(sales: Sales) -> None:
    """Validation rules over all records, once these are there."""
    random = sales.draft.random("validation rules")
    for spec in sorted(random.sample(RULES, random.randint(2, 5)), key=RULES.index):
        _add_rule(sales, random, spec)


def make_more_rules(sales: Sales) -> None:
    """Rules over quotes, events and notes, once all of these are there."""
    random = sales.draft.random("validation rules of what is written")
    for spec in sorted(random.sample(MORE_RULES, random.choice((0, 1, 1, 2))), key=MORE_RULES.index):
        _add_rule(sales, random, spec)


def _retire(sales: Sales, random: Random, picklist: str, value: str, former: str) -> None:
    """Some of the older half of the records that hold the value have it as it was called before."""
    draft, keeper = sales.draft, sales.holders["it-1"].id
    middle = draft.calendar.now - timedelta(days=300)
    held = [
        (row, column)
        for model, column in _COLUMNS[picklist]
        for row in draft.all(model)
        if getattr(row, column, None) == value and row.created_at < middle
    ]
    for row, column in random.sample(held, min(len(held), random.randint(3, 9))):
        setattr(row, column, former)
    count = sum(row.picklist == picklist for row in draft.all(PicklistValue))
    values = {"picklist": picklist, "value": former, "position": count + 1, "is_active": False, "is_default": False}
    draft.add(new(PicklistValue, **values), at=draft.calendar.first_moment, by=keeper, touched=middle)


def _add_rule(sales: Sales, random: Random, spec: RuleSpec) -> None:
    draft, keeper = sales.draft, sales.holders["it-1"].id
    calendar = draft.calendar
    made = calendar.recent(random, calendar.now - timedelta(days=200))
    row = new(
        ValidationRule, object=spec.object, name=spec.name, clauses=[clause.row() for clause in spec.clauses],
        joined="all", message=spec.message, field=spec.field, is_active=True, holds_from=calendar.date_of(made),
    )  # fmt: skip
    rule = Rule.of(row)
    breaking = [
        calendar.date_of(record.created_at)
        for record in draft.all(_MODELS[spec.object])
        if rule.is_broken_by(record, calendar.today)
    ]
    if any(day >= calendar.date_of(made) for day in breaking):
        # It was tried, and is not held to.
        row.is_active = False
    draft.add(row, at=made, by=keeper)
