"""The CRM's records, and the links that its pages show."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import select

from ...apps.crm.models import CONTACT_ROLES, Account, Case, Contact, Deal, DealContactRole, Lead, Stage, User
from ...apps.crm.queries import visible
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ..crm.pages.accounts import AccountList
from ..crm.pages.deals import DealList
from ..crm.pages.leads import LeadList
from ..crm.pages.records import RecordList, RecordPage, find_record
from ..wording import spoken_date
from .relation import Relation, Walker, alone, held, most, only, stay
from .sight import Kind, Sight, Thing


def _of(db: Db, model: Any, *columns: Any) -> Any:
    return db.execute(visible(db, model).with_only_columns(model.id, *columns).order_by(model.id))


def _full(first: str | None, last: str) -> str:
    return f"{first or ''} {last}".strip()


def _accounts(db: Db) -> Iterable[Thing]:
    columns = (Account.name, Account.industry, Account.billing_city, Account.owner_id)
    for id, name, industry, city, owner in _of(db, Account, *columns):
        yield Thing("account", id, name, {"industry": industry, "city": city, "owner": owner})


def _contacts(db: Db) -> Iterable[Thing]:
    columns = (Contact.first_name, Contact.last_name, Contact.title, Contact.account_id, Contact.owner_id)
    for id, first, last, title, account, owner in _of(db, Contact, *columns):
        yield Thing("contact", id, _full(first, last), {"title": title, "account": account, "owner": owner})


def _deals(db: Db) -> Iterable[Thing]:
    states = {
        id: "won" if is_won else "lost" if is_closed else "open"
        for id, is_won, is_closed in db.execute(select(Stage.id, Stage.is_won, Stage.is_closed))
    }
    columns = (Deal.name, Deal.account_id, Deal.stage_id, Deal.amount, Deal.close_date, Deal.owner_id)
    for id, name, account, stage, amount, closes, owner in _of(db, Deal, *columns):
        facts = {"account": account, "state": states[stage], "amount": amount, "closes": closes, "owner": owner}
        yield Thing("deal", id, name, facts)


def _leads(db: Db) -> Iterable[Thing]:
    columns = (Lead.first_name, Lead.last_name, Lead.company, Lead.status, Lead.source, Lead.title, Lead.owner_id)
    for id, first, last, company, status, source, title, owner in _of(db, Lead, *columns):
        facts = {"company": company, "status": status, "source": source, "title": title, "owner": owner}
        yield Thing("lead", id, _full(first, last), facts)


def _cases(db: Db) -> Iterable[Thing]:
    columns = (Case.subject, Case.number, Case.account_id, Case.contact_id)
    for id, subject, number, account, contact in _of(db, Case, *columns):
        yield Thing("case", id, subject, {"number": number, "account": account, "contact": contact})


def _people(db: Db) -> Iterable[Thing]:
    owners = set(db.scalars(select(User.id).where(User.is_active, ~User.is_frozen, User.deleted_at.is_(None))))
    for id, first, last in db.execute(select(Person.id, Person.first_name, Person.last_name).order_by(Person.id)):
        yield Thing("person", id, f"{first} {last}", {"may_own": id in owners})


KINDS = (
    Kind("account", "account", "crm", _accounts, "crm_account"),
    Kind("contact", "contact", "crm", _contacts, "crm_contact"),
    Kind("deal", "deal", "crm", _deals, "crm_deal", 'the deal "{name}"'),
    Kind("lead", "lead", "crm", _leads, "crm_lead"),
    Kind("case", "case", "crm", _cases, "crm_case", 'the case "{name}"'),
    Kind("person", "colleague", None, _people, "org_person"),
)


def open_page(walker: Walker, thing: Thing) -> None:
    """Find a record by its name and open its page; of a colleague there is none."""
    if thing.kind != "person":
        walker.go("crm")
        link = f"{thing.facts['number']} {thing.name}" if thing.kind == "case" else thing.name
        find_record(walker.user, thing.kind, link, searched=thing.name)


DEAL = (
    only("deal"),
    most("largest deal", "amount"),
    most("smallest deal", "amount", sign=-1),
    most("largest open deal", "amount", among=("state", "open")),
    most("largest lost deal", "amount", among=("state", "lost")),
    alone("{} deal", "state"),
    alone("deal with the close date {}", "closes", shown=spoken_date),  # type: ignore[arg-type]
)
CONTACT = (only("contact"), alone("{}", "title"))
ACCOUNT = (only("account"), alone("account in {}", "city"), alone("account in the industry {}", "industry"))
LEAD = (
    only("lead"),
    alone('lead with the status "{}" and the source "{}"', "status", "source"),
    alone('lead with the source "{}"', "source"),
    alone('lead with the status "{}"', "status"),
    alone("lead who is {}", "title"),
)


def _owned_by(kind: str) -> Any:
    """Links from colleagues to what they own; lists are not filtered by those who have left."""

    def links(sight: Sight) -> Iterable[tuple[int, int]]:
        people = sight.things("person")
        return (
            (owner, id)
            for id, thing in sight.things(kind).items()
            if people[owner := thing.facts["owner"]].facts["may_own"]
        )

    return links


def _roles(role: str | None = None, *, back: bool = False) -> Any:
    """Links from deals to the contacts who play a role in them, any unless told, or back."""

    def links(sight: Sight) -> Iterable[tuple[int, int]]:
        known = sight.things("deal")
        query = select(DealContactRole.deal_id, DealContactRole.contact_id).order_by(DealContactRole.id)
        for deal, contact in sight.rows(query if role is None else query.where(DealContactRole.role == role)):
            if deal in known:
                yield (contact, deal) if back else (deal, contact)

    return links


def _to_about(walker: Walker, _anchor: Thing, target: Thing) -> None:
    RecordPage(walker.user).open_parent(target.name)


def _related(card: str) -> Any:
    """To a record in a card of what is related."""

    def walk(walker: Walker, _anchor: Thing, target: Thing) -> None:
        RecordPage(walker.user).related().open_related(target.name, card)

    return walk


def _owned(records: type[RecordList[Any]]) -> Any:
    """To a record in the list of what a colleague owns."""

    def walk(walker: Walker, anchor: Thing, target: Thing) -> None:
        walker.go("crm")
        listed = records(walker.user).open("all").filter_by_person("owner", anchor.name)
        listed.search(target.name).open_record(target.name)

    return walk


RELATIONS = (
    Relation(
        "contact", "account", ("the {which} of {anchor}",),
        held("contact", "account"), _to_about, (only("account"), only("company"), only("employer")),
    ),
    Relation(
        "account", "contact", ("the {which} at {anchor}", "the {which} of {anchor}"),
        held("contact", "account", back=True), _related("Contacts"), CONTACT,
    ),
    Relation(
        "account", "deal", ("the {which} with {anchor}", "our {which} with {anchor}", "the {which} of {anchor}"),
        held("deal", "account", back=True), _related("Deals"), DEAL,
    ),
    Relation(
        "contact", "deal", ("the {which} in which we talk to {anchor}", "the {which} that involves {anchor}"),
        _roles(back=True), _related("Deals"), DEAL,
    ),
    *(
        Relation(
            "deal", "contact", ("the {which} in {anchor}", "the {which} of {anchor}"),
            _roles(role), _related("Contact roles"), (only(role.lower()),),
        )
        for role in CONTACT_ROLES
    ),
    Relation(
        "case", "account", ("the {which} behind {anchor}", "the {which} of {anchor}"),
        held("case", "account"), _to_about, (only("account"),),
    ),
    Relation(
        "case", "contact", ("the {which} in {anchor}", "the {which} behind {anchor}"),
        held("case", "contact"), _to_about, (only("contact"),),
    ),
    Relation(
        "person", "deal", ("the {which} owned by {anchor}", "the {which} that belongs to {anchor}"),
        _owned_by("deal"), _owned(DealList), DEAL,
    ),
    Relation(
        "person", "account", ("the {which} owned by {anchor}", "the {which} looked after by {anchor}"),
        _owned_by("account"), _owned(AccountList), ACCOUNT,
    ),
    Relation(
        "person", "lead", ("the {which} owned by {anchor}", "the {which} that belongs to {anchor}"),
        _owned_by("lead"), _owned(LeadList), LEAD,
    ),
    *(
        Relation(
            kind, "person", ("the {which} who looks after {anchor}", "the {which} in charge of {anchor}"),
            held(kind, "owner"), stay, (only("colleague"),),
        )
        for kind in ("account", "contact", "deal", "lead")
    ),
)  # fmt: skip
