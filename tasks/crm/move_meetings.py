from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from itertools import combinations
from typing import Any, Self

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.crm.phrases.calendars.internal import INTERNAL
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date
from ..working_days import is_there, workdays, works_all_week
from .calendar_queries import Slot, colleagues, prepared, slots, spoken_for
from .pages.calendar import Calendar, EventPage
from .queries import contacts, persona
from .working_hours import acting, work_moments

_RULE = (
    "What I organize with contacts, or on a record, moves to the next working day when all of us who attend are "
    "free at the same time. My internal meetings are off: mark them as not held. What others organize goes on "
    "without me."
)
_HOURS = (9, 10, 11, 13, 14, 15)
_AHEAD = 8
_TRIES = 20


@family("crm-move-meetings", app="crm", kind="bulk", steps=110, persona="sales_manager")
def move_meetings(draw: Draw, world: World) -> Task:
    """A colleague is ill: move their customer meetings to when all are free, call the internal ones off."""
    facts = SickDay.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.wanted, facts.internal),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.by_edit, facts.by_the_day),
    )


@dataclass(frozen=True)
class SickDay:
    """The meetings of somebody who is ill on a day, and the days to which they can move."""

    setup: Outcome
    ill: CrmUser
    day: date
    weeks: int  # from this one to that of the day
    names: dict[int, str]  # as the calendar has the events
    absence: Slot
    own: list[Slot]  # what the one who is ill organizes
    customers: list[Slot]  # of these
    internal: list[Slot]  # the rest of these
    others: list[Slot]  # what colleagues organize
    wanted: dict[int, date]
    alone: dict[int, date]  # the days for somebody who looks at the calendar of the one who is ill alone
    next_day: date

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        for _ in range(_TRIES):
            with suppress(NoInstance):
                return cls._draw_once(draw, world)
        raise NoInstance("nobody of the team has a day that can be moved")

    @classmethod
    def _draw_once(cls, draw: Draw, world: World) -> Self:
        """One colleague and day; NoInstance where that comes to nothing that has to be looked up."""
        boss = persona(world, "sales_manager")
        team = [user for user in colleagues(world, boss.id) if user.team_id == boss.team_id]
        ill, mate = draw.sample(team, 2)
        # Whom their record lets somebody expect on any working day.
        own_contacts = [one for one in contacts(world, Contact.owner_id == ill.id) if one.account_id]
        guests = draw.sample((one for one in own_contacts if is_there(one) and works_all_week(one)), 3)
        with world.session() as db:
            days = workdays(db.today, _AHEAD + 3)
            this_monday = db.today - timedelta(days=db.today.weekday())
        day = days[draw.integer(1, 3)]
        later = days[days.index(day) + 1 :]
        setup = _setup(draw, ill.id, ill.name, mate.id, guests, day, later)

        def look(db: Db) -> tuple[list[Slot], dict[int, str]]:
            found = slots(db, [user.id for user in colleagues(world)], day, days[-1] + timedelta(days=1))
            mine = (slot for slot in found if slot.user_id == ill.id)
            return found, {slot.event_id: spoken_for(db, slot, boss.id, ill.name) for slot in mine}

        found, names = prepared(world, setup, look)
        of_day = [slot for slot in found if slot.user_id == ill.id and slot.starts.date() == day and not slot.all_day]
        own = [slot for slot in of_day if slot.owner_id == ill.id and slot.status == "Planned"]
        customers = [slot for slot in own if slot.with_customer]
        wanted, alone = _targets(found, customers, later, ill.id)
        return cls(
            setup=setup,
            ill=ill,
            day=day,
            weeks=(day - timedelta(days=day.weekday()) - this_monday).days // 7,
            names=names,
            absence=next(s for s in found if s.user_id == ill.id and s.all_day and s.subject.startswith("Sick")),
            own=own,
            customers=customers,
            internal=[slot for slot in own if not slot.with_customer],
            others=[slot for slot in of_day if slot.response is not None],
            wanted=wanted,
            alone=alone,
            next_day=later[0],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "{who} called in sick for {day}. The absence in the calendar says what should happen with that day's "
            "appointments. Please take care of all of them.",
            "Can you sort out {who}'s calendar for {day}? It's a sick day, and the entry itself says what moves, "
            "what gets canceled and what stays. Appointments that move keep their time of day.",
            "{who} is out sick on {day}. Handle that day's appointments the way the sick-day entry in the calendar "
            "says, and keep the time of day of whatever moves.",
            "Please clear {day} for {who}, who is sick: read the all-day entry, then move or call off what {who} "
            "has organized, exactly as it says. Same time, different day.",
            "Sick day: {who}, {day}. I need the calendar fixed, and the instructions are in the absence itself. "
            "Keep the time of day of whatever moves, and check that the colleagues in a meeting are free before you "
            "move it.",
            who=self.ill.name,
            day=spoken_date(self.day),
        )

    def outcome_of(self, targets: Mapping[int, date], off: Iterable[Slot]) -> Outcome:
        def outcome(db: Db) -> None:
            for slot in self.customers:
                moved = _moved(slot, targets[slot.event_id])
                actions.update_event(db, slot.event_id, starts_at=moved.starts, ends_at=moved.ends, anyway=True)
            for slot in off:
                actions.call_off(db, slot.event_id)

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            "the colleagues": self.outcome_of(self.alone, self.internal),
            "who is free": self.outcome_of(dict.fromkeys(self.wanted, self.next_day), self.internal),
            "the internal ones": self.outcome_of(self.wanted, []),
            **(
                {"what others organize": self.outcome_of(self.wanted, [*self.internal, *self.others])}
                if self.others
                else {}
            ),
        }

    def gold(self, user: User) -> None:
        self._open(user, self.absence)
        for slot in self.customers:
            self._open(user, slot).move().set(day=self.wanted[slot.event_id]).save()
        for slot in self.internal:
            self._open(user, slot).mark_not_held()
        user.done()

    def by_the_day(self, user: User) -> None:
        for slot in self.own:
            event = self._open_week(user).go_to(self.day, "Day").open_event(self.names[slot.event_id])
            if slot in self.internal:
                event.mark_not_held()
            else:
                event.move().set(day=self.wanted[slot.event_id]).save()
        user.done()

    def by_edit(self, user: User) -> None:
        for slot in self.internal:
            self._open(user, slot).edit().set(status="Not Held").save()
        for slot in self.customers:
            self._open(user, slot).edit().set(day=self.wanted[slot.event_id]).save()
        user.done()

    def _open_week(self, user: User) -> Calendar:
        return Calendar(user).open().show(self.ill.name).hide_mine().next_week(self.weeks)

    def _open(self, user: User, slot: Slot) -> EventPage:
        return self._open_week(user).open_event(self.names[slot.event_id])


def _targets(
    found: Sequence[Slot], customers: Sequence[Slot], later: Sequence[date], ill_id: int
) -> tuple[dict[int, date], dict[int, date]]:
    """The days on which meetings can be, for all who take part and for the one who is ill alone; they must differ."""
    people: dict[int, set[int]] = {}
    for slot in found:
        if slot.response != "Declined":
            people.setdefault(slot.event_id, set()).add(slot.user_id)

    def next_day(slot: Slot, who: Collection[int]) -> date:
        """The next working day on which these people are free at the time of a meeting."""
        busy = [one for one in found if one.is_busy and one.user_id in who]
        for each in later:
            if not any(one.meets(_moved(slot, each)) for one in busy):
                return each
        raise NoInstance("there is no day for one of the meetings")

    targets = {slot.event_id: next_day(slot, people[slot.event_id]) for slot in customers}
    alone = {slot.event_id: next_day(slot, [ill_id]) for slot in customers}
    if targets in (alone, dict.fromkeys(targets, later[0])) or len(customers) > 6:
        raise NoInstance("nobody is in the way")
    # Whoever moves one after the other finds nothing in the way that was moved before, in whatever order.
    moved = [(_moved(slot, targets[slot.event_id]), {ill_id, *people[slot.event_id]}) for slot in customers]
    if any(a.meets(b) and one & other for (a, one), (b, other) in combinations(moved, 2)):
        raise NoInstance("two of the meetings would be at the same time")
    return targets, alone


def _moved(slot: Slot, to: date) -> Slot:
    """A meeting at the same time of another day."""
    starts = datetime.combine(to, slot.starts.time(), slot.starts.tzinfo)
    ends = datetime.combine(to, slot.ends.time(), slot.ends.tzinfo)
    return Slot(**{**vars(slot), "starts": starts, "ends": ends})


def _setup(
    draw: Draw, ill_id: int, name: str, mate_id: int, guests: list[Contact], day: date, later: list[date]
) -> Outcome:
    """A day with a sick note, customers, internal meetings and one of a colleague's; and what is in the way later."""
    hours, seed = draw.sample(_HOURS, 6), draw.integer(0, 999_999)
    texts = [text.format(month=f"{day:%B}") for text in draw.sample(INTERNAL, 5)]
    subjects = draw.sample(("Terms and samples", "Visit and tour", "Order review", "Pricing", "Delivery schedule"), 3)

    def setup(db: Db) -> None:
        planned = iter(work_moments(db, seed, 8, db.now - timedelta(days=9)))

        def add(owner_id: int, on: date, hour: int, subject: str, *asked: str, contact: Contact | None = None) -> None:
            start = datetime.combine(on, time(hour), db.timezone)
            parent: dict[str, Any] = {"parent_type": "contact", "parent_id": contact.id} if contact else {}
            people = [*asked, *([f"contact-{contact.id}"] if contact else [])]
            with acting(db, next(planned), owner_id):
                actions.create_event(
                    db, kind="Meeting", subject=subject, starts_at=start, ends_at=start + timedelta(minutes=45),
                    owner_id=owner_id, attendees=people, anyway=True, **parent,
                )  # fmt: skip

        with_mate = f"user-{mate_id}"
        for number, (guest, subject) in enumerate(zip(guests, subjects, strict=True)):
            add(ill_id, day, hours[number], f"{subject}: {guest.name}", *[with_mate][: number < 2], contact=guest)
        add(ill_id, day, hours[3], texts[0], with_mate)
        add(ill_id, day, hours[4], texts[1], with_mate)
        add(mate_id, day, hours[5], texts[2], f"user-{ill_id}")
        add(mate_id, later[0], hours[0], texts[3])
        add(ill_id, later[0], hours[2], texts[4])
        start = datetime.combine(day, time(), db.timezone)
        # The sick note is of this morning.
        with acting(db, db.now - timedelta(minutes=25), ill_id):
            actions.create_event(
                db, kind="Absence", subject=f"Sick leave: {name}", starts_at=start,
                ends_at=datetime.combine(day + timedelta(days=1), time(), db.timezone), all_day=True, description=_RULE,
                owner_id=ill_id, anyway=True,
            )  # fmt: skip

    return setup
