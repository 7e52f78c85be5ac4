"""Coworkers who answer: what they know, and which messages they are to answer."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Forbidden, Invalid
from ..models import Coworker, CoworkerFact, CoworkerRule, Member, Mention, PendingReply, Post

K = TypeVar("K", CoworkerFact, CoworkerRule)
_UNITS = ("dollars", "percent", "number")


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
