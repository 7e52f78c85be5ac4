"""Tools that read what was said: conversations, channels, threads, searches, mentions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ...platform import values
from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.limits import LAST_PAGE, LONGEST_SEARCH
from ...platform.tools import Arguments, Call, Result, tool
from ...platform.tools.values import at_office
from .. import actions, queries
from ..models import File
from ..permissions import find_post, why_not_write
from ..queries.search import SHOWN
from .naming import (
    ChannelName,
    Message,
    OneChannel,
    OneMessage,
    PostId,
    channel_of,
    found_message,
    message_of,
    place,
)


class Conversation(Result):
    id: int
    name: str
    kind: str
    unread: int
    mentions: int
    muted: bool | None = None
    favorite: bool | None = None


class Conversations(Result):
    items: tuple[Conversation, ...]
    unread_threads: int
    reminders: int


class ListConversations(Arguments):
    unread_only: bool = False


@tool("chat_list_conversations", "List your channels and conversations, with what is unread.")
def list_conversations(db: Db, given: ListConversations) -> Conversations:
    shown = queries.sidebar(db)
    items = [
        Conversation(
            id=entry.channel.id,
            name=f"#{entry.title}" if entry.channel.is_named else entry.title,
            kind=entry.channel.kind,
            unread=entry.unread,
            mentions=entry.mentions,
            muted=entry.place.is_muted or None,
            favorite=entry.place.is_favorite or None,
        )
        for entry in queries.conversations(db)
        if entry.is_unread or not given.unread_only
    ]
    return Conversations(items=tuple(items), unread_threads=shown.threads, reminders=shown.reminders)


class ReadChannel(Arguments):
    channel: ChannelName
    before: Annotated[int | None, Field(description="Only messages before this one: for going back.")] = None
    after: Annotated[int | None, Field(description="Only messages after this one.")] = None
    around: Annotated[int | None, Field(description="The messages around this one.")] = None


class Stretch(Result):
    """A stretch of a channel, oldest first."""

    channel: str
    id: int
    items: tuple[Message, ...]
    has_older: bool
    has_newer: bool
    cannot_write: str | None = None


@tool("chat_read_channel", "Read the latest messages of a channel or conversation, or those around others.", marks=True)
def read_channel(db: Db, given: ReadChannel) -> Stretch:
    channel = channel_of(db, given.channel)
    page = queries.page_of(db, channel, before=given.before, after=given.after, around=given.around)
    stretch = Stretch(
        channel=place(db, channel),
        id=channel.id,
        items=tuple(message_of(db, line) for line in page.lines),
        has_older=page.has_older,
        has_newer=page.has_newer,
        cannot_write=why_not_write(db, channel),
    )
    # Who sees the latest message has read the channel, on its page as well.
    if given.before is None and not page.has_newer:
        actions.view_channel(db, channel.id)
    return stretch


class Messages(Result):
    items: tuple[Message, ...]


@tool("chat_read_thread", "Read a message and all replies to it.", marks=True)
def read_thread(db: Db, given: OneMessage) -> Messages:
    root = find_post(db, given.message)
    root = root if root.root_id is None else find_post(db, root.root_id)
    messages = Messages(items=tuple(message_of(db, line) for line in queries.thread_of(db, root)))
    actions.view_thread(db, root.id)
    return messages


class Search(Arguments):
    query: Annotated[
        str,
        Field(
            min_length=1,
            max_length=LONGEST_SEARCH,
            description='Words, "quoted words", and from:, in:, before:, after:, on:, has:; a - in front leaves out.',
        ),
    ]
    page: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1


class FoundMessages(Result):
    items: tuple[Message, ...]
    total: int
    page: int
    page_size: int
    next_page: int | None


@tool("chat_search_messages", "Search all messages that you can read, latest first.")
def search_messages(db: Db, given: Search) -> FoundMessages:
    found = queries.search(db, values.search(given.query), page=given.page)
    if found.problems:
        raise Invalid(query=" ".join(found.problems))
    return FoundMessages(
        items=tuple(found_message(db, entry) for entry in found.messages),
        total=found.total,
        page=given.page,
        page_size=SHOWN,
        next_page=given.page + 1 if given.page * SHOWN < found.total else None,
    )


class SharedFile(Result):
    id: int
    name: str
    size: int
    by: str
    at: str
    message: int


class FoundFiles(Result):
    items: tuple[SharedFile, ...]
    total: int
    page: int
    page_size: int
    next_page: int | None


@tool("chat_search_files", "Search the files that were shared in messages you can read, by name.")
def search_files(db: Db, given: Search) -> FoundFiles:
    found = queries.search(db, values.search(given.query), tab="files", page=given.page)
    if found.problems:
        raise Invalid(query=" ".join(found.problems))
    return FoundFiles(
        items=tuple(_file(db, file) for file in found.files),
        total=found.file_total,
        page=given.page,
        page_size=SHOWN,
        next_page=given.page + 1 if given.page * SHOWN < found.file_total else None,
    )


class ListInbox(Arguments):
    of: Literal["mentions", "threads", "saved"] = "mentions"


@tool("chat_list_inbox", "List what waits for you: messages that name you, threads you follow, or what you saved.")
def list_inbox(db: Db, given: ListInbox) -> Messages:
    entries = {"mentions": queries.mentions, "threads": queries.threads, "saved": queries.saved}[given.of](db)
    return Messages(items=tuple(found_message(db, entry) for entry in entries))


@tool("chat_list_pinned_messages", "List the pinned messages of a channel, latest first.")
def list_pinned(db: Db, given: OneChannel) -> Messages:
    return Messages(
        items=tuple(found_message(db, entry) for entry in queries.pinned(db, channel_of(db, given.channel)))
    )


class Files(Result):
    items: tuple[SharedFile, ...]


@tool("chat_list_files", "List the files of a channel, latest first.")
def list_files(db: Db, given: OneChannel) -> Files:
    return Files(items=tuple(_file(db, file) for file in queries.files_of(db, channel_of(db, given.channel))))


class ReadFile(Arguments):
    message: PostId
    name: str


class FileText(Result):
    name: str
    media_type: str
    size: int
    text: str | None = None


@tool("chat_read_file", "Read a text file that a message brought.")
def read_file(db: Db, given: ReadFile) -> FileText:
    post = find_post(db, given.message)
    file = next((each for each in post.files if each.name == given.name), None)
    if file is None:
        raise NotFound(f"Message {post.id} brought no file “{given.name}”.")
    is_text = file.media_type.startswith("text/") or file.name.endswith((".csv", ".md", ".txt"))
    text = file.content.decode("utf-8", "replace") if is_text else None
    return FileText(name=file.name, media_type=file.media_type, size=file.size, text=text)


def _file(db: Db, file: File) -> SharedFile:
    author, at = file.post.author.name, at_office(db, file.post.created_at)
    return SharedFile(id=file.id, name=file.name, size=file.size, by=author, at=at, message=file.post_id)


def look_at_channel(_db: Db, given: int | str) -> tuple[Call, ...]:
    """How somebody looks at a channel before they do something in it."""
    return (Call("chat_read_channel", {"channel": given}),)


READING = (
    list_conversations,
    read_channel,
    read_thread,
    search_messages,
    search_files,
    list_inbox,
    list_pinned,
    list_files,
    read_file,
)
