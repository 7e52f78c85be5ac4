"""Queues, who takes their cases, and the rules by which cases get there: kept by support managers."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.limits import LONGEST_NAME, LONGEST_SHORT
from .. import picklists
from ..models import PRIORITIES, AssignmentRule, Queue, QueueMember
from ..permissions import require_keeper
from .assignment import rules_in_order
from .desk import find_queue
from .saving import check_owner

_CONDITIONS = ("type", "priority", "origin")


def add_member(db: Db, queue_id: int, user_id: int | None) -> QueueMember:
    """Let somebody take cases from a queue."""
    require_keeper(db, "change queues")
    find_queue(db, queue_id)
    if user_id is None:
        raise Invalid(user_id="Choose a person.")
    try:
        check_owner(db, user_id)
    except Invalid as error:
        raise Invalid(user_id=str(error)) from error
    member = db.scalar(select(QueueMember).where(QueueMember.queue_id == queue_id, QueueMember.user_id == user_id))
    if member is not None and member.deleted_at is None:
        raise Invalid(user_id=f"{member.user.name} is a member of this queue already.")
    if member is None:
        member = QueueMember(queue_id=queue_id, user_id=user_id)
        db.add(member)
    member.deleted_at = None
    db.flush()
    return member


def remove_member(db: Db, queue_id: int, user_id: int) -> None:
    """Take somebody out of a queue; the last member stays. Their own cases stay theirs."""
    require_keeper(db, "change queues")
    members = list(
        db.scalars(select(QueueMember).where(QueueMember.queue_id == queue_id, QueueMember.deleted_at.is_(None)))
    )
    member = next((each for each in members if each.user_id == user_id), None)
    if member is None:
        raise NotFound("This person is not a member of the queue anymore.")
    if len(members) == 1:
        raise Blocked("A queue needs at least one member. Add another one first.")
    member.deleted_at = db.now
    db.flush()


def save_rule(db: Db, rule_id: int | None, **values: Any) -> AssignmentRule:
    """Change a rule, or add one after the last: its name, conditions, queue, and whether it is in use."""
    require_keeper(db, "change assignment rules")
    rule = find_rule(db, rule_id) if rule_id is not None else None
    errors: dict[str, str] = {}
    name, word = ((values.get(key) or "").strip() for key in ("name", "word"))
    if not name:
        errors["name"] = "A rule needs a name."
    elif len(name) > LONGEST_NAME:
        errors["name"] = f"A name can have {LONGEST_NAME} characters at most."
    if len(word) > LONGEST_SHORT:
        errors["word"] = f"A word can have {LONGEST_SHORT} characters at most."
    offered = {"type": picklists.offered(db, "case_type"), "priority": PRIORITIES,
               "origin": picklists.offered(db, "case_origin")}  # fmt: skip
    for key, choices in offered.items():
        if values.get(key) not in (None, rule and getattr(rule, key), *choices):
            errors[key] = f"Choose one of: {', '.join(choices)}."
    queue = db.get(Queue, values["queue_id"]) if values.get("queue_id") is not None else None
    if queue is None or queue.deleted_at is not None:
        errors["queue_id"] = "Choose a queue from the list."
    if errors:
        raise Invalid(errors)
    if rule is None:
        rule = AssignmentRule(position=1 + max((each.position for each in rules_in_order(db)), default=0))
        db.add(rule)
    rule.name, rule.word, rule.queue_id, rule.owner_id = name, word or None, values["queue_id"], None
    rule.is_active = bool(values.get("is_active", True))
    for key in _CONDITIONS:
        setattr(rule, key, values.get(key))
    db.flush()
    return rule


def move_rule(db: Db, rule_id: int, *, up: bool) -> AssignmentRule:
    """Let a rule be tried before the one above it, or after the one below."""
    require_keeper(db, "change assignment rules")
    rule = find_rule(db, rule_id)
    rules = rules_in_order(db)
    place = rules.index(rule)
    other = place - 1 if up else place + 1
    if not 0 <= other < len(rules):
        raise Blocked(f"“{rule.name}” is the {'first' if up else 'last'} rule already.")
    rule.position, rules[other].position = rules[other].position, rule.position
    db.flush()
    return rule


def delete_rule(db: Db, rule_id: int) -> None:
    require_keeper(db, "change assignment rules")
    find_rule(db, rule_id).deleted_at = db.now
    db.flush()


def find_rule(db: Db, rule_id: int) -> AssignmentRule:
    rule = db.get(AssignmentRule, rule_id)
    if rule is None or rule.deleted_at is not None:
        raise NotFound("This rule does not exist.")
    return rule
