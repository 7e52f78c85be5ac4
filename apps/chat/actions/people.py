"""Who is in a channel: join, leave, add, remove, roles."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid
from ..models import Channel, ChannelMember, Section, SectionChannel
from ..permissions import find_channel, is_channel_admin, joined, known_people, me, membership, require_channel_admin
from .announcements import announce, names, report
from .checks import require_open
from .membership import put_in


def join_channel(db: Db, channel_id: int) -> ChannelMember:
    """Join a public channel."""
    channel = find_channel(db, channel_id)
    require_open(channel)
    existing = membership(db, channel.id)
    if existing is not None:
        return existing
    place = put_in(db, channel, me(db).id)
    report(db, channel, "join", "joined the channel.")
    announce(db, person_id=place.person_id)
    return place


def leave_channel(db: Db, channel_id: int) -> None:
    channel = find_channel(db, channel_id)
    if not channel.is_named:
        raise Blocked("Direct and group messages cannot be left.")
    if channel.is_default:
        raise Blocked(f"#{channel.name} is the default channel: everybody stays in it.")
    place = joined(db, channel)
    if channel.archived_at is None:
        report(db, channel, "leave", "left the channel.")
    _take_out(db, place)


def add_members(db: Db, channel_id: int, person_ids: list[int]) -> Channel:
    """Add people to a channel; those already in it are passed over."""
    channel = find_channel(db, channel_id)
    if not channel.is_named:
        raise Blocked("Nobody can be added to a direct or group message. Start a new one, or create a channel.")
    if me(db).role == "guest":
        raise Forbidden("Guests cannot add people.")
    joined(db, channel)
    require_open(channel)
    wanted = list(dict.fromkeys(person_ids))
    if not wanted:
        raise Invalid(person_ids="Choose at least one person: type a name and pick it from the list.")
    people = known_people(db, wanted)
    if len(people) != len(wanted):
        raise Invalid(person_ids="Choose people who are in the workspace.")
    added = [member for member in people if membership(db, channel.id, member.id) is None]
    if not added:
        raise Invalid(person_ids="They are all in this channel already.")
    for member in added:
        put_in(db, channel, member.id)
        announce(db, person_id=member.id)
    report(db, channel, "add", f"added {names([member.person for member in added])}.")
    return channel


def remove_member(db: Db, channel_id: int, person_id: int) -> None:
    """Take somebody else out of a channel."""
    channel, place = _place(db, channel_id, person_id)
    require_channel_admin(db, channel, "remove people")
    if channel.is_default:
        raise Blocked(f"#{channel.name} is the default channel: everybody stays in it.")
    if person_id == db.actor_id:
        raise Blocked("To remove yourself, leave the channel.")
    report(db, channel, "remove", f"removed {names([place.person])}.")
    _take_out(db, place)


def set_channel_admin(db: Db, channel_id: int, person_id: int, is_admin: bool) -> ChannelMember:
    """Make a member an admin of the channel, or a plain member again; one admin remains."""
    channel, place = _place(db, channel_id, person_id)
    require_channel_admin(db, channel, "change roles")
    if not is_admin and place.is_admin:
        others = select(ChannelMember.id).where(
            ChannelMember.channel_id == channel.id, ChannelMember.is_admin, ChannelMember.id != place.id
        )
        if db.scalar(others.limit(1)) is None:
            raise Blocked(f"#{channel.name} needs an admin. Make somebody else an admin first.")
    place.is_admin = is_admin
    announce(db, channel.id)
    return place


def may_remove(db: Db, channel: Channel, place: ChannelMember) -> bool:
    return not channel.is_default and place.person_id != db.actor_id and is_channel_admin(db, channel)


def _place(db: Db, channel_id: int, person_id: int) -> tuple[Channel, ChannelMember]:
    channel = find_channel(db, channel_id)
    require_open(channel)
    place = membership(db, channel.id, person_id)
    if place is None:
        raise Invalid(person_id="This person is not in the channel.")
    return channel, place


def _take_out(db: Db, place: ChannelMember) -> None:
    own = select(SectionChannel).join(Section, Section.id == SectionChannel.section_id)
    for kept in db.scalars(
        own.where(Section.person_id == place.person_id, SectionChannel.channel_id == place.channel_id)
    ):
        db.delete(kept)
    announce(db, person_id=place.person_id)
    db.delete(place)
    db.flush()
