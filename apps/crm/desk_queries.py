"""What the support desk's pages read: its lists, a case with its thread, the knowledge base. No query in a loop."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, exists, func, or_, select
from sqlalchemy.orm import joinedload

from ..handbook.models import HandbookRevision
from ..platform.database import Db
from ..platform.matching import has_text
from ..platform.models import Person
from ..platform.values import search_words
from ..store.models import Customer, Order
from . import queries, service_clock
from .models import (
    Account,
    Case,
    CaseArticle,
    CaseComment,
    CaseHistory,
    Email,
    EmailTemplate,
    KbArticle,
    Queue,
    QueueMember,
)
from .permissions import keeps_desk

PAGE = 25


@dataclass(frozen=True)
class CaseList:
    """A list of open cases at the side of the console."""

    key: str
    name: str
    where: ColumnElement[bool]
    count: int
    queue: Queue | None = None


def my_queues(db: Db) -> list[Queue]:
    """The queues of which the acting person is a member; all of them for those who keep the desk."""
    found = select(Queue).where(Queue.deleted_at.is_(None)).order_by(Queue.name, Queue.id)
    if not keeps_desk(db):
        mine = select(QueueMember.queue_id).where(QueueMember.user_id == db.actor_id, QueueMember.deleted_at.is_(None))
        found = found.where(Queue.id.in_(mine))
    return list(db.scalars(found))


def case_lists(db: Db) -> list[CaseList]:
    """The lists of the console with the number of open cases in each, counted in one query."""
    queues = my_queues(db)
    within = Case.queue_id.in_([queue.id for queue in queues])
    wanted: list[tuple[str, str, ColumnElement[bool], Queue | None]] = [
        ("mine", "My open cases", Case.owner_id == db.actor_id, None),
        ("unassigned", "Unassigned", and_(Case.owner_id.is_(None), within), None),
        ("overdue", "Overdue", and_(service_clock.is_overdue(db), or_(within, Case.owner_id == db.actor_id)), None),
        ("escalated", "Escalated", and_(Case.is_escalated, or_(within, Case.owner_id == db.actor_id)), None),
        *((f"queue-{queue.id}", queue.name, Case.queue_id == queue.id, queue) for queue in queues),
        ("all", "All open cases", Case.id.is_not(None), None),
    ]
    sums = [func.coalesce(func.sum(case((where, 1), else_=0)), 0) for _key, _name, where, _queue in wanted]
    counts = db.execute(_open(db).with_only_columns(*sums).order_by(None)).one()
    return [
        CaseList(key, name, where, count, queue)
        for (key, name, where, queue), count in zip(wanted, counts, strict=True)
    ]


def _open(db: Db) -> Select[Any]:
    return queries.visible(db, Case).where(queries.OPEN_CASE)


def cases_in(db: Db, shown: CaseList, text: str, page: int) -> tuple[list[Case], int]:
    """A page of a list, and how many match: whose answer is due soonest comes first, then what was answered."""
    found = _open(db).where(shown.where)
    words = search_words(text)
    if words:
        found = found.outerjoin(Case.account)
    for word in words:
        columns = (Case.number, Case.subject, Account.name)
        found = found.where(or_(*(has_text(column, word) for column in columns)))
    total = shown.count if not words else db.scalar(select(func.count()).select_from(found.subquery())) or 0
    runs = and_(Case.first_response_at.is_(None), Case.paused_at.is_(None))
    ordered = found.order_by(case((runs, 0), else_=1), case((runs, Case.sla_due_at)), Case.created_at.desc(), Case.id)
    loaded = ordered.options(joinedload(Case.account), joinedload(Case.owner))
    return list(db.scalars(loaded.limit(PAGE).offset((page - 1) * PAGE))), total


# -- A case -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ThreadEntry:
    """Something in the thread of a case: an e-mail, a comment, or what changed."""

    kind: str  # email, comment, history
    at: datetime
    row: Any
    who: Person | None
    text: str = ""  # of history: what happened, in words


@dataclass(frozen=True)
class Thread:
    entries: Sequence[ThreadEntry]
    total: int
    transfers: int


def thread(db: Db, found: Case, *, kind: str = "", latest: int | None = None) -> Thread:
    """What was written and done on a case, oldest first; of one kind, or the `latest` few, if asked for."""
    emails = list(db.scalars(select(Email).where(Email.case_id == found.id, Email.deleted_at.is_(None))))
    comments = list(
        db.scalars(select(CaseComment).where(CaseComment.case_id == found.id, CaseComment.deleted_at.is_(None)))
    )
    steps = list(db.scalars(select(CaseHistory).where(CaseHistory.case_id == found.id)))
    ids = [
        *(email.created_by_id for email in emails),
        *(comment.created_by_id for comment in comments),
        *(person for step in steps for person in (step.changed_by_id, step.from_owner_id, step.to_owner_id)),
    ]
    people = queries.people(db, ids)
    queues = {queue.id: queue.name for queue in db.scalars(select(Queue))} if steps else {}
    entries = [
        *(ThreadEntry("email", email.created_at, email, people.get(email.created_by_id or 0)) for email in emails),
        *(ThreadEntry("comment", each.created_at, each, people.get(each.created_by_id or 0)) for each in comments),
        *(
            ThreadEntry(
                "history", step.changed_at, step, people.get(step.changed_by_id or 0), _told(step, people, queues)
            )
            for step in steps
        ),
    ]
    if kind:
        entries = [entry for entry in entries if entry.kind == kind]
    entries.sort(key=lambda entry: (entry.at, entry.kind, entry.row.id))
    transfers = sum(step.kind == "transfer" for step in steps)
    return Thread(entries[-latest:] if latest else entries, len(entries), transfers)


def _told(step: CaseHistory, people: dict[int, Person], queues: dict[int, str]) -> str:
    if step.kind != "transfer":
        return f"{step.kind} from {step.from_value} to {step.to_value}"

    def holder(owner: int | None, queue: int | None) -> str:
        if owner is not None:
            return people[owner].name if owner in people else "somebody"
        return f"the queue {queues.get(queue or 0, 'of nobody')}"

    if step.to_owner_id is not None and step.to_owner_id == step.changed_by_id and step.from_owner_id is None:
        return f"took it from {holder(None, step.from_queue_id)}"
    before, after = (
        holder(step.from_owner_id, step.from_queue_id),
        holder(step.to_owner_id, step.to_queue_id),
    )
    if before == after:
        here, there = (queues.get(queue or 0, "–") for queue in (step.from_queue_id, step.to_queue_id))
        return f"moved it from the queue {here} to {there}"
    return f"handed over from {before} to {after}"


@dataclass(frozen=True)
class LinkedArticle:
    article: KbArticle
    is_in_force: bool


def linked_articles(db: Db, found: Case) -> list[LinkedArticle]:
    """The articles that help with a case, in the order in which they were linked."""
    rows = (
        select(KbArticle)
        .join(CaseArticle, CaseArticle.article_id == KbArticle.id)
        .where(CaseArticle.case_id == found.id, CaseArticle.deleted_at.is_(None), KbArticle.deleted_at.is_(None))
        .order_by(CaseArticle.id)
    )
    return [LinkedArticle(article, article.holds_on(db.today)) for article in db.scalars(rows)]


def other_cases(db: Db, found: Case, limit: int = 5) -> list[Case]:
    """Other open cases of the same account, newest first."""
    if found.account_id is None:
        return []
    others = _open(db).where(Case.account_id == found.account_id, Case.id != found.id)
    return list(db.scalars(others.order_by(Case.created_at.desc(), Case.id.desc()).limit(limit)))


def duplicates_of(db: Db, found: Case) -> list[Case]:
    """The cases that were merged into this one."""
    merged = queries.visible(db, Case).where(Case.parent_case_id == found.id)
    return list(db.scalars(merged.order_by(Case.id)))


def last_orders(db: Db, found: Case, limit: int = 3) -> list[Order]:
    """What the contact last ordered in the shop, if they are a customer there."""
    if found.contact_id is None:
        return []
    orders = (
        select(Order)
        .join(Customer, Customer.id == Order.customer_id)
        .where(Customer.crm_contact_id == found.contact_id, Customer.deleted_at.is_(None), Order.deleted_at.is_(None))
    )
    return list(db.scalars(orders.order_by(Order.placed_at.desc(), Order.id.desc()).limit(limit)))


#: Words that say nothing of what a case is about.
_COMMON = frozenset(
    word
    for line in (
        "about after again also and another asks been before can cannot case could customer dear does for from get has",
        "have hello her him his how its just know like more need needs not now order orders our out please question",
        "said she some still than thank thanks that the their them then there they this want wants was were what when",
        "where which while who why will with would you your",
    )
    for word in line.split()
)
_SUBJECT_WORDS, _OTHER_WORDS, _LEAST = 10, 8, 4


def suggested_articles(db: Db, found: Case, limit: int = 3) -> list[KbArticle]:
    """Articles in force that say most of what a case says, and are not linked to it; its subject tells the most."""
    subject = _telling(found.subject)[:_SUBJECT_WORDS]
    other = [word for word in _telling(found.description or "") if word not in subject][:_OTHER_WORDS]
    weighed = [(word, 3) for word in subject] + [(word, 1) for word in other]
    if not weighed:
        return []
    places = ((KbArticle.title, 3), (KbArticle.summary, 2), (KbArticle.body, 1))
    points = [
        case((has_text(column, word), weight * worth), else_=0) for word, weight in weighed for column, worth in places
    ]
    score = sum(points[1:], points[0])
    linked = select(CaseArticle.article_id).where(CaseArticle.case_id == found.id, CaseArticle.deleted_at.is_(None))
    asked = select(KbArticle).where(KbArticle.deleted_at.is_(None), in_force(db), KbArticle.id.not_in(linked))
    # A word in a text alone may be chance.
    asked = asked.where(score >= 3 * _LEAST).order_by(score.desc(), KbArticle.id)
    return list(db.scalars(asked.limit(limit)))


def _telling(text: str) -> list[str]:
    """The words of a text that say what it is about, each once, without the ending of many."""
    words = re.findall(r"[^\W\d_]{3,}", text.lower())
    stems = (word[:-1] if word.endswith("s") and len(word) > 4 else word for word in words if word not in _COMMON)
    return list(dict.fromkeys(stems))


# -- Templates and articles ---------------------------------------------------------------------------------------


def templates(db: Db, *, active: bool = True) -> list[EmailTemplate]:
    """Templates by topic and name; only those in use unless told otherwise."""
    found = select(EmailTemplate).where(EmailTemplate.deleted_at.is_(None))
    if active:
        found = found.where(EmailTemplate.is_active)
    return list(db.scalars(found.order_by(EmailTemplate.topic, EmailTemplate.name, EmailTemplate.id)))


def in_force(db: Db) -> ColumnElement[bool]:
    """The condition that holds for articles that are published and hold today."""
    return and_(
        KbArticle.status == "Published",
        or_(KbArticle.publish_on.is_(None), KbArticle.publish_on <= db.today),
        or_(KbArticle.expires_on.is_(None), KbArticle.expires_on >= db.today),
    )


def articles(db: Db, text: str) -> Select[Any]:
    """The articles that hold every word, in the title, summary or text; of handbook pages in what they say today."""
    found = select(KbArticle).options(joinedload(KbArticle.category)).where(KbArticle.deleted_at.is_(None))
    today = db.today
    for word in search_words(text):
        columns = (KbArticle.title, KbArticle.summary, KbArticle.body, KbArticle.number)
        said = exists().where(
            HandbookRevision.section_id == KbArticle.section_id,
            HandbookRevision.valid_from <= today,
            or_(HandbookRevision.valid_until.is_(None), HandbookRevision.valid_until >= today),
            has_text(HandbookRevision.body, word),
        )
        found = found.where(or_(*(has_text(column, word) for column in columns), said))
    return found
