"""Meetings and calls: create, edit, mark held."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from ...platform.parameters import read_text
from .. import actions
from ..fields import EVENT
from ..models import Event
from ..queries import find
from .common import create_form, edit_form, form_page, next_page, page_of

blueprint = Blueprint("events", __name__, url_prefix="/events")


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
    if form.submitted(lambda values: actions.create_event(g.db, **values)):
        return done(f"{form.result.subject} was created.", _after(form.result))
    return form_page(form, "New event")


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    event = find(g.db, Event, id)
    form = edit_form(EVENT, event)
    if form.submitted(lambda values: actions.update_event(g.db, id, version=form.version, **values)):
        return done(f"{form.result.subject} was saved.", _after(form.result))
    return form_page(form, "Edit event")


@blueprint.post("/<int:id>/held")
def held(id: int) -> ResponseReturnValue:
    event = actions.mark_held(g.db, id)
    return done(f"{event.subject} was marked as held.", next_page(_after(event)))


def _after(event: Event) -> str:
    return page_of(event) if event.parent_type else url_for("home.index")


def _next_half_hour() -> time:
    local = g.db.now.astimezone(g.db.timezone)
    hour = local.hour + 1 if local.minute >= 30 else local.hour
    return time(min(hour, 22), 0 if local.minute >= 30 else 30)
