"""What hangs on a record, card by card, as the tabs of its page have it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...platform.database import Db
from ...platform.tools import Result
from ...platform.tools.values import at_office
from .. import affiliations, campaign_results, desk_queries, queries
from ..actions.documents import documents_of
from ..marks import tags_of
from ..models import Account, Campaign, Case, Contact, Deal, Event, Lead, Quote
from ..objects import CrmRecord, Parent, detail_of, label_of, object_of


class Row(Result):
    """A line of a card; `id` is that of the record, or of the row itself where `kind` is no kind of record."""

    kind: str
    id: int
    name: str
    detail: str | None = None
    status: str | None = None
    when: str | None = None
    amount: float | None = None
    role: str | None = None
    is_primary: bool | None = None
    quantity: int | None = None
    unit_price: float | None = None
    list_price: float | None = None
    discount_pct: int | None = None
    text: str | None = None
    key: str | None = None


class Card(Result):
    title: str
    items: tuple[Row, ...]


def cards(db: Db, record: CrmRecord) -> tuple[Card, ...]:
    """The cards of a record that have something in them."""
    found: dict[str, Iterable[Row]] = dict(_OF[type(record)](db, record)) if type(record) in _OF else {}
    if isinstance(record, Parent):
        found |= _of_any(db, record)
    return tuple(Card(title=title, items=items) for title, rows in found.items() if (items := tuple(rows)))


def _records(records: Sequence[CrmRecord]) -> list[Row]:
    return [
        Row(
            kind=object_of(each).key, id=each.id, name=label_of(each), detail=detail_of(each) or None,
            status=each.stage.name if isinstance(each, Deal) else getattr(each, "status", None),
            amount=each.amount / 100 if isinstance(each, Deal) else None,
            when=each.close_date.isoformat() if isinstance(each, Deal) else None,
        )
        for each in records
    ]  # fmt: skip


def _of_any(db: Db, record: Parent) -> dict[str, list[Row]]:
    key, activities = object_of(record).key, queries.activities_of(db, record)
    tasks = [
        Row(kind="task", id=each.id, name=each.subject, status=each.status,
            when=each.due_date.isoformat() if each.due_date else None)
        for each in activities.tasks
    ]  # fmt: skip
    events = [
        Row(kind="event", id=each.id, name=each.subject, status=each.status, when=at_office(db, each.starts_at))
        for each in activities.events
    ]
    files = [
        Row(kind="document", id=each.id, name=each.name, detail=f"{each.media_type}, {each.size} bytes",
            when=at_office(db, each.created_at))
        for each in documents_of(db, record)
    ]  # fmt: skip
    tags = [Row(kind="tag", id=each.id, name=each.name) for each in tags_of(db, key, record.id)]
    return {"Tasks": tasks, "Events": events, "Files": files, "Tags": tags}


def _account(db: Db, account: Account) -> Mapping[str, list[Row]]:
    links = [
        Row(kind="contact", id=link.contact.id, name=link.contact.name, role=link.role,
            status="Former" if link.is_inactive else None,
            detail=link.contact.account.name if link.contact.account else None)
        for link in affiliations.linked_contacts(db, account)
    ]  # fmt: skip
    return {
        "Contacts": _records(queries.contacts_of(db, account)),
        "Linked contacts": links,
        "Deals": _records(queries.deals_of(db, account)),
        "Cases": _records(queries.cases_of(db, account)),
        "Child accounts": _records(queries.children_of(db, account)),
    }


def _contact(db: Db, contact: Contact) -> Mapping[str, list[Row]]:
    links = [
        Row(kind="account", id=link.account.id, name=link.account.name, role=link.role,
            status="Former" if link.is_inactive else None)
        for link in affiliations.linked_accounts(db, contact)
    ]  # fmt: skip
    return {
        "Deals": _records(queries.deals_with(db, contact)),
        "Linked accounts": links,
        "Cases": _records(queries.cases_of(db, contact)),
        "Reports": _records(queries.reports_of(db, contact)),
        "Campaigns": _memberships(db, contact),
    }


def _memberships(db: Db, person: Contact | Lead) -> list[Row]:
    return [
        Row(kind="campaign", id=each.campaign_id, name=each.campaign.name, status=each.status)
        for each in queries.memberships_of(db, person)
    ]


def _lead(db: Db, lead: Lead) -> Mapping[str, list[Row]]:
    return {"Converted into": _records(queries.converted_into(db, lead)), "Campaigns": _memberships(db, lead)}


def _deal(db: Db, deal: Deal) -> Mapping[str, list[Row]]:
    deal = queries.deal(db, deal.id)
    book = deal.pricebook or queries.standard_pricebook(db)
    listed = queries.list_prices(db, book.id, [line.product_id for line in deal.lines])
    roles = [
        Row(kind="contact", id=each.contact_id, name=each.contact.name, role=each.role, is_primary=each.is_primary,
            detail=each.contact.title)
        for each in deal.contact_roles
    ]  # fmt: skip
    return {
        "Contact roles": roles,
        f"Products from {book.name}": _lines(deal.lines, listed),
        "Quotes": _records(queries.quotes_of(db, deal)),
    }


def _lines(lines: Sequence[Any], listed: Mapping[int, int]) -> list[Row]:
    return [
        Row(
            kind="line", id=line.id, name=line.product.name, detail=line.product.sku, quantity=line.quantity,
            unit_price=line.unit_price / 100, discount_pct=line.discount_pct, amount=line.total / 100,
            list_price=listed[line.product_id] / 100 if listed.get(line.product_id) is not None else None,
        )
        for line in lines
    ]  # fmt: skip


def _quote(db: Db, quote: Quote) -> Mapping[str, list[Row]]:
    quote = queries.quote(db, quote.id)
    listed = {line.product_id: line.list_price for line in quote.lines if line.list_price is not None}
    requests = [
        Row(kind="request", id=each.id, name=f"To {each.approver.name}", status=each.status, text=each.reason,
            detail=f"Asked by {each.asked_by.name}" if each.asked_by else None, when=at_office(db, each.created_at))
        for each in quote.requests
    ]  # fmt: skip
    return {"Products": _lines(quote.lines, listed), "Approvals": requests}


def _case(db: Db, case: Case) -> Mapping[str, list[Row]]:
    linked = [(each.article, each.is_in_force) for each in desk_queries.linked_articles(db, case)]
    articles = [
        Row(kind="article", id=each.id, name=each.title, detail=each.number, status=each.status if holds else "Expired")
        for each, holds in linked
    ]
    return {"Articles": articles, "Duplicates": _records(desk_queries.duplicates_of(db, case))}


def _campaign(db: Db, campaign: Campaign) -> Mapping[str, list[Row]]:
    results = campaign_results.results(db, campaign)
    told = {
        "Members": results.members,
        "Responses": results.responses,
        "Opted out": results.opted_out,
        **{f"Members: {status}": count for status, count in results.by_status.items()},
        "Deals": results.deals,
        "Deals won": results.won_count,
    }
    amounts = {"Open amount": results.open_amount, "Won amount": results.won_amount, "Cost": results.cost}
    figures = [Row(kind="figure", id=at, name=name, quantity=count) for at, (name, count) in enumerate(told.items(), 1)]
    figures += [
        Row(kind="figure", id=at, name=name, amount=cents / 100)
        for at, (name, cents) in enumerate(amounts.items(), len(figures) + 1)
        if cents is not None
    ]
    rates = {"Response rate": results.response_rate, "Return on investment": results.roi}
    figures += [
        Row(kind="figure", id=at, name=name, text=f"{rate} %")
        for at, (name, rate) in enumerate(rates.items(), len(figures) + 1)
        if rate is not None
    ]
    return {"Results": figures, "Deals": _records(queries.deals_by(db, campaign))}


def _event(_db: Db, event: Event) -> Mapping[str, list[Row]]:
    asked = [
        Row(kind="attendee", id=each.id, name=each.name, status=each.response, key=each.key) for each in event.attendees
    ]
    return {"Attendees": asked}


_OF: Mapping[type[Any], Callable[[Db, Any], Mapping[str, list[Row]]]] = {
    Account: _account,
    Campaign: _campaign,
    Case: _case,
    Contact: _contact,
    Deal: _deal,
    Event: _event,
    Lead: _lead,
    Quote: _quote,
}
