"""When something is said where: first what happened, then small talk that fills the days up."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache
from itertools import accumulate
from random import Random

from ...apps.handbook.holidays import is_workday
from ..calendar import Calendar, next_workday
from ..crm.accounts import TESTS
from ..events import Event
from .chat_draft import ChatDraft, Room
from .scenes import names_of, scenes

# Of all that is said in a room that listens to events, the share that tells of them, in per cent.
_NEWS = 96
# How busy the days of the week are, beside each other, and how much one day differs from the next, in per cent.
_WEEK = (100, 106, 104, 101, 90)
_SPREAD = 35
# Rooms with little to tell go further back than others, so many times.
_SLOW = ("announcements", "hiring", "onboarding", "marketing-shows", "leadership", "pricing-committee")
_FURTHER = 3
_FIRST = ("week-", "policy-")
# Where shows are prepared, and of how many news one is told in the evening, from home.
_PACKERS, _EVENING = "marketing-shows", 45
# In minutes: how long it takes until something is told; what stops everybody's work is told while it lasts.
_LATER = (2, 4, 6, 9, 14, 22, 35, 50, 80, 120, 170)
_AT_ONCE = (1, 2, 3, 5, 8)
_PRESSING = ("outage", "outage-over")


@dataclass(frozen=True)
class Beginning:
    """The first word of a scene to be."""

    at: datetime
    room: Room
    event: Event | None = None
    #: The names of its scenes, if not those of the event or of the room's talk.
    scenes: tuple[str, ...] = ()


def plan(chat: ChatDraft, rooms: Sequence[tuple[Room, int]]) -> dict[int, list[Beginning]]:
    """The beginnings of every room that is to have so many posts, oldest first, by channel."""
    news: dict[int, list[Beginning]] = {}
    ears = _Ears(chat)
    for room, count in rooms:
        news[room.channel.id] = _news(chat, room, count, ears.heard(room))
    load = Counter(chat.draft.calendar.date_of(one.at) for some in news.values() for one in some)
    days = _Days(chat, load, sum(count for _, count in rooms))
    found: dict[int, list[Beginning]] = {}
    for room, count in rooms:
        told = news[room.channel.id]
        left = count - sum(_length(*names_of(one.event)) for one in told if one.event)
        talk = days.talk(room, left) if left > 0 and room.talk else []
        found[room.channel.id] = sorted([*told, *talk, *_saturdays(chat, room)], key=lambda one: one.at)
    return found


def _saturdays(chat: ChatDraft, room: Room) -> list[Beginning]:
    """Who packs for a show on the Saturday before it writes so."""
    if room.channel.name != _PACKERS:
        return []
    calendar, (earliest, latest) = chat.draft.calendar, span(chat, room)
    random = chat.draft.random("chat", "saturdays")
    found = []
    for event in chat.draft.chronicle.events("show-held"):
        day = event.facts["day"]
        assert isinstance(day, date)
        saturday = day - timedelta(days=(day.weekday() - 5) % 7 or 7)
        at = calendar.moment(saturday, time(9)) + timedelta(minutes=random.randrange(400), seconds=random.randrange(60))
        if earliest <= at < latest:
            found.append(Beginning(at, room, scenes=("SATURDAY",)))
    return found


def span(chat: ChatDraft, room: Room) -> tuple[datetime, datetime]:
    """From when until when a room is spoken in."""
    calendar = chat.draft.calendar
    days = chat.volume.days * (_FURTHER if room.channel.name in _SLOW else 1)
    latest = calendar.now - timedelta(days=room.until)
    begun = [chat.begun[person.id] for person in room.people if person.id in chat.begun and not room.channel.is_named]
    earliest = max(latest - timedelta(days=days), room.channel.created_at, *begun, calendar.first_moment)
    return earliest, latest


@cache
def _length(*names: str) -> float:
    """How many posts the scenes of these names have on average."""
    found = [len(scene.turns) for name in names for scene in scenes(name)]
    return sum(found) / max(1, len(found))


class _Ears:
    """The events that rooms listen to, found once for all rooms of a kind."""

    def __init__(self, chat: ChatDraft) -> None:
        self._chronicle = chat.draft.chronicle
        self._by_kinds: dict[tuple[str, ...], list[Event]] = {}
        self._by_person: dict[tuple[str, ...], dict[int, list[Event]]] = {}

    def heard(self, room: Room) -> list[Event]:
        """All of a channel's kinds; in a conversation only what concerns those who are in it, by time."""
        kinds = tuple(room.listens)
        if kinds not in self._by_kinds:
            self._by_kinds[kinds] = self._chronicle.events(*kinds) if kinds else []
            self._by_person[kinds] = defaultdict(list)
            for event in self._by_kinds[kinds]:
                for person_id in set(event.who):
                    self._by_person[kinds][person_id].append(event)
        if room.channel.is_named:
            return self._by_kinds[kinds]
        own = {event.number: event for person in room.people for event in self._by_person[kinds].get(person.id, ())}
        return sorted(own.values(), key=lambda event: (event.at, event.number))


def _news(chat: ChatDraft, room: Room, count: int, heard: Sequence[Event]) -> list[Beginning]:
    """The events that a room hears of, each told within a working day of it."""
    random = chat.draft.random("chat", "news", room.channel.id)
    earliest, latest = span(chat, room)
    calendar = chat.draft.calendar
    able = [
        event for event in heard if earliest <= event.at < latest and room.tells(event) and _length(*names_of(event))
    ]
    most = count * (_NEWS if room.talk else 100) / 100
    average = sum(_length(*names_of(event)) for event in able) / max(1, len(able))
    wanted = round(most / max(1.0, average))
    found: list[Beginning] = []
    # What comes every week, and what everybody has to know, is told before all else.
    for event in sorted(random.sample(able, len(able)), key=lambda event: not event.kind.startswith(_FIRST)):
        if len(found) == wanted:
            break
        if _is_for(chat, room, event):
            at = _soon(random, calendar, event)
            if at < latest - timedelta(minutes=40):
                found.append(Beginning(at, room, event))
    return sorted(found, key=lambda one: one.at)


def _is_for(chat: ChatDraft, room: Room, event: Event) -> bool:
    """Whether somebody in the room knows of the event: of deals and cases, only those whom they concern."""
    if room.channel.name == "support-escalations" and (
        event.facts.get("priority") not in ("High", "Urgent", None)
        or event.facts.get("matter") in ("question", "office")
    ):
        return False
    if room.channel.name == "returns" and event.facts.get("matter") in (
        "question",
        "late",
        "prices",
        "office",
        "order",
    ):
        return False
    if event.kind == "deal-resized" and event.facts["old"] == event.facts["amount"]:
        return False
    close = event.facts.get("close")
    if isinstance(close, date) and close < chat.draft.calendar.date_of(event.at):
        # A deal that should have closed long ago is nothing to tell of.
        return False
    return event.facts.get("account") not in TESTS and bool(tellers(chat, room, event))


def tellers(chat: ChatDraft, room: Room, event: Event) -> list[int]:
    """The ids of those in the room who may tell of an event."""
    inside = {person.id: person.name for person in room.people}
    told_of = event.facts.get("person")
    # One says oneself that one will be away; of the rest others speak.
    about = [id for id in event.who if id in inside and (event.kind == "away" or inside[id] != told_of)]
    if event.kind == "away":
        return about[:1] if event.who[0] in about else []
    if about or event.kind.startswith(("deal", "case", "project")):
        return about
    return sorted(id for id, name in inside.items() if name != told_of)


def _soon(random: Random, calendar: Calendar, event: Event) -> datetime:
    """Minutes to hours later, or the next morning when the office is empty."""
    if random.randrange(_EVENING) == 0 and event.kind not in _PRESSING:
        evening = calendar.moment(calendar.date_of(event.at), time(18, 30)) + timedelta(minutes=random.randrange(200))
        if evening > event.at:
            return evening
    delays = _AT_ONCE if event.kind in _PRESSING else _LATER
    later = event.at + timedelta(minutes=random.choice(delays), seconds=random.randrange(60))
    return in_office(random, calendar, later)


def in_office(random: Random, calendar: Calendar, at: datetime) -> datetime:
    """The moment itself, or some time of the next morning when everybody has gone home."""
    local = at.astimezone(calendar.timezone)
    if is_workday(local.date()) and 7 <= local.hour < (19 if random.randrange(5) == 0 else 18):
        return at
    day = local.date() if local.hour < 7 else local.date() + timedelta(days=1)
    minutes = min(random.randrange(170), random.randrange(260))
    return calendar.moment(next_workday(day), time(7, 40)) + timedelta(minutes=minutes, seconds=local.second)


class _Days:
    """The working days of all rooms, each with what it lacks to be like the others."""

    def __init__(self, chat: ChatDraft, load: Counter[date], total: int) -> None:
        calendar, random = chat.draft.calendar, chat.draft.random("chat", "days")
        self._chat, self._random = chat, random
        first = calendar.today - timedelta(days=chat.volume.days * _FURTHER)
        every = (first + timedelta(days=n) for n in range((calendar.today - first).days + 1))
        self._days = [day for day in every if is_workday(day) and day < calendar.today]
        #: Scenes a day, at most: what is told besides makes the difference.
        usual = total / 2.4 / (chat.volume.days * 5 / 7)
        weights = []
        for day in self._days:
            wanted = usual * _WEEK[day.weekday()] / 100 * random.randrange(100 - _SPREAD, 100 + _SPREAD) / 100
            weights.append(max(usual / 12, wanted - load[day]))
        self._sums = list(accumulate(weights, initial=0.0))

    def talk(self, room: Room, count: float) -> list[Beginning]:
        """So many posts of small talk, which begin on any day of a room's span."""
        calendar, random = self._chat.draft.calendar, self._random
        earliest, latest = span(self._chat, room)
        low = bisect_left(self._days, calendar.date_of(earliest) + timedelta(days=1))
        high = max(low + 1, bisect_left(self._days, calendar.date_of(latest)))
        if low >= len(self._days):
            return []
        found = []
        for _ in range(round(count / _length(*room.talk))):
            drawn = self._sums[low] + random.random() * (self._sums[high] - self._sums[low])
            day = self._days[min(bisect_left(self._sums, drawn, low + 1, high + 1) - 1, len(self._days) - 1)]
            found.append(Beginning(calendar.at_work(random, day), room))
        return found
