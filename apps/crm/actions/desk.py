"""The desk's work on cases: take from a queue, hand over, merge duplicates, escalate."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid, NotFound
from ..models import Case, Queue, QueueMember
from ..permissions import keeps_desk
from ..queries import find
from .cases import change_case
from .notes_on_cases import add_comment
from .saving import check_owner, load, require_assign, require_each


def take_case(db: Db, case_id: int, *, version: int | None = None) -> Case:
    """Make a case that waits in a queue one's own; a new one becomes assigned."""
    case = load(db, Case, case_id, version=version)
    if db.actor_id is None:
        raise Forbidden("Only a person can take a case.")
    if case.owner_id is not None:
        taker = "You have" if case.owner_id == db.actor_id else f"{case.owner.name if case.owner else 'Somebody'} has"
        raise Blocked(f"{taker} taken {case.number} already.")
    if case.queue_id is not None and not keeps_desk(db) and not is_member(db, case.queue_id, db.actor_id):
        queue = db.get_one(Queue, case.queue_id)
        raise Forbidden(f"Only members of the queue {queue.name} take its cases. Ask for it to be handed over to you.")
    check_owner(db, db.actor_id)
    changes: dict[str, object] = {"owner_id": db.actor_id}
    if case.status == "New":
        changes["status"] = "Assigned"
    return change_case(db, case, changes)


def hand_over_case(
    db: Db,
    case_id: int,
    *,
    owner_id: int | None = None,
    queue_id: int | None = None,
    note: str | None = None,
    version: int | None = None,
) -> Case:
    """Give a case to a person, or back into a queue, where it waits without an owner; perhaps with an internal note.

    Raises Invalid unless exactly one of the two is named, and it is not where the case is already.
    """
    require_assign(db)
    case = load(db, Case, case_id, version=version)
    _require_one(owner_id, queue_id)
    if owner_id is not None:
        check_owner(db, owner_id)
        if case.owner_id == owner_id:
            raise Invalid(owner_id="The case is theirs already.")
        changes: dict[str, object] = {"owner_id": owner_id}
    else:
        assert queue_id is not None
        find_queue(db, queue_id)
        if case.owner_id is None and case.queue_id == queue_id:
            raise Invalid(queue_id="The case waits in this queue already.")
        changes = {"owner_id": None, "queue_id": queue_id}
    change_case(db, case, changes)
    if note:
        add_comment(db, case_id, note, is_internal=True)
    return case


def hand_over_cases(
    db: Db,
    case_ids: Sequence[int],
    *,
    owner_id: int | None = None,
    queue_id: int | None = None,
    note: str | None = None,
) -> list[Case]:
    """Give cases to a person or into a queue, all of them or none; those that are there already stay as they are.

    Returns those that changed hands. Raises Invalid unless exactly one of the two is named.
    """
    require_assign(db)
    require_each(db, "edit", "case", case_ids)
    _require_one(owner_id, queue_id)
    here = Case.owner_id == owner_id if owner_id is not None else Case.owner_id.is_(None) & (Case.queue_id == queue_id)
    there = set(db.scalars(select(Case.id).where(Case.id.in_(case_ids), here)))
    return [
        hand_over_case(db, id, owner_id=owner_id, queue_id=queue_id, note=note) for id in case_ids if id not in there
    ]


def _require_one(owner_id: int | None, queue_id: int | None) -> None:
    if (owner_id is None) == (queue_id is None):
        raise Invalid(owner_id="Choose either a person or a queue.")


def merge_case(db: Db, case_id: int, parent_case_id: int | None, *, version: int | None = None) -> Case:
    """Close a case as a duplicate of another one, which goes on."""
    case = load(db, Case, case_id, version=version)
    if parent_case_id is None:
        raise Invalid(parent_case_id="Choose the case to keep open.")
    try:
        parent = find(db, Case, parent_case_id)
    except NotFound as error:
        raise Invalid(parent_case_id=str(error)) from error
    if parent.id == case.id:
        raise Invalid(parent_case_id="A case cannot be a duplicate of itself. Choose the other one.")
    if parent.status == "Duplicate":
        raise Invalid(parent_case_id=f"{parent.number} is a duplicate itself. Choose the case to keep open.")
    open_duplicates = db.scalar(
        select(Case.number).where(Case.parent_case_id == case.id, Case.deleted_at.is_(None)).limit(1)
    )
    if open_duplicates is not None:
        raise Invalid(
            parent_case_id=f"{open_duplicates} was merged into {case.number}. Merge the other one into this instead."
        )
    changes = {"status": "Duplicate", "parent_case_id": parent.id, "resolution": f"Duplicate of {parent.number}."}
    return change_case(db, case, changes)


def escalate_case(db: Db, case_id: int, *, escalated: bool = True, version: int | None = None) -> Case:
    """Mark a case for the team lead's eyes, or take the mark away."""
    case = load(db, Case, case_id, version=version)
    return change_case(db, case, {"is_escalated": escalated})


def find_queue(db: Db, queue_id: int) -> Queue:
    queue = db.get(Queue, queue_id)
    if queue is None or queue.deleted_at is not None:
        raise Invalid(queue_id="That queue does not exist. Choose one from the list.")
    return queue


def is_member(db: Db, queue_id: int, user_id: int) -> bool:
    member = select(QueueMember.id).where(
        QueueMember.queue_id == queue_id, QueueMember.user_id == user_id, QueueMember.deleted_at.is_(None)
    )
    return db.scalar(member) is not None
