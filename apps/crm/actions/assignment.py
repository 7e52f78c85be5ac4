"""Where a case goes that nobody owns: the first assignment rule that fits decides."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ..models import AssignmentRule, Case, Queue
from ..permissions import assignable_users


def rules_in_order(db: Db) -> list[AssignmentRule]:
    """All rules there are, in the order in which they are tried."""
    found = select(AssignmentRule).where(AssignmentRule.deleted_at.is_(None))
    return list(db.scalars(found.order_by(AssignmentRule.position, AssignmentRule.id)))


def assign(db: Db, case: Case) -> None:
    """Give the case to whom, or into the queue to which, the first rule leads that is in use and fits.

    Where none fits it goes to the first queue. A rule that leads to somebody who may not get records is left out.
    """
    able = None
    for rule in rules_in_order(db):
        if not rule.is_active or not fits(rule, case):
            continue
        if rule.owner_id is not None and able is None:
            able = {user.id for user in db.scalars(assignable_users())}
        if rule.owner_id is None or rule.owner_id in (able or ()):
            case.queue_id, case.owner_id = rule.queue_id, rule.owner_id
            return
    first = select(Queue.id).where(Queue.deleted_at.is_(None)).order_by(Queue.id).limit(1)
    case.queue_id = db.scalar(first)


def fits(rule: AssignmentRule, case: Case) -> bool:
    """Whether a case meets every condition that the rule has."""
    return (
        rule.type in (None, case.type)
        and rule.priority in (None, case.priority)
        and rule.origin in (None, case.origin)
        and (rule.word is None or rule.word.casefold() in case.subject.casefold())
    )
