"""The list of cases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select
from sqlalchemy import case as sql_case
from sqlalchemy.orm import contains_eager, joinedload

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter, FlagFilter, LookupFilter
from ...platform.listview import Column, ListView, View
from .. import queries
from ..forms import CaseCells, label_of_account
from ..models import CASE_ORIGINS, CASE_STATUSES, CASE_TYPES, PRIORITIES, Account, Case
from ..objects import url_of
from .common import PRIORITY_ORDER, account_column, bulk, chip, common, owned, owner_column, owner_filter


def case_rows(db: Db) -> Select[Any]:
    return owned(db, Case).outerjoin(Case.account).options(contains_eager(Case.account), joinedload(Case.contact))


CASES = ListView(
    **common(Case),
    columns=(
        Column("number", "Number", link=url_of, sort=Case.number, width=7),
        Column("subject", "Subject", link=url_of, sort=Case.subject, width=23),
        chip("status", "Status", Case.status, edit="status", width=10),
        chip(
            "priority",
            "Priority",
            sql_case(PRIORITY_ORDER, value=Case.priority, else_=9),
            edit="priority",
            width=9,
        ),
        account_column(18),
        Column("created_at", "Created", kind="moment", sort=Case.created_at, width=9),
        Column("sla_due_at", "Answer due", kind="moment", sort=Case.sla_due_at, width=9),
        owner_column(14),
    ),
    sort="-number",
    search=(Case.number, Case.subject, Account.name),
    filters=(
        ChoiceFilter("status", "Status", Case.status, choices=CASE_STATUSES),
        ChoiceFilter("priority", "Priority", Case.priority, choices=PRIORITIES),
        ChoiceFilter("type", "Type", Case.type, choices=CASE_TYPES),
        ChoiceFilter("origin", "Origin", Case.origin, choices=CASE_ORIGINS),
        LookupFilter("account", "Account", Case.account_id, lookup="lookup.account", label_of=label_of_account),
        FlagFilter("escalated", "Escalated", Case.is_escalated),
        owner_filter(Case),
        DateFilter("created", "Created", Case.created_at),
        DateFilter("closed", "Closed", Case.closed_at),
    ),
    views=(
        View("open", "Open cases", where=lambda _db: queries.OPEN_CASE),
        View("all", "All cases"),
        View("mine", "My open cases", where=lambda db: (Case.owner_id == db.actor_id) & queries.OPEN_CASE),
        View(
            "late",
            "Past due",
            where=lambda db: queries.OPEN_CASE & (Case.sla_due_at < db.now),
            sort="sla_due_at",
        ),
    ),
    bulk=bulk("cases"),
    edit_form=CaseCells,
)
