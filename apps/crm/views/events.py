"""Meetings, calls and absences: their page, create, edit, move, answer, mark held."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from typing import Any
from urllib.parse import urlsplit

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.forms import PlatformForm
from ...platform.pages import done, local_path
from ...platform.parameters import read_id, read_text
from ...platform.undo import undoable
from .. import actions, queries
from ..actions.events import later_events
from ..calendar import PLANNED_HOURS, planner_rows
from ..fields import EVENT
from ..fields.attendees import AttendeesField
from ..fields.events import when
from ..forms import ConfirmForm, MoveEventForm
from ..models import Event, User
from ..permissions import require, require_create
from ..queries import find
from ..scheduling import conflict_text, conflicts, midnight
from . import calendar
from .common import create_form, edit_form, form_page, next_page, page_of, record_page

blueprint = Blueprint("events", __name__, url_prefix="/events")


@blueprint.get("")
def index() -> ResponseReturnValue:
    """All events, which is what the calendar shows."""
    return calendar.index()


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    event = find(g.db, Event, id)
    mine = next((one for one in event.attendees if one.user_id == g.db.actor_id), None)
    return record_page("crm/calendar/event.html", event, parents=queries.parents(g.db, [event]), mine=mine)


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    start = _next_half_hour()
    form = create_form(
        EVENT,
        kind="Meeting",
        day=g.db.today,
        start=start,
        end=(datetime.combine(g.db.today, start) + timedelta(minutes=30)).time(),
        parent_id=read_text("parent"),
    )
    return _create(form, "New event")


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    event = find(g.db, Event, id)
    parent = f"{event.parent_type}-{event.parent_id}" if event.parent_type else None
    people = [one.key for one in event.attendees]
    form = create_form(EVENT, event, parent_id=parent, attendees=people, **when(event))
    return _create(form, "Clone event")


def _create(form: PlatformForm, title: str) -> ResponseReturnValue:
    if form.submitted(lambda values: actions.create_event(g.db, anyway=form.confirmed, **_sent(values))):
        return done(f"{form.result.subject} was created.", _after(form.result))
    return _form_page(form, title, None)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    event = find(g.db, Event, id)
    form = _edit_form(event)

    def save(values: dict[str, Any]) -> Event:
        return actions.update_event(g.db, id, version=form.version, anyway=form.confirmed, **_sent(values))

    if form.submitted(save):
        return done(f"{form.result.subject} was saved.", _after(form.result))
    return _form_page(form, "Edit event", id)


@blueprint.route("/<int:id>/later/edit", methods=["GET", "POST"])
def edit_later(id: int) -> ResponseReturnValue:
    """Change an event that repeats, and those after it."""
    event = find(g.db, Event, id)
    form = _edit_form(event)

    def save(values: dict[str, Any]) -> list[Event]:
        return actions.update_later_events(g.db, id, version=form.version, anyway=form.confirmed, **_sent(values))

    if form.submitted(save):
        return done(f"{_events(form.result)} saved.", _after(form.result[0]))
    return _form_page(form, "Edit this and later events", id)


@blueprint.route("/<int:id>/later/delete", methods=["GET", "POST"])
def delete_later(id: int) -> ResponseReturnValue:
    """Delete an event that repeats, and those after it."""
    event = find(g.db, Event, id)
    require(g.db, "delete", event)
    form = ConfirmForm.of(event)
    if form.submitted(lambda _values: actions.delete_later_events(g.db, id, version=form.version)):
        what = _events(form.result)
        return undoable(f"{what} deleted.", url_for("calendar.index"), f"{what} restored.")
    count = len(later_events(g.db, event))
    question = f"Delete {event.subject} on {count:,} days?" if count > 1 else f"Delete {event.subject}?"
    text = "Those that were held or called off stay. What is deleted goes into the recycle bin."
    return form.confirm(question, text, "Delete")


def _edit_form(event: Event) -> PlatformForm:
    form = edit_form(EVENT, event)
    # How an event repeats is said once, when it is new.
    del form["repeats"], form["until"]
    return form


def _events(events: list[Event]) -> str:
    """Events of a series and the verb of what was done to them."""
    return f"{events[0].subject} was" if len(events) == 1 else f"{len(events):,} events of {events[0].subject} were"


@blueprint.post("/plan")
def plan() -> ResponseReturnValue:
    """Who has time, for the event as the dialog has it; nothing is saved."""
    id = read_id("event")
    event = find(g.db, Event, id) if id is not None else None
    if event is None:
        require_create(g.db, "event")
    else:
        require(g.db, "edit", event)
    form = (EVENT.form_of_record if event else EVENT.form_of_new)(request.form)
    attendees = _attendees(form)
    added, removed = read_text("add"), read_text("remove")
    keys = [*(attendees.data or []), *([added] if re.fullmatch(r"(user|contact)-\d{1,9}", added) else [])]
    attendees.data = list(dict.fromkeys(key for key in keys if key != removed))
    return render_template("crm/calendar/planner.html", form=form, **_planning(form, event))


@blueprint.route("/<int:id>/move", methods=["GET", "POST"])
def move(id: int) -> ResponseReturnValue:
    """Put an event to another time: what is dragged in the calendar."""
    event = find(g.db, Event, id)
    require(g.db, "edit", event)
    form = MoveEventForm.of(event, **when(event))
    if event.all_day:
        del form.start, form.end
    elif form.start.data is None and form.end.data is None and not (form.start.raw_data or form.end.raw_data):
        form.start.data, form.end.data = when(event)["start"], when(event)["end"]

    def save(values: dict[str, Any]) -> Event:
        starts_at, ends_at = _moved(event, values)
        return actions.update_event(
            g.db, id, version=form.version, anyway=form.confirmed, starts_at=starts_at, ends_at=ends_at
        )

    if form.submitted(save):
        subject = form.result.subject
        return undoable(f"{subject} was moved.", _after(form.result), f"{subject} is where it was before.")
    return form_page(form, "Move event", about=event.subject, submit="Move")


@blueprint.post("/<int:id>/held")
def held(id: int) -> ResponseReturnValue:
    event = actions.mark_held(g.db, id)
    said = f"{event.subject} was marked as held."
    return undoable(said, next_page(_after(event)), f"{event.subject} is planned again.")


@blueprint.post("/<int:id>/not-held")
def not_held(id: int) -> ResponseReturnValue:
    event = actions.call_off(g.db, id)
    said = f"{event.subject} was marked as not held."
    return undoable(said, next_page(_after(event)), f"{event.subject} is planned again.")


@blueprint.post("/<int:id>/respond/<response>")
def respond(id: int, response: str) -> ResponseReturnValue:
    event = actions.respond(g.db, id, response.capitalize())
    return done(f"Your answer to {event.subject}: {response.capitalize()}.", _after(event))


def _sent(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "attendees": values["attendees"] or []}


def _form_page(form: PlatformForm, title: str, id: int | None) -> ResponseReturnValue:
    event = g.db.get(Event, id) if id is not None else None
    return form_page(form, title, "crm/calendar/form.html", **_planning(form, event))


def _planning(form: PlatformForm, event: Event | None) -> dict[str, Any]:
    """What the planner shows: the day of everybody who takes part, and who is busy at the chosen time."""
    owner_id = event.owner_id if event else g.db.actor_id
    if "owner_id" in form and form["owner_id"].data:
        owner_id = form["owner_id"].data
    people = {user.id: user.name for user in _users(form, owner_id)}
    day = form["day"].data
    but = event.id if event else None
    context: dict[str, Any] = {"plan_day": day, "plan_rows": [], "clashes": [], "plan_event": but}
    context |= {"plan_hours": PLANNED_HOURS, "chosen": None}
    if day is None:
        return context
    context["plan_rows"] = planner_rows(g.db, people, day, but=but)
    start, end = form["start"].data, form["end"].data
    if form["all_day"].data:
        starts_at, ends_at = midnight(g.db, day), midnight(g.db, (form["last_day"].data or day) + timedelta(days=1))
    elif start is None or end is None or end <= start:
        return context
    else:
        starts_at, ends_at = (datetime.combine(day, at, g.db.timezone) for at in (start, end))
        minute = start.hour * 60 + start.minute - PLANNED_HOURS[0] * 60
        context["chosen"] = (minute, (ends_at - starts_at).seconds // 60)
    if ends_at > starts_at:
        found = conflicts(g.db, sorted(people), starts_at, ends_at, but=but)
        context["clashes"] = [conflict_text(g.db, entry, people[entry.user_id]) for entry in found]
    return context


def _attendees(form: PlatformForm) -> AttendeesField:
    field = form["attendees"]
    assert isinstance(field, AttendeesField)
    return field


def _users(form: PlatformForm, owner_id: int | None) -> list[User]:
    """The owner and the colleagues who are asked."""
    owner = g.db.get(User, owner_id) if owner_id is not None else None
    asked = [person for person in _attendees(form).people.values() if isinstance(person, User)]
    return [*([owner] if owner else []), *(user for user in asked if user.id != owner_id)]


def _moved(event: Event, values: dict[str, Any]) -> tuple[datetime, datetime]:
    """The new start and end. What lasts all day, or over midnight, keeps its length."""
    zone, day = g.db.timezone, values["day"]
    starts, ends = (moment.astimezone(zone) for moment in (event.starts_at, event.ends_at))
    start, end = values.get("start") or starts.time(), values.get("end")
    starts_at = datetime.combine(day, start, zone)
    if end is None or ends.date() != starts.date():
        whole = (ends.date() - starts.date()).days
        length = timedelta(hours=ends.hour - starts.hour, minutes=ends.minute - starts.minute, days=whole)
        return starts_at, starts_at + length
    return starts_at, datetime.combine(day, end, zone)


def _after(event: Event) -> str:
    """Where a change was begun: in the calendar or on the event's page; else where the event hangs."""
    begun = urlsplit(request.headers.get("HX-Current-URL") or request.referrer or "")
    if begun.path in ("/calendar", url_for("events.show", id=event.id)):
        here = f"{begun.path}?{begun.query}" if begun.query else begun.path
        return local_path(here) or page_of(event)
    return page_of(event)


def _next_half_hour() -> time:
    local = g.db.now.astimezone(g.db.timezone)
    hour = local.hour + 1 if local.minute >= 30 else local.hour
    return time(min(hour, 22), 0 if local.minute >= 30 else 30)
