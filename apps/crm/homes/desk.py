"""The home of whoever keeps the support desk: the load of each agent, today's answers, queues, articles, the day."""

from __future__ import annotations

from sqlalchemy import select

from ...platform import formats
from ...platform.database import Db
from .. import desk_queries, queries
from ..models import Case, QueueMember
from . import today
from .cards import LATE, Cell, Home, Table, Tile, figure
from .selection import cases
from .support import articles_in_review, case_table, loads


def home(db: Db) -> Home:
    all_open, late, free = cases("open"), cases("late"), cases("unassigned")
    escalated = all_open.where("escalated", "yes:")
    counts = [each.total(db).records for each in (all_open, late, free, escalated)]
    tiles = [
        Tile("Open cases", formats.number(counts[0]), all_open.url),
        Tile("Overdue", formats.number(counts[1]), late.url, "answer past due", LATE if counts[1] else ""),
        Tile("Unassigned", formats.number(counts[2]), free.url, "in all queues"),
        Tile("Escalated", formats.number(counts[3]), escalated.url, tone=LATE if counts[3] else ""),
    ]
    holding = cases("open").where("owner", "filled:").by(db, Case.owner_id)
    members = db.scalars(select(QueueMember.user_id).where(QueueMember.deleted_at.is_(None)))
    people = queries.people(db, [*holding, *members])
    agents = {id: Cell(person.name, person=person) for id, person in people.items()}
    queues = {queue.id: Cell(queue.name, f"/desk?list=queue-{queue.id}") for queue in desk_queries.my_queues(db)}
    return Home(
        tiles,
        [
            loads(db, "Load by agent", Case.owner_id, cases("open").where("owner", "filled:"), agents, "owner"),
            loads(db, "Queues", Case.queue_id, cases("open").where("queue", "filled:"), queues, "queue"),
            case_table(db, "Most overdue", late, "No answer is overdue.", 5),
        ],
        [_answers(db), articles_in_review(db), *today.cards(db, short=True)],
    )


def _answers(db: Db) -> Table:
    """The first answers that are due today and yesterday, and what became of them."""
    rows = []
    for label, asked in (("Today", "today:"), ("Last 7 days", "last:7")):
        due = cases("all").where("due", asked)
        given, missing = (
            due.where("answered", "filled:"),
            due.where("answered", "empty:").where("status", "any:New|Assigned|Pending"),
        )
        answered = cases("all").where("answered", asked)
        counts = [each.total(db).records for each in (due, given, missing, answered)]
        shown = zip((due, given, missing, answered), counts, strict=True)
        rows.append([Cell(label), *(figure(count, each.url, late=each is missing) for each, count in shown)])
    return Table(
        "First answers", ("", ("Due", "number"), ("Given", "number"), ("Missing", "number"), ("Given then", "number")),
        rows, "", widths=(0, 64, 72, 76, 92),
    )  # fmt: skip
