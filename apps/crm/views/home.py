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
    overdue = [id for id, due in tasks if due is not None and due < today]
    now = [id for id, due in tasks if due == today]
    later = [id for id, due in tasks if due is None or due > today]
    groups = (
        TaskGroup("Overdue", "overdue", queries.tasks(g.db, overdue[:6]), len(overdue)),
        TaskGroup("Today", "today", queries.tasks(g.db, now[:8]), len(now)),
        TaskGroup("Upcoming", "mine", queries.tasks(g.db, later[:5]), len(later)),
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
