from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Self
from zoneinfo import ZoneInfo

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...apps.crm.models import User as CrmUser
from ...apps.crm.objects import detail_of
from ...apps.platform.database import Db
from ...seeds.crm.phrases.calendars.internal import INTERNAL, ROOMS
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..matchers import Anything, SameText
from ..pages import Form
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..working_days import is_there, works_on
from .calendar_queries import colleagues, days_ahead, first_free, planned, slots
from .pages.calendar import Calendar, invite
from .pages.contacts import ContactPage
from .pages.records import relate
from .queries import contacts, persona
from .working_hours import acting, work_moments

SUBJECTS = (
    "Quote walk-through",
    "Delivery schedule",
    "Blanket PO",
    "Sample review",
    "Annual terms",
    "Planning for next season",
)
_MINUTES = 45
#: What was written on the contact since, which says nothing of times.
_SINCE = (
    "Sent the new price list as requested.",
    "Called about the invoice question, sorted it out with their AP.",
    "Forwarded the care sheet and two photos of the samples.",
    "Asked for the ship-to of the second site. Got it.",
    "Gave them the support desk's direct line.",
)
#: Whose meeting, when, for how many minutes, what for and where.
_Block = tuple[int, datetime, int, str, str]
_DAYS = 8
#: What a contact has no time for: what the note says, and whether a start is fine.
_WISHES: tuple[tuple[str, Callable[[datetime], bool]], ...] = (
    ("{first} only takes meetings in the afternoon, 1 PM or later.", lambda at: at.hour >= 13),
    ("Mornings only for {first}, and done by noon.", lambda at: at.time() <= time(11, 15)),
    ("{first} is never in the office on {day}s, don't even ask.", lambda at: True),
)


@family("crm-book-meeting", app="crm", kind="create", steps=70, persona="sales_rep")
def book_meeting(draw: Draw, world: World) -> Task:
    """Book the first time at which three colleagues are free and the contact's note allows it."""
    facts = Booking.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=_setup(
            facts.contact,
            [facts.note, *draw.sample(_SINCE, 2)],
            [facts.rep.id, *(mate.id for mate in facts.colleagues_asked)],
            facts.blocks,
            facts.seed,
        ),
        outcome=facts.outcome_of(facts.start),
        matchers={
            "crm_event.subject": SameText(),
            "crm_event.description": Anything(),
            "crm_event.location": Anything(),
        },
        without={condition: facts.outcome_of(other) for condition, other in facts.slips.items() if other is not None},
        gold=facts.gold,
        alternatives=(facts.from_the_calendar, facts.by_the_planner),
    )


@dataclass(frozen=True)
class Booking:
    """A meeting at the first time at which everybody is free."""

    rep: CrmUser
    contact: Contact
    colleagues_asked: list[CrmUser]
    subject: str
    seed: int
    blocks: list[tuple[int, datetime, int, str, str]]  # meetings that fill the next days
    start: datetime
    slips: dict[str, datetime | None]  # the first time for somebody who leaves a condition out
    note: str  # what the contact has no time for
    attendees: list[str]
    weeks: int
    guests: dict[str, str]  # as the form offers them, by name

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        mine = contacts(world, Contact.owner_id == rep.id)
        contact = draw.choice(
            one for one in uniquely_named(mine, contacts(world)) if one.account and one.first_name and is_there(one)
        )
        mates = draw.sample(colleagues(world, rep.id), 2)
        people = [rep.id, *(mate.id for mate in mates)]
        with world.session() as db:
            days, zone = days_ahead(db, rep.id, _DAYS), db.timezone
            monday = db.today - timedelta(days=db.today.weekday())
            known = slots(db, people, days[0], days[-1] + timedelta(days=1))
        subject, seed = draw.choice(SUBJECTS), draw.integer(0, 999_999)
        starts = [datetime.combine(day, time(hour, minute), zone) for day in days for hour in range(9, 17)
                  for minute in (0, 30) if (hour, minute) <= (16, 0)]  # fmt: skip
        for _ in range(60):
            blocks = _blocks(draw, days[:4], people, zone)
            text, is_fine = _wish(draw, contact, days[draw.integer(0, 3)])
            busy = [*known, *(planned(owner, at, minutes) for owner, at, minutes, _what, _where in blocks)]
            fine = [start for start in starts if is_fine(start) and works_on(contact, start.date())]
            start = first_free(busy, people, fine, _MINUTES)
            others = {
                "the note": first_free(busy, people, starts, _MINUTES),
                "one colleague": first_free(busy, [rep.id, mates[0].id], fine, _MINUTES),
                "the other colleague": first_free(busy, [rep.id, mates[1].id], fine, _MINUTES),
            }
            if start is not None and all(other is not None and other != start for other in others.values()):
                break
        else:
            raise NoInstance("everybody is free too soon, or never")
        assert start is not None
        keys = [*(f"user-{mate.id}" for mate in mates), f"contact-{contact.id}"]
        options = {mate.name: f"{mate.name} Colleague · {mate.person.title}" for mate in mates}
        return cls(
            rep=rep,
            contact=contact,
            colleagues_asked=mates,
            subject=subject,
            seed=seed,
            blocks=blocks,
            start=start,
            slips=others,
            note=text,
            attendees=keys,
            weeks=(start.date() - timedelta(days=start.weekday()) - monday).days // 7,
            guests={**options, contact.name: f"{contact.name} Contact · {detail_of(contact)}"},
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'Please set up a {minutes}-minute meeting called "{subject}" with {contact}. {one}, {other} and I '
            "should be there: take the first time from tomorrow on when all three of us are free, between 9 AM and "
            "5 PM, starting on the hour or half hour. There's a note on {contact} about meeting times, so stick to "
            "it. Book it on the contact.",
            "{contact} wants {minutes} minutes with {one}, {other} and me. Find our earliest common opening after "
            "today (9 to 5 on working days, starting on the hour or half hour), check what the contact's notes say "
            'about when to meet, and invite everybody: meeting "{subject}", related to the contact.',
            'Can you book a {minutes}-minute meeting, "{subject}"? It\'s {one}, {other} and me from our side, and '
            "{contact} from the customer's; put it on that contact's record. It should be as soon as possible from "
            "tomorrow on, when all three of us are free, between 9 and 5, on :00 or :30, and at a time our notes on "
            "the contact allow.",
            'I need a meeting on {contact}\'s record called "{subject}": {minutes} minutes, everybody invited '
            "({contact}, {one}, {other}; I'm the organizer). Take the first slot on a working day from tomorrow on "
            "when the three of us are free between 9 AM and 5 PM, starting on the hour or half hour. Check the "
            "contact's notes.",
            "Calendar job: find the earliest {minutes} minutes when {one}, {other} and I are all free, tomorrow or "
            'later, Monday to Friday 9 to 5, starting at :00 or :30. Book the meeting "{subject}" then, with '
            "{contact} invited and linked. If the notes about {contact} rule that time out, take the next one that "
            "works.",
            minutes=_MINUTES,
            subject=self.subject,
            contact=self.contact.name,
            one=self.colleagues_asked[0].name,
            other=self.colleagues_asked[1].name,
        )

    def outcome_of(self, at: datetime) -> Outcome:
        return lambda db: actions.create_event(
            db, kind="Meeting", subject=self.subject, starts_at=at, ends_at=at + timedelta(minutes=_MINUTES),
            parent_type="contact", parent_id=self.contact.id, attendees=self.attendees, anyway=True,
        )  # fmt: skip

    def gold(self, user: User) -> None:
        self._look(user)
        self._enter(ContactPage.find(user, self.contact.name).activity().new("event", on_card=True))

    def from_the_calendar(self, user: User) -> None:
        ContactPage.find(user, self.contact.name).activity()
        self._enter(relate(self._look(user).new(), self.contact))

    def by_the_planner(self, user: User) -> None:
        self._enter(ContactPage.find(user, self.contact.name).activity().new("event", on_card=True))

    def _look(self, user: User) -> Calendar:
        calendar = Calendar(user).open()
        for mate in self.colleagues_asked:
            calendar.show(mate.name)
        return calendar.next_week(self.weeks)

    def _enter(self, form: Form) -> None:
        ends = self.start + timedelta(minutes=_MINUTES)
        form.set(subject=self.subject, day=self.start.date(), start=self.start, end=ends)
        for name, option in self.guests.items():
            invite(form, name, option)
        form.save()
        form.user.done()


def _wish(draw: Draw, contact: Contact, day: date) -> tuple[str, Callable[[datetime], bool]]:
    text, is_fine = draw.choice(_WISHES)
    if "{day}" in text:
        weekday = day.weekday()
        return text.format(first=contact.first_name, day=f"{day:%A}"), lambda at: at.weekday() != weekday
    return text.format(first=contact.first_name), is_fine


def _blocks(draw: Draw, days: list[date], people: list[int], zone: ZoneInfo) -> list[_Block]:
    """Meetings that fill the next days."""
    made = []
    for day in days:
        minute = 9 * 60
        while minute < 16 * 60 + 30:
            length = draw.choice((45, 60, 90))
            if draw.integer(0, 9):
                at = datetime.combine(day, time(minute // 60, minute % 60), zone)
                what = draw.choice(INTERNAL).format(month=f"{day:%B}")
                made.append((draw.choice(people), at, length, what, draw.choice(ROOMS)))
            minute += length
    return made


def _setup(contact: Contact, texts: list[str], people: list[int], blocks: list[_Block], seed: int) -> Outcome:
    """The note is some weeks old, and others came after it; the meetings were planned in the last days."""

    def setup(db: Db) -> None:
        earliest = max(contact.created_at, db.now - timedelta(days=40))
        # The organizer wrote last, a colleague found out about the times.
        authors = (people[1], people[0], people[0])
        for text, author, at in zip(texts, authors, work_moments(db, seed, 3, earliest), strict=True):
            with acting(db, at, author):
                actions.add_note(db, "contact", contact.id, text)
        moments = work_moments(db, seed + 1, len(blocks), db.now - timedelta(days=9))
        for (owner_id, start, length, what, where), at in zip(blocks, moments, strict=True):
            with acting(db, at, owner_id):
                actions.create_event(
                    db, kind="Meeting", subject=what, starts_at=start, ends_at=start + timedelta(minutes=length),
                    location=where, owner_id=owner_id, anyway=True,
                )  # fmt: skip

    return setup
