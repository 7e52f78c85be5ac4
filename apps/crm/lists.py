"""The CRM's lists: what each shows, finds, filters, and lets people change in place."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from flask import g
from sqlalchemy import Select, func
from sqlalchemy import case as sql_case
from sqlalchemy.orm import aliased, contains_eager, joinedload
from werkzeug.wrappers import Response

from ..platform.database import Db
from ..platform.filters import (
    ChoiceFilter,
    DateFilter,
    FlagFilter,
    LookupFilter,
    NumberFilter,
    PersonFilter,
    TextFilter,
)
from ..platform.listview import Bulk, Column, ListView, MenuItem, View
from ..platform.models import Person
from . import queries
from .forms import (
    AccountCells,
    CaseCells,
    ContactCells,
    DealCells,
    LeadCells,
    TaskCells,
    label_of_account,
    stage_choices,
)
from .forms import user_name as label_of_user
from .models import (
    ACCOUNT_TYPES,
    CASE_ORIGINS,
    CASE_STATUSES,
    CASE_TYPES,
    DEAL_TYPES,
    INDUSTRIES,
    LEAD_SOURCES,
    LEAD_STATUSES,
    PRIORITIES,
    RATINGS,
    TASK_STATUSES,
    Account,
    Case,
    Contact,
    Deal,
    Lead,
    Stage,
    Task,
    User,
)
from .objects import CrmRecord, label_of, object_of, url_of
from .pages import tone
from .permissions import may, may_assign, may_mass_update

OWNER = aliased(Person, name="owner_person")
_PRIORITY_ORDER = {name: position for position, name in enumerate(PRIORITIES)}


def show(view: ListView, base: Select[Any]) -> Response:
    """A list's page, with the bulk actions that the person's role allows."""
    if not may_mass_update(g.db):
        view = replace(view, bulk=())
    elif not may_assign(g.db):
        view = replace(view, bulk=[bulk for bulk in view.bulk if bulk.label != "Change owner"])
    return view.page(g.db, base, template="crm/list.html")


def _owned(db: Db, model: type[Any]) -> Select[Any]:
    """Visible records of a model, with their owners."""
    return (
        queries.visible(db, model)
        .join(User, model.owner_id == User.id)
        .join(OWNER, User.id == OWNER.id)
        .options(contains_eager(model.owner).contains_eager(User.person.of_type(OWNER)))
    )


def accounts(db: Db) -> Select[Any]:
    return _owned(db, Account)


def contacts(db: Db) -> Select[Any]:
    return _owned(db, Contact).outerjoin(Contact.account).options(contains_eager(Contact.account))


def leads(db: Db) -> Select[Any]:
    return _owned(db, Lead)


def deals(db: Db) -> Select[Any]:
    with_account = _owned(db, Deal).outerjoin(Deal.account).options(contains_eager(Deal.account))
    return with_account.join(Deal.stage).options(contains_eager(Deal.stage))


def tasks(db: Db) -> Select[Any]:
    parents = (Task.account, Task.contact, Task.lead, Task.deal, Task.case)
    return _owned(db, Task).options(*(joinedload(parent) for parent in parents))


def cases(db: Db) -> Select[Any]:
    return _owned(db, Case).outerjoin(Case.account).options(contains_eager(Case.account), joinedload(Case.contact))


def _owner_column(width: int = 12) -> Column:
    return Column(
        "owner", "Owner", kind="person", value=lambda row: row.owner.person, sort=OWNER.last_name, width=width
    )


def _chip(key: str, label: str, sort: Any, **kw: Any) -> Column:
    return Column(key, label, kind="chip", tone=lambda row: tone(getattr(row, key)), sort=sort, **kw)


def _account_column(width: int) -> Column:
    return Column(
        "account",
        "Account",
        value=lambda row: row.account.name if row.account else None,
        link=lambda row: url_of(row.account) if row.account else None,
        sort=Account.name,
        width=width,
    )


def _owner_filter(model: type[Any]) -> PersonFilter:
    return PersonFilter("owner", "Owner", model.owner_id, lookup="lookup.user", label_of=label_of_user)


def _mine(model: type[Any], noun: str) -> View:
    return View("mine", f"My {noun}", where=lambda db: model.owner_id == db.actor_id)


def _recent(model: type[Any]) -> View:
    return View("recent", "Recently changed", where=lambda db: model.updated_at >= db.now - timedelta(days=7))


def _bulk(noun: str, *more: Bulk) -> tuple[Bulk, ...]:
    return (
        Bulk("Change owner", "user-check", f"records.{noun}_owner"),
        *more,
        Bulk("Delete", "trash-2", f"records.{noun}_delete", danger=True),
    )


def _row_menu(record: CrmRecord) -> list[MenuItem]:
    """What one may do with a record without opening it."""
    url = url_of(record)
    items: list[MenuItem] = [("Open", url, "external-link", {})]
    is_fixed = isinstance(record, Lead) and record.is_converted
    if may(g.db, "edit", record) and not is_fixed:
        items.append(("Edit", f"{url}/edit", "pencil", {"dialog": True}))
        if may_assign(g.db):
            items.append(("Change owner", f"{url}/owner", "user-check", {"dialog": True}))
        if isinstance(record, Task) and record.is_open:
            items.append(("Complete", f"{url}/complete", "check", {"post": True}))
            items.append(("Cancel task", f"{url}/cancel", "ban", {"post": True}))
    if may(g.db, "delete", record) and not is_fixed:
        items.append(("Delete", f"{url}/delete", "trash-2", {"dialog": True, "danger": True}))
    return items


def _common(model: type[CrmRecord]) -> dict[str, Any]:
    """What all the lists have alike."""
    entry = object_of(model)
    noun = entry.plural.lower()
    return {
        "key": noun,
        "title": entry.plural,
        "one": entry.key,
        "many": noun,
        "endpoint": f"{noun}.index",
        "edit_endpoint": f"{noun}.cells",
        "row_menu": _row_menu,
        "name_of": label_of,
        "icon": entry.icon,
    }


ACCOUNTS = ListView(
    **_common(Account),
    columns=(
        Column("name", "Name", link=url_of, sort=Account.name, width=24),
        _chip("type", "Type", Account.type, edit="type", width=12),
        Column("industry", "Industry", sort=Account.industry, edit="industry", width=14),
        Column("city", "City", value=lambda row: row.billing_city, sort=Account.billing_city, width=11),
        Column("phone", "Phone", kind="phone", edit="phone", width=13),
        Column("annual_revenue", "Annual revenue", kind="money", sort=Account.annual_revenue, width=13),
        _owner_column(13),
    ),
    sort="name",
    search=(Account.name, Account.account_number, Account.phone, Account.website, Account.billing_city),
    filters=(
        ChoiceFilter("type", "Type", Account.type, choices=ACCOUNT_TYPES),
        ChoiceFilter("industry", "Industry", Account.industry, choices=INDUSTRIES),
        ChoiceFilter("rating", "Rating", Account.rating, choices=RATINGS),
        TextFilter("city", "City", Account.billing_city),
        TextFilter("state", "State", Account.billing_state),
        NumberFilter("revenue", "Annual revenue", Account.annual_revenue, money=True),
        NumberFilter("employees", "Employees", Account.employees),
        _owner_filter(Account),
        DateFilter("created", "Created", Account.created_at),
    ),
    views=(
        View("all", "All accounts"),
        _mine(Account, "accounts"),
        View("customers", "Customers", where=lambda _db: Account.type == "Customer"),
        _recent(Account),
    ),
    bulk=_bulk("accounts"),
    edit_form=AccountCells,
)

CONTACTS = ListView(
    **_common(Contact),
    columns=(
        Column("name", "Name", link=url_of, sort=Contact.last_name, width=17),
        Column("title", "Title", sort=Contact.title, edit="title", width=18),
        _account_column(20),
        Column("email", "E-mail", sort=Contact.email, edit="email", width=21),
        Column("phone", "Phone", kind="phone", edit="phone", width=12),
        _owner_column(12),
    ),
    sort="name",
    search=(
        func.coalesce(Contact.first_name, "") + " " + Contact.last_name,
        Contact.email,
        Contact.phone,
        Contact.mobile,
        Contact.title,
        Account.name,
    ),
    filters=(
        LookupFilter("account", "Account", Contact.account_id, lookup="lookup.account", label_of=label_of_account),
        TextFilter("title", "Title", Contact.title),
        TextFilter("department", "Department", Contact.department),
        TextFilter("email", "E-mail", Contact.email),
        TextFilter("phone", "Phone", Contact.phone),
        FlagFilter("do_not_call", "Do not call", Contact.do_not_call),
        FlagFilter("opt_out", "E-mail opt-out", Contact.email_opt_out),
        _owner_filter(Contact),
        DateFilter("created", "Created", Contact.created_at),
    ),
    views=(View("all", "All contacts"), _mine(Contact, "contacts"), _recent(Contact)),
    bulk=_bulk("contacts"),
    edit_form=ContactCells,
)

LEADS = ListView(
    **_common(Lead),
    columns=(
        Column("name", "Name", link=url_of, sort=Lead.last_name, width=16),
        Column("company", "Company", sort=Lead.company, width=20),
        _chip("status", "Status", Lead.status, edit="status", width=11),
        _chip("rating", "Rating", Lead.rating, edit="rating", width=9),
        Column("state", "State", sort=Lead.state, width=8),
        Column("phone", "Phone", kind="phone", edit="phone", width=13),
        Column("est_amount", "Est. amount", kind="money", sort=Lead.est_amount, width=10),
        _owner_column(13),
    ),
    sort="name",
    search=(
        func.coalesce(Lead.first_name, "") + " " + Lead.last_name,
        Lead.company,
        Lead.email,
        Lead.phone,
        Lead.city,
    ),
    filters=(
        ChoiceFilter("status", "Status", Lead.status, choices=LEAD_STATUSES),
        ChoiceFilter("rating", "Rating", Lead.rating, choices=RATINGS),
        ChoiceFilter("source", "Source", Lead.source, choices=LEAD_SOURCES),
        ChoiceFilter("industry", "Industry", Lead.industry, choices=INDUSTRIES),
        TextFilter("state", "State", Lead.state),
        TextFilter("city", "City", Lead.city),
        NumberFilter("amount", "Estimated amount", Lead.est_amount, money=True),
        _owner_filter(Lead),
        DateFilter("created", "Created", Lead.created_at),
    ),
    views=(
        View("open", "Open leads", where=lambda _db: Lead.status.not_in(("Converted", "Dead"))),
        View("all", "All leads"),
        View(
            "mine",
            "My open leads",
            where=lambda db: (Lead.owner_id == db.actor_id) & Lead.status.not_in(("Converted", "Dead")),
        ),
        _recent(Lead),
    ),
    bulk=_bulk("leads"),
    edit_form=LeadCells,
)

DEALS = ListView(
    **_common(Deal),
    columns=(
        Column("name", "Name", link=url_of, sort=Deal.name, width=24),
        _account_column(18),
        Column(
            "stage",
            "Stage",
            kind="chip",
            value=lambda row: row.stage.name,
            tone=lambda row: tone(row.stage.name),
            sort=Stage.position,
            width=10,
        ),
        Column("amount", "Amount", kind="money", sort=Deal.amount, edit="amount", width=11),
        Column("close_date", "Close date", kind="date", sort=Deal.close_date, edit="close_date", width=10),
        Column("next_step", "Next step", sort=Deal.next_step, edit="next_step", width=15),
        _owner_column(12),
    ),
    sort="close_date",
    search=(Deal.name, Account.name, Deal.next_step),
    filters=(
        ChoiceFilter("stage", "Stage", Deal.stage_id, choices=stage_choices),
        NumberFilter("amount", "Amount", Deal.amount, money=True),
        DateFilter("close", "Close date", Deal.close_date),
        NumberFilter("probability", "Probability", Deal.probability),
        LookupFilter("account", "Account", Deal.account_id, lookup="lookup.account", label_of=label_of_account),
        ChoiceFilter("type", "Type", Deal.type, choices=DEAL_TYPES),
        ChoiceFilter("source", "Lead source", Deal.lead_source, choices=LEAD_SOURCES),
        _owner_filter(Deal),
        DateFilter("created", "Created", Deal.created_at),
    ),
    views=(
        View("open", "Open deals", where=lambda _db: ~Stage.is_closed),
        View("all", "All deals"),
        View("mine", "My open deals", where=lambda db: (Deal.owner_id == db.actor_id) & ~Stage.is_closed),
        View("won", "Won", where=lambda _db: Stage.is_closed & Stage.is_won, sort="-close_date"),
        View("lost", "Lost", where=lambda _db: Stage.is_closed & ~Stage.is_won, sort="-close_date"),
    ),
    bulk=_bulk("deals"),
    edit_form=DealCells,
)

TASKS = ListView(
    **_common(Task),
    columns=(
        Column("subject", "Subject", link=url_of, sort=Task.subject, width=30),
        _chip("status", "Status", Task.status, edit="status", width=11),
        _chip(
            "priority",
            "Priority",
            sql_case(_PRIORITY_ORDER, value=Task.priority, else_=9),
            edit="priority",
            width=9,
        ),
        Column("due_date", "Due date", kind="date", sort=Task.due_date, edit="due_date", width=11),
        Column(
            "parent",
            "Related to",
            value=lambda row: label_of(row.parent) if row.parent else None,
            link=lambda row: url_of(row.parent) if row.parent else None,
            width=26,
        ),
        _owner_column(13),
    ),
    sort="due_date",
    search=(Task.subject,),
    filters=(
        ChoiceFilter("status", "Status", Task.status, choices=TASK_STATUSES),
        ChoiceFilter("priority", "Priority", Task.priority, choices=PRIORITIES),
        DateFilter("due", "Due date", Task.due_date),
        DateFilter("completed", "Completed", Task.completed_at),
        ChoiceFilter(
            "kind",
            "Related to",
            Task.parent_type,
            choices=[(key, key.capitalize()) for key in ("account", "contact", "lead", "deal", "case")],
        ),
        _owner_filter(Task),
        DateFilter("created", "Created", Task.created_at),
    ),
    views=(
        View("mine", "My open tasks", where=lambda db: (Task.owner_id == db.actor_id) & queries.OPEN_TASK),
        View(
            "overdue",
            "My overdue tasks",
            where=lambda db: (Task.owner_id == db.actor_id) & queries.OPEN_TASK & (Task.due_date < db.today),
        ),
        View(
            "today",
            "My tasks for today",
            where=lambda db: (Task.owner_id == db.actor_id) & queries.OPEN_TASK & (Task.due_date == db.today),
        ),
        View("open", "All open tasks", where=lambda _db: queries.OPEN_TASK),
        View("all", "All tasks"),
    ),
    bulk=_bulk(
        "tasks",
        Bulk("Complete tasks", "check", "tasks.complete_many"),
        Bulk("Cancel tasks", "ban", "tasks.cancel_many"),
    ),
    edit_form=TaskCells,
)

CASES = ListView(
    **_common(Case),
    columns=(
        Column("number", "Number", link=url_of, sort=Case.number, width=7),
        Column("subject", "Subject", link=url_of, sort=Case.subject, width=25),
        _chip("status", "Status", Case.status, edit="status", width=9),
        _chip(
            "priority",
            "Priority",
            sql_case(_PRIORITY_ORDER, value=Case.priority, else_=9),
            edit="priority",
            width=8,
        ),
        _account_column(18),
        Column("created_at", "Created", kind="moment", sort=Case.created_at, width=9),
        Column("sla_due_at", "Answer due", kind="moment", sort=Case.sla_due_at, width=9),
        _owner_column(14),
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
        _owner_filter(Case),
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
    bulk=_bulk("cases"),
    edit_form=CaseCells,
)
