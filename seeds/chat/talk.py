"""What is said where and when: scripts played by the people of each room, no sentence twice."""

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
from .facts import Topics
from .files import Files
from .office import Office, Room
from .scripts import Script, Turn, needs, pool, sentences

# A page shows forty messages and one thread: within more than that no sentence is said again.
_MESSAGES, _REPLIES = 46, 60
_TRIES = 12
# How many more say something at the end of a thread.
_TAILS = (0, 1, 1, 1, 2, 2)
# Per cent of replies that name whom they answer, of messages with a file that no script asks for, and of scripts that
# are played without a thread.
_NAMED, _WITH_FILE, _FLAT = 37, 4, 24
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
class Said:
    """One post to be, with what belongs to it; `of` is the first post of its thread."""

    at: datetime
    order: int
    room: Room
    speaker: Person
    turn: Turn
    body: str
    of: Said | None = None
    post: Post | None = None


class Memory:
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


def make_posts(office: Office) -> None:
    topics = Topics(office.draft)
    said: list[Said] = []
    named = [room for room in office.rooms if room.channel.is_named]
    direct = [room for room in office.rooms if not room.channel.is_named]
    for rooms, total in ((named, office.volume.channel_posts), (direct, office.volume.direct_posts)):
        whole = sum(room.weight for room in rooms)
        for room in rooms:
            count = max(3, total * room.weight // whole)
            said += _conversation(office, room, count, topics)
    said.sort(key=lambda one: (one.at, one.room.channel.id, one.order))
    _write(office, said)


def _conversation(office: Office, room: Room, count: int, topics: Topics) -> list[Said]:
    """About `count` posts of one room, oldest first."""
    calendar = office.draft.calendar
    random = office.draft.random("chat", "talk", room.channel.id)
    scripts = [script for name in room.scripts for script in pool(name)]
    # Only work goes on and on.
    business = {script for name in room.scripts if name not in _SHORT for script in pool(name)}
    tails = pool("TAIL") if room.channel.is_named and business else ()
    latest = calendar.now - timedelta(days=room.until)
    earliest = max(latest - timedelta(days=office.volume.days), room.channel.created_at)
    average = sum(map(len, scripts)) / len(scripts) + (1.2 if tails else 0)
    starts = sorted(calendar.between(random, earliest, latest) for _ in range(max(1, round(count / average))))
    memory, said, bag = Memory(), list[Said](), list[Script]()
    for start in starts:
        bag = bag or random.sample(scripts, len(scripts))
        script = bag.pop()
        for _ in range(_TRIES):
            played = _play(
                random,
                room,
                _with_tail(random, script, tails if script in business else ()),
                start,
                topics,
                calendar,
                len(said),
            )
            spoken = [sentences(one.body) for one in played]
            if not memory.knows([sentence for post in spoken for sentence in post]):
                for one, post in zip(played, spoken, strict=True):
                    memory.keep(post, is_reply=one.of is not None)
                said += played
                break
    return said


def _with_tail(random: Random, script: Script, tails: Sequence[Script]) -> Script:
    """The script with some more replies where it ends in a thread."""
    if not tails or not script[-1].is_reply:
        return script
    return (*script, *(turn for tail in random.sample(tails, random.choice(_TAILS)) for turn in tail))


def _play(
    random: Random, room: Room, script: Script, start: datetime, topics: Topics, calendar: Calendar, order: int
) -> list[Said]:
    """One script with people and facts; nobody speaks after now."""
    people = random.sample(room.people, min(3, len(room.people)))
    cast = dict(zip("ABC", [*people, *people, *people], strict=False))
    facts = topics.draw(random, start, [cast["A"], cast["B"], cast["C"]])
    if not needs(script) <= facts.keys():
        return []
    at, root, before, said = start, None, "", list[Said]()
    # Some answer in the channel rather than in a thread.
    is_flat = random.randrange(100) < _FLAT
    for turn in script:
        body = turn.say(random, facts)
        if turn.is_reply and before not in ("", turn.speaker) and random.randrange(100) < _NAMED and "@" not in body:
            body = f"@{cast[before].username} {body}"
        of = root if turn.is_reply and not is_flat else None
        one = Said(at, order + len(said), room, cast[turn.speaker], turn, body, of)
        if one.at >= calendar.now - timedelta(minutes=2):
            break
        said.append(one)
        root, before = (root if of else one), turn.speaker
        at = _in_office(calendar, at + timedelta(seconds=random.randrange(40, 1500 if turn.is_reply else 600)))
    return said


def _in_office(calendar: Calendar, at: datetime) -> datetime:
    """The moment itself, or the next morning when everybody has gone home."""
    local = at.astimezone(calendar.timezone)
    if local.hour < 19:
        return at
    return calendar.moment(next_workday(local.date() + timedelta(days=1)), time(8, local.minute, local.second))


def _write(office: Office, said: list[Said]) -> None:
    """The rows, in the order of time."""
    draft = office.draft
    random = draft.random("chat", "echo")
    files = Files(draft)
    followers: dict[int, dict[int, int]] = {}
    for one in said:
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
        office.posts[one.room.channel.id].append(post)
        _mention(one, office)
        if one.turn.has_file or (post.root_id is None and random.randrange(100) < _WITH_FILE):
            files.attach(random, post, one.at)
        if post.root_id is not None and one.of is not None:
            thread = followers.setdefault(post.root_id, {one.of.speaker.id: post.id - 1})
            thread[one.speaker.id] = post.id
    for root_id, seen in followers.items():
        _follow(office, root_id, seen)
    _react(office, said, random)


def _mention(one: Said, office: Office) -> None:
    named = set(usernames(one.body)) - EVERYBODY
    if not named or one.post is None:
        return
    for person in office.inside[one.room.channel.id]:
        if person is not one.speaker and person.username in named:
            office.draft.add(new(Mention, post_id=one.post.id, person_id=person.id, is_broadcast=False))


def _follow(office: Office, root_id: int, seen: dict[int, int]) -> None:
    draft = office.draft
    root = draft.all(Post)[root_id - 1]
    # All but the most recent threads have been read to their end.
    is_old = draft.calendar.now - root.created_at > timedelta(days=2)
    for person_id, last in sorted(seen.items()):
        read = len(draft.all(Post)) if is_old else last
        place = new(ThreadMember, root_id=root_id, person_id=person_id, is_following=True, last_read_id=read)
        draft.add(place, root.created_at, person_id)


def _react(office: Office, said: list[Said], random: Random) -> None:
    """Reactions that scripts call for, and some that they do not."""
    seen: set[tuple[int, int, str]] = set()
    rows: list[Reaction] = []

    def add(one: Said, emoji: str) -> None:
        person_id = random.choice(office.inside[one.room.channel.id]).id
        assert one.post is not None
        if (one.post.id, person_id, emoji) in seen:
            return
        seen.add((one.post.id, person_id, emoji))
        row = new(Reaction, post_id=one.post.id, person_id=person_id, emoji=emoji)
        row.created_at = min(one.at + timedelta(seconds=random.randrange(30, 5000)), office.draft.calendar.now)
        row.updated_at, row.created_by_id = row.created_at, person_id
        rows.append(row)

    for one in said:
        for emoji in one.turn.reactions:
            for _ in range(random.randrange(1, 5)):
                add(one, emoji)
    while len(rows) < office.volume.reactions:
        one, emoji = random.choice(said), random.choice(_REACTIONS)
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            add(one, emoji)
    office.draft.add_all(rows[: office.volume.reactions])
