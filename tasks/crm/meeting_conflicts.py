from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Self
from zoneinfo import ZoneInfo

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.crm.phrases.calendars.internal import INTERNAL
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date
from .calendar_queries import Slot, colleagues, prepared, slots, spoken_for
from .pages.calendar import Calendar
from .queries import contacts, persona

#: What is put into the week: the hour of an event of one's own, and of the invitation beside it.
_TIMES = ((9, 9.5), (10, 10.5), (11, 11.5), (13, 12.5), (14, 13.5), (15, 15.5))


@family("crm-meeting-conflicts", app="crm", kind="conditional", steps=90, persona="sales_rep")
def decline_conflicts(draw: Draw, world: World) -> Task:
    """Decline a week's invitations that clash with something of one's own, but for customers and one colleague."""
    facts = MeetingConflicts.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.wanted),
        without={
            condition: facts.outcome_of(others)
            for condition, others in facts.slips.items()
            if len(others) > len(facts.wanted)
        },
        gold=lambda user: facts.in_view(user, None),
        alternatives=(lambda user: facts.in_view(user, "Week"), lambda user: facts.in_view(user, "Day")),
    )


@dataclass(frozen=True)
class MeetingConflicts:
    """Meetings of a week that overlap with others."""

    spared: CrmUser  # whose meetings stay
    weeks_ahead: int
    monday: date
    setup: Outcome
    names: dict[int, str]  # as the calendar has the events
    wanted: list[Slot]
    slips: dict[str, list[Slot]]  # what somebody declines who leaves a condition out

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        mates = draw.sample(colleagues(world, rep.id), 4)
        spared = mates[0]
        guests = draw.sample((one for one in contacts(world) if one.account_id), 3)
        with world.session() as db:
            ahead = draw.integer(1, 3)
            monday = db.today - timedelta(days=db.today.weekday()) + timedelta(weeks=ahead)
            zone = db.timezone
        setup = _setup(draw, rep.id, [mate.id for mate in mates], guests, monday, zone)

        def look(db: Db) -> tuple[list[Slot], dict[int, str]]:
            found = slots(db, [rep.id], monday, monday + timedelta(weeks=2))
            return found, {slot.event_id: spoken_for(db, slot, rep.id) for slot in found}

        found, names = prepared(world, setup, look)
        own = [slot for slot in found if slot.owner_id == rep.id and slot.is_busy]
        asked = [slot for slot in found if slot.response not in (None, "Declined") and slot.status == "Planned"]
        end = monday + timedelta(weeks=1)
        week = [slot for slot in asked if slot.starts.date() < end]

        def clashes(slot: Slot) -> bool:
            return any(slot.meets(other) for other in own)

        internal = [slot for slot in week if clashes(slot) and not slot.with_customer]
        of_others = [slot for slot in week if slot.owner_id != spared.id]
        return cls(
            spared=spared,
            weeks_ahead=ahead,
            monday=monday,
            setup=setup,
            names=names,
            wanted=[slot for slot in internal if slot.owner_id != spared.id],
            slips={
                "the customers": [slot for slot in of_others if clashes(slot)],
                "the clash": [slot for slot in of_others if not slot.with_customer],
                "the colleague": internal,
                "the week": [
                    slot for slot in asked if clashes(slot) and not slot.with_customer and slot.owner_id != spared.id
                ],
            },
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "The week of {week} is a mess. Decline every invitation in my calendar that conflicts with something I "
            "organize myself (time off counts), unless a contact is invited or it's related to a CRM record: I'll "
            "sort those out myself. Whatever {spared} organizes stays, too. Don't change anything else.",
            "Please clean up my calendar for the week that starts on {week}: where a colleague's invitation "
            "overlaps with an event of my own, decline it, unless a contact is invited, it's related to a record, "
            "or it comes from {spared}. Leave those.",
            "Go through my invitations for the seven days from {week}. Decline internal ones that overlap with one "
            "of my own events, even if I had accepted. Leave those with a contact or a record, those without an "
            "overlap, and those from {spared}.",
            "I'm double-booked in the week starting {week}. My own events win over internal meetings that others "
            "invited me to, so decline those. Invitations with contacts, or related to any record, stay as they "
            "are, and I never decline {spared}.",
            "Can you answer my invitations in the calendar? Only for the week of Monday, {week}: decline each "
            "colleague's meeting that runs at the same time as one I own. Three kinds stay: meetings with contacts "
            "or about a record, meetings that only start or end when mine does without overlapping, and meetings "
            "from {spared}.",
            week=spoken_date(self.monday),
            spared=self.spared.name,
        )

    def outcome_of(self, chosen: list[Slot]) -> Outcome:
        return lambda db: [actions.respond(db, slot.event_id, "Declined") for slot in chosen]

    def in_view(self, user: User, view: str | None) -> None:
        for slot in self.wanted:
            calendar = Calendar(user).open().next_week(self.weeks_ahead)
            day = max(slot.starts.date(), self.monday)
            if view:
                calendar.go_to(day, view)
            # What lasts some days stands on each of them.
            calendar.open_event(self.names[slot.event_id], day, all_day=slot.all_day).decline()
        user.done()


def _setup(draw: Draw, rep_id: int, mates: list[int], guests: list[Contact], monday: date, zone: ZoneInfo) -> Outcome:
    """Clashes with colleagues (one a week later, one with the first of them) and customers, others that only border."""
    plan: list[tuple[int, datetime, str, str | None, bool]] = []  # owner, start, subject, guest, whether asked
    subjects = draw.sample(INTERNAL, 12)
    with_guest = [False, False, False, False, True, True]
    draw.random.shuffle(with_guest)
    later, spared, *_others = (number for number, invited in enumerate(with_guest) if not invited)
    for number, (own, other) in enumerate(_TIMES):
        day = monday + timedelta(days=draw.integer(0, 4))
        if number == later:
            day += timedelta(weeks=1)
        subject = subjects[number].format(month=f"{day:%B}")
        guest = f"contact-{guests[number % 3].id}" if with_guest[number] else None
        plan.append((rep_id, _at(day, own, zone), f"Prep block {draw.integer(2, 9)}", None, False))
        plan.append(
            (mates[0] if number == spared else draw.choice(mates[1:]), _at(day, other, zone), subject, guest, True)
        )
        if number % 2:
            after = subjects[6 + number].format(month=f"{day:%B}", article="Returns")
            plan.append(
                (draw.choice(mates), _at(day, own + 1 if other < own else other + 1.5, zone), after, None, True)
            )

    def setup(db: Db) -> None:
        for owner_id, start, subject, guest, is_asked in plan:
            people = [f"user-{rep_id}"] if is_asked else []
            actions.create_event(
                db, kind="Meeting", subject=subject, starts_at=start, ends_at=start + timedelta(hours=1),
                owner_id=owner_id, attendees=[*people, *([guest] if guest else [])], anyway=True,
            )  # fmt: skip

    return setup


def _at(day: date, hour: float, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(int(hour), round(hour % 1 * 60)), zone)
