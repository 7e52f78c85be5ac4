"""What there is to know of tasks."""

from __future__ import annotations

from sqlalchemy.orm import joinedload

from ..models import Task
from .declaration import CrmObject

OBJECT = CrmObject(
    model=Task,
    icon="circle-check",
    name=Task.subject,
    label=lambda task: str(task.subject),
    detail=lambda task: (task.status, task.owner.name),
    loads=(joinedload(Task.owner),),
)
