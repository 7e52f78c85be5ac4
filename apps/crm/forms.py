"""The CRM's forms: labels, controls and choices. Whatever is a rule stands in the actions."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, datetime, time
from typing import Any

from flask import g
from sqlalchemy import select

from ..platform import forms
from ..platform.database import Db
from .actions.events import DIRECTIONS
from .actions.records import find
from .actions.stages import is_gated
from .models import (
    ACCOUNT_TYPES,
    CASE_ORIGINS,
    CASE_STATUSES,
    CASE_TYPES,
    CONTACT_ROLES,
    DEAL_TYPES,
    EVENT_KINDS,
    EVENT_STATUSES,
    INDUSTRIES,
    LEAD_SOURCES,
    LEAD_STATUSES,
    LOSS_REASONS,
    PRIORITIES,
    RATINGS,
    TASK_STATUSES,
    Account,
    Contact,
    Event,
    Pipeline,
    Pricebook,
    Product,
    Stage,
    User,
)
from .objects import OBJECTS, CrmRecord, label_of


def _label(model: type[CrmRecord]) -> Callable[[Db, int], str | None]:
    return lambda db, record_id: label_of(find(db, model, record_id))


def user_name(db: Db, user_id: int) -> str | None:
    user = db.get(User, user_id)
    return user.name if user else None


def _product(db: Db, product_id: int) -> str | None:
    product = db.get(Product, product_id)
    return product.name if product else None


label_of_account = _label(Account)


def account_field(label: str = "Account", **kw: Any) -> forms.LookupField:
    return forms.LookupField(label, lookup="lookup.account", label_of=label_of_account, **kw)


def contact_field(label: str = "Contact", **kw: Any) -> forms.LookupField:
    return forms.LookupField(label, lookup="lookup.contact", label_of=_label(Contact), **kw)


def owner_field() -> forms.LookupField:
    return forms.LookupField("Owner", lookup="lookup.user", label_of=user_name, required=True)


def stage_choices(db: Db) -> list[tuple[int, str]]:
    """The stages of the default pipeline, in order."""
    stages = select(Stage).join(Stage.pipeline).where(Pipeline.is_default).order_by(Stage.position, Stage.id)
    return [(stage.id, stage.name) for stage in db.scalars(stages)]


def pricebook_choices(db: Db) -> list[tuple[int, str]]:
    books = select(Pricebook).where(Pricebook.is_active, Pricebook.deleted_at.is_(None))
    return [(book.id, book.name) for book in db.scalars(books.order_by(Pricebook.name, Pricebook.id))]


class StageField(forms.SelectField):
    """A stage of the default pipeline; with `for_new`, only those in which a deal may start."""

    for_new = False

    @property
    def choices(self) -> list[tuple[Any, str]]:
        gated = {stage.id for stage in g.db.scalars(select(Stage)) if is_gated(stage)} if self.for_new else set()
        return [choice for choice in super().choices if choice[0] not in gated]


class TimeField(forms.TextField):
    """A time of day at the office, typed as 2:30 PM or 14:30."""

    def show(self, value: time | None) -> str:
        return "" if value is None else f"{value.hour % 12 or 12}:{value:%M %p}"

    def parse(self, text: str) -> Any:
        match = re.fullmatch(r"(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?", text.strip().lower())
        hour, minute = (int(match[1]), int(match[2] or 0)) if match else (24, 0)
        if match and match[3] and 1 <= hour <= 12:
            hour = hour % 12 + (12 if match[3] == "p" else 0)
        if hour > 23 or minute > 59:
            raise ValueError("Enter a time such as 2:30 PM.")
        return time(hour, minute)


class ParentField(forms.LookupField):
    """A record of any kind that an activity can hang on; its value is "deal-12"."""

    def __init__(self, label: str = "Related to", **kw: Any) -> None:
        super().__init__(label, lookup="lookup.parent", label_of=_no_label, **kw)

    @property
    def label_text(self) -> str:
        return (parent_label(g.db, self.data) or "") if self.data else self.typed

    def parse(self, text: str) -> Any:
        if parent_label(g.db, text) is None:
            raise ValueError("Choose a record from the list.")
        return text


def _no_label(_db: Db, _id: int) -> str | None:
    return None


def parent_label(db: Db, value: str) -> str | None:
    """What stands in the field for "deal-12": the deal's name, if the person can see it."""
    key, _, number = value.partition("-")
    if key not in OBJECTS or not number.isdigit():
        return None
    model: type[Any] = OBJECTS[key].model
    record = db.get(model, int(number))
    return f"{OBJECTS[key].singular}: {label_of(record)}" if record is not None else None


class ActivityForm(forms.PlatformForm):
    """A form with a `parent_id` field that stands for the pair (parent_type, parent_id)."""

    parent_id: Any

    def __init__(self, formdata: Any = None, obj: Any = None, **kw: Any) -> None:
        super().__init__(formdata, obj=obj, **kw)
        if formdata is None and obj is not None and obj.parent_id is not None:
            self.parent_id.data = f"{obj.parent_type}-{obj.parent_id}"

    @property
    def values(self) -> dict[str, Any]:
        values = super().values
        key, _, number = (values["parent_id"] or "").partition("-")
        return {**values, "parent_type": key or None, "parent_id": int(number) if number else None}


class AccountForm(forms.PlatformForm):
    headings = {"billing_street": "Billing address", "shipping_street": "Shipping address", "description": "More"}

    name = forms.TextField("Name", required=True)
    account_number = forms.TextField("Account number", max=80)
    type = forms.SelectField("Type", choices=ACCOUNT_TYPES, required=True)
    industry = forms.SelectField("Industry", choices=INDUSTRIES)
    rating = forms.SelectField("Rating", choices=RATINGS)
    parent_id = account_field("Parent account")
    phone = forms.PhoneField("Phone")
    website = forms.UrlField("Website")
    employees = forms.IntegerField("Employees", minimum=0, maximum=10_000_000)
    annual_revenue = forms.MoneyField("Annual revenue", minimum=0, maximum=99_999_999_999_99)
    billing_street = forms.TextField("Billing street")
    billing_city = forms.TextField("Billing city", max=80)
    billing_state = forms.TextField("Billing state", max=80)
    billing_postal_code = forms.TextField("Billing postal code", max=80)
    billing_country = forms.TextField("Billing country", max=80)
    shipping_street = forms.TextField("Shipping street")
    shipping_city = forms.TextField("Shipping city", max=80)
    shipping_state = forms.TextField("Shipping state", max=80)
    shipping_postal_code = forms.TextField("Shipping postal code", max=80)
    shipping_country = forms.TextField("Shipping country", max=80)
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class AccountCells(forms.PlatformForm):
    type = forms.SelectField("Type", choices=ACCOUNT_TYPES, required=True)
    industry = forms.SelectField("Industry", choices=INDUSTRIES)
    phone = forms.PhoneField("Phone")
    rating = forms.SelectField("Rating", choices=RATINGS)


class ContactForm(forms.PlatformForm):
    first_name = forms.TextField("First name", max=80)
    last_name = forms.TextField("Last name", max=80, required=True)
    account_id = account_field()
    title = forms.TextField("Title")
    department = forms.TextField("Department", max=80)
    reports_to_id = contact_field("Reports to")
    phone = forms.PhoneField("Phone")
    mobile = forms.PhoneField("Mobile")
    email = forms.EmailField("E-mail", wide=True)
    do_not_call = forms.CheckboxField("Do not call")
    email_opt_out = forms.CheckboxField("E-mail opt-out")
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class ContactCells(forms.PlatformForm):
    title = forms.TextField("Title")
    email = forms.EmailField("E-mail")
    phone = forms.PhoneField("Phone")


class LeadForm(forms.PlatformForm):
    first_name = forms.TextField("First name", max=80)
    last_name = forms.TextField("Last name", max=80, required=True)
    company = forms.TextField("Company", required=True)
    title = forms.TextField("Title")
    email = forms.EmailField("E-mail")
    phone = forms.PhoneField("Phone")
    city = forms.TextField("City", max=80)
    state = forms.TextField("State", max=80)
    status = forms.SelectField(
        "Status", choices=[status for status in LEAD_STATUSES if status != "Converted"], required=True
    )
    source = forms.SelectField("Source", choices=LEAD_SOURCES)
    rating = forms.SelectField("Rating", choices=RATINGS)
    industry = forms.SelectField("Industry", choices=INDUSTRIES)
    est_amount = forms.MoneyField("Estimated amount", minimum=0)
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class LeadCells(forms.PlatformForm):
    status = LeadForm.status
    rating = LeadForm.rating
    phone = LeadForm.phone


class ConvertForm(forms.PlatformForm):
    account_id = account_field()
    contact_id = contact_field()
    with_deal = forms.CheckboxField("Create a deal")
    deal_name = forms.TextField("Deal name")
    deal_amount = forms.MoneyField("Amount", minimum=0)
    deal_close_date = forms.DateField("Close date")
    owner_id = owner_field()


class DealForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True)
    account_id = account_field()
    stage_id = StageField("Stage", choices=stage_choices, required=True)
    close_date = forms.DateField("Close date", required=True)
    amount = forms.MoneyField("Amount", minimum=0, required=True)
    probability = forms.IntegerField("Probability", minimum=0, maximum=100, help="Left empty, the stage's own.")
    type = forms.SelectField("Type", choices=DEAL_TYPES)
    lead_source = forms.SelectField("Lead source", choices=LEAD_SOURCES)
    pricebook_id = forms.SelectField("Price book", choices=pricebook_choices)
    loss_reason = forms.SelectField("Loss reason", choices=LOSS_REASONS, help="Of a lost deal.")
    next_step = forms.TextField("Next step", wide=True)
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class DealCells(forms.PlatformForm):
    name = DealForm.name
    amount = DealForm.amount
    close_date = DealForm.close_date
    next_step = forms.TextField("Next step")


class MoveForm(forms.PlatformForm):
    """What a stage may ask for."""

    decision_maker_id = contact_field("Decision maker")
    primary_contact_id = contact_field("Primary contact")
    close_date = forms.DateField("Close date")
    loss_reason = forms.SelectField("Loss reason", choices=LOSS_REASONS)


class LineForm(forms.PlatformForm):
    product_id = forms.LookupField("Product", lookup="lookup.product", label_of=_product, required=True, wide=True)
    quantity = forms.IntegerField("Quantity", minimum=1, maximum=1_000_000, required=True)
    unit_price = forms.MoneyField("Unit price", minimum=0, help="Left empty, the price book's.")
    discount_pct = forms.IntegerField("Discount", minimum=0, maximum=100, required=True, help="Per cent.")


class RoleForm(forms.PlatformForm):
    contact_id = contact_field(required=True)
    role = forms.SelectField("Role", choices=CONTACT_ROLES, required=True)
    is_primary = forms.CheckboxField("Primary contact")


class TaskForm(ActivityForm):
    subject = forms.TextField("Subject", required=True, wide=True)
    due_date = forms.DateField("Due date")
    priority = forms.SelectField("Priority", choices=PRIORITIES, required=True)
    status = forms.SelectField("Status", choices=TASK_STATUSES, required=True)
    parent_id = ParentField()
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class TaskCells(forms.PlatformForm):
    subject = forms.TextField("Subject", required=True)
    status = TaskForm.status
    priority = TaskForm.priority
    due_date = TaskForm.due_date


class EventForm(ActivityForm):
    """A meeting or a call on one day; times are the office's."""

    subject = forms.TextField("Subject", required=True, wide=True)
    kind = forms.SelectField("Kind", choices=EVENT_KINDS, required=True)
    day = forms.DateField("Date", required=True)
    start = TimeField("Start", required=True)
    end = TimeField("End", required=True)
    status = forms.SelectField("Status", choices=EVENT_STATUSES, required=True)
    direction = forms.SelectField("Direction", choices=DIRECTIONS, help="Of a call.")
    location = forms.TextField("Location")
    parent_id = ParentField()
    description = forms.TextAreaField("Description")
    owner_id = owner_field()

    def __init__(self, formdata: Any = None, obj: Any = None, **kw: Any) -> None:
        super().__init__(formdata, obj=obj, **kw)
        if formdata is None and isinstance(obj, Event):
            starts, ends = (moment.astimezone(g.db.timezone) for moment in (obj.starts_at, obj.ends_at))
            self.day.data, self.start.data, self.end.data = starts.date(), starts.time(), ends.time()

    @property
    def values(self) -> dict[str, Any]:
        values = super().values
        day: date = values.pop("day")
        start, end = values.pop("start"), values.pop("end")
        zone = g.db.timezone
        return {
            **values,
            "starts_at": datetime.combine(day, start, zone),
            "ends_at": datetime.combine(day, end, zone),
        }

    def take(self, error: Any) -> None:
        errors = getattr(error, "errors", {})
        if "ends_at" in errors:
            errors["end"] = errors.pop("ends_at")
        super().take(error)


class NoteForm(forms.PlatformForm):
    body = forms.TextAreaField("Note", required=True, max=20_000, rows=4)


class CaseForm(forms.PlatformForm):
    subject = forms.TextField("Subject", required=True, wide=True)
    account_id = account_field()
    contact_id = contact_field()
    status = forms.SelectField("Status", choices=CASE_STATUSES, required=True)
    priority = forms.SelectField("Priority", choices=PRIORITIES, required=True)
    type = forms.SelectField("Type", choices=CASE_TYPES)
    origin = forms.SelectField("Origin", choices=CASE_ORIGINS)
    is_escalated = forms.CheckboxField("Escalated")
    description = forms.TextAreaField("Description")
    resolution = forms.TextAreaField("Resolution")
    owner_id = owner_field()


class CaseCells(forms.PlatformForm):
    subject = forms.TextField("Subject", required=True)
    status = CaseForm.status
    priority = CaseForm.priority


class CloseCaseForm(forms.PlatformForm):
    resolution = forms.TextAreaField("Resolution", required=True, rows=5)


class OwnerForm(forms.PlatformForm):
    owner_id = owner_field()


class ConfirmForm(forms.PlatformForm):
    """Nothing to fill in, only to confirm."""
