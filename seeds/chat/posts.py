"""What is said where and when: scenes played by the people of each room, no pattern twice on a page."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from ...apps.platform.models import Person
from ..calendar import next_workday
from ..events import Event, worded
from ..grammar import expand, gaps
from ..patterns import SHORT
from .chat_draft import ChatDraft, Room
from .plan import TAILS, Beginning, in_office, plan, tellers
from .scenes import Scene, Turn, needs, scenes, small_talk
from .topics import Context, Topics
from .voices import Voice, draw_voice

# A page shows forty messages and one thread: within more than that no pattern is said again.
_MESSAGES, _REPLIES = 66, 66
_TRIES, _WORDINGS = 10, 4
# Per cent of replies that name whom they answer, of scenes without a thread, of later news that is told under the
# earlier, and of tellings that get a date or an amount wrong, or a figure of the handbook.
_NAMED, _FLAT, _UNDER, _WRONG, _MISREAD = 66, 34, 35, 7, 30
# Per cent of a channel's posts that are replies, and how strongly it keeps to that.
_THREADED, _STEER = 46, 4
# In seconds: how long an answer takes.
_PAUSES = ((20, 90), (40, 240), (60, 600), (200, 1800), (900, 7200), (3600, 21000))
# Facts that somebody may get wrong.
_MISTAKABLE = ("close", "arrival", "launch", "amount", "day", "back", "new")


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
    event: Event | None = None
    #: The facts of the event that it states.
    states: tuple[str, ...] = ()
    #: The events that it lists, with the facts of each that it states.
    listed: Sequence[tuple[Event, tuple[str, ...]]] = ()
    is_error: bool = False
    patterns: list[str] = field(default_factory=list)
    id: int = 0


class RecentPatterns:
    """The sentence patterns that were said in a room of late."""

    def __init__(self) -> None:
        self._messages: deque[list[str]] = deque(maxlen=_MESSAGES)
        self._replies: deque[list[str]] = deque(maxlen=_REPLIES)
        self._known: Counter[str] = Counter()
        self.count = 0

    def knows(self, spoken: list[str]) -> bool:
        return any(self._known[pattern] > 0 for pattern in spoken)

    def keep(self, spoken: list[str], *, is_reply: bool) -> None:
        kept = self._replies if is_reply else self._messages
        if len(kept) == kept.maxlen:
            self._known.subtract(kept[0])
        kept.append(spoken)
        self._known.update(spoken)
        self.count += not is_reply


def draw_posts(chat: ChatDraft) -> list[PostSpec]:
    """Everything that is said, oldest first."""
    topics = Topics(chat.draft)
    random = chat.draft.random("chat", "voices")
    voices = {person.id: draw_voice(random) for person in chat.draft.people}
    named = [room for room in chat.rooms if room.channel.is_named]
    direct = [room for room in chat.rooms if not room.channel.is_named]
    counts = []
    for rooms, total in ((named, chat.volume.channel_posts), (direct, chat.volume.direct_posts)):
        whole = sum(room.weight for room in rooms)
        counts += [(room, max(3, total * room.weight // whole)) for room in rooms]
    beginnings = plan(chat, counts)
    specs: list[PostSpec] = []
    for room, _ in counts:
        specs += Talk(chat, room, topics, voices).play(beginnings[room.channel.id])
    specs.sort(key=lambda one: (one.at, one.room.channel.id, one.order))
    return specs


class Talk:
    """All that is said in one room."""

    def __init__(self, chat: ChatDraft, room: Room, topics: Topics, voices: dict[int, Voice]) -> None:
        self._chat, self._room, self._topics, self._voices = chat, room, topics, voices
        self._calendar = chat.draft.calendar
        self._random = chat.draft.random("chat", "talk", room.channel.id)
        self._recent = RecentPatterns()
        self._bags: dict[str, list[Scene]] = {}
        #: Where an event was told, by its number, and how many messages there were then.
        self._told: dict[int, tuple[PostSpec, int]] = {}
        self._order = self._replies = 0

    def play(self, beginnings: Sequence[Beginning]) -> list[PostSpec]:
        specs: list[PostSpec] = []
        for beginning in beginnings:
            for _ in range(_TRIES):
                if played := self._scene(beginning):
                    self._keep(played)
                    specs += played
                    break
        return specs

    def _keep(self, played: list[PostSpec]) -> None:
        for one in played:
            one.order = self._order = self._order + 1
            self._replies += one.of is not None
            self._recent.keep(one.patterns, is_reply=one.of is not None)
        first = played[0]
        if first.event is not None and first.of is None:
            self._told[first.event.number] = first, self._recent.count

    def _scene(self, beginning: Beginning) -> list[PostSpec]:
        """One scene, or none if it does not fit; nobody speaks after now."""
        random, event = self._random, beginning.event
        people = self._cast(beginning)
        if people is None:
            return []
        first, second, third = people
        # Between two, and where few have begun, the third is only spoken of.
        cast = {"A": first, "B": second, "C": third if self._is_here(third, beginning.at) else second}
        context = self._topics.context(random, beginning.at, people, event)
        scene = self._choose(event)
        if (known := context.known) is not None and not all(turn.said.fits(known) for turn in scene):
            return []
        scene = self._with_tail(scene)
        root = self._thread_of(event) if event else None
        wrong = self._mistake(context, scene) if event and root is None else None
        if wrong:
            scene = (scene[0], *random.choice(scenes("CORRECTION")))
        is_flat = not self._room.channel.is_named or (root is None and random.randrange(100) < self._flatness())
        at, before, specs, fresh = beginning.at, "", list[PostSpec](), set[str]()
        for turn in scene:
            of = root if (root is not None and (turn.is_reply or not specs)) and not is_flat else None
            speaker = cast[turn.speaker]
            if at >= self._calendar.now - timedelta(minutes=2) or not self._chat.worked(speaker, at):
                # What was wrong is not left so.
                return specs if len(specs) > 1 or not wrong else []
            one = self._say(turn, speaker, context, at, before and cast[before].username, fresh, bool(of))
            if one is None:
                return []
            one.of = of
            if wrong and not specs:
                one.is_error = True
                context[wrong[0]], context["wrong"] = context["right"], wrong[1]
            specs.append(one)
            root, before = (root if of else one), turn.speaker
            at = self._next(at, turn)
        return specs

    def _flatness(self) -> int:
        """Per cent of scenes without a thread: more of them where many have had one."""
        return _FLAT + (_STEER * (100 * self._replies - _THREADED * self._order)) // max(1, self._order)

    def _is_here(self, person: Person, at: datetime) -> bool:
        return person in self._room.people and self._chat.worked(person, at)

    def _next(self, at: datetime, turn: Turn) -> datetime:
        low, high = self._random.choice(_PAUSES if turn.is_reply else _PAUSES[:4])
        return in_office(self._random, self._calendar, at + timedelta(seconds=self._random.randrange(low, high)))

    def _say(
        self, turn: Turn, speaker: Person, context: Context, at: datetime, to: str, fresh: set[str], is_reply: bool
    ) -> PostSpec | None:
        """What somebody says, in a wording that was not heard of late; None where there is none."""
        random, known = self._random, context.known
        for _ in range(_WORDINGS):
            text = self._voices[speaker.id].speak(expand(turn.said, random, known), random)
            if is_reply and to and to != speaker.username and random.randrange(100) < _NAMED and "@" not in text:
                text = f"@{to} {text}"
            patterns = _patterns(text, context)
            if fresh.isdisjoint(patterns) and len(set(patterns)) == len(patterns) and not self._recent.knows(patterns):
                break
        else:
            return None
        body = text.format_map(context)
        fresh.update(patterns)
        event = context.event
        facts = event.facts if event else {}
        states = tuple(dict.fromkeys(name for name in gaps(text) if name in facts))
        if event and "link" in context and "{link}" in text:
            states = (*states, next(name for name in ("deal", "case", "section") if name in facts))
        if "{right}" in text:
            states = (*states, self._wrong)
        listed = context.listing.events if context.listing and "{table}" in text else ()
        return PostSpec(at, 0, self._room, speaker, turn, body, None, event, states, listed, patterns=patterns)

    _wrong = ""

    def _cast(self, beginning: Beginning) -> tuple[Person, Person, Person] | None:
        """A, who knows of the event, B, more often somebody who has a say, and C."""
        random, at, event = self._random, beginning.at, beginning.event
        here = [person for person in self._room.people if self._chat.worked(person, at)]
        if len(here) < 2:
            return None
        if event is not None:
            knowing = set(tellers(self._chat, self._room, event))
            able = [person for person in here if person.id in knowing]
            if not able:
                return None
            doers = [person for person in able if person.id in event.who[:1]]
            # Who keeps a section of the handbook answers for it.
            is_theirs = event.kind == "policy-changed" or random.randrange(4)
            first = doers[0] if doers and is_theirs else random.choice(able)
        else:
            first = random.choice(here)
        others = random.sample(here, min(len(here), 4))
        others = [person for person in others if person is not first]
        heads = [person for person in here if person.id == first.manager_id]
        if heads and random.randrange(100) < 45:
            others = [heads[0], *(person for person in others if person is not heads[0])]
        third = others[1] if len(others) > 1 else random.choice([p for p in self._chat.draft.people if p not in here])
        return first, others[0], third

    def _choose(self, event: Event | None) -> Scene:
        """The next scene of a bag, from which each comes once before any comes again."""
        names = [_kind(event)] if event else self._room.talk
        key = " ".join(names)
        bag = self._bags.setdefault(key, [])
        if not bag:
            found = [scene for name in names for scene in scenes(name)]
            # Those that are long or come with a file more often, or there would be few.
            rare = [scene for scene in found for turn in scene if turn.file or turn.is_long]
            filed = [scene for scene in rare if any(turn.file for turn in scene)]
            bag += [*found, *rare, *rare, *filed]
            self._random.shuffle(bag)
        return bag.pop()

    def _with_tail(self, scene: Scene) -> Scene:
        """The scene with some more replies where it ends in a thread."""
        if not self._room.channel.is_named or not scene[-1].is_reply or scene in small_talk():
            return scene
        added = self._random.sample(scenes("TAIL"), self._random.choice(TAILS))
        return (*scene, *(turn for tail in added for turn in tail))

    def _thread_of(self, event: Event) -> PostSpec | None:
        """The post under which later news of the same thing is told, if it is still on the page."""
        root, count = self._told.get(event.cause or 0, (None, 0))
        if root is None or self._recent.count - count > 18 or self._random.randrange(100) >= _UNDER:
            return None
        return root

    def _mistake(self, context: Context, scene: Scene) -> tuple[str, str] | None:
        """A fact of the event that A gets wrong, and what A says instead."""
        random, event = self._random, context.event
        often = _WRONG if event is None or event.kind != "policy-changed" else _MISREAD
        if event is None or random.randrange(100) >= often or not self._room.channel.is_named:
            return None
        able = [name for name in _MISTAKABLE if name in needs((scene[0],)) and name in event.facts]
        if not able or not scenes("CORRECTION"):
            return None
        fact = event.facts[able[0]]
        context["right"] = worded(fact)
        self._wrong = able[0]
        if isinstance(fact, date):
            wrong = worded(next_workday(fact + timedelta(days=random.choice((1, 2, 7)))))
        else:
            wrong = worded(fact)
            digits = [place for place, sign in enumerate(wrong) if sign.isdigit()]
            if not digits:
                return None
            at = random.choice(digits)
            wrong = f"{wrong[:at]}{int(wrong[at]) % 9 + 1}{wrong[at + 1 :]}"
        if wrong == context["right"]:
            return None
        context[able[0]] = wrong
        return able[0], wrong


def _kind(event: Event) -> str:
    """The name of the scenes that tell of an event."""
    close, old = event.facts.get("close"), event.facts.get("old")
    is_earlier = isinstance(close, date) and isinstance(old, date) and close < old
    return "deal-pulled" if event.kind == "deal-slipped" and is_earlier else event.kind


def _patterns(text: str, context: Context) -> list[str]:
    """The patterns of a text whose gaps are still open; of the shortest sentences their very words, filled in."""
    found = []
    for sentence in _split(_BLOCKS.sub("", text)):
        masked = ("n" if word[0] in "{@#:" or "{" in word else word.strip(_MARKS) for word in sentence.split())
        words = [word for word in masked if word]
        kept = [word for word, before in zip(words, ["", *words], strict=False) if not word == before == "n"]
        if sum(word != "n" for word in kept) > SHORT:
            found.append(" ".join(kept))
        elif words:
            found.append((sentence.format_map(context) if "{" in sentence else sentence).strip(_MARKS).lower())
        if "{subject}" in sentence:
            found.append(context.matter("subject"))
        if "{item}" in sentence:
            found.append(f"{' '.join(kept)} {context.matter('item')}")
    return found


# What stands in rows, and says no sentence.
_BLOCKS = re.compile(r"\{(?:table|changes)\}")
_MARKS = ".,;:!?…–—-()\"'“”*_`>/→×&¿¡~+="


def _split(text: str) -> list[str]:
    for mark in ("! ", "? ", ". "):
        text = text.replace(mark, "\n")
    return text.lower().split("\n")
