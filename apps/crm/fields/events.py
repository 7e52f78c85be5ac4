"""The fields of an event; its form asks for one day and two times at the office."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from flask import g

from ...platform import forms
from ...platform.record_fields import Choice, LongText, Moment, RecordFields, Text
from ...platform.record_fields.field import Use
from ..models import EVENT_KINDS, EVENT_STATUSES, Event
from .common import ActivityForm, Parent, ParentType, owner

DIRECTIONS = ("Inbound", "Outbound")


@dataclass(frozen=True, eq=False)
class StartsAt(Moment):
    def controls(self, use: Use) -> dict[str, forms.PlatformField]:
        return {"day": forms.DateField("Date", required=True), "start": forms.TimeField("Start", required=True)}


@dataclass(frozen=True, eq=False)
class EndsAt(Moment):
    def controls(self, use: Use) -> dict[str, forms.PlatformField]:
        return {"end": forms.TimeField("End", required=True)}


class EventForm(ActivityForm):
    """A form whose controls `day`, `start` and `end` stand for the pair (starts_at, ends_at)."""

    day: Any
    start: Any
    end: Any

    def __init__(self, formdata: Any = None, obj: Any = None, **kw: Any) -> None:
        super().__init__(formdata, obj=obj, **kw)
        if formdata is None and isinstance(obj, Event):
            starts, ends = (moment.astimezone(g.db.timezone) for moment in (obj.starts_at, obj.ends_at))
            self.day.data, self.start.data, self.end.data = starts.date(), starts.time(), ends.time()

    @property
    def values(self) -> dict[str, Any]:
        values = super().values
        day: date = values.pop("day")
        start, end = values.pop("start"), values.pop("end")
        zone = g.db.timezone
        return {
            **values,
            "starts_at": datetime.combine(day, start, zone),
            "ends_at": datetime.combine(day, end, zone),
        }

    def take(self, error: Any) -> None:
        errors = getattr(error, "errors", {})
        if "ends_at" in errors:
            errors["end"] = errors.pop("ends_at")
        super().take(error)


EVENT = RecordFields(
    Event,
    Text(Event.subject, "Subject", wide=True),
    Choice(Event.kind, "Kind", EVENT_KINDS),
    StartsAt(Event.starts_at, "Starts at", imported=False),
    EndsAt(Event.ends_at, "Ends at", imported=False),
    Choice(Event.status, "Status", EVENT_STATUSES, default="Planned"),
    Choice(Event.direction, "Direction", DIRECTIONS, help="Of a call."),
    Text(Event.location, "Location"),
    ParentType(Event.parent_type, "Related to", form="never", imported=False),
    Parent(Event.parent_id, "Related to"),
    LongText(Event.description, "Description"),
    owner(Event.owner_id),
    form=EventForm,
)
