"""Tools about channels: what there is, who is in it, how it is set up; and one's own view of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform import values
from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.limits import LONGEST_SEARCH
from ...platform.tools import Arguments, Result, tool
from ...platform.tools.values import at_office
from .. import actions, queries
from ..actions.channels import MAX_HEADER, MAX_NAME, MAX_PURPOSE
from ..models import NOTIFY_LEVELS, Channel
from ..permissions import member_count, membership
from .naming import Done, OneChannel, PersonName, channel_of, people_of, person_of, place
from .writing import channel_told, person_told

Told = Mapping[str, Any]


class ChannelRow(Result):
    id: int
    name: str
    kind: str
    purpose: str | None = None
    members: int
    joined: bool
    last_message: str | None = None
    archived: bool | None = None


class Channels(Result):
    items: tuple[ChannelRow, ...]
    total: int


class SearchChannels(Arguments):
    query: Annotated[str, Field(max_length=LONGEST_SEARCH, description="Part of a name or a purpose.")] = ""
    show: Literal["all", "mine", "archived"] = "all"


@tool("chat_search_channels", "Find channels that you can read, by name or purpose.")
def search_channels(db: Db, given: SearchChannels) -> Channels:
    items = [
        ChannelRow(
            id=each.channel.id,
            name=f"#{each.channel.name}",
            kind=each.channel.kind,
            purpose=each.channel.purpose,
            members=each.members,
            joined=each.is_mine,
            last_message=at_office(db, each.last_at) if each.last_at else None,
            archived=each.channel.archived_at is not None or None,
        )
        for each in queries.browse(db, values.search(given.query), given.show)
    ]
    return Channels(items=tuple(items), total=len(items))


class ChannelMemberRow(Result):
    name: str
    username: str
    channel_admin: bool | None = None


class ChannelDetails(Result):
    id: int
    name: str
    kind: str
    purpose: str | None = None
    header: str | None = None
    members: int
    joined: bool
    muted: bool | None = None
    favorite: bool | None = None
    notify: str | None = None
    archived: bool | None = None
    announcements_only: bool | None = None
    people: tuple[ChannelMemberRow, ...] | None = None
    version: int


class GetChannel(OneChannel):
    detailed: Annotated[bool, Field(description="Who is in it, too.")] = False


@tool("chat_get_channel", "Read how a channel is set up: purpose, header, members, and how you follow it.")
def get_channel(db: Db, given: GetChannel) -> ChannelDetails:
    channel = channel_of(db, given.channel)
    mine = membership(db, channel.id)
    people = tuple(
        ChannelMemberRow(name=each.person.name, username=each.person.username, channel_admin=each.is_admin or None)
        for each in sorted(channel.members, key=lambda each: (each.person.name, each.id))
    )
    return ChannelDetails(
        id=channel.id,
        name=place(db, channel),
        kind=channel.kind,
        purpose=channel.purpose,
        header=channel.header,
        members=member_count(db, channel.id),
        joined=mine is not None,
        muted=mine.is_muted if mine else None,
        favorite=mine.is_favorite if mine else None,
        notify=mine.notify if mine else None,
        archived=channel.archived_at is not None or None,
        announcements_only=channel.is_announcement or None,
        people=people if given.detailed else None,
        version=channel.version,
    )


class CreateChannel(Arguments):
    name: Annotated[str, Field(max_length=MAX_NAME, description="Lowercase letters, digits and hyphens.")]
    private: bool = False
    purpose: Annotated[str, Field(max_length=MAX_PURPOSE)] = ""
    people: Annotated[tuple[PersonName, ...], Field(description="Who else is in it from the start.")] = ()


def _created_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"name": asked["name"], "private": asked.get("is_private"), "purpose": asked.get("purpose")}
    told["people"] = [person_told(db, id) for id in asked.get("member_ids") or [] if id != db.actor_id]
    return {name: value for name, value in told.items() if value}


@tool("chat_create_channel", "Create a channel, with you as its admin.", "add",
      action=actions.create_channel, told=_created_told)  # fmt: skip
def create_channel(db: Db, given: CreateChannel) -> Done:
    people = people_of(db, given.people)
    channel = actions.create_channel(
        db, name=given.name, is_private=given.private, purpose=given.purpose, member_ids=people
    )
    return _done(db, channel, "was created")


class RenameChannel(OneChannel):
    name: Annotated[str, Field(max_length=MAX_NAME)]
    version: int | None = None


@tool("chat_rename_channel", "Give a channel another name.", "change", repeats=True, action=actions.rename_channel,
      told=lambda db, asked: {"channel": channel_told(db, asked["channel_id"]), "name": asked["name"]})  # fmt: skip
def rename_channel(db: Db, given: RenameChannel) -> Done:
    channel = channel_of(db, given.channel)
    return _done(db, actions.rename_channel(db, channel.id, given.name, version=given.version), "has its new name")


class SetPurpose(OneChannel):
    purpose: Annotated[str, Field(max_length=MAX_PURPOSE)]


@tool("chat_set_channel_purpose", "Say what a channel is for.", "change", repeats=True, action=actions.set_purpose,
      told=lambda db, asked: {**_one_told(db, asked), "purpose": asked["purpose"]})  # fmt: skip
def set_purpose(db: Db, given: SetPurpose) -> Done:
    return _done(db, actions.set_purpose(db, channel_of(db, given.channel).id, given.purpose), "has its purpose")


class SetHeader(OneChannel):
    header: Annotated[str, Field(max_length=MAX_HEADER)]


@tool("chat_set_channel_header", "Set the line above the messages of a channel.", "change", repeats=True,
      action=actions.set_header,
      told=lambda db, asked: {"channel": channel_told(db, asked["channel_id"]), "header": asked["header"]})  # fmt: skip
def set_header(db: Db, given: SetHeader) -> Done:
    return _done(db, actions.set_header(db, channel_of(db, given.channel).id, given.header), "has its header")


class ConvertChannel(OneChannel):
    to: Literal["public", "private"]


@tool("chat_convert_channel", "Make a public channel private, or a private one public.", "change", repeats=True,
      action=actions.convert_channel,
      told=lambda db, asked: {"channel": channel_told(db, asked["channel_id"]), "to": asked["to"]})  # fmt: skip
def convert_channel(db: Db, given: ConvertChannel) -> Done:
    return _done(db, actions.convert_channel(db, channel_of(db, given.channel).id, to=given.to), f"is {given.to}")


class LimitPosting(OneChannel):
    admins_only: bool


@tool("chat_limit_posting", "Let only admins of a channel post in it, or everybody again.", "change", repeats=True,
      action=actions.set_announcement,
      told=lambda db, asked: {**_one_told(db, asked), "admins_only": asked["on"]})  # fmt: skip
def limit_posting(db: Db, given: LimitPosting) -> Done:
    return _done(db, actions.set_announcement(db, channel_of(db, given.channel).id, given.admins_only), "was changed")


def _one_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"channel": channel_told(db, asked["channel_id"])}


@tool("chat_archive_channel", "Archive a channel: it stays readable, and nobody can post.", "remove", repeats=True,
      action=actions.archive_channel, told=_one_told)  # fmt: skip
def archive_channel(db: Db, given: OneChannel) -> Done:
    return _done(db, actions.archive_channel(db, channel_of(db, given.channel).id), "was archived")


@tool(
    "chat_restore_channel", "Bring an archived channel back.", "change", action=actions.restore_channel, told=_one_told
)
def restore_channel(db: Db, given: OneChannel) -> Done:
    return _done(db, actions.restore_channel(db, channel_of(db, given.channel).id), "was restored")


# -- Members ---------------------------------------------------------------------------------------------------------


@tool("chat_join_channel", "Join a public channel.", "add", repeats=True, action=actions.join_channel, told=_one_told)
def join_channel(db: Db, given: OneChannel) -> Done:
    return _done(db, actions.join_channel(db, channel_of(db, given.channel).id).channel, "was joined")


@tool("chat_leave_channel", "Leave a channel.", "remove", action=actions.leave_channel, told=_one_told)
def leave_channel(db: Db, given: OneChannel) -> Done:
    channel = channel_of(db, given.channel)
    name = place(db, channel)
    actions.leave_channel(db, channel.id)
    return Done(done=f"You left {name}.", id=channel.id)


class AddMembers(OneChannel):
    people: Annotated[tuple[PersonName, ...], Field(min_length=1)]


def _added_told(db: Db, asked: Told) -> dict[str, Any]:
    people = [person_told(db, id) for id in asked["person_ids"]]
    return {"channel": channel_told(db, asked["channel_id"]), "people": people}


@tool("chat_add_members", "Add people to a channel.", "add", repeats=True, action=actions.add_members, told=_added_told)
def add_members(db: Db, given: AddMembers) -> Done:
    people = people_of(db, given.people)
    return _done(db, actions.add_members(db, channel_of(db, given.channel).id, people), "has them in it")


class OneMember(OneChannel):
    person: PersonName


def _member_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"channel": channel_told(db, asked["channel_id"]), "person": person_told(db, asked["person_id"])}


@tool("chat_remove_member", "Take somebody out of a channel that you run.", "remove", action=actions.remove_member,
      told=_member_told)  # fmt: skip
def remove_member(db: Db, given: OneMember) -> Done:
    channel, person = channel_of(db, given.channel), person_of(db, given.person)
    actions.remove_member(db, channel.id, person.id)
    return Done(done=f"{person.name} was removed from {place(db, channel)}.", id=channel.id)


class SetChannelAdmin(OneMember):
    admin: bool


@tool("chat_set_channel_admin", "Make a member an admin of a channel, or a plain member again.", "change",
      repeats=True, action=actions.set_channel_admin,
      told=lambda db, asked: {**_member_told(db, asked), "admin": asked["is_admin"]})  # fmt: skip
def set_channel_admin(db: Db, given: SetChannelAdmin) -> Done:
    channel, person = channel_of(db, given.channel), person_of(db, given.person)
    actions.set_channel_admin(db, channel.id, person.id, given.admin)
    return Done(done=f"{person.name} is {'an admin' if given.admin else 'a member'} of {place(db, channel)}.")


class FollowChannel(OneChannel):
    notify: Annotated[Literal[NOTIFY_LEVELS] | None, Field(description="Of what to be notified.")] = None  # type: ignore[valid-type]
    muted: bool | None = None
    favorite: bool | None = None


def _followed_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"notify": asked.get("notify"), "muted": asked.get("is_muted"), "favorite": asked.get("is_favorite")}
    return {"channel": channel_told(db, asked["channel_id"])} | {k: v for k, v in told.items() if v is not None}


@tool("chat_set_notifications", "Mute a channel, make it a favorite, or choose what you are notified of.", "change",
      repeats=True, action=actions.set_notifications, told=_followed_told)  # fmt: skip
def set_notifications(db: Db, given: FollowChannel) -> Done:
    if given.notify is None and given.muted is None and given.favorite is None:
        raise Invalid({"": "Say what to change: notify, muted or favorite."})
    channel = channel_of(db, given.channel)
    actions.set_notifications(db, channel.id, notify=given.notify, is_muted=given.muted, is_favorite=given.favorite)
    return _done(db, channel, "follows your choice")


@tool("chat_mark_read", "Count all of a channel as read.", "change", repeats=True, action=actions.view_channel,
      told=_one_told)  # fmt: skip
def mark_read(db: Db, given: OneChannel) -> Done:
    channel = channel_of(db, given.channel)
    actions.view_channel(db, channel.id)
    return _done(db, channel, "is read")


def _done(db: Db, channel: Channel, what: str) -> Done:
    return Done(done=f"{place(db, channel)} {what}.", id=channel.id)


CHANNELS = (
    search_channels,
    get_channel,
    create_channel,
    rename_channel,
    set_purpose,
    set_header,
    convert_channel,
    limit_posting,
    archive_channel,
    restore_channel,
)
MEMBERS = (
    join_channel,
    leave_channel,
    add_members,
    remove_member,
    set_channel_admin,
    set_notifications,
    mark_read,
)
