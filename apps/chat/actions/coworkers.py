"""Coworkers who answer: what an episode lets them know, and their replies when the clock has moved on."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import bindparam, select

from ...platform.database import Db
from ...platform.errors import DomainError, Forbidden, Invalid
from .. import coworkers
from ..models import Coworker, CoworkerFact, CoworkerRule, Member, Mention, PendingReply, Post
from ..permissions import acting

K = TypeVar("K", CoworkerFact, CoworkerRule)
_UNITS = ("dollars", "percent", "number")

#: What is due at the instant `now`.
REPLIES_DUE = select(PendingReply).where(PendingReply.due_at <= bindparam("now"))


def teach_coworker(
    db: Db,
    person_id: int,
    *,
    seconds: int = 3,
    away_until: datetime | None = None,
    deputy_id: int | None = None,
    shrug: str | None = None,
) -> Coworker:
    """Let a person answer by themselves, `seconds` after a message came; perhaps that they are away."""
    _require_system(db)
    if db.get(Member, person_id) is None:
        raise Invalid(person_id="This person is not in the workspace.")
    coworker = db.get(Coworker, person_id)
    if coworker is None:
        coworker = Coworker(id=person_id)
        db.add(coworker)
    coworker.seconds, coworker.away_until, coworker.deputy_id = seconds, away_until, deputy_id
    if shrug is not None:
        coworker.shrug = shrug
    db.flush()
    return coworker


def teach_fact(
    db: Db, person_id: int, topic: str, answer: str, *, detail: str | None = None, question: str | None = None
) -> CoworkerFact:
    """Let a coworker answer messages that have every word of `topic`.

    With `detail`, one of its words is needed as well; without any, the coworker asks `question`, once.
    """
    _require_system(db)
    fact = CoworkerFact(coworker_id=person_id, topic=topic, answer=answer, detail=detail, question=question)
    return _teach(db, person_id, fact)


def teach_rule(
    db: Db,
    person_id: int,
    topic: str,
    *,
    unit: str,
    at_most: int,
    approval: str,
    refusal: str,
    question: str = "How much exactly?",
) -> CoworkerRule:
    """Let a coworker approve requests with every word of `topic` up to a figure in dollars, per cent or pieces."""
    _require_system(db)
    if unit not in _UNITS:
        raise Invalid(unit=f"A unit is one of: {', '.join(_UNITS)}.")
    rule = CoworkerRule(
        coworker_id=person_id,
        topic=topic,
        unit=unit,
        at_most=at_most,
        approval=approval,
        refusal=refusal,
        question=question,
    )
    return _teach(db, person_id, rule)


def expect_reply(db: Db, post: Post) -> None:
    """Have every coworker whom the post is for answer it later. Coworkers do not answer each other."""
    if db.get(Coworker, post.author_id) is not None:
        return
    for coworker in db.scalars(select(Coworker).where(Coworker.id.in_(_addressees(db, post))).order_by(Coworker.id)):
        due_at = db.now + timedelta(seconds=coworker.seconds)
        db.add(PendingReply(coworker_id=coworker.id, post_id=post.id, due_at=due_at))
    db.flush()


def reply_due(db: Db) -> None:
    """Let coworkers answer what has waited long enough."""
    due = REPLIES_DUE.order_by(PendingReply.due_at, PendingReply.id)
    for pending in list(db.scalars(due, {"now": db.now})):
        coworker, post = db.get_one(Coworker, pending.coworker_id), db.get_one(Post, pending.post_id)
        db.delete(pending)
        if post.deleted_at is None:
            _reply(db, coworker, post)
    db.flush()


def _reply(db: Db, coworker: Coworker, post: Post) -> None:
    """Answer in the same conversation: at the same level in a direct message, else in the message's thread."""
    from .posts import create_post

    is_direct = post.channel.kind == "direct" and post.root_id is None
    root_id = None if is_direct else post.root_id or post.id
    said = select(Post).where(Post.channel_id == post.channel_id, Post.deleted_at.is_(None), Post.id <= post.id)
    said = said.where(Post.root_id.is_(None) if is_direct else (Post.root_id == root_id) | (Post.id == root_id))
    # Only what was said since they last met counts.
    recent = list(db.scalars(said.order_by(Post.id.desc()).limit(20)))[::-1]
    if is_direct:
        recent = [other for other in recent if post.created_at - other.created_at < timedelta(hours=4)]
    text = coworkers.answer(coworker, recent, post.author_id, db.now, db.timezone)
    if text is None:
        return
    with acting(db, coworker.id):
        try:
            create_post(db, post.channel_id, text, root_id=root_id)
        except DomainError:
            return  # meanwhile archived, or the coworker was removed: nobody answers


def _addressees(db: Db, post: Post) -> list[int]:
    """Whom a post is for: the other one of a direct message, those it names, and who wrote in its thread."""
    people = set(db.scalars(select(Mention.person_id).where(Mention.post_id == post.id, ~Mention.is_broadcast)))
    if post.channel.kind == "direct":
        people |= {place.person_id for place in post.channel.members}
    if post.root_id is not None:
        thread = (Post.root_id == post.root_id) | (Post.id == post.root_id)
        people |= set(db.scalars(select(Post.author_id).where(thread, Post.deleted_at.is_(None))))
    return sorted(people - {post.author_id})


def _teach(db: Db, person_id: int, knowledge: K) -> K:
    if db.get(Coworker, person_id) is None:
        teach_coworker(db, person_id)
    db.add(knowledge)
    db.flush()
    return knowledge


def _require_system(db: Db) -> None:
    if db.actor_id is not None:
        raise Forbidden("Only an episode's set-up decides what coworkers know.")
