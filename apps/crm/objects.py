"""The objects of the CRM: one entry per kind of record that people open, own and search for."""

from __future__ import annotations

from dataclasses import dataclass

from ..platform.errors import Reference
from ..platform.models import Record
from .models import Account, Campaign, Case, Contact, Deal, Event, Lead, Note, Quote, Task

CrmRecord = Account | Contact | Lead | Deal | Task | Event | Note | Case | Quote | Campaign
OwnedRecord = Account | Contact | Lead | Deal | Task | Event | Case | Quote | Campaign
#: What tasks, events and notes may hang on.
Parent = Account | Contact | Lead | Deal | Case


@dataclass(frozen=True)
class CrmObject:
    """One kind of record: `key` is the word in `Permission.object` and in `parent_type`."""

    key: str
    model: type[CrmRecord]
    singular: str
    plural: str
    icon: str

    @property
    def path(self) -> str:
        return f"/{self.plural.lower()}"


OBJECTS = {
    entry.key: entry
    for entry in (
        CrmObject("account", Account, "Account", "Accounts", "building-2"),
        CrmObject("contact", Contact, "Contact", "Contacts", "contact"),
        CrmObject("lead", Lead, "Lead", "Leads", "user-plus"),
        CrmObject("deal", Deal, "Deal", "Deals", "handshake"),
        CrmObject("task", Task, "Task", "Tasks", "circle-check"),
        CrmObject("event", Event, "Event", "Events", "calendar"),
        CrmObject("note", Note, "Note", "Notes", "sticky-note"),
        CrmObject("case", Case, "Case", "Cases", "life-buoy"),
        CrmObject("quote", Quote, "Quote", "Quotes", "file-text"),
        CrmObject("campaign", Campaign, "Campaign", "Campaigns", "megaphone"),
    )
}
_BY_MODEL: dict[type[Record], CrmObject] = {entry.model: entry for entry in OBJECTS.values()}


def object_of(record: Record | type[Record]) -> CrmObject:
    """The object that a record, or a model, is of."""
    return _BY_MODEL[record if isinstance(record, type) else type(record)]


def is_fixed(record: Record) -> bool:
    """Whether a record stays as it is, whoever asks: a lead once converted, a quote in review or presented."""
    return (isinstance(record, Lead) and record.is_converted) or (isinstance(record, Quote) and not record.is_editable)


def url_of(record: CrmRecord) -> str:
    """The path of a record's page; an activity without a page of its own leads to its parent's."""
    if isinstance(record, Note):
        if record.parent_type is None:
            return "/"
        return f"{OBJECTS[record.parent_type].path}/{record.parent_id}?tab=activity"
    return f"{object_of(record).path}/{record.id}"


def label_of(record: CrmRecord) -> str:
    """The name by which people speak of a record."""
    match record:
        case Task() | Event():
            return record.subject
        case Case():
            return f"{record.number} {record.subject}"
        case Quote():
            return f"{record.number} {record.deal.name}"
        case Note():
            return record.body if len(record.body) <= 60 else record.body[:59] + "…"
        case _:
            return record.name


def detail_of(record: CrmRecord) -> str:
    """What tells a record from others of the same name."""
    match record:
        case Account():
            parts = [record.type, record.billing_city, record.account_number]
        case Contact():
            parts = [record.title, record.account.name if record.account else None]
        case Lead():
            parts = [record.title, record.company, record.status]
        case Deal():
            parts = [record.account.name if record.account else None, record.stage.name]
        case Task() | Event():
            parts = [record.status, record.owner.name]
        case Case():
            parts = [record.status, record.account.name if record.account else None]
        case Quote():
            parts = [record.status, record.deal.account.name if record.deal.account else None]
        case Campaign():
            parts = [record.type, record.status]
        case Note():
            parts = []
    return " · ".join(part for part in parts if part)


def reference(record: CrmRecord) -> Reference:
    """A record as it is named in messages, lookups and search results."""
    return Reference(label_of(record), url_of(record), detail_of(record))
