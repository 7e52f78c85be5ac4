"""The CRM's tables: who may use it, customers, leads, the deals pipeline, products, activities and cases."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

from sqlalchemy import JSON, CheckConstraint, ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import (
    COUNTED,
    INCIDENTAL,
    OPTIONAL,
    STAMPED,
    WAYMARK,
    Base,
    Cents,
    History,
    LongText,
    Name,
    Person,
    Pk,
    Record,
    Short,
    UtcDateTime,
    refers,
)
from .desk import Queue

# The objects of the CRM that other rows may hang on, by the word stored in `parent_type`.
PARENTS = {
    "account": "crm_account",
    "contact": "crm_contact",
    "lead": "crm_lead",
    "deal": "crm_deal",
    "case": "crm_case",
}

ACCOUNT_TYPES = ("Prospect", "Customer", "Reseller", "Partner", "Former customer")
INDUSTRIES = (
    "Construction", "Education", "Financial services", "Food & beverage", "Government", "Healthcare", "Hospitality",
    "Logistics", "Manufacturing", "Non-profit", "Professional services", "Real estate", "Retail", "Technology",
)  # fmt: skip
RATINGS = ("Hot", "Warm", "Cold")
OPEN_LEAD_STATUSES = ("New", "Assigned", "In Process")
LEAD_STATUSES = (*OPEN_LEAD_STATUSES, "Converted", "Recycled", "Dead")
LEAD_SOURCES = ("Web form", "Trade show", "Referral", "Cold call", "Partner", "E-mail campaign", "Walk-in")
DEAL_TYPES = ("New business", "Expansion", "Renewal")
LOSS_REASONS = ("Price", "Lost to competitor", "No budget", "No decision", "Missing feature", "Timing")
CONTACT_ROLES = ("Decision Maker", "Evaluator", "Influencer")
OPEN_TASK_STATUSES = ("Not Started", "In Progress", "Waiting")
TASK_STATUSES = (*OPEN_TASK_STATUSES, "Completed", "Canceled")
PRIORITIES = ("Low", "Normal", "High", "Urgent")
OPEN_CASE_STATUSES = ("New", "Assigned", "Pending")
CASE_STATUSES = (*OPEN_CASE_STATUSES, "Closed", "Rejected", "Duplicate")
CASE_TYPES = ("Question", "Incident", "Problem", "Return")
CASE_ORIGINS = ("E-mail", "Phone", "Web", "Chat")
# Who sees a saved view of a list.
VISIBILITIES = ("Only me", "My team", "Everyone")
# How far a role reaches: every record, those of one's own team, one's own, none.
LEVELS = ("all", "team", "own", "no")


class Role(Record, Base):
    __tablename__ = "crm_role"

    name: Mapped[Short] = mapped_column(unique=True)
    # May give records to other people, and change many at once.
    can_assign: Mapped[bool]
    can_mass_update: Mapped[bool]
    can_export: Mapped[bool]
    # May reopen won deals, sell below the prices that others may offer, and decide on the quotes of others.
    can_approve: Mapped[bool] = mapped_column(default=False)
    # May change products and price books.
    can_price: Mapped[bool] = mapped_column(default=False)
    # Keeps the support desk: publishes articles, changes templates, queues and rules.
    keeps_desk: Mapped[bool] = mapped_column(default=False)
    is_admin: Mapped[bool] = mapped_column(default=False)

    permissions: Mapped[list[Permission]] = relationship(back_populates="role", order_by="Permission.id")


class Permission(Record, Base):
    """What a role may do with one object: create or not; read, edit and delete up to a level."""

    __tablename__ = "crm_permission"
    __table_args__ = (UniqueConstraint("role_id", "object"),)

    role_id: Mapped[int] = mapped_column(ForeignKey("crm_role.id"))
    object: Mapped[Short]
    create: Mapped[bool]
    read: Mapped[Short]
    edit: Mapped[Short]
    delete: Mapped[Short]

    role: Mapped[Role] = relationship(back_populates="permissions")


class Team(Record, Base):
    __tablename__ = "crm_team"

    name: Mapped[Short] = mapped_column(unique=True)
    # Who leads it: one of its members.
    lead_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))


class User(Record, Base):
    """A person's membership in the CRM. `id` is the person's id, so an owner is a person in every app."""

    __tablename__ = "crm_user"

    id: Mapped[int] = mapped_column(ForeignKey("org_person.id"), primary_key=True)
    role_id: Mapped[int] = mapped_column(ForeignKey("crm_role.id"))
    team_id: Mapped[int | None] = mapped_column(ForeignKey("crm_team.id"), index=True)
    territory: Mapped[Short | None]
    is_active: Mapped[bool] = mapped_column(default=True)
    # A frozen user keeps their records but cannot log in or be given new ones.
    is_frozen: Mapped[bool] = mapped_column(default=False)

    person: Mapped[Person] = relationship(foreign_keys=[id], lazy="joined")
    role: Mapped[Role] = relationship(foreign_keys=[role_id])
    team: Mapped[Team | None] = relationship(foreign_keys=[team_id])

    @property
    def name(self) -> str:
        return self.person.name


class Account(Record, Base):
    __tablename__ = "crm_account"

    name: Mapped[Name] = mapped_column(index=True)
    account_number: Mapped[Short | None] = mapped_column(unique=True)
    parent_id: Mapped[int | None] = mapped_column(ForeignKey("crm_account.id"), index=True)
    type: Mapped[Short]
    industry: Mapped[Short | None]
    rating: Mapped[Short | None]
    website: Mapped[Name | None]
    phone: Mapped[Short | None]
    billing_street: Mapped[Name | None]
    billing_city: Mapped[Short | None]
    billing_state: Mapped[Short | None]
    billing_postal_code: Mapped[Short | None]
    billing_country: Mapped[Short | None]
    shipping_street: Mapped[Name | None]
    shipping_city: Mapped[Short | None]
    shipping_state: Mapped[Short | None]
    shipping_postal_code: Mapped[Short | None]
    shipping_country: Mapped[Short | None]
    employees: Mapped[int | None]
    annual_revenue: Mapped[Cents | None]
    description: Mapped[LongText | None]
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)
    # Of one that was merged: which one was kept. Merging by hand and deleting leaves none.
    merged_into_id: Mapped[int | None] = mapped_column(ForeignKey("crm_account.id"), index=True, info=OPTIONAL)
    # A locked account can only be changed by an administrator.
    is_locked: Mapped[bool] = mapped_column(default=False)

    owner: Mapped[User] = relationship(foreign_keys=[owner_id])
    parent: Mapped[Account | None] = relationship(foreign_keys=[parent_id], remote_side="Account.id")
    contacts: Mapped[list[Contact]] = relationship(back_populates="account")
    deals: Mapped[list[Deal]] = relationship(back_populates="account")


class Contact(Record, Base):
    __tablename__ = "crm_contact"
    __table_args__ = (Index(None, "last_name", "first_name"),)

    first_name: Mapped[Short | None]
    last_name: Mapped[Short]
    title: Mapped[Name | None]
    department: Mapped[Short | None]
    email: Mapped[Name | None] = mapped_column(index=True)
    phone: Mapped[Short | None]
    mobile: Mapped[Short | None]
    account_id: Mapped[int | None] = mapped_column(ForeignKey("crm_account.id"), index=True)
    reports_to_id: Mapped[int | None] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    do_not_call: Mapped[bool] = mapped_column(default=False)
    email_opt_out: Mapped[bool] = mapped_column(default=False)
    description: Mapped[LongText | None]
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)
    # Of one that was merged: which one was kept. Merging by hand and deleting leaves none.
    merged_into_id: Mapped[int | None] = mapped_column(ForeignKey("crm_contact.id"), index=True, info=OPTIONAL)

    owner: Mapped[User] = relationship(foreign_keys=[owner_id])
    account: Mapped[Account | None] = relationship(back_populates="contacts")
    reports_to: Mapped[Contact | None] = relationship(foreign_keys=[reports_to_id], remote_side="Contact.id")

    @property
    def name(self) -> str:
        return f"{self.first_name or ''} {self.last_name}".strip()


class Lead(Record, Base):
    __tablename__ = "crm_lead"

    first_name: Mapped[Short | None]
    last_name: Mapped[Short] = mapped_column(index=True)
    company: Mapped[Name] = mapped_column(index=True)
    title: Mapped[Name | None]
    email: Mapped[Name | None] = mapped_column(index=True)
    phone: Mapped[Short | None]
    city: Mapped[Short | None]
    state: Mapped[Short | None]
    status: Mapped[Short] = mapped_column(index=True)
    source: Mapped[Short | None]
    rating: Mapped[Short | None]
    industry: Mapped[Short | None]
    est_amount: Mapped[Cents | None]
    description: Mapped[LongText | None]
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)
    # Of one that was merged: which one was kept. Merging by hand and deleting leaves none.
    merged_into_id: Mapped[int | None] = mapped_column(ForeignKey("crm_lead.id"), index=True, info=OPTIONAL)
    converted_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    converted_account_id: Mapped[int | None] = mapped_column(ForeignKey("crm_account.id"), index=True)
    converted_contact_id: Mapped[int | None] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    converted_deal_id: Mapped[int | None] = mapped_column(ForeignKey("crm_deal.id"), index=True)

    owner: Mapped[User] = relationship(foreign_keys=[owner_id])

    @property
    def name(self) -> str:
        return f"{self.first_name or ''} {self.last_name}".strip()

    @property
    def is_converted(self) -> bool:
        return self.status == "Converted"


class Pipeline(Record, Base):
    __tablename__ = "crm_pipeline"

    name: Mapped[Short] = mapped_column(unique=True)
    is_default: Mapped[bool] = mapped_column(default=False)

    # Those in use: one that was deleted stays for the history of deals.
    stages: Mapped[list[Stage]] = relationship(
        primaryjoin="and_(Pipeline.id == Stage.pipeline_id, Stage.deleted_at.is_(None))",
        order_by="Stage.position",
        viewonly=True,
    )


class Stage(Record, Base):
    """A step of a pipeline. Won and lost stages are closed; they stand last. One that was deleted keeps its name."""

    __tablename__ = "crm_stage"

    pipeline_id: Mapped[int] = mapped_column(ForeignKey("crm_pipeline.id"))
    name: Mapped[Short]  # Prospecting, Qualification, Proposal, Negotiation, Closed Won, Closed Lost
    position: Mapped[int]
    probability: Mapped[int]  # per cent: 10, 20, 50, 80, 100, 0
    forecast_category: Mapped[Short]  # Pipeline, Best case, Commit, Closed, Omitted
    is_closed: Mapped[bool] = mapped_column(default=False)
    is_won: Mapped[bool] = mapped_column(default=False)
    # What a deal must have to be put here: keys of `apps.crm.gates.REQUIREMENTS`.
    requires: Mapped[list[str]] = mapped_column(JSON, default=[])

    pipeline: Mapped[Pipeline] = relationship()


class Deal(Record, Base):
    """An opportunity: something we may sell to an account."""

    __tablename__ = "crm_deal"
    __table_args__ = (
        CheckConstraint("amount >= 0", name="amount_not_negative"),
        CheckConstraint("probability BETWEEN 0 AND 100", name="probability_is_percent"),
    )

    name: Mapped[Name] = mapped_column(index=True)
    account_id: Mapped[int | None] = mapped_column(ForeignKey("crm_account.id"), index=True)
    stage_id: Mapped[int] = mapped_column(ForeignKey("crm_stage.id"), index=True)
    # The last open stage, kept when the deal is lost.
    last_stage_id: Mapped[int | None] = mapped_column(ForeignKey("crm_stage.id"), info=WAYMARK)
    stage_entered_at: Mapped[datetime] = mapped_column(UtcDateTime, info=STAMPED)
    # Read-only, the sum of the lines, as soon as there are lines.
    amount: Mapped[Cents]
    probability: Mapped[int]
    close_date: Mapped[date]
    type: Mapped[Short | None]
    lead_source: Mapped[Short | None]
    next_step: Mapped[Name | None]
    loss_reason: Mapped[Short | None]
    description: Mapped[LongText | None]
    pricebook_id: Mapped[int | None] = mapped_column(ForeignKey("crm_pricebook.id"))
    # The campaign that brought it.
    campaign_id: Mapped[int | None] = mapped_column(ForeignKey("crm_campaign.id"), index=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    owner: Mapped[User] = relationship(foreign_keys=[owner_id])
    account: Mapped[Account | None] = relationship(back_populates="deals")
    campaign: Mapped[Any] = relationship("Campaign", foreign_keys=[campaign_id])
    stage: Mapped[Stage] = relationship(foreign_keys=[stage_id])
    last_stage: Mapped[Stage | None] = relationship(foreign_keys=[last_stage_id])
    pricebook: Mapped[Pricebook | None] = relationship()
    # Only those in force: a contact that was deleted no longer plays a role.
    lines: Mapped[list[DealLine]] = relationship(
        primaryjoin="and_(Deal.id == DealLine.deal_id, DealLine.deleted_at.is_(None))",
        order_by="DealLine.id",
        viewonly=True,
    )
    contact_roles: Mapped[list[DealContactRole]] = relationship(
        primaryjoin="and_(Deal.id == DealContactRole.deal_id, DealContactRole.deleted_at.is_(None))",
        order_by="DealContactRole.id",
        viewonly=True,
    )
    history: Mapped[list[StageHistory]] = relationship(back_populates="deal", order_by="StageHistory.id")

    @property
    def is_lost(self) -> bool:
        return self.stage.is_closed and not self.stage.is_won

    @property
    def expected_revenue(self) -> int:
        """Amount weighted by probability, in cents."""
        return self.amount * self.probability // 100


class DealContactRole(Record, Base):
    """Which part a contact plays in a deal; at most one of a deal is primary."""

    __tablename__ = "crm_deal_contact_role"
    __table_args__ = (UniqueConstraint("deal_id", "contact_id"),)

    deal_id: Mapped[int] = mapped_column(ForeignKey("crm_deal.id"))
    contact_id: Mapped[int] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    role: Mapped[Short]
    is_primary: Mapped[bool] = mapped_column(default=False)

    deal: Mapped[Deal] = relationship()
    contact: Mapped[Contact] = relationship()


class StageHistory(Base):
    """Written when a deal's stage, amount, probability or close date changes; the first row has no `from_stage`."""

    __tablename__ = "crm_stage_history"
    __table_args__ = {
        "info": {
            "history": History(
                key=("deal_id",),
                tells=("stage_id", "amount", "probability", "close_date"),
                first={"from_stage_id": "to_stage_id"},
            )
        }
    }

    id: Mapped[Pk]
    deal_id: Mapped[int] = mapped_column(ForeignKey("crm_deal.id"), index=True)
    from_stage_id: Mapped[int | None] = mapped_column(ForeignKey("crm_stage.id"))
    to_stage_id: Mapped[int] = mapped_column(ForeignKey("crm_stage.id"))
    amount: Mapped[Cents]
    probability: Mapped[int]
    close_date: Mapped[date]
    changed_at: Mapped[datetime] = mapped_column(UtcDateTime, info=STAMPED)
    changed_by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    deal: Mapped[Deal] = relationship(back_populates="history")
    from_stage: Mapped[Stage | None] = relationship(foreign_keys=[from_stage_id])
    to_stage: Mapped[Stage] = relationship(foreign_keys=[to_stage_id])
    changed_by: Mapped[Person | None] = relationship()


class Product(Record, Base):
    __tablename__ = "crm_product"

    sku: Mapped[Short] = mapped_column(unique=True)
    name: Mapped[Name] = mapped_column(index=True)
    family: Mapped[Short]
    is_active: Mapped[bool] = mapped_column(default=True)

    entries: Mapped[list[PricebookEntry]] = relationship(back_populates="product", order_by="PricebookEntry.id")


class Pricebook(Record, Base):
    __tablename__ = "crm_pricebook"

    name: Mapped[Short] = mapped_column(unique=True)  # "List prices", "Wholesale"
    is_standard: Mapped[bool] = mapped_column(default=False)
    is_active: Mapped[bool] = mapped_column(default=True)
    description: Mapped[LongText | None]


class PricebookEntry(Record, Base):
    __tablename__ = "crm_pricebook_entry"
    __table_args__ = (UniqueConstraint("pricebook_id", "product_id"),)

    pricebook_id: Mapped[int] = mapped_column(ForeignKey("crm_pricebook.id"))
    product_id: Mapped[int] = mapped_column(ForeignKey("crm_product.id"), index=True)
    unit_price: Mapped[Cents]

    product: Mapped[Product] = relationship(back_populates="entries")
    pricebook: Mapped[Pricebook] = relationship()


class DealLine(Record, Base):
    __tablename__ = "crm_deal_line"
    __table_args__ = (CheckConstraint("quantity > 0", name="quantity_positive"),)

    deal_id: Mapped[int] = mapped_column(ForeignKey("crm_deal.id"), index=True)
    product_id: Mapped[int] = mapped_column(ForeignKey("crm_product.id"), index=True)
    quantity: Mapped[int]
    unit_price: Mapped[Cents]
    discount_pct: Mapped[int] = mapped_column(default=0)
    total: Mapped[Cents]

    deal: Mapped[Deal] = relationship()
    product: Mapped[Product] = relationship()


class Task(Record, Base):
    __tablename__ = "crm_task"
    __table_args__ = (Index(None, "parent_type", "parent_id"),)

    subject: Mapped[Name] = mapped_column(index=True)
    status: Mapped[Short] = mapped_column(index=True)
    priority: Mapped[Short]
    due_date: Mapped[date | None] = mapped_column(index=True)
    # Stamped when the task is completed, cleared when it is reopened.
    completed_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    description: Mapped[LongText | None]
    parent_type: Mapped[Short | None]
    parent_id: Mapped[int | None] = mapped_column(info=refers("parent_type", PARENTS))
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    owner: Mapped[User] = relationship(foreign_keys=[owner_id])
    # The record that it hangs on, one relationship per kind, so that a list can load them all at once.
    account: Mapped[Account | None] = relationship(
        primaryjoin="and_(foreign(Task.parent_id) == Account.id, Task.parent_type == 'account')", viewonly=True
    )
    contact: Mapped[Contact | None] = relationship(
        primaryjoin="and_(foreign(Task.parent_id) == Contact.id, Task.parent_type == 'contact')", viewonly=True
    )
    lead: Mapped[Lead | None] = relationship(
        primaryjoin="and_(foreign(Task.parent_id) == Lead.id, Task.parent_type == 'lead')", viewonly=True
    )
    deal: Mapped[Deal | None] = relationship(
        primaryjoin="and_(foreign(Task.parent_id) == Deal.id, Task.parent_type == 'deal')", viewonly=True
    )
    case: Mapped[Case | None] = relationship(
        primaryjoin="and_(foreign(Task.parent_id) == Case.id, Task.parent_type == 'case')", viewonly=True
    )

    @property
    def parent(self) -> Account | Contact | Lead | Deal | Case | None:
        return self.account or self.contact or self.lead or self.deal or self.case

    @property
    def is_open(self) -> bool:
        return self.status in OPEN_TASK_STATUSES


class ListView(Record, Base):
    """A view that somebody saved of a list: what it shows of which of the list's own views."""

    __tablename__ = "crm_list_view"
    __table_args__ = (Index(None, "object", "owner_id"),)

    object: Mapped[Short]
    name: Mapped[Short]
    # The key of the list's own view that it narrows.
    base: Mapped[Short]
    # Filters as ["key", "operator:value"], in order, and how they go together (platform/list_state.py).
    filters: Mapped[list[list[str]]] = mapped_column(JSON)
    logic: Mapped[Short] = mapped_column(default="")
    # Keys of the columns in order; none for the list's own.
    columns: Mapped[list[str]] = mapped_column(JSON)
    sort: Mapped[Short] = mapped_column(default="")
    # Who sees it besides its owner.
    visibility: Mapped[Short]
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    owner: Mapped[User] = relationship(foreign_keys=[owner_id])


class Note(Record, Base):
    """What somebody wrote on a record, or answered to that; `created_by_id` is its author."""

    __tablename__ = "crm_note"
    __table_args__ = (Index(None, "parent_type", "parent_id"),)

    body: Mapped[LongText]
    is_pinned: Mapped[bool] = mapped_column(default=False)
    # Only the author's team sees it, and whom it names. An answer is as internal as what it answers.
    is_internal: Mapped[bool] = mapped_column(default=False)
    root_id: Mapped[int | None] = mapped_column(ForeignKey("crm_note.id"), index=True)
    edited_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=INCIDENTAL)
    parent_type: Mapped[Short]
    parent_id: Mapped[int] = mapped_column(info=refers("parent_type", PARENTS))


class Case(Record, Base):
    """A customer's question or complaint. It has an owner, or waits in a queue until somebody takes it."""

    __tablename__ = "crm_case"

    number: Mapped[Short] = mapped_column(unique=True, info=COUNTED)
    subject: Mapped[Name] = mapped_column(index=True)
    status: Mapped[Short] = mapped_column(index=True)
    priority: Mapped[Short]
    type: Mapped[Short | None]
    origin: Mapped[Short | None]
    description: Mapped[LongText | None]
    account_id: Mapped[int | None] = mapped_column(ForeignKey("crm_account.id"), index=True)
    contact_id: Mapped[int | None] = mapped_column(ForeignKey("crm_contact.id"), index=True)
    owner_id: Mapped[int | None] = mapped_column(ForeignKey("crm_user.id"), index=True)
    queue_id: Mapped[int | None] = mapped_column(ForeignKey("crm_queue.id"), index=True)
    # The case that says the same, of a duplicate.
    parent_case_id: Mapped[int | None] = mapped_column(ForeignKey("crm_case.id"), index=True)
    is_escalated: Mapped[bool] = mapped_column(default=False)
    # When the first answer is due, counted in business hours from the case's creation, without those of its pauses.
    sla_due_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    first_response_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    # Since when the clock stands still, and for how many seconds of business hours it has before.
    paused_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    paused_for: Mapped[int] = mapped_column(default=0, info=STAMPED)
    closed_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    resolution: Mapped[LongText | None]

    owner: Mapped[User | None] = relationship(foreign_keys=[owner_id])
    queue: Mapped[Queue | None] = relationship()
    account: Mapped[Account | None] = relationship()
    contact: Mapped[Contact | None] = relationship()
    parent_case: Mapped[Case | None] = relationship(remote_side="Case.id")

    @property
    def is_open(self) -> bool:
        return self.status in OPEN_CASE_STATUSES
