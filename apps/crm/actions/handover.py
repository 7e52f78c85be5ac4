"""What somebody who leaves has under way, and its handing over to those who go on with it; for administrators."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, select

from ...platform.database import Db
from ...platform.errors import Invalid
from ..fields.targets import check_user
from ..models import (
    OPEN_LEAD_STATUSES,
    OPEN_TASK_STATUSES,
    Account,
    Case,
    Contact,
    Dashboard,
    Deal,
    Event,
    Lead,
    Queue,
    QueueMember,
    Quote,
    Report,
    Stage,
    Task,
    User,
)
from ..objects import detail_of, label_of, url_of
from ..permissions import require_admin
from ..queries import OPEN_CASE
from .cases import change_case
from .saving import apply
from .users import find_user, set_frozen

#: Who gets things, in place of a user's id.
MANAGER = "manager"


@dataclass(frozen=True)
class Kind:
    """Things of one kind that somebody has under way; `of` says which."""

    key: str
    label: str
    model: type[Any]
    of: Callable[[], ColumnElement[bool] | None]


KINDS = (
    Kind("deals", "Open deals", Deal, lambda: Deal.stage.has(~Stage.is_closed)),
    Kind("accounts", "Accounts", Account, lambda: None),
    Kind("contacts", "Contacts", Contact, lambda: None),
    Kind("leads", "Open leads", Lead, lambda: Lead.status.in_(OPEN_LEAD_STATUSES)),
    Kind("tasks", "Open tasks", Task, lambda: Task.status.in_(OPEN_TASK_STATUSES)),
    Kind("events", "Planned events", Event, lambda: Event.status == "Planned"),
    Kind("cases", "Open cases", Case, lambda: OPEN_CASE),
    Kind("quotes", "Quotes in draft", Quote, lambda: Quote.status == "Draft"),
    Kind("reports", "Reports", Report, lambda: None),
    Kind("dashboards", "Dashboards", Dashboard, lambda: None),
)
QUEUES = "queues"


@dataclass(frozen=True)
class Thing:
    """One of what is handed over, as it is shown beforehand."""

    label: str
    detail: str
    url: str


@dataclass(frozen=True)
class Estate:
    """What somebody has of one kind: how much in all, and the first of them."""

    key: str
    label: str
    count: int
    things: Sequence[Thing]


def estates(db: Db, user: User, shown: int = 50) -> list[Estate]:
    """What somebody has under way, kind by kind; kinds of which there is nothing are left out."""
    found = []
    for kind in KINDS:
        rows = select(kind.model).where(*_theirs(kind, user))
        count = db.scalar(select(func.count()).select_from(rows.subquery())) or 0
        if count:
            first = db.scalars(rows.order_by(kind.model.id).limit(shown)).unique()
            found.append(Estate(kind.key, kind.label, count, [_thing(row) for row in first]))
    queues = _memberships(db, user)
    if queues:
        things = [Thing(member.queue.name, "", "/desk/queues") for member in queues]
        found.append(Estate(QUEUES, "Memberships of queues", len(things), things))
    return found


def hand_over(db: Db, user_id: int, heirs: Mapping[str, str | int | None], *, freeze: bool = True) -> dict[str, int]:
    """Give what somebody has under way to others, and freeze them: all of it or, where a rule forbids any, nothing.

    `heirs` says by kind who gets it: a user's id, `MANAGER`, for cases "queue-<id>"; None leaves it. Membership of
    queues ends where an heir takes it over. Returns how much changed hands, by kind. Raises Invalid, by kind.
    """
    require_admin(db, "hand over the records of others")
    user = find_user(db, user_id)
    errors: dict[str, str] = {}
    takers: dict[str, int | None] = {}
    queues: dict[str, int] = {}
    known = {kind.key for kind in KINDS} | {QUEUES}
    for key, heir in heirs.items():
        if key not in known:
            errors[key] = "There is no such kind of record."
        elif heir is not None:
            try:
                if key == "cases" and isinstance(heir, str) and heir.startswith("queue-"):
                    queues[key] = _queue(db, heir)
                else:
                    takers[key] = _heir(db, user, heir)
            except ValueError as error:
                errors[key] = str(error)
    if errors:
        raise Invalid(errors)
    moved = {
        kind.key: _move(db, kind, user, takers.get(kind.key), queues.get(kind.key))
        for kind in KINDS
        if kind.key in takers or kind.key in queues
    }
    taker = takers.get(QUEUES)
    if taker is not None:
        moved[QUEUES] = _move_memberships(db, user, taker)
    db.flush()
    if freeze:
        set_frozen(db, user.id, True)
    return moved


def _theirs(kind: Kind, user: User) -> list[ColumnElement[bool]]:
    more = kind.of()
    alive = [kind.model.owner_id == user.id, kind.model.deleted_at.is_(None)]
    return alive if more is None else [*alive, more]


def _move(db: Db, kind: Kind, user: User, taker: int | None, queue_id: int | None) -> int:
    rows = list(db.scalars(select(kind.model).where(*_theirs(kind, user)).order_by(kind.model.id)).unique())
    for row in rows:
        if isinstance(row, Case):
            change_case(db, row, {"owner_id": taker} if queue_id is None else {"owner_id": None, "queue_id": queue_id})
        else:
            apply(row, {"owner_id": taker})
    db.flush()
    for row in rows:
        db.expire(row, ["owner"])
    return len(rows)


def _memberships(db: Db, user: User) -> list[QueueMember]:
    found = select(QueueMember).where(QueueMember.user_id == user.id, QueueMember.deleted_at.is_(None))
    return list(db.scalars(found.order_by(QueueMember.id)))


def _move_memberships(db: Db, user: User, taker: int) -> int:
    mine = _memberships(db, user)
    found = db.scalars(select(QueueMember).where(QueueMember.user_id == taker))
    theirs = {member.queue_id: member for member in found}
    for member in mine:
        member.deleted_at = db.now
        other = theirs.get(member.queue_id)
        if other is None:
            db.add(QueueMember(queue_id=member.queue_id, user_id=taker))
        elif other.deleted_at is not None:
            other.deleted_at = None
    return len(mine)


def _heir(db: Db, user: User, heir: str | int) -> int:
    if heir == MANAGER:
        if user.person.manager_id is None:
            raise ValueError(f"{user.name} has no manager. Choose somebody.")
        heir = user.person.manager_id
    if not isinstance(heir, int):
        raise ValueError("Choose somebody from the list.")
    if heir == user.id:
        raise ValueError(f"{user.name} leaves. Choose somebody else.")
    check_user(db, heir)
    return heir


def _queue(db: Db, heir: str) -> int:
    digits = heir.removeprefix("queue-")
    queue = db.get(Queue, int(digits)) if digits.isdecimal() and len(digits) < 10 else None
    if queue is None or queue.deleted_at is not None:
        raise ValueError("Choose a queue from the list.")
    return queue.id


def _thing(row: Any) -> Thing:
    if isinstance(row, Report | Dashboard):
        return Thing(row.name, "", f"/{row.__tablename__.removeprefix('crm_')}s/{row.id}")
    return Thing(label_of(row), detail_of(row), url_of(row))
