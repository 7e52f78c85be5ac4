"""What is said where and when: dialogues played by the people of each room, no sentence twice."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from random import Random

from ...apps.chat.models import Mention, Post, Reaction, ThreadMember
from ...apps.chat.text import EVERYBODY, usernames
from ...apps.platform.models import Person
from ..calendar import Calendar, next_workday
from ..rows import new
from .chat_draft import ChatDraft, Room
from .dialogues.parser import Dialogue, Turn, load_dialogues, required_keys, sentences
from .files import Files
from .topics import Topics

# A page shows forty messages and one thread: within more than that no sentence is said again.
_MESSAGES, _REPLIES = 46, 60
_TRIES = 12
# How many more say something at the end of a thread.
_TAILS = (0, 1, 1, 1, 2, 2)
# Per cent of replies that name whom they answer, of messages with a file that no dialogue asks for, and of dialogues
# that are played without a thread.
_NAMED, _WITH_FILE, _FLAT = 37, 4, 22
_REACTIONS = (
    "thumbsup",
    "thumbsup",
    "white_check_mark",
    "eyes",
    "raised_hands",
    "heart",
    "clap",
    "pray",
    "hundred",
    "smile",
)


@dataclass
class PostSpec:
    """One post to be, with what belongs to it; `of` is the first post of its thread."""

    at: datetime
    order: int
    room: Room
    speaker: Person
    turn: Turn
    body: str
    of: PostSpec | None = None
    post: Post | None = None


class RecentSentences:
    """The sentences that were said in a room of late."""

    def __init__(self) -> None:
        self._messages: deque[list[str]] = deque(maxlen=_MESSAGES)
        self._replies: deque[list[str]] = deque(maxlen=_REPLIES)
        self._known: Counter[str] = Counter()

    def knows(self, spoken: list[str]) -> bool:
        return len(set(spoken)) < len(spoken) or any(self._known[sentence] > 0 for sentence in spoken)

    def keep(self, spoken: list[str], *, is_reply: bool) -> None:
        kept = self._replies if is_reply else self._messages
        if len(kept) == kept.maxlen:
            self._known.subtract(kept[0])
        kept.append(spoken)
        self._known.update(spoken)


# What nobody has more to say about: small talk, and an order once it is found.
_SHORT = frozenset({"SOCIAL", "NEWS", "PEOPLE", "DESK", "WINS", "ORDERS"})


def make_posts(chat: ChatDraft) -> None:
    topics = Topics(chat.draft)
    specs: list[PostSpec] = []
    named = [room for room in chat.rooms if room.channel.is_named]
    direct = [room for room in chat.rooms if not room.channel.is_named]
    for rooms, total in ((named, chat.volume.channel_posts), (direct, chat.volume.direct_posts)):
        whole = sum(room.weight for room in rooms)
        for room in rooms:
            count = max(3, total * room.weight // whole)
            specs += _conversation(chat, room, count, topics)
    specs.sort(key=lambda one: (one.at, one.room.channel.id, one.order))
    _write(chat, specs)


def _conversation(chat: ChatDraft, room: Room, count: int, topics: Topics) -> list[PostSpec]:
    """About `count` posts of one room, oldest first."""
    calendar = chat.draft.calendar
    random = chat.draft.random("chat", "talk", room.channel.id)
    written = [dialogue for name in room.dialogues for dialogue in load_dialogues(name)]
    # Only work goes on and on.
    business = {dialogue for name in room.dialogues if name not in _SHORT for dialogue in load_dialogues(name)}
    tails = load_dialogues("TAIL") if room.channel.is_named and business else ()
    latest = calendar.now - timedelta(days=room.until)
    earliest = max(latest - timedelta(days=chat.volume.days), room.channel.created_at)
    average = sum(map(len, written)) / len(written) + (1.2 if tails else 0)
    starts = sorted(calendar.between(random, earliest, latest) for _ in range(max(1, round(count / average))))
    recent, specs, bag = RecentSentences(), list[PostSpec](), list[Dialogue]()
    for start in starts:
        bag = bag or random.sample(written, len(written))
        dialogue = bag.pop()
        for _ in range(_TRIES):
            played = _play(
                random,
                room,
                _with_tail(random, dialogue, tails if dialogue in business else ()),
                start,
                topics,
                calendar,
                len(specs),
            )
            spoken = [sentences(one.body) for one in played]
            if not recent.knows([sentence for post in spoken for sentence in post]):
                for one, post in zip(played, spoken, strict=True):
                    recent.keep(post, is_reply=one.of is not None)
                specs += played
                break
    return specs


def _with_tail(random: Random, dialogue: Dialogue, tails: Sequence[Dialogue]) -> Dialogue:
    """The dialogue with some more replies where it ends in a thread."""
    if not tails or not dialogue[-1].is_reply:
        return dialogue
    return (*dialogue, *(turn for tail in random.sample(tails, random.choice(_TAILS)) for turn in tail))


def _play(
    random: Random, room: Room, dialogue: Dialogue, start: datetime, topics: Topics, calendar: Calendar, order: int
) -> list[PostSpec]:
    """One dialogue, with people and what they speak of; nobody speaks after now."""
    people = random.sample(room.people, min(3, len(room.people)))
    cast = dict(zip("ABC", [*people, *people, *people], strict=False))
    context = topics.draw(random, start, [cast["A"], cast["B"], cast["C"]])
    if not required_keys(dialogue) <= context.keys():
        return []
    at, root, before, specs = start, None, "", list[PostSpec]()
    # Some answer in the channel rather than in a thread.
    is_flat = random.randrange(100) < _FLAT
    for turn in dialogue:
        body = turn.say(random, context)
        if turn.is_reply and before not in ("", turn.speaker) and random.randrange(100) < _NAMED and "@" not in body:
            body = f"@{cast[before].username} {body}"
        of = root if turn.is_reply and not is_flat else None
        one = PostSpec(at, order + len(specs), room, cast[turn.speaker], turn, body, of)
        if one.at >= calendar.now - timedelta(minutes=2):
            break
        specs.append(one)
        root, before = (root if of else one), turn.speaker
        at = _in_office(calendar, at + timedelta(seconds=random.randrange(40, 1500 if turn.is_reply else 600)))
    return specs


def _in_office(calendar: Calendar, at: datetime) -> datetime:
    """The moment itself, or the next morning when everybody has gone home."""
    local = at.astimezone(calendar.timezone)
    if local.hour < 19:
        return at
    return calendar.moment(next_workday(local.date() + timedelta(days=1)), time(8, local.minute, local.second))


def _write(chat: ChatDraft, specs: list[PostSpec]) -> None:
    """The rows, in the order of time."""
    draft = chat.draft
    random = draft.random("chat", "echo")
    files = Files(draft)
    followers: dict[int, dict[int, int]] = {}
    for one in specs:
        post = new(
            Post,
            channel_id=one.room.channel.id,
            author_id=one.speaker.id,
            root_id=one.of.post.id if one.of and one.of.post else None,
            kind="message",
            body=one.body,
            is_pinned=one.turn.is_pinned and one.of is None and random.randrange(3) == 0,
        )
        one.post = draft.add(post, one.at, one.speaker.id)
        chat.posts[one.room.channel.id].append(post)
        _mention(one, chat)
        if one.turn.has_file or (post.root_id is None and random.randrange(100) < _WITH_FILE):
            files.attach(random, post, one.at)
        if post.root_id is not None and one.of is not None:
            thread = followers.setdefault(post.root_id, {one.of.speaker.id: post.id - 1})
            thread[one.speaker.id] = post.id
    for root_id, seen in followers.items():
        _follow(chat, root_id, seen)
    _react(chat, specs, random)


def _mention(one: PostSpec, chat: ChatDraft) -> None:
    named = set(usernames(one.body)) - EVERYBODY
    if not named or one.post is None:
        return
    for person in chat.members[one.room.channel.id]:
        if person is not one.speaker and person.username in named:
            chat.draft.add(new(Mention, post_id=one.post.id, person_id=person.id, is_broadcast=False))


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
    """Reactions that dialogues call for, and some that they do not."""
    seen: set[tuple[int, int, str]] = set()
    rows: list[Reaction] = []

    def add(one: PostSpec, emoji: str) -> None:
        person_id = random.choice(chat.members[one.room.channel.id]).id
        assert one.post is not None
        if (one.post.id, person_id, emoji) in seen:
            return
        seen.add((one.post.id, person_id, emoji))
        row = new(Reaction, post_id=one.post.id, person_id=person_id, emoji=emoji)
        row.created_at = min(one.at + timedelta(seconds=random.randrange(30, 5000)), chat.draft.calendar.now)
        row.updated_at, row.created_by_id = row.created_at, person_id
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
