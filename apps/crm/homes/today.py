"""What everybody's home has: their tasks, and their meetings and calls."""

from __future__ import annotations

from ...platform.database import Db
from .. import queries
from .cards import Card, Events, TaskGroup, Tasks
from .selection import tasks


def cards(db: Db, *, short: bool = False) -> list[Card]:
    """The acting person's open tasks, what is late first, and the events of the next seven days."""
    due = queries.my_open_tasks(db)
    events = queries.my_upcoming_events(db)
    late = [id for id, day in due if day is not None and day < db.today]
    now = [id for id, day in due if day == db.today]
    later = [id for id, day in due if day is None or day > db.today]
    limits = (4, 5, 3) if short else (6, 8, 5)
    first = [id for ids, limit in zip((late, now, later), limits, strict=True) for id in ids[:limit]]
    shown = {task.id: task for task in queries.tasks(db, first)}
    groups = [
        TaskGroup(name, tasks(view).url, [shown[id] for id in ids[:limit]], len(ids))
        for name, view, ids, limit in (
            ("Overdue", "overdue", late, limits[0]),
            ("Today", "today", now, limits[1]),
            ("Upcoming", "mine", later, limits[2]),
        )
    ]
    parents = queries.parents(db, [*shown.values(), *events])
    return [Tasks(groups, len(due), parents), Events(events, parents)]
