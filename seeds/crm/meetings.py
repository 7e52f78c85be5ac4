"""Who takes part in the events of the CRM; and what fills calendars besides customers: teams, leave, fairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, datetime, time, timedelta
from random import Random

from ...apps.crm.models import Contact, Event, EventAttendee, Team, User
from ...apps.handbook.holidays import is_workday
from ...apps.platform.models import Person
from ..calendar import last_workday, next_workday
from ..chronicle.presence import WrittenDays
from ..random_source import chance, pick, several
from ..rows import new
from .parents import Parent
from .phrases.calendars import internal as phrases
from .sales import Sales
from .tenure import Tenure

# What colleagues say to an invitation for a time to come, and how it was answered once it is over.
_TO_COME = {"No answer": 30, "Accepted": 52, "Tentative": 12, "Declined": 6}
_BEHIND = {"Accepted": 84, "No answer": 8, "Declined": 8}
# What is had with a colleague, who is named in it by the first name.
_WITH_COLLEAGUE = re.compile(
    r"(?:1:1|One-on-one|Weekly 1:1|Pipeline review|Deal review|Handover|Vacation handover) with ([^:–]+?)"
    r"(?:: .*| – .*)?$"
)
# Weeks before and after this one in which teams meet.
_WEEKS = range(-6, 6)
# Of a hundred people, how many are away once in the weeks to come.
_AWAY = 45


def make_meetings(sales: Sales, parents: dict[str, list[Parent]]) -> None:
    makers = _Meetings(sales)
    makers.ask_customers(parents)
    events = [*makers.team_meetings(), *makers.absences(), *makers.fairs(), *makers.among_colleagues()]
    sales.draft.add_all([event for event, _people in events])
    for event, people in sorted(events, key=lambda made: made[0].id):
        makers.ask(event, people)
    sales.draft.add_all(makers.attendees)


class _Meetings:
    def __init__(self, sales: Sales) -> None:
        self._sales, self._calendar = sales, sales.draft.calendar
        self._random = sales.draft.random("meetings")
        users = [user for user in sales.draft.all(User) if user.is_active and not user.is_frozen and user.team_id]
        self._teams: dict[int, list[int]] = {}
        for user in users:
            assert user.team_id is not None
            self._teams.setdefault(user.team_id, []).append(user.id)
        self._team_of = {user.id: user.team_id for user in users}
        self._workers = sorted(self._team_of)
        self.attendees: list[EventAttendee] = []

    def _person(self, id: int) -> Person:
        return self._sales.draft.people[id - 1]

    # -- Who is asked ------------------------------------------------------------------------------------------------

    def ask(self, event: Event, user_ids: Sequence[int] = (), contact_ids: Sequence[int] = ()) -> None:
        """Invite people to an event; contacts seldom answer in the calendar."""
        answers = _TO_COME if event.status == "Planned" and event.starts_at > self._calendar.now else _BEHIND
        for id in dict.fromkeys(user_ids):
            if id != event.owner_id:
                self._add(event, pick(self._random, answers), user_id=id)
        for id in contact_ids:
            self._add(event, "Accepted" if chance(self._random, 55) else "No answer", contact_id=id)

    def _add(self, event: Event, response: str, *, user_id: int | None = None, contact_id: int | None = None) -> None:
        row = new(EventAttendee, event_id=event.id, user_id=user_id, contact_id=contact_id, response=response)
        row.created_at = row.updated_at = event.created_at
        row.created_by_id = event.created_by_id
        self.attendees.append(row)

    def ask_customers(self, parents: dict[str, list[Parent]]) -> None:
        """Invite to the events with customers their contact, and to some a colleague."""
        known = {(parent.kind, parent.record.id): parent for found in parents.values() for parent in found}
        for event in self._sales.draft.all(Event):
            event.reminder = pick(self._random, {None: 60, 15: 25, 30: 10, 60: 5})
            if event.parent_type is None or event.parent_id is None:
                self.ask(event, self._named(event))
                continue
            parent = known.get((event.parent_type, event.parent_id))
            contact = parent.contact if parent else None
            people = self._named(event)
            mates = self._teams.get(self._team_of.get(event.owner_id) or 0, [])
            if not people and event.kind == "Meeting" and chance(self._random, 40):
                people = several(self._random, [id for id in mates if id != event.owner_id], 1)
            self.ask(event, people, [contact.id] if isinstance(contact, Contact) else [])

    def _named(self, event: Event) -> list[int]:
        """The colleague of whom a subject such as "1:1 with Ann" speaks."""
        match = _WITH_COLLEAGUE.match(event.subject)
        if match is None:
            return []
        first = match[1]
        called = [id for id in self._workers if self._person(id).first_name == first and id != event.owner_id]
        team = self._team_of.get(event.owner_id)
        return sorted(called, key=lambda id: (self._team_of[id] != team, id))[:1]

    # -- What they meet for ------------------------------------------------------------------------------------------

    def _event(
        self, subject: str, owner_id: int, start: datetime, minutes: int, *, kind: str = "Meeting",
        location: str | None = None, all_day: bool = False, description: str | None = None, ahead: int = 14,
    ) -> Event:  # fmt: skip
        end = start + timedelta(minutes=minutes)
        is_over = end <= self._calendar.now
        event = new(
            Event,
            kind=kind,
            subject=subject,
            starts_at=start,
            ends_at=end,
            all_day=all_day,
            reminder=None if all_day else pick(self._random, {None: 50, 5: 15, 15: 35}),
            status="Planned" if not is_over else "Held" if all_day or chance(self._random, 93) else "Not Held",
            direction=None,
            location=location,
            description=description,
            parent_type=None,
            parent_id=None,
            owner_id=owner_id,
        )
        entered = min(self._calendar.now, start) - timedelta(days=self._random.randrange(1, ahead))
        event.created_at = self._calendar.morning(last_workday(self._calendar.date_of(entered)))
        event.created_by_id = owner_id
        event.updated_at = min(self._calendar.now, end) if is_over else event.created_at
        return event

    def team_meetings(self) -> Iterator[tuple[Event, list[int]]]:
        """Every team meets weekly; those who sell go through their pipeline as well."""
        monday = self._calendar.today - timedelta(days=self._calendar.today.weekday())
        for team in self._sales.draft.all(Team):
            members = self._teams.get(team.id, [])
            if len(members) < 2:
                continue
            leader = self._leader(members)
            meetings = [("weekly", self._random.randrange(2), self._random.choice((8, 9, 13)), 30)]
            if team.name in phrases.SELLING or team.name.startswith("Sales "):
                meetings.append(
                    ("pipeline review", self._random.randrange(2, 5), self._random.choice((10, 11, 14)), 60)
                )
            for what, weekday, hour, minutes in meetings:
                agenda, place = self._random.choice(phrases.AGENDAS[what]), self._random.choice(phrases.ROOMS)
                for week in _WEEKS:
                    day = monday + timedelta(days=weekday, weeks=week)
                    if not is_workday(day):
                        continue
                    subject = f"{team.name} {what}, week {day.isocalendar().week}"
                    start = self._calendar.moment(day, time(hour))
                    yield self._event(subject, leader, start, minutes, location=place, description=agenda), members

    def _leader(self, members: Sequence[int]) -> int:
        """The member to whom most others report, else the first."""
        bosses = [self._person(id).manager_id for id in members]
        return max(members, key=lambda id: (bosses.count(id), -id))

    def absences(self) -> Iterator[tuple[Event, list[int]]]:
        """Days on which people are away and wrote nothing, behind us and to come."""
        written, tenure = WrittenDays(self._sales.draft), Tenure(self._sales.draft)
        for id in self._workers:
            for is_past in (True, False):
                if not chance(self._random, _AWAY):
                    continue
                back = self._random.randrange(7, 60) if is_past else -self._random.randrange(3, 36)
                drawn = next_workday(self._calendar.today - timedelta(days=back))
                what = self._random.choice(phrases.ABSENCES)
                length = self._random.choice((1, 1, 2, 3, 5)) if what not in phrases.DAYS_OFF else 1
                if (first := written.free_from(id, drawn, length)) is None:
                    continue
                subject = f"{what}: {self._person(id).name}"
                event = self._all_day(subject, id, first, length, kind="Absence")
                # Those who are new enter none before they came.
                if tenure.was_there(id, event.created_at):
                    yield event, []

    def fairs(self) -> Iterator[tuple[Event, list[int]]]:
        """Trade fairs, with those of the team who go there."""
        sellers = [self._teams[team.id] for team in self._sales.draft.all(Team) if team.name.startswith("Sales ")]
        for number, (name, place) in enumerate(several(self._random, phrases.FAIRS, 3)):
            members = self._random.choice([team for team in sellers if len(team) > 2])
            away = timedelta(days=(-30, 10, 24)[number] + self._random.randrange(7))
            first = next_workday(self._calendar.today + away)
            leader = self._leader(members)
            crew = several(self._random, [id for id in members if id != leader], 3)
            yield self._all_day(name, leader, first, 2, location=place), crew

    def _all_day(
        self, subject: str, owner_id: int, first: date, length: int, *, kind: str = "Meeting",
        location: str | None = None,
    ) -> Event:  # fmt: skip
        start = self._calendar.moment(first, time())
        end = self._calendar.moment(first + timedelta(days=length), time())
        event = self._event(subject, owner_id, start, 0, kind=kind, location=location, all_day=True, ahead=40)
        event.ends_at = end
        event.status = "Held" if end <= self._calendar.now else "Planned"
        return event

    def among_colleagues(self) -> Iterator[tuple[Event, list[int]]]:
        """Meetings of a few people in the weeks around today; nobody minds that some overlap."""
        for id in self._workers:
            for _ in range(self._random.randrange(1, 5)):
                day = next_workday(self._calendar.today + timedelta(days=self._random.randrange(-12, 22)))
                team = self._team_of[id]
                mates = [other for other in self._workers if other != id and self._team_of[other] == team]
                guests = several(self._random, mates, self._random.randrange(1, 3))
                others = [other for other in self._workers if other != id and self._team_of[other] != team]
                if not guests or chance(self._random, 30):
                    guests = [*guests, *several(self._random, others, 1)]
                yield self._internal(self._random, id, day), guests

    def _internal(self, random: Random, owner_id: int, day: date) -> Event:
        pool = phrases.ABOUT_GOODS if chance(random, 15) else phrases.INTERNAL
        subject = random.choice(pool).format(month=f"{day:%B}", article=random.choice(self._sales.articles).name)
        minutes = random.choice((30, 30, 45, 60, 90))
        start = self._calendar.slot(random, day)
        return self._event(subject, owner_id, start, minutes, location=random.choice(phrases.ROOMS))
