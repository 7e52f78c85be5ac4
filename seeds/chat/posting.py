"""The rows of what is said: posts with their files, mentions, followers and reactions, and what they tell of."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from ...apps.chat.models import Mention, Post, Reaction, ThreadMember
from ...apps.chat.text import EVERYBODY, usernames
from ..rows import new
from .chat_draft import ChatDraft
from .files import Files
from .posts import PostSpec, draw_posts

_REACTIONS = ("thumbsup", "thumbsup", "white_check_mark", "eyes", "raised_hands", "heart", "clap", "pray", "hundred",
              "smile")  # fmt: skip


def make_posts(chat: ChatDraft) -> None:
    """The rows, in the order of time."""
    draft = chat.draft
    random = draft.random("chat", "echo")
    files = Files(draft)
    followers: dict[int, dict[int, int]] = {}
    specs = draw_posts(chat)
    for one in specs:
        post = new(
            Post,
            channel_id=one.room.channel.id,
            author_id=one.speaker.id,
            root_id=one.of.id if one.of else None,
            kind="message",
            body=one.body,
            is_pinned=one.turn.is_pinned and one.of is None and random.randrange(3) > 0,
        )
        one.id = draft.add(post, one.at, one.speaker.id).id
        chat.posts[one.room.channel.id].append(post)
        if one.event is not None and one.states:
            draft.chronicle.told(
                post, one.event, states=one.states, at=one.at, author_id=one.speaker.id, is_error=one.is_error
            )
        for event, states in one.listed:
            draft.chronicle.told(post, event, states=states, at=one.at, author_id=one.speaker.id)
        _mention(one, chat)
        if one.turn.file:
            files.attach(random, one.turn.file, post, one.at, one.event)
        if post.root_id is not None and one.of is not None:
            thread = followers.setdefault(post.root_id, {one.of.speaker.id: post.id - 1})
            thread[one.speaker.id] = post.id
    for root_id, seen in followers.items():
        _follow(chat, root_id, seen)
    _react(chat, specs, random)


def _mention(one: PostSpec, chat: ChatDraft) -> None:
    if "@" not in one.body:
        return
    named = set(usernames(one.body)) - EVERYBODY
    for person in chat.members[one.room.channel.id] if named else ():
        if person is not one.speaker and person.username in named:
            chat.draft.add(new(Mention, post_id=one.id, person_id=person.id, is_broadcast=False))


def _follow(chat: ChatDraft, root_id: int, seen: dict[int, int]) -> None:
    draft = chat.draft
    root = draft.all(Post)[root_id - 1]
    # All but the most recent threads have been read to their end.
    is_old = draft.calendar.now - root.created_at > timedelta(days=2)
    for person_id, last in sorted(seen.items()):
        read = len(draft.all(Post)) if is_old else last
        place = new(ThreadMember, root_id=root_id, person_id=person_id, is_following=True, last_read_id=read)
        draft.add(place, root.created_at, person_id)


def _react(chat: ChatDraft, specs: list[PostSpec], random: Random) -> None:
    """Reactions that scenes call for, and some that they do not."""
    seen: set[tuple[int, int, str]] = set()
    rows: list[Reaction] = []
    now = chat.draft.calendar.now

    def add(one: PostSpec, emoji: str) -> None:
        person = random.choice(chat.members[one.room.channel.id])
        at = min(one.at + timedelta(seconds=random.randrange(30, 5000)), now)
        if (one.id, person.id, emoji) in seen or not chat.worked(person, at):
            return
        seen.add((one.id, person.id, emoji))
        row = new(Reaction, post_id=one.id, person_id=person.id, emoji=emoji)
        row.created_at = row.updated_at = at
        row.created_by_id = person.id
        rows.append(row)

    for one in specs:
        for emoji in one.turn.reactions:
            for _ in range(random.randrange(1, 5)):
                add(one, emoji)
    while len(rows) < chat.volume.reactions:
        one, emoji = random.choice(specs), random.choice(_REACTIONS)
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            add(one, emoji)
    chat.draft.add_all(rows[: chat.volume.reactions])
