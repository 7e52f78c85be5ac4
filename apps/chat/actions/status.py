"""How the acting person is doing: status and do-not-disturb."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import select

from ...platform.database import Db
from ...platform.emoji import EMOJI
from ...platform.errors import Forbidden, Invalid
from ...platform.sessions import end_sessions
from ...platform.values import check_day
from ..models import ChannelMember, Member
from ..permissions import me
from .announcements import announce

MAX_TEXT = 100


def set_status(db: Db, *, text: str = "", emoji: str | None = None, until: datetime | None = None) -> Member:
    """Show a status beside one's name, for good or until a moment to come."""
    who = me(db)
    text = " ".join(text.split())
    emoji = (emoji or "").strip(":") or None
    if not text and emoji is None:
        raise Invalid(text="Write a status or choose an emoji.")
    if len(text) > MAX_TEXT:
        raise Invalid(text=f"A status can have {MAX_TEXT} characters at most; this has {len(text)}.")
    if emoji is not None and emoji not in EMOJI:
        raise Invalid(emoji=f"There is no emoji called :{emoji}:.")
    _check_until(db, until)
    _change(who, status_text=text or None, status_emoji=emoji or "speech_balloon", status_until=until)
    _tell(db, who)
    return who


def clear_status(db: Db) -> Member:
    who = me(db)
    _change(who, status_text=None, status_emoji=None, status_until=None)
    _tell(db, who)
    return who


def set_dnd(db: Db, on: bool, *, until: datetime | None = None) -> Member:
    """Turn do-not-disturb on, for good or until a moment to come, or off."""
    who = me(db)
    if on:
        _check_until(db, until)
    _change(who, is_dnd=on, dnd_until=until if on else None)
    _tell(db, who)
    return who


def set_active(db: Db, person_id: int, is_active: bool) -> Member:
    """Deactivate a member, which ends their sessions and keeps their memberships, or take them back."""
    if me(db).role != "admin":
        raise Forbidden("Only an administrator of the workspace can do this.")
    if person_id == db.actor_id:
        raise Forbidden("You cannot deactivate yourself.")
    member = db.get(Member, person_id)
    if member is None:
        raise Invalid(person_id="This person is not in the workspace.")
    member.is_active = is_active
    if not is_active:
        end_sessions(db, person_id, "chat")
    return member


def _check_until(db: Db, until: datetime | None) -> None:
    """Raise Invalid unless the moment, if there is one, is to come and of a year that dates may have."""
    if until is None:
        return
    if until <= db.now:
        raise Invalid(until="This time has passed. Choose a later one.")
    try:
        check_day(until)
    except ValueError as error:
        raise Invalid(until=str(error)) from error


def _change(member: Member, **values: object) -> None:
    for name, value in values.items():
        if getattr(member, name) != value:
            setattr(member, name, value)


def _tell(db: Db, who: Member) -> None:
    """Everybody who shares a conversation sees the status, in one event per conversation."""
    shared = (
        select(ChannelMember.channel_id).where(ChannelMember.person_id == who.id).order_by(ChannelMember.channel_id)
    )
    for channel_id in list(db.scalars(shared)):
        announce(db, channel_id)
