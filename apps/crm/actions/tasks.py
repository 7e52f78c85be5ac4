"""Tasks: what people mean to do, alone or for a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...platform.database import Db
from ..fields import TASK
from ..models import Task
from .saving import apply, bin_records, change, check_parent, load, obey, require_each, start


def create_task(db: Db, **values: Any) -> Task:
    cleaned = start(db, TASK, values)
    check_parent(db, cleaned.get("parent_type"), cleaned.get("parent_id"))
    task = Task(**cleaned)
    obey(db, task)
    if task.status == "Completed":
        task.completed_at = db.now
    db.add(task)
    db.flush()
    return task


def update_task(db: Db, task_id: int, *, version: int | None = None, **values: Any) -> Task:
    """Change a task; completing it stamps the time, reopening it clears it."""
    task = load(db, Task, task_id, version=version)
    changes = change(db, TASK, task, values)
    if "parent_type" in changes or "parent_id" in changes:
        check_parent(db, changes.get("parent_type", task.parent_type), changes.get("parent_id", task.parent_id))
    if "status" in changes:
        changes["completed_at"] = db.now if changes["status"] == "Completed" else None
    apply(task, changes)
    obey(db, task)
    db.flush()
    return task


def complete_task(db: Db, task_id: int) -> Task:
    """Complete a task; one that is completed already stays as it is."""
    return update_task(db, task_id, status="Completed")


def reopen_task(db: Db, task_id: int) -> Task:
    """Make a completed or canceled task open again; an open one stays as it is."""
    task = load(db, Task, task_id)
    return task if task.is_open else update_task(db, task_id, status="Not Started")


def complete_tasks(db: Db, task_ids: Sequence[int]) -> list[Task]:
    require_each(db, "edit", "task", task_ids)
    return [complete_task(db, task_id) for task_id in task_ids]


def cancel_tasks(db: Db, task_ids: Sequence[int]) -> list[Task]:
    require_each(db, "edit", "task", task_ids)
    return [update_task(db, task_id, status="Canceled") for task_id in task_ids]


def delete_task(db: Db, task_id: int, *, version: int | None = None) -> Task:
    task = load(db, Task, task_id, to="delete", version=version)
    bin_records(db, [task])
    return task
