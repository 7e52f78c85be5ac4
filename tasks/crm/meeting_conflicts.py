from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...apps.platform.database import Db
from ...seeds.crm.phrases.meetings import INTERNAL
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .calendar_queries import Slot, colleagues, prepared, slots, spoken_for
from .queries import contacts, persona

#: What is put into the week: the hour of an event of one's own, and of the invitation beside it.
_TIMES = ((9, 9.5), (10, 10.5), (11, 11.5), (13, 12.5), (14, 13.5), (15, 15.5))


@family("crm-meeting-conflicts", app="crm", kind="conditional", steps=90, persona="sales_rep")
def decline_conflicts(draw: Draw, world: World) -> Task:
    """Decline the invitations of next week that clash with something of one's own, unless a customer takes part."""
    rep = persona(world, "sales_rep")
    mates = draw.sample(colleagues(world, rep.id), 4)
    guests = draw.sample((one for one in contacts(world) if one.account_id), 3)
    with world.session() as db:
        monday = db.today - timedelta(days=db.today.weekday()) + timedelta(weeks=1)
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

    def decline(chosen: list[Slot]) -> Outcome:
        return lambda db: [actions.respond(db, slot.event_id, "Declined") for slot in chosen]

    wanted = [slot for slot in week if clashes(slot) and not slot.with_customer]

    def in_view(user: User, view: str | None) -> None:
        for slot in wanted:
            user.open("Calendar")
            if view:
                user.click("link", view, within="Views")
            user.click("link", "Next week")
            user.click("link", names[slot.event_id])
            user.click("button", "Decline")
        user.done()

    return Task(
        goal=draw.phrase(
            "Next week is a mess. Decline every invitation in my calendar that clashes with something I organize "
            "myself (leave counts), except where a customer's contact or record is involved: those I sort out "
            "personally. Nothing else may change.",
            "Please clean up my calendar for next week: where a colleague's invitation overlaps with an event of "
            "my own, decline the invitation – unless it is with a customer, then leave it as it is.",
            "Go through my invitations for next week (Monday to Sunday). Internal ones that overlap with one of my "
            "own events get a Declined, even if I had accepted. Those with a customer, or without an overlap, stay.",
            "I am double-booked next week. My own events win against internal meetings that others invited me to, so "
            "decline these. Invitations with customer contacts, or related to a customer's record, stay as they are.",
            "Can you answer for me in the calendar? For next week only: say no to each meeting of a colleague that "
            "runs at the same time as one I own. Two things stay: customer meetings, and what only borders on mine.",
        ),
        setup=setup,
        outcome=decline(wanted),
        without={
            condition: decline(others)
            for condition, others in {
                "the customers": [slot for slot in week if clashes(slot)],
                "the clash": [slot for slot in week if not slot.with_customer],
                "the week": [slot for slot in asked if clashes(slot) and not slot.with_customer],
            }.items()
            if len(others) > len(wanted)
        },
        gold=lambda user: in_view(user, None),
        alternatives=(lambda user: in_view(user, "Work week"),) if all(s.starts.weekday() < 5 for s in wanted) else (),
    )


def _setup(draw: Draw, rep_id: int, mates: list[int], guests: list[Contact], monday: date, zone: ZoneInfo) -> Outcome:
    """Four clashes with colleagues and two with customers, two invitations that only border, one a week later."""
    plan: list[tuple[int, datetime, str, str | None, bool]] = []  # owner, start, subject, guest, whether asked
    subjects = draw.sample(INTERNAL, 12)
    with_guest = [False, False, False, False, True, True]
    draw.random.shuffle(with_guest)
    for number, (own, other) in enumerate(_TIMES):
        day = monday + timedelta(days=draw.integer(0, 4))
        if number == with_guest.index(False):
            day += timedelta(weeks=1)
        subject = subjects[number].format(month=f"{day:%B}", article="Samples")
        guest = f"contact-{guests[number % 3].id}" if with_guest[number] else None
        plan.append((rep_id, _at(day, own, zone), f"Preparation {draw.integer(2, 9)}", None, False))
        plan.append((draw.choice(mates), _at(day, other, zone), subject, guest, True))
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
