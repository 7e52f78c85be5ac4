"""What each person has read, saved, muted, begun to write and planned to send."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from random import Random

from ...apps.chat.models import (
    Channel,
    ChannelMember,
    Member,
    Reminder,
    SavedPost,
    ScheduledPost,
    Section,
    SectionChannel,
)
from ...apps.chat.models import Draft as UnsentPost
from ...apps.platform.models import Person
from ..calendar import next_workday
from ..grammar import expand
from ..rows import new
from .chat_draft import ChatDraft
from .scenes import scenes
from .topics import Topics

_STATUSES = (
    ("calendar", "In a meeting"), ("house", "Working from home"), ("palm_tree", "On vacation"), ("train", "Travelling"),
    ("headphones", "Focus time"), ("face_with_thermometer", "Out sick"),
)  # fmt: skip


def make_member_state(chat: ChatDraft) -> None:
    random = chat.draft.random("chat", "later")
    topics = Topics(chat.draft)
    active = [person for person in chat.draft.people if person.is_active]
    personas = [person for person in active if person.persona]
    _read(chat, random)
    _statuses(chat, random, active)
    rooms = _rooms(chat)
    for person in personas:
        _sections(chat, random, person, rooms)
        _saved(chat, random, person)
    for number in range(chat.volume.drafts):
        _draft(chat, random, topics, personas[number % len(personas)], rooms, number)
    for number in range(chat.volume.scheduled):
        _scheduled(chat, random, topics, personas[number % len(personas)], rooms, number)


def _rooms(chat: ChatDraft) -> dict[int, list[Channel]]:
    """The open channels in which each person may write."""
    channels = {channel.id: channel for channel in chat.draft.all(Channel)}
    rooms: dict[int, list[Channel]] = {}
    for place in chat.draft.all(ChannelMember):
        channel = channels[place.channel_id]
        if channel.archived_at is None and not channel.is_announcement:
            rooms.setdefault(place.person_id, []).append(channel)
    return rooms


def _read(chat: ChatDraft, random: Random) -> None:
    """People have read most of what was said; a few last messages wait, in some channels."""
    personas = {person.id for person in chat.draft.people if person.persona}
    for channel_id, places in chat.memberships.items():
        posts = chat.posts[channel_id]
        for place in places:
            busy = place.person_id in personas or random.randrange(3) == 0
            behind = random.choice((0, 0, 0, 1, 2, 4)) if busy else 0
            read = posts[: len(posts) - behind]
            place.last_read_id = read[-1].id if read else 0
            own = [post.id for post in posts[-8:] if post.author_id == place.person_id]
            place.last_read_id = max(place.last_read_id, *own) if own else place.last_read_id
            place.is_muted = place.person_id % 7 == channel_id % 11 and random.randrange(3) == 0


def _statuses(chat: ChatDraft, random: Random, active: list[Person]) -> None:
    now = chat.draft.calendar.now
    members = {member.id: member for member in chat.draft.all(Member)}
    plain = [person for person in active if not person.persona]
    for index, person in enumerate(random.sample(plain, 14)):
        member = members[person.id]
        member.status_emoji, member.status_text = _STATUSES[index % len(_STATUSES)]
        member.status_until = now + timedelta(hours=random.choice((2, 4, 8, 26, 50)))
        if index % 3 == 0:
            member.is_dnd, member.dnd_until = True, member.status_until


def _sections(chat: ChatDraft, random: Random, person: Person, rooms: dict[int, list[Channel]]) -> None:
    draft = chat.draft
    mine = [channel for channel in rooms[person.id] if channel.is_named and not channel.is_default]
    places = {p.channel_id: p for p in draft.all(ChannelMember) if p.person_id == person.id}
    if len(mine) < 3 or random.randrange(3) == 0:
        return
    chosen = random.sample(mine, 3)
    places[chosen[0].id].is_favorite = True
    section = draft.add(new(Section, person_id=person.id, name="Watching", position=0), by=person.id)
    draft.add(new(SectionChannel, section_id=section.id, channel_id=chosen[1].id))


def _saved(chat: ChatDraft, random: Random, person: Person) -> None:
    draft = chat.draft
    mine = [p.channel_id for p in draft.all(ChannelMember) if p.person_id == person.id]
    posts = [post for channel_id in mine for post in chat.posts[channel_id] if post.author_id != person.id]
    for post in random.sample(posts, min(len(posts), random.randrange(2, 7))):
        draft.add(new(SavedPost, person_id=person.id, post_id=post.id), post.created_at, person.id)
    if posts and random.randrange(2):
        post = random.choice(posts[-60:])
        at = draft.calendar.moment(next_workday(draft.calendar.today + timedelta(days=1)), time(9))
        draft.add(new(Reminder, person_id=person.id, post_id=post.id, remind_at=at), post.created_at, person.id)


def _wording(random: Random, topics: Topics, name: str, number: int, at: datetime, cast: Sequence[Person]) -> str:
    """Something that is not said yet."""
    found = scenes(name)
    text = expand(found[number % len(found)].turns[0].said, random).format_map(topics.context(random, at, cast))
    return text[:1].upper() + text[1:]


def _draft(
    chat: ChatDraft, random: Random, topics: Topics, person: Person, rooms: dict[int, list[Channel]], number: int
) -> None:
    draft = chat.draft
    taken = {row.channel_id for row in draft.all(UnsentPost) if row.person_id == person.id}
    free = [channel for channel in rooms[person.id] if channel.id not in taken]
    if not free:
        return
    at = draft.calendar.now - timedelta(minutes=random.randrange(20, 4000))
    other = random.choice([p for p in draft.people if p.is_active and p is not person])
    body = _wording(random, topics, "BEGUN", number, at, [person, other, other])
    channel = random.choice(free)
    draft.add(new(UnsentPost, person_id=person.id, channel_id=channel.id, root_id=None, body=body, updated_at=at))


def _scheduled(
    chat: ChatDraft, random: Random, topics: Topics, person: Person, rooms: dict[int, list[Channel]], number: int
) -> None:
    draft = chat.draft
    now = draft.calendar.now
    other = random.choice([p for p in draft.people if p.is_active and p is not person])
    body = _wording(random, topics, "PLANNED", number, now, [person, other, other])
    day = next_workday(draft.calendar.today + timedelta(days=random.randrange(1, 8)))
    at = draft.calendar.moment(day, time(random.choice((8, 9, 13)), random.choice((0, 15, 30))))
    row = new(ScheduledPost, author_id=person.id, channel_id=random.choice(rooms[person.id]).id, body=body, send_at=at)
    draft.add(row, now - timedelta(hours=random.randrange(2, 60)), person.id)
