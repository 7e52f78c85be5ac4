"""The list of tasks."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select
from sqlalchemy import case as sql_case
from sqlalchemy.orm import joinedload

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter
from ...platform.listview import Bulk, Column, ListView, View
from .. import queries
from ..forms import TaskCells
from ..models import PRIORITIES, TASK_STATUSES, Task
from ..objects import label_of, url_of
from .common import PRIORITY_ORDER, bulk, chip, common, owned, owner_column, owner_filter


def task_rows(db: Db) -> Select[Any]:
    parents = (Task.account, Task.contact, Task.lead, Task.deal, Task.case)
    return owned(db, Task).options(*(joinedload(parent) for parent in parents))


TASKS = ListView(
    **common(Task),
    columns=(
        Column("subject", "Subject", link=url_of, sort=Task.subject, width=30),
        chip("status", "Status", Task.status, edit="status", width=11),
        chip(
            "priority",
            "Priority",
            sql_case(PRIORITY_ORDER, value=Task.priority, else_=9),
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
        owner_column(13),
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
        owner_filter(Task),
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
    bulk=bulk(
        "tasks",
        Bulk("Complete tasks", "check", "tasks.complete_many"),
        Bulk("Cancel tasks", "ban", "tasks.cancel_many"),
    ),
    edit_form=TaskCells,
)
