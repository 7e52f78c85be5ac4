"""What reports can be made of, one source per kind of record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import ColumnElement, Integer, case, cast, func, select
from sqlalchemy.orm import aliased

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter, FlagFilter, NumberFilter, TextFilter
from ..fields import ACCOUNT, CAMPAIGN, CASE, CONTACT, DEAL, EVENT, LEAD, QUOTE, TASK
from ..models import (
    MEMBER_STATUSES,
    Account,
    Campaign,
    CampaignMember,
    Case,
    Contact,
    Deal,
    DealLine,
    Event,
    EventAttendee,
    Lead,
    Product,
    Quote,
    Task,
)
from ..queries import OPEN_CASE, OPEN_TASK
from .fields import ComputedFilter, Kind, ReportField
from .periods import local_day
from .source import Builder, Source, name_of, readable

#: What a record's account tells in reports of the record.
_NOT_OF_PARENT = (
    "parent_id",
    "billing_street",
    "billing_postal_code",
    "shipping_street",
    "shipping_city",
    "shipping_state",
    "shipping_postal_code",
    "shipping_country",
    "website",
    "phone",
    "created_at",
)


def _days(of: str, label: str, section: str, count: Callable[[Db], Any], needs: tuple[str, ...] = ()) -> ReportField:
    """A number of whole days from one day to another."""
    filter = ComputedFilter(of, label, None, compute=count)
    return ReportField(of, label, section, "number", count, needs, filter=filter)


def _between(first: Any, last: Any) -> Any:
    return cast(func.julianday(last) - func.julianday(first), Integer)


def _accounts() -> Source:
    made = Builder("account", Account)
    made.record(ACCOUNT, Account, "Account")
    made.changed(Account.updated_at, "Account")
    made.owner(Account.owner_id)
    return made.source("Accounts", "account", ("name", "type", "industry", "owner"), "created_at")


def _contacts() -> Source:
    made = Builder("contact", Contact)
    made.record(CONTACT, Contact, "Contact")
    made.changed(Contact.updated_at, "Contact")
    made.owner(Contact.owner_id)
    _of_account(made, Contact.account_id)
    return made.source("Contacts", "contact", ("name", "title", "account", "owner"), "created_at")


def _leads() -> Source:
    made = Builder("lead", Lead)
    made.record(LEAD, Lead, "Lead")
    made.changed(Lead.updated_at, "Lead")
    made.add(
        _days(
            "to_convert",
            "Days to convert",
            "Lead",
            lambda db: _between(local_day(db, Lead.created_at), local_day(db, Lead.converted_at)),
        )
    )
    made.owner(Lead.owner_id)
    return made.source("Leads", "lead", ("name", "company", "status", "owner"), "created_at")


def _deals() -> Source:
    made = Builder("deal", Deal)
    made.record(DEAL, Deal, "Deal")
    stage = made.joins["stage"].entity
    expected = Deal.amount * Deal.probability // 100
    made.add(
        ReportField(
            "expected_revenue",
            "Expected revenue",
            "Deal",
            "money",
            expected,
            filter=NumberFilter("expected_revenue", "Expected revenue", expected, money=True),
        )
    )
    made.add(
        _days(
            "cycle",
            "Sales cycle (days)",
            "Deal",
            lambda db: case((stage.is_closed, _between(local_day(db, Deal.created_at), Deal.close_date))),
            ("stage",),
        )
    )
    made.add(
        _days(
            "age",
            "Age (days)",
            "Deal",
            lambda db: case((~stage.is_closed, _between(local_day(db, Deal.created_at), db.today.isoformat()))),
            ("stage",),
        )
    )
    made.add(_forecast(stage, "stage"))
    made.changed(Deal.updated_at, "Deal")
    made.owner(Deal.owner_id)
    _of_account(made, Deal.account_id)
    return made.source("Deals", "deal", ("name", "account", "stage", "amount", "close_date", "owner"), "close_date")


def _lines() -> Source:
    made = Builder("line", DealLine)
    deal = made.parent("deal", Deal, DealLine.deal_id)
    product = aliased(Product, name="report_line_product")
    made.look("product", product, product.id == DealLine.product_id)
    plain: tuple[tuple[str, str, Kind, Any, tuple[str, ...]], ...] = (
        ("product", "Product", "text", product.name, ("product",)),
        ("sku", "SKU", "text", product.sku, ("product",)),
        ("family", "Product family", "text", product.family, ("product",)),
        ("quantity", "Quantity", "number", DealLine.quantity, ()),
        ("unit_price", "Unit price", "money", DealLine.unit_price, ()),
        ("discount_pct", "Discount", "percent", DealLine.discount_pct, ()),
        ("total", "Total", "money", DealLine.total, ()),
    )
    for key, label, kind, column, needs in plain:
        filter = (
            TextFilter(key, label, column)
            if kind == "text"
            else NumberFilter(key, label, column, money=kind == "money", unit="%" if kind == "percent" else "")
        )
        made.add(ReportField(key, label, "Product", kind, column, needs, filter=filter))
    made.record(DEAL, deal, "Deal", prefix="deal", needs=("deal",), skip=("pricebook_id", "last_stage_id"))
    made.add(
        ReportField(
            "deal.account",
            "Deal: Account",
            "Deal",
            "record",
            made.parent("account", Account, deal.account_id).id,
            ("deal", "account"),
            text=made.joins["account"].entity.name,
            path="/accounts/",
            filter=TextFilter("deal.account", "Deal: Account", made.joins["account"].entity.name),
        )
    )
    made.owner(deal.owner_id, ("deal",))
    made.record(
        ACCOUNT,
        made.joins["account"].entity,
        "Account",
        prefix="account",
        needs=("deal", "account"),
        skip=("name", *_NOT_OF_PARENT),
    )

    def base(db: Db) -> list[ColumnElement[bool]]:
        return [DealLine.deleted_at.is_(None), readable(db, Deal, deal)]

    return made.source(
        "Deal products",
        "product of a deal",
        ("product", "quantity", "unit_price", "total", "deal.name"),
        "deal.close_date",
        base=base,
        always=("deal",),
        path="/deals/",
        id=DealLine.deal_id,
    )


def _cases() -> Source:
    made = Builder("case", Case)
    made.record(CASE, Case, "Case")
    made.add(
        _days(
            "to_close",
            "Days to close",
            "Case",
            lambda db: _between(local_day(db, Case.created_at), local_day(db, Case.closed_at)),
        )
    )
    made.add(
        _days(
            "age",
            "Days open",
            "Case",
            lambda db: case((OPEN_CASE, _between(local_day(db, Case.created_at), db.today.isoformat()))),
        )
    )
    made.changed(Case.updated_at, "Case")
    made.owner(Case.owner_id)
    _of_account(made, Case.account_id)
    return made.source("Cases", "case", ("number", "subject", "account", "status", "priority", "owner"), "created_at")


def _tasks() -> Source:
    made = Builder("task", Task)
    made.record(TASK, Task, "Task")
    made.add(
        _days(
            "overdue",
            "Days overdue",
            "Task",
            lambda db: case((OPEN_TASK & (Task.due_date < db.today), _between(Task.due_date, db.today.isoformat()))),
        )
    )
    made.changed(Task.updated_at, "Task")
    made.owner(Task.owner_id)
    _of_parent_deal(made, Task)
    return made.source("Tasks", "task", ("subject", "status", "priority", "due_date", "owner"), "due_date")


def _quotes() -> Source:
    made = Builder("quote", Quote)
    made.record(QUOTE, Quote, "Quote")
    share = case((Quote.subtotal > 0, 100.0 * Quote.discount / Quote.subtotal))
    made.add(
        ReportField(
            "discount_share", "Discount (% of subtotal)", "Quote", "percent", share,
            filter=NumberFilter("discount_share", "Discount (% of subtotal)", share, unit="%"),
        )
    )  # fmt: skip
    made.add(
        _days(
            "to_settle",
            "Days to settle",
            "Quote",
            lambda db: _between(local_day(db, Quote.presented_at), local_day(db, Quote.settled_at)),
        )
    )
    made.changed(Quote.updated_at, "Quote")
    made.owner(Quote.owner_id)
    _of_deal_and_account(made)
    return made.source("Quotes", "quote", ("number", "deal", "account", "status", "grand_total", "owner"), "created_at")


def _events() -> Source:
    made = Builder("event", Event)
    made.record(EVENT, Event, "Event")
    minutes = cast(func.round((func.julianday(Event.ends_at) - func.julianday(Event.starts_at)) * 1440), Integer)
    asked = select(func.count()).where(EventAttendee.event_id == Event.id).scalar_subquery()
    for key, label, value in (("minutes", "Length (minutes)", minutes), ("invited", "People invited", asked)):
        made.add(ReportField(key, label, "Event", "number", value, filter=NumberFilter(key, label, value)))
    made.changed(Event.updated_at, "Event")
    made.owner(Event.owner_id)
    _of_parent_deal(made, Event)
    return made.source("Events", "event", ("subject", "kind", "starts_at", "status", "owner"), "starts_at")


def _members() -> Source:
    """The members of campaigns whose records the acting person may read, as lists of members have them."""
    made = Builder("member", CampaignMember)
    campaign = made.parent("campaign", Campaign, CampaignMember.campaign_id)
    contact = made.parent("contact", Contact, CampaignMember.contact_id)
    lead = made.parent("lead", Lead, CampaignMember.lead_id)
    account = made.parent("account", Account, contact.account_id)
    of_person, of_company = ("contact", "lead"), ("contact", "lead", "account")
    plain: tuple[tuple[str, str, Any, tuple[str, ...]], ...] = (
        ("person", "Name", func.coalesce(name_of(contact), name_of(lead)), of_person),
        ("company", "Company", func.coalesce(account.name, lead.company), of_company),
        ("email", "E-mail", func.coalesce(contact.email, lead.email), of_person),
        ("title", "Title", func.coalesce(contact.title, lead.title), of_person),
    )
    for key, label, value, needs in plain:
        made.add(ReportField(key, label, "Member", "text", value, needs, filter=TextFilter(key, label, value)))
    kind = case((CampaignMember.contact_id.is_not(None), "Contact"), else_="Lead")
    order = case({name: place for place, name in enumerate(MEMBER_STATUSES)}, value=CampaignMember.status, else_=99)
    chosen: tuple[tuple[str, str, Any, Any, tuple[str, ...]], ...] = (
        ("kind", "Contact or lead", kind, None, ("Contact", "Lead")),
        ("status", "Member status", CampaignMember.status, order, MEMBER_STATUSES),
    )
    for key, label, value, by, choices in chosen:
        filter = ChoiceFilter(key, label, value, choices=choices)
        made.add(ReportField(key, label, "Member", "choice", value, order=by, filter=filter))
    opted_out = CampaignMember.opted_out
    flag = FlagFilter("opted_out", "Opted out", opted_out)
    made.add(ReportField("opted_out", "Opted out", "Member", "flag", opted_out, filter=flag))
    added = DateFilter("created_at", "Added", CampaignMember.created_at)
    made.add(ReportField("created_at", "Added", "Member", "moment", CampaignMember.created_at, filter=added))
    made.record(CAMPAIGN, campaign, "Campaign", prefix="campaign", needs=("campaign",))
    made.owner(campaign.owner_id, ("campaign",))

    def base(db: Db) -> list[ColumnElement[bool]]:
        someone = contact.id.is_not(None) | lead.id.is_not(None)
        return [CampaignMember.deleted_at.is_(None), readable(db, Campaign, campaign), someone]

    return made.source(
        "Campaign members", "member of a campaign", ("person", "company", "status", "campaign.name"), "created_at",
        base=base, always=("campaign", "contact", "lead"), path="/campaigns/", id=CampaignMember.campaign_id,
        icon="users",
    )  # fmt: skip


def _of_parent_deal(made: Builder, model: type[Task | Event]) -> None:
    """What the deal tells on which an activity hangs."""
    deal = made.parent("deal", Deal, model.parent_id, where=model.parent_type == "deal")
    made.record(DEAL, deal, "Deal", prefix="deal", needs=("deal",), skip=("pricebook_id", "last_stage_id"))


def _of_deal_and_account(made: Builder) -> None:
    """What the deal of a record tells besides its name, and what the deal's account does."""
    deal = made.joins["deal"].entity
    account = made.parent("account", Account, deal.account_id)
    skip = ("name", "pricebook_id", "last_stage_id")
    made.record(DEAL, deal, "Deal", prefix="deal", needs=("deal",), skip=skip)
    named = TextFilter("account", "Account", account.name)
    needs = ("deal", "account")
    made.add(
        ReportField(
            "account",
            "Account",
            "Account",
            "record",
            account.id,
            needs,
            text=account.name,
            path="/accounts/",
            filter=named,
        )
    )
    made.record(ACCOUNT, account, "Account", prefix="account", needs=needs, skip=("name", *_NOT_OF_PARENT))


def _of_account(made: Builder, column: Any) -> None:
    """What the account of a record tells besides its name, which is the record's own field."""
    account = made.joins["account"].entity
    made.record(ACCOUNT, account, "Account", prefix="account", needs=("account",), skip=("name", *_NOT_OF_PARENT))


def _forecast(stage: Any, join: str) -> ReportField:
    choices = ("Pipeline", "Best case", "Commit", "Closed", "Omitted")
    order = case({name: place for place, name in enumerate(choices)}, value=stage.forecast_category, else_=9)
    return ReportField(
        "forecast",
        "Forecast category",
        "Deal",
        "choice",
        stage.forecast_category,
        (join,),
        order=order,
        filter=ChoiceFilter("forecast", "Forecast category", stage.forecast_category, choices=choices),
    )


#: By key, in the order in which they are offered.
SOURCES: dict[str, Source] = {
    source.key: source
    for source in (
        make() for make in (_deals, _lines, _quotes, _accounts, _contacts, _leads, _cases, _tasks, _events, _members)
    )
}
