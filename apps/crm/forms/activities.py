"""Forms of tasks, events and notes."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

from flask import g

from ...platform import forms
from ...platform.limits import LONGEST_TEXT
from ..actions.events import DIRECTIONS
from ..models import EVENT_KINDS, EVENT_STATUSES, PRIORITIES, TASK_STATUSES, Event
from .fields import ParentField, owner_field


class ActivityForm(forms.PlatformForm):
    """A form with a `parent_id` field that stands for the pair (parent_type, parent_id)."""

    parent_id: Any

    def __init__(self, formdata: Any = None, obj: Any = None, **kw: Any) -> None:
        super().__init__(formdata, obj=obj, **kw)
        if formdata is None and obj is not None and obj.parent_id is not None:
            self.parent_id.data = f"{obj.parent_type}-{obj.parent_id}"

    @property
    def values(self) -> dict[str, Any]:
        values = super().values
        key, _, number = (values["parent_id"] or "").partition("-")
        return {**values, "parent_type": key or None, "parent_id": int(number) if number else None}


class TaskForm(ActivityForm):
    subject = forms.TextField("Subject", required=True, wide=True)
    due_date = forms.DateField("Due date")
    priority = forms.SelectField("Priority", choices=PRIORITIES, required=True)
    status = forms.SelectField("Status", choices=TASK_STATUSES, required=True)
    parent_id = ParentField()
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class TaskCells(forms.PlatformForm):
    subject = forms.TextField("Subject", required=True)
    status = TaskForm.status
    priority = TaskForm.priority
    due_date = TaskForm.due_date


class EventForm(ActivityForm):
    """A meeting or a call on one day; times are the office's."""

    subject = forms.TextField("Subject", required=True, wide=True)
    kind = forms.SelectField("Kind", choices=EVENT_KINDS, required=True)
    day = forms.DateField("Date", required=True)
    start = forms.TimeField("Start", required=True)
    end = forms.TimeField("End", required=True)
    status = forms.SelectField("Status", choices=EVENT_STATUSES, required=True)
    direction = forms.SelectField("Direction", choices=DIRECTIONS, help="Of a call.")
    location = forms.TextField("Location")
    parent_id = ParentField()
    description = forms.TextAreaField("Description")
    owner_id = owner_field()

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


class NoteForm(forms.PlatformForm):
    body = forms.TextAreaField("Note", required=True, max=LONGEST_TEXT, rows=4)
