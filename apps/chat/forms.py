"""The chat's forms, and its field for several people."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from flask import g

from ..platform import forms
from ..platform.emoji import EMOJI
from ..platform.limits import LONGEST_TEXT
from ..platform.values import record_id
from .actions.channels import MAX_PURPOSE
from .actions.sections import sections
from .models import Member
from .permissions import known_people

NOTIFY = (("all", "All new messages"), ("mentions", "Mentions only"), ("none", "Nothing"))
KINDS = (("public", "Public – everybody can find and join it"), ("private", "Private – only who is added"))
CLEAR_AFTER = (
    ("never", "Don't clear"), ("30", "30 minutes"), ("60", "1 hour"), ("240", "4 hours"), ("today", "Today"),
    ("at", "Choose date and time"),
)  # fmt: skip


class PeopleField(forms.PlatformField):
    """Several people, found by typing. Empty is an empty list."""

    control = "people"
    #: What stands in the box, and nobody was chosen for.
    typed = ""

    def process(self, formdata: Any, *args: Any, **options: Any) -> None:
        super().process(formdata, *args, **options)
        self.typed = formdata.get(f"{self.name}_text", "").strip() if formdata else ""
        if self.typed:
            wrong = f"Nobody is chosen for “{self.typed}”. Pick a name from the list, or empty the box."
            self.process_errors = [*self.process_errors, wrong]

    def process_formdata(self, valuelist: list[Any]) -> None:
        ids = [record_id(str(value)) for value in valuelist]
        if None in ids:
            raise ValueError("Choose people from the list.")
        self.data = list(dict.fromkeys(ids))

    @property
    def chosen(self) -> list[Member]:
        sent = (record_id(str(value)) for value in self.raw_data or self.data or [])
        ids = [id for id in sent if id is not None]
        return known_people(g.db, ids) if ids else []


class ChannelForm(forms.PlatformForm):
    name = forms.TextField(
        "Name", max=200, required=True, help="Lower-case letters, digits and hyphens.", placeholder="spring-launch"
    )
    kind = forms.SelectField("Visibility", choices=KINDS, required=True)
    purpose = forms.TextField("Purpose", max=1000, wide=True, help="What the channel is for.")
    member_ids = PeopleField("Add people", wide=True)


class RenameForm(forms.PlatformForm):
    name = forms.TextField("Name", max=200, required=True, wide=True, help="Lower-case letters, digits and hyphens.")


class HeaderForm(forms.PlatformForm):
    header = forms.TextAreaField("Header", max=5000, help="Shown above the messages. Markdown and links work.")


class PurposeForm(forms.PlatformForm):
    purpose = forms.TextAreaField("Purpose", max=5000, help=f"What the channel is for, up to {MAX_PURPOSE} characters.")


class NotificationsForm(forms.PlatformForm):
    notify = forms.SelectField("Notify me of", choices=NOTIFY, required=True)
    is_muted = forms.CheckboxField("Mute channel")


class AddPeopleForm(forms.PlatformForm):
    person_ids = PeopleField("People", wide=True)


class ConversationForm(forms.PlatformForm):
    people = PeopleField("To", wide=True, help="One person, or up to seven for a group message.")


class SectionForm(forms.PlatformForm):
    name = forms.TextField("Name", max=80, required=True, wide=True, placeholder="Launch")


class MoveForm(forms.PlatformForm):
    section_id = forms.SelectField("Section", choices=lambda db: _sections(db), empty="No section")


class MomentForm(forms.PlatformForm):
    """A day and a time of day at the office."""

    day = forms.DateField("Date", required=True)
    at = forms.TimeField("Time", required=True, placeholder="8:30 AM")

    @property
    def moment(self) -> datetime:
        day, at = self["day"].data, self["at"].data
        return datetime.combine(day, at, g.db.timezone)


class ScheduleForm(MomentForm):
    body = forms.TextAreaField("Message", max=LONGEST_TEXT, required=True, rows=5)


class ReminderForm(MomentForm):
    pass


class StatusForm(forms.PlatformForm):
    emoji = forms.SelectField(
        "Emoji", choices=[(name, f"{character} {name.replace('_', ' ')}") for name, character in EMOJI.items()]
    )
    text = forms.TextField("Status", max=1000, placeholder="What's happening?")
    clear = forms.SelectField("Clear after", choices=CLEAR_AFTER, required=True)
    is_dnd = forms.CheckboxField("Do not disturb until then")
    day = forms.DateField("Date")
    at = forms.TimeField("Time", placeholder="5:00 PM")


def _sections(db: Any) -> list[tuple[int, str]]:
    return [(section.id, section.name) for section in sections(db)]
