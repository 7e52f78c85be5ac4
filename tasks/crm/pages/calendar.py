from __future__ import annotations

from datetime import date
from typing import Self

from ....apps.crm.forms import MoveEventForm
from ....apps.crm.scheduling import named_day
from ...pages import Form, Page
from .records import RecordPage, new_form


class Calendar(Page):
    def open(self) -> Self:
        self.user.open("Calendar")
        return self

    def show(self, colleague: str) -> Self:
        """Show a colleague's events, too."""
        self.user.check(colleague)
        return self

    def hide_mine(self) -> Self:
        self.user.check("My calendar", on=False)
        return self

    def next_week(self, times: int = 1) -> Self:
        for _ in range(times):
            self.user.click("link", "Next week")
        return self

    def go_to(self, day: date, view: str) -> Self:
        """Turn to a day, then to a view: "Day"."""
        self.user.click("link", named_day(day), within="Go to a date")
        self.user.click("link", view, within="Views")
        return self

    def open_event(self, subject: str, day: date | None = None, *, all_day: bool = False) -> EventPage:
        """Open an event, of a day where it stands on several or others have the same subject."""
        place = None if day is None else f"{named_day(day)}, all day" if all_day else named_day(day)
        self.user.click("link", subject, within=place)
        return EventPage(self.user)

    def new(self) -> Form:
        return new_form(self.user, "event")


class EventPage(RecordPage):
    kind = "event"

    def move(self) -> Form:
        self.user.click("button", "Move")
        return Form(self.user, "Move event", MoveEventForm, "Move")

    def mark_not_held(self) -> None:
        self.user.click("button", "Mark not held")

    def decline(self) -> None:
        self.user.click("button", "Decline")


def invite(form: Form, name: str, option: str) -> Form:
    """Invite somebody in an event's form, where others may have the same name."""
    form.user.fill("Add a colleague or contact", name, within=form.title)
    form.user.click("option", option)
    return form
