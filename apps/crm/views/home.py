"""The home page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from .. import queries
from ..models import Task


@dataclass(frozen=True)
class TaskGroup:
    """The first tasks of one kind, the number of all, and the view of the list that has them all."""

    name: str
    view: str
    tasks: Sequence[Task]
    total: int


blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def index() -> ResponseReturnValue:
    """What the person has to do: tasks, deals, events, and where their pipeline stands."""
    tasks = queries.my_open_tasks(g.db)
    events = queries.my_upcoming_events(g.db)
    today = g.db.today
    overdue = [task for task in tasks if task.due_date is not None and task.due_date < today]
    due = [task for task in tasks if task.due_date == today]
    later = [task for task in tasks if task.due_date is None or task.due_date > today]
    groups = (
        TaskGroup("Overdue", "overdue", overdue[:6], len(overdue)),
        TaskGroup("Today", "today", due[:8], len(due)),
        TaskGroup("Upcoming", "mine", later[:5], len(later)),
    )
    shown = [task for group in groups for task in group.tasks]
    pipeline = queries.my_pipeline(g.db)
    return render_template(
        "crm/home.html",
        groups=groups,
        deals=queries.my_open_deals(g.db),
        events=events,
        total=len(tasks),
        parents=queries.parents(g.db, [*shown, *events]),
        pipeline=pipeline,
        largest=max((total.amount for total in pipeline), default=0),
        local=g.db.now.astimezone(g.db.timezone),
    )
