"""The fields of a case."""

from __future__ import annotations

from dataclasses import replace

from ...platform.record_fields import Choice, LongText, Moment, RecordFields, Reference, RowChoice, Text, YesNo
from ..models import CASE_STATUSES, PRIORITIES, Account, Case
from ..objects import url_of
from ..permissions import may_assign
from ..tones import tone
from .common import by_priority, created, owner
from .picked import Picked
from .targets import ACCOUNTS, CASES, CONTACTS, queue_choices

CASE = RecordFields(
    Case,
    Text(Case.number, "Number", read_only=True, column=7, link=url_of, searched=True, lookup_column=12),
    Text(Case.subject, "Subject", wide="form", column=23, link=url_of, searched=True, streamed=True, short_form=True,
         lookup_column=34),
    Choice(Case.status, "Status", CASE_STATUSES, default="New", copied=False, column=10, tone=tone, edit=True,
           filter=True, watched=True, lookup_column=14, lookup_filter=True),
    Choice(Case.priority, "Priority", PRIORITIES, default="Normal", column=9, tone=tone,
           sort=by_priority(Case.priority), edit=True, filter=True, watched=True, short_form=True, lookup_filter=True),
    Picked(Case.type, "Type", picklist="case_type", filter=True),
    Picked(Case.origin, "Origin", picklist="case_origin", filter=True),
    Reference(Case.account_id, "Account", ACCOUNTS, column=18, sort=Account.name, filter=True, streamed=True,
              short_form=True, lookup_column=24),
    Reference(Case.contact_id, "Contact", CONTACTS, beside="account_id", streamed=True, short_form=True),
    YesNo(Case.is_escalated, "Escalated", filter="escalated", streamed=True, watched=True),
    created(Case.created_at, card="About", column=9, key="created_at"),
    Moment(Case.sla_due_at, "Answer due", read_only=True, column=9, filter="due"),
    Moment(Case.first_response_at, "First answer", read_only=True, card="About", filter="answered"),
    Moment(Case.closed_at, "Closed", read_only=True, filter="closed"),
    LongText(Case.description, "Description", short_form=True),
    LongText(Case.resolution, "Resolution", copied=False, streamed=True),
    Reference(Case.parent_case_id, "Duplicate of", CASES, read_only=True),
    RowChoice(Case.queue_id, "Queue", queue_choices, form="new", filter=True, card="About",
              allowed=may_assign, copied=False, watched=True),
    replace(owner(Case.owner_id, column=14, watched=True, lookup_column=16, lookup_filter=True), required=False),
    order={
        "form": ("account_id", "contact_id", "status", "priority", "type", "origin"),
        "lookup": ("account_id", "status"),
        "filters": ("owner_id", "queue_id", "created_at", "sla_due_at", "first_response_at", "closed_at"),
    },
    highlights=("status", "priority", "account_id", "contact_id", "sla_due_at", "owner_id"),
)  # fmt: skip
