"""What somebody who leaves has under way, and its handing over to those who go on with it; for administrators."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..fields.targets import check_user
from ..models import (
    OPEN_CAMPAIGN_STATUSES,
    OPEN_LEAD_STATUSES,
    OPEN_TASK_STATUSES,
    Account,
    ApprovalRequest,
    Campaign,
    Case,
    Contact,
    Dashboard,
    Deal,
    Event,
    Lead,
    ListView,
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
from .quote_steps import pass_requests_on
from .saving import apply
from .users import find_user, set_frozen

#: Who gets things, in place of a user's id.
MANAGER = "manager"
#: Quotes that go on, but for drafts: the handbook speaks of those by themselves.
_OFFERED = ("In Review", "Approved", "Rejected", "Presented")


@dataclass(frozen=True)
class Kind:
    """Things of one kind that somebody has under way; `of` says which, `whose` names the column of whose they are."""

    key: str
    label: str
    model: type[Any]
    of: Callable[[], ColumnElement[bool] | None]
    whose: str = "owner_id"


KINDS = (
    Kind("deals", "Open deals", Deal, lambda: Deal.stage.has(~Stage.is_closed)),
    Kind("accounts", "Accounts", Account, lambda: None),
    Kind("contacts", "Contacts", Contact, lambda: None),
    Kind("leads", "Open leads", Lead, lambda: Lead.status.in_(OPEN_LEAD_STATUSES)),
    Kind("tasks", "Open tasks", Task, lambda: Task.status.in_(OPEN_TASK_STATUSES)),
    Kind("events", "Planned events", Event, lambda: Event.status == "Planned"),
    Kind("cases", "Open cases", Case, lambda: OPEN_CASE),
    Kind("quotes", "Quotes in draft", Quote, lambda: Quote.status == "Draft"),
    Kind("offers", "Quotes beyond draft", Quote, lambda: Quote.status.in_(_OFFERED)),
    Kind(
        "approvals", "Approvals to decide", ApprovalRequest, lambda: ApprovalRequest.status == "Pending", "approver_id"
    ),
    Kind("campaigns", "Campaigns under way", Campaign, lambda: Campaign.status.in_(OPEN_CAMPAIGN_STATUSES)),
    Kind("reports", "Reports", Report, lambda: None),
    Kind("dashboards", "Dashboards", Dashboard, lambda: None),
    Kind("views", "Shared views", ListView, lambda: ListView.visibility != "Only me"),
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
                if key == "approvals":
                    _check_approver(db, user, takers[key])
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
    alive = [getattr(kind.model, kind.whose) == user.id, kind.model.deleted_at.is_(None)]
    return alive if more is None else [*alive, more]


def _move(db: Db, kind: Kind, user: User, taker: int | None, queue_id: int | None) -> int:
    rows = list(db.scalars(select(kind.model).where(*_theirs(kind, user)).order_by(kind.model.id)).unique())
    for row in rows:
        if isinstance(row, Case):
            change_case(db, row, {"owner_id": taker} if queue_id is None else {"owner_id": None, "queue_id": queue_id})
        else:
            apply(row, {kind.whose: taker})
        if isinstance(row, Quote):
            try:
                pass_requests_on(db, row)
            except Blocked as blocked:
                raise Invalid({kind.key: str(blocked)}) from None
    db.flush()
    for row in rows:
        db.expire(row, [kind.whose.removesuffix("_id")])
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
        raise ValueError(f"{user.name} is the one leaving. Choose somebody else.")
    check_user(db, heir)
    return heir


def _check_approver(db: Db, user: User, heir: int | None) -> None:
    """Raise ValueError where an heir cannot decide on what waits for somebody."""
    taker = db.get_one(User, heir)
    if not taker.role.can_approve:
        raise ValueError(f"{taker.name} does not approve discounts. Choose somebody whose role does.")
    theirs = next(kind for kind in KINDS if kind.key == "approvals")
    for request in db.scalars(select(ApprovalRequest).where(*_theirs(theirs, user)).order_by(ApprovalRequest.id)):
        if heir in (request.created_by_id, request.quote.owner_id):
            raise ValueError(f"{request.quote.number} is {taker.name}'s own quote. Choose somebody else.")


def _queue(db: Db, heir: str) -> int:
    digits = heir.removeprefix("queue-")
    queue = db.get(Queue, int(digits)) if digits.isdecimal() and len(digits) < 10 else None
    if queue is None or queue.deleted_at is not None:
        raise ValueError("Choose a queue from the list.")
    return queue.id


def _thing(row: Any) -> Thing:
    if isinstance(row, Report | Dashboard):
        return Thing(row.name, "", f"/{row.__tablename__.removeprefix('crm_')}s/{row.id}")
    if isinstance(row, ListView):
        return Thing(row.name, row.object.capitalize(), f"/{row.object}?view=saved-{row.id}")
    if isinstance(row, ApprovalRequest):
        return Thing(label_of(row.quote), row.quote.owner.name, f"/approvals/{row.id}")
    return Thing(label_of(row), detail_of(row), url_of(row))
