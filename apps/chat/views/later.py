"""Saved messages, reminders, drafts and scheduled messages."""

from __future__ import annotations

from datetime import datetime, time, timedelta

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.errors import NotFound
from ...platform.forms import PlatformForm
from ...platform.pages import done
from ...platform.parameters import read_id
from .. import actions, queries
from ..forms import ReminderForm, ScheduleForm
from ..models import ScheduledPost
from ..pages import address, done_here, moment_title
from ..permissions import find_channel, find_post

blueprint = Blueprint("later", __name__)


@blueprint.get("/saved")
def saved() -> str:
    return render_template("chat/saved.html", entries=queries.saved(g.db))


@blueprint.get("/reminders")
def reminders() -> str:
    return render_template("chat/reminders.html", entries=queries.reminders(g.db))


@blueprint.route("/posts/<int:post_id>/remind", methods=["GET", "POST"])
def remind(post_id: int) -> ResponseReturnValue:
    post = find_post(g.db, post_id)
    existing = queries.reminded(g.db, post_id)
    local = (existing.remind_at if existing else _tomorrow()).astimezone(g.db.timezone)
    form = ReminderForm.new(day=local.date(), at=local.time())
    if form.submitted(lambda _: actions.set_reminder(g.db, post_id, form.moment)):
        return done_here(f"You will be reminded on {moment_title(form.result.remind_at)}.")
    return form.page("chat/remind.html", title="Remind me of this message", post=post, existing=existing)


@blueprint.post("/reminders/<int:reminder_id>/done")
def finish(reminder_id: int) -> ResponseReturnValue:
    actions.finish_reminder(g.db, reminder_id)
    return done("Done.", url_for(".reminders"))


@blueprint.get("/drafts")
def drafts() -> str:
    return render_template("chat/drafts.html", drafts=queries.drafts(g.db))


@blueprint.get("/scheduled")
def scheduled() -> str:
    return render_template("chat/scheduled.html", rows=queries.scheduled(g.db))


@blueprint.post("/channels/<int:channel_id>/draft")
def save_draft(channel_id: int) -> ResponseReturnValue:
    root_id = read_id("root_id")
    actions.save_draft(g.db, channel_id, request.form.get("body", ""), root_id=root_id)
    return "", 204


@blueprint.post("/drafts/<int:channel_id>/discard")
def discard(channel_id: int) -> ResponseReturnValue:
    actions.discard_draft(g.db, find_channel(g.db, channel_id).id, read_id("root_id"))
    return done("The draft was deleted.", url_for(".drafts"))


@blueprint.route("/channels/<int:channel_id>/schedule", methods=["GET", "POST"])
def schedule(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    root_id = read_id("root_id")
    local = _tomorrow().astimezone(g.db.timezone)
    form = ScheduleForm.new(day=local.date(), at=local.time())
    if form.submitted(
        lambda values: actions.schedule_post(
            g.db, channel_id, values["body"], form.moment, root_id=root_id, notify_all=True
        )
    ):
        said = f"Scheduled for {moment_title(form.result.send_at)}."
        return done(said, address(channel, thread=root_id) if root_id else address(channel))
    place = queries.place(g.db, channel)
    return form.page("chat/schedule.html", title=f"Schedule a message in {place}", submit="Schedule")


def _own(scheduled_id: int) -> ScheduledPost:
    row = g.db.get(ScheduledPost, scheduled_id)
    if row is None or row.author_id != g.db.actor_id or row.deleted_at is not None:
        raise NotFound("This scheduled message does not exist.")
    return row  # type: ignore[no-any-return]


@blueprint.route("/scheduled/<int:scheduled_id>/edit", methods=["GET", "POST"])
def reschedule(scheduled_id: int) -> ResponseReturnValue:
    row = _own(scheduled_id)
    local = row.send_at.astimezone(g.db.timezone)
    form = ScheduleForm.new(day=local.date(), at=local.time(), body=row.body)
    if form.submitted(lambda values: actions.update_scheduled(g.db, scheduled_id, body=values["body"], at=form.moment)):
        return done("Saved.", url_for(".scheduled"))
    return form.page("chat/schedule.html", title="Edit the scheduled message", submit="Save")


@blueprint.post("/scheduled/<int:scheduled_id>/send")
def send(scheduled_id: int) -> ResponseReturnValue:
    post = actions.send_now(g.db, scheduled_id)
    return done("Sent.", address(post.channel))


@blueprint.route("/scheduled/<int:scheduled_id>/delete", methods=["GET", "POST"])
def cancel(scheduled_id: int) -> ResponseReturnValue:
    _own(scheduled_id)
    form = PlatformForm.new()
    if form.submitted(lambda _: actions.cancel_scheduled(g.db, scheduled_id)):
        return done("The scheduled message was deleted.", url_for(".scheduled"))
    return form.confirm("Delete this scheduled message?", "It will not be sent.", "Delete")


def _tomorrow() -> datetime:
    """Nine o'clock tomorrow at the office."""
    local = g.db.now.astimezone(g.db.timezone) + timedelta(days=1)
    return datetime.combine(local.date(), time(9), g.db.timezone)
