"""What is said where and when: scenes played by the people of each room, no pattern twice on a page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from zlib import crc32

from ...apps.platform.models import Person
from ..calendar import next_workday
from ..events import Event, worded
from ..grammar import expand, gaps
from ..patterns import SHORT, Masker, sentences
from .casting import Cast, Company
from .chat_draft import ChatDraft, Room
from .plan import Beginning, in_office, plan
from .recent import RecentPatterns, names
from .scenes import Scene, Turn, names_of, scenes
from .topics import Context, Topics
from .voices import Voice, draw_voices

_TRIES, _WORDINGS = 10, 4
# Per cent of replies that name whom they answer, of later news that is told under the earlier, and of tellings that get
# a date or an amount wrong, or a figure of the handbook.
_NAMED, _UNDER, _WRONG, _MISREAD = 46, 95, 7, 30
# Per cent of scenes without a thread, of those with one answer and of longer ones.
_SHORT_FLAT, _LONG_FLAT = 320, 2
# Per cent of a channel's posts that are replies, and how strongly it keeps to that.
_THREADED, _STEER = 48, 12
# Files in a thousand scenes of the kinds that have some.
_FILED = 98
# After so long nobody goes back to a thread with news.
_STALE = timedelta(days=14)
# In seconds: how long an answer takes.
_PAUSES = ((20, 90), (40, 240), (60, 600), (90, 900), (200, 1800), (900, 7200))
# The hour by which the last have gone.
_HOME = 19
# Per cent of the scenes of a kind that are played in one company, if these are not too few.
_LIKED, _FEW = 38, 4
# The same of those that begin at length, of which there are few.
_LIKED_LONG = 46
# So many messages later news still goes under the earlier.
_AGO = 44
# Sentences of no more words are said again now and then.
_FEW_WORDS = 5
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


def draw_posts(chat: ChatDraft) -> list[PostSpec]:
    """Everything that is said, oldest first."""
    topics = Topics(chat.draft)
    random = chat.draft.random("chat", "voices")
    voices = draw_voices(random, chat.draft.people)
    named = [room for room in chat.rooms if room.channel.is_named]
    direct = [room for room in chat.rooms if not room.channel.is_named]
    counts = []
    for rooms, total in ((named, chat.volume.channel_posts), (direct, chat.volume.direct_posts)):
        whole = sum(room.weight for room in rooms)
        counts += [(room, max(3, total * room.weight // whole)) for room in rooms]
    beginnings = plan(chat, counts)
    specs: list[PostSpec] = []
    # What is still to be played, by the names that it was put together from, in all rooms.
    bags: dict[str, list[Scene]] = {}
    masker = Masker(names(chat.draft))
    for room, _ in counts:
        specs += Talk(chat, room, topics, voices, bags, masker).play(beginnings[room.channel.id])
    specs.sort(key=lambda one: (one.at, one.room.channel.id, one.order))
    return specs


class Talk:
    """All that is said in one room."""

    def __init__(
        self,
        chat: ChatDraft,
        room: Room,
        topics: Topics,
        voices: dict[int, Voice],
        bags: dict[str, list[Scene]],
        masker: Masker,
    ) -> None:
        self._bags, self._masker = bags, masker
        self._chat, self._room, self._topics, self._voices = chat, room, topics, voices
        self._calendar = chat.draft.calendar
        self._random = chat.draft.random("chat", "talk", room.channel.id)
        #: What is said in this company, of all that could be.
        self._taste = chat.draft.random("chat", "taste").getrandbits(32)
        self._recent = RecentPatterns()
        #: Where an event was told, by its number, and how many messages there were then.
        self._told: dict[int, tuple[PostSpec, int]] = {}
        self._order = self._replies = self._files = self._chances = 0

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
            self._files += bool(one.turn.file)
            self._recent.keep(one.patterns, is_reply=one.of is not None)
        first = played[0]
        if first.event is not None and first.of is None:
            self._told[first.event.number] = first, self._recent.count

    def _scene(self, beginning: Beginning) -> list[PostSpec]:
        """One scene, or none if it does not fit; nobody speaks after now."""
        random, event = self._random, beginning.event
        company = Company(self._chat, self._room, random, beginning)
        scene, cast = self._choose(beginning, company)
        if scene is None or cast is None:
            return []
        context = self._topics.context(random, beginning.at, tuple(cast), event)
        turns = scene.turns
        if (known := context.known) is not None and not all(turn.said.fits(known) for turn in turns):
            return []
        root = self._thread_of(event) if event else None
        wrong = self._mistake(context, turns[0]) if event and root is None else None
        if wrong:
            turns = (turns[0], *self._correction(cast.third in self._room.people))
        is_flat = not self._room.channel.is_named or (root is None and random.randrange(100) < self._flatness(scene))
        at, before, specs, fresh = beginning.at, "", list[PostSpec](), set[str]()
        for turn in turns:
            of = root if (root is not None and (turn.is_reply or not specs)) and not is_flat else None
            speaker = cast[turn.speaker]
            if at >= self._calendar.now - timedelta(minutes=2) or not self._chat.worked(speaker, at):
                # What was wrong is not left so.
                return specs if len(specs) > 1 or not wrong else []
            context.move_to(at)
            one = self._say(turn, speaker, context, at, before and cast[before].username, fresh)
            if one is None:
                return []
            one.of = of
            if wrong and not specs:
                one.is_error = True
                context[wrong[0]], context["wrong"] = context["right"], wrong[1]
            specs.append(one)
            root, before = (root if of else one), turn.speaker
            at = self._next(at, turn, is_flat=is_flat)
        return specs

    def _flatness(self, scene: Scene) -> int:
        """Per cent of such scenes without a thread: more of them where many have had one."""
        flat = _SHORT_FLAT if sum(turn.is_reply for turn in scene.turns) < 2 else _LONG_FLAT
        return flat + (_STEER * (100 * self._replies - _THREADED * self._order)) // max(1, self._order)

    def _next(self, at: datetime, turn: Turn, *, is_flat: bool) -> datetime:
        """When the answer comes: on the same day unless everybody goes home, and soon where there is no thread."""
        pauses = _PAUSES[:3] if is_flat else _PAUSES if turn.is_reply else _PAUSES[:4]
        for low, high in (self._random.choice(pauses), *_PAUSES[1::-1]):
            later = at + timedelta(seconds=self._random.randrange(low, high))
            if later.astimezone(self._calendar.timezone).hour < _HOME:
                return later
        return in_office(self._random, self._calendar, later)

    def _say(
        self, turn: Turn, speaker: Person, context: Context, at: datetime, to: str, fresh: set[str]
    ) -> PostSpec | None:
        """What somebody says, in a wording that was not heard of late; None where there is none."""
        random, known = self._random, context.known
        for taste in (self._taste, self._taste, *[0] * _WORDINGS):
            text = self._voices[speaker.id].speak(expand(turn.said, random, known, taste), random)
            if turn.is_reply and self._is_named(to, speaker, text):
                text = f"@{to} {text}"
            body = _filled(text, context)
            patterns = _patterns(text, context)
            # What a reader would know again takes longer to find.
            if self._is_fresh(patterns, fresh) and self._is_fresh(patterns := [*patterns, *self._read(body)], fresh):
                break
        else:
            return None
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

    def _is_named(self, to: str, speaker: Person, text: str) -> bool:
        """Whether an answer begins with the name of the one whom it answers."""
        if not self._room.channel.is_named or to in ("", speaker.username) or _NAMES.search(text):
            return False
        return self._random.randrange(100) < _NAMED

    def _is_fresh(self, patterns: list[str], said: set[str]) -> bool:
        """Whether none of them was heard of late, nor another time in the same post."""
        return said.isdisjoint(patterns) and len(set(patterns)) == len(patterns) and not self._recent.knows(patterns)

    def _read(self, body: str) -> Iterator[str]:
        """What a reader would know again: patterns by all that has a name, and whole sentences."""
        told = sentences(body)
        yield from (f"= {pattern}" for pattern in self._masker.of(told))
        yield from (f"== {each}" for each in told if len(each.split()) > _FEW_WORDS)

    def _choose(self, beginning: Beginning, company: Company) -> tuple[Scene, Cast] | tuple[None, None]:
        """The next scene that those who are here can play, of a bag from which each comes once before any again."""
        event = beginning.event
        told = event and names_of(event, self._room.channel.name or "direct")
        names = beginning.scenes or told or self._room.talk
        every = [scene for name in names for scene in scenes(name)]
        bags = [("", self._liked(every)), ("", every)]
        if filed := [scene for scene in every if scene.turns[0].file]:
            self._chances += 1
            if 1000 * self._files < _FILED * self._chances:
                # Companies that like few scenes with a file still play some.
                bags.insert(0, ("with files: ", filed))
        found = (self._draw(kind + " ".join(names), pool, company) for kind, pool in bags)
        return next((drawn for drawn in found if drawn), (None, None))

    def _draw(self, name: str, pool: Sequence[Scene], company: Company) -> tuple[Scene, Cast] | None:
        """One that can be played out of the bag of that name, which is filled again from the pool."""
        bag = self._bags.setdefault(name, [])
        if chosen := _first_able(bag, company):
            return chosen
        fresh = self._shuffled(pool)
        if chosen := _first_able(fresh, company):
            bag[:0] = fresh
        return chosen

    def _liked(self, found: Sequence[Scene]) -> list[Scene]:
        """Those scenes that are played in this company, of many."""
        liked = [
            scene for scene in found if self._taste_for(scene) < (_LIKED_LONG if scene.turns[0].is_long else _LIKED)
        ]
        return liked if len(liked) >= _FEW else list(found)

    def _taste_for(self, scene: Scene) -> int:
        """A number under a hundred that is another one for every scene and company."""
        return crc32(f"{scene.number} {self._taste}".encode()) % 100

    def _shuffled(self, found: Sequence[Scene]) -> list[Scene]:
        """One version of every block, as often as it was found."""
        blocks: dict[str, list[Scene]] = {}
        for scene in found:
            blocks.setdefault(scene.block, []).append(scene)
        drawn = [self._random.choice(same) for same in blocks.values() for _ in range(same.count(same[0]))]
        # Those that begin at length more often, or there would be few.
        long = [scene for scene in drawn if scene.turns[0].is_long]
        every = [*drawn, *long, *long]
        self._random.shuffle(every)
        return every

    def _correction(self, is_third_here: bool) -> Sequence[Turn]:
        """How B puts right what A has said."""
        found = [scene for scene in scenes("CORRECTION") if is_third_here or not scene.has_third]
        return self._random.choice(found).turns

    def _thread_of(self, event: Event) -> PostSpec | None:
        """The post under which later news of the same thing is told, if that was not long ago."""
        if event.kind == "hired":
            # Who comes is welcomed by all, not under what was said of the contract.
            return None
        root, count = self._told.get(event.cause or 0, (None, 0))
        if (
            root is None
            or event.at - root.at > _STALE
            or self._recent.count - count > _AGO
            or self._random.randrange(100) >= _UNDER
        ):
            return None
        return root

    def _mistake(self, context: Context, told: Turn) -> tuple[str, str] | None:
        """A fact of the event that A gets wrong, and what A says instead."""
        random, event = self._random, context.event
        often = _WRONG if event is None or event.kind != "policy-changed" else _MISREAD
        if event is None or random.randrange(100) >= often or not self._room.channel.is_named or told.is_quoting:
            return None
        able = [name for name in _MISTAKABLE if name in told.said.needs and name in event.facts]
        if not able:
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
            # Nobody corrects a sum by a dollar.
            at = random.choice(digits[:2])
            wrong = f"{wrong[:at]}{int(wrong[at]) % 9 + 1}{wrong[at + 1 :]}"
        if wrong == context["right"]:
            return None
        context[able[0]] = wrong
        return able[0], wrong


def _first_able(bag: list[Scene], company: Company) -> tuple[Scene, Cast] | None:
    """Take the first scene out of a bag that can be played."""
    for at in range(len(bag) - 1, -1, -1):
        if cast := company.cast(bag[at]):
            return bag.pop(at), cast
    return None


def _filled(text: str, context: Context) -> str:
    """The text with its facts, with a capital where one begins a sentence."""
    opened = _FIRST.sub(lambda found: found[1] + _capital(context[found[2]]), text)
    return opened.format_map(context)


def _capital(fact: str) -> str:
    return fact[:1].upper() + fact[1:]


def _patterns(text: str, context: Context) -> list[str]:
    """The patterns of a text whose gaps are still open; the shortest sentences have none."""
    found = []
    for sentence in _split(_BLOCKS.sub("", text)):
        masked = ("n" if word[0] in "{@#:" or "{" in word else word.strip(_MARKS) for word in sentence.split())
        words = [word for word in masked if word]
        kept = [word for word, before in zip(words, ["", *words], strict=False) if not word == before == "n"]
        if sum(1 + word.count("-") for word in kept if word != "n") > SHORT:
            found.append(" ".join(kept))
        if "{subject}" in sentence:
            found.append(context.matter("subject"))
        if "{item}" in sentence:
            found.append(f"{' '.join(kept)} {context.matter('item')}")
    return found


# A fact that begins a sentence.
_FIRST = re.compile(r"((?:^|[.!?] |\n)(?:- |\d\. )?)\{(\w+)\}")
# Somebody who is named.
_NAMES = re.compile(r"@|\{(?:[abc]|person)1?\}")
# What stands in rows, and says no sentence.
_BLOCKS = re.compile(r"\{(?:table|changes)\}")
_MARKS = ".,;:!?…–—-()\"'“”*_`>/→×&¿¡~+="


def _split(text: str) -> list[str]:
    for mark in ("! ", "? ", ". "):
        text = text.replace(mark, "\n")
    return text.lower().split("\n")
