"""The lists of quotes, and of requests for approval: the inbox of those who decide."""

from __future__ import annotations

from typing import Any

from flask import url_for
from sqlalchemy import Select, select
from sqlalchemy.orm import aliased, contains_eager, joinedload

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter
from ...platform.list_state import View
from ...platform.listview import Column, ListView, in_order
from ...platform.models import Person
from ..fields import QUOTE
from ..models import REQUEST_STATUSES, Account, ApprovalRequest, Deal, Quote, User
from ..permissions import scope
from ..tones import tone
from .common import bulk, common, owned
from .preferences import PREFERENCES

#: Who asks, joined so that the list can sort by name.
ASKER = aliased(Person, name="asker")


def quote_rows(db: Db) -> Select[Any]:
    deal = contains_eager(Quote.deal)
    rows = owned(db, Quote).join(Quote.deal).outerjoin(Deal.account)
    return rows.options(deal.contains_eager(Deal.account))


QUOTES = ListView(
    **common(Quote),
    columns=QUOTE.columns,
    sort="-number",
    search=(Quote.number, Deal.name, Account.name),
    filters=QUOTE.filters,
    views=(
        View("open", "Open quotes", where=lambda _db: Quote.status.not_in(("Accepted", "Denied"))),
        View("mine", "My quotes", where=lambda db: Quote.owner_id == db.actor_id),
        View(
            "expired",
            "Expired",
            where=lambda db: Quote.status.not_in(("Accepted", "Denied")) & (Quote.expires_on < db.today),
        ),
        View("all", "All quotes"),
    ),
    bulk=bulk("quotes"),
    edit_form=QUOTE.form_of_cells,
)


def approval_rows(db: Db) -> Select[Any]:
    """The requests about quotes that the acting person may see."""
    quote = contains_eager(ApprovalRequest.quote)
    return (
        select(ApprovalRequest)
        .join(ApprovalRequest.quote)
        .join(Quote.deal)
        .outerjoin(Deal.account)
        .join(ASKER, ApprovalRequest.created_by_id == ASKER.id)
        .where(ApprovalRequest.deleted_at.is_(None), Quote.deleted_at.is_(None), scope(db, Quote, "read"))
        .options(
            contains_eager(ApprovalRequest.asked_by.of_type(ASKER)),
            quote.contains_eager(Quote.deal).contains_eager(Deal.account),
            joinedload(ApprovalRequest.approver).joinedload(User.person),
        )
    )


def _url(request: ApprovalRequest) -> str:
    return url_for("approvals.show", id=request.id)


APPROVALS = ListView(
    key="approvals",
    title="Approvals",
    one="request",
    many="requests",
    endpoint="approvals.index",
    columns=(
        Column("quote", "Quote", value=lambda request: request.quote.number, link=_url, sort=Quote.number, width=9),
        Column("deal", "Deal", value=lambda request: request.quote.deal.name, link=_url, sort=Deal.name, width=22),
        Column(
            "account",
            "Account",
            value=lambda request: request.quote.deal.account.name if request.quote.deal.account else None,
            sort=Account.name,
            width=14,
        ),
        Column(
            "total",
            "Grand total",
            kind="money",
            value=lambda request: request.quote.grand_total,
            sort=Quote.grand_total,
            width=11,
        ),
        Column(
            "status",
            "Status",
            kind="chip",
            tone=lambda request: tone(request.status),
            sort=in_order(ApprovalRequest.status, REQUEST_STATUSES),
            width=9,
        ),
        Column(
            "asked_by",
            "Requested by",
            kind="person",
            value=lambda request: request.asked_by,
            sort=ASKER.first_name + " " + ASKER.last_name,
            width=13,
        ),
        Column("approver", "Approver", kind="person", value=lambda request: request.approver.person, width=12),
        Column("created_at", "Requested", kind="moment", sort=ApprovalRequest.created_at, width=8),
    ),
    sort="created_at",
    search=(Quote.number, Deal.name, Account.name, ASKER.first_name, ASKER.last_name),
    filters=(
        ChoiceFilter("status", "Status", ApprovalRequest.status, choices=REQUEST_STATUSES),
        DateFilter("created", "Requested", ApprovalRequest.created_at),
    ),
    views=(
        View(
            "mine",
            "For me to decide",
            where=lambda db: (ApprovalRequest.approver_id == db.actor_id) & (ApprovalRequest.status == "Pending"),
        ),
        View("pending", "All pending", where=lambda _db: ApprovalRequest.status == "Pending"),
        View("sent", "Sent by me", where=lambda db: ApprovalRequest.created_by_id == db.actor_id, sort="-created_at"),
        View(
            "decided",
            "Decided",
            where=lambda _db: ApprovalRequest.status.in_(("Approved", "Rejected")),
            sort="-created_at",
        ),
        View("all", "All requests", sort="-created_at"),
    ),
    name_of=lambda request: request.quote.number,
    icon="check-check",
    preferences=PREFERENCES,
)
