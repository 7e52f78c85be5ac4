"""Tools that say something: messages, replies, direct messages, reactions, pins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from ...platform.database import Db
from ...platform.tools import Arguments, Result, tool
from ...platform.tools.values import at_office
from ...platform.uploads import Upload
from .. import actions
from ..actions.direct import MAX_PEOPLE
from ..models import Channel, Member, Post
from ..text import MAX_BODY
from .naming import ChannelName, Done, OneMessage, PersonName, PostId, called, channel_of, people_of, place

_Body = Annotated[
    str, Field(max_length=MAX_BODY, description="Markdown; @dana.ruiz and #sales name people and channels.")
]


class TextFile(Arguments):
    """A text file to send along."""

    name: Annotated[str, Field(max_length=160, description="Ends in .txt, .md, .csv, .log or .json.")]
    text: str


class Sent(Result):
    """A message that was sent."""

    id: int
    channel: str
    at: str
    thread: int | None = None


class SendMessage(Arguments):
    channel: ChannelName
    body: _Body
    reply_to: Annotated[int | None, Field(description="The message to answer in its thread.")] = None
    files: tuple[TextFile, ...] = ()
    notify_all: Annotated[bool, Field(description="Confirms a message that names everybody in a large channel.")] = (
        False
    )


def channel_told(db: Db, channel_id: int) -> str | int:
    """A channel as an argument names it."""
    channel = db.get_one(Channel, channel_id)
    return f"#{channel.name}" if channel.is_named else channel.id


def person_told(db: Db, person_id: int) -> str:
    """A person as an argument names them: in full, or by the user name where more than one is called so."""
    person = db.get_one(Member, person_id).person
    return person.name if len(called(db, person.name)) == 1 else f"@{person.username}"


def _files_told(files: Any) -> list[dict[str, str]]:
    return [{"name": file.name, "text": file.content.decode()} for file in files]


def _sent_told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
    told = {"channel": channel_told(db, asked["channel_id"]), "body": asked["body"], "reply_to": asked.get("root_id")}
    told |= {"files": _files_told(asked.get("files", ())), "notify_all": asked.get("notify_all")}
    return {name: value for name, value in told.items() if value}


@tool("chat_send_message", "Send a message to a channel or conversation, or a reply in a thread.", "add",
      action=actions.create_post, told=_sent_told)  # fmt: skip
def send_message(db: Db, given: SendMessage) -> Sent:
    channel = channel_of(db, given.channel)
    files = _uploads(given.files)
    post = actions.create_post(
        db, channel.id, given.body, root_id=given.reply_to, files=files, notify_all=given.notify_all
    )
    return _sent(db, post)


class SendDirect(Arguments):
    people: Annotated[
        tuple[PersonName, ...], Field(min_length=1, description=f"One person, or up to {MAX_PEOPLE - 1} together.")
    ]
    body: _Body
    files: tuple[TextFile, ...] = ()


def _direct_told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
    told = {"people": [person_told(db, id) for id in asked["person_ids"]], "body": asked["body"]}
    files = _files_told(asked.get("files", ()))
    return {**told, "files": files} if files else told


@tool("chat_send_direct_message", "Send a direct message to one person, or to a group.", "add",
      action=actions.post_direct, told=_direct_told)  # fmt: skip
def send_direct(db: Db, given: SendDirect) -> Sent:
    people = people_of(db, given.people)
    return _sent(db, actions.post_direct(db, people, given.body, files=_uploads(given.files)))


class EditMessage(Arguments):
    message: PostId
    body: _Body
    version: int | None = None


@tool("chat_edit_message", "Change the text of a message of yours.", "change", repeats=True,
      action=actions.edit_post,
      told=lambda _db, asked: {"message": asked["post_id"], "body": asked["body"]})  # fmt: skip
def edit_message(db: Db, given: EditMessage) -> Sent:
    return _sent(db, actions.edit_post(db, given.message, given.body, version=given.version))


def _message_told(_db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
    return {"message": asked["post_id"]}


@tool("chat_delete_message", "Delete a message and, if it is the first of a thread, the thread.", "remove",
      action=actions.delete_post, told=_message_told)  # fmt: skip
def delete_message(db: Db, given: OneMessage) -> Done:
    actions.delete_post(db, given.message)
    return Done(done="The message was deleted.", id=given.message)


@tool("chat_pin_message", "Pin a message to its channel.", "change", repeats=True,
      action=actions.pin_post, told=_message_told)  # fmt: skip
def pin_message(db: Db, given: OneMessage) -> Done:
    return Done(done="The message is pinned.", id=actions.pin_post(db, given.message).id)


@tool("chat_unpin_message", "Take a message off the pinned ones of its channel.", "change", repeats=True,
      action=actions.unpin_post, told=_message_told)  # fmt: skip
def unpin_message(db: Db, given: OneMessage) -> Done:
    return Done(done="The message is not pinned anymore.", id=actions.unpin_post(db, given.message).id)


class React(Arguments):
    message: PostId
    emoji: Annotated[str, Field(description="By name: thumbsup, white_check_mark, tada.")]


def _reaction_told(_db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
    return {"message": asked["post_id"], "emoji": asked["emoji"]}


@tool("chat_add_reaction", "React to a message with an emoji.", "add", repeats=True,
      action=actions.add_reaction, told=_reaction_told)  # fmt: skip
def add_reaction(db: Db, given: React) -> Done:
    actions.add_reaction(db, given.message, given.emoji.strip(":"))
    return Done(done=f"You reacted with :{given.emoji.strip(':')}:.", id=given.message)


@tool("chat_remove_reaction", "Take back a reaction of yours.", "remove", repeats=True,
      action=actions.remove_reaction, told=_reaction_told)  # fmt: skip
def remove_reaction(db: Db, given: React) -> Done:
    actions.remove_reaction(db, given.message, given.emoji.strip(":"))
    return Done(done="Your reaction was taken back.", id=given.message)


class FollowThread(Arguments):
    message: PostId
    follow: bool = True


@tool("chat_follow_thread", "Follow a thread, or stop following it.", "change", repeats=True,
      action=actions.follow_thread,
      told=lambda _db, asked: {"message": asked["root_id"], "follow": asked.get("follow", True)})  # fmt: skip
def follow_thread(db: Db, given: FollowThread) -> Done:
    actions.follow_thread(db, given.message, given.follow)
    return Done(done="You follow the thread." if given.follow else "You do not follow the thread anymore.")


def _uploads(files: tuple[TextFile, ...]) -> list[Upload]:
    return [Upload(file.name, file.text.encode()) for file in files]


def _sent(db: Db, post: Post) -> Sent:
    channel = db.get_one(Channel, post.channel_id)
    return Sent(id=post.id, channel=place(db, channel), at=at_office(db, post.created_at), thread=post.root_id)


WRITING = (
    send_message,
    send_direct,
    edit_message,
    delete_message,
    pin_message,
    unpin_message,
    add_reaction,
    remove_reaction,
    follow_thread,
)
