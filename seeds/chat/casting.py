"""Who speaks in a scene: people who are there, and who stand to each other as the scene wants them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from random import Random

from ...apps.platform.models import Person
from .chat_draft import ChatDraft, Room
from .plan import Beginning, tellers
from .scenes import Scene

# Per cent of scenes about something that happened in which its doer tells of it, and in which A's own head answers.
_OWN, _HEADED = 75, 12
_PERSONAL = ("policy-", "week-", "project-")
_LONG_AGO = timedelta(days=9999)


@dataclass(frozen=True)
class Cast:
    """A, B, and C, who is only spoken of where C does not speak."""

    first: Person
    second: Person
    third: Person

    def __getitem__(self, letter: str) -> Person:
        return {"A": self.first, "B": self.second, "C": self.third}[letter]

    def __iter__(self) -> Iterator[Person]:
        return iter((self.first, self.second, self.third))


class Company:
    """Those who are in a room when a scene begins, in an order drawn for it."""

    def __init__(self, chat: ChatDraft, room: Room, random: Random, beginning: Beginning) -> None:
        self._chat, self._room, self._random, self._at = chat, room, random, beginning.at
        here = [person for person in room.people if chat.worked(person, beginning.at)]
        here = random.sample(here, len(here))
        # Those who run the company say little.
        self._here = sorted(here, key=lambda person: person.manager_id is None and random.randrange(4) > 0)
        self._able = self._here if beginning.event is None else self._tellers(beginning)
        self._is_headed = random.randrange(100) < _HEADED
        self._others_of: dict[int, list[Person]] = {}
        self.local = beginning.at.astimezone(chat.draft.calendar.timezone)

    def _tellers(self, beginning: Beginning) -> list[Person]:
        """Who knows of the event, more often its doer first."""
        event = beginning.event
        assert event is not None
        knowing = set(tellers(self._chat, self._room, event))
        able = [person for person in self._here if person.id in knowing]
        # Who keeps a section of the handbook answers for it, who sums up a week or leads a project does so.
        if event.kind.startswith(_PERSONAL) or self._random.randrange(100) < _OWN:
            able.sort(key=lambda person: person.id not in event.who[:1])
        return able

    def cast(self, scene: Scene) -> Cast | None:
        """Those of them who can play a scene, if there are such."""
        if not scene.conditions.hold_at(self.local):
            return None
        for first in self._able:
            if self._suits(scene, "A", first):
                others = self._others(scene, first)
                second = next((person for person in others if self._answers(scene, first, person)), None)
                third = second and self._third(scene, [person for person in others if person is not second])
                if second and third:
                    return Cast(first, second, third)
        return None

    def _suits(self, scene: Scene, letter: str, person: Person) -> bool:
        begun = self._chat.begun.get(person.id)
        age = self._at - begun if begun else _LONG_AGO
        return scene.conditions.suit(letter, person, age, is_lead=person.id in self._chat.leaders)

    def _answers(self, scene: Scene, first: Person, second: Person) -> bool:
        return self._suits(scene, "B", second) and scene.conditions.pair(first, second, self._chat.leads)

    def _others(self, scene: Scene, first: Person) -> list[Person]:
        """All but A: colleagues of the same rank before those who lead A or whom A leads."""
        if scene.conditions.rank:
            return [person for person in self._here if person is not first]
        if first.id not in self._others_of:
            self._others_of[first.id] = self._by_rank(first)
        return self._others_of[first.id]

    def _by_rank(self, first: Person) -> list[Person]:
        others = [person for person in self._here if person is not first]
        if self._is_headed:
            return sorted(others, key=lambda person: person.id != first.manager_id)
        leads = self._chat.leads
        return sorted(others, key=lambda person: leads(person, first) or leads(first, person))

    def _third(self, scene: Scene, others: list[Person]) -> Person | None:
        able = [person for person in others if self._suits(scene, "C", person)]
        if able or scene.has_third:
            return able[0] if able else None
        # Between two, the third is only spoken of.
        absent = [p for p in self._chat.draft.people if p not in self._room.people and self._chat.worked(p, self._at)]
        suiting = [person for person in absent if self._suits(scene, "C", person)]
        return self._random.choice(suiting) if suiting else None
