"""The home of a support agent: their cases with the clock, what waits for customers, articles in review, the day."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import case, select

from ...platform import formats
from ...platform.database import Db
from .. import desk_queries, service_clock
from ..models import Case, KbArticle, User
from ..objects import url_of
from ..tones import tone
from . import today
from .cards import LATE, Cell, Home, Table, Tile, all_of, figure
from .selection import Selection, Total, cases


def home(db: Db) -> Home:
    mine = cases("mine")
    late = cases("late").where("owner", "me:")
    waiting, escalated = mine.where("status", "any:Pending"), mine.where("escalated", "yes:")
    queues = desk_queries.my_queues(db)
    free = cases("unassigned")
    free = free.where("queue", "any:" + "|".join(str(queue.id) for queue in queues)) if queues else free
    counts = [each.total(db).records for each in (mine, late, waiting, escalated, free)]
    tiles = [
        Tile("My open cases", formats.number(counts[0]), mine.url),
        Tile("Overdue", formats.number(counts[1]), late.url, "answer past due", LATE if counts[1] else ""),
        Tile("Waiting for customer", formats.number(counts[2]), waiting.url, "pending"),
        Tile("Escalated", formats.number(counts[3]), escalated.url, tone=LATE if counts[3] else ""),
        Tile("To be taken", formats.number(counts[4]), free.url, "in my queues" if queues else "in all queues"),
    ]
    working = mine.where("status", "not:Pending")
    return Home(
        tiles,
        [
            case_table(db, "My queue", working, "No case waits for you.", 10),
            case_table(db, "Waiting for customer", waiting, "No customer owes you an answer.", 5),
        ],
        [articles_in_review(db), *today.cards(db, short=True)],
    )


def case_table(db: Db, title: str, shown: Selection, empty: str, limit: int) -> Table:
    """Cases with their clocks: what is overdue comes first, then what is due soonest, then what was answered."""
    runs = Case.first_response_at.is_(None) & Case.paused_at.is_(None)
    ordered = shown.statement(db).order_by(None).order_by(case((runs, 0), else_=1), Case.sla_due_at, Case.id)
    rows: list[list[Cell]] = []
    for found in db.scalars(ordered.limit(limit)).unique():
        clock = service_clock.clock(db, found)
        rows.append(
            [
                Cell(found.number, url_of(found)),
                Cell(found.subject, url_of(found)),
                Cell(found.account.name if found.account else "–"),
                Cell(found.priority, chip=tone(found.priority)),
                Cell(clock.text, chip=clock.tone),
            ]
        )
    total = shown.total(db).records
    return Table(
        title, ("Case", "Subject", "Account", "Priority", "Clock"), rows, empty, shown.url,
        all_of(total, limit), total, widths=(76, 0, 114, 74, 190),
    )  # fmt: skip


def articles_in_review(db: Db, limit: int = 5) -> Table:
    """Articles that somebody has submitted for publication."""
    found = (
        select(KbArticle, User)
        .join(User, User.id == KbArticle.author_id)
        .where(KbArticle.status == "In Review", KbArticle.deleted_at.is_(None))
        .order_by(KbArticle.updated_at, KbArticle.id)
    )
    rows = db.execute(found).all()
    return Table(
        "Articles in review", ("Article", "Author"),
        [[Cell(article.title, f"/knowledge/{article.id}"), Cell(user.name)] for article, user in rows[:limit]],
        "No article waits for review.", "/knowledge?status=In+Review", "Open list", len(rows), widths=(0, 150),
    )  # fmt: skip


def loads(db: Db, title: str, key: Any, shown: Selection, names: dict[int, Cell], filter: str) -> Table:
    """Open cases of each owner, or of each queue: how many, and how many of them are overdue, pending and urgent.

    `filter` is the list's filter for one of them, "owner" or "queue".
    """
    late = replace(shown, view="late")
    parts = (shown, late, shown.where("status", "any:Pending"), shown.where("priority", "any:Urgent|High"))
    counts = [part.by(db, key) for part in parts]
    none, asked = Total(0), "is" if filter == "owner" else "any"
    order = sorted(names, key=lambda id: (-counts[0].get(id, none).records, names[id].text, id))
    rows = [
        [
            names[id],
            *(
                figure(count.get(id, none).records, part.where(filter, f"{asked}:{id}").url, late=part is late)
                for part, count in zip(parts, counts, strict=True)
            ),
        ]
        for id in order
    ]
    head = "Agent" if filter == "owner" else "Queue"
    return Table(
        title, (head, ("Open", "number"), ("Overdue", "number"), ("Pending", "number"), ("Urgent, high", "number")),
        rows, "No open cases.", shown.url, "Open list", widths=(0, 64, 72, 72, 100),
    )  # fmt: skip
