"""What the pages read: only records that exist and that the acting user may see, in a complete order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Select, case, func, or_, select
from sqlalchemy.orm import contains_eager, joinedload, selectinload

from ..platform.database import Db
from ..platform.errors import NotFound
from ..platform.matching import has_text, starts_with
from ..platform.models import Person
from ..platform.values import search_words
from .models import (
    OPEN_CASE_STATUSES,
    OPEN_TASK_STATUSES,
    Account,
    ApprovalRequest,
    Campaign,
    CampaignMember,
    Case,
    Contact,
    Deal,
    DealContactRole,
    DealLine,
    Event,
    EventAttendee,
    Lead,
    Note,
    NoteMention,
    Pricebook,
    PricebookEntry,
    Product,
    Quote,
    QuoteLine,
    Stage,
    StageHistory,
    Task,
    User,
)
from .objects import OBJECTS, CrmRecord, Parent, object_of
from .permissions import access, may, scope

M = TypeVar("M", Task, Event, Note)
R = TypeVar("R", bound=CrmRecord)

OPEN_TASK = Task.status.in_(OPEN_TASK_STATUSES)
_LOAD_HOLDER = (joinedload(Case.owner), joinedload(Case.queue))
OPEN_CASE = Case.status.in_(OPEN_CASE_STATUSES)


def visible(db: Db, model: type[CrmRecord]) -> Select[Any]:
    """The records of a model that the acting user may see."""
    return select(model).where(model.deleted_at.is_(None), scope(db, model, "read"))


def find(db: Db, model: type[R], record_id: int) -> R:
    """The record, if it exists and the acting user can see it; else NotFound."""
    record = db.get(model, record_id)
    if record is None or record.deleted_at is not None or not may(db, "read", record):
        raise NotFound(f"This {object_of(model).singular.lower()} does not exist, or you cannot see it.")
    return record


def kept_instead(db: Db, model: type[R], record_id: int) -> R | None:
    """The record into which this one was merged, where the acting user would have seen both."""
    record = db.get(model, record_id)
    into: int | None = getattr(record, "merged_into_id", None)
    if record is None or record.deleted_at is None or into is None or not may(db, "read", record):
        return None
    kept = db.get(model, into)
    return kept if kept is not None and kept.deleted_at is None and may(db, "read", kept) else None


def me(db: Db) -> User:
    """The acting person's membership in the CRM."""
    who = access(db)
    if who is None:
        raise LookupError("the system has no membership: ask for a session of a person")
    return who.user


# -- Home ---------------------------------------------------------------------------------------------------------


def my_open_tasks(db: Db) -> list[tuple[int, date | None]]:
    """Ids and due dates of the acting user's open tasks, what is due first and what never is last."""
    mine = visible(db, Task).where(Task.owner_id == db.actor_id, OPEN_TASK)
    found = mine.with_only_columns(Task.id, Task.due_date)
    return [(id, due) for id, due in db.execute(found.order_by(Task.due_date.is_(None), Task.due_date, Task.id))]


def tasks(db: Db, ids: Sequence[int]) -> list[Task]:
    """The tasks of these ids, in their order."""
    found = {task.id: task for task in db.scalars(select(Task).where(Task.id.in_(ids)))}
    return [found[id] for id in ids]


def my_upcoming_events(db: Db, days: int = 7, limit: int = 6) -> list[Event]:
    """Planned events of the acting user, and those they are asked to, from the start of today on."""
    midnight = datetime.combine(db.today, time(), db.timezone)
    asked = select(EventAttendee.event_id).where(
        EventAttendee.user_id == db.actor_id, EventAttendee.response != "Declined"
    )
    mine = visible(db, Event).where(
        or_(Event.owner_id == db.actor_id, Event.id.in_(asked)),
        Event.status == "Planned",
        Event.starts_at >= midnight,
        Event.starts_at < midnight + timedelta(days=days),
    )
    return list(db.scalars(mine.order_by(Event.starts_at, Event.id).limit(limit)))


# -- Record pages -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Activities:
    """What happened and what is planned around a record."""

    tasks: Sequence[Task]
    events: Sequence[Event]
    notes: Sequence[Note]


def activities_of(db: Db, parent: Parent) -> Activities:
    key = object_of(parent).key

    def hanging(model: type[M]) -> Select[Any]:
        return visible(db, model).where(model.parent_type == key, model.parent_id == parent.id)

    tasks = hanging(Task).options(joinedload(Task.owner))
    events = hanging(Event).options(joinedload(Event.owner))
    notes = (
        hanging(Note)
        .where(Note.root_id.is_(None))
        .order_by(Note.is_pinned.desc(), Note.created_at.desc(), Note.id.desc())
    )
    open_first = case((OPEN_TASK, 0), else_=1)
    return Activities(
        list(db.scalars(tasks.order_by(open_first, Task.due_date.is_(None), Task.due_date, Task.id))),
        list(db.scalars(events.order_by(Event.starts_at.desc(), Event.id.desc()))),
        list(db.scalars(notes)),
    )


def deal(db: Db, deal_id: int, *, whole: bool = True) -> Deal:
    """A deal with what its page shows, in few queries; NotFound if the acting user cannot see it.

    The `whole` deal comes with its products and its history.
    """
    roles = selectinload(Deal.contact_roles).joinedload(DealContactRole.contact)
    history = selectinload(Deal.history)
    parts: tuple[Any, ...] = ()
    if whole:
        parts = (
            selectinload(Deal.lines).joinedload(DealLine.product),
            history.joinedload(StageHistory.from_stage),
            history.joinedload(StageHistory.to_stage),
            history.joinedload(StageHistory.changed_by),
        )
    one = (
        visible(db, Deal)
        .where(Deal.id == deal_id)
        .options(
            joinedload(Deal.account),
            joinedload(Deal.stage),
            joinedload(Deal.last_stage),
            joinedload(Deal.pricebook),
            joinedload(Deal.owner),
            roles,
            *parts,
        )
    )
    found: Deal | None = db.scalars(one).one_or_none()
    if found is None:
        raise NotFound("This deal does not exist, or you cannot see it.")
    return found


def quote(db: Db, quote_id: int) -> Quote:
    """A quote with what its page shows, in few queries; NotFound if the acting user cannot see it."""
    requests = selectinload(Quote.requests)
    one = (
        visible(db, Quote)
        .where(Quote.id == quote_id)
        .options(
            joinedload(Quote.deal).joinedload(Deal.account),
            joinedload(Quote.deal).joinedload(Deal.stage),
            joinedload(Quote.deal).selectinload(Deal.lines).joinedload(DealLine.product),
            joinedload(Quote.contact),
            joinedload(Quote.owner),
            joinedload(Quote.pricebook),
            selectinload(Quote.lines).joinedload(QuoteLine.product),
            requests.joinedload(ApprovalRequest.approver),
            requests.joinedload(ApprovalRequest.asked_by),
            requests.joinedload(ApprovalRequest.decided_by),
        )
    )
    found: Quote | None = db.scalars(one).one_or_none()
    if found is None:
        raise NotFound("This quote does not exist, or you cannot see it.")
    return found


def quotes_of(db: Db, deal: Deal) -> list[Quote]:
    """The quotes of a deal with their products, the newest first."""
    lines = selectinload(Quote.lines).joinedload(QuoteLine.product)
    mine = visible(db, Quote).where(Quote.deal_id == deal.id)
    mine = mine.options(joinedload(Quote.owner), joinedload(Quote.deal), lines)
    return list(db.scalars(mine.order_by(Quote.id.desc())))


def contacts_of(db: Db, account: Account) -> list[Contact]:
    mine = visible(db, Contact).where(Contact.account_id == account.id).options(joinedload(Contact.owner))
    return list(db.scalars(mine.order_by(Contact.last_name, Contact.first_name, Contact.id)))


def deals_of(db: Db, account: Account) -> list[Deal]:
    mine = visible(db, Deal).where(Deal.account_id == account.id)
    mine = mine.options(joinedload(Deal.stage), joinedload(Deal.owner))
    return list(db.scalars(mine.order_by(Deal.close_date.desc(), Deal.id.desc())))


def deals_by(db: Db, campaign: Campaign) -> list[Deal]:
    """The deals that a campaign brought, those that close last first."""
    mine = visible(db, Deal).where(Deal.campaign_id == campaign.id)
    mine = mine.options(joinedload(Deal.stage), joinedload(Deal.owner), joinedload(Deal.account))
    return list(db.scalars(mine.order_by(Deal.close_date.desc(), Deal.id.desc())))


def memberships_of(db: Db, person: Contact | Lead) -> list[CampaignMember]:
    """In which campaigns somebody is, the newest first."""
    column = CampaignMember.contact_id if isinstance(person, Contact) else CampaignMember.lead_id
    mine = (
        select(CampaignMember)
        .join(CampaignMember.campaign)
        .where(column == person.id, Campaign.deleted_at.is_(None), scope(db, Campaign, "read"))
        .options(contains_eager(CampaignMember.campaign))
    )
    return list(db.scalars(mine.order_by(Campaign.start_date.desc(), CampaignMember.id.desc())))


def deals_with(db: Db, contact: Contact) -> list[Deal]:
    """The deals in which a contact plays a role."""
    part = select(DealContactRole.deal_id).where(
        DealContactRole.contact_id == contact.id, DealContactRole.deleted_at.is_(None)
    )
    mine = visible(db, Deal).where(Deal.id.in_(part)).options(joinedload(Deal.stage), selectinload(Deal.contact_roles))
    return list(db.scalars(mine.order_by(Deal.close_date.desc(), Deal.id.desc())))


def cases_of(db: Db, record: Account | Contact) -> list[Case]:
    column = Case.account_id if isinstance(record, Account) else Case.contact_id
    mine = visible(db, Case).where(column == record.id).options(*_LOAD_HOLDER, joinedload(Case.contact))
    return list(db.scalars(mine.order_by(Case.created_at.desc(), Case.id.desc())))


def children_of(db: Db, account: Account) -> list[Account]:
    mine = visible(db, Account).where(Account.parent_id == account.id).options(joinedload(Account.owner))
    return list(db.scalars(mine.order_by(Account.name, Account.id)))


def reports_of(db: Db, contact: Contact) -> list[Contact]:
    mine = visible(db, Contact).where(Contact.reports_to_id == contact.id)
    return list(db.scalars(mine.order_by(Contact.last_name, Contact.first_name, Contact.id)))


def converted_into(db: Db, lead: Lead) -> list[Account | Contact | Deal]:
    """What a lead became: account, contact and deal, in this order."""
    account, contact, deal = lead.converted_account_id, lead.converted_contact_id, lead.converted_deal_id
    found = (
        db.get(Account, account) if account else None,
        db.get(Contact, contact) if contact else None,
        db.get(Deal, deal) if deal else None,
    )
    return [record for record in found if record is not None]


def people(db: Db, ids: Sequence[int | None]) -> dict[int, Person]:
    """The persons of these ids, for pages that name authors."""
    wanted = sorted({person_id for person_id in ids if person_id is not None})
    return {person.id: person for person in db.scalars(select(Person).where(Person.id.in_(wanted)))}


def named_in_notes(db: Db, note_ids: Sequence[int]) -> list[Person]:
    """Whom these notes name, each once."""
    named = select(NoteMention.person_id).where(NoteMention.note_id.in_(note_ids))
    return list(db.scalars(select(Person).where(Person.id.in_(named)).order_by(Person.id)))


def parents(db: Db, activities: Sequence[Task | Event | Note]) -> dict[tuple[str, int], CrmRecord]:
    """The records on which these activities hang, by (parent_type, parent_id), with one query per kind."""
    return records_of(db, [(activity.parent_type, activity.parent_id) for activity in activities])


def records_of(db: Db, named: Sequence[tuple[str | None, int | None]]) -> dict[tuple[str, int], CrmRecord]:
    """The visible records of these objects and ids, with one query per object."""
    by_key: dict[str, set[int]] = {}
    for key, id in named:
        if key is not None and id is not None:
            by_key.setdefault(key, set()).add(id)
    found: dict[tuple[str, int], CrmRecord] = {}
    for key, ids in sorted(by_key.items()):
        model: type[Any] = OBJECTS[key].model
        for record in db.scalars(visible(db, model).where(model.id.in_(sorted(ids))).order_by(model.id)):
            found[key, record.id] = record
    return found


def prices_of(db: Db, product: Product) -> list[PricebookEntry]:
    """What a product costs in each price book, the standard one first."""
    mine = select(PricebookEntry).where(PricebookEntry.product_id == product.id, PricebookEntry.deleted_at.is_(None))
    in_books = mine.join(PricebookEntry.pricebook).options(contains_eager(PricebookEntry.pricebook))
    return list(db.scalars(in_books.order_by(Pricebook.is_standard.desc(), Pricebook.name, Pricebook.id)))


def standard_pricebook(db: Db) -> Pricebook:
    """The price book that holds where no other is chosen."""
    standard = select(Pricebook).where(Pricebook.is_standard, Pricebook.is_active, Pricebook.deleted_at.is_(None))
    return db.scalars(standard.order_by(Pricebook.id).limit(1)).one()


def list_prices(db: Db, pricebook_id: int, product_ids: Sequence[int]) -> dict[int, int]:
    """What these products cost in a price book, in cents; those without a price in it are left out."""
    found = select(PricebookEntry.product_id, PricebookEntry.unit_price).where(
        PricebookEntry.pricebook_id == pricebook_id,
        PricebookEntry.product_id.in_(product_ids),
        PricebookEntry.deleted_at.is_(None),
    )
    return dict(iter(db.execute(found)))


def open_lines_of(db: Db, product: Product, limit: int = 12) -> list[DealLine]:
    """The lines of open deals that sell a product, those that close first at the top."""
    mine = (
        select(DealLine)
        .join(DealLine.deal)
        .join(Deal.stage)
        .where(DealLine.product_id == product.id, DealLine.deleted_at.is_(None), Deal.deleted_at.is_(None))
        .where(~Stage.is_closed, scope(db, Deal, "read"))
        .options(
            contains_eager(DealLine.deal).contains_eager(Deal.stage),
            contains_eager(DealLine.deal).joinedload(Deal.owner),
        )
    )
    return list(db.scalars(mine.order_by(Deal.close_date, DealLine.id).limit(limit)))


# -- Search -------------------------------------------------------------------------------------------------------


def matching(db: Db, key: str, text: str, *first: ColumnElement[bool]) -> Select[Any]:
    """The visible records of object `key` that hold every word of `text`.

    Those for which `first` holds come first, then names that start with the text.
    """
    entry, model = OBJECTS[key], OBJECTS[key].model
    columns = entry.fields.searched
    found = visible(db, model).options(*entry.loads)
    for word in search_words(text):
        found = found.where(or_(*(has_text(column, word) for column in columns)))
    begun = [case((each, 0), else_=1) for each in (*first, starts_with(columns[0], text.strip()))]
    return found.order_by(*begun, func.lower(columns[0]), model.id)


def first_matching(db: Db, key: str, text: str, limit: int, *first: ColumnElement[bool]) -> list[CrmRecord]:
    """The first of the records that `matching` finds."""
    places = matching(db, key, text, *first).with_only_columns(OBJECTS[key].model.id)
    return _loaded(db, key, list(db.scalars(places.limit(limit))))


def _loaded(db: Db, key: str, ids: Sequence[int]) -> list[CrmRecord]:
    """The records of these ids in their order. (Ids alone are sorted: records have long texts.)"""
    entry = OBJECTS[key]
    model: type[Any] = entry.model
    found = {each.id: each for each in db.scalars(select(model).where(model.id.in_(ids)).options(*entry.loads))}
    return [found[id] for id in ids]


def named(db: Db, key: str, name: str) -> list[CrmRecord]:
    """The visible records of object `key` with exactly this name, in whatever case."""
    entry, model = OBJECTS[key], OBJECTS[key].model
    called = func.lower(entry.fields.searched[0]) == name.lower()
    return list(db.scalars(visible(db, model).where(called).order_by(model.id)))


@dataclass(frozen=True)
class Found:
    """The search results of one object: the first records and how many there are in all."""

    key: str
    records: Sequence[CrmRecord]
    total: int


def search(db: Db, text: str, limit: int = 5) -> list[Found]:
    """Global search; objects without a match are left out."""
    if not text.strip():
        return []
    results: list[Found] = []
    for key in (entry.key for entry in OBJECTS.values() if entry.is_searched):
        model: type[Any] = OBJECTS[key].model
        places = matching(db, key, text).with_only_columns(model.id, func.count().over())
        if first := db.execute(places.limit(limit)).all():
            results.append(Found(key, _loaded(db, key, [row[0] for row in first]), first[0][1]))
    return results
