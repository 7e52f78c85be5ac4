"""The fields of a task."""

from __future__ import annotations

from ...platform.record_fields import Choice, Date, LongText, Moment, RecordFields, Text
from ..models import PRIORITIES, TASK_STATUSES, Task
from ..objects import url_of
from ..tones import tone
from .common import ActivityForm, Parent, ParentType, by_priority, created, owner

TASK = RecordFields(
    Task,
    Text(Task.subject, "Subject", wide=True, column=30, link=url_of, searched=True),
    Choice(Task.status, "Status", TASK_STATUSES, default="Not Started", copied=False, column=11, tone=tone, edit=True,
           filter=True),
    Choice(Task.priority, "Priority", PRIORITIES, default="Normal", column=9, tone=tone,
           sort=by_priority(Task.priority), edit=True, filter=True),
    Date(Task.due_date, "Due date", column=11, edit=True, filter="due"),
    Moment(Task.completed_at, "Completed", read_only=True, filter="completed"),
    ParentType(Task.parent_type, "Related kind", form="never", imported=False, filter="kind", card=""),
    Parent(Task.parent_id, "Related to", column=26),
    created(Task.created_at, card="About"),
    LongText(Task.description, "Description"),
    owner(Task.owner_id, column=13),
    order={"form": ("due_date", "priority", "status"), "filters": ("owner_id", "created_at")},
    highlights=("status", "priority", "due_date", "parent_id", "owner_id"),
    form=ActivityForm,
)  # fmt: skip
