"""The home of a sales manager: the team's pipeline by rep, forecast against last month, approvals, the day."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select

from ...platform import formats
from ...platform.database import Db
from .. import queries
from ..models import Deal, Task, User
from ..objects import url_of
from ..permissions import access
from ..pipeline import default_stages
from . import today
from .cards import LATE, Bar, Cell, Home, Table, Tile, all_of, amount, bars, figure, plural
from .selection import Selection, Total, approvals, deals, tasks, together

_OPEN_CATEGORIES = ("Commit", "Best case", "Pipeline")


def home(db: Db) -> Home:
    whose = _Ours(db)
    all_open, waiting = whose(deals("open")), approvals("mine")
    before = f"before:{db.today.isoformat()}"
    missed, late = all_open.where("close", before), whose(tasks("open")).where("due", before)
    reps = _Reps(
        all_open.by(db, Deal.owner_id, Deal.amount),
        all_open.where("close", "month:").by(db, Deal.owner_id, Deal.amount),
        missed.by(db, Deal.owner_id, Deal.amount),
        late.by(db, Task.owner_id),
    )
    total, past = together(reps.pipeline), together(reps.past)
    asked, overdue = waiting.total(db).records, together(reps.overdue).records
    tiles = [
        Tile("Open pipeline", formats.money(total.amount), all_open.url, plural(total.records, "deal")),
        Tile(
            "Past their close date",
            formats.money(past.amount),
            missed.url,
            plural(past.records, "deal"),
            LATE if past.records else "",
        ),
        Tile(
            "Overdue tasks",
            formats.number(overdue),
            late.url,
            "of the team" if whose.is_team else "of everybody",
            LATE if overdue else "",
        ),
        Tile("Approvals waiting", formats.number(asked), waiting.url, "for me to decide"),
    ]
    return Home(
        tiles,
        [_by_rep(db, whose, reps, all_open, missed, late), _forecast(db, whose)],
        [_approvals(db, waiting, asked), *today.cards(db, short=True)],
    )


class _Ours:
    """Narrows a selection to the team, for those who may change the records of their team only."""

    def __init__(self, db: Db) -> None:
        who = access(db)
        self.team = who.team_ids if who is not None and who.level("edit", "deal") == "team" else frozenset[int]()
        self.is_team = len(self.team) > 1

    def __call__(self, shown: Selection) -> Selection:
        return shown.where("owner", "team:") if self.is_team else shown


class _Reps(NamedTuple):
    """By the id of whom they belong to: open deals, those that close this month or are past that, overdue tasks."""

    pipeline: dict[int, Total]
    this_month: dict[int, Total]
    past: dict[int, Total]
    overdue: dict[int, Total]


def _by_rep(db: Db, whose: _Ours, reps: _Reps, all_open: Selection, missed: Selection, late: Selection) -> Table:
    """A row for each rep: what they have open, what closes this month, and what is late."""
    pipeline, this_month, past, overdue = reps
    ids = {*pipeline, *(overdue if whose.is_team else ())}
    if whose.is_team:
        active = select(User.id).where(User.id.in_(sorted(whose.team)), User.is_active, ~User.is_frozen)
        ids |= set(db.scalars(active))
    people, none = queries.people(db, sorted(ids)), Total(0)
    order = sorted(people, key=lambda id: (-pipeline.get(id, none).amount, people[id].last_name, id))
    before = f"before:{db.today.isoformat()}"
    rows: list[list[Cell | Bar]] = []
    for id, bar in zip(order, bars([pipeline.get(id, none).amount for id in order]), strict=True):
        theirs = deals("open").of(id)
        held, due = pipeline.get(id, none), this_month.get(id, none)
        rows.append(
            [
                Cell(people[id].name, person=people[id]),
                figure(held.records, theirs.url),
                bar,
                amount(held.amount),
                amount(due.amount, theirs.where("close", "month:").url),
                figure(past.get(id, none).records, theirs.where("close", before).url, late=True),
                figure(overdue.get(id, none).records, tasks("open").of(id).where("due", before).url, late=True),
            ]
        )
    held, due = together(pipeline), together(this_month)
    foot = [
        Cell("Total"),
        figure(held.records, all_open.url),
        Cell(""),
        amount(held.amount),
        amount(due.amount, all_open.where("close", "month:").url),
        figure(together(past).records, missed.url, late=True),
        # Of those who are not in the table, tasks are overdue as well: only the team's add up.
        figure(together(overdue).records, late.url, late=True) if whose.is_team else Cell(""),
    ]
    return Table(
        "Pipeline by rep",
        ("Rep", ("Deals", "number"), "Share", ("Amount", "number"), ("This month", "number"), ("Past date", "number"),
         ("Late tasks", "number")),
        rows, "No open deals.", all_open.url, "All open deals", foot=foot, widths=(0, 54, 48, 106, 106, 72, 84),
    )  # fmt: skip


def _forecast(db: Db, whose: _Ours) -> Table:
    """What this month may come to, by how sure it is, beside what last month came to."""
    won, lost, all_open = (whose(deals(view)) for view in ("won", "lost", "open"))
    stages = [stage for stage in default_stages(db) if not stage.is_closed]
    rows: list[list[Cell | Bar]] = []
    sure = before = 0
    for label, shown in (("Won", won), ("Lost", lost)):
        this, last = shown.where("close", "month:"), shown.where("close", "last-month:")
        now, then = this.total(db, Deal.amount), last.total(db, Deal.amount)
        rows.append(
            [
                Cell(label),
                figure(now.records, this.url),
                amount(now.amount),
                figure(then.records, last.url),
                amount(then.amount),
            ]
        )
        if label == "Won":
            sure, before = now.amount, then.amount
    totals = all_open.where("close", "month:").by(db, Deal.stage_id, Deal.amount)
    for category in _OPEN_CATEGORIES:
        ids = [stage.id for stage in stages if stage.forecast_category == category]
        if not ids:
            continue
        shown = all_open.where("stage", "any:" + "|".join(map(str, ids))).where("close", "month:")
        count = sum(totals[id].records for id in ids if id in totals)
        cents = sum(totals[id].amount for id in ids if id in totals)
        sure += cents if category == "Commit" else 0
        rows.append([Cell(category), figure(count, shown.url), amount(cents), Cell("–"), Cell("–")])
    change = "–" if not before else f"{100 * (sure - before) / before:+.0f} %"
    foot = [Cell("Won and commit"), Cell(""), amount(sure), Cell(change), amount(before)]
    return Table(
        "Forecast for this month",
        ("", ("Deals", "number"), ("This month", "number"), ("Deals", "number"), ("Last month", "number")),
        rows, "", foot=foot, widths=(0, 64, 124, 64, 124),
    )  # fmt: skip


def _approvals(db: Db, waiting: Selection, count: int) -> Table:
    rows = [
        [
            Cell(request.quote.number, f"/approvals/{request.id}"),
            Cell(request.quote.deal.name, url_of(request.quote.deal)),
            amount(request.quote.grand_total),
            Cell(request.asked_by.name),
        ]
        for request in waiting.rows(db, 5)
    ]
    return Table(
        "Approvals waiting", ("Quote", "Deal", ("Grand total", "number"), "Requested by"), rows,
        "Nobody waits for your decision.", waiting.url, all_of(count, len(rows)), count, widths=(78, 0, 100, 128),
    )  # fmt: skip
