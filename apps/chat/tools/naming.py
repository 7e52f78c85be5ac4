"""What arguments of the chat's tools name: channels, conversations, people, messages; how results tell of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated

from pydantic import Field
from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.models import Person
from ...platform.tools import Arguments, Result
from ...platform.tools.values import at_office
from .. import queries
from ..actions.direct import conversation_with
from ..models import Channel, Member, Post
from ..permissions import channel_named, find_channel, recognized
from ..queries.inbox import Inbox
from ..queries.stream import StreamLine

#: "#sales", or the names of a conversation's other people: "@dana.ruiz, @li.wei"; or the number of either.
ChannelName = Annotated[
    int | str,
    Field(description="A channel by its name, a conversation by the others in it (@dana.ruiz), or an id of either."),
]
PersonName = Annotated[str, Field(description="A user name (@dana.ruiz), or a full name that only one has.")]
PostId = Annotated[int, Field(ge=1, description="A message, by the id that results give it.")]


class OneChannel(Arguments):
    channel: ChannelName


class OneMessage(Arguments):
    message: PostId


class Message(Result):
    """A message as its channel shows it."""

    id: int
    channel: str | None = None
    at: str
    author: str
    username: str
    body: str
    edited: bool | None = None
    pinned: bool | None = None
    saved: bool | None = None
    replies: int | None = None
    thread: int | None = None  # the message that it answers
    reactions: dict[str, int] | None = None
    files: tuple[str, ...] | None = None


class Done(Result):
    """What was done, and with what."""

    done: str
    id: int | None = None


def channel_of(db: Db, given: int | str) -> Channel:
    """The channel or conversation that an argument names. Raises NotFound."""
    if isinstance(given, int):
        return find_channel(db, given)
    if given.startswith("#") or not ("@" in given or "," in given or " " in given):
        return channel_named(db, given.removeprefix("#").lower())
    people = [person_of(db, part.strip()).id for part in given.split(",") if part.strip()]
    found = conversation_with(db, [id for id in people if id != db.actor_id])
    if found is None:
        raise NotFound(f"You have no conversation with {given}. Send them a direct message to begin one.")
    return found


def person_of(db: Db, given: str, argument: str = "person") -> Member:
    """Whom an argument names. Raises NotFound, and Invalid where several are called so."""
    found = called(db, given)
    if not found:
        raise NotFound(f"Nobody here is called “{given}”.")
    if len(found) > 1:
        names = ", ".join(f"@{member.person.username}" for member in found)
        raise Invalid({argument: f"More than one person is called “{given}”: {names}. Give the user name."})
    return found[0]


def called(db: Db, given: str) -> Sequence[Member]:
    """Everybody of a user name, or of a full name."""
    name = given.removeprefix("@")
    full = Person.first_name + " " + Person.last_name
    # The database knows of no capitals but those of English.
    is_full = (full == name) | (func.lower(full) == name.lower())
    named = select(Member).join(Member.person).where(recognized(db), (Person.username == name.lower()) | is_full)
    return db.scalars(named.order_by(Member.id)).all()


def people_of(db: Db, given: Sequence[str], argument: str = "people") -> list[int]:
    return [person_of(db, each, argument).id for each in given]


def in_utc(db: Db, moment: datetime) -> datetime:
    """A moment of an argument: at the office, unless it says where."""
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=db.timezone)


def message_of(db: Db, line: StreamLine, channel: str | None = None) -> Message:
    post: Post = line.post
    return Message(
        id=post.id,
        channel=channel,
        at=at_office(db, post.created_at),
        author=post.author.name,
        username=post.author.username,
        body=post.body,
        edited=post.edited_at is not None or None,
        pinned=post.is_pinned or None,
        saved=line.is_saved or None,
        replies=line.replies.count if line.replies is not None else None,
        thread=post.root_id,
        reactions={group.emoji: len(group.people) for group in line.reactions} or None,
        files=tuple(file.name for file in post.files) or None,
    )


def found_message(db: Db, entry: Inbox) -> Message:
    """A message found somewhere, with where that is."""
    return message_of(db, entry.line, entry.title)


def place(db: Db, channel: Channel) -> str:
    return queries.place(db, channel)
