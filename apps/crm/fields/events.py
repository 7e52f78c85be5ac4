"""The fields of an event; its form asks for days and times at the office, and for the people to invite."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from flask import g

from ...platform import formats, forms
from ...platform.record_fields import Choice, Integer, LongText, Moment, RecordFields, Text, YesNo
from ...platform.record_fields.field import Use
from ..models import EVENT_KINDS, EVENT_STATUSES, REPEATS, Event
from ..tones import tone
from .attendees import AttendeesField
from .common import ActivityForm, Parent, ParentType, owner

DIRECTIONS = ("Inbound", "Outbound")
#: Minutes before the start, and how pages call them.
REMINDERS = {0: "At the start", 5: "5 minutes before", 15: "15 minutes before", 30: "30 minutes before",
             60: "1 hour before", 1440: "1 day before"}  # fmt: skip


@dataclass(frozen=True, eq=False)
class StartsAt(Moment):
    def controls(self, use: Use) -> dict[str, forms.PlatformField]:
        return {
            "day": forms.DateField("Date", required=True),
            "start": forms.TimeField("Start", help="Such as 2:30 PM. Leave it out if it lasts all day."),
        }


@dataclass(frozen=True, eq=False)
class EndsAt(Moment):
    def controls(self, use: Use) -> dict[str, forms.PlatformField]:
        last_day = forms.DateField("Last day", help="If it ends on a later day.")
        return {"last_day": last_day, "end": forms.TimeField("End")}


@dataclass(frozen=True, eq=False)
class Reminder(Integer):
    """How long before its start people are reminded of an event."""

    def check(self, db: Any, value: Any) -> None:
        if value not in REMINDERS:
            raise ValueError("Choose when to remind from the list.")

    def show(self, value: Any) -> str:
        return formats.EMPTY if value is None else REMINDERS.get(value, f"{value} minutes before")

    def _control(self, **look: Any) -> forms.PlatformField:
        return forms.SelectField(self.label, choices=list(REMINDERS.items()), empty="No reminder", **look)


class EventForm(ActivityForm):
    """A form whose controls `day`, `start`, `last_day` and `end` stand for the pair (starts_at, ends_at)."""

    day: Any
    start: Any
    last_day: Any
    end: Any
    all_day: Any

    attendees = AttendeesField("Attendees")
    repeats = forms.SelectField("Repeat", choices=[(each, each) for each in REPEATS], empty="Does not repeat")
    until = forms.DateField("Repeat until", help="The last day on which it may begin.")

    def __init__(self, formdata: Any = None, obj: Any = None, **kw: Any) -> None:
        people = [attendee.key for attendee in obj.attendees] if isinstance(obj, Event) else None
        super().__init__(formdata, obj=obj, **kw)
        if formdata is None and isinstance(obj, Event):
            self.attendees.data = people
            for name, value in when(obj).items():
                self[name].data = value

    @property
    def values(self) -> dict[str, Any]:
        values = super().values
        if "day" not in self:
            return values  # a field by itself, which is no time
        day: date = values.pop("day")
        last: date = values.pop("last_day") or day
        start, end = values.pop("start"), values.pop("end")
        if values["all_day"]:
            start, end, last = time(), time(), last + timedelta(days=1)
        zone = g.db.timezone
        return {
            **values,
            "starts_at": datetime.combine(day, start, zone),
            "ends_at": datetime.combine(last, end, zone),
        }

    def check(self) -> bool:
        fine = super().check()
        if "day" in self and not self.all_day.data:
            for field in (self.start, self.end):
                if field.data is None and not field.errors:
                    field.errors = [f"{field.title} is required, unless the event lasts all day."]
                    fine = False
        if not fine:
            self.problems = [forms.Problem(str(field.errors[0]), field) for field in self.controls if field.errors]
        return fine

    def take(self, error: Any) -> None:
        errors = getattr(error, "errors", {})
        if "ends_at" in errors:
            errors["last_day" if self.all_day.data else "end"] = errors.pop("ends_at")
        if "starts_at" in errors:
            errors["day"] = errors.pop("starts_at")
        super().take(error)


def when(event: Event) -> dict[str, Any]:
    """What stands in the form's controls for an event's time."""
    starts, ends = (moment.astimezone(g.db.timezone) for moment in (event.starts_at, event.ends_at))
    if event.all_day:
        last = ends.date() - timedelta(days=1)
        return {"day": starts.date(), "last_day": last if last > starts.date() else None, "start": None, "end": None}
    last_day = ends.date() if ends.date() > starts.date() else None
    return {"day": starts.date(), "last_day": last_day, "start": starts.time(), "end": ends.time()}


EVENT = RecordFields(
    Event,
    Text(Event.subject, "Subject", wide=True, searched=True),
    Choice(Event.kind, "Kind", EVENT_KINDS),
    # Times belong together, and who has time then is seen in the whole form.
    YesNo(Event.all_day, "All day", default=False, alone=False),
    StartsAt(Event.starts_at, "Starts at", imported=False, alone=False),
    EndsAt(Event.ends_at, "Ends at", imported=False, alone=False),
    Choice(Event.status, "Status", EVENT_STATUSES, default="Planned", copied=False, tone=tone),
    Choice(Event.direction, "Direction", DIRECTIONS, help="Of a call.", when=lambda event: event.kind == "Call"),
    Text(Event.location, "Location"),
    ParentType(Event.parent_type, "Related kind", form="never", imported=False, card=""),
    Parent(Event.parent_id, "Related to"),
    Reminder(Event.reminder, "Reminder"),
    LongText(Event.description, "Description", wide=True),
    owner(Event.owner_id),
    highlights=("kind", "status", "parent_id", "owner_id"),
    form=EventForm,
)
