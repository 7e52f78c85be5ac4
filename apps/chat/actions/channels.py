"""Channels: create, rename, describe, convert, archive."""

from __future__ import annotations

import re

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid
from ..models import Channel
from ..permissions import find_channel, joined, known_people, me, require_channel_admin
from .announcements import announce, names, report
from .checks import require_open
from .membership import put_in

MAX_NAME, MAX_HEADER, MAX_PURPOSE = 64, 1024, 250


def create_channel(
    db: Db, *, name: str, is_private: bool = False, purpose: str = "", member_ids: list[int] | None = None
) -> Channel:
    """Create a channel with the acting person as its admin, and add others to it."""
    who = me(db)
    if who.role == "guest":
        raise Forbidden("Guests cannot create channels.")
    checked = _free_name(db, name)
    checked_purpose = _fit(purpose, MAX_PURPOSE, "purpose", "The purpose")
    wanted = [person_id for person_id in dict.fromkeys(member_ids or []) if person_id != who.id]
    added = known_people(db, wanted)
    if len(added) != len(wanted):
        raise Invalid(member_ids="Choose people who are in the workspace.")
    channel = Channel(kind="private" if is_private else "public", name=checked, purpose=checked_purpose)
    db.add(channel)
    db.flush()
    put_in(db, channel, who.id, is_admin=True)
    for member in added:
        put_in(db, channel, member.id)
    report(db, channel, "create", "created the channel.")
    if added:
        report(db, channel, "add", f"added {names([member.person for member in added])}.")
    return channel


def rename_channel(db: Db, channel_id: int, name: str, *, version: int | None = None) -> Channel:
    channel = _changeable(db, channel_id, version)
    if not channel.is_named:
        raise Blocked("Only channels have a name.")
    if channel.is_default:
        raise Blocked(f"#{channel.name} is the default channel and keeps its name.")
    checked = _free_name(db, name, channel)
    if checked != channel.name:
        before, channel.name = channel.name, checked
        report(db, channel, "rename", f"renamed the channel from #{before} to #{checked}.")
    return channel


def set_header(db: Db, channel_id: int, header: str, *, version: int | None = None) -> Channel:
    """Change the line above the messages; direct and group messages have one too."""
    channel = _changeable(db, channel_id, version)
    checked = _fit(header, MAX_HEADER, "header", "The header")
    if checked != channel.header:
        channel.header = checked
        report(db, channel, "header", f"changed the header to: {checked}" if checked else "removed the header.")
    return channel


def set_purpose(db: Db, channel_id: int, purpose: str, *, version: int | None = None) -> Channel:
    channel = _changeable(db, channel_id, version)
    if not channel.is_named:
        raise Blocked("Only channels have a purpose.")
    checked = _fit(purpose, MAX_PURPOSE, "purpose", "The purpose")
    if checked != channel.purpose:
        channel.purpose = checked
        report(db, channel, "purpose", f"changed the purpose to: {checked}" if checked else "removed the purpose.")
    return channel


def set_announcement(db: Db, channel_id: int, on: bool) -> Channel:
    """Let only admins of the channel post in it, or everybody again."""
    channel = _changeable(db, channel_id)
    require_channel_admin(db, channel, "change who can post")
    if channel.is_announcement != on:
        channel.is_announcement = on
        report(db, channel, "posting", "limited posting to admins." if on else "let all members post again.")
    return channel


def convert_channel(db: Db, channel_id: int, *, to: str) -> Channel:
    """Make a public channel private (its admins may) or a private one public (workspace admins only)."""
    channel = _changeable(db, channel_id)
    if to not in ("public", "private") or not channel.is_named:
        raise Invalid({"": "A channel is either public or private."})
    if channel.is_default:
        raise Blocked(f"#{channel.name} is the default channel and stays public.")
    if to == "public" and me(db).role != "admin":
        raise Forbidden("Only an administrator of the workspace can make a private channel public.")
    if to == "private":
        require_channel_admin(db, channel, "make it private")
    if channel.kind != to:
        channel.kind = to
        report(db, channel, "convert", f"made the channel {to}.")
    return channel


def archive_channel(db: Db, channel_id: int) -> Channel:
    """Close a channel: it stays readable and can be found and restored."""
    channel = find_channel(db, channel_id)
    require_channel_admin(db, channel, "archive it")
    if channel.is_default:
        raise Blocked(f"#{channel.name} is the default channel and cannot be archived.")
    require_open(channel)
    report(db, channel, "archive", "archived the channel.")
    channel.archived_at = db.now
    announce(db, channel.id)
    return channel


def restore_channel(db: Db, channel_id: int) -> Channel:
    channel = find_channel(db, channel_id)
    require_channel_admin(db, channel, "restore it")
    if channel.archived_at is None:
        raise Blocked(f"#{channel.name} is not archived.")
    channel.archived_at = None
    report(db, channel, "restore", "restored the channel.")
    return channel


def _changeable(db: Db, channel_id: int, version: int | None = None) -> Channel:
    """A channel that the acting person is in and may change; guests change nothing."""
    channel = find_channel(db, channel_id)
    if me(db).role == "guest":
        raise Forbidden("Guests cannot change channels.")
    if me(db).role != "admin":
        joined(db, channel)
    require_open(channel)
    db.check_version(channel, f"#{channel.name}" if channel.is_named else "This conversation", version)
    return channel


def _free_name(db: Db, name: str, channel: Channel | None = None) -> str:
    name = name.strip().removeprefix("#")
    if len(name) > MAX_NAME:
        raise Invalid(name=f"A channel name can have {MAX_NAME} characters at most; this has {len(name)}.")
    if not re.fullmatch(r"[a-z0-9][a-z0-9_-]+", name):
        raise Invalid(name="Use two or more lowercase letters, digits and hyphens, such as spring-launch.")
    holder = db.scalar(select(Channel).where(Channel.name == name))
    if holder is not None and holder is not channel:
        archived = " (archived)" if holder.archived_at is not None and holder.kind == "public" else ""
        raise Invalid(name=f"The name {name} is taken{archived}. Choose another.")
    return name


def _fit(text: str, most: int, field: str, label: str) -> str | None:
    text = " ".join(text.split())
    if len(text) > most:
        raise Invalid({field: f"{label} can have {most:,} characters at most; this has {len(text):,}."})
    return text or None
