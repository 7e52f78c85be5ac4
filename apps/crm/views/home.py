"""The home page."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from .. import queries

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def index() -> ResponseReturnValue:
    """What the person has to do: tasks, deals, events, and where their pipeline stands."""
    tasks = queries.my_open_tasks(g.db)
    events = queries.my_upcoming_events(g.db)
    today = g.db.today
    groups = (
        ("Overdue", [task for task in tasks if task.due_date is not None and task.due_date < today]),
        ("Today", [task for task in tasks if task.due_date == today]),
        ("Upcoming", [task for task in tasks if task.due_date is None or task.due_date > today]),
    )
    pipeline = queries.my_pipeline(g.db)
    return render_template(
        "crm/home.html",
        groups=groups,
        deals=queries.my_open_deals(g.db),
        events=events,
        parents=queries.parents(g.db, [*tasks, *events]),
        pipeline=pipeline,
        largest=max((total.amount for total in pipeline), default=0),
        local=g.db.now.astimezone(g.db.timezone),
    )
