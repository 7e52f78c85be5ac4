"""Tools for what is put aside: saved messages, reminders, scheduled messages; and for people and one's own status."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any

from pydantic import Field

from ...platform.database import Db
from ...platform.tools import Arguments, Result, tool
from ...platform.tools.values import at_office
from .. import actions, queries
from ..actions.status import MAX_TEXT
from ..models import Member, Reminder, ScheduledPost
from ..permissions import known_people
from ..text import MAX_BODY
from .naming import ChannelName, Done, OneMessage, PersonName, PostId, channel_of, in_utc, person_of
from .writing import channel_told

Told = Mapping[str, Any]
_At = Annotated[datetime, Field(description="A moment at the office: 2026-05-14T09:30.")]


@tool("chat_save_message", "Save a message for later.", "add", repeats=True, action=actions.save_post,
      told=lambda _db, asked: {"message": asked["post_id"]})  # fmt: skip
def save_message(db: Db, given: OneMessage) -> Done:
    return Done(done="The message is saved.", id=actions.save_post(db, given.message).post_id)


@tool("chat_unsave_message", "Take a message off the saved ones.", "remove", repeats=True, action=actions.unsave_post,
      told=lambda _db, asked: {"message": asked["post_id"]})  # fmt: skip
def unsave_message(db: Db, given: OneMessage) -> Done:
    actions.unsave_post(db, given.message)
    return Done(done="The message is not saved anymore.", id=given.message)


class SetReminder(Arguments):
    message: PostId
    at: _At


@tool("chat_set_reminder", "Have a message brought back to you at a moment to come.", "add", repeats=True,
      action=actions.set_reminder,
      told=lambda db, asked: {"message": asked["post_id"], "at": at_office(db, asked["at"])})  # fmt: skip
def set_reminder(db: Db, given: SetReminder) -> Done:
    reminder = actions.set_reminder(db, given.message, in_utc(db, given.at))
    db.flush()
    return Done(done=f"You will be reminded at {at_office(db, reminder.remind_at)}.", id=reminder.id)


class ReminderRow(Result):
    id: int
    message: int
    at: str
    came_back: bool
    channel: str
    body: str


class Reminders(Result):
    items: tuple[ReminderRow, ...]


class Nothing(Arguments):
    """No arguments."""


@tool("chat_list_reminders", "List your reminders that are still open.")
def list_reminders(db: Db, _given: Nothing) -> Reminders:
    items = []
    for entry in queries.reminders(db):
        row: Reminder | None = entry.reminder
        assert row is not None
        items.append(
            ReminderRow(
                id=row.id,
                message=row.post_id,
                at=at_office(db, row.remind_at),
                came_back=row.reminded_at is not None,
                channel=entry.title,
                body=entry.line.post.body,
            )
        )
    return Reminders(items=tuple(items))


class OneReminder(Arguments):
    reminder: int


@tool("chat_finish_reminder", "Be done with a reminder.", "change", repeats=True, action=actions.finish_reminder,
      told=lambda _db, asked: {"reminder": asked["reminder_id"]})  # fmt: skip
def finish_reminder(db: Db, given: OneReminder) -> Done:
    actions.finish_reminder(db, given.reminder)
    return Done(done="The reminder is done.", id=given.reminder)


class ScheduleMessage(Arguments):
    channel: ChannelName
    body: Annotated[str, Field(max_length=MAX_BODY)]
    at: _At
    reply_to: int | None = None
    notify_all: bool = False


class Scheduled(Result):
    id: int
    channel: str
    body: str
    at: str
    failed: str | None = None


class ScheduledMessages(Result):
    items: tuple[Scheduled, ...]


def _scheduled_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"reply_to": asked.get("root_id"), "notify_all": asked.get("notify_all")}
    channel, at = channel_told(db, asked["channel_id"]), at_office(db, asked["at"])
    return {"channel": channel, "body": asked["body"], "at": at} | {k: v for k, v in told.items() if v}


@tool("chat_schedule_message", "Write a message that goes out at a moment to come.", "add",
      action=actions.schedule_post, told=_scheduled_told)  # fmt: skip
def schedule_message(db: Db, given: ScheduleMessage) -> Scheduled:
    channel = channel_of(db, given.channel)
    row = actions.schedule_post(
        db, channel.id, given.body, in_utc(db, given.at), root_id=given.reply_to, notify_all=given.notify_all
    )
    db.flush()
    return _scheduled(db, row, queries.place(db, channel))


@tool("chat_list_scheduled_messages", "List your messages that wait to be sent, the next one first.")
def list_scheduled(db: Db, _given: Nothing) -> ScheduledMessages:
    return ScheduledMessages(items=tuple(_scheduled(db, row, place) for row, place in queries.scheduled(db)))


class UpdateScheduled(Arguments):
    scheduled: int
    body: Annotated[str | None, Field(max_length=MAX_BODY)] = None
    at: _At | None = None


def _updated_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"scheduled": asked["scheduled_id"], "body": asked.get("body")}
    told["at"] = at_office(db, asked["at"]) if asked.get("at") else None
    return {name: value for name, value in told.items() if value is not None}


@tool("chat_update_scheduled_message", "Change the text or the time of a message that waits.", "change", repeats=True,
      action=actions.update_scheduled, told=_updated_told)  # fmt: skip
def update_scheduled(db: Db, given: UpdateScheduled) -> Scheduled:
    at = in_utc(db, given.at) if given.at is not None else None
    row = actions.update_scheduled(db, given.scheduled, body=given.body, at=at)
    return _scheduled(db, row, queries.place(db, row.channel))


class OneScheduled(Arguments):
    scheduled: int


@tool("chat_cancel_scheduled_message", "Do not send a message that waits.", "remove", action=actions.cancel_scheduled,
      told=lambda _db, asked: {"scheduled": asked["scheduled_id"]})  # fmt: skip
def cancel_scheduled(db: Db, given: OneScheduled) -> Done:
    actions.cancel_scheduled(db, given.scheduled)
    return Done(done="The message will not be sent.", id=given.scheduled)


@tool("chat_send_scheduled_message", "Send a message that waits at once.", "add", action=actions.send_now,
      told=lambda _db, asked: {"scheduled": asked["scheduled_id"]})  # fmt: skip
def send_scheduled(db: Db, given: OneScheduled) -> Done:
    return Done(done="The message was sent.", id=actions.send_now(db, given.scheduled).id)


def _scheduled(db: Db, row: ScheduledPost, place: str) -> Scheduled:
    return Scheduled(id=row.id, channel=place, body=row.body, at=at_office(db, row.send_at), failed=row.failed_reason)


# -- People ----------------------------------------------------------------------------------------------------------


class PersonRow(Result):
    name: str
    username: str
    title: str | None = None
    department: str | None = None
    status: str | None = None
    do_not_disturb: bool | None = None


class People(Result):
    items: tuple[PersonRow, ...]
    total: int


class SearchPeople(Arguments):
    query: Annotated[str, Field(description="Part of a name, a user name, a title or a department.")] = ""


@tool("chat_search_people", "Find colleagues whom you can write to.")
def search_people(db: Db, given: SearchPeople) -> People:
    words = given.query.lower().removeprefix("@").split()
    found = [_person(db, member) for member in known_people(db)]
    said = [" ".join(filter(None, (row.name, row.username, row.title, row.department))).lower() for row in found]
    items = [row for row, text in zip(found, said, strict=True) if all(word in text for word in words)]
    return People(items=tuple(items), total=len(items))


class OnePerson(Arguments):
    person: PersonName


class Profile(PersonRow):
    status_until: str | None = None
    do_not_disturb_until: str | None = None
    email: str | None = None
    phone: str | None = None
    city: str | None = None
    manager: str | None = None
    role: str


@tool("chat_get_person", "Read somebody's profile and status.")
def get_person(db: Db, given: OnePerson) -> Profile:
    member = person_of(db, given.person)
    person, shows, is_quiet = member.person, member.has_status(db.now), member.wants_quiet(db.now)
    return Profile(
        **_person(db, member).model_dump(),
        status_until=at_office(db, member.status_until) if shows and member.status_until else None,
        do_not_disturb_until=at_office(db, member.dnd_until) if is_quiet and member.dnd_until else None,
        email=person.email,
        phone=person.phone,
        city=person.city,
        manager=person.manager.name if person.manager else None,
        role=member.role,
    )


def _person(db: Db, member: Member) -> PersonRow:
    status = f":{member.status_emoji}: {member.status_text or ''}".strip() if member.has_status(db.now) else None
    return PersonRow(
        name=member.name,
        username=member.person.username,
        title=member.person.title,
        department=member.person.department,
        status=status,
        do_not_disturb=member.wants_quiet(db.now) or None,
    )


class SetStatus(Arguments):
    text: Annotated[str, Field(max_length=MAX_TEXT)] = ""
    emoji: Annotated[str | None, Field(description="By name: palm_tree.")] = None
    until: _At | None = None


def _status_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"text": asked.get("text"), "emoji": asked.get("emoji")}
    told["until"] = at_office(db, asked["until"]) if asked.get("until") else None
    return {name: value for name, value in told.items() if value}


@tool("chat_set_status", "Show a status beside your name.", "change", repeats=True, action=actions.set_status,
      told=_status_told)  # fmt: skip
def set_status(db: Db, given: SetStatus) -> Done:
    until = in_utc(db, given.until) if given.until is not None else None
    actions.set_status(db, text=given.text, emoji=given.emoji, until=until)
    return Done(done="Your status was saved.")


@tool("chat_clear_status", "Take your status away.", "change", repeats=True, action=actions.clear_status,
      told=lambda _db, _asked: {})  # fmt: skip
def clear_status(db: Db, _given: Nothing) -> Done:
    actions.clear_status(db)
    return Done(done="Your status was cleared.")


class DoNotDisturb(Arguments):
    on: bool
    until: _At | None = None


def _quiet_told(db: Db, asked: Told) -> dict[str, Any]:
    until = asked.get("until")
    return {"on": asked["on"]} | ({"until": at_office(db, until)} if until else {})


@tool("chat_set_do_not_disturb", "Turn do-not-disturb on or off.", "change", repeats=True, action=actions.set_dnd,
      told=_quiet_told)  # fmt: skip
def set_do_not_disturb(db: Db, given: DoNotDisturb) -> Done:
    actions.set_dnd(db, given.on, until=in_utc(db, given.until) if given.until is not None else None)
    return Done(done="Do not disturb is on." if given.on else "Do not disturb is off.")


LATER = (save_message, unsave_message, set_reminder, list_reminders, finish_reminder)
SCHEDULING = (schedule_message, list_scheduled, update_scheduled, cancel_scheduled, send_scheduled)
PEOPLE = (search_people, get_person, set_status, clear_status, set_do_not_disturb)
