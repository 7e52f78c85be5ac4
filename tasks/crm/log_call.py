from __future__ import annotations

from datetime import datetime, time, timedelta

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...apps.crm.objects import detail_of
from ...apps.platform.database import Db
from ...seeds.calendar import last_workday
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything, SameText
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date, typed_time
from .gold_steps import open_record
from .queries import contacts, persona

#: What became of a call, by who called whom; the event's subject.
_CALLS = {
    "Outbound": (
        "Left a voicemail",
        "Left a message with reception",
        "Reached the mailbox, asked for a call back",
        "Short call, promised to think it over",
    ),
    "Inbound": (
        "Asked about delivery dates",
        "Wants the new price list",
        "Asked for samples",
        "Complained about a late truck",
    ),
}
_CHASES = ("Call {first} again", "Chase {first}", "Follow up with {first}", "Ring {first} once more")
_LENGTHS = (5, 10, 15, 20, 25)


@family("crm-log-call", app="crm", kind="create", steps=45, persona="sales_rep")
def log_call(draw: Draw, world: World) -> Task:
    """Enter a call that took place, and a task to follow it up."""
    rep = persona(world, "sales_rep")
    mine = contacts(world, Contact.owner_id == rep.id)
    contact = draw.choice(one for one in uniquely_named(mine, contacts(world)) if one.account and one.first_name)
    with world.session() as db:
        today, zone = db.today, db.timezone
        chase_on = draw.day(today, 2, 20)
    day = last_workday(today - timedelta(days=draw.integer(1, 6)))
    starts = datetime.combine(day, time(draw.integer(9, 16), 5 * draw.integer(0, 11)), zone)
    ends = starts + timedelta(minutes=draw.choice(_LENGTHS))
    direction = draw.choice(list(_CALLS))
    subject, chase = draw.choice(_CALLS[direction]), draw.choice(_CHASES).format(first=contact.first_name)
    choice = detail_of(contact)

    def log(db: Db, direction: str = direction, *, invited: bool = False) -> None:
        actions.create_event(
            db, kind="Call", subject=subject, starts_at=starts, ends_at=ends, status="Held", direction=direction,
            parent_type="contact", parent_id=contact.id, attendees=[f"contact-{contact.id}"] if invited else [],
        )  # fmt: skip

    def follow_up(db: Db) -> None:
        actions.create_task(db, subject=chase, due_date=chase_on, parent_type="contact", parent_id=contact.id)

    def both(*, invited: bool) -> Outcome:
        def outcome(db: Db) -> None:
            log(db, invited=invited)
            follow_up(db)

        return outcome

    def other_direction(db: Db) -> None:
        log(db, next(other for other in _CALLS if other != direction))
        follow_up(db)

    def describe_call(user: User) -> None:
        user.fill("Subject", subject, within="New event")
        user.choose("Kind", "Call", within="New event")
        user.fill("Date", typed_date(day), within="New event")
        user.fill("Start", typed_time(starts), within="New event")
        user.fill("End", typed_time(ends), within="New event")
        user.choose("Status", "Held", within="New event")
        user.choose("Direction", direction, within="New event")

    def describe_task(user: User) -> None:
        user.fill("Subject", chase, within="New task")
        user.fill("Due date", typed_date(chase_on), within="New task")

    def relate(user: User, dialog: str) -> None:
        user.fill("Related to", contact.name, within=dialog)
        user.click("option", f"Contact: {contact.name} {choice}")
        user.click("button", "Save", within=dialog)

    def gold(user: User) -> None:
        open_record(user, "Contacts", contact.name)
        user.click("link", "Activity")
        user.click("button", "New event", within="Events")
        describe_call(user)
        user.click("button", "Save", within="New event")
        user.click("button", "New task", within="Tasks")
        describe_task(user)
        user.click("button", "Save", within="New task")
        user.done()

    def from_calendar_and_tasks(user: User) -> None:
        user.open("Tasks")
        user.click("button", "New task")
        describe_task(user)
        relate(user, "New task")
        user.open("Calendar")
        user.click("button", "New event")
        describe_call(user)
        relate(user, "New event")
        user.done()

    def with_the_contact_invited(user: User) -> None:
        open_record(user, "Contacts", contact.name)
        user.click("link", "Activity")
        user.click("button", "New event", within="Events")
        describe_call(user)
        user.fill("Add a colleague or contact", contact.name, within="New event")
        user.click("option", f"{contact.name} Contact · {choice}")
        user.click("button", "Save", within="New event")
        user.click("button", "New task", within="Tasks")
        describe_task(user)
        user.press("Enter")
        user.done()

    they_called = direction == "Inbound"
    return Task(
        goal=draw.phrase(
            "Log my call with {contact} on {day}, {start} to {end}: {who}. It is a held call, {direction}, on the "
            'contact, with the subject "{subject}". Then give me a task on the contact, "{chase}", due {due}.',
            '{who} on {day}, from {start} until {end}. Enter that as a call related to {contact}, called "{subject}", '
            'held, {direction}; and a task of mine "{chase}" related to {contact} for {due}.',
            'On {contact} two things are missing: my {direction} call ({who}) of {day}, {start} – {end} ("{subject}", '
            "held), "
            'and a task to follow up, "{chase}", due on {due}, for me.',
            "Please put into the CRM that {who} on {day} at {start} (until {end}), as an {direction} call that was "
            'held: "{subject}", related to {contact}. I want to be reminded of it, so add my task "{chase}" with the '
            "due date {due} there too.",
            contact=contact.name,
            who=f"{contact.name} called me" if they_called else f"I called {contact.name}",
            day=spoken_date(day),
            start=typed_time(starts),
            end=typed_time(ends),
            direction=direction.lower(),
            subject=subject,
            chase=chase,
            due=spoken_date(chase_on),
        ),
        outcome=(both(invited=False), both(invited=True)),
        matchers={
            "crm_event.subject": SameText(),
            "crm_event.description": Anything(),
            "crm_task.subject": SameText(),
            "crm_task.description": Anything(),
        },
        without={"the task": log, "the call": follow_up, "who called": other_direction},
        gold=gold,
        alternatives=(from_calendar_and_tasks, with_the_contact_invited),
    )
