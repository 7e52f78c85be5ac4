"""The list of tasks."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select
from sqlalchemy.orm import joinedload

from ...platform.database import Db
from ...platform.list_state import View
from ...platform.listview import Bulk, ListView
from .. import queries
from ..fields import TASK
from ..models import Task
from .common import bulk, common, owned


def task_rows(db: Db) -> Select[Any]:
    parents = (Task.account, Task.contact, Task.lead, Task.deal, Task.case)
    return owned(db, Task).options(*(joinedload(parent) for parent in parents))


TASKS = ListView(
    **common(Task),
    columns=TASK.columns,
    sort="due_date",
    search=(Task.subject,),
    filters=TASK.filters,
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
    edit_form=TASK.form_of_cells,
)
