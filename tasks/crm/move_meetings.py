from __future__ import annotations

from contextlib import suppress
from datetime import date, datetime, time, timedelta
from itertools import combinations

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...apps.crm.scheduling import named_day
from ...apps.platform.database import Db
from ...seeds.crm.phrases.meetings import INTERNAL
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from ..working_days import is_there, workdays, works_all_week
from .calendar_queries import Slot, colleagues, prepared, slots, spoken_for
from .queries import contacts, persona
from .working_hours import acting, work_moments

_RULE = (
    "What I organize with contacts, or on a record, moves to the next working day on which those of us who take part "
    "are free at the same time. My internal meetings are off: mark them as not held. What others organize goes on "
    "without me."
)
_HOURS = (9, 10, 11, 13, 14, 15)
_AHEAD = 8
_TRIES = 20


@family("crm-move-meetings", app="crm", kind="bulk", steps=110, persona="sales_manager")
def move_meetings(draw: Draw, world: World) -> Task:
    """A colleague is ill: move their customer meetings to when all are free, call the internal ones off."""
    for _ in range(_TRIES):
        with suppress(NoInstance):
            return _task(draw, world)
    raise NoInstance("nobody of the team has a day that can be moved")


def _task(draw: Draw, world: World) -> Task:
    """The task of one colleague and day; NoInstance where that comes to nothing that has to be looked up."""
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

    def look(db: Db) -> tuple[list[Slot], dict[int, str], dict[int, list[int]]]:
        found = slots(db, [user.id for user in colleagues(world)], day, days[-1] + timedelta(days=1))
        mine = [slot for slot in found if slot.user_id == ill.id]
        people: dict[int, list[int]] = {}
        for slot in found:
            if slot.response != "Declined":
                people.setdefault(slot.event_id, []).append(slot.user_id)
        return found, {slot.event_id: spoken_for(db, slot, boss.id, ill.name) for slot in mine}, people

    found, names, people = prepared(world, setup, look)
    own = [slot for slot in found if slot.owner_id == slot.user_id == ill.id and slot.starts.date() == day]
    own = [slot for slot in own if not slot.all_day and slot.status == "Planned"]
    customers = [slot for slot in own if slot.with_customer]
    internal = [slot for slot in own if not slot.with_customer]
    others = [slot for slot in found if slot.response is not None and slot.user_id == ill.id]
    others = [slot for slot in others if slot.starts.date() == day and not slot.all_day]

    def next_day(slot: Slot, who: list[int]) -> date | None:
        """The next working day on which these people are free at the time of a meeting."""
        for each in later:
            moved = _moved(slot, each)
            if not any(one.is_busy and one.user_id in who and one.meets(moved) for one in found):
                return each
        return None

    def move(targets: dict[int, date], off: list[Slot]) -> Outcome:
        def outcome(db: Db) -> None:
            for slot in own:
                if slot.event_id in targets:
                    moved = _moved(slot, targets[slot.event_id])
                    actions.update_event(db, slot.event_id, starts_at=moved.starts, ends_at=moved.ends, anyway=True)
            for slot in off:
                actions.call_off(db, slot.event_id)

        return outcome

    targets = {slot.event_id: next_day(slot, people[slot.event_id]) for slot in customers}
    alone = {slot.event_id: next_day(slot, [ill.id]) for slot in customers}
    at_once = {slot.event_id: later[0] for slot in customers}
    if None in targets.values() or None in alone.values() or targets in (alone, at_once) or len(customers) > 6:
        raise NoInstance("nobody is in the way, or there is no day for one of the meetings")
    wanted = {id: to for id, to in targets.items() if to is not None}
    # Whoever moves one after the other finds nothing in the way that was moved before, in whatever order.
    moved = [(_moved(slot, wanted[slot.event_id]), {ill.id, *people[slot.event_id]}) for slot in customers]
    if any(a.meets(b) and one & other for (a, one), (b, other) in combinations(moved, 2)):
        raise NoInstance("two of the meetings would be at the same time")
    weeks = (day - timedelta(days=day.weekday()) - this_monday).days // 7

    def open_event(user: User, slot: Slot) -> None:
        user.open("Calendar")
        user.check(ill.name)
        user.check("My calendar", on=False)
        for _ in range(weeks):
            user.click("link", "Next week")
        user.click("link", names[slot.event_id])

    absence = next(
        slot for slot in found if slot.user_id == ill.id and slot.all_day and slot.subject.startswith("Sick")
    )

    def gold(user: User) -> None:
        open_event(user, absence)
        for slot in customers:
            open_event(user, slot)
            user.click("button", "Move")
            user.fill("Date", typed_date(wanted[slot.event_id]), within="Move event")
            user.click("button", "Move", within="Move event")
        for slot in internal:
            open_event(user, slot)
            user.click("button", "Mark not held")
        user.done()

    def by_the_day(user: User) -> None:
        for slot in own:
            user.open("Calendar")
            user.check(ill.name)
            user.check("My calendar", on=False)
            for _ in range(weeks):
                user.click("link", "Next week")
            user.click("link", named_day(day), within="Go to a date")
            user.click("link", "Day", within="Views")
            user.click("link", names[slot.event_id])
            if slot in internal:
                user.click("button", "Mark not held")
            else:
                user.click("button", "Move")
                user.fill("Date", typed_date(wanted[slot.event_id]), within="Move event")
                user.click("button", "Move", within="Move event")
        user.done()

    def by_edit(user: User) -> None:
        for slot in internal:
            open_event(user, slot)
            user.click("button", "Edit")
            user.choose("Status", "Not Held", within="Edit event")
            user.click("button", "Save", within="Edit event")
        for slot in customers:
            open_event(user, slot)
            user.click("button", "Edit")
            user.fill("Date", typed_date(wanted[slot.event_id]), within="Edit event")
            user.click("button", "Save", within="Edit event")
        user.done()

    return Task(
        goal=draw.phrase(
            "{who} called in sick for {day}. The absence in the calendar says what should happen with the appointments "
            "of that day; please take care of all of them.",
            "Can you sort out {who}'s calendar for {day}? It is a sick day, and the entry itself lays down what moves, "
            "what is off and what stays. Moved appointments keep their time of day.",
            "{who} is ill on {day}. Deal with that day's appointments the way the sick note in the calendar asks for, "
            "without changing when in the day anything takes place.",
            "Please clear {day} for {who}, who is sick: read the all-day entry, then move or call off what {who} has "
            "organized, exactly by what it says. Same hours, other day.",
            "Sick day: {who}, {day}. I need the calendar put right – instructions are in the absence itself. Check "
            "that the colleagues in a meeting have time before you move it.",
            who=ill.name,
            day=spoken_date(day),
        ),
        setup=setup,
        outcome=move(wanted, internal),
        without={
            "the colleagues": move({id: to for id, to in alone.items() if to is not None}, internal),
            "who is free": move(at_once, internal),
            "the internal ones": move(wanted, []),
            **({"what others organize": move(wanted, [*internal, *others])} if others else {}),
        },
        gold=gold,
        alternatives=(by_edit, by_the_day),
    )


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
    texts = [text.format(month=f"{day:%B}", article="Samples") for text in draw.sample(INTERNAL, 5)]
    subjects = draw.sample(("Terms and samples", "Visit and tour", "Order talk", "Price talk", "Delivery talk"), 3)

    def setup(db: Db) -> None:
        planned = iter(work_moments(db, seed, 8, db.now - timedelta(days=9)))

        def add(owner_id: int, on: date, hour: int, subject: str, *asked: str, contact: Contact | None = None) -> None:
            start = datetime.combine(on, time(hour), db.timezone)
            parent = {"parent_type": "contact", "parent_id": contact.id} if contact else {}
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
