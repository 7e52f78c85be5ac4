"""The clock of a case: how long there is for the first answer, or by how much it is late, in the desk's hours."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Literal

from sqlalchemy import ColumnElement, and_

from ..handbook.policies import policy
from ..platform.database import Db
from .models import OPEN_CASE_STATUSES, Case
from .sla import Rules, after, desk_time, sla_due

State = Literal["running", "overdue", "paused", "met", "missed", "stopped"]
#: What a chip of each state looks like.
TONES: dict[State, str] = {
    "running": "blue", "overdue": "red", "paused": "amber", "met": "green", "missed": "red", "stopped": "neutral",
}  # fmt: skip
#: Less than this is soon.
_SOON = timedelta(hours=1)
#: From so many hours on, nobody counts minutes.
_LONG = 20


@dataclass(frozen=True)
class Clock:
    """What the clock of a case shows: its state in words, and how urgent that is."""

    state: State
    text: str
    tone: str


def rules_on(db: Db, day: date) -> Rules:
    """The numbers that hold on a day; each is looked up once in a unit of work."""
    known: dict[tuple[str, str, date], int] = db.info.setdefault("crm_desk_rules", {})

    def number(key: str, subject: str) -> int:
        if (key, subject, day) not in known:
            known[key, subject, day] = policy(db, key, subject, on=day).value
        return known[key, subject, day]

    return number


def due(db: Db, created: datetime, priority: str, paused_for: int = 0) -> datetime:
    """By when an answer is due, by the rules of the day on which the case came in; `paused_for` is in seconds."""
    rules = rules_on(db, created.astimezone(db.timezone).date())
    moment = sla_due(created, priority, db.timezone, rules)
    return after(moment, timedelta(seconds=paused_for), db.timezone, rules) if paused_for else moment


def between(db: Db, start: datetime, end: datetime) -> timedelta:
    """How much of the desk's time lies between two moments, by today's hours."""
    return desk_time(start, end, db.timezone, rules_on(db, db.today))


def is_overdue(db: Db) -> ColumnElement[bool]:
    """The condition that holds for cases whose first answer is overdue: open, unanswered, not waiting for somebody."""
    return and_(
        Case.status.in_(OPEN_CASE_STATUSES),
        Case.first_response_at.is_(None),
        Case.paused_at.is_(None),
        Case.sla_due_at < db.now,
    )


def clock(db: Db, case: Case) -> Clock:
    """What the clock of a case shows now."""
    state, text = _read(db, case)
    soon = state == "running" and case.sla_due_at is not None and between(db, db.now, case.sla_due_at) < _SOON
    return Clock(state, text, "amber" if soon else TONES[state])


def _read(db: Db, case: Case) -> tuple[State, str]:
    limit, answered = case.sla_due_at, case.first_response_at
    if limit is None:
        return "stopped", "No answer time"
    if answered is not None:
        if answered <= limit:
            return "met", "Answered in time"
        return "missed", f"Answered {spoken(between(db, limit, answered))} late"
    if not case.is_open:
        return "stopped", "Closed unanswered"
    if case.paused_at is not None:
        if case.paused_at > limit:
            return "paused", f"Paused, {spoken(between(db, limit, case.paused_at))} overdue"
        return "paused", f"Paused, {spoken(between(db, case.paused_at, limit))} left"
    if db.now > limit:
        return "overdue", f"Overdue by {spoken(between(db, limit, db.now))}"
    return "running", f"{spoken(between(db, db.now, limit))} left"


def spoken(span: timedelta) -> str:
    """A span of time in hours and minutes: "2 h 10 min"."""
    minutes = int(span.total_seconds()) // 60
    hours, rest = divmod(minutes, 60)
    if hours and rest and hours < _LONG:
        return f"{hours:,} h {rest} min"
    return f"{hours:,} h" if hours else f"{rest} min"
