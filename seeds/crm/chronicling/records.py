"""What happened to deals and cases: their histories, as events that others may speak of."""

from __future__ import annotations

from ....apps.crm.models import Account, Case, Contact, Deal, DealContactRole, Stage, StageHistory
from ...draft import Draft
from ...events import Event, Facts, Money
from ..deal_names import project_of


def enter_deals(draft: Draft) -> None:
    """A deal's way: opened, moved on, slipped to another date, grown or shrunk, won or lost."""
    stages = {stage.id: stage for stage in draft.all(Stage)}
    accounts = {account.id: account for account in draft.all(Account)}
    contacts = {contact.id: contact for contact in draft.all(Contact)}
    primary = {role.deal_id: contacts[role.contact_id] for role in draft.all(DealContactRole) if role.is_primary}
    deals = {deal.id: deal for deal in draft.all(Deal)}
    before: dict[int, tuple[StageHistory, Event]] = {}
    for row in draft.all(StageHistory):
        deal = deals[row.deal_id]
        account = accounts[deal.account_id or 0]
        facts: Facts = {"deal": project_of(deal), "account": account.name, "amount": Money(row.amount)}
        if account.billing_city:
            facts["city"] = account.billing_city
        if contact := primary.get(deal.id):
            facts |= {"contact": contact.name, "first": contact.first_name or contact.name}
        kind, more = _move(row, before.get(deal.id), stages, deal)
        cause = before[deal.id][1] if deal.id in before else None
        who = tuple(dict.fromkeys((row.changed_by_id or deal.owner_id, deal.owner_id)))
        event = draft.chronicle.happened(kind, row.changed_at, who, {**facts, **more}, subject=deal, cause=cause)
        before[deal.id] = row, event


def _move(
    row: StageHistory, last: tuple[StageHistory, Event] | None, stages: dict[int, Stage], deal: Deal
) -> tuple[str, Facts]:
    """What kind of event a row of the history is, and what it says besides."""
    stage = stages[row.to_stage_id]
    if last is None:
        return "deal-opened", {"stage": stage.name, "close": row.close_date}
    former = last[0]
    if stage.is_won:
        return "deal-won", {"close": row.close_date}
    if stage.is_closed:
        return "deal-lost", {"reason": deal.loss_reason or "", "former": stages[former.to_stage_id].name}
    if row.to_stage_id != former.to_stage_id:
        return "deal-moved", {"stage": stage.name, "former": stages[former.to_stage_id].name, "close": row.close_date}
    if row.close_date != former.close_date:
        return "deal-slipped", {"old": former.close_date, "close": row.close_date, "stage": stage.name}
    if row.amount == former.amount:
        return "deal-weighed", {"old": former.probability, "probability": row.probability, "stage": stage.name}
    return "deal-resized", {"old": Money(former.amount), "stage": stage.name}


# What colleagues have the same to say to.
_MATTERS = {
    "batch": "fault", "refunded": "return", "shipped": "order", "canceled": "order", "receipt": "order",
    "parts": "order",
}  # fmt: skip


def enter_case(
    draft: Draft, case: Case, account: Account, contact: Contact, cause: Event | None, *, group: str = ""
) -> Event:
    """A case of a group of pleas came in, and perhaps has been closed; returns that it came in."""
    assert case.owner_id is not None
    facts: Facts = {"case": case.number, "subject": case.subject, "priority": case.priority, "account": account.name}
    facts |= {"contact": contact.name, "first": contact.first_name or contact.name}
    if group:
        facts["matter"] = _MATTERS.get(group, group)
    opened = draft.chronicle.happened(
        "case-opened", case.created_at, (case.owner_id,), facts, subject=case, cause=cause
    )
    if case.closed_at:
        kind = f"case-{case.status.lower()}"
        draft.chronicle.happened(kind, case.closed_at, (case.owner_id,), facts, subject=case, cause=opened)
    return opened
