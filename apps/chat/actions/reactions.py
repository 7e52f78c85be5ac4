"""Emoji below a message."""

from __future__ import annotations

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.emoji import EMOJI
from ...platform.errors import Blocked, Invalid
from ..models import Post, Reaction
from ..permissions import find_post, joined, me
from .announcements import announce
from .checks import require_open

MAX_KINDS = 20


def add_reaction(db: Db, post_id: int, emoji: str) -> Reaction:
    """React to a message with an emoji, by its name; a second time changes nothing."""
    post = _reactable(db, post_id)
    emoji = emoji.strip(":")
    if emoji not in EMOJI:
        raise Invalid(emoji=f"There is no emoji called :{emoji}:.")
    existing = _own(db, post_id, emoji)
    if existing is not None:
        return existing
    kinds = set(db.scalars(select(Reaction.emoji).where(Reaction.post_id == post.id)))
    if emoji not in kinds and len(kinds) >= MAX_KINDS:
        raise Blocked(f"A message can have {MAX_KINDS} different reactions at most.")
    reaction = Reaction(post_id=post.id, person_id=me(db).id, emoji=emoji)
    db.add(reaction)
    announce(db, post.channel_id, post_id=post.id)
    return reaction


def remove_reaction(db: Db, post_id: int, emoji: str) -> None:
    post = _reactable(db, post_id)
    existing = _own(db, post_id, emoji.strip(":"))
    if existing is not None:
        db.delete(existing)
        announce(db, post.channel_id, post_id=post.id)


def toggle_reaction(db: Db, post_id: int, emoji: str) -> None:
    """What a click on a reaction does: take back one's own, else join in."""
    if _own(db, post_id, emoji.strip(":")) is not None:
        remove_reaction(db, post_id, emoji)
    else:
        add_reaction(db, post_id, emoji)


def frequent_emoji(db: Db, count: int = 3) -> list[str]:
    """The emoji that the acting person reacts with most."""
    used = select(Reaction.emoji).where(Reaction.person_id == me(db).id).group_by(Reaction.emoji)
    favorites = list(db.scalars(used.order_by(func.count().desc(), Reaction.emoji).limit(count)))
    usual = ("white_check_mark", "thumbsup", "eyes")
    return [*favorites, *(name for name in usual if name not in favorites)][:count]


def _reactable(db: Db, post_id: int) -> Post:
    post = find_post(db, post_id)
    joined(db, post.channel)
    require_open(post.channel)
    if not post.is_message:
        raise Blocked("Nobody can react to messages from the chat itself.")
    return post


def _own(db: Db, post_id: int, emoji: str) -> Reaction | None:
    return db.scalar(
        select(Reaction).where(Reaction.post_id == post_id, Reaction.person_id == db.actor_id, Reaction.emoji == emoji)
    )
