"""Coworkers' answers, when the clock has moved on."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import bindparam, select

from ...platform.database import Db
from ...platform.errors import DomainError
from .. import coworkers
from ..models import Coworker, PendingReply, Post
from ..permissions import acting
from .posts import create_post

#: What is due at the instant `now`.
REPLIES_DUE = select(PendingReply).where(PendingReply.due_at <= bindparam("now"))


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
