from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import partial
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...apps.crm.objects import detail_of
from ...apps.platform.database import Db
from ...seeds.calendar import last_workday
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything, SameText
from ..pages import Form
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_time
from .pages.calendar import Calendar, invite
from .pages.contacts import ContactPage
from .pages.records import relate
from .pages.tasks import TaskList
from .queries import contacts, persona

#: What became of a call, by who called whom; the event's subject.
_CALLS = {
    "Outbound": (
        "Left a voicemail",
        "Left a message with the front desk",
        "Got voicemail, asked for a callback",
        "Short call, they want to think it over",
    ),
    "Inbound": (
        "Asked about delivery dates",
        "Wants new price list",
        "Asked for samples",
        "Complained about a late truck",
    ),
}
_CHASES = ("Call {first} again", "Check back with {first}", "Follow up with {first}", "Try {first} again")
_LENGTHS = (5, 10, 15, 20, 25)


@family("crm-log-call", app="crm", kind="create", steps=45, persona="sales_rep")
def log_call(draw: Draw, world: World) -> Task:
    """Enter a call that took place, and a task to follow it up."""
    facts = LoggedCall.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        outcome=(facts.outcome, partial(facts.outcome, invited=True)),
        matchers={
            "crm_event.subject": SameText(),
            "crm_event.description": Anything(),
            "crm_task.subject": SameText(),
            "crm_task.description": Anything(),
        },
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.from_calendar_and_tasks, facts.with_the_contact_invited),
    )


@dataclass(frozen=True)
class LoggedCall:
    """A call that took place, and what follows from it."""

    contact: Contact
    chase_on: date
    day: date
    starts: datetime
    ends: datetime
    direction: str
    subject: str
    chase: str
    they_called: bool

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
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
        return cls(
            contact=contact,
            chase_on=chase_on,
            day=day,
            starts=starts,
            ends=ends,
            direction=direction,
            subject=draw.choice(_CALLS[direction]),
            chase=draw.choice(_CHASES).format(first=contact.first_name),
            they_called=direction == "Inbound",
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Please log my call with {contact} on {day}, {start} to {end}: {who}. It's a held call, {direction}, on "
            'the contact, with the subject "{subject}". Then add a task for me on the contact, "{chase}", due {due}.',
            '{who} on {day}, from {start} to {end}. Enter that as a call related to {contact}, called "{subject}", '
            'held, {direction}. Then add a task for me, "{chase}", related to {contact} and due {due}.',
            "Two things are missing on {contact}: my {direction} call ({who}) on {day}, {start} to {end} "
            '("{subject}", held), and a follow-up task for me, "{chase}", due on {due}.',
            "Please note in the CRM that {who} on {day} at {start} (until {end}), as an {direction} call that was "
            'held: "{subject}", related to {contact}. I don\'t want to forget to follow up, so add my task "{chase}" '
            "with the due date {due} there too.",
            contact=self.contact.name,
            who=f"{self.contact.name} called me" if self.they_called else f"I called {self.contact.name}",
            day=spoken_date(self.day),
            start=typed_time(self.starts),
            end=typed_time(self.ends),
            direction=self.direction.lower(),
            subject=self.subject,
            chase=self.chase,
            due=spoken_date(self.chase_on),
        )

    def outcome(self, db: Db, *, direction: str = "", invited: bool = False) -> None:
        """The call, whether or not the contact was invited to it, and the task."""
        self.log(db, direction=direction, invited=invited)
        self.follow_up(db)

    def log(self, db: Db, *, direction: str = "", invited: bool = False) -> None:
        actions.create_event(
            db, kind="Call", subject=self.subject, starts_at=self.starts, ends_at=self.ends, status="Held",
            direction=direction or self.direction, parent_type="contact", parent_id=self.contact.id,
            attendees=[f"contact-{self.contact.id}"] if invited else [],
        )  # fmt: skip

    def follow_up(self, db: Db) -> None:
        actions.create_task(
            db, subject=self.chase, due_date=self.chase_on, parent_type="contact", parent_id=self.contact.id
        )

    def without(self) -> dict[str, Outcome]:
        other = next(other for other in _CALLS if other != self.direction)
        return {"the task": self.log, "the call": self.follow_up, "who called": partial(self.outcome, direction=other)}

    def gold(self, user: User) -> None:
        page = ContactPage.find(user, self.contact.name).activity()
        self._describe_call(page.new("event", on_card=True)).save()
        self._describe_task(page.new("task", on_card=True)).save()
        user.done()

    def from_calendar_and_tasks(self, user: User) -> None:
        relate(self._describe_task(TaskList(user).open().new()), self.contact).save()
        relate(self._describe_call(Calendar(user).open().new()), self.contact).save()
        user.done()

    def with_the_contact_invited(self, user: User) -> None:
        page = ContactPage.find(user, self.contact.name).activity()
        form = self._describe_call(page.new("event", on_card=True))
        invite(form, self.contact.name, f"{self.contact.name} Contact · {detail_of(self.contact)}").save()
        self._describe_task(page.new("task", on_card=True)).enter()
        user.done()

    def _describe_call(self, form: Form) -> Form:
        form.set(subject=self.subject, kind="Call", day=self.day, start=self.starts, end=self.ends)
        return form.set(status="Held", direction=self.direction)

    def _describe_task(self, form: Form) -> Form:
        return form.set(subject=self.chase, due_date=self.chase_on)
